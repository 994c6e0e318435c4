/** The charts as a player looks at them, and the one that he may put other values into. */
import {
  boundOf,
  type CellLimits,
  type Chart,
  type ChartFault,
  type ChartRoom,
  chartTables,
  type ShownChart,
  withHouseCharts,
} from '@ironbottom/umpire';
import { type ChartName, charts, houseCharts } from './index.js';

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
  airLift:
    'Air Transport Points of a side over the mainland, by year, and how many hexes they fly with an Air Supply chit.',
  seaLift:
    'What Japanese shipping does in a month: Sea Supply chits landed, units shipped, chits that submarines carry in a season, and what a landing costs besides its Offensives.',
  freeUnitTable: 'Units that a power has for nothing in a Seasonal Turn, where that option is played.',
};

/** The words that may stand in a cell; none where it cannot be changed. */
function limitsOf(id: string, path: string): CellLimits | null {
  const chart = Object.values(houseCharts).find((each) => each.id === id);
  const bound = chart === undefined ? undefined : boundOf(chart, path);
  return bound === undefined ? null : { from: bound.from ?? 0, to: bound.to ?? 0, also: [], words: bound.words ?? [] };
}

function shown(key: ChartName): ShownChart {
  const chart: Chart<unknown> = charts[key];
  const { id, title, provenance, source, exceptions = [], values } = chart;
  return {
    id,
    title,
    about: abouts[key],
    provenance,
    source,
    exceptions,
    tables: chartTables(values, (path) => limitsOf(id, path)),
  };
}

const complaint = /^house charts(?:, ([^,:]+))?(?:, ([^:]+))?: (.*)$/s;

/** A chart that is there, but not for changing, is told apart from one that is not. */
function faultIn(error: string): ChartFault {
  const [, chart = '', path = '', why = error] = complaint.exec(error) ?? [];
  const [, named = ''] = /^there is no chart '([^']*)'/.exec(why) ?? [];
  const known = Object.values(charts).some(({ id }) => id === named);
  if (known) return { chart: named, path: '', why: 'of this rulebook the Land Combat Results alone can be replaced' };
  return { chart: chart === '' ? named : chart, path, why };
}

export const chartRoom: ChartRoom = {
  charts: (Object.keys(charts) as ChartName[]).map(shown),
  check(house) {
    const read = withHouseCharts(houseCharts, house);
    return 'errors' in read
      ? { faults: read.errors.map(faultIn), warnings: [] }
      : { faults: [], warnings: read.warnings };
  },
};
