import { expect, it } from 'vitest';
import { isWanted } from './offers.js';

const seat = (name: string, party: string, ...people: string[]) => ({ seat: name, name, party, people, bot: null });
const seats = [seat('Blue', 'allies', 'Ann'), seat('Green', 'allies', 'Bob'), seat('Red', 'axis', 'Cem')];

it('a draw wants the word of the other side, to resume that of an ally too', () => {
  const wanted = (what: 'draw' | 'resume', table = seats) =>
    table.flatMap((each) =>
      isWanted({ seats: table }, { what, by: 'Blue', agreed: [] }, each.seat) ? [each.seat] : [],
    );
  expect(wanted('draw')).toEqual(['Red']);
  expect(wanted('resume')).toEqual(['Green', 'Red']);
  const alone = seats.map((each) => (each.seat === 'Green' ? { ...each, people: ['Ann'] } : each));
  expect(wanted('resume', alone)).toEqual(['Red']);
});
