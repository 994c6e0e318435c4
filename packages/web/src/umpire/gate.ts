/**
 * The door of the worker. What the first screen wants to know was written down when the page was built, so that it stands
 * before the umpire and his rulebooks are here; they are sent for once it does, and everything else is theirs.
 */
import { games } from 'virtual:catalogue';
import type { Returned, Sent } from './messages.js';
import { listed } from './saves.js';

/** Milliseconds in which the first screen is drawn and read, before anything else is sent for. */
const breath = 1500;

let umpire: Promise<typeof import('./worker.js')> | undefined;

function summoned(): Promise<typeof import('./worker.js')> {
  umpire ??= import('./worker.js');
  return umpire;
}

addEventListener('message', ({ data }: MessageEvent<Sent>) => {
  if (umpire === undefined && data.request.do === 'shelf') void first(data.n);
  else
    summoned().then(
      ({ hear }) => hear(data),
      (fault: unknown) => {
        // A network that failed once may do better the next time.
        umpire = undefined;
        postMessage({ n: data.n, error: fault instanceof Error ? fault.message : String(fault) } satisfies Returned);
      },
    );
});

async function first(n: number): Promise<void> {
  postMessage({ n, reply: { games: [...games], saved: await listed() } } satisfies Returned);
  setTimeout(() => {
    summoned().catch(() => {
      umpire = undefined;
    });
  }, breath);
}
