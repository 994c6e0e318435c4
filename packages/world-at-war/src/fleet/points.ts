/** What losses count. The line is designed; docs/rulebooks/world-at-war.md says why it lies where it does. */
import { fleetAction } from '../charts/fleet-action.js';
import type { FleetPublic, Force, Side } from './kit.js';
import type { FleetLaw } from './law.js';

/** What a side has scored: the other's losses that are known to all, and what it has landed. */
export function pointsFor(pub: FleetPublic, law: FleetLaw, side: Side): number {
  return pub.forces.reduce((sum, force) => sum + (force.side === side ? landedBy(force) : lossesOf(force, law)), 0);
}

function lossesOf({ shown, began, side }: Force, { scenario }: FleetLaw): number {
  if (shown === null || began === null) return 0;
  const { sunk, inPort, damaged } = fleetAction.values.points;
  const before = [...scenario.rosters[side], ...scenario.fixed].flatMap((roster) => roster.damaged ?? []);
  let points = 0;
  for (const { state, factors, name } of shown.ships) {
    if (state === 'sunk') points += sunk * factors;
    else if (state === 'sunk-in-port') points += inPort * factors;
    else if (state === 'damaged' && !before.includes(name)) points += damaged;
  }
  const { CA, CAdamaged, DD, CVE, TR } = shown.light;
  const lost = began.CA + began.CAdamaged - CA - CAdamaged + began.DD - DD + began.CVE - CVE + began.TR - TR;
  return points + sunk * lost + damaged * (CAdamaged / 2);
}

/** A convoy that has arrived lies open to all. */
function landedBy({ shown, where, task }: Force): number {
  if (shown === null || where !== 'home' || task?.do !== 'sail') return 0;
  return shown.light.cargo.reduce((sum, { factors }) => sum + factors, 0) * fleetAction.values.points.cargo;
}
