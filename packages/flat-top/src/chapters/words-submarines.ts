/** Sentences for the events of submarines. */
import { name } from '../map.js';
import { count, type Data, number, text, type Value, whose } from './phrases.js';

const hex = (value: Value): string => (typeof value === 'number' ? name(value) : text(value));

export const wordsSubmarines: { readonly [kind: string]: (data: Data) => string } = {
  'arranging-submarines': () => 'The submarines take up their stations.',
  'submarines-move': () => 'The submarines move, out of sight.',
  'submarine-moved': ({ id, from, to }) => `${text(id)} goes from ${hex(from)} to ${hex(to)}.`,
  'submarines-seen': ({ hex: at, count: now, before }) =>
    number(now) === 0
      ? `Nothing more is seen of the ${number(before) === 1 ? 'submarine' : 'submarines'} in ${hex(at)}.`
      : `${count(now, 'enemy submarine')} ${number(now) === 1 ? 'is' : 'are'} in ${hex(at)}.`,
  'submarines-shown': ({ hex: at, count: now }) =>
    number(now) === 0
      ? `No submarine of yours stands on the map in ${hex(at)} any more.`
      : `The enemy sees ${count(now, 'submarine')} of yours in ${hex(at)}.`,
  'shadowed-moves': ({ side }) =>
    `${side === 'japan' ? 'Japan moves' : 'The Allies move'} a submarine that is shadowed.`,
  'submarines-orders': () => 'Submarines beside the enemy go deep, or fight.',
  'submarine-deep': ({ id, hex: at }) => `${text(id)} in ${hex(at)} goes deep until the end of the next turn.`,
  'submarine-dived': ({ side, hex: at }) =>
    `${side === 'japan' ? 'A Japanese' : 'An Allied'} submarine in ${hex(at)} has gone deep.`,
  'submarine-combat': ({ side, hex: at, count: many }) =>
    `${text(many)} ${whose(side)} ${number(many) === 1 ? 'submarine fights' : 'submarines fight'} in ${hex(at)}.`,
};
