/** The law of one game of air strikes: its set-up, the charts in force, and every ship's figures. */
import { didYouMean, type Plain, type Setup } from '@ironbottom/umpire';
import { dateOf, type GameDate } from '../calendar.js';
import { mayFlyCap } from '../chapters/5-3-patrols.js';
import { wrongCommands } from '../chapters/8-9-fleet-commanders.js';
import { wrongAdmirals } from '../chapters/8-carrier-admirals.js';
import { ownHouseCharts } from '../charts/every.js';
import { type StrikeCharts, strikeCharts } from '../charts/strike.js';
import type { NavalUnit } from '../pieces.js';
import { enemyOf, type Side, sides } from '../sides.js';
import {
  type Planned,
  type SearchInput,
  type StrikeForce,
  type StrikeInput,
  type StrikeScenario,
  strikeScenarios,
} from './scenarios.js';
import type { StrikeBattle } from './state.js';

export type StrikeLaw = {
  readonly title: string;
  readonly date: GameDate;
  readonly strikes: readonly StrikeInput[];
  readonly forces: { readonly [side in Side]: StrikeForce };
  readonly line: number;
  readonly units: { readonly [id: string]: NavalUnit };
  readonly charts: StrikeCharts;
  readonly search: SearchInput | null;
};

export function strikeLaw(setup: Setup): { law: StrikeLaw } | { errors: string[] } {
  const scenario = strikeScenarios.find(({ id }) => id === setup.scenario);
  if (scenario === undefined) {
    const hint = didYouMean(
      setup.scenario,
      strikeScenarios.map(({ id }) => id),
    );
    return { errors: [`there is no air strike '${setup.scenario}'${hint}`] };
  }
  const house = ownHouseCharts(strikeCharts, setup.charts);
  if ('errors' in house) return house;
  const read = setup.set === null ? { scenario } : readScenario(scenario, setup.set);
  return 'errors' in read ? read : strikeLawFor(read.scenario, house.charts);
}

export function strikeLawFor(
  scenario: StrikeScenario,
  charts: StrikeCharts,
): { law: StrikeLaw } | { errors: string[] } {
  const errors: string[] = [];
  const date = dateOf(scenario.date);
  const units: { [id: string]: NavalUnit } = {};
  for (const side of sides) {
    const { ships, damaged = {}, admirals, cap } = scenario[side];
    for (const id of [...ships, ...othersOf(scenario.search ?? null, side)]) {
      const unit = charts.strikeShips.values[id];
      if (unit === undefined) {
        errors.push(`there is no ship '${id}'${didYouMean(id, Object.keys(charts.strikeShips.values))}`);
        continue;
      }
      if (units[id] !== undefined) errors.push(`${id} is there twice`);
      if ((unit.nation === 'japan') !== (side === 'japan')) errors.push(`${id} is no ship of ${side}`);
      units[id] = unit;
      const damage = damaged[id] ?? 0;
      if (!Number.isInteger(damage) || damage < 0 || damage > 4) errors.push(`${id} may begin with damage from 0 to 4`);
    }
    for (const { name, ship } of admirals) {
      const line = charts.carrierAdmirals.values[name];
      if (line === undefined)
        errors.push(`there is no admiral '${name}'${didYouMean(name, Object.keys(charts.carrierAdmirals.values))}`);
      else if (line.side !== side) errors.push(`${name} is no admiral of ${side}`);
      if (!ships.includes(ship)) errors.push(`${name}'s flagship ${ship} is not in his force`);
    }
    errors.push(...wrongAdmirals({ charts, units }, scenario[side]));
    errors.push(...wrongCommands(scenario[side], side, date, Object.keys(charts.fleetCommanders.values)));
    errors.push(...badPlanes(cap, side, charts));
    for (const { type } of cap)
      if (Object.hasOwn(charts.airPoints.values, type) && !mayFlyCap({ date, charts }, type))
        errors.push(`${type} does not fly CAP (5.3)`);
    const { port, avg } = scenario[side];
    if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 60))
      errors.push('the AA of a port is from 0 to 60 (10.1.2)');
    if (avg !== undefined && side === 'japan') errors.push('the AVG flies for the Allies (6.2.3)');
  }
  for (const { striker, flights, bases } of scenario.strikes) {
    if (scenario[enemyOf(striker)].ships.length === 0) errors.push(`${striker} has nothing to strike`);
    errors.push(...badPlanes(flights, striker, charts));
    for (const { from } of flights) if (bases[from] === undefined) errors.push(`there is no base '${from}'`);
  }
  if (scenario.strikes.length === 0) errors.push('there is no strike');
  if (errors.length > 0) return { errors };
  const { title, strikes, line, japan, allies, search = null } = scenario;
  return { law: { title, date, strikes, forces: { japan, allies }, line, units, charts, search } };
}

function badPlanes(planes: readonly Planned[], side: Side, { airPoints: { values } }: StrikeCharts): string[] {
  return planes.flatMap(({ type, points }) => {
    if (!Object.hasOwn(values, type)) return [`there are no planes '${type}'${didYouMean(type, Object.keys(values))}`];
    const wrong: string[] = [];
    if (values[type].side !== side) wrong.push(`${type} are no planes of ${side}`);
    if (!Number.isInteger(points) || points < 1 || points > 20) wrong.push(`${type} come in 1 to 20 Air Points`);
    return wrong;
  });
}

