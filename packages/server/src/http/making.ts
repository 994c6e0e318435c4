/** The games that can be played here, and what is agreed when a match is made. */
import type { RulebookModule, Shelved } from '@ironbottom/shelf';
import { forNewcomers, type Seat, type Setup, toldOfBot, whyNotCalled } from '@ironbottom/umpire';
import type { Body, Reply } from '@ironbottom/wire';
import type { Made } from '../match/match.js';
import { wrong } from './problem.js';

export function titleOf(book: Shelved, scenario: string): string {
  return book.rulebook.scenarios.find(({ id }) => id === scenario)?.title ?? scenario;
}

export function offered(games: readonly { book: Shelved; hash: string }[]): Reply<'shelf'>['games'] {
  return games.map(({ book, hash }) => ({
    rulebook: book.rulebook.name,
    title: book.title,
    module: hash,
    options: [...book.options],
    bots: book.bots.map((bot) => toldOfBot(bot)),
    opponent: forNewcomers(book.bots)?.name ?? '',
    scenarios: book.rulebook.scenarios.map(({ id, title, example = null }) => ({
      id,
      title,
      about: (Object.hasOwn(book.abouts, id) ? book.abouts[id] : undefined) ?? title,
      seats: seatsOf(book, { scenario: id, options: {}, charts: {}, set: example }),
    })),
  }));
}

function seatsOf(book: Shelved, setup: Setup): Made['seats'] {
  return book.rulebook.seats(setup).map(({ seat, party }) => ({
    seat,
    party,
    name: (Object.hasOwn(book.seatNames, seat) ? book.seatNames[seat] : undefined) ?? seat,
  }));
}

/** What was agreed, checked as the rulebook checks it. */
export function madeFrom(book: Shelved, body: Body<'make'>, module: RulebookModule): Made {
  const example = book.rulebook.scenarios.find(({ id }) => id === body.scenario)?.example ?? null;
  const setup = {
    scenario: body.scenario,
    options: body.options ?? {},
    charts: body.charts ?? {},
    set: body.set ?? example,
  } as Setup;
  const begun = module.begin(book.rulebook, setup, { from: 'seed', seed: module.seedFrom('trial'), entropy: {} });
  if ('errors' in begun) throw wrong(begun.errors.join('; '));
  const seats = seatsOf(book, setup);
  const bots: { [seat: Seat]: string } = {};
  for (const seat of Object.keys(body.seats))
    if (!seats.some((each) => each.seat === seat))
      throw wrong(`there is no seat ${seat.slice(0, 40)} in this scenario`);
  for (const { seat, name } of seats) {
    const plan = body.seats[seat];
    if (plan === undefined) throw wrong(`say who sits at ${name}: you, somebody invited, anybody, or a program`);
    if (plan.by !== 'bot') continue;
    const why = whyNotCalled(book.bots, plan.bot);
    if (why !== undefined) throw wrong(why);
    bots[seat] = plan.bot;
  }
  if (Object.keys(bots).length === seats.length) throw wrong('somebody has to play: give one seat to a person');
  if (body.rated && Object.keys(bots).length > 0) throw wrong('matches against programs are not rated');
  return {
    setup,
    seats,
    clock: body.clock ?? { kind: 'none' },
    onTimeOut: body.onTimeOut ?? 'lose',
    rated: body.rated ?? false,
    watch: body.watch ?? { see: 'public' },
    bots,
    open: seats.flatMap(({ seat }) => (body.seats[seat]?.by === 'open' ? [seat] : [])),
  };
}
