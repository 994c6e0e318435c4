/** The events of a surface battle as sentences. */
import type { Event } from '@ironbottom/umpire';
import { placeName } from './display.js';
import { huntSentences } from './hunt-words.js';

type Data = Event['data'];
type Value = Data[string];

const who = (side: Value): string => (side === 'japan' ? 'Japan' : 'The Allies');
const has = (side: Value): string => (side === 'japan' ? 'Japan has' : 'The Allies have');
const list = (value: Value): string => (Array.isArray(value) ? value.join(', ') : '');
const at = (hex: Value): string => (typeof hex === 'number' && hex >= 0 ? placeName(hex) : 'nowhere');
/** 19.10.1 A mark stands for a ship that nobody of the other side has seen. */
const isMark = (ship: Value): boolean => typeof ship === 'string' && /^[AJ]\d+$/.test(ship);
const called = (ship: Value): string => (isMark(ship) ? `the masked ship ${ship}` : `${ship}`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const signed = (value: Value): string =>
  typeof value === 'number' && value !== 0 ? ` ${value > 0 ? '+' : '−'} ${Math.abs(value)}` : '';
const entries = (value: Value): { [key: string]: Value }[] =>
  Array.isArray(value) ? (value as { [key: string]: Value }[]) : [];

const cases: { readonly [c: string]: string } = {
  A: ' By night Japan surprises the Allies: her lookouts see first, her light ships reach two hexes, her fire is not seen, and the Allies do not move at first.',
  B: ' By night the lookouts of Japan see first, and her light ships reach two hexes.',
  C: ' By night the torpedoes of Japan are ready.',
  none: '',
};

export const advantageText = (advantage: Value): string =>
  typeof advantage === 'string' ? (cases[advantage] ?? '').trim() : '';

const states: { readonly [state: string]: string } = {
  withdrawn: 'leaves with his ship, and leads nobody any more',
  box: 'is out of the battle',
  wounded: 'is wounded',
  killed: 'is killed',
};

/** 20.1 What an admiral is worth on the day: in words, not by the letters of the chart. */
export const ratingsText = (S: Value, I: Value, B: Value, N: Value): string =>
  `bonus chits ${figure(S)}, initiative ${figure(I)}, breakoff ${figure(B)}, night ${figure(N)}`;

const figure = (value: Value): string => String(value).replace('-', '−');

/** Points to defence, and the die on that line. */
const reckoned = ({ points, defence, odds, face, modifier }: Data): string =>
  `${points} point${points === 1 ? '' : 's'} against defence ${defence} ${points === 1 ? 'is' : 'are'} ${odds === 0 ? 'less than 1' : odds}:1, and the die for the result ${face}${signed(modifier)}`;

const comesTo = (result: Value, before: Value): string => {
  if (result === '-') return 'no damage';
  if (result === 'S') return 'sunk at once';
  const levels = Number(String(result).slice(1));
  const now = Number(before) + levels;
  return now >= 5 || now === levels ? `${result}` : `${result}, which makes D${now}`;
};

const sentences: { readonly [kind: string]: (data: Data) => string } = {
  ...huntSentences,
  rated: ({ side, admiral, dice, roll, S, I, B, N }) =>
    `${who(side)}: ${admiral} rolls ${dice}${roll === dice ? '' : `, with the size of his force ${roll}`}: ${ratingsText(S, I, B, N)}.`,
  chits: ({ side, chits }) => `${has(side)} ${chits} chit${chits === 1 ? '' : 's'}.`,
  deployed: ({ side, ships }) => {
    const all = entries(ships);
    const hexes = [...new Set(all.map(({ hex }) => hex))];
    const there = hexes.map(
      (hex) => `${list(all.filter((each) => each.hex === hex).map(({ ship }) => ship ?? ''))} in ${at(hex)}`,
    );
    const some = all.find(({ ship }) => isMark(ship))?.ship;
    return some === undefined
      ? `${has(side)} deployed: ${there.join('; ')}.`
      : `${has(side)} deployed ${all.length} masked ships: ${there.join('; ')}. A mark such as ${some} is one ship, whatever she is, until she is seen.`;
  },
  'breakoff-levels': ({ japan, allies }) => `Breakoff levels: Japan ${japan}, the Allies ${allies}.`,
  initiative: ({ face, modifier, side, advantage }) =>
    `Initiative: a die of ${face}${modifier === 0 ? '' : `, and ${figure(modifier)} for the admirals and the night`}; low dice are Japan’s. ${has(side)} it.${typeof advantage === 'string' ? (cases[advantage] ?? '') : ''}`,
  stations: () => 'Damaged ships have taken their stations.',
  'holds-fire': ({ side }) => `${who(side)}: no more fire.`,
  surprised: ({ sequence }) =>
    `Sequence ${sequence}: the Allies are surprised. Their ships do not move, and fire only at what they see; where there is nothing to choose nobody is asked.`,
  active: ({ sequence, number }) => `Sequence ${sequence}: number ${number} is active.`,
  spotted: ({ mark, ship, hex, admiral }) =>
    `${ship} is seen in ${at(hex)} (mask ${mark})${typeof admiral === 'string' ? `, the flagship of ${admiral}` : ''}.`,
  advances: ({ side, ship, from, to }) =>
    `${who(side)}: ${called(ship)} goes from ${at(from)} to ${at(to)} before she fires.`,
  fires: ({ target, by, strength, torpedoes, chits }) => {
    const spent = typeof chits === 'number' && chits > 0 ? ` (chits: ${chits})` : '';
    if (strength === null) return `Out of the dark somebody fires at ${target}${spent}.`;
    const plural = Array.isArray(by) && by.length === 1 ? 'fires' : 'fire';
    return `${list(by)} ${plural} at ${target} with ${strength}${torpedoes === true ? ' and torpedoes' : ''}${spent}.`;
  },
  answers: ({ side, chits, dice, target }) =>
    chits === 0 && dice === 0
      ? `${who(side)}: no chit for ${target}.`
      : `${who(side)}: ${chits} for the defence of ${target}, ${dice} against the dice.`,
  'damage-points': ({ target, face, modifier, points }) =>
    `A die of ${face}${signed(modifier)}: ${points} damage point${points === 1 ? '' : 's'} on ${target}.`,
  reckoned: ({ target, ...how }) => `On ${target}: ${reckoned(how)}.`,
  result: ({ target, result, before, ...how }) =>
    how.odds === undefined
      ? `${target}: ${comesTo(result, before)}.`
      : `${reckoned(how)}: ${result === 'S' ? `${target} is sunk at once` : `${comesTo(result, before)} on ${target}`}.`,
  sunk: ({ ship }) => `${ship} sinks.`,
  'critical-roll': ({ ship, dice, hit }) =>
    `${ship} rolls ${dice} for a critical hit: ${hit === true ? 'she has one' : 'none'}.`,
  critical: ({ ship }) => `Everybody sees it: ${ship} has a critical hit.`,
  worse: ({ ship, damage, sunk }) =>
    sunk === true ? `${ship} cannot be saved, and sinks.` : `${ship} is worse off than she seemed: D${damage}.`,
  'left-behind': ({ ship }) => `Nobody can tow ${ship}, and no port is near: she sinks.`,
  'admiral-lost': ({ side, admiral, state }) => `${who(side)}: ${admiral} ${states[String(state)] ?? 'is lost'}.`,
  cycles: ({ admiral, face }) => `${admiral} will be away for ${face} cycle${face === 1 ? '' : 's'}.`,
  flag: ({ admiral, ship }) => `${admiral} hoists his flag in ${ship ?? 'another ship'}.`,
  nerve: ({ side, admiral, face, goes }) =>
    `${who(side)}: ${admiral ?? 'no admiral leads, and the force'} rolls ${face} for nerve: the force ${goes === true ? 'breaks off' : 'stays'}.`,
  'tries-to-stay': ({ side }) => `${who(side)} should break off; the commander tries to stay.`,
  'breaks-off': ({ side, special }) =>
    `${who(side)} must break off: ships in active hexes make for the edge and withdraw${typeof special === 'number' && special > 0 ? `, with ${special} chit${special === 1 ? '' : 's'} to fire as they go` : ', and fire no more'}.`,
  withdrawn: ({ ship }) => `${capital(called(ship))} has withdrawn.`,
  held: ({ ship, face, speed }) =>
    `${capital(called(ship))} (speed class ${speed}) rolls ${face} and does not get away.`,
  moves: ({ side, ships }) => {
    const moved = entries(ships);
    return moved.length === 0
      ? `${who(side)}: nobody moves.`
      : `${who(side)}: ${moved.map(({ ship, from, to }) => `${called(ship)} from ${at(from)} to ${at(to)}`).join(', ')}.`;
  },
  'contact-lost': ({ sequences }) => `After ${sequences} sequences contact is lost.`,
  points: ({ japan, allies }) => `Points: Japan ${japan}, the Allies ${allies}.`,
  honour: ({ admiral, kind, dice, given, cancels }) =>
    `${admiral} rolls ${dice} for ${kind}: ${given === true ? 'a chit' : 'nothing comes of it'}${cancels === true ? ', and the two cancel each other' : ''}.`,
};

export const surfaceWords = ({ kind, data }: Event): string =>
  (Object.hasOwn(sentences, kind) ? sentences[kind]?.(data) : undefined) ?? kind;