/** Other forces in place of a set-up's own: whole, and checked afterwards. */
function readScenario(scenario: StrikeScenario, set: Plain): { scenario: StrikeScenario } | { errors: string[] } {
  if (typeof set !== 'object' || set === null || Array.isArray(set))
    return { errors: ['set-up: expected an object with japan, allies, strikes, date or line'] };
  const { date = scenario.date, line = scenario.line } = set;
  if (typeof date !== 'string' || !/^[1-4]\/([1-9]|1[0-3])\/4[1-5]$/.test(date))
    return { errors: ['set-up: date is turn/cycle/year, such as 2/5/42'] };
  if (typeof line !== 'number' || !Number.isInteger(line)) return { errors: ['set-up: line is a whole number'] };
  const japan = set.japan === undefined ? scenario.japan : readForce(set.japan);
  const allies = set.allies === undefined ? scenario.allies : readForce(set.allies);
  const strikes = set.strikes === undefined ? scenario.strikes : readStrikes(set.strikes);
  if (japan === undefined || allies === undefined)
    return {
      errors: [
        'set-up: a force is {"ships": [...], "damaged": {}, "admirals": [{"name", "ship"}], "cap": [{"type", "points", "from"}]}',
      ],
    };
  if (strikes === undefined)
    return {
      errors: [
        'set-up: strikes is [{"title", "striker", "flights": [...], "bases": {"name": {"carrier", "range", "apart"}}}]',
      ],
    };
  // Other forces have found each other already.
  const search =
    set.japan === undefined && set.allies === undefined && set.strikes === undefined ? (scenario.search ?? null) : null;
  return { scenario: { ...scenario, date, line, japan, allies, strikes, search } };
}

type Fields = { [key: string]: Plain | undefined };
const fieldsOf = (value: Plain | undefined): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;

function readForce(given: Plain): StrikeForce | undefined {
  const force = fieldsOf(given);
  if (force === undefined || !Array.isArray(force.ships)) return undefined;
  const ships = force.ships.filter((each): each is string => typeof each === 'string');
  const damaged: { [ship: string]: number } = {};
  for (const [ship, level] of Object.entries(fieldsOf(force.damaged) ?? {}))
    damaged[ship] = typeof level === 'number' ? level : -1;
  const admirals = (Array.isArray(force.admirals) ? force.admirals : []).map((each) => {
    const { name, ship, chits } = fieldsOf(each) ?? {};
    return { name: String(name), ship: String(ship), chits: typeof chits === 'number' ? Math.trunc(chits) : 0 };
  });
  const cap = readPlanes(force.cap ?? []);
  if (cap === undefined) return undefined;
  const { avg, port, fleet, taskForce, leaderless } = force;
  return {
    ships,
    damaged,
    admirals,
    cap,
    ...(avg === undefined ? {} : { avg: String(avg) }),
    ...(port === undefined ? {} : { port: Number(port) }),
    ...(fleet === undefined ? {} : { fleet: String(fleet) }),
    ...(leaderless === 'nobody available' || leaderless === 'moving' ? { leaderless } : {}),
    ...(taskForce === '58' || taskForce === '38' ? { taskForce } : {}),
  };
}

function readPlanes(given: Plain): Planned[] | undefined {
  if (!Array.isArray(given)) return undefined;
  return given.map((each) => {
    const { type, points, from = 'base', elite, untrained, extended, night } = fieldsOf(each) ?? {};
    return {
      // Whether there are such planes is checked with everything else.
      type: String(type) as Planned['type'],
      points: typeof points === 'number' ? points : 0,
      from: String(from),
      elite: elite === true,
      untrained: untrained === true,
      extended: extended === true,
      night: night === true,
    };
  });
}

function readStrikes(given: Plain): StrikeInput[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const strikes: StrikeInput[] = [];
  for (const each of given) {
    const { title = 'A strike', striker, flights = [], bases, night, alerted, surprise } = fieldsOf(each) ?? {};
    const planes = readPlanes(flights);
    const places = fieldsOf(bases);
    if ((striker !== 'japan' && striker !== 'allies') || planes === undefined || places === undefined) return undefined;
    strikes.push({
      title: String(title),
      striker,
      night: night === true,
      alerted: alerted === true,
      surprise: surprise === true,
      flights: planes,
      bases: Object.fromEntries(
        Object.entries(places).map(([name, base]) => {
          const { carrier, range, apart, fieldOnTheWay, apartWith } = fieldsOf(base) ?? {};
          const hexes: { [other: string]: number } = {};
          for (const [other, n] of Object.entries(fieldsOf(apart) ?? {})) hexes[other] = typeof n === 'number' ? n : 0;
          return [
            name,
            {
              carrier: carrier === true,
              range: typeof range === 'number' ? range : 1,
              apart: hexes,
              fieldOnTheWay: fieldOnTheWay === true,
              ...(typeof apartWith === 'number' ? { apartWith } : {}),
            },
          ];
        }),
      ),
    });
  }
  return strikes;
}

const othersOf = (search: SearchInput | null, side: Side): string[] =>
  (search?.[side].others ?? []).flatMap(({ ships }) => ships);
/** Ships at sea besides the carriers' force. */
export const otherShips = ({ search }: StrikeLaw, side: Side): string[] => othersOf(search, side);

export function unitOf({ units }: StrikeLaw, id: string): NavalUnit {
  const unit = units[id];
  if (unit === undefined) throw new Error(`there is no ship ${id} in this strike`);
  return unit;
}

export function strikeOf({ strikes }: StrikeLaw, { strike }: Pick<StrikeBattle, 'strike'>): StrikeInput {
  const now = strikes[Math.min(strike, strikes.length - 1)];
  if (now === undefined) throw new Error('there is no strike');
  return now;
}
export const strikerOf = (law: StrikeLaw, battle: Pick<StrikeBattle, 'strike'>): Side => strikeOf(law, battle).striker;
export const navalOf = (law: StrikeLaw, battle: Pick<StrikeBattle, 'strike'>): Side => enemyOf(strikerOf(law, battle));
