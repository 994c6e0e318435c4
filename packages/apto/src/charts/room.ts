/** The charts as a player looks at them and changes them. */
import {
  boundOf,
  type CellLimits,
  type ChartFault,
  type ChartRoom,
  chartTables,
  type HouseChart,
  type ShownChart,
  withHouseCharts,
} from '@ironbottom/umpire';
import { charts } from './index.js';

const all: readonly HouseChart[] = Object.values(charts);

function limitsOf(chart: HouseChart, path: string): CellLimits | null {
  const bound = boundOf(chart, path);
  return bound === undefined ? null : { from: bound.from ?? 0, to: bound.to ?? 99, also: [], words: bound.words ?? [] };
}

const shown = (chart: HouseChart): ShownChart => {
  const { id, title, about, provenance, source, exceptions = [], values } = chart;
  const tables = chartTables(values, (path) => limitsOf(chart, path));
  return { id, title, about, provenance, source, exceptions, tables };
};

const complaint = /^house charts(?:, ([^,:]+))?(?:, (.*?))?: (.*)$/s;

function faultIn(error: string): ChartFault {
  const [, chart = '', path = '', why = error] = complaint.exec(error) ?? [];
  return { chart, path, why };
}

export const chartRoom: ChartRoom = {
  charts: all.map(shown),
  check(house) {
    const read = withHouseCharts(charts, house);
    return 'errors' in read
      ? { faults: read.errors.map(faultIn), warnings: [] }
      : { faults: [], warnings: read.warnings };
  },
};
