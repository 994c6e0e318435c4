/** What the first screen tells of the games on the shelf. */
import { aboutOf, type Shelved, seatName, shelf } from '@ironbottom/shelf';
import { forNewcomers, type Setup, toldOfBot } from '@ironbottom/umpire';
import type { Offered } from './messages.js';
import { setupOf } from './session.js';

export function offered(book: Shelved): Offered {
  const { rulebook, title, options, bots, guide } = book;
  return {
    book: rulebook.name,
    title,
    options,
    bots: bots.map(toldOfBot),
    opponent: forNewcomers(bots)?.name ?? '',
    ...(guide && { guide: { title: guide.title, about: guide.about, scenario: guide.scenario } }),
    scenarios: rulebook.scenarios.map(({ id, title: name, example }) => {
      const setup: Setup = setupOf(book, id, {}, null);
      const seats = rulebook.seats(setup).map(({ seat, party }) => ({ seat, party, name: seatName(book, seat) }));
      const told = example === undefined ? null : JSON.stringify(example, null, 2);
      return { id, title: name, about: aboutOf(book, id), seats, example: told };
    }),
  };
}

export const games: readonly Offered[] = shelf.map(offered);
