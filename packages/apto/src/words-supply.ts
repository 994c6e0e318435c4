/** Events of the Supply and Replenishment Steps, each as one sentence. */
import { counted, type Data, hex, installations, list, nation, Side, unit, units, verb } from './words-pieces.js';

export const supplySentences: { readonly [kind: string]: (data: Data) => string } = {
  isolated: ({ nation: who, hex: at, chits }) =>
    `${hex(at)} is cut off from every other source of ${nation(who)}; it has ${counted(chits, 'Supply chit', 'Supply chits')} in stock.`,
  joined: ({ nation: who, hex: at }) => `${hex(at)} is linked again with the sources of ${nation(who)}.`,
  marked: ({ side, units: of }) => `${Side(side)}: out of supply and marked: ${units(of)}.`,
  restored: ({ units: of }) => `In supply again: ${units(of)}.`,
  wastes: ({ unit: id, die, steps }) =>
    `${unit(id)} is out of supply again: a ${die}, ${steps === 0 ? 'and it holds on' : `and it loses ${counted(steps, 'step', 'steps')}`}.`,
  'chits used': ({ chits }) => `${counted(chits, 'Supply chit is', 'Supply chits are')} used up.`,
  'supply destroyed': ({ side, hexes }) =>
    `${verb(side, 'destroys', 'destroy')} ${counted(list(hexes).length, 'Supply chit', 'Supply chits')} at ${[...new Set(list(hexes).map(hex))].join(', ')}.`,
  'supply kept': ({ side }) => `${verb(side, 'destroys', 'destroy')} no supply.`,
  replenished: ({ unit: id, hex: at, price }) =>
    `${unit(id)} comes back at ${hex(at)}${price === 0 ? '' : ` for ${price} EP`}.`,
  pilots: ({ nation: who, points }) =>
    Number(points) === 0
      ? `${nation(who)} brings no pilots back.`
      : `${nation(who)} brings ${counted(points, 'point', 'points')} of ground support back.`,
  'chosen to come back': ({ units: of }) => `${units(of)} may come back for nothing.`,
  'lost for good': ({ unit: id }) => `${unit(id)} does not come back, and is out of the game.`,
  'repair tried': ({ what, die, done }) =>
    `Repair of ${installations([what ?? ''])}: a ${die}, ${done === true ? 'it works again' : 'nothing comes of it this month'}.`,
  'no repair': ({ nation: who }) => `${nation(who)} repairs nothing this month.`,
  'not replenished': ({ unit: id }) => `${unit(id)} goes to the Force Pool.`,
};
