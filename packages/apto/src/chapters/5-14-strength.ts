/** 5.14 Land combat: the strength of both sides, and the odds. Every total says what it is made of. */
import {
  alive,
  attackers,
  type Battle,
  defenders,
  type Fighter,
  type Ground,
  type Leader,
  printed,
  stepsOf,
  strengthOf,
} from '../battle.js';
import { type OddsColumn, oddsColumns } from '../charts/crt.js';
import { cite } from '../cite.js';

/** A part of a total, and what it is for. */
export type Share = { rule: string; what: string; points: number };
export type Total = { points: number; shares: Share[] };

const totalOf = (shares: readonly Share[]): Total => ({
  points: shares.reduce((sum, { points }) => sum + points, 0),
  shares: shares.filter(({ points }, at) => points !== 0 || at === 0),
});

/** 5.14 [1] The attackers: units, halved across water, then Generals, then planes and ships. */
export function attackStrength(battle: Battle): Total {
  const units = attackers(battle);
  const shares: Share[] = [{ rule: '5.14', what: 'units', points: strengthOf(units) }];
  const crossing = strengthOf(crossingWater(battle));
  // The total of all that cross is halved, not each of them; those that drop from the air do not cross.
  if (crossing > 0 && cite('5.14'))
    shares.push({ rule: '5.14', what: 'across water', points: -Math.ceil(crossing / 2) });
  for (const origin of battle.from) {
    const there = alive(origin).filter(({ part }) => part);
    const joining = origin.generals.filter(({ joins }) => joins);
    shares.push(...generalShare(joining, there));
  }
  shares.push(...supportShares(battle.support.attacker, strengthOf(units), shares));
  shares.push(
    ...battle.from.map((origin) =>
      inspiration(
        origin,
        alive(origin).filter(({ part }) => part),
      ),
    ),
  );
  return totalOf(shares);
}

/** Those that attack over a river or a strait. */
export const crossingWater = ({ from }: Battle): Fighter[] =>
  from.flatMap((origin) =>
    origin.across === 'land' ? [] : alive(origin).filter(({ part, by }) => part && by === 'land'),
  );

/** 5.14 [2] The defenders: units, those of minor partners abroad halved, fortification, General, planes and ships. */
export function defenceStrength(battle: Battle): Total {
  const { target, support } = battle;
  const units = defenders(battle);
  if (alive(target).length === 0) return emptyHex(battle);
  // R167 Ships help as planes do.
  const helped = support.defender.air + (cite('R167') ? support.defender.naval : 0) >= 1;
  const abroad = units.filter((unit) => unit.abroad && !helped);
  const halved = cite('5.14') ? abroad.reduce((sum, unit) => sum + Math.floor(printed(unit) / 2), 0) : 0;
  const shares: Share[] = [
    { rule: '5.14', what: 'units', points: strengthOf(units) },
    { rule: '5.14', what: 'minor partners abroad', points: -halved },
    {
      rule: '5.14',
      what: 'fortification',
      points: fortified(battle) ? units.reduce((sum, unit) => sum + dugIn(unit), 0) : 0,
    },
    ...generalShare(target.generals, units, (unit) => (fortified(battle) ? dugIn(unit) : 0)),
  ];
  shares.push(...supportShares(support.defender, strengthOf(units), shares), inspiration(target, units));
  return totalOf(shares);
}

/** A point for each step, but no unit more than doubles (R42). */
const dugIn = (unit: Fighter): number => (cite('R42') ? Math.min(unit.left, printed(unit)) : unit.left);

/** A fortification helps against everybody, a coastal fort against landings alone; both are no better than one. */
export const fortified = (battle: Battle): boolean =>
  (battle.target.fort === 'chit' || (battle.target.coastalFort && isAssault(battle))) && cite('5.14');

/** Nobody is there: an empty fort, a headquarters by itself (5.2), or the people of the coast. */
function emptyHex(battle: Battle): Total {
  const { target, support } = battle;
  const { air, naval } = support.defender;
  // R76 It takes nothing from a fort.
  if (target.hq !== null && !(fortified(battle) && cite('R76')) && cite('5.2')) {
    const more = Math.min(1, air + naval);
    return totalOf([
      { rule: '5.2', what: 'headquarters', points: 1 },
      { rule: '5.2', what: 'support', points: more },
    ]);
  }
  const inherent = fortified(battle) ? 2 : 1;
  return totalOf([
    { rule: '5.14', what: inherent === 2 ? 'empty fort' : 'intrinsic garrison', points: inherent },
    { rule: '5.14', what: 'planes', points: air },
    { rule: '5.14', what: 'ships', points: naval },
  ]);
}

