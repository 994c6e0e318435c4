/** A bar on long work, where somebody is watching; gone when the work is done. */
import { bar } from './layout.js';
import type { Terminal } from './terminal.js';

export type Progress = { watch(done: number, of: number | undefined): void; clear(): void };

/** Nobody wants a bar for what is over at once. */
const patience = 400;
const width = 30;

export function progress(io: Terminal, what = 'battles'): Progress | undefined {
  if (!io.watched) return undefined;
  const began = Date.now();
  let drawn = false;
  let last = 0;
  return {
    watch(done, of) {
      const now = Date.now();
      if (now - began < patience || now - last < 100) return;
      last = now;
      drawn = true;
      const text =
        of === undefined
          ? `${done} ${what} side by side`
          : `${bar(done / of, width).padEnd(width)} ${done} of ${of} ${what}`;
      io.err(`\r\u001b[K  ${text}`);
    },
    clear() {
      if (drawn) io.err('\r\u001b[K');
    },
  };
}
