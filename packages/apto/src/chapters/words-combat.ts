/** One English sentence for each event of a land battle, made when somebody wants to read it. */
import type { Event, Plain } from '@ironbottom/umpire';
import { shortResult } from '../result-words.js';

type Data = Event['data'];

const text = (value: Plain | undefined): string => String(value ?? '');
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const list = (value: Plain | undefined): { [key: string]: Plain | undefined }[] =>
  Array.isArray(value) ? (value as { [key: string]: Plain | undefined }[]) : [];

const sides: { readonly [side: string]: string } = { japan: 'Japan', allies: 'The Allies' };
const verbs: { readonly [kind: string]: string } = {
  breakthrough: 'try to break through at',
  combat: 'attack',
  exploitation: 'go on to attack',
  reaction: 'react with armour at',
  banzai: 'charge',
};
const singular = (words: string): string =>
  words.replace(
    /^(\w+?)( |$)/,
    (_, verb: string, rest: string) => `${verb === 'try' ? 'trie' : verb === 'go' ? 'goe' : verb}s${rest}`,
  );

function attack({ side, kind, hex }: Data): string {
  const words = verbs[text(kind)] ?? 'attack';
  return `${sides[text(side)] ?? text(side)} ${side === 'japan' ? singular(words) : words} ${text(hex)}.`;
}

/** '9 (units 6, General 2, planes 1)' */
function total(points: Plain | undefined, shares: Plain | undefined): string {
  const parts = list(shares);
  if (parts.length < 2) return text(points);
  return `${text(points)} (${parts.map(({ what, points: of }) => `${text(what)} ${text(of)}`).join(', ')})`;
}

const modifiers = (value: Plain | undefined): string =>
  list(value)
    .map(({ what, value: of }) => `${text(what)} ${signed(Number(of))}`)
    .join(', ');

const words: { readonly [kind: string]: (data: Data) => string } = {
  attack,
  'left-out': ({ hex, names }) =>
    `Left out of the defence of ${text(hex)}: ${Array.isArray(names) ? names.join(', ') : ''}.`,
  odds: (data) =>
    `Strength ${total(data.attack, data.attackers)} against ${total(data.defence, data.defenders)}: odds of ${text(data.odds)}.`,
  modifiers: (data) => `To the die: ${modifiers(data.modifiers)}; in all ${signed(Number(data.sum))}.`,
  result: ({ odds, net, result, backfired }) =>
    `A net ${text(net)} at ${text(odds)} is ${backfired === true ? '[-/1], which falls back on the attacker' : text(result)}: ${shortResult(text(result))}.`,
  eliminated: ({ name }) => `${text(name)} is eliminated.`,
  depleted: ({ name }) => `${text(name)} loses a step.`,
  'general-with-hq': ({ name }) => `General ${text(name)} was alone with it, and comes back in a later season as well.`,
  'headquarters-lost': ({ name }) => `The headquarters ${text(name)} is lost; it comes back in a later season.`,
  emptied: ({ hex, fort }) =>
    fort === true ? `The empty fort of ${text(hex)} falls.` : `Nobody is left to hold ${text(hex)}.`,
  'must-retreat': ({ hex, net, face }) =>
    `The defenders of ${text(hex)} roll ${text(face)} against ${text(net)}: they must retreat.`,
  withdraws: ({ hex }) => `The defenders of ${text(hex)} go of their own accord.`,
  holds: ({ hex }) => `The defenders of ${text(hex)} stay.`,
  'may-stand': ({ hex, net, face }) =>
    `The defenders of ${text(hex)} roll ${text(face)} against ${text(net)}: they may stand.`,
  'no-banzai': ({ face, check }) => `A ${text(face)} is not below ${text(check)}: no Banzai.`,
  banzai: ({ from, at }) => `Banzai: the Japanese in ${text(from)} charge ${text(at)}.`,
  'no-way-out': ({ name }) => `${text(name)} has nowhere to retreat to.`,
  retreats: ({ name, to }) => `${text(name)} retreats to ${text(to)}.`,
  general: ({ name, fate }) =>
    fate === 'dead'
      ? `General ${text(name)} falls.`
      : `General ${text(name)} escapes; he may come back in the next season.`,
  going: ({ hex, names }) =>
    `${Array.isArray(names) ? names.map(text).join(', ') : ''} will advance into ${text(hex)}; one of the attackers pays with a step.`,
  advances: ({ name, to }) => `${text(name)} advances into ${text(to)}.`,
  'no-advance': ({ hex }) => `Nobody advances into ${text(hex)}.`,
};

/** Undefined for events of other chapters. */
export const combatEvent = ({ kind, data }: Event): string | undefined => words[kind]?.(data);
