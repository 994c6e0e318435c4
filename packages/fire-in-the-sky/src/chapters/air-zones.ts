/** Enemy Air Zones of Control, and how far a move may go on through them. */
import { airZones } from '../charts/movement.js';
import { cite } from '../cite.js';

/** `return`: the way home, which is made as a sea deployment (13.0). */
export type ZonedMove = 'seaDeployment' | 'return' | 'operational' | 'reaction';

const ruleOf: { readonly [M in ZonedMove]: string } = {
  seaDeployment: '7.1',
  return: '13.0',
  operational: '8.0',
  reaction: '9.0',
};

/**
 * Whether a unit may enter one more hex. `zones` says of each hex so far, the first of them where it started, whether it
 * lies in an enemy Air Zone of Control.
 */
export function mayGoOn(move: ZonedMove, zones: readonly boolean[]): boolean {
  if (!cite(ruleOf[move])) return true;
  const { startingHex, hexesBeyond } = airZones.values[move === 'return' ? 'seaDeployment' : move];
  const first = zones.indexOf(true, startingHex ? 0 : 1);
  if (first < 0) return true;
  const beyond = zones.length - 1 - first;
  return beyond < hexesBeyond;
}
