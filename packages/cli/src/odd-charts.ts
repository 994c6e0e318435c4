/** House charts that are allowed and yet odd: values that fall where the book's tables rise are probably mistyped. */
import { library } from '@ironbottom/shelf/library';
import { wrap } from './layout.js';
import type { Terminal } from './terminal.js';

const most = 6;

/** To the error output, so that it stands in nobody's JSON. Charts with faults say nothing here: they are refused. */
export async function tellOddCharts(io: Terminal, book: string, charts: unknown): Promise<void> {
  if (typeof charts !== 'object' || charts === null || Object.keys(charts).length === 0) return;
  const room = await library.find(({ name }) => name === book)?.charts?.();
  const warnings = room?.check(charts).warnings ?? [];
  if (warnings.length === 0) return;
  const more = warnings.length > most ? [`and ${warnings.length - most} more`] : [];
  const told = [...warnings.slice(0, most), ...more].join('; ');
  for (const line of wrap(`house charts, played as they are, though it looks mistyped: ${told}`, io.columns))
    io.err(`${line}\n`);
}

/** Those that go with an input of the desk. */
export const chartsIn = (input: unknown): unknown =>
  typeof input === 'object' && input !== null ? Reflect.get(input, 'charts') : undefined;
