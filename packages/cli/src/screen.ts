/**
 * Who looks at the screen. Several people at one terminal take turns before it: it is cleared and handed over, and each
 * reads what his own seat has heard since he last looked.
 */
import { type Event, type Game, heardBy, hears, type Kit } from '@ironbottom/umpire';
import { print } from './asking.js';
import { wrap } from './layout.js';
import { ask as prompt } from './prompt.js';
import { paintFor, type Terminal } from './terminal.js';

export type Screen = {
  /** People take turns before it. */
  readonly apart: boolean;
  looking(): string | undefined;
  tell(events: readonly Event[]): void;
  /** A line for one seat alone. */
  note(seat: string, line: string): void;
  /** Whoever hands over may leave or take his answer back instead; `again`: he could not, and reads why. */
  turnTo(seat: string, again: boolean): Promise<{ command: 'quit' | 'undo' } | undefined>;
  end(): void;
};

/** Clears the screen and what could be scrolled back to. */
const wipe = '\u001b[2J\u001b[3J\u001b[H';

export function seatsAround(io: Terminal, game: Game<Kit>, people: readonly string[], quiet: boolean): Screen {
  const apart = io.typed && io.watched && people.length > 1 && !quiet;
  const unread = new Map<string, (() => void)[]>(people.map((seat) => [seat, []]));
  let looking: string | undefined;
  const show = (events: readonly Event[], marked: readonly string[]): void => {
    for (const line of eventLines(io, game, events, marked)) io.out(`${line}\n`);
  };
  const read = (seat: string): void => {
    for (const line of unread.get(seat)?.splice(0) ?? []) line();
  };
  return {
    apart,
    looking: () => looking,
    tell(events) {
      if (quiet) return;
      if (!apart) {
        const heard = events.filter((event) => people.length === 0 || people.some((seat) => hears(event, seat)));
        show(heard, people);
        return;
      }
      for (const [seat, lines] of unread) {
        const heard = heardBy(events, seat);
        if (heard.length > 0) lines.push(() => show(heard, [seat]));
      }
    },
    note(seat, line) {
      if (quiet) return;
      if (apart) unread.get(seat)?.push(() => print(io, [line], 'dim'));
      else print(io, [people.length < 2 ? line : `${seat}: ${line}`], 'dim');
    },
    async turnTo(seat, again) {
      if (!apart) return undefined;
      if (looking !== seat) {
        // Before anybody has looked there is nothing to hide, and the commitment to the seed to be read.
        const first = looking === undefined;
        const back = first ? '' : ' (undo takes your last answer back)';
        if (!first && !again) io.out(wipe);
        const line = (await prompt(io, `Hand over to ${seat}, who presses Enter${back}: `)).trim().toLowerCase();
        if (line === 'quit' || line === 'exit') return { command: 'quit' };
        if (line === 'undo' && !first) return { command: 'undo' };
        if (!first) io.out(wipe);
        looking = seat;
      }
      read(seat);
      return undefined;
    },
    end() {
      const last = looking ?? people[0];
      if (apart && last !== undefined) read(last);
    },
  };
}

/** Events in words; what is not for everybody is marked where several people read it. */
export function eventLines(
  io: Terminal,
  game: Game<Kit>,
  events: readonly Event[],
  readers: readonly string[],
): string[] {
  const paint = paintFor(io);
  return events.flatMap((event) => {
    const alone = event.to === 'all' || readers.length < 2 ? '' : `(${event.to.join(', ')}) `;
    const [first = '', ...rest] = wrap(`${alone}${game.rulebook.words(event)}`, io.columns - 12);
    return [`  ${paint('cyan', event.rule.padEnd(8))}  ${first}`, ...rest.map((line) => ' '.repeat(12) + line)];
  });
}
