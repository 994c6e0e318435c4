/** 19.5 Japanese torpedo markers: reach, or a column to the right. */
import type { Refusal } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { isFlotilla } from '../pieces.js';
import { type SurfaceLaw, unitOf } from '../surface/law.js';
import { commanderOf, type Ship, type SurfaceBattle } from '../surface/state.js';
import { leaderless } from './20-admirals.js';

/** Two for a counter of destroyers, one for a cruiser, none with troops aboard or in tow (19.5.1). */
export function markersFor(law: SurfaceLaw, id: string): number {
  const unit = unitOf(law, id);
  if (!unit.torpedoBonus || !cite('19.5')) return 0;
  if (law.forces.some((each) => each.id === id && each.loaded) && cite('19.5.1')) return 0;
  return isFlotilla(unit) ? 2 : 1;
}

/** By night with any of the Japanese advantages; by day with the initiative and the better (lower) E rating. */
export function torpedoesInForce(law: SurfaceLaw, battle: SurfaceBattle): boolean {
  if (law.night) return battle.advantage !== 'none';
  return battle.initiative === 'japan' && engagement(law, battle, 'japan') < engagement(law, battle, 'allies');
}

const engagement = ({ charts }: SurfaceLaw, { command }: SurfaceBattle, side: 'japan' | 'allies'): number =>
  charts.surfaceAdmirals.values[commanderOf(command[side])?.name ?? '']?.E ?? leaderless.E;

/** One marker a sequence; one that is spent stays spent until the ship has been in port (19.5.2). */
export const mayLaunch = (law: SurfaceLaw, battle: SurfaceBattle, { torpedoes, launched, side }: Ship): boolean =>
  side === 'japan' && torpedoes > 0 && !launched && torpedoesInForce(law, battle);

/** Why she has no torpedo marker to spend; undefined: she has. */
export function whyNoTorpedoes(law: SurfaceLaw, battle: SurfaceBattle, ship: Ship): Refusal | undefined {
  const { id, torpedoes, launched } = ship;
  if (mayLaunch(law, battle, ship)) return undefined;
  if (!unitOf(law, id).torpedoBonus) return { rule: '19.5', why: `${id} carries no torpedo markers` };
  if (law.forces.some((each) => each.id === id && each.loaded))
    return { rule: '19.5.1', why: `${id} is loaded, or has something in tow, and leaves her torpedoes alone` };
  if (torpedoes === 0) return { rule: '19.5.2', why: `${id} has spent all her torpedo markers` };
  if (launched)
    return { rule: '19.5', why: `${id} has spent a torpedo marker in this sequence, and may spend one only` };
  return law.night
    ? { rule: '19.10.4', why: 'Japan has no advantage tonight, so that torpedo markers do not count' }
    : { rule: '19.5', why: 'by day torpedo markers count with the initiative and the better engagement rating alone' };
}

export function launch(ship: Ship): void {
  ship.launched = true;
  if (cite('19.5.2')) ship.torpedoes -= 1;
}
