/** What a seat knows by the frames it was sent. */
import type { Plain } from '@ironbottom/umpire';
import { type Patch, patched } from './delta.js';
import type { Clock, Frame, Said, Table } from './frames.js';

export type SeatState = {
  seq: number;
  view: { [key: string]: Plain | undefined } | null;
  question: number | null;
  ask: unknown;
  table: Table | null;
  clock: Clock | null;
  /** Everything heard so far, with the frame it came in. */
  events: { seq: number; event: NonNullable<Frame['events']>[number] }[];
  chat: Said[];
  /** What was said when something was taken back, with the frame it came in. */
  back: { seq: number; text: string }[];
};

export const nothingYet = (): SeatState => ({
  seq: 0,
  view: null,
  question: null,
  ask: null,
  table: null,
  clock: null,
  events: [],
  chat: [],
  back: [],
});

/** False: frames are missing before this one, and the seat has to be watched anew. A frame that came twice changes nothing. */
export function takeFrame(state: SeatState, frame: Frame): boolean {
  if (frame.view === undefined && frame.seq <= state.seq) return true;
  if (frame.view === undefined && frame.seq !== state.seq + 1) return false;
  if (frame.view !== undefined) state.view = frame.view as NonNullable<SeatState['view']>;
  if (frame.patch !== undefined) state.view = patched(state.view ?? {}, frame.patch as Patch);
  for (const event of frame.events ?? []) state.events.push({ seq: frame.seq, event });
  if (frame.chat !== undefined) state.chat.push(...frame.chat);
  if (frame.back !== undefined) state.back.push({ seq: frame.seq, text: frame.back });
  if (frame.table !== undefined) state.table = frame.table;
  if (frame.clock !== undefined) state.clock = frame.clock;
  if (frame.question !== undefined) {
    state.question = frame.question;
    state.ask = frame.ask ?? null;
  }
  state.seq = frame.seq;
  return true;
}
