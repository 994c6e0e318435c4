/**
 * How a rulebook is put on trial. It says what the harness cannot know: how to begin, what must always hold, what its
 * frames hold on to, and what is hidden from whom. Everything else the harness does by itself.
 */
import type { Answer, Ask, Ways } from '../asks.js';
import type { Seat } from '../events.js';
import type { Below, Kit, Rulebook, Setup, State, View } from '../rulebook.js';

export interface Trial<K extends Kit> {
  readonly rulebook: Rulebook<K>;
  /** A set-up to play from; scrambled: in the middle of things, pieces close together. */
  setups(below: Below, scrambled: boolean): Setup;
  /** No game goes on for more answers than this. */
  readonly longest: number;
  /** Every piece once, in play or out of it: none may appear, vanish or be in two places. */
  pieces(state: State<K>): string[];
  /** What holds in every state. */
  readonly invariants: readonly Invariant<K>[];
  /** The pieces that a frame holds on to, which may be gone when it resumes. */
  holds(frame: K['frame']): string[];
  /** Take a piece out of play as the rules would, wherever it is mentioned outside the agenda. */
  kill(state: State<K>, piece: string, law: K['law']): void;
  /** Every field of the state that is in no other seat's view. */
  readonly hidden: readonly Hidden[];
  /** Texts that must never reach this seat. */
  canaries(state: State<K>, seat: Seat): string[];
  /** The seat whose turn it is, where everybody knows that: the others wait for it, however much it has to do. */
  moving?(state: State<K>): Seat | undefined;
  /** The rules that play should reach. */
  readonly rules: readonly string[];
  /** Players besides the random one. */
  readonly players?: readonly Player<K>[];
}

/** `broken` says what is wrong, if anything is. */
export type Invariant<K extends Kit> = { name: string; broken(state: State<K>, law: K['law']): string | undefined };

/**
 * A hidden field by its path in the state, such as `seats.*.own.ships.*.armour`: `*` stands for one name or number, a
 * final `**` for all that is below. `varies`: imagination must draw it differently, or why it need not.
 */
export type Hidden = { path: string; varies: true | { no: string } };

export type Player<K extends Kit> = (
  view: View<K>,
  ask: Ask,
  below: Below,
  ways: Ways<View<K>> | undefined,
) => Answer | undefined;

/** What the umpire itself keeps from every seat, in every rulebook. */
export const umpiresOwn: readonly Hidden[] = [
  { path: 'umpire.window.seats.*', varies: { no: 'who is asked follows from what everybody sees' } },
  { path: 'umpire.window.about.**', varies: { no: 'each seat sees what its own question is about' } },
  { path: 'umpire.clock.*', varies: { no: 'everybody knows the turn and the phase' } },
  { path: 'umpire.rolls.*', varies: { no: 'dice are compared at equal counts' } },
];
