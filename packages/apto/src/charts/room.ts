/** The charts as a player looks at them. */
import { type Chart, type ChartRoom, chartTables, type ShownChart } from '@ironbottom/umpire';
import { type ChartName, charts } from './index.js';

const abouts: { readonly [C in ChartName]: string } = {
  crt: 'Land combat: the column by the ratio of strengths, the row by an eight-sided die with its modifiers. Steps the attacker or the defender loses; a dot calls for a retreat check.',
  incomes:
    'Economic Points of a season, by year: for Japan what the army on the mainland has, not what the nation earns.',
  costs: 'Economic Points for a step of a unit by its kind, and for installations.',
  offensivePrices: 'Economic Points for an Offensive. Bought in the middle of a month it costs twice as much.',
  railCapacities: 'How many units a land can move by rail in a month.',
  weatherTable: 'By zone and month, a letter for each face of a die: F fair, W wet, M monsoon.',
  zoneRows: 'The northernmost hex row of the mild and of the moderate zone; what lies further north is severe.',
  airSupport: 'Points of ground support each side can send over battles in a month.',
  seaLift:
    'What Japanese shipping does in a month: Sea Supply chits landed, units shipped, and what a landing costs besides an Offensive.',
};

function shown(key: ChartName): ShownChart {
  const chart: Chart<unknown> = charts[key];
  const { id, title, provenance, source, exceptions = [], values } = chart;
  return { id, title, about: abouts[key], provenance, source, exceptions, tables: chartTables(values, () => null) };
}

export const chartRoom: ChartRoom = {
  charts: (Object.keys(charts) as ChartName[]).map(shown),
  check(house) {
    const named = typeof house === 'object' && house !== null ? Object.keys(house) : [];
    const why = 'the games of this rulebook take no house charts yet';
    return { faults: named.map((chart) => ({ chart, path: '', why })), warnings: [] };
  },
};
