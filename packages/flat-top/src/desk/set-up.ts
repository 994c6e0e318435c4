/** Inputs with planes made into battles: strikes and their parts, air-to-air combat, landings. */
import { didYouMean } from '@ironbottom/umpire';
import { landingStep } from '../chapters/14-landing.js';
import { battleStep } from '../chapters/15-combat.js';
import { airToAirStep } from '../chapters/16-air-to-air.js';
import { antiAircraftStep } from '../chapters/17-anti-aircraft.js';
import { type Bombing, type Target as BombTarget, bombing, kindsFor } from '../chapters/18-bombing.js';
import { atBase, baseFactors, launchOf } from '../chapters/21-damage.js';
import { countRole } from '../roles.js';
import { type AirFormation, type Base, enemyOf, type Ship, type Side, sides } from '../state.js';
import { checkFlights } from './air-orders.js';
import { readBase, readFleet, sideOfBase } from './fleet.js';
import { battleOf, hasShips, of, type SetUp, targetFinder } from './hex.js';
import { type Reading, wrong } from './law.js';
import { type Against, type Mission, nationOf, readWing, said, type Wing } from './lots.js';
import type { Target } from './measures.js';
import type {
  AirInput,
  AirToAirInput,
  BaseInput,
  FleetInput,
  LotInput,
  NightLandingInput,
  ShipInput,
  StrikeInput,
} from './shapes.js';

function readAttackers(reading: Reading, input: AirInput, against: Against): { wing: Wing; side: Side } {
  const wing = readWing(reading, input, 'attacker', 'AF', against);
  return { wing, side: wing.side ?? 'allied' };
}

type DefenceInput = FleetInput & { base?: string | BaseInput; interceptors?: (string | LotInput)[] };

/** 17, 18 and 15.5.1-15.5.3: planes against ships and a base, perhaps with fighters above them. */
export function setUpAir(reading: Reading, input: StrikeInput, part: 'strike' | 'anti-aircraft' | 'air-attack'): SetUp {
  const defence: DefenceInput = input.defender;
  const onBase =
    defence.base !== undefined && (aimsAtBase(reading, input.attacker, defence.base) || !hasShips(defence));
  const { wing, side } = readAttackers(reading, input.attacker, {
    kind: onBase ? 'base' : 'ship',
    altitude: undefined,
  });
  const enemy = enemyOf(side);
  if (defence.side === side)
    wrong(reading, 'defender.side', '15.2', `${nationOf(side)} planes attack; the defender is the other side`);
  const fleet = readFleet(reading, { ...defence, side: enemy }, 'defender', enemy);
  const base = defence.base === undefined ? undefined : readBase(reading, defence.base, 'defender.base', enemy);
  if (!hasShips(defence) && defence.base === undefined)
    wrong(reading, 'defender.ships', '15.2', 'is missing: name ships, or a base, to attack');
  const bombers = [
    ...new Set(
      wing.formations.flatMap(({ lots }) => lots.filter((lot) => lot.arms !== 'none').map((lot) => lot.altitude)),
    ),
  ];
  const above = defence.interceptors;
  const cover =
    above === undefined
      ? undefined
      : readWing(reading, { side: enemy, planes: above }, 'defender', 'CAP', {
          kind: undefined,
          altitude: bombers.length === 1 ? bombers[0] : undefined,
        });
  for (const problem of reading.problems)
    problem.field = problem.field.replace(/^defender\.planes/, 'defender.interceptors');
  const idOf = targetFinder(fleet.ships, base);
  for (const mission of wing.missions) checkTarget(reading, mission, idOf, fleet.ships, base);
  if (part !== 'strike' || above === undefined) {
    const strafes = reading.rules.options.strafing;
    const armed = wing.formations.some(({ lots }) => lots.some((lot) => lot.arms !== 'none'));
    if (!armed && !strafes)
      wrong(reading, 'attacker.planes', '17.1', 'nobody carries a bomb or a torpedo; write "10 Dauntless AP"');
  }
  const step =
    part === 'strike'
      ? battleStep(['air-to-air', 'air-attack'])
      : antiAircraftStep(part === 'anti-aircraft', part === 'air-attack');
  const battle = battleOf(reading, input, {
    air: of(side, wing.formations, cover?.formations ?? []),
    ships: of<Ship>(side, [], fleet.ships),
    base: base ?? null,
    step,
  });
  const aimed = [...new Set(wing.missions.map(({ target }) => (target === undefined ? undefined : idOf(target))))];
  const targets = fleet.ships.flatMap((ship, i): Target[] =>
    aimed.includes(ship.id) ? [{ side: enemy, ship: i }] : [],
  );
  const flights = cover?.missions ?? [];
  checkFlights(reading, wing.missions, cover?.formations ?? []);
  checkFlights(reading, flights, wing.formations);
  return {
    battle,
    targets,
    orders: {
      [side]: { field: 'attacker', intercept: true, missions: wing.missions, flights: wing.missions, idOf },
      [enemy]: { field: 'defender', intercept: input.defender.intercept ?? true, flights },
    },
  };
}

