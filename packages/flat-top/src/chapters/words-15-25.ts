/** Sentences for where battles are fought, repair, the end of a turn and what is lost with it. */
import { name } from '../map.js';
import { count, type Data, number, text, type Value, whose } from './phrases.js';

const hex = (value: Value): string => (typeof value === 'number' ? name(value) : text(value));

export const words1525: { readonly [kind: string]: (data: Data) => string } = {
  'battle-begins': ({ hex: at, why }) =>
    why === 'interception' ? `Planes meet over ${hex(at)}: special interception.` : `A battle is fought in ${hex(at)}.`,
  'air-combat-tried': ({ side, hex: at, possible, chance }) => {
    const far = chance === true ? ', far from ships and fields' : '';
    const end = possible === true ? '.' : ', but no deck or field is near enough.';
    return `${whose(side)} interceptors seek combat over ${hex(at)}${far}${end}`;
  },
  'tried-before': ({ side, hex: at, altitude }) =>
    `${whose(side)} interceptors have looked for enemies at ${text(altitude)} altitude in ${hex(at)} this turn already.`,
  repaired: ({ base, hits }) =>
    number(hits) === 0 ? `${text(base)} is whole again.` : `${text(base)} is repaired to ${count(hits, 'hit')}.`,
  'base-closed': ({ base }) => `Nothing can take off or land at ${text(base)}: the enemy scores for it.`,
  'out-of-fuel': ({ af, plane, factors, wasted }) =>
    `${text(factors)} ${text(plane)} of ${text(af)} come down at the end of their range, ${
      wasted === true ? 'without need: ten points each' : 'for want of a field that was hit or taken'
    }.`,
  'cannot-land': ({ af, plane, factors }) =>
    `${text(factors)} ${text(plane)} of ${text(af)} could not land in time if the game went on: ten points each.`,
  'base-falls': ({ side, base, points }) =>
    `${text(points)} points are ashore at ${text(base)}: from the next turn it is a ${whose(side)} base.`,
  'base-taken': ({ side, base }) => `${text(base)} is ${whose(side)} now; whatever stood on its field is lost.`,
  bonus: ({ side, points }) =>
    `${side === 'japan' ? 'Japan receives' : 'The Allies receive'} ${text(points)} points for how the unloading went.`,
  'landed-in-force': ({ side, points, at }) =>
    `${side === 'japan' ? 'Japan has' : 'The Allies have'} unloaded ${text(points)} points${at === null ? '' : ` at ${text(at)}`}, and that decides the game.`,
  'turn-over': ({ turn }) => `Turn ${number(turn) + 1} is over.`,
};
