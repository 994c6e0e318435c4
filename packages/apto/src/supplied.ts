/** Who is in supply, for the chapters on movement and combat. A stub until Part 7 stands. */
import { canCross } from './chapters/5-8-terrain.js';
import type { Law } from './law.js';
import type { HexId, LandUnit, Side } from './pieces.js';
import { hexAt, holderOf, indexOf, isBarred, owners, type Situation, sideOf, situationOf } from './situation.js';
import type { Pub } from './state.js';

const known = new WeakMap<Situation, { [S in Side]?: Uint8Array }>();

/** By hex: whether a side can trace from it to one of its sources. Worked out once for a situation. */
export function fedHexes(pub: Pub, law: Law, situation: Situation, side: Side): Uint8Array {
  const cached = known.get(situation) ?? {};
  known.set(situation, cached);
  cached[side] ??= traced(pub, law, situation, side);
  return cached[side];
}

function traced(pub: Pub, _law: Law, situation: Situation, side: Side): Uint8Array {
  const { map } = situation;
  const fed = new Uint8Array(map.hexes.length);
  const open: number[] = [];
  for (const hex of map.hexes) {
    const home = hex.territory !== null && sideOf(pub, owners[hex.territory]) === side;
    if (!home || !(hex.city || hex.resource) || holderOf(pub, hex) !== side) continue;
    fed[hex.index] = 1;
    open.push(hex.index);
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const hex = hexAt(map, at);
    hex.around.forEach((beside, way) => {
      const across = hex.sides[way];
      if (beside < 0 || across === undefined || fed[beside] === 1) return;
      const to = hexAt(map, beside);
      if (!canCross(to, across) || holderOf(pub, to) !== side || isBarred(situation, side, beside)) return;
      fed[beside] = 1;
      open.push(beside);
    });
  }
  return fed;
}

export function isSupplied(pub: Pub, law: Law, unit: LandUnit, situation = situationOf(pub, law.map)): boolean {
  const side = sideOf(pub, unit.nation);
  if (unit.hex === null || side === 'neutral') return true;
  return fedHexes(pub, law, situation, side)[indexOf(law.map, unit.hex)] === 1;
}

export function isHexFed(
  pub: Pub,
  law: Law,
  hex: HexId,
  side: Side | 'neutral',
  situation = situationOf(pub, law.map),
): boolean {
  return side === 'neutral' || fedHexes(pub, law, situation, side)[indexOf(law.map, hex)] === 1;
}

/** Hexes of the sources a side can use, for those who look for the way home. */
export function sourcesOf(pub: Pub, { map }: Law, side: Side): HexId[] {
  return map.hexes.flatMap((hex) => {
    const home = hex.territory !== null && sideOf(pub, owners[hex.territory]) === side;
    return home && (hex.city || hex.resource) && holderOf(pub, hex) === side ? [hex.id] : [];
  });
}
