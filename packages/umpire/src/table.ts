/** The table a game is played at: state, dice and events in the hands of the chapters. */
import { citing } from './cite.js';
import type { Dice, RollKey } from './dice.js';
import { type Audience, type Event, hears, type Plain, type Seat } from './events.js';
import type { Kit, Rulebook, State, Table } from './rulebook.js';

/** A die that was rolled, and who saw it. */
export type Roll = RollKey & { sides: number; face: number; to: Audience };

/** What happened since the book was last opened. */
export type Book = { events: Event[]; rolls: Roll[] };

export type Parties = { readonly [seat: Seat]: readonly Seat[] };

/** What rolls are counted under. Made once for each: making it takes longer than the roll. */
const counters = new Map<string, Counter[]>();
type Counter = { readonly phase: string; readonly by: Seat; readonly name: string };

function counterOf(phase: string, rule: string, by: Seat): string {
  let ofRule = counters.get(rule);
  if (ofRule === undefined) {
    ofRule = [];
    counters.set(rule, ofRule);
  }
  for (const counter of ofRule) if (counter.phase === phase && counter.by === by) return counter.name;
  const name = `${phase} ${rule} ${by}`;
  ofRule.push({ phase, by, name });
  return name;
}

function aboutFor(seats: readonly Seat[], about: Plain): { [seat: Seat]: Plain } {
  const each: { [seat: Seat]: Plain } = {};
  if (about !== null) for (const seat of seats) each[seat] = about;
  return each;
}

export function setTable<K extends Kit>(
  rulebook: Rulebook<K>,
  law: K['law'],
  state: State<K>,
  dice: Dice,
  parties: Parties,
  book: Book,
): Table<K> {
  const cite = citing(rulebook.name);
  const umpire = state.umpire;

  // Who sits here stays the same while the table stands.
  const seated = Object.keys(state.seats);
  const parts = Object.values(state.seats);

  function note(event: Event): void {
    book.events.push(event);
    for (let i = 0; i < seated.length; i++) {
      const seat = seated[i];
      const part = parts[i];
      if (seat !== undefined && part !== undefined && hears(event, seat)) rulebook.learn(part.knows, event, seat);
    }
  }

  return {
    state,
    law,
    on: true,

    say(rule, kind, data, to = 'all') {
      if (cite(rule)) note({ rule, kind, to, data });
    },

    tell(to, rule, kind, facts) {
      if (cite(rule)) note({ rule, kind, to, data: facts, tells: true });
    },

    roll(rule, by, sides = 6, to = 'all') {
      const { turn, phase } = umpire.clock;
      const counter = counterOf(phase, rule, by);
      const nth = umpire.rolls[counter] ?? 0;
      const roll: Roll = { turn, phase, rule, seat: by, nth, sides, face: 0, to };
      roll.face = dice.roll(roll, sides);
      umpire.rolls[counter] = nth + 1;
      book.rolls.push(roll);
      return roll.face;
    },

    push(frame) {
      umpire.agenda.push(frame);
    },

    pop() {
      if (umpire.agenda.pop() === undefined) throw new Error('the agenda is empty: nothing to finish');
    },

    owe(seats, about: Plain = null) {
      const { window } = umpire;
      if (window === null) umpire.window = { seats: seats.slice(), about: aboutFor(seats, about), sealed: {} };
      else {
        for (const seat of seats) if (!window.seats.includes(seat)) window.seats.push(seat);
        Object.assign(window.about, aboutFor(seats, about));
      }
    },

    clock(turn, phase) {
      const { clock } = umpire;
      if (turn < clock.turn) throw new Error(`the clock cannot go back from turn ${clock.turn} to ${turn}`);
      if (turn > clock.turn) umpire.rolls = {};
      clock.turn = turn;
      clock.phase = phase;
    },

    end(result) {
      umpire.over = result;
      umpire.agenda.length = 0;
      umpire.window = null;
    },

    party: (seat) => parties[seat] ?? [seat],
  };
}
