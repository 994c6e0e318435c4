/** R42 Supply: a chain of friendly bases, each within a sea deployment of the next, from a country of one's own. */
import { airZones, transportCosts } from './charts/movement.js';
import { enemyZones } from './forces.js';
import { allBases, type BaseNo, baseOf } from './map/places.js';
import { reachOver } from './map/reach.js';
import type { Side } from './pieces.js';
import type { Pub } from './state.js';

export function suppliedBases(pub: Pub, side: Side): Set<BaseNo> {
  const zones = enemyZones(pub, side);
  const found = new Set<BaseNo>();
  const waiting: BaseNo[] = [];
  for (const { no, source } of allBases) if (source === side && pub.control[no] === side) waiting.push(no);
  for (let base = waiting.pop(); base !== undefined; base = waiting.pop()) {
    if (found.has(base)) continue;
    found.add(base);
    const { seaDeployment } = transportCosts.values.reach;
    const steps = reachOver(baseOf(base).place, seaDeployment, zones, airZones.values.seaDeployment);
    for (const { no, place } of allBases)
      if (pub.control[no] === side && !found.has(no) && (steps[place] ?? -1) > 0) waiting.push(no);
  }
  return found;
}
