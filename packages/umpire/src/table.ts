/** The table a game is played at: state, dice and events in the hands of the chapters. */
import { isInForce } from './cite.js';
import type { Dice, RollKey } from './dice.js';
import { type Audience, type Event, hears, type Plain, type Seat } from './events.js';
import type { Kit, Result, Rulebook, State, Table } from './rulebook.js';

/** A die that was rolled, and who saw it. */
export type Roll = RollKey & { sides: number; face: number; to: Audience };

/** What happened since the book was last opened. */
export type Book = { events: Event[]; rolls: Roll[] };

export type Parties = { readonly [seat: Seat]: readonly Seat[] };

/** What rolls are counted under. Made once for each: making it takes longer than the roll. */
const counters = new Map<string, Counter[]>();
type Counter = { readonly phase: string; readonly rule: string; readonly by: Seat; readonly name: string };
/** Dice of one kind are most often rolled one after another. */
let last: Counter = { phase: '', rule: '', by: '', name: '' };

function counterOf(phase: string, rule: string, by: Seat): string {
  if (last.rule !== rule || last.by !== by || last.phase !== phase) last = counterFor(phase, rule, by);
  return last.name;
}

function counterFor(phase: string, rule: string, by: Seat): Counter {
  let ofRule = counters.get(rule);
  if (ofRule === undefined) {
    ofRule = [];
    counters.set(rule, ofRule);
  }
  for (const counter of ofRule) if (counter.phase === phase && counter.by === by) return counter;
  const counter: Counter = { phase, rule, by, name: `${phase} ${rule} ${by}` };
  ofRule.push(counter);
  return counter;
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
  return new GameTable(rulebook, law, state, dice, parties, book);
}

const nobody: readonly never[] = [];

/** A class, for tables are set by the thousand (every state that somebody imagines has one), and ten functions with each. */
class GameTable<K extends Kit> implements Table<K> {
  readonly state: State<K>;
  readonly law: K['law'];
  readonly on = true;
  private readonly rulebook: Rulebook<K>;
  private readonly dice: Dice;
  private readonly parties: Parties;
  private readonly book: Book;
  // Who learns from events stays the same while the table stands.
  private readonly seated: readonly Seat[];
  private readonly parts: readonly State<K>['seats'][Seat][];

  constructor(rulebook: Rulebook<K>, law: K['law'], state: State<K>, dice: Dice, parties: Parties, book: Book) {
    this.state = state;
    this.law = law;
    this.rulebook = rulebook;
    this.dice = dice;
    this.parties = parties;
    this.book = book;
    this.seated = rulebook.learn === undefined ? nobody : Object.keys(state.seats);
    this.parts = rulebook.learn === undefined ? nobody : Object.values(state.seats);
  }

  private note(event: Event): void {
    const { book, rulebook } = this;
    book.events.push(event);
    if (rulebook.learn === undefined) return;
    const { seated, parts } = this;
    for (let i = 0; i < seated.length; i++) {
      const seat = seated[i];
      const part = parts[i];
      if (seat !== undefined && part !== undefined && hears(event, seat)) rulebook.learn(part.knows, event, seat);
    }
  }

  say(rule: string, kind: string, data: Event['data'], to: Audience = 'all'): void {
    if (isInForce(this.rulebook.name, rule)) this.note({ rule, kind, to, data });
  }

  tell(to: Audience, rule: string, kind: string, facts: Event['data']): void {
    if (isInForce(this.rulebook.name, rule)) this.note({ rule, kind, to, data: facts, tells: true });
  }

  roll(rule: string, by: Seat, sides = 6, to: Audience = 'all'): number {
    const { umpire } = this.state;
    const { turn, phase } = umpire.clock;
    const counter = counterOf(phase, rule, by);
    const nth = umpire.rolls[counter] ?? 0;
    const roll: Roll = { turn, phase, rule, seat: by, nth, sides, face: 0, to };
    roll.face = this.dice.roll(roll, sides);
    umpire.rolls[counter] = nth + 1;
    this.book.rolls.push(roll);
    return roll.face;
  }

  push(frame: K['frame']): void {
    this.state.umpire.agenda.push(frame);
  }

  pop(): void {
    if (this.state.umpire.agenda.pop() === undefined) throw new Error('the agenda is empty: nothing to finish');
  }

  owe(seats: readonly Seat[], about: Plain = null): void {
    const { umpire } = this.state;
    const { window } = umpire;
    if (window === null) umpire.window = { seats: seats.slice(), about: aboutFor(seats, about), sealed: {} };
    else {
      for (const seat of seats) if (!window.seats.includes(seat)) window.seats.push(seat);
      Object.assign(window.about, aboutFor(seats, about));
    }
  }

  clock(turn: number, phase: string): void {
    const { umpire } = this.state;
    const { clock } = umpire;
    if (turn < clock.turn) throw new Error(`the clock cannot go back from turn ${clock.turn} to ${turn}`);
    if (turn > clock.turn) umpire.rolls = {};
    clock.turn = turn;
    clock.phase = phase;
  }

  end(result: Result): void {
    const { umpire } = this.state;
    umpire.over = result;
    umpire.agenda = [];
    umpire.window = null;
  }

  party(seat: Seat): readonly Seat[] {
    return this.parties[seat] ?? [seat];
  }
}
