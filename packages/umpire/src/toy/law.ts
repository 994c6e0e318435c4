/** What is fixed while a game of the straits lasts, and how a game begins. */
import type { Place } from '../asks.js';
import type { Seat } from '../events.js';
import { didYouMean } from '../nearest.js';
import type { Opening, Setup } from '../rulebook.js';
import { scenarioOf } from '../set-up.js';
import type { Shape } from '../shape.js';
import { cite } from './cite.js';
import { type Chart, drawChart } from './map.js';
import { type Berth, scenarios } from './scenarios.js';
import { allies, type Fittings, isAlly, noScene, nothingKnown, nothingOwned, type Straits, seats } from './state.js';

export type Law = {
  chart: Chart;
  roster: readonly Berth[];
  owner: { readonly [ship: string]: Seat };
  /** The ships each seat began with, in the order of the roster. */
  fleets: { readonly [seat: Seat]: readonly string[] };
  first: number;
  turns: number;
  goal: number;
  /** 8.2 The least face that hits: the `gunnery` chart, which a house may change. */
  hits: number;
  /** 9.3 Squalls are an option. */
  squalls: boolean;
  submarine: string;
  fleet: Fleet | null;
};

/** What everybody bought, for positions in which the purchase is over. */
export type Fleet = { ships: Fittings; mines: Place[]; submarine: { place: Place; torpedoes: number } | null };

/** Set-up data: all of it may be left out. */
export type Position = {
  turn?: number;
  turns?: number;
  submarine?: string;
  at?: { [ship: string]: Place };
  fleet?: Fleet;
};

/** 2.1 What each side may spend. */
export const purse = { ally: 4, red: 6 };
/** 2.2, 2.4, 2.6 The most of each that can be bought. */
export const most = { armour: 3, perShip: 2, mines: 3, torpedoes: 2 };
/** 6.1 Hexes a turn. */
export const speed = 2;
/** 1.3 Hits that sink a ship without armour; a patrol boat is lost to the first. */
export const hull = { ally: 2, red: 1 };

const whole = (minimum: number, maximum: number): Shape => ({ type: 'integer', minimum, maximum });
const object = (properties: { [key: string]: Shape }, required: string[] = []): Shape => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});

const positionShape: Shape = object({
  turn: whole(1, 99),
  turns: whole(1, 1_000_000),
  submarine: { type: 'string', maxLength: 40 },
  at: { type: 'object', patternProperties: { '': whole(0, 9999) } },
  fleet: object(
    {
      ships: {
        type: 'object',
        patternProperties: {
          '': object({ armour: whole(0, most.perShip), cargo: { type: 'boolean' } }, ['armour', 'cargo']),
        },
      },
      mines: { type: 'array', maxItems: most.mines, items: whole(0, 9999) },
      submarine: {
        anyOf: [
          { const: null },
          object({ place: whole(0, 9999), torpedoes: whole(0, most.torpedoes) }, ['place', 'torpedoes']),
        ],
      },
    },
    ['ships', 'mines', 'submarine'],
  ),
});

const optionsShape: Shape = object({ squalls: { type: 'boolean' } });
const chartsShape: Shape = object({ gunnery: object({ hits: whole(2, 6) }) });

export function law(setup: Setup): { law: Law } | { errors: string[] } {
  const found = scenarioOf(scenarios, setup, { options: optionsShape, charts: chartsShape, set: positionShape });
  if ('errors' in found) return found;
  const { scenario } = found;
  const position = (setup.set ?? {}) as Position;
  const chart = drawChart(scenario.rows);
  const roster = scenario.roster.map((berth) => ({ ...berth, place: position.at?.[berth.id] ?? berth.place }));
  const errors = [...wrongPlaces(chart, roster, position), ...wrongFleet(chart, roster, position.fleet)];
  if (errors.length > 0) return { errors };
  return {
    law: {
      chart,
      roster,
      owner: Object.fromEntries(roster.map(({ id, seat }) => [id, seat])),
      fleets: Object.fromEntries(seats.map((seat) => [seat, roster.flatMap((b) => (b.seat === seat ? [b.id] : []))])),
      first: position.turn ?? 1,
      turns: position.turns ?? scenario.turns,
      goal: scenario.goal,
      hits: (setup.charts.gunnery?.hits as number | undefined) ?? 5,
      squalls: setup.options.squalls === true,
      submarine: position.submarine ?? 'Sea Robin',
      fleet: position.fleet ?? null,
    },
  };
}

