/** The planes on the field: who can fly, and what they drop. */
import { cite } from '../cite.js';
import type { GroundLaw, Open } from './kit.js';

export const pointsOnField = ({ airfield }: Open): number =>
  Object.values(airfield?.points ?? {}).reduce((sum, points) => sum + points, 0);

type Bomber = { type: string; points: number; bombardment: number };

/** Best first. */
function bombers({ airfield }: Open, { scenario }: GroundLaw): Bomber[] {
  return Object.entries(airfield?.points ?? {})
    .map(([type, points]) => ({ type, points, bombardment: scenario.airfield?.groups[type]?.bombardment ?? 0 }))
    .filter(({ points, bombardment }) => points > 0 && bombardment > 0)
    .sort((a, b) => b.bombardment - a.bombardment || (a.type < b.type ? -1 : 1));
}

export const bombersOnField = (open: Open, law: GroundLaw): number =>
  bombers(open, law).reduce((sum, { points }) => sum + points, 0);

/** 11.5.6, R62 The owner lets whatever carries no bombs be unfit first. 11.5.8 The unfit do not fly. */
export function bombersFit(open: Open, law: GroundLaw, inoperable: number): number {
  const all = bombersOnField(open, law);
  const others = pointsOnField(open) - all;
  const unfit = cite('R62') ? Math.max(0, inoperable - others) : inoperable;
  return cite('11.5.8') ? Math.max(0, all - unfit) : all;
}

/** What so many points drop, the best of them flying. */
export function bombLoad(open: Open, law: GroundLaw, points: number): number {
  let [left, sum] = [points, 0];
  for (const { points: there, bombardment } of bombers(open, law)) {
    const flying = Math.min(left, there);
    sum += flying * bombardment;
    left -= flying;
  }
  return sum;
}
