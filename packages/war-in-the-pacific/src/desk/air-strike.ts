/** Air strikes at the desk: an attack on a ship, anti-aircraft fire, and air combat at one altitude, by the strike's own procedure. */
import {
  type DeskProcedure,
  didYouMean,
  leastAnswer,
  type Measures,
  misfit,
  type Plain,
  type Policy,
  type Problem,
  record,
  type Shape,
} from '@ironbottom/umpire';
import { dateOf } from '../calendar.js';
import { mayFlyCap } from '../chapters/5-3-patrols.js';
import { isCombined } from '../chapters/7-6-waves.js';
import { componentsOf } from '../chapters/10-1-anti-aircraft.js';
import { defenceOf, speedOf } from '../chapters/16-8-damage.js';
import { type AirType, type Altitude, airPoints, airTypes, altitudes, type Role } from '../charts/air-points.js';
import { type StrikeCharts, strikeCharts } from '../charts/strike.js';
import { enemyOf, type Side, sideNames } from '../sides.js';
import { openStrikes, strikeProcedure } from '../strike/flow.js';
import { strikeLawFor } from '../strike/law.js';
import { greatestLosses } from '../strike/losses.js';
import { flightOf } from '../strike/opening.js';
import { type Flight, freshWave, type Posture, pointsOf, type Strike, shipOf, type Wave } from '../strike/state.js';
import { flightText } from '../strike/step.js';
import { strikeWords } from '../strike/words.js';
import { chartsUsed } from './charts-used.js';
import { chartsWith, type HouseInput, houseShape } from './house.js';

type Planes = {
  type: AirType;
  points: number;
  as?: Role;
  altitude?: Altitude;
  escort?: Posture;
  elite?: boolean;
  extended?: boolean;
};
type Input = {
  date?: string;
  planes: Planes[];
  target?: { ship: string; damage?: number };
  ships?: string[];
  cap?: Planes[];
  noCap?: boolean;
  charts?: HouseInput;
};

const planes: Shape = {
  type: 'array',
  minItems: 1,
  maxItems: 8,
  items: record({
    type: { type: 'string', enum: [...airTypes], description: 'planes' },
    points: { type: 'integer', minimum: 1, maximum: 20, description: 'Air Points, of ten planes each' },
    'as?': {
      type: 'string',
      enum: ['F', 'D', 'T', 'B'],
      description: 'fighters, dive, torpedo or level bombers',
      rule: '4.2.1',
    },
    'altitude?': { type: 'string', enum: [...altitudes], rule: '7.1' },
    'escort?': { type: 'string', enum: ['loose', 'close'], rule: '5.3.1' },
    'elite?': { type: 'boolean', rule: '7.11' },
    'extended?': { type: 'boolean', description: 'at extended range', rule: '6.3.3' },
  }),
};
const ship: Shape = { type: 'string', names: 'ships', description: 'a ship' };
const damage: Shape = { type: 'integer', minimum: 0, maximum: 4, description: 'level of damage, 0 to 4', rule: '16.8' };

const written = /^[1-4]\/([1-9]|1[0-3])\/4[1-5]$/;

const wave: Wave = { ...freshWave(1), arc: 1, veered: true, ring: 'core' };

function aloft(charts: StrikeCharts, planes: Planes): Flight {
  const { type, points, as, altitude, escort = 'close', elite = false, extended = false } = planes;
  const { D, T, B, altitude: rated } = charts.airPoints.values[type];
  const role: Role = as ?? (D > 0 ? 'D' : T > 0 ? 'T' : B > 0 ? 'B' : 'F');
  const level = role === 'T' ? 'low' : (altitude ?? rated);
  return {
    ...flightOf({ type, points, from: 'the desk', elite, extended }),
    role,
    altitude: level,
    posture: role === 'F' ? escort : null,
    wave: 1,
    met: true,
  };
}

