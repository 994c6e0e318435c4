/**
 * Programs play from what they see. Two of a kind, with the same chance, sit at one seat: one is shown the true game, the other at
 * every question another that the seat cannot tell from it. Whatever they remember, and however they look ahead, they answer alike.
 */
import {
  askOf,
  awaited,
  type Bot,
  begin,
  canonical,
  chance,
  type Game,
  type Kit,
  type Seat,
  seedFrom,
  submit,
  type View,
  viewOf,
} from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { shelf } from './shelf.js';

/** Not even looked at so that it would show: whoever changes what he is shown fails. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

const copied = (view: View<Kit>): View<Kit> => JSON.parse(JSON.stringify(view)) as View<Kit>;

/** Futures are few: what is tried is whether they come from the view, not how good they are. */
const seated = (bot: Bot<Kit>, game: Game<Kit>, seat: Seat, n: number) =>
  bot.seat(seat, game.law, chance(n), bot.efforts === undefined ? {} : { futures: 2 });

/** How many questions were answered, and in how many of them the other game was indeed another. */
function compared(bot: Bot<Kit>, book: (typeof shelf)[number], scenario: string, most: number) {
  const example = book.rulebook.scenarios.find(({ id }) => id === scenario)?.example ?? null;
  const setup = { scenario, options: {}, charts: {}, set: example };
  const begun = begin(book.rulebook, setup, { from: 'seed', seed: seedFrom(`${bot.name} twins`), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join());
  const { game } = begun;
  const { ways } = game.desk;
  const [here, there] = [0, 1].map(
    () => new Map(game.seats.map(({ seat }, i) => [seat, seated(bot, game, seat, i)] as const)),
  );
  const below = chance(1942);
  const count = { questions: 0, others: 0 };
  for (; game.state.umpire.over === null && count.questions < most; count.questions++) {
    const [seat = ''] = awaited(game);
    const view = viewOf(game.state, seat);
    const ask = askOf(game, seat);
    if (ask === undefined) throw new Error(`${seat} is not asked`);
    const other = book.rulebook.imagine(view, game.law, below);
    if (count.questions % 8 === 0 && canonical(other.seats) !== canonical(game.state.seats)) count.others += 8;
    const answer = here?.get(seat)?.answer(frozen(copied(view)), ask, ways);
    const twins = there?.get(seat)?.answer(frozen(copied(viewOf(other, seat))), ask, ways);
    if (canonical(twins) !== canonical(answer))
      expect.fail(`${bot.name}, ${seat}, question ${count.questions}, ${ask.rule}: ${ask.prompt}`);
    const played = submit(game, seat, answer);
    if ('refusal' in played) throw new Error(`${seat} was refused: ${played.refusal.why}`);
  }
  return count;
}

/** Small and large, with carriers and with transports; and after how many questions it is enough. */
const scenarios: { readonly [id: string]: number } = {
  'rings-around-rabaul': 400,
  'coral-sea-battle': 160,
  guadalcanal: 100,
  battle: 400,
  'pacific-box': 200,
  'cape-esperance': 32,
  learning: 200,
  narrows: 400,
  crossing: 400,
};

/** Where all lies on the table but sealed purchases there is hardly another truth. */
const open: ReadonlySet<string> = new Set(['apto']);

describe('the truth behind a view changes no answer of', () => {
  for (const book of shelf)
    for (const { id } of book.rulebook.scenarios)
      for (const bot of scenarios[id] === undefined ? [] : book.bots) {
        // Whoever looks ahead takes his time: one large battle is enough for him.
        if (bot.efforts !== undefined && id === 'guadalcanal') continue;
        test(`${bot.name} in ${book.rulebook.name}/${id}`, { timeout: 120_000 }, () => {
          const most = Math.ceil((scenarios[id] ?? 0) / (bot.efforts === undefined ? 1 : 12));
          const { questions, others } = compared(bot, book, id, most);
          expect(questions).toBeGreaterThan(3);
          if (!open.has(book.rulebook.name)) expect(others).toBeGreaterThan(questions / 3);
        });
      }
});

describe('is caught', () => {
  const straits = shelf.find(({ rulebook }) => rulebook.name === 'straits');
  const chanceBot = straits?.bots.at(-1);
  if (straits === undefined || chanceBot === undefined) throw new Error('chance plays everything');
  /** Chance, that does this first. */
  const planted = (first: (view: View<Kit>) => unknown): Bot<Kit> => ({
    ...chanceBot,
    seat(seat, law, below, thought) {
      const { answer } = chanceBot.seat(seat, law, below, thought);
      return {
        answer(view, ask, ways) {
          if (first(view) === true) below(2);
          return answer(view, ask, ways);
        },
      };
    },
  });

  test('a program that changes what it is shown', () => {
    const changes = planted((view) => Object.assign(view.public, { turn: 99 }));
    expect(() => compared(changes, straits, 'narrows', 20)).toThrow(/read only/);
  });

  test('a program that knows from elsewhere which of the two it sees', () => {
    let asked = 0;
    expect(() =>
      compared(
        planted(() => asked++ % 2 === 0),
        straits,
        'crossing',
        100,
      ),
    ).toThrow(/^random, .*question/);
  });
});
