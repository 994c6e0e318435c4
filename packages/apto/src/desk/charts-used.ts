import type { Chart, ChartUsed } from '@ironbottom/umpire';

export const chartsUsed = (charts: readonly Chart<unknown>[]): ChartUsed[] =>
  charts.map(({ id, title, provenance, source, exceptions = [] }) => ({
    ...{ id, title, provenance, source },
    exceptions: [...exceptions],
  }));
