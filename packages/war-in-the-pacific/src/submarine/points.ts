/** R89 Points: what damage and submarines are worth, and who wins. */
import type { Out, Result } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { isCapitalShip, isCarrier, isTransport, type NavalType } from '../pieces.js';
import { sideNames } from '../sides.js';
import type { SubmarineLaw } from './law.js';
import type { Hunt, SubmarineBattle } from './state.js';

/** Points for each level of damage. */
export const worthOf = (type: NavalType): number => {
  if (type === 'CV') return 6;
  if (isCarrier({ type }) || type === 'BB' || type === 'BC') return 4;
  return isTransport({ type }) || type === 'AO' ? 3 : isCapitalShip({ type }) ? 2 : 1;
};
/** For each submarine sunk. */
export const perSubmarine = 3;

const began = (law: SubmarineLaw, id: string): number =>
  law.forces.find(({ damaged = {} }) => damaged[id] !== undefined)?.damaged?.[id] ?? 0;

/** What the hunter has done; `known`: as far as he has seen. */
export const hunterPoints = (battle: SubmarineBattle, law: SubmarineLaw, known: boolean): number =>
  battle.ships.reduce(
    (sum, { id, type, damage }) =>
      sum + worthOf(type) * Math.max(0, (known ? (battle.shown[id] ?? 0) : damage) - began(law, id)),
    0,
  );

export function closeHunt({ law, battle }: Hunt, out: Out): void {
  if (battle.single) return;
  battle.points[law.hunter] = cite('R89') ? hunterPoints(battle, law, false) : 0;
  battle.points[law.hunted] = perSubmarine * battle.sunk;
  for (const ship of battle.ships) battle.shown[ship.id] = ship.damage;
  const hurt = battle.ships
    .filter(({ damage }) => damage > 0)
    .map(({ id, damage, sunk }) => `${id} ${sunk ? 'sunk' : `D${damage}`}`);
  const forces = battle.forces.map(({ marker, force }) => `${marker} ${force === 'dummy' ? 'a dummy' : force}`);
  const subrons = battle.subrons.map(({ marker, holds }) => `${marker} ${holds === 'dummy' ? 'a dummy' : holds}`);
  if (out.on) out.tell('all', 'R89', 'points', { ...battle.points, hurt, forces, subrons });
}

export function huntResult({ points }: SubmarineBattle, law: SubmarineLaw): Result {
  const ahead = points[law.hunter] - points[law.hunted];
  const winner = ahead >= law.line ? law.hunter : law.hunted;
  return {
    winners: [winner],
    why: `${sideNames[winner]} won: Japan ${points.japan}, the Allies ${points.allies} points; the submarines wanted ${law.line} more.`,
    rule: 'R89',
  };
}
