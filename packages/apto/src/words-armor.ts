/** Events of armour that breaks through, goes on and reacts, each as one sentence. */
import { type Data, hex, list, Side, units, type Value, verb } from './words-pieces.js';

const last = (path: Value): string => hex(list(path).pop() ?? '');

export const armorSentences: { readonly [kind: string]: (data: Data) => string } = {
  leaves: ({ units: of, from }) => `${units(of)} is about to leave ${hex(from)}, beside enemy armour.`,
  reacts: ({ units: of, hex: at }) => `${units(of)} reacts at ${hex(at)}.`,
  'no reaction': ({ hex: at }) => `No armour reacts at ${hex(at)}.`,

  breakthrough: ({ units: of, target, via }) =>
    `${units(of)} is to break through at ${hex(target)}${via === undefined ? '' : `, by way of ${hex(via)}`}.`,
  'no breakthrough': ({ side }) => `${verb(side, 'tries', 'try')} no further Breakthrough.`,
  'goes on': ({ units: of, path }) => `${units(of)} goes on for ${last(path)}.`,
  halts: ({ side }) => `${Side(side)}: nobody goes on from the Breakthrough.`,
  exploits: ({ units: of, path }) => `${units(of)} exploits towards ${last(path)}.`,
  'all exploited': ({ side }) => `${Side(side)}: nobody else exploits.`,
};
