/** A game at one terminal, until it is over or somebody leaves. */
import { shelved } from '@ironbottom/shelf';
import {
  type Answer,
  askOf,
  awaited,
  type BotSeat,
  chance,
  commitment,
  type DieWanted,
  type Game,
  type Kit,
  noteBeside,
  numberFrom,
  type Refusal,
  sample,
  soleAnswer,
  submit,
  toText,
  typeDie,
  undo,
  viewOf,
} from '@ironbottom/umpire';
import { askPerson, print, printRefusal } from './asking.js';
import { Left } from './prompt.js';
import { seatsAround } from './screen.js';
import { storyOf } from './story.js';
import { paintFor, type Terminal } from './terminal.js';
import { withDice } from './typed-table-dice.js';

export type Players = {
  /** Seats played by chance, and the word their chance comes from. */
  random: ReadonlySet<string>;
  /** Seats played by programs. */
  bots: ReadonlyMap<string, Program>;
  luck: string;
};

/** `by`: its name, to say afterwards who had what in mind. */
export type Program = { by: string; sits: BotSeat<Kit> };

/** Whether they left (quit, Ctrl-C, Ctrl-D) before it was over. */
export async function playOut(
  io: Terminal,
  game: Game<Kit>,
  { random, bots, luck }: Players,
  quiet: boolean,
): Promise<'over' | 'quit' | 'left'> {
  const paint = paintFor(io);
  const people = game.seats.map(({ seat }) => seat).filter((seat) => !random.has(seat) && !bots.has(seat));
  const screen = seatsAround(io, game, people, quiet);
  const below = chance(numberFrom(luck));
  /** Which answers of the log nobody was asked for. */
  const byItself = game.log.map(() => false);
  const put = (wanted: DieWanted, face: number): void => void typeDie(game, wanted, face);

  const give = async (seat: string, answer: Answer | undefined, asked: boolean): Promise<void> => {
    const played = await withDice(io, put, () => submit(game, seat, answer));
    if ('refusal' in played) throw new Error(`an answer that had been judged was refused: ${played.refusal.why}`);
    byItself[game.log.length - 1] = !asked;
    screen.tell(played.events);
  };

  /** The last answer that somebody was asked for: of this seat, or of anybody here. */
  const lastGiven = (by: readonly string[]): number =>
    game.log.findLastIndex(({ seat }, i) => by.includes(seat) && byItself[i] !== true);
  /** Back to it, past what was answered by itself since. */
  const takeBack = (seat: string): Refusal | undefined => {
    if (lastGiven([seat]) < 0) return { rule: '', why: 'you have given no answer yet' };
    for (;;) {
      const at = game.log.findLastIndex((entry) => entry.seat === seat);
      const refusal = undo(game, seat);
      if (refusal !== undefined) return refusal;
      if (byItself.splice(at, 1)[0] !== true) return undefined;
    }
  };
  if (!quiet && game.source.from === 'seed')
    io.out(`${paint('dim', `The seed is committed to: ${commitment(game.source.seed)}`)}\n`);
  for (const { events } of storyOf(game)) screen.tell(events);
  const briefed = (seat: string): string[] => {
    const parts = shelved(game.rulebook.name, game.setup.scenario)?.briefing?.(game.law, seat) ?? [];
    return parts.flatMap(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`)]);
  };
  if (!quiet && people.some((seat) => briefed(seat).length > 0))
    print(io, ['brief says what you are to do and with what, ? how a question is answered.'], 'dim');
  /** What was refused last: an answer taken back at the question, or while handing over. */
  let again: 'question' | 'hand-over' | undefined;
  try {
    for (let seats = awaited(game); seats.length > 0; seats = awaited(game)) {
      const seat = seats.find((each) => !people.includes(each)) ?? seats[0] ?? '';
      const ask = askOf(game, seat);
      if (ask === undefined) break;
      const view = viewOf(game.state, seat);
      const { ways } = game.desk;
      if (!people.includes(seat)) {
        const { by, sits } = bots.get(seat) ?? {};
        await give(seat, sits?.answer(view, ask, ways) ?? sample(view, ask, below, ways), false);
        if (by !== undefined) noteBeside(game, { meant: { by, intents: sits?.intents?.() ?? [] } });
        continue;
      }
      const sole = soleAnswer(view, ask, ways);
      if (sole !== undefined) {
        screen.note(seat, `${ask.prompt} Only one answer is possible: ${toText(ask, sole, ways)}.`);
        await give(seat, sole, false);
        continue;
      }
      const turned = await screen.turnTo(seat, again === 'hand-over');
      const reply =
        turned ?? (await askPerson(io, { seat, view, ask, ways, brief: briefed(seat) }, again === 'question'));
      again = undefined;
      if ('answer' in reply) await give(seat, reply.answer, true);
      else if (reply.command === 'quit') return 'quit';
      else {
        const refusal = takeBack((screen.apart ? screen.looking() : game.log[lastGiven(people)]?.seat) ?? seat);
        if (refusal === undefined) continue;
        again = turned === undefined ? 'question' : 'hand-over';
        printRefusal(io, refusal);
      }
    }
  } catch (fault) {
    if (fault instanceof Left) return 'left';
    throw fault;
  }
  screen.end();
  return 'over';
}
