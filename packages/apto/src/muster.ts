/** From the map into a land battle and back: who stands where when an attack begins, and what it leaves behind. */
import type { AttackKind } from './attack.js';
import {
  type Battle,
  type Fighter,
  type Ground,
  type Leader,
  noSupport,
  type Origin,
  type Support,
  unfought,
} from './battle.js';
import { type Beside, waysOut } from './chapters/5-18-retreat.js';
import { cite } from './cite.js';
import { type GameMap, isCrossable, isLand } from './map/hexes.js';
import { distance, oppositeWay } from './map/lattice.js';
import { enemyOf, type General, type HexId, type LandUnit, type Nation, type Side } from './pieces.js';
import { holderOf } from './situation.js';
import type { Pub } from './state.js';

/** What an attack must know that other chapters say. */
export type Lookout = {
  sideOf(nation: Nation): Side | 'neutral';
  /** 5.13 The hex lies in a Zone of Control of land units of this side. */
  controls(side: Side, hex: HexId): boolean;
  /** 7.7, 7.10 */
  supplied(unit: LandUnit): boolean;
  /** 5.18 The same if a Banzai makes attackers of the defenders. */
  otherwise(unit: LandUnit): boolean;
  /** 7.0 Where this nation's units draw supply from. */
  sources(nation: Nation): readonly HexId[];
  /** 5.9 With those of these nations who would come; `stormed`: by taking it, so that a fort there is gone. */
  limit(side: Side, hex: HexId, coming: readonly Nation[], stormed?: boolean): number;
  /** 5.16 Monsoon (R75). */
  wet(hex: HexId): boolean;
  /** 5.8 A border that nobody may cross. */
  closed(nation: Nation, to: HexId): boolean;
  /** 10.14 What a General with a plus adds to a stack there. */
  inspired?(side: Side, hex: HexId): number;
};

export type Order = {
  kind: AttackKind;
  side: Side;
  target: HexId;
  /** Those that attack, by id. */
  units: readonly string[];
  support?: { attacker: Support; defender: Support };
  sneak?: 0 | 1 | 2;
  noVoluntaryRetreat?: boolean;
};

export function musterBattle(pub: Pub, map: GameMap, lookout: Lookout, order: Order): Battle {
  const { kind, side, target, units, sneak = 0, noVoluntaryRetreat = false } = order;
  const hexes = [...new Set(units.flatMap((id) => pub.units[id]?.hex ?? []))].sort();
  return {
    ...{ kind, attacker: side, year: pub.year, sneak, noVoluntaryRetreat },
    target: groundAt(pub, map, lookout, {
      ...{ side: enemyOf(side), hex: target, part: () => true, kind },
      enemies: [...new Set(units.flatMap((id) => pub.units[id]?.nation ?? []))],
    }),
    from: hexes.map((hex) => originAt(pub, map, lookout, order, hex)),
    support: order.support ?? { attacker: noSupport, defender: noSupport },
    ...unfought(),
  };
}

function originAt(pub: Pub, map: GameMap, lookout: Lookout, order: Order, hex: HexId): Origin {
  const { kind, side, target, units } = order;
  const way = map.way(hex, target);
  const between = map.hexside(hex, target);
  return {
    ...groundAt(pub, map, lookout, { side, hex, part: ({ id }) => units.includes(id), kind, enemies: null }),
    across: between?.kind === 'ferry' ? 'strait' : between?.river === true ? 'river' : 'land',
    direction: way === undefined ? null : oppositeWay(way),
  };
}

/** `part`: who fights there. `enemies`: the nations that attack it, or null where the attack comes from. */
type Stand = {
  side: Side;
  hex: HexId;
  part(unit: LandUnit): boolean;
  kind: AttackKind;
  enemies: readonly Nation[] | null;
};

function groundAt(pub: Pub, map: GameMap, lookout: Lookout, stand: Stand): Ground {
  const { side, hex, part, enemies } = stand;
  const here = map.hex(hex);
  const works = pub.works[hex] ?? {};
  const held = here === undefined || holderOf(pub, here) === side;
  const isOwn = ({ nation, hex: at }: { nation: Nation; hex: HexId | null }): boolean =>
    at === hex && lookout.sideOf(nation) === side;
  const own = Object.values(pub.units).filter(isOwn);
  const hq = Object.values(pub.hqs).find(isOwn);
  return {
    hex,
    name: here?.name ?? hex,
    terrain: here?.terrain ?? 'clear',
    fort: held && works.fortification === true ? 'chit' : held && here?.fortress === true ? 'permanent' : 'none',
    coastalFort: held && works.coastalFort === true,
    homeCityOf: here?.city === true ? homeOf(here.territory) : null,
    inChina: here?.territory === 'china' || here?.territory === 'manchukuo',
    wet: lookout.wet(hex),
    limit: lookout.limit(side, hex, []),
    enemyLimit: lookout.limit(enemyOf(side), hex, enemies ?? [], true),
    inspired: lookout.inspired?.(side, hex) ?? 0,
    units: own.map((unit) => fighterOf(unit, lookout, part(unit), here?.territory ?? null)),
    generals: Object.values(pub.generals)
      .filter(isOwn)
      .map((general) => leaderOf(pub, general, stand)),
    hq: hq === undefined ? null : { id: hq.id, name: hq.name },
    hqLost: false,
    hqTo: null,
    ways: waysFrom(pub, map, lookout, side, hex, own),
  };
}

const homeOf = (territory: string | null): Nation | null =>
  territory === 'ussr' || territory === 'japan' || territory === 'china' ? territory : null;

/** 5.14 Partners that count as minor, and whose home is where they bear the name. */
const minors: readonly Nation[] = ['manchukuo', 'mongolia', 'thailand'];

