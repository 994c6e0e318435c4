/** The charts as a player looks at them and changes them. */
import { type CellLimits, type ChartFault, type ChartRoom, chartTables, type ShownChart } from '@ironbottom/umpire';
import { everyChart } from './every.js';
import { boundOf, type HouseChart, withHouseCharts } from './house.js';

function limitsOf(chart: HouseChart, path: string): CellLimits | null {
  const bound = boundOf(chart, path);
  return bound === undefined ? null : { from: bound.from ?? 0, to: bound.to ?? 99, also: [], words: bound.words ?? [] };
}

const shown = (chart: HouseChart): ShownChart => {
  const { id, title, about, provenance, source, exceptions = [], values } = chart;
  return {
    id,
    title,
    about,
    provenance,
    source,
    exceptions,
    tables: chartTables(values, (path) => limitsOf(chart, path)),
  };
};

const complaint = /^house charts, ([^,:]+)(?:, ([^:]+))?: (.*)$/;

export const chartRoom: ChartRoom = {
  charts: Object.values(everyChart).map(shown),
  check(house) {
    const read = withHouseCharts(everyChart, house);
    if ('warnings' in read) return { faults: [], warnings: read.warnings };
    const faults = read.errors.map((error): ChartFault => {
      const [, chart = '', path = '', why = error] = complaint.exec(error) ?? [];
      return { chart, path, why };
    });
    return { faults, warnings: [] };
  },
};