function wrongPlaces(chart: Chart, roster: readonly Berth[], position: Position): string[] {
  const errors: string[] = [];
  const ids = roster.map(({ id }) => id);
  for (const id of Object.keys(position.at ?? {})) {
    if (!ids.includes(id)) errors.push(`set.at: there is no ship "${id}"${didYouMean(id, ids)}`);
  }
  const taken = new Map<Place, string>();
  for (const { id, place } of roster) {
    const terrain = chart.terrain[place];
    const other = taken.get(place);
    if (terrain === undefined || terrain === 'H') errors.push(`set.at.${id}: ${place} is no hex of the sea (1.1)`);
    else if (terrain === '#' && cite('1.1')) errors.push(`set.at.${id}: ${place} is land (1.1)`);
    if (other !== undefined && cite('1.2')) errors.push(`set.at.${id}: ${other} is there already (1.2)`);
    taken.set(place, id);
  }
  return errors;
}

function wrongFleet(chart: Chart, roster: readonly Berth[], fleet: Fleet | undefined): string[] {
  if (fleet === undefined) return [];
  const errors: string[] = [];
  const cost: { [seat: Seat]: number } = { Blue: 0, Green: 0, Red: 2 * fleet.mines.length };
  const armour: { [seat: Seat]: number } = { Blue: 0, Green: 0 };
  for (const { id, seat } of roster) {
    const fitting = fleet.ships[id];
    if (!isAlly(seat)) continue;
    if (fitting === undefined) errors.push(`set.fleet.ships: ${id} is missing`);
    else {
      armour[seat] = (armour[seat] ?? 0) + fitting.armour;
      cost[seat] = (cost[seat] ?? 0) + fitting.armour + (fitting.cargo ? 1 : 0);
    }
  }
  const allied = new Set(roster.filter(({ seat }) => isAlly(seat)).map(({ id }) => id));
  for (const id of Object.keys(fleet.ships))
    if (!allied.has(id)) errors.push(`set.fleet.ships: there is no ship "${id}"`);
  if (new Set(fleet.mines).size !== fleet.mines.length) errors.push('set.fleet.mines: one mine to a hex (2.4)');
  for (const mine of fleet.mines) {
    if (chart.terrain[mine] !== '~') errors.push(`set.fleet.mines: ${mine} is not a marked water (2.4)`);
  }
  if (fleet.submarine !== null) {
    cost.Red = (cost.Red ?? 0) + fleet.submarine.torpedoes;
    if (chart.terrain[fleet.submarine.place] !== 'o') errors.push('set.fleet.submarine: it is not in the deep (2.5)');
  }
  for (const seat of seats) {
    const limit = isAlly(seat) ? purse.ally : purse.red;
    if ((cost[seat] ?? 0) > limit && cite('2.1'))
      errors.push(`set.fleet: ${seat} spends ${cost[seat]} of ${limit} (2.1)`);
    if ((armour[seat] ?? 0) > most.armour) errors.push(`set.fleet: ${seat} has more than ${most.armour} armour (2.2)`);
  }
  return errors;
}

export function open(law: Law, _setup: Setup): Opening<Straits> {
  const { fleet, chart } = law;
  const pub: Opening<Straits>['public'] = {
    turn: law.first,
    phase: fleet === null ? 'purchase' : 'plan',
    scene: noScene(),
    ships: {},
    board: chart.terrain.map(() => ''),
    gone: [],
    score: 0,
    squall: 0,
    submarine: { sunk: fleet !== null && fleet.submarine === null, spent: 0, fired: 0 },
  };
  const parts: Opening<Straits>['seats'] = {};
  for (const seat of seats) parts[seat] = { own: nothingOwned(), knows: nothingKnown() };
  for (const { id, seat, place } of law.roster) {
    pub.ships[id] = { id, seat, place, hits: 0, used: 0 };
    pub.board[place] = id;
    const own = parts[seat]?.own;
    if (own !== undefined && isAlly(seat)) own.ships[id] = { ...(fleet?.ships[id] ?? { armour: 0, cargo: false }) };
  }
  // As read from a file: among hundreds of names put in one by one, each is found more slowly.
  pub.ships = JSON.parse(JSON.stringify(pub.ships)) as typeof pub.ships;
  const red = parts.Red?.own;
  if (red !== undefined && fleet !== null) {
    red.mines = [...fleet.mines].sort((a, b) => a - b);
    if (fleet.submarine !== null) red.submarine = { name: law.submarine, ...fleet.submarine, order: 'hold' };
  }
  if (fleet !== null) {
    for (const to of allies) {
      for (const seat of allies) {
        const ships: Fittings = {};
        for (const id in parts[seat]?.own.ships)
          ships[id] = { ...(parts[seat]?.own.ships[id] ?? { armour: 0, cargo: false }) };
        const knows = parts[to]?.knows;
        if (knows !== undefined) knows.fittings[seat] = ships;
      }
    }
  }
  const agenda: Opening<Straits>['agenda'] = [{ kind: 'turn', rule: '1.4' }];
  return { public: pub, seats: parts, secret: { squall: 0 }, agenda, turn: law.first, phase: pub.phase };
}
