/** From an input to a strike: who attacks whom with what, and every modifier with its ground. */
import { didYouMean, type Problem } from '@ironbottom/umpire';
import { firingFactors } from '../chapters/20-1-naval-units.js';
import { airModifiers, fleetDRM, fleetModifiers, submarineModifiers } from '../chapters/20-51-naval-attack.js';
import { mayFire } from '../chapters/20-52-named-ships.js';
import { carriersNeeded } from '../chapters/20-59-cargo.js';
import { airDefenceLevel } from '../chapters/20-442-air-defence.js';
import { nationality, periodOf } from '../charts/nationality.js';
import { shipId } from '../charts/ships.js';
import { lightForce, type NamedShip, type Power, powers } from '../pieces.js';
import { type Attack, type Modifier, type Strike, strike } from '../strike.js';
import { type Force, failed, powerOf, readForce, readShip } from './forces-text.js';
import type { AttackInput, StrikeInput } from './shapes.js';

const groups: { readonly [word: string]: 'light' | 'screened' } = {
  light: 'light',
  'light ships': 'light',
  'the light ships': 'light',
  screened: 'screened',
  'the ships with cargo': 'screened',
};

const enemyOf = (power: Power): Power => (power === 'japan' ? 'us' : 'japan');

/** How many named targets are kept apart in the odds; beyond that ships are counted. */
const apartUpTo = 3;

export type SetUp = { record: Strike; force: Force; problems: Problem[] };

export function setUpStrike(by: Strike['by'], input: StrikeInput): SetUp {
  const problems: Problem[] = [];
  const force = readForce(input.defender?.force ?? [], 'defender.force', input.defender?.power, problems);
  const targets = input.attacks.map((attack, at) => targetOf(force, attack, at, problems));
  loadCargo(force, input, problems);
  if (targets.some((on) => on === 'light' || on === 'screened') && force.light.length === 0)
    problems.push({
      field: 'defender.force',
      rule: '20.55',
      why: 'there are no light ships to attack: add some, such as "10 DD"',
    });

  const defender = input.defender?.power ?? powerOf(force) ?? 'us';
  const attackers = readForce(input.attacker?.force ?? [], 'attacker.force', input.attacker?.power, problems);
  const attacker = input.attacker?.power ?? powerOf(attackers) ?? enemyOf(defender);
  const period = periodOf(input.year ?? 1942);
  const drms = nationality.values[period];
  const where = input.where ?? 'sea';
  const surprise = input.surprise ?? 0;

  const modifiersOn = (on: string): Modifier[] => {
    const ship = force.ships.find(({ id }) => id === on);
    if (by === 'air')
      return airModifiers({
        airDRM: drms[attacker].air,
        navalDRM: drms[ship?.power ?? defender].naval,
        navalAir: input.landBased !== true,
        atSea: where !== 'port',
        surprise,
      });
    if (by === 'fleet')
      return fleetModifiers({
        attackerDRM: fleetDRM(attacker, period, attackers.ships.filter(mayFire)),
        defenderDRM: fleetDRM(ship?.power ?? defender, period, ship === undefined ? [] : [ship]),
        hampered: input.hampered ?? null,
      });
    return submarineModifiers({
      advanced: input.advanced === true,
      inPort: where === 'port',
      ships: force.ships,
      fullDecks: new Set((input.defender?.fullDecks ?? []).map(shipId)),
      light: force.light,
    });
  };
  const strengths = strengthsOf(by, input, attackers, problems);
  const attacks = targets.map((on, at): Attack => {
    const given = input.attacks[at];
    const known = given?.hits === undefined ? {} : { known: { hits: given.hits, twelve: given.twelve === true } };
    return { strength: strengths[at] ?? 0, on, modifiers: given?.hits === undefined ? modifiersOn(on) : [], ...known };
  });
  const named = new Set(targets.filter((on) => on !== 'light' && on !== 'screened'));
  const record = strike({
    by,
    where,
    surprise,
    attacks,
    ships: force.ships,
    light: force.light,
    atomic: input.atomic === true,
    bombarding: input.bombarding === true,
    airDefence: by === 'air' && input.airDefence === true ? airDefenceLevel(force.ships, force.light) : 0,
    navalDRM: Object.fromEntries(powers.map((power) => [power, drms[power].naval])) as Strike['navalDRM'],
    apart: named.size <= apartUpTo,
    keeps: true,
  });
  return { record, force, problems };
}

/** A target that is not in the force yet joins it. */
function targetOf(force: Force, { target }: AttackInput, at: number, problems: Problem[]): string {
  const group = groups[target.toLowerCase()];
  if (group !== undefined) return group;
  const ship = readShip(target);
  const wrong = (why: string): string => {
    problems.push({ field: `attacks[${at}].target`, rule: '20.52', why });
    return '';
  };
  if (failed(ship)) {
    const among = [...force.ships.map(({ name }) => name), 'light', 'screened'];
    return wrong(ship.why.includes('did you mean') ? ship.why : `${ship.why}${didYouMean(target, among)}`);
  }
  const known: NamedShip | undefined = force.ships.find(({ id }) => id === ship.id);
  if (known === undefined) force.ships.push(ship);
  return ship.id;
}

const strengthField = { air: 'squadrons', fleet: 'factors', submarine: 'submarines' } as const;

/** A strength for each attack: as said, or all that the attacking ships have. */
function strengthsOf(by: Strike['by'], input: StrikeInput, attackers: Force, problems: Problem[]): number[] {
  const field = strengthField[by];
  const all = firingFactors(attackers.ships, attackers.light, mayFire);
  const alone = input.attacks.length === 1 && by === 'fleet' && all > 0;
  const strengths = input.attacks.map((attack, at): number => {
    if (attack.hits !== undefined) return 0;
    const strength = attack[field] ?? (alone ? all : undefined);
    if (strength !== undefined) return strength;
    problems.push({
      field: `attacks[${at}].${field}`,
      rule: '20.51',
      why: `say how many ${field} attack, or how many hits there were`,
    });
    return 0;
  });
  const used = strengths.reduce((sum, each) => sum + each, 0);
  if (by === 'fleet' && (input.attacker?.force ?? []).length > 0 && used > all)
    problems.push({
      field: 'attacks',
      rule: '20.21',
      why: `${used} factors attack, and the ships that can fire have ${all}`,
    });
  return strengths;
}

/** 20.58 Cargo goes aboard the first force that has such carriers. */
function loadCargo(force: Force, { defender }: StrikeInput, problems: Problem[]): void {
  const cargo = (defender?.cargo ?? []).map((each, n) => ({ ...each, id: `${n + 1} ${each.name}` }));
  const carriers = { DD: defender?.carrying?.DD, TR: defender?.carrying?.TR };
  for (const on of ['DD', 'TR'] as const) {
    const own = cargo.filter((each) => each.on === on);
    const carrier = force.light.find((each) => each[on] > 0) ?? force.light[0];
    if (own.length === 0 && (carriers[on] ?? 0) === 0) continue;
    const needed = carriersNeeded(on, own);
    if (carrier === undefined || carrier[on] < Math.max(needed, carriers[on] ?? 0)) {
      problems.push({
        field: 'defender.cargo',
        rule: '20.59',
        why: `it needs ${Math.max(needed, carriers[on] ?? 0)} ${on}, and there are ${carrier?.[on] ?? 0}`,
      });
      continue;
    }
    carrier.cargo.push(...own);
    carrier.carrying[on] = carriers[on] ?? needed;
  }
  if (force.light.length === 0 && cargo.length > 0) force.light.push(lightForce('us'));
}