/** One General in a hex adds his strength to one unit of his nation, which at most doubles with all that it has (R42). */
function generalShare(
  generals: readonly Leader[],
  units: readonly Fighter[],
  more: (unit: Fighter) => number = () => 0,
): Share[] {
  const shares = generals.flatMap(({ nation, strength, fate, name }): Share[] => {
    const own = units.filter((unit) => unit.nation === nation && printed(unit) > 0);
    const best = Math.max(0, ...own.map((unit) => printed(unit) - more(unit)));
    const points = cite('R42') ? Math.min(strength, best) : strength;
    return fate !== 'well' || own.length === 0 || !cite('5.10') ? [] : [{ rule: '5.10', what: name, points }];
  });
  return shares.sort((a, b) => b.points - a.points).slice(0, 1);
}

/** Planes and ships, as far as the units are not doubled already (R42). */
function supportShares(
  { air, naval }: Battle['support']['attacker'],
  units: number,
  before: readonly Share[],
): Share[] {
  const sofar = before.reduce((sum, { points }) => sum + points, 0);
  const room = cite('R42') ? Math.max(0, 2 * units - sofar) : air + naval;
  const planes = Math.min(air, room);
  return [
    { rule: '5.14', what: 'planes', points: planes },
    { rule: '5.14', what: 'ships', points: Math.min(naval, room - planes) },
  ];
}

/** 10.14 A General with a plus helps each stack near his headquarters, beyond all doubling (R47). */
const inspiration = ({ inspired }: Ground, units: readonly Fighter[]): Share => ({
  rule: '10.14',
  what: 'General from afar',
  points: inspired > 0 && units.length > 0 && cite('R47') ? inspired : 0,
});

/**
 * 5.16 Whether it counts as an Amphibious Assault: not when half or more of the strength comes over land, those across
 * a river at half.
 */
export function isAssault(battle: Battle): boolean {
  const units = attackers(battle);
  const sea = strengthOf(units.filter(({ by }) => by === 'sea'));
  if (sea === 0) return false;
  const crossing = strengthOf(crossingWater(battle));
  const land = strengthOf(units.filter(({ by }) => by === 'land')) - Math.ceil(crossing / 2);
  const drop = strengthOf(units.filter(({ by }) => by === 'drop'));
  return !(land >= sea + drop && cite('5.16'));
}

/** 5.14 [3] Fractions go against the attacker, below one to one as well (R40). */
export function oddsOf(attack: number, defence: number): OddsColumn {
  if (defence <= 0) return '5:1';
  if (attack >= defence) return oddsColumns[Math.min(5, Math.floor(attack / defence)) + 1] ?? '5:1';
  const against = attack <= 0 ? 3 : cite('R40') ? Math.ceil(defence / attack) : Math.floor(defence / attack);
  return against >= 3 ? '1:3' : against === 2 ? '1:2' : '1:1';
}

/** What planes add: those that were not driven off, heavy bombers half of it. */
export function airSupport(planes: readonly { strength: number; heavy?: boolean; aborted?: boolean }[]): number {
  const flying = planes.filter(({ aborted = false }) => !aborted);
  return flying.reduce(
    (sum, { strength, heavy = false }) => sum + (heavy && cite('5.14') ? Math.floor(strength / 2) : strength),
    0,
  );
}

/** What a task force adds: a third of the gunnery of its named ships, and a point each for any CL and any DD. */
export const navalSupport = ({
  gunnery = 0,
  cl = 0,
  dd = 0,
}: {
  gunnery?: number;
  cl?: number;
  dd?: number;
}): number => (cite('5.14') ? Math.floor(gunnery / 3) + Math.min(1, cl) + Math.min(1, dd) : 0);

/** Steps of the defence that are not newcomers of this Step (5.18). */
export const standingSteps = ({ target }: Battle): number =>
  stepsOf(alive(target).filter(({ retreated }) => !retreated));
