/** What the recruit sees on the map: who stands where, what is worth going for, and what has to be held. */
import {
  type AptoPublic,
  type AptoView,
  canCross,
  enemyOf,
  hexAt,
  hexOf,
  holderOf,
  type LandUnit,
  type Law,
  printed,
  type Side,
  type Situation,
  sideOf,
  sideOfSeat,
  situationOf,
} from '@ironbottom/apto';

export type Front = {
  readonly pub: AptoPublic;
  readonly law: Law;
  readonly side: Side;
  readonly situation: Situation;
  /** By hex: printed strength of own and enemy land units. */
  readonly own: ReadonlyMap<string, number>;
  readonly enemy: ReadonlyMap<string, number>;
  /** By hex: enemy strength in the hexes around it. */
  readonly threat: ReadonlyMap<string, number>;
  /** Hexes the enemy holds that are worth having, and own ones worth holding, by what they are worth. */
  readonly prizes: readonly Prize[];
  readonly posts: readonly Prize[];
  /** By hex: how much prizes, and posts weaker than what stands around them, beckon over land. */
  readonly pull: ReadonlyMap<string, number>;
  readonly call: ReadonlyMap<string, number>;
};

export type Prize = { readonly hex: string; readonly worth: number };

export function frontOf(view: AptoView, law: Law): Front {
  const { public: pub, seat } = view;
  const side = sideOfSeat(law, seat);
  const own = new Map<string, number>();
  const enemy = new Map<string, number>();
  for (const unit of Object.values(pub.units)) {
    if (unit.hex === null) continue;
    const strengths = sideOf(pub, unit.nation) === side ? own : enemy;
    strengths.set(unit.hex, (strengths.get(unit.hex) ?? 0) + printed(unit));
  }
  const prizes: Prize[] = [];
  const posts: Prize[] = [];
  for (const { hex, worth } of placesWorth(law)) {
    const holder = holderOf(pub, hexOf(law.map, hex));
    if (holder === side) posts.push({ hex, worth });
    else if (holder === enemyOf(side)) prizes.push({ hex, worth });
  }
  const threat = new Map<string, number>();
  for (const [hex, points] of enemy)
    for (const near of joined({ law }, hex)) threat.set(near, (threat.get(near) ?? 0) + points);
  const weak = posts.filter(({ hex }) => (threat.get(hex) ?? 0) > (own.get(hex) ?? 0));
  const situation = situationOf(pub, law.map);
  const [pull, call] = [kept(law, prizes), kept(law, weak)];
  return { pub, law, side, situation, own, enemy, threat, prizes, posts, pull, call };
}

const known = new WeakMap<Law, Prize[]>();

/** What the scenario is about counts most, the more the less of it there is, then cities and resources. */
function placesWorth(law: Law): Prize[] {
  let places = known.get(law);
  if (places === undefined) {
    const aim = new Set(law.scenario.aim.hexes);
    places = law.map.hexes.flatMap(({ id, city, resource, capital }): Prize[] => {
      const worth = (aim.has(id) ? 4 + 12 / aim.size : 0) + (city ? 2 : 0) + (resource ? 1 : 0) + (capital ? 2 : 0);
      return worth > 0 ? [{ hex: id, worth }] : [];
    });
    known.set(law, places);
  }
  return places;
}

const neighbours = new WeakMap<Law['map'], Map<string, readonly string[]>>();

/** Hexes beside one that land joins to it: the map does not change. */
export function joined({ law: { map } }: Pick<Front, 'law'>, id: string): readonly string[] {
  let all = neighbours.get(map);
  if (all === undefined) {
    all = new Map();
    neighbours.set(map, all);
  }
  let near = all.get(id);
  if (near === undefined) {
    const hex = hexOf(map, id);
    near = hex.around.flatMap((index, way): string[] => {
      const across = hex.sides[way];
      if (index < 0 || across === undefined) return [];
      const to = hexAt(map, index);
      return canCross(to, across) ? [to.id] : [];
    });
    all.set(id, near);
  }
  return near;
}

/** Enemy strength in the hexes around. */
export const pressure = ({ threat }: Front, id: string): number => threat.get(id) ?? 0;

/** How far a place beckons over land. */
const farthest = 14;

/** By hex: how much the best of these places beckons, worth over the way by land. */
function fieldOf(law: Law, places: readonly Prize[]): Map<string, number> {
  const field = new Map<string, number>();
  for (const { hex, worth } of places) {
    let edge = [hex];
    const seen = new Set(edge);
    for (let steps = 0; steps <= farthest && edge.length > 0; steps += 1) {
      const next: string[] = [];
      for (const at of edge) {
        const value = worth / (1 + steps);
        if (value > (field.get(at) ?? 0)) field.set(at, value);
        for (const near of joined({ law }, at))
          if (!seen.has(near)) {
            seen.add(near);
            next.push(near);
          }
      }
      edge = next;
    }
  }
  return field;
}

const fields = new WeakMap<Law, Map<string, Map<string, number>>>();

/** The same places come up again and again: what they do is kept. */
function kept(law: Law, places: readonly Prize[]): ReadonlyMap<string, number> {
  let all = fields.get(law);
  if (all === undefined || all.size > 200) {
    all = new Map();
    fields.set(law, all);
  }
  const key = places.map(({ hex }) => hex).join();
  let field = all.get(key);
  if (field === undefined) {
    field = fieldOf(law, places);
    all.set(key, field);
  }
  return field;
}

/** Hexes within two steps over land. */
export function nearby(front: Pick<Front, 'law'>, hex: string): Set<string> {
  const found = new Set([hex, ...joined(front, hex)]);
  for (const near of joined(front, hex)) for (const far of joined(front, near)) found.add(far);
  return found;
}

export const strength = (units: readonly LandUnit[]): number => units.reduce((sum, unit) => sum + printed(unit), 0);
