/** 20.5, 20.6 Promotion and demotion after a battle, for commanders who are still there. */
import { cite } from '../cite.js';
import { isCapitalShip } from '../pieces.js';
import { enemyOf, type Side } from '../sides.js';
import { type SurfaceLaw, unitOf } from '../surface/law.js';
import { ledBy, type Matter, type SurfaceBattle } from '../surface/state.js';

/** 20.5.1 The enemy broke off, seven capital ships fought, or his force came up and made contact. */
export function mayBePromoted(law: SurfaceLaw, { command }: SurfaceBattle, side: Side): boolean {
  if (!cite('20.5.1')) return false;
  const capital = law.forces.filter(({ id }) => isCapitalShip(unitOf(law, id))).length;
  return command[enemyOf(side)].brokenOff || capital >= 7 || law.reacted === side;
}

/** 20.6 He broke off, and has at least twice as many ships sunk or at D4 as the enemy. */
export function mayBeDemoted({ ships, command }: SurfaceBattle, side: Side): boolean {
  const lost = (of: Side): number => ships.filter((ship) => ship.side === of && ship.damage >= 4).length;
  return command[side].brokenOff && lost(side) > 0 && lost(side) >= 2 * lost(enemyOf(side)) && cite('20.6');
}

export function honoursFor(law: SurfaceLaw, battle: SurfaceBattle, side: Side): Matter[] {
  if (ledBy(battle.command[side]) === undefined) return [];
  const found: Matter[] = [];
  if (mayBePromoted(law, battle, side)) found.push({ matter: 'honour', side, kind: 'promotion', faces: [] });
  if (mayBeDemoted(battle, side)) found.push({ matter: 'honour', side, kind: 'demotion', faces: [] });
  return found;
}
