/** Going from moment to moment by the marks on a game's time. */
import type { ReplayMark } from '../umpire/replay-messages.js';

export type Kind = ReplayMark['kind'];

/** The next moment with such a mark, or the last one before; the ends where there is none. */
export function nextMark(marks: readonly ReplayMark[], kinds: readonly Kind[], at: number, last: number): number {
  return marks.find((mark) => kinds.includes(mark.kind) && mark.at > at)?.at ?? last;
}

export function markBefore(marks: readonly ReplayMark[], kinds: readonly Kind[], at: number): number {
  return marks.findLast((mark) => kinds.includes(mark.kind) && mark.at < at)?.at ?? 0;
}

/** A turn opens a phase too. */
export const phases: readonly Kind[] = ['phase', 'turn'];
export const turns: readonly Kind[] = ['turn'];
export const battles: readonly Kind[] = ['battle'];

/** Where a battle or a sighting marked at this moment is. */
export function placeAt(marks: readonly ReplayMark[], at: number): number | undefined {
  const here = marks.filter((mark) => mark.at === at && mark.place !== undefined);
  return (here.find(({ kind }) => kind === 'battle') ?? here.find(({ kind }) => kind === 'news'))?.place;
}

/** Several battles begun by one answer are one entry. */
export function entriesOf(marks: readonly ReplayMark[], kind: Kind): { at: number; texts: string[] }[] {
  const entries: { at: number; texts: string[] }[] = [];
  for (const mark of marks) {
    if (mark.kind !== kind) continue;
    const before = entries.at(-1);
    if (before?.at !== mark.at) entries.push({ at: mark.at, texts: [mark.text] });
    else if (!before.texts.includes(mark.text)) before.texts.push(mark.text);
  }
  return entries;
}

/** What a key asks for; nothing where it means something else. */
export type Wish =
  | 'back'
  | 'on'
  | 'phaseBack'
  | 'phaseOn'
  | 'turnBack'
  | 'turnOn'
  | 'battleBack'
  | 'battleOn'
  | 'first'
  | 'last'
  | 'play'
  | 'bookmark';

export function wishOf({ key, shiftKey }: { key: string; shiftKey: boolean }): Wish | undefined {
  switch (key) {
    case 'ArrowLeft':
      return shiftKey ? 'phaseBack' : 'back';
    case 'ArrowRight':
      return shiftKey ? 'phaseOn' : 'on';
    case 'PageUp':
      return 'turnBack';
    case 'PageDown':
      return 'turnOn';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    case ' ':
      return 'play';
    case 'p':
    case 'P':
      return 'battleBack';
    case 'n':
    case 'N':
      return 'battleOn';
    case 'b':
    case 'B':
      return 'bookmark';
    default:
      return undefined;
  }
}

export function momentFor(wish: Wish, marks: readonly ReplayMark[], at: number, last: number): number | undefined {
  switch (wish) {
    case 'back':
      return Math.max(0, at - 1);
    case 'on':
      return Math.min(last, at + 1);
    case 'phaseBack':
      return markBefore(marks, phases, at);
    case 'phaseOn':
      return nextMark(marks, phases, at, last);
    case 'turnBack':
      return markBefore(marks, turns, at);
    case 'turnOn':
      return nextMark(marks, turns, at, last);
    case 'battleBack':
      return markBefore(marks, battles, at);
    case 'battleOn':
      return nextMark(marks, battles, at, last);
    case 'first':
      return 0;
    case 'last':
      return last;
    default:
      return undefined;
  }
}
