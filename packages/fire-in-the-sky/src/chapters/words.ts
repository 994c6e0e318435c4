/** One English sentence for each event of a battle, made when somebody wants to read it. */
import type { Event } from '@ironbottom/umpire';
import { isUnit, unitOf } from '../units.js';

type Data = Event['data'];

export const sideNames: { readonly [side: string]: string } = { japan: 'Japan', allies: 'the Allies' };
const whose: { readonly [side: string]: string } = { japan: 'Japanese', allies: 'Allied' };
const crowdNames: { readonly [crowd: string]: string } = {
  '*submarines': 'the submarines',
  '*air': 'enemy planes',
  '*strike': 'the attacking planes',
  '*kamikaze': 'the kamikazes',
  '*land': 'the enemy on the ground',
  '*merchants': 'the merchant convoys',
};
const firers: { readonly [rule: string]: string } = {
  '5.3': 'Escorts of the convoys hunt the submarines',
  '5.4': 'Submarines attack the merchant convoys',
  '16.1.3': 'Bombers attack Japan from the air',
  '11.1.2': 'escorts hunt the submarines',
  '11.1.3': 'submarines attack',
  '11.2.2.2': 'Air Points fire at',
  '11.2.2.4a': 'ships fire at',
  '11.2.2.4b': 'Air Points strike at',
  'CARD-surface': 'ships fire at',
  '11.2.5.3': 'Air Points support the troops',
  '11.2.5.5': 'land units fight',
};
const withoutTarget = new Set(['5.3', '5.4', '16.1.3', '11.1.2', '11.2.5.3', '11.2.5.5']);

const text = (value: Data[string]): string => String(value ?? '');
const number = (value: Data[string]): number => (typeof value === 'number' ? value : 0);
const some = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** 'BB Kongo', but 'US DD 3'. */
export function shipName(id: string): string {
  if (!isUnit(id)) return 'the unit aboard';
  const { name, type } = unitOf(id);
  return name.includes(type) ? name : `${type} ${name}`;
}

function fire(rule: string, { by, at, dice, hits, from, half }: Data): string {
  const target = crowdNames[text(at)] ?? shipName(text(at));
  const what = firers[rule] ?? 'fire at';
  const head = rule.startsWith('5.') || rule === '16.1.3' ? what : `${whose[text(by)] ?? ''} ${what}`;
  const need =
    number(from) > 6 ? 'nothing hits' : number(from) <= 1 ? 'every die hits' : `each ${text(from)} or more hits`;
  const score = hits === 0 ? 'no hit' : some(number(hits), half === true ? 'half hit' : 'hit');
  return `${head}${withoutTarget.has(rule) ? '' : ` ${target}`}: ${some(number(dice), 'die', 'dice')}, ${need}; ${score}.`;
}

function checked({ ship, dice, plus, defence, sunk }: Data): string {
  const sum = number(dice) + number(plus);
  const sums = plus === 0 ? text(dice) : `${text(dice)} + ${text(plus)} = ${sum}`;
  const name = shipName(text(ship));
  return sunk === true
    ? `Damage check for ${name}: ${sums} reaches her Defence of ${text(defence)}: she is sunk.`
    : `Damage check for ${name}: ${sums} is below her Defence of ${text(defence)}: she is damaged and leaves the map.`;
}

const other: { readonly [kind: string]: (data: Data) => string } = {
  checked,
  kamikazes: ({ points }) => `${some(number(points), 'Japanese Air Point')} will dive on the ships.`,
  supremacy: ({ side }) => sentence(`${sideNames[text(side)]} ${side === 'japan' ? 'has' : 'have'} Air Supremacy`),
  'air-lost': ({ side, lost }) => `${some(number(lost), `${whose[text(side)]} Air Point`)} shot down.`,
  'submarines-lost': ({ side, lost }) => `${some(number(lost), `${whose[text(side)]} Submarine Point`)} eliminated.`,
  'strength-lost': ({ side, lost }) =>
    sentence(`${sideNames[text(side)]} lost ${some(number(lost), 'point')} of strength`),
  'cargo-hit': ({ side, kind, left }) =>
    left === 0
      ? `The ${whose[text(side)]} ${text(kind)} unit aboard is eliminated.`
      : `The ${whose[text(side)]} ${text(kind)} unit aboard is left with a strength of ${text(left)}.`,
  'cargo-lost': ({ side, units }) =>
    `With the ships of its Task Force gone ${some(number(units), `${whose[text(side)]} unit`)} aboard ${units === 1 ? 'is' : 'are'} lost.`,
  decks: ({ side, homeless, lost }) =>
    `${some(number(homeless), `${whose[text(side)]} Air Point`)} must land elsewhere; ${lost === 0 ? 'all find room' : `${text(lost)} cannot and ${lost === 1 ? 'is' : 'are'} lost`}.`,
  round: ({ round }) => `Round ${text(round)}.`,
  'broke-off': ({ side }) => sentence(`${sideNames[text(side)]} ${side === 'japan' ? 'breaks' : 'break'} off`),
  halted: ({ side }) => sentence(`${sideNames[text(side)]} ${side === 'japan' ? 'stops' : 'stop'} the attack on land`),
  'merchants-sunk': ({ sunk, by }) =>
    `${some(number(sunk), 'Japanese Transport Point')} ${by === 'bombers' ? 'bombed' : 'sunk'} for good.`,
  reckoned: ({ words: told }) => text(told),
};

export function combatWords({ rule, kind, data }: Event): string {
  if (kind === 'fire') return fire(rule, data);
  return other[kind]?.(data) ?? `${kind}.`;
}