const fighterOf = (unit: LandUnit, lookout: Lookout, part: boolean, territory: string | null): Fighter => ({
  id: unit.id,
  name: unit.name,
  nation: unit.nation,
  kind: unit.kind,
  strength: unit.strength,
  left: unit.left,
  small: unit.small,
  supplied: lookout.supplied(unit),
  otherwise: lookout.otherwise(unit),
  part,
  by: 'land',
  retreated: unit.retreated,
  abroad: minors.includes(unit.nation) && territory !== unit.nation,
  to: null,
});

/**
 * 5.10 Whoever has not moved by himself goes along, within the Offensive that activated him; with armour that reacts (5.17) and with those
 * who charge (5.18) at any time.
 */
function leaderOf(pub: Pub, general: General, { kind, enemies }: Stand): Leader {
  const { id, name, nation, strength, alone, status } = general;
  const called = status === 'standby' || kind === 'reaction' || enemies !== null;
  return {
    ...{ id, name, nation, strength, fate: 'well', to: null },
    joins: called || (alone === true && !isLedByAnother(pub, id)) || !cite('5.0'),
    rides: alone !== true && called,
  };
}

/** 5.0 A General who leads an Offensive shares it with no other. */
const isLedByAnother = ({ offensive }: Pub, id: string): boolean =>
  offensive?.agents.some(({ by, of }) => by === 'general' && of !== id) === true;

/** 5.18 The ways out of a hex for this side: where several nations stand there, each goes by its own sources and borders. */
function waysFrom(
  pub: Pub,
  map: GameMap,
  lookout: Lookout,
  side: Side,
  hex: HexId,
  own: readonly LandUnit[],
): Ground['ways'] {
  const nations = [...new Set(own.map(({ nation }) => nation))];
  const standing = (at: HexId): { mine: LandUnit[]; enemy: boolean } => {
    const there = Object.values(pub.units).filter((each) => each.hex === at);
    return {
      mine: there.filter(({ nation }) => lookout.sideOf(nation) === side),
      enemy: there.some(({ nation }) => lookout.sideOf(nation) !== side) || (isMarked(at) && cite('5.18')),
    };
  };
  // A General or supply of the enemy lies there: any chit of his bars the way but a headquarters alone.
  const isMarked = (at: HexId): boolean =>
    Object.values(pub.generals).some((each) => each.hex === at && lookout.sideOf(each.nation) === enemyOf(side)) ||
    pub.chits.some((chit) => chit.hex === at && chit.side === enemyOf(side));
  const around = map.neighbours(hex).map((at): Omit<Beside, 'distances'> => {
    const there = map.hex(at);
    const between = map.hexside(hex, at);
    const { mine, enemy } = standing(at);
    const fort = pub.works[at]?.fortification === true;
    const ours = there !== undefined && holderOf(pub, there) === side;
    const open = there !== undefined && isLand(there) && between !== undefined && isCrossable(between);
    return {
      hex: at,
      name: there?.name ?? at,
      open: open && !(fort && !ours),
      enemy,
      controlled: lookout.controls(enemyOf(side), at),
      inhibited: mine.length > 0 || (fort && ours),
      room: lookout.limit(side, at, nations) - mine.reduce((sum, each) => sum + (each.small ? 0 : each.left), 0),
    };
  });
  return nations.flatMap((nation) => {
    const sources = lookout.sources(nation);
    const ways = waysOut(
      sources.map((source) => distance(hex, source)),
      around.map((each) => ({
        ...each,
        open: each.open && !lookout.closed(nation, each.hex),
        distances: sources.map((source) => distance(each.hex, source)),
      })),
    );
    return nations.length === 1 ? ways : ways.map((way) => ({ ...way, nation }));
  });
}

/** What became of every piece, for the game to put on the map. */
export type Aftermath = {
  /** Land units that lost steps; none left: eliminated. */
  losses: { id: string; left: number }[];
  retreats: { id: string; to: HexId }[];
  advances: { id: string; to: HexId }[];
  generals: { id: string; fate: 'pool' | 'dead' }[];
  headquarters: string[];
  /** The fort in the target is gone. */
  fortLost: boolean;
  vacated: boolean;
  /** 5.19 Any entry this month costs a step. */
  price: boolean;
};

export function aftermathOf(end: Battle, start: Battle): Aftermath {
  const before = new Map([start.target, ...start.from].flatMap(({ units }) => units.map(({ id, left }) => [id, left])));
  const grounds = [end.target, ...end.from];
  const units = grounds.flatMap((ground) => ground.units.map((unit) => ({ ...unit, from: ground })));
  const generals = grounds.flatMap((ground) => ground.generals.map((general) => ({ ...general, from: ground })));
  const entered = new Set([end.target.hex, ...end.from.map(({ hex }) => hex)]);
  const moved = [...units.filter(({ left }) => left > 0), ...generals.filter(({ fate }) => fate === 'well')].flatMap(
    ({ id, to }) => (to === null ? [] : [{ id, to }]),
  );
  return {
    losses: units.filter(({ id, left }) => left !== before.get(id)).map(({ id, left }) => ({ id, left })),
    retreats: moved.filter(({ to }) => !entered.has(to)),
    advances: moved.filter(({ to }) => entered.has(to)),
    generals: generals.flatMap(({ id, fate }) => (fate === 'well' ? [] : [{ id, fate }])),
    headquarters: grounds.flatMap(({ hq, hqLost }) => (hq !== null && hqLost ? [hq.id] : [])),
    fortLost: end.fortLost,
    vacated: end.vacated,
    price: end.price,
  };
}
