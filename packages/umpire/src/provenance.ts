/** On what ground a single value of a chart stands: the newest, most particular exception that covers it. */
import type { Chart, Exception, Provenance } from './charts.js';

export function provenanceAt(chart: Chart<unknown>, path: string): Provenance {
  return exceptionAt(chart, path)?.provenance ?? chart.provenance;
}

/** An exception covers its own path and all below it: `Zuiho` covers `Zuiho.gunnery`. */
export function exceptionAt(chart: Chart<unknown>, path: string): Exception | undefined {
  let found: Exception | undefined;
  for (const exception of chart.exceptions ?? []) {
    const covers = exception.at === path || path.startsWith(`${exception.at}.`);
    if (covers && exception.at.length >= (found?.at.length ?? 0)) found = exception;
  }
  return found;
}