function aimsAtBase(reading: Reading, attacker: AirInput, base: string | BaseInput): boolean {
  const name = (typeof base === 'string' ? base : base.name).trim().toLowerCase();
  return attacker.target?.trim().toLowerCase() === name && sideOfBase(reading, base) !== undefined;
}

function checkTarget(
  reading: Reading,
  mission: Mission,
  idOf: (name: string) => string | undefined,
  ships: readonly Ship[],
  base: Base | undefined,
): void {
  const { target, field } = mission;
  if (target === undefined) {
    if (mission.lot.arms !== 'none') checkSomeAttack(reading, mission, ships, base);
    return;
  }
  const id = idOf(target);
  if (id !== undefined) {
    checkAttackOn(reading, mission, id === base?.id ? { on: 'base', offBoard: base.offBoard } : { on: 'ship' });
    return;
  }
  const names = [...ships.map((ship) => ship.name), ...(base === undefined ? [] : [base.name])];
  const guess =
    didYouMean(target, names) || (names.length > 0 && names.length <= 10 ? `; there are ${names.join(', ')}` : '');
  wrong(reading, `${field}.target`, '17.2', `there is no ${said(target)} to attack${guess}`);
}

/** With no target named: whether there is anything here that these planes could attack. */
function checkSomeAttack(reading: Reading, mission: Mission, ships: readonly Ship[], base: Base | undefined): void {
  const targets: BombTarget[] = [
    ...(ships.length > 0 ? [{ on: 'ship' } as const] : []),
    ...(base === undefined ? [] : [{ on: 'base', offBoard: base.offBoard } as const]),
  ];
  const [first] = targets;
  if (first === undefined || targets.some((target) => waysOn(reading, mission, target).some((way) => 'table' in way)))
    return;
  checkAttackOn(reading, mission, first);
}

function waysOn(reading: Reading, { lot, attack }: Mission, target: BombTarget): Bombing[] {
  const at = { rules: reading.rules, scenario: reading.scenario ?? null };
  const ways = kindsFor(reading.rules, lot).filter((kind) => attack === undefined || kind === attack);
  return ways.map((kind) => bombing(at, lot, kind, target));
}

/** 18.3 Whether these planes can attack that target at all, before anybody has been shot at. */
function checkAttackOn(reading: Reading, mission: Mission, target: BombTarget): void {
  const { lot, attack, field } = mission;
  const tried = waysOn(reading, mission, target);
  if (tried.some((way) => 'table' in way)) return;
  const [first] = tried;
  if (first !== undefined && 'not' in first) wrong(reading, field, first.not.rule, first.not.why);
  else if (lot.arms === 'none' && attack === undefined) {
    wrong(reading, field, '17.1', `${lot.plane} has a target, but carries no bomb and no torpedo`);
  }
}

/** 16 Planes against planes. */
export function setUpAirToAir(reading: Reading, input: AirToAirInput): SetUp {
  const free: Against = { kind: undefined, altitude: undefined };
  const defender = readWing(reading, input.defender, 'defender', 'D', free);
  const altitudes = [...new Set(defender.formations.flatMap(({ lots }) => lots.map((lot) => lot.altitude)))];
  const attacker = readWing(reading, input.attacker, 'attacker', 'A', {
    kind: undefined,
    altitude: altitudes.length === 1 ? altitudes[0] : undefined,
  });
  const side = attacker.side ?? 'allied';
  if (defender.side === side) wrong(reading, 'defender.planes', '16.1', `both sides are ${nationOf(side)}`);
  const battle = battleOf(reading, input, {
    air: of(side, attacker.formations, defender.formations),
    step: airToAirStep(),
  });
  const starts = sides.some((each) => countRole(reading.rules, battle.air[each], (role) => role === 'interceptor') > 0);
  if (!starts) {
    const why = 'nobody here can start air-to-air combat: that takes interceptors, fighters that fly without bombers';
    wrong(reading, 'attacker.planes', '16.1', why);
  }
  checkFlights(reading, attacker.missions, defender.formations);
  checkFlights(reading, defender.missions, attacker.formations);
  const orders = ({ intercept = true }: AirToAirInput['attacker'], { missions }: Wing, field: string) => ({
    field,
    intercept,
    flights: missions,
  });
  return {
    battle,
    targets: [],
    orders: {
      [side]: orders(input.attacker, attacker, 'attacker'),
      [enemyOf(side)]: orders(input.defender, defender, 'defender'),
    },
  };
}

