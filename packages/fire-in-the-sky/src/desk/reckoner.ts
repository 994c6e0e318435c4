/** Costs, reach and Air Zones of Control: nothing is rolled, but every figure has its rule. */
import {
  type DeskProcedure,
  inWords,
  misfit,
  type Out,
  type Plain,
  type Problem,
  type Procedure,
} from '@ironbottom/umpire';
import { mayGoOn } from '../chapters/air-zones.js';
import {
  airLandCost,
  airLandReach,
  escortDiceCost,
  escortTransferCost,
  landPoints,
  navalCost,
  navalReach,
  oilTransportCost,
  strategicAirCost,
} from '../chapters/costs.js';
import { combatWords } from '../chapters/words.js';
import type { Side } from '../pieces.js';
import { unitOf } from '../units.js';
import { costLine, movementLine } from './lines.js';
import { names, readShips } from './names.js';
import { type ChartName, chartsUsed } from './report.js';
import { costShape, movementShape } from './shapes.js';

type Step = { rule: string; words: string };
/** What was given, what was worked out, and whether it has been told. */
export type Reckoning = {
  given: [string, string | number][];
  steps: Step[];
  told: boolean;
  figures: { [name: string]: number };
};

const reckon: Procedure<Reckoning> = {
  next(record, out: Out) {
    if (!record.told && out.on) for (const { rule, words } of record.steps) out.say(rule, 'reckoned', { words });
    record.told = true;
    return undefined;
  },
  die: () => undefined,
  ask() {
    throw new Error('nothing is asked of a reckoner');
  },
  decide: () => undefined,
  clone: ({ given, steps, told, figures }) => ({ given, steps, told, figures }),
  key: () => '',
};

type Defined = Pick<DeskProcedure, 'title' | 'about' | 'schema' | 'example'> & {
  line: NonNullable<DeskProcedure['line']>;
  charts: readonly ChartName[];
  work(input: never, problems: Problem[]): Omit<Reckoning, 'told'>;
};

function define(
  name: string,
  { title, about, schema, example, line, charts, work }: Defined,
): DeskProcedure<Reckoning> {
  return {
    ...{ id: `fire-in-the-sky/${name}`, title, about, schema, example, line, names },
    procedure: reckon,
    policies: { none: { about: 'nothing is decided here', policy: () => [] } },
    check(input) {
      const problem = misfit(schema, input);
      if (problem !== undefined) return { problems: [problem] };
      const problems: Problem[] = [];
      const record = { ...work(input as never, problems), told: false };
      if (problems.length > 0) return { problems };
      return { sitting: { record, orders: (policy) => policy, measures: (end) => end.figures } };
    },
    words: combatWords,
    dieFor: () => 'nothing is rolled',
    forces: ({ given, figures }, start) => [
      start === undefined
        ? { title, head: ['', 'given'], rows: given }
        : {
            title,
            head: ['', 'worked out'],
            rows: Object.entries(figures).map(([name, value]) => [name, value]),
          },
    ],
    outcome: ({ figures }): { [key: string]: Plain } => ({ ...figures }),
    charts: () => chartsUsed(charts),
  };
}

type Movement = {
  side: Side;
  move: 'seaDeployment' | 'operational' | 'reaction' | 'return';
  hexes: number;
  ships?: string[];
  air?: number;
  land?: (2 | 4 | 8)[];
  zones?: number[];
};

const payers: { readonly [S in Side]: string } = { japan: 'Japan', allies: 'the Allies' };