/** A strike with these planes and ships, from which each procedure begins where it begins. */
function setUp(input: Input, list: readonly string[]): { record: Strike } | { problems: Problem[] } {
  const house = chartsWith(strikeCharts, input.charts);
  if ('problems' in house) return house;
  const { charts } = house;
  const { date: when = '2/5/42' } = input;
  if (!written.test(when))
    return { problems: [{ field: 'date', rule: '2.4', why: 'write turn/cycle/year, such as 2/5/42' }] };
  const problems: Problem[] = [];
  const striker: Side = airPoints.values[input.planes[0]?.type ?? 'A6M'].side;
  for (const [i, { type, as }] of input.planes.entries()) {
    const point = charts.airPoints.values[type];
    if (point.side !== striker)
      problems.push({ field: `planes[${i}].type`, rule: '4.1', why: `${type} fly for the other side` });
    const isFighter = point.D + point.T + point.B === 0;
    if (as !== undefined && (as === 'F' ? !isFighter : point[as] === 0))
      problems.push({ field: `planes[${i}].as`, rule: '4.2.1', why: `${type} have no such role` });
    else if (isFighter && input.target !== undefined)
      problems.push({
        field: `planes[${i}].type`,
        rule: '7.8.1',
        why: `${type} are fighters: they carry nothing against ships`,
      });
  }
  for (const [i, { type }] of (input.cap ?? []).entries()) {
    const field = `cap[${i}].type`;
    if (airPoints.values[type].side === striker)
      problems.push({ field, rule: '5.3', why: `${type} fly for the striker` });
    else if (!mayFlyCap({ date: dateOf(when), charts }, type))
      problems.push({
        field,
        rule: '5.3',
        why: `${type} fly no CAP: fighters do, until the end of 1942 also SBD (5.3.7)`,
      });
  }
  for (const [i, id] of list.entries()) {
    const field = input.ships === undefined ? 'target.ship' : `ships[${i}]`;
    const known = charts.strikeShips.values;
    const unit = known[id];
    if (unit === undefined)
      problems.push({
        field,
        rule: '2.4',
        why: `there is no ship ${id}${didYouMean(id, Object.keys(known))}`,
      });
    else if ((unit.nation === 'japan') === (striker === 'japan'))
      problems.push({ field, rule: '7.0', why: `${id} is on the side of the planes` });
    else if (list.indexOf(id) < i) problems.push({ field, rule: '2.4', why: `${id} is there twice` });
  }
  if (problems.length > 0) return { problems };
  const none = { ships: [], admirals: [], cap: [], leaderless: 'moving' } as const;
  const force = { ...none, ships: list.length === 0 ? [anyShip(enemyOf(striker))] : [...list] };
  const read = strikeLawFor(
    {
      id: 'desk',
      title: 'At the desk',
      about: '',
      date: when,
      strikes: [{ title: 'A strike', striker, flights: [], bases: {} }],
      japan: striker === 'japan' ? none : force,
      allies: striker === 'japan' ? force : none,
      line: 0,
    },
    charts,
  );
  if ('errors' in read) return { problems: read.errors.map((why) => ({ field: 'planes', rule: '7.0', why })) };
  const battle = openStrikes(read.law);
  battle.flights = input.planes.map((each) => aloft(charts, each));
  battle.wave = {
    ...wave,
    suppressed: { ...wave.suppressed },
    losses: { ...wave.losses },
    attacks: [],
    size: pointsOf(battle.flights),
    combined: isCombined(read.law, battle.flights),
  };
  battle.capAttacked = input.noCap !== true;
  for (const each of battle.ships) Object.assign(each, { arc: 'core', mark: each.id, seen: true });
  return { record: { law: read.law, battle } };
}

const anyShip = (side: Side): string => (side === 'japan' ? 'Shokaku' : 'Yorktown');

/** The CAP goes for the bombers, and of several types the first listed are shot down first. */
const simple: Policy = (ask) => {
  if (ask.ask === 'pick') return [ask.of.find(({ id }) => id === 'bombers')?.id ?? ask.of[0]?.id ?? ''];
  return ask.ask === 'sheet' ? greatestLosses(ask) : (leastAnswer(ask) ?? []);
};
const policies = {
  simple: { about: 'the CAP goes for the bombers; of several types the first listed suffer first', policy: simple },
};

function define(
  name: string,
  title: string,
  about: string,
  schema: Shape,
  example: Plain,
  begin: (input: Input) => { record: Strike } | { problems: Problem[] },
  measures: (end: Strike, start: Strike) => Measures,
  charts: readonly (keyof typeof strikeCharts)[],
): DeskProcedure<Strike> {
  return {
    id: `war-in-the-pacific/${name}`,
    title,
    about,
    schema,
    example,
    names: { ships: Object.keys(strikeCharts.strikeShips.values) },
    procedure: strikeProcedure,
    policies,
    check(input) {
      const problem = misfit(schema, input);
      if (problem !== undefined) return { problems: [problem] };
      const read = begin(input as Input);
      if ('problems' in read) return read;
      const start = strikeProcedure.clone(read.record);
      return { sitting: { record: read.record, orders: (policy) => policy, measures: (end) => measures(end, start) } };
    },
    words: strikeWords,
    dieFor: ({ battle }) => `${battle.phase}, one die`,
    forces: ({ law, battle }) => [
      {
        title: 'Planes',
        head: ['Planes', 'Altitude'],
        rows: [...battle.flights, ...battle.cap].map((flight) => [flightText(flight), flight.altitude ?? '–']),
      },
      {
        title: sideNames[battle.ships[0]?.side ?? 'allies'],
        head: ['Ship', 'Defence', 'Speed class', 'State'],
        rows: battle.ships.map((each) => [
          `${each.type} ${each.id}`,
          defenceOf(law, each),
          speedOf(law, each),
          each.sunk ? 'sunk' : `D${each.damage}`,
        ]),
      },
    ],
    outcome: (end, start) => measures(end, start),
    charts: ({ law }) => chartsUsed(charts.map((key) => law.charts[key])),
  };
}

