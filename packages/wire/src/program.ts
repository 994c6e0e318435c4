/**
 * A player that is a program of its own: it is written lines of JSON and writes lines of JSON (docs/bots.md). All that is
 * written to it comes from the view of its seat and from the law that binds everybody, in one form: equal views, equal bytes.
 */
import {
  type Answer,
  type Ask,
  type Bot,
  type BotSeat,
  botCalled,
  canonical,
  type Intent,
  judge,
  type Kit,
  type Plain,
  type Refusal,
  type Seat,
  sample,
  type View,
  type Ways,
} from '@ironbottom/umpire';
import { openPipe, type Pipe, ProgramFault } from './program-pipe.js';

export { ProgramFault } from './program-pipe.js';

export const programVersion = 1;

/** What a program is told of the game before its first question. */
export type ProgramGame = {
  readonly rulebook: string;
  readonly scenario: string;
  readonly options: { readonly [name: string]: Plain };
  /** What a person's form would begin with, from the view alone; null where to begin with nothing is as good. */
  readonly proposal?: ((view: View<Kit>, law: Kit['law'], ask: Ask) => Answer | null) | undefined;
};

/** A question may be answered wrongly so often; then chance answers. */
const tries = 3;
/** For all that a program says to one question. */
const patience = 60_000;

/** './my-bot.py' is a file to be run, 'exec:python3 my-bot.py' a command: names of our own programs have neither. */
export const isProgram = (called: string): boolean => called.includes('/') || called.startsWith('exec:');

/** In one word, as names of programs are: './bots/my-bot.py' is my-bot.py, 'exec:python3 my-bot.py' is python3_my-bot.py. */
const nameOf = (called: string): string =>
  called
    .replace(/^exec:|^.*\//g, '')
    .replace(/[^\w.-]+/g, '_')
    .slice(0, 40);

export function programBot(
  called: string,
  game: ProgramGame,
  open: (called: string) => Pipe = openPipe,
  milliseconds = patience,
): Bot<Kit> {
  return {
    name: nameOf(called),
    title: called,
    about: 'A program of its own, beside this one.',
    seat: (seat, law, below) => programSeat(open(called), { called, game, seat, law, below, milliseconds }),
  };
}

type Seated = {
  called: string;
  game: ProgramGame;
  seat: Seat;
  law: Kit['law'];
  below: (n: number) => number;
  milliseconds: number;
};

function programSeat(pipe: Pipe, { called, game, seat, law, below, milliseconds }: Seated): BotSeat<Kit> {
  const { rulebook, scenario, options } = game;
  const write = (said: object): void => pipe.write(canonical(said));
  let slips = 0;
  let intents: readonly Intent[] = [];
  write({ hello: { version: programVersion, rulebook, scenario, options, seat, law, chance: below(2 ** 31) } });
  return {
    answer(view, ask, ways) {
      const lot = sample(view, ask, below, ways);
      if (lot === undefined) throw new Error(`${seat} has no legal answer to "${ask.prompt}" (${ask.rule})`);
      const proposal = game.proposal?.(view, law, ask) ?? null;
      const until = performance.now() + milliseconds;
      intents = [];
      write({ view, ask, sample: lot, proposal });
      for (let refused = 0; refused < tries; ) {
        const said = read(called, pipe.read(until - performance.now(), ask.prompt));
        if ('ways' in said) {
          write({ ways: waysFor(view, said.ways, ways) });
          continue;
        }
        const refusal = judge(view, ask, said.answer, ways);
        if (refusal === undefined) {
          intents = intentsIn(said.intents);
          return said.answer as Answer;
        }
        refused += 1;
        write({ refused: refusal.why, rule: refusal.rule });
      }
      slips += 1;
      write({ chance: lot });
      return lot;
    },
    intents: () => intents,
    slips: () => slips,
    leave(view) {
      write({ over: view.over, view });
      pipe.end();
    },
  };
}

type Said = { answer: unknown; intents?: unknown } | { ways: unknown };

function read(called: string, line: string): Said {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    said = undefined;
  }
  if (typeof said === 'object' && said !== null && ('answer' in said || 'ways' in said)) return said as Said;
  const shown = line.replace(/[^\x20-\x7e]/g, '?').slice(0, 80);
  throw new ProgramFault(
    `the program ${called} wrote "${shown}"; it should write a line {"answer": …} or {"ways": …}, and what is for people to standard error`,
  );
}

type NamedWay = { to: number; name: string; cost: number; not?: Refusal };

/** Where a unit could go on from a place: what the map shows to whoever has this view. */
function waysFor(view: View<Kit>, asked: unknown, ways: Ways<View<Kit>> | undefined): NamedWay[] {
  const { unit, at } = (typeof asked === 'object' && asked !== null ? asked : {}) as { unit?: unknown; at?: unknown };
  if (ways === undefined || typeof unit !== 'string' || typeof at !== 'number') return [];
  try {
    return ways.ways(view, unit, at).map((way) => ({ ...way, name: ways.placeName(way.to) }));
  } catch {
    // No such unit, no such place: no way on.
    return [];
  }
}

const mostIntents = 20;
const isCount = (n: unknown): n is number => Number.isInteger(n) && Number(n) >= 0;

/** As far as they are intents: what a program says of itself is not worth an error. */
function intentsIn(said: unknown): Intent[] {
  if (!Array.isArray(said)) return [];
  return said.slice(0, mostIntents).flatMap((each: Partial<Intent> | null) => {
    const { turn, text, at } = each ?? {};
    if (!isCount(turn) || typeof text !== 'string' || text.trim() === '') return [];
    return [{ turn, text: text.slice(0, 200), ...(isCount(at) && { at }) }];
  });
}

/** Who is called by this word: a program of its own, or one of those at hand and how much it may think about. */
export function playerCalled(
  bots: readonly Bot<Kit>[],
  called: string,
  game: ProgramGame,
): ReturnType<typeof botCalled<Kit>> {
  return isProgram(called) ? { bot: programBot(called, game), futures: undefined } : botCalled(bots, called);
}