function movement(input: Movement, problems: Problem[]): Omit<Reckoning, 'told'> {
  const { side, hexes, zones = [] } = input;
  const fleet = readShips(input.ships ?? [], side, 'ships', problems).map(({ id }) => unitOf(id));
  const kind = input.move === 'return' ? 'seaDeployment' : input.move;
  const carried = (input.land ?? []).reduce<number>((sum, full) => sum + landPoints({ full }), input.air ?? 0);
  const steps: Step[] = [];
  const figures = { 'Transport Points': 0, 'Oil Points': 0, hexes };

  if (fleet.length > 0) {
    const reach = navalReach(kind, fleet);
    if (hexes > reach)
      problems.push({
        field: 'hexes',
        rule: 'CARD-transport.naval',
        why: `these ships go ${reach} hexes at most so, not ${hexes}`,
      });
    const cost = navalCost(side, kind, fleet, hexes);
    const points = fleet.reduce((sum, ship) => sum + ship.points, 0);
    figures['Transport Points'] += cost.transport;
    figures['Oil Points'] += cost.oil;
    const price =
      cost.oil > 0 ? `${cost.oil} Oil Points` : cost.transport > 0 ? `${cost.transport} Transport Points` : 'nothing';
    const words = `Ships of ${points} points go ${hexes} of at most ${reach} hexes: ${payers[side]} ${side === 'japan' ? 'pays' : 'pay'} ${price}.`;
    steps.push({ rule: 'CARD-transport.naval', words });
  }
  if (carried > 0) {
    if (kind === 'reaction')
      problems.push({
        field: 'move',
        rule: 'CARD-transport.air-land',
        why: 'air and land units do not move in reaction',
      });
    else {
      const reach = airLandReach(kind);
      if (hexes > reach)
        problems.push({
          field: 'hexes',
          rule: 'CARD-transport.air-land',
          why: `air and land units go ${reach} hexes at most, not ${hexes}`,
        });
      const cost = airLandCost(kind, carried, hexes);
      figures['Transport Points'] += cost.transport;
      const words = `Air and land units of ${carried} points cost ${cost.transport} Transport Points.`;
      steps.push({ rule: 'CARD-transport.air-land', words });
    }
  }
  if (fleet.length === 0 && carried === 0)
    problems.push({
      field: 'ships',
      rule: 'CARD-transport.naval',
      why: 'nothing moves: name ships, air or land units',
    });
  if (zones.length > 0) {
    const stop = stopsAt(input.move, hexes, zones);
    figures.hexes = stop;
    steps.push({ rule: zoneRules[input.move], words: zoneWords(stop, hexes) });
  }
  const given: Reckoning['given'] = [
    ['movement', inWords(input.move)],
    ['hexes', hexes],
    ['ships', (input.ships ?? []).join(', ')],
    ['points of air and land units', carried],
  ];
  return { given: given.filter(([, value]) => value !== '' && value !== 0), steps, figures };
}

const zoneRules = { seaDeployment: '7.1', return: '13.0', operational: '8.0', reaction: '9.0' } as const;

const zoneWords = (stop: number, hexes: number): string =>
  stop < hexes
    ? `Enemy Air Zones of Control end the move after ${stop} of ${hexes} hexes.`
    : `Enemy Air Zones of Control let it go all ${hexes} hexes.`;

/** How many of the hexes can be entered. */
function stopsAt(move: Movement['move'], hexes: number, zones: readonly number[]): number {
  const way = [zones.includes(0)];
  while (way.length <= hexes && mayGoOn(move, way)) way.push(zones.includes(way.length));
  return way.length - 1;
}

type Costs = { oilPoints?: number; escorts?: number; escortDice?: number; bomberDice?: number };

function costs({ oilPoints = 0, escorts = 0, escortDice = 0, bomberDice = 0 }: Costs): Omit<Reckoning, 'told'> {
  const oil = oilTransportCost(oilPoints);
  const transfer = escortTransferCost(escorts);
  const dice = escortDiceCost(escortDice);
  const bombers = strategicAirCost(bomberDice);
  const steps: Step[] = [
    {
      many: oilPoints,
      rule: 'CARD-cost.oil',
      words: `Shipping ${oilPoints} Oil Points takes ${oil} Japanese Transport Points.`,
    },
    {
      many: escorts,
      rule: 'CARD-cost.escort',
      words: `${escorts} DD units to or from the Convoy Escort box take ${transfer} Japanese Transport Points.`,
    },
    {
      many: escortDice,
      rule: 'CARD-cost.asw',
      words: `${escortDice} dice of the convoy escorts burn ${dice} Oil Points.`,
    },
    {
      many: bomberDice,
      rule: '16.1.3',
      words: `${bomberDice} dice of strategic air warfare take ${bombers} Allied Transport Points.`,
    },
  ]
    .filter(({ many }) => many > 0)
    .map(({ rule, words }) => ({ rule, words }));
  const given: Reckoning['given'] = [
    ['Oil Points shipped', oilPoints],
    ['DD units to or from the escorts', escorts],
    ['dice of the escorts', escortDice],
    ['dice of the bombers', bomberDice],
  ];
  return {
    given: given.filter(([, value]) => value !== 0),
    steps,
    figures: { 'Japanese Transport Points': oil + transfer, 'Oil Points': dice, 'Allied Transport Points': bombers },
  };
}

export const movementDesk = define('movement', {
  title: 'Movement: cost, reach, air zones',
  about:
    'What a move costs and how far it goes: Transport and Oil Points, rounding per Task Force, enemy Air Zones of Control (7.1, 8.0, 9.0, 13.0).',
  schema: movementShape,
  example: { side: 'japan', move: 'operational', hexes: 5, ships: ['Akagi', 'Kongo', '3 DD'], zones: [4] },
  line: movementLine,
  charts: ['transportCosts', 'airZones', 'navalUnits'],
  work: movement,
});

export const costDesk = define('costs', {
  title: 'Additional costs',
  about: 'Shipping oil, moving escorts, dice of escorts and bombers: what they cost (CARD-cost).',
  schema: costShape,
  example: { oilPoints: 3, escorts: 2, escortDice: 4 },
  line: costLine,
  charts: ['additionalCosts'],
  work: costs,
});
