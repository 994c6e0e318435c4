/** Ways from hex to hex that the umpire allows. */
import { mapboard } from '@ironbottom/flat-top';
import type { Bridge } from './bridge.js';

const { distance } = mapboard;

/** The hexes to enter on the way to `to`, at most so many. Straight where that is open, around what is closed where not. */
export function route(bridge: Bridge, unit: string, from: number, to: number, budget: number): number[] {
  const path: number[] = [];
  let at = from;
  while (at !== to && path.length < budget) {
    const next = nearer(bridge, unit, at, to);
    if (next === undefined) return around(bridge, unit, from, to).slice(0, budget);
    path.push(next);
    at = next;
  }
  return path;
}

function nearer({ ways, view }: Bridge, unit: string, at: number, to: number): number | undefined {
  const now = distance(at, to);
  let best: number | undefined;
  for (const way of ways?.ways(view, unit, at) ?? [])
    if (way.not === undefined && distance(way.to, to) < now) best ??= way.to;
  return best;
}

/** Ring by ring; as near as it comes, if there is no way. */
function around({ ways, view }: Bridge, unit: string, from: number, to: number): number[] {
  const cameFrom = new Map<number, number>([[from, from]]);
  let edge = [from];
  let nearest = from;
  while (edge.length > 0 && !cameFrom.has(to) && cameFrom.size < farEnough) {
    const further: number[] = [];
    for (const at of edge)
      for (const way of ways?.ways(view, unit, at) ?? []) {
        if (way.not !== undefined || cameFrom.has(way.to)) continue;
        cameFrom.set(way.to, at);
        further.push(way.to);
        if (distance(way.to, to) < distance(nearest, to)) nearest = way.to;
      }
    edge = further;
  }
  const path: number[] = [];
  for (let at = cameFrom.has(to) ? to : nearest; at !== from; at = cameFrom.get(at) ?? from) path.unshift(at);
  return path;
}

const farEnough = 1200;
