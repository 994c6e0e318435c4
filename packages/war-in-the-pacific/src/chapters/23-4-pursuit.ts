/** 23.4 Pursuit: the force that stays may send active units after the one that goes. */
import type { Out } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { zeroIsNone } from '../dice.js';
import { type Clash, takingPart } from '../ground/clash.js';
import { round } from '../rounding.js';
import { enemyOf, type Side } from '../sides.js';
import { calledFrom, toLosses } from './23-3-retreat.js';
import { checkModifier, ownQuality, passes } from './23-5-troop-quality.js';

/** Those of its units that may go after the other. 17.1.12 Nobody goes on from a beach. */
export function mayPursue(clash: Clash, side: Side): string[] {
  if (clash.landing !== null && side === clash.attacker && cite('17.1.12')) return [];
  if (clash.landing?.aboard === true) return [];
  return takingPart(clash.forces[side])
    .filter(({ active, labour }) => active && !labour)
    .map(({ id }) => id);
}

/** The best of them leads the pursuit. */
export function pursuitQuality(clash: Clash, side: Side): number {
  const chosen = clash.forces[side].units.filter(({ id }) => clash.pursuers.includes(id));
  return Math.max(0, ...chosen.map(ownQuality));
}

/** 25.8 What helps the pursuers on the die. */
export function pursuitModifier(clash: Clash, side: Side): number {
  const chosen = clash.forces[side].units.filter(({ id }) => clash.pursuers.includes(id));
  return checkModifier(chosen);
}

/** Nobody pursues: half, a fraction up. Somebody does: all of it, and a check. */
export function pursued(clash: Clash, side: Side, pursuers: string[], out: Out): void {
  const called = clash.forces[side].owed > 0 ? clash.forces[side].owed : calledFrom(clash, side);
  clash.pursuers = pursuers;
  if (pursuers.length > 0) {
    clash.forces[side].owed = called;
    clash.step = 'pursuit';
    return;
  }
  clash.forces[side].owed = cite('23.4') ? round(called / 2, 'up') : called;
  if (out.on) out.tell('all', '23.4', 'no-pursuit', { side });
  toLosses(clash);
}

export function pursuitChecked(clash: Clash, face: number, out: Out): void {
  const side = enemyOf(clash.gone?.side ?? clash.attacker);
  const force = clash.forces[side];
  const passed = passes(face, pursuitQuality(clash, side), pursuitModifier(clash, side));
  if (out.on)
    out.tell('all', '23.4', 'pursuit', {
      side,
      face: zeroIsNone(face),
      passed,
      to: clash.names[clash.gone?.to ?? ''] ?? '',
    });
  if (!passed) {
    for (const unit of force.units) if (clash.pursuers.includes(unit.id) && cite('23.4')) unit.active = false;
    clash.pursuers = [];
  }
  toLosses(clash);
}
