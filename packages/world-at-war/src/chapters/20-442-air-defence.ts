/** Air defence: a stand-in for 23.4, which is not in the source. What counts towards it is printed in chapter 20. */
import { airDefence } from '../charts/stand-ins.js';
import { cite } from '../cite.js';
import { type LightForce, lightFactors, type NamedShip } from '../pieces.js';

export function airDefenceLevel(ships: readonly NamedShip[], light: readonly LightForce[]): number {
  let factors = 0;
  let levels = 0;
  for (const ship of ships) {
    if (ship.state === 'sunk') continue;
    if (ship.state === 'sunk-in-port' && cite('20.5212B')) continue;
    if (ship.state === 'damaged' && !cite('20.5222D')) continue;
    factors += ship.factors;
    if (ship.kind === 'BB' && ship.factors === 5 && cite('20.253')) levels += 1;
    if (ship.kind === 'CVB' && cite('20.36')) levels += 1;
  }
  for (const force of light) factors += lightFactors(force) + (cite('20.442') ? 2 * force.CVE : 0);
  return Math.floor(factors / airDefence.values.factorsToALevel) + levels;
}
