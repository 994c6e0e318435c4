/** 5.14 From the map to the record of an attack: who stands where, what lies between, where the defenders could go. */
import type { AttackKind } from '../attack.js';
import { type Battle, type Fighter, type Ground, type Leader, type Origin, type Support, unfought } from '../battle.js';
import type { Law } from '../law.js';
import type { Hex } from '../map/hexes.js';
import { distance } from '../map/lattice.js';
import { hexName } from '../names.js';
import { enemyOf, type HexId, type LandUnit, type Nation, type Side } from '../pieces.js';
import {
  hexAt,
  hexOf,
  holderOf,
  inEnemyZone,
  leadersAt,
  owners,
  type Situation,
  sideOf,
  situationOf,
  unitsAt,
} from '../situation.js';
import type { Pub, Sortie } from '../state.js';
import { isSupplied, sourcesOf } from '../supplied.js';
import { zoneOf } from './1-weather.js';
import { isMinor } from './5-0-activation.js';
import { canCross } from './5-8-terrain.js';
import { roomOf, stackingLimit } from './5-9-stacking.js';
import { type Beside, waysOut } from './5-18-retreat.js';

const support = (points: number): Support => ({ air: points, naval: 0, aloft: points });

export function muster(pub: Pub, law: Law, sortie: Sortie): Battle {
  const { side, target, units, kind, air } = sortie;
  const situation = situationOf(pub, law.map);
  const enemy = enemyOf(side);
  const attacking = new Set(units);
  const origins = new Set(units.flatMap((id) => pub.units[id]?.hex ?? []));
  const reach = hexOf(law.map, target);
  const from = [...origins].sort().map((hex): Origin => {
    const direction = law.map.way(target, hex) ?? null;
    const across = direction === null ? undefined : reach.sides[direction];
    return {
      ...groundOf(pub, law, situation, hex, side, ({ id }) => attacking.has(id)),
      across: across?.kind === 'ferry' ? 'strait' : across?.river === true ? 'river' : 'land',
      direction,
    };
  });
  return {
    kind: kind satisfies AttackKind,
    attacker: side,
    year: pub.year,
    sneak: 0,
    noVoluntaryRetreat: law.options.bushido,
    target: groundOf(pub, law, situation, target, enemy, () => true),
    from,
    support: { attacker: support(air[side] ?? 0), defender: support(air[enemy] ?? 0) },
    ...unfought(),
  };
}

function groundOf(
  pub: Pub,
  law: Law,
  situation: Situation,
  id: HexId,
  side: Side,
  fights: (unit: LandUnit) => boolean,
): Ground {
  const hex = hexOf(law.map, id);
  const units = unitsAt(pub, id, side);
  const works = pub.works[id];
  const nations = [...new Set(units.map(({ nation }) => nation))];
  const leaders = leadersAt(pub, id, side);
  const hq = leaders.find((leader) => 'radius' in leader);
  return {
    hex: id,
    name: hexName(id),
    terrain: hex.terrain,
    fort: works?.fortification === true ? 'chit' : hex.fortress && holderOf(pub, hex) === side ? 'permanent' : 'none',
    coastalFort: works?.coastalFort === true,
    homeCityOf: hex.city ? homeOf(hex) : null,
    inChina: hex.territory === 'china' || hex.territory === 'manchukuo',
    wet: pub.weather[zoneOf(id)] === 'monsoon',
    limit: stackingLimit(hex, works, nations),
    enemyLimit: stackingLimit(hex, works?.fortification === true ? undefined : works, []),
    inspired: 0,
    units: units.map((unit): Fighter => fighterOf(pub, law, situation, hex, unit, fights(unit))),
    generals: leaders.flatMap((leader): Leader[] =>
      'radius' in leader
        ? []
        : [
            {
              id: leader.id,
              name: leader.name,
              nation: leader.nation,
              strength: 'strength' in leader ? leader.strength : 0,
              rides: !leader.moved && leader.status === 'standby',
              fate: 'well',
              to: null,
            },
          ],
    ),
    hq: hq === undefined ? null : { id: hq.id, name: hq.name },
    hqLost: false,
    ways: waysFrom(pub, law, situation, hex, side, units),
  };
}

/** The nation whose own country it is; colonies are nobody's home. */
const homeOf = ({ territory }: Hex): Nation | null =>
  territory !== null && owners[territory] === territory ? owners[territory] : null;

function fighterOf(pub: Pub, law: Law, situation: Situation, hex: Hex, unit: LandUnit, part: boolean): Fighter {
  const partner = isMinor(unit.nation) || unit.nation === 'manchukuo';
  return {
    id: unit.id,
    name: unit.name,
    nation: unit.nation,
    kind: unit.kind,
    strength: unit.strength,
    left: unit.left,
    small: unit.small,
    supplied: isSupplied(pub, law, unit, situation),
    part,
    by: 'land',
    retreated: unit.retreated,
    abroad: partner && homeOf(hex) !== unit.nation,
    to: null,
  };
}

function waysFrom(pub: Pub, law: Law, situation: Situation, hex: Hex, side: Side, units: readonly LandUnit[]) {
  const sources = sourcesOf(pub, law, side);
  const enemy = enemyOf(side);
  const nations = [...new Set(units.map(({ nation }) => nation))];
  const around = hex.around.flatMap((index, way): Beside[] => {
    const across = hex.sides[way];
    if (index < 0 || across === undefined) return [];
    const to = hexAt(law.map, index);
    const works = pub.works[to.id];
    const holder = holderOf(pub, to);
    const there = unitsAt(pub, to.id, side);
    return [
      {
        hex: to.id,
        name: hexName(to.id),
        open: canCross(to, across) && holder !== 'neutral' && !(holder === enemy && works?.fortification === true),
        enemy: (situation.stands[enemy][index] ?? 0) > 0,
        controlled: inEnemyZone(situation, side, index),
        inhibited: there.length > 0 || (holder === side && works?.fortification === true),
        distances: sources.map((source) => distance(source, to.id)),
        room: stackingLimit(to, works, nations) - there.reduce((sum, unit) => sum + roomOf(unit), 0),
      },
    ];
  });
  return waysOut(
    sources.map((source) => distance(source, hex.id)),
    around,
  );
}

export const nationsIn = (pub: Pub, ids: readonly string[]): Nation[] => [
  ...new Set(ids.flatMap((id) => pub.units[id]?.nation ?? [])),
];

export const isOn = (pub: Pub, unit: LandUnit, side: Side): boolean => sideOf(pub, unit.nation) === side;
