/** The figures the odds are over: hits and sinkings, planes lost, points. */
import type { Measures, Tally } from '@ironbottom/umpire';
import { isSunk } from '../chapters/21-damage.js';
import { namelessType } from '../charts/rating.js';
import { type Battle, type Ship, type Side, sides } from '../state.js';
import { nationOf } from './lots.js';
import { planesOf } from './planes-of.js';

/** The figures of the odds: hits and sinkings of the targets, planes lost, points. */
export function measuresFor(start: Battle, targets: readonly Target[]): (end: Battle) => Measures {
  const chosen = targets.length > 0 ? targets : allTargets(start);
  const { names, of } = tallyFor(start);
  return (end) => {
    const measures: Measures = {};
    if (end.base !== null && start.base !== null)
      measures[`hits on ${end.base.name}`] = end.base.hits - start.base.hits;
    for (const { side, ship } of chosen) {
      const now = end.ships[side][ship];
      if (now === undefined) continue;
      const name = namelessType(now.name) === undefined ? now.name : `${nationOf(side)} ${now.name}`;
      measures[`hits on ${name}`] = now.hits - (start.ships[side][ship]?.hits ?? 0);
      measures[`${name} sunk`] = isSunk(now) ? 1 : 0;
    }
    for (const side of sides) {
      const fleet = chosen.filter((target) => target.side === side);
      if (fleet.length < 2) continue;
      measures[`${nationOf(side)} ships sunk`] = count(end.ships[side], isSunk) - count(start.ships[side], isSunk);
    }
    const counts = of(end);
    for (let i = 0; i < names.length; i++) measures[names[i] ?? ''] = counts[i] ?? 0;
    return measures;
  };
}

/** What is only counted, and changes nothing still to come: planes lost and points. */
export function tallyFor(start: Battle): Tally<Battle> {
  const planes = sides.filter((side) => planesOf(start, side) > 0);
  const before = { allied: planesOf(start, 'allied'), japan: planesOf(start, 'japan') };
  return {
    names: [
      ...planes.map((side) => `${nationOf(side)} planes lost`),
      ...sides.map((side) => `${nationOf(side)} points`),
    ],
    of(battle) {
      const counts: number[] = [];
      for (const side of planes) counts.push(before[side] - planesOf(battle, side));
      for (const side of sides) counts.push(battle.points[side] - start.points[side]);
      return counts;
    },
  };
}

const count = (ships: readonly Ship[], is: (ship: Ship) => boolean): number =>
  ships.reduce((n, ship) => n + (is(ship) ? 1 : 0), 0);

/** A ship by her side and her place in its list. */
export type Target = { side: Side; ship: number };

/** Where no target is named: ships with names, or the first few of those without. */
export function allTargets(start: Battle): Target[] {
  return sides.flatMap((side) => {
    const named = start.ships[side].map((ship, i) => ({ side, ship: i, named: namelessType(ship.name) === undefined }));
    const some = named.filter((target) => target.named);
    return (some.length > 0 ? some : named.slice(0, 4)).map(({ ship }) => ({ side, ship }));
  });
}
