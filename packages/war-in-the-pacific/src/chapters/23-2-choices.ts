/** Who may do what in a ground combat. */
import { cite } from '../cite.js';
import { type Clash, type Fighter, type Force, takingPart } from '../ground/clash.js';
import type { Side } from '../sides.js';
import { mayTakeStep } from './23-6-step-loss.js';

/** 23.2.2 Who may lead: labour only where there is nobody else, an attacker only with active units. */
export function mayLead(clash: Clash, side: Side): Fighter[] {
  const alive = clash.forces[side].units.filter(({ steps }) => steps > 0);
  const fighting = cite('23.2.2') ? alive.filter(({ labour }) => !labour) : alive;
  if (side === clash.attacker) return fighting.filter(({ active }) => active);
  return fighting.length > 0 ? fighting : alive;
}

/** 25.3.1 Others may be tried as lead units in place of the one that failed. */
export const mayTakeOver = (clash: Clash): Fighter[] =>
  takingPart(clash.forces.allies).filter(({ id, labour }) => !labour && clash.forces.allies.jungle[id] === undefined);

/** 23.6 Who may take the next step. */
export const stepTakers = (force: Force): string[] =>
  mayTakeStep(
    takingPart(force).filter(({ labour }) => !labour),
    force.lead,
    force.owed,
    force.taken,
  );