/** 14.10, 14.14 Planes coming down at night, in a storm or with bombs aboard. */
/** 8.3.3, 14.9 No more than twice the Launch Factor left come down in a turn; 21.2.3, 21.3.1 with none left, nobody. */
function withinLaunch(reading: Reading, ship: Ship | undefined, base: Base | undefined, wing: AirFormation[]): void {
  const launch = ship !== undefined ? launchOf(ship) : base !== undefined ? baseFactors(base).launch : null;
  const place = ship ?? base;
  if (launch === null || place === undefined) return;
  const { normal } = launch;
  const hits = `${place.hits} ${place.hits === 1 ? 'hit' : 'hits'}`;
  if (normal <= 0) {
    const rule = ship === undefined ? '21.3.1' : '21.2.3';
    wrong(reading, 'on', rule, `after ${hits} ${place.name} has no Launch Factor left: nothing can land there`);
    return;
  }
  const factors = wing.flatMap(({ lots }) => lots).reduce((sum, lot) => sum + lot.factors, 0);
  const most = 2 * normal;
  if (factors <= most) return;
  const why = `at most ${most} Air Factors can land at ${place.name} in a turn, twice the Launch Factor of ${normal}`;
  wrong(reading, 'planes', '14.9', `${why}${place.hits > 0 ? ` left after ${hits}` : ''}; these are ${factors}`);
}

export function setUpLanding(reading: Reading, input: NightLandingInput): SetUp {
  const wing = readWing(reading, { planes: input.planes }, '', 'AF', { kind: undefined, altitude: 'low' });
  checkFlights(reading, wing.missions, []); // nobody fights on landing
  for (const problem of reading.problems) problem.field = problem.field.replace(/^\./, '');
  const side = wing.side ?? 'allied';
  const on = input.on;
  const asBase = typeof on === 'string' ? sideOfBase(reading, on) !== undefined : 'name' in on;
  const base = asBase ? readBase(reading, on as string | BaseInput, 'on', side) : undefined;
  const ships = asBase ? [] : readFleet(reading, { ships: [on as string | ShipInput], side }, 'on', side).ships;
  for (const problem of reading.problems) problem.field = problem.field.replace(/^on\.ships\[0\]/, 'on');
  const [ship] = ships;
  if (ship !== undefined && ship.launch === null) wrong(reading, 'on', '8.9', `no plane can land on ${ship.name}`);
  else withinLaunch(reading, ship, base, wing.formations);
  for (const { lots } of wing.formations) {
    for (const [i, lot] of lots.entries()) {
      lot.altitude = 'low';
      const { handling } = reading.rules.charts.planes.values[lot.plane];
      const afloat = ship === undefined ? undefined : ship.type === 'CV' || ship.type === 'CVL' ? 'carrier' : 'float';
      const fits =
        afloat === undefined
          ? base === undefined ||
            handling.some((h) => base.handles.includes(h === 'sea' || h === 'float' ? 'SP' : 'LP'))
          : handling.includes(afloat);
      if (!fits)
        wrong(
          reading,
          `planes[${i}]`,
          '8.9',
          `${lot.plane} cannot land ${ship === undefined ? `at ${base?.name ?? ''}` : `on ${ship.name}`}`,
        );
      if (ship === undefined && lot.seaBased && handling.includes('land')) lot.seaBased = false;
    }
  }
  const calm =
    input.night !== true &&
    input.storm !== true &&
    wing.formations.every(({ lots }) => lots.every((lot) => lot.arms === 'none'));
  if (calm)
    wrong(reading, 'night', '14.10', 'by day, in fair weather and without bombs nobody has to roll; set night to true');
  const battle = battleOf(reading, input, {
    air: of(side, wing.formations, []),
    ships: of<Ship>(side, ships, []),
    base: base ?? null,
    step: landingStep(side, 0, base === undefined ? 0 : atBase, {
      storm: input.storm ?? false,
      waspGroup: input.waspGroup ?? false,
    }),
  });
  return { battle, targets: [], orders: {} };
}
