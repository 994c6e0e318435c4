/** 5.14 What an attack has to know of the game: zones, supply, room, weather and borders as they are when it begins. */
import type { Again, Battle, Support } from '../battle.js';
import { cite } from '../cite.js';
import type { Law } from '../law.js';
import { type Lookout, musterBattle } from '../muster.js';
import { enemyOf, type HexId, type LandUnit, type Nation, type Side } from '../pieces.js';
import {
  hexOf,
  holderAt,
  indexOf,
  isZoneOfUnits,
  mayStand,
  type Situation,
  sideOf,
  situationOf,
  unitsAt,
} from '../situation.js';
import type { Pub, Sortie } from '../state.js';
import { fedToAttack, isSupplied, sourceHexes } from '../supplied.js';
import { zoneOf } from './1-weather.js';
import { stackingLimit } from './5-9-stacking.js';
import { settle } from './7-7-chits.js';
import { mayGo } from './9-borders.js';
import { surpriseOf } from './10-2-surprise.js';

const support = (points: number): Support => ({ air: points, naval: 0, aloft: points });

/** The record of the attack. 7.7 Attackers that live on chits draw on them now. */
export function muster(pub: Pub, law: Law, sortie: Sortie): Battle {
  const { battle, drawers, drawn } = reckoned(pub, law, sortie);
  settle(
    pub.chits.filter((chit) => chit.side === sortie.side),
    drawers,
    drawn,
  );
  return battle;
}

/** The same for whoever only thinks about it: nothing is drawn. */
export const envisage = (pub: Pub, law: Law, sortie: Sortie): Battle => reckoned(pub, law, sortie).battle;

/** 11.14 Who has paid may have the die rolled again. */
const paid = (again: Sortie['again'], side: Side): Again => (again?.[side] === true ? 'may' : 'no');

function reckoned(pub: Pub, law: Law, { side, target, units, kind, air, again }: Sortie) {
  const situation = situationOf(pub, law.map);
  const attacking = units.flatMap((id): LandUnit | [] => pub.units[id] ?? []);
  const { fed, drawers, drawn } = fedToAttack(pub, law, attacking, side, situation);
  const charging = fedToCharge(pub, law, target, situation).fed;
  const battle = musterBattle(
    pub,
    law.map,
    lookoutOf(pub, law, situation, { attackers: new Set(units), fed, charging }),
    {
      ...{ kind, side, target, units },
      support: { attacker: support(air[side] ?? 0), defender: support(air[enemyOf(side)] ?? 0) },
      // 10.2 Of a Banzai against those who attack as well (5.18).
      sneak: surpriseOf(
        pub,
        side === 'japan'
          ? unitsAt(pub, target, 'allies')
          : attacking.flatMap(({ hex }) => (hex === null ? [] : unitsAt(pub, hex, 'allies'))),
      ),
      noVoluntaryRetreat: law.options.bushido,
    },
  );
  const posted = new Set(posts(pub, law, attacking, target));
  for (const origin of battle.from) for (const unit of origin.units) if (posted.has(unit.id)) unit.posted = true;
  battle.again = { attacker: paid(again, side), defender: paid(again, enemyOf(side)) };
  return { battle, drawers, drawn };
}

/** 10.16 Whoever of the attackers may not go in: those of the watch on the border, but for as many as may leave it together. */
function posts(pub: Pub, { map }: Law, units: readonly LandUnit[], target: HexId): string[] {
  const going: LandUnit[] = [];
  return units.flatMap((unit) => {
    const may = mayGo(pub, unit, [...going, unit])(hexOf(map, target));
    if (may) going.push(unit);
    return may ? [] : [unit.id];
  });
}

/** 5.18, 7.7 Which Japanese in a hex would be fed if they charged out of it, and what they would draw. */
export const fedToCharge = (pub: Pub, law: Law, hex: HexId, situation: Situation) =>
  fedToAttack(
    pub,
    law,
    unitsAt(pub, hex, 'japan').filter(({ nation }) => nation === 'japan'),
    'japan',
    situation,
  );

type Fed = {
  readonly attackers: ReadonlySet<string>;
  readonly fed: ReadonlySet<string>;
  readonly charging: ReadonlySet<string>;
};

function lookoutOf(pub: Pub, law: Law, situation: Situation, { attackers, fed, charging }: Fed): Lookout {
  const { map } = law;
  const isFed = (unit: LandUnit): boolean => isSupplied(pub, law, unit, situation);
  return {
    sideOf: (nation) => sideOf(pub, nation),
    // 5.18 Whoever retreats may drive a lone headquarters out of its hex, its zone notwithstanding.
    controls: (side, hex) => isZoneOfUnits(situation, side, indexOf(map, hex)),
    supplied: (unit) => (attackers.has(unit.id) ? fed.has(unit.id) : isFed(unit)),
    otherwise: (unit) => (attackers.has(unit.id) || unit.nation !== 'japan' ? isFed(unit) : charging.has(unit.id)),
    sources: (nation) => sourceHexes(pub, situation, nation),
    limit: (side, hex, coming, stormed = false) => {
      const nations = [...new Set([...coming, ...unitsAt(pub, hex, side).map(({ nation }) => nation)])];
      const there = hexOf(map, hex);
      // 5.19 A fort is gone once its hex is taken.
      return stormed && cite('5.19')
        ? stackingLimit({ ...there, fortress: false }, undefined, nations)
        : stackingLimit(there, pub.works[hex], nations);
    },
    // R75 Monsoon alone.
    wet: (hex) => pub.weather[zoneOf(law.charts, hex)] === 'monsoon',
    closed: (nation, to) =>
      holderAt(situation, indexOf(map, to)) === 'neutral' || !mayStand(pub, nation, hexOf(map, to)),
  };
}

export const nationsIn = (pub: Pub, ids: readonly string[]): Nation[] => [
  ...new Set(ids.flatMap((id) => pub.units[id]?.nation ?? [])),
];
