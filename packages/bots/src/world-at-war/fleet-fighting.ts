/** Where planes and guns are aimed, and when a fight is refused. */
import type { RowAnswer, Sheet, SplitAnswer } from '@ironbottom/umpire';
import { type FleetView, type Force, isCarrier, type NamedShip } from '@ironbottom/world-at-war';
import { firepower } from './fleet-orders.js';

type Target = { force: Force; on: string; ship: NamedShip | undefined };

function targetOf(view: FleetView, id: string): Target | undefined {
  const [where = '', on = ''] = id.split(' ');
  const force = view.public.forces.find((each) => each.id === where);
  return force && { force, on, ship: force.shown?.ships.find((ship) => ship.id === on) };
}

/** How many squadrons should do for a target, and how much it is wanted. */
function wantFrom({ force, on, ship }: Target): { worth: number; squadrons: number } {
  if (on === 'light') return { worth: (force.shown?.light.TR ?? 0) > 0 ? 8 : 1, squadrons: 6 };
  if (ship === undefined) return { worth: 0, squadrons: 0 };
  const left = ship.state === 'damaged' ? 1 : ship.factors - ship.hits;
  const worth = (isCarrier(ship) ? (ship.state === 'sound' ? 9 : 6) : 4) + (ship.state === 'damaged' ? 1 : 0);
  if (ship.state === 'sunk-in-port') return { worth: 0.5, squadrons: 2 };
  return { worth, squadrons: left + 1 };
}

export function wings(view: FleetView, sheet: Sheet): RowAnswer[] {
  const given = new Map<string, number>();
  return sheet.rows.map((row): RowAnswer => {
    if (row.ask !== 'split') return {};
    const answer: SplitAnswer = {};
    let left = row.total;
    const wants = row.over
      .flatMap(({ id }) => {
        const target = targetOf(view, id);
        return target === undefined ? [] : [{ id, ...wantFrom(target) }];
      })
      .sort((a, b) => b.worth - a.worth);
    for (const { id, squadrons } of [...wants, ...wants]) {
      const now = given.get(id) ?? 0;
      const enough = now >= squadrons ? 2 * squadrons : squadrons;
      const send = Math.min(left, Math.max(0, enough - now));
      if (send === 0) continue;
      answer[id] = (answer[id] ?? 0) + send;
      given.set(id, now + send);
      left -= send;
    }
    return answer;
  });
}

/** A gun battle is taken up where the odds are fair. */
export function stand(view: FleetView, sheet: Sheet): RowAnswer[] {
  const power = (side: string): number =>
    view.public.engagements
      .flatMap((each) => (side === 'japan' ? each.japan : each.allies))
      .map((id) => view.public.forces.find((force) => force.id === id)?.shown ?? null)
      .reduce((sum, shown) => sum + (shown === null ? 0 : firepower(shown)), 0);
  const other = view.seat === 'japan' ? 'allies' : 'japan';
  const fair = power(view.seat) >= 1.2 * power(other);
  return sheet.rows.map(({ prompt }): RowAnswer => {
    const force = view.public.forces.find(({ name }) => name === prompt);
    const carriers = force?.shown?.ships.some((ship) => isCarrier(ship)) ?? false;
    return [fair && !carriers ? 'stand' : 'evade'];
  });
}

/** Cargo and carriers where they can be had, then whoever is nearest to sinking. */
export function guns(view: FleetView, sheet: Sheet): RowAnswer[] {
  const worth = (id: string, light: boolean): number => {
    const target = targetOf(view, id);
    if (target === undefined) return 0;
    if (target.on === 'screened') return 10;
    if (target.on === 'light') return light ? 5 : 2;
    const { ship } = target;
    if (ship === undefined) return 0;
    return (isCarrier(ship) ? 9 : 4) + (ship.state === 'damaged' ? 2 : ship.hits / 2) - ship.factors / 10;
  };
  return sheet.rows.map((row): RowAnswer => {
    if (row.ask !== 'pick') return [];
    const isLight = row.prompt.startsWith('Light ships');
    const [best] = [...row.of].sort((a, b) => worth(b.id, isLight) - worth(a.id, isLight));
    return best === undefined ? [] : [best.id];
  });
}
