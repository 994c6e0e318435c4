/** R37, R38, R100, R142 What a side has its points for: what it began with, what its forces came for, and harm, ship by ship. */
import { cite } from '../cite.js';
import { enemyOf, type Side } from '../sides.js';
import { pointsPerLevel, type SurfaceLaw } from './law.js';
import { isMasked, type SurfaceBattle } from './state.js';

export type Counted = { readonly what: string; readonly points: number };

/** The law of all, not of one action. Of ships that nobody has seen nobody knows how they are. */
export function tallyOf(law: SurfaceLaw, { ships, hunt }: SurfaceBattle, side: Side): Counted[] {
  const begun = cite('R38') ? law.handicap[side] : 0;
  const missions = (law.search?.[side].groups ?? []).flatMap(({ name, mission }): Counted[] =>
    mission !== null && hunt?.done.includes(name) ? [{ what: mission.what, points: mission.worth }] : [],
  );
  const counts = cite('R100') ? law.counts[side] : 1;
  const harm = [...ships, ...(hunt?.others ?? [])].flatMap((ship): Counted[] => {
    if (ship.side !== enemyOf(side) || isMasked(ship) || !cite('R37')) return [];
    const levels = ship.damage - (law.forces.find(({ id }) => id === ship.id)?.damage ?? 0);
    if (levels === 0) return [];
    const what = `${ship.id} ${ship.state === 'sunk' ? 'sunk' : `damaged to D${ship.damage}`}`;
    return [{ what, points: counts * pointsPerLevel(law, ship.id) * levels }];
  });
  return [...(begun > 0 ? [{ what: 'began with', points: begun }] : []), ...missions, ...harm];
}

/** ' (began with 21; Gwin sunk 30)' */
export function tallyText(law: SurfaceLaw, battle: SurfaceBattle, side: Side): string {
  const parts = tallyOf(law, battle, side).map(({ what, points }) => `${what} ${points}`);
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`;
}
