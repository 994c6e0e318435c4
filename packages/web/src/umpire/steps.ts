/** A walk under way: what is left of its budget, where it may go next, and how far. */
import type { Advice, Answer, judge, Place, Walk, Way, Ways } from '@ironbottom/umpire';
import { umpire } from '../words/umpire.js';
import type { Steps } from './messages.js';

/** More places than any unit reaches in one move. */
const farEnough = 6000;

export type Adviser = (answer: Answer) => Advice | null;

export function stepsOf<V>(
  rules: { judge: typeof judge },
  view: V,
  ask: Walk,
  path: readonly Place[],
  ways: Ways<V>,
  adviser: Adviser = () => null,
): Steps {
  const name = (place: Place): string => ways.placeName(place);
  const refusal = rules.judge(view, ask, { path: [...path], halt: [] }, ways) ?? null;
  let at = ask.from;
  let left = ask.budget;
  for (const to of path) {
    const way = cheapest(ways.ways(view, ask.unit, at)).find((each) => each.to === to);
    if (way === undefined || way.not !== undefined || costOf(way) > left) break;
    left -= costOf(way);
    at = to;
  }
  const next = cheapest(ways.ways(view, ask.unit, at)).map((way) => ({
    place: way.to,
    name: name(way.to),
    cost: costOf(way),
    not: way.not ?? (costOf(way) > left ? { rule: ask.rule, why: umpire.costs(costOf(way), left) } : null),
  }));
  return {
    at,
    atName: name(at),
    left,
    refusal,
    next,
    reach: reachOf(view, ask.unit, at, left, ways),
    path: path.map(name),
    advice: adviser({ path: [...path], halt: [] }),
  };
}

const costOf = ({ cost }: Way): number => Math.max(1, cost);

/** Each place once: by the cheapest way that may be taken. */
function cheapest(all: readonly Way[]): Way[] {
  const best = new Map<Place, Way>();
  for (const way of all) {
    const known = best.get(way.to);
    const better = known === undefined || (known.not !== undefined && way.not === undefined);
    if (better || (way.not === undefined && known.not === undefined && costOf(way) < costOf(known)))
      best.set(way.to, way);
  }
  return [...best.values()];
}

function reachOf<V>(view: V, unit: string, from: Place, budget: number, ways: Ways<V>): Steps['reach'] {
  const best = new Map<Place, { from: Place; cost: number }>([[from, { from, cost: 0 }]]);
  // Costs are small whole numbers as a rule: a list for each cost, the cheapest emptied first.
  const waiting = new Map<number, Place[]>([[0, [from]]]);
  while (waiting.size > 0 && best.size < farEnough) {
    const cost = Math.min(...waiting.keys());
    const places = waiting.get(cost) ?? [];
    waiting.delete(cost);
    for (const at of places) {
      if (best.get(at)?.cost !== cost) continue;
      for (const way of ways.ways(view, unit, at)) {
        const sum = cost + costOf(way);
        if (way.not !== undefined || sum > budget || sum >= (best.get(way.to)?.cost ?? Number.POSITIVE_INFINITY))
          continue;
        best.set(way.to, { from: at, cost: sum });
        const list = waiting.get(sum);
        if (list === undefined) waiting.set(sum, [way.to]);
        else list.push(way.to);
      }
    }
  }
  best.delete(from);
  return [...best].map(([place, way]) => ({ place, ...way }));
}
