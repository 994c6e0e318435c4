/** The charts as a player looks at them: tables, what each is for, and the ground it stands on. */
import { type Chart, type ChartRoom, chartTables, type ShownChart } from '@ironbottom/umpire';
import { charts } from './index.js';

const abouts: { readonly [C in keyof typeof charts]: string } = {
  combatTable:
    'What is added to each die, or taken from it, in the ten kinds of combat that have modifiers. A die that comes to 5 or more is a hit.',
  surfaceTable:
    'What one die must show in surface combat: by the Firepower of the ship that fires (the row) and the Defence of her target (the column). A star: only half a hit.',
  damageCheck:
    'What is added to the two dice of a damage check. At the Defence of the ship or above she is sunk, below it she is damaged.',
  returnSchedule:
    'After how many of its owner’s turns a unit comes back: for each hit of a damaged ship, and for what was eliminated, disbanded or lost otherwise. A dash: never.',
  airZones:
    'What an enemy Air Zone of Control does to a move: whether it counts where the move begins, and how many hexes the move may still go.',
  transportCosts:
    'What moving costs, for each Transport or Oil Point of a unit, and how far it goes. Japan burns Oil Points in operations and reactions; everything else takes Transport Points.',
  additionalCosts:
    'What Japan pays for shipping an Oil Point, for a DD unit to or from the Convoy Escort box and for a die of the escorts; what the Allies pay for a die of strategic bombers.',
  schedule: 'What comes on each turn from the second to the sixteenth, and what begins then.',
  navalUnits:
    'Every naval unit: Firepower, Defence, Anti-Air dice, Air Points she carries, Movement Allowance, points to move her, and the turn she comes.',
  bases: 'Every base: where it lies, what it holds before capacities grow, whose it is at the beginning, its oil.',
  landUnits: 'Every land unit: its strength, where it stands at the beginning or the turn it comes.',
};

/** Words of figures that a table would write too short. */
const written: { readonly [word: string]: string } = { 'from turn6': 'from turn 6', move: 'Movement Allowance' };

function shown(key: keyof typeof charts): ShownChart {
  const chart: Chart<unknown> = charts[key];
  const { id, title, provenance, source, exceptions = [], values } = chart;
  const tables = chartTables(values, () => null).map((table) => ({
    ...table,
    head: table.head.map(spelt),
    rows: table.rows.map((row) => ({ ...row, name: spelt(row.name) })),
  }));
  return { id, title, about: abouts[key], provenance, source, exceptions, tables };
}

/** 'allies from turn10' → 'allies from turn 10' */
const spelt = (words: string): string =>
  written[words] ?? words.replace(/\bturn(s?)(\d)/g, 'turn$1 $2').replace(/(\d)to(\d)/g, '$1 to $2');

export const chartRoom: ChartRoom = {
  charts: (Object.keys(charts) as (keyof typeof charts)[]).map(shown),
  check(house) {
    const given = typeof house === 'object' && house !== null ? Object.keys(house) : [];
    const why = 'the charts of this rulebook cannot be changed';
    return { faults: given.map((chart) => ({ chart, path: '', why })), warnings: [] };
  },
};
