/** Who sits where. */
import { type Shelved, seatName } from '@ironbottom/shelf';
import { botCalled, calledTitle, type Seat, type SeatPlan } from '@ironbottom/umpire';
import { marks } from '../words/marks.js';
import { listed } from '../words/plural.js';
import { umpire } from '../words/umpire.js';
import type { Person, Player, Players } from './messages.js';

export const personNames: { readonly [person in Person]: string } = umpire.people;

export function personOf(players: Players, seat: Seat): Person | null {
  const player = players[seat];
  return player?.by === 'person' ? player.person : null;
}

export function peopleOf(players: Players): Person[] {
  const people = Object.values(players).flatMap((player) => (player.by === 'person' ? [player.person] : []));
  return [...new Set(people)];
}

export function seatsOf(players: Players, person: Person): Seat[] {
  return Object.keys(players).filter((seat) => personOf(players, seat) === person);
}

/** What is wrong with a seating, if anything is. */
export function wrongSeating(book: Shelved, plan: readonly SeatPlan[], players: Players): string | undefined {
  for (const { seat } of plan) {
    const player = players[seat];
    if (player === undefined) return umpire.nobodyAt(seatName(book, seat));
    if (player.by === 'bot' && botCalled(book.bots, player.bot) === undefined)
      return umpire.noBot(player.bot, book.title);
  }
  return peopleOf(players).length === 0 ? umpire.takeASeat : undefined;
}

/** 'Allies: you, Japan: Chance' */
export function seatingText(book: Shelved, players: Players): string {
  const who = (player: Player): string =>
    player.by === 'person' ? personNames[player.person] : calledTitle(book.bots, player.bot);
  return listed(Object.entries(players).map(([seat, player]) => marks.of(seatName(book, seat), who(player))));
}