const date: Shape = { type: 'string', maxLength: 8, description: 'turn/cycle/year, such as 2/5/42' };

export const airAttackDesk = define(
  'air-attack',
  'Air attack on a ship',
  'Planes that came through attack one ship: protection against torpedoes, damage points, odds, level of damage (7.8.1).',
  record({
    'date?': date,
    planes,
    target: record({ ship, 'damage?': damage }),
    'noCap?': { type: 'boolean', description: 'no CAP attacked the bombers', rule: '7.8.1' },
    'charts?': houseShape,
  }),
  {
    planes: [
      { type: 'D3A', points: 3, elite: true },
      { type: 'B5N', points: 2, elite: true },
    ],
    target: { ship: 'Lexington' },
  },
  (input) => {
    const id = input.target?.ship ?? '';
    const read = setUp(input, [id]);
    if ('problems' in read) return read;
    const { battle } = read.record;
    Object.assign(battle, { phase: 'torpedo', single: 'attack' });
    shipOf(battle, id).damage = input.target?.damage ?? 0;
    battle.wave?.attacks.push({
      target: id,
      sent: battle.flights.map((flight) => ({ flight, points: flight.points })),
      torpedoLoss: 0,
      points: 0,
    });
    return read;
  },
  ({ battle }) => ({ damage: battle.ships[0]?.damage ?? 0, sunk: battle.ships[0]?.sunk ? 1 : 0 }),
  ['airSurfaceDamage', 'navalCRT', 'damageEffects', 'airPoints', 'strikeShips'],
);

export const aaDesk = define(
  'anti-aircraft',
  'Anti-aircraft fire of ships',
  'A wave on its way to the core under the fire of ships, component by component (10.1).',
  record({
    'date?': date,
    planes,
    ships: { type: 'array', minItems: 1, maxItems: 12, items: ship },
    'charts?': houseShape,
  }),
  {
    planes: [
      { type: 'SBD', points: 3 },
      { type: 'TBD', points: 2 },
    ],
    ships: ['Shokaku', 'Zuikaku', 'Myoko', 'Haguro'],
  },
  (input) => {
    const read = setUp(input, input.ships ?? []);
    if ('problems' in read) return read;
    const { battle } = read.record;
    Object.assign(battle, { phase: 'aa', single: 'aa' });
    if (battle.wave !== null) battle.wave.components = componentsOf(battle.flights);
    return read;
  },
  ({ battle }, start) => ({
    'shot down': battle.down.japan + battle.down.allies,
    'driven off': battle.home,
    left: pointsOf(start.battle.flights) - battle.down.japan - battle.down.allies - battle.home,
  }),
  ['aaTable', 'aaMatrix', 'airPoints', 'strikeShips'],
);

export const airCombatDesk = define(
  'air-combat',
  'Air combat at one altitude',
  'CAP against bombers and their escorts, by the routine that fits (6.1.1).',
  record({ 'date?': date, planes, cap: planes, 'charts?': houseShape }),
  {
    planes: [
      { type: 'D3A', points: 3 },
      { type: 'A6M', points: 2, escort: 'close' },
    ],
    cap: [{ type: 'F4F', points: 2 }],
  },
  (input) => {
    const read = setUp(input, []);
    if ('problems' in read) return read;
    const { battle } = read.record;
    const level = battle.flights[0]?.altitude ?? 'medium';
    for (const flight of battle.flights) flight.altitude = level;
    battle.cap = (input.cap ?? []).map((each) => ({
      ...aloft(read.record.law.charts, { ...each, as: 'F' }),
      posture: null,
      altitude: level,
      wave: 0,
    }));
    Object.assign(battle, { phase: 'levels', single: 'air', fights: [level], wave: null });
    return read;
  },
  ({ law, battle }, start) => {
    const striker = law.strikes[0]?.striker ?? 'japan';
    return {
      'strike shot down': battle.down[striker],
      'bombers left': pointsOf(battle.flights.filter(({ role }) => role !== 'F')),
      'CAP shot down': battle.down[enemyOf(striker)],
      'CAP left': Math.min(pointsOf(start.battle.cap), pointsOf(battle.cap)),
    };
  },
  ['airCRT', 'bounce', 'airPoints'],
);
