/** What the recruit sees on the map: who stands where, what is worth going for, and what has to be held. */
import {
  type AptoPublic,
  type AptoView,
  canCross,
  distance,
  enemyOf,
  type Hex,
  hexAt,
  hexOf,
  holderOf,
  indexOf,
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
  /** Hexes the enemy holds that are worth having, and own ones worth holding, by what they are worth. */
  readonly prizes: readonly Prize[];
  readonly posts: readonly Prize[];
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
  return { pub, law, side, situation: situationOf(pub, law.map), own, enemy, prizes, posts };
}

const known = new WeakMap<Law, Prize[]>();

/** What the scenario is about counts most, then cities and resources. */
function placesWorth(law: Law): Prize[] {
  let places = known.get(law);
  if (places === undefined) {
    const aim = new Set(law.scenario.aim.hexes);
    const { area } = law.scenario;
    const isNear = (hex: string): boolean => area === undefined || distance(hex, area.middle) <= area.within;
    places = law.map.hexes.flatMap(({ id, city, resource, capital }): Prize[] => {
      const worth = (aim.has(id) ? 4 : 0) + (city ? 2 : 0) + (resource ? 1 : 0) + (capital ? 2 : 0);
      return worth > 0 && isNear(id) ? [{ hex: id, worth }] : [];
    });
    known.set(law, places);
  }
  return places;
}

/** Hexes beside one that land joins to it. */
export function joined({ law: { map } }: Front, id: string): Hex[] {
  const hex = hexOf(map, id);
  return hex.around.flatMap((index, way): Hex[] => {
    const across = hex.sides[way];
    if (index < 0 || across === undefined) return [];
    const to = hexAt(map, index);
    return canCross(to, across) ? [to] : [];
  });
}

/** Enemy strength in the hexes around. */
export const pressure = (front: Front, id: string): number =>
  joined(front, id).reduce((sum, { id: beside }) => sum + (front.enemy.get(beside) ?? 0), 0);

/** How much a place beckons from here: worth over distance, the best of them. */
export function pull(prizes: readonly Prize[], id: string): number {
  let best = 0;
  for (const { hex, worth } of prizes) best = Math.max(best, worth / (1 + distance(id, hex)));
  return best;
}

export const placeOf = ({ law: { map } }: Front, id: string): number => indexOf(map, id);
export const hexAtPlace = ({ law: { map } }: Front, place: number | undefined): string | undefined =>
  place === undefined ? undefined : map.hexes[place]?.id;
export const strength = (units: readonly LandUnit[]): number => units.reduce((sum, unit) => sum + printed(unit), 0);
