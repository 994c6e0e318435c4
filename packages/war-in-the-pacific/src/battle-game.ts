/**
 * A battle as a game for two: a `Procedure` over a battle record, with what each seat sees of it, becomes a `Rulebook` with
 * one frame. The week may later push the same record as a frame of its own.
 *
 * The record itself is the umpire's secret; a seat's own part is what `seen` makes of it, and nothing else leaves.
 */
import {
  type Answer,
  type Ask,
  type Audience,
  type Below,
  copyOf,
  type DieNeed,
  type Event,
  type FrameKind,
  type Plain,
  type Procedure,
  type Result,
  type Rulebook,
  type Setup,
  type State,
  sample,
  silent,
  type Table,
  type View,
  viewOf,
  type Ways,
  type Window,
} from '@ironbottom/umpire';
import { enemyOf, type Side, sideOf, sides } from './sides.js';

/** What a procedure works on: the battle, and the law it is fought under, which never changes. */
export type Fought<Law, Battle> = { readonly law: Law; readonly battle: Battle };

export type BattleFrame = { kind: 'battle'; rule: string };

export type BattleKit<Law extends object, Battle extends object, Seen extends object> = {
  public: Seen;
  own: Seen;
  knows: Record<string, never>;
  secret: { battle: Battle };
  frame: BattleFrame;
  law: Law;
};

/** `seat` null: what those see who only watch. */
export type BattleGame<Law extends object, Battle extends object, Seen extends object> = {
  readonly edition: string;
  /** The chapter the battle belongs to. */
  readonly rule: string;
  readonly scenarios: readonly { id: string; title: string; example?: Plain }[];
  law(setup: Setup): { law: Law } | { errors: string[] };
  open(law: Law, setup: Setup): Battle;
  readonly procedure: Procedure<Fought<Law, Battle>>;
  /** Made anew each time: it shares nothing with the battle. */
  seen(battle: Battle, side: Side | null, law: Law): Seen;
  /** The question for a side, from what it sees alone. */
  ask(seen: Seen, side: Side, law: Law): Ask;
  /** A battle that this side cannot tell from the true one: `seen` of it is the same. */
  imagine(seen: Seen, side: Side, law: Law, below: Below): Battle;
  /** Who sees a die; everybody unless said otherwise. */
  hears?(battle: Battle, need: DieNeed): Audience;
  /** Rising by one at each natural break: the dice are counted anew. */
  turn(battle: Battle): number;
  result(battle: Battle, law: Law): Result;
  words(event: Event): string;
  /** How the places of its display are called. */
  readonly places?: PlaceNames;
  /** The same where it hangs on the set-up. */
  placesIn?(law: Law): PlaceNames;
};

export type PlaceNames = Pick<Ways<unknown>, 'placeName' | 'placeNamed'>;

/** Names in the order of the places. */
export const placesCalled = (names: readonly string[]): PlaceNames => ({
  placeName: (place) => names[place] ?? String(place),
  placeNamed: (name) => (names.includes(name) ? names.indexOf(name) : undefined),
});

export function battleGame<Law extends object, Battle extends object, Seen extends object>(
  game: BattleGame<Law, Battle, Seen>,
): Rulebook<BattleKit<Law, Battle, Seen>> {
  type Kit = BattleKit<Law, Battle, Seen>;
  const { procedure, rule } = game;

  const frame: FrameKind<Kit, BattleFrame> = {
    run: (table) => goOn(table),
    ask: ({ own, seat }, law) => game.ask(own, sideOf(seat), law),
    take(table, _, answers) {
      procedure.decide(fought(table), answers, table);
      goOn(table);
    },
  };

  const fought = ({ state, law }: Table<Kit>): Fought<Law, Battle> => ({ law, battle: state.umpire.secret.battle });

  /** Fight on to the next decision, or to the end. */
  function goOn(table: Table<Kit>): void {
    const record = fought(table);
    const { battle, law } = record;
    let need = procedure.next(record, table);
    for (; need?.need === 'die'; need = procedure.next(record, table)) {
      table.clock(game.turn(battle), 'battle');
      procedure.die(record, table.roll(need.rule, need.by, need.sides, game.hears?.(battle, need) ?? 'all'), table);
    }
    table.clock(game.turn(battle), 'battle');
    show(table.state, law);
    if (need === undefined) table.end(game.result(battle, law));
    else table.owe(need.of);
  }

  function show(state: State<Kit>, law: Law): void {
    const { battle } = state.umpire.secret;
    state.public = game.seen(battle, null, law);
    for (const side of sides) state.seats[side] = { own: game.seen(battle, side, law), knows: {} };
  }

  const stateOf = (battle: Battle, law: Law): State<Kit> => {
    const state: State<Kit> = {
      public: game.seen(battle, null, law),
      seats: {},
      umpire: {
        secret: { battle },
        agenda: [{ kind: 'battle', rule }],
        window: null,
        clock: { turn: game.turn(battle), phase: 'battle' },
        rolls: {},
        over: null,
      },
    };
    show(state, law);
    return state;
  };

  function imagine(view: View<Kit>, law: Law, below: Below): State<Kit> {
    const side = sideOf(view.seat);
    const state = stateOf(game.imagine(view.own, side, law, below), law);
    if (view.over !== null) {
      state.umpire.agenda = [];
      state.umpire.over = copyOf(view.over);
    } else state.umpire.window = windowOf(state, view, law, below);
    return state;
  }

  /** Who is asked follows from the battle. The enemy may have answered already, unless that would have closed the window. */
  function windowOf(state: State<Kit>, view: View<Kit>, law: Law, below: Below): Window | null {
    const need = procedure.next({ law, battle: state.umpire.secret.battle }, silent);
    if (need?.need !== 'decision') return null;
    const window: Window = { seats: [...need.of], about: {}, sealed: {} };
    state.umpire.window = window;
    const sealed = view.owes?.sealed ?? null;
    if (sealed !== null) window.sealed[view.seat] = copyOf(sealed);
    else if (view.owes !== null && window.seats.length > 1 && below(2) === 0) {
      const enemy = viewOf<Kit>(state, enemyOf(sideOf(view.seat)));
      const answer: Answer | undefined = sample(enemy, game.ask(enemy.own, sideOf(enemy.seat), law), below);
      if (answer !== undefined) window.sealed[enemy.seat] = answer;
    }
    return window;
  }

  return {
    name: 'war-in-the-pacific',
    edition: game.edition,
    scenarios: game.scenarios,
    law: (setup) => game.law(setup),
    seats: () => sides.map((side) => ({ seat: side, party: side })),
    open(law, setup) {
      const state = stateOf(game.open(law, setup), law);
      const { agenda, secret, clock } = state.umpire;
      return { public: state.public, seats: state.seats, secret, agenda, turn: clock.turn, phase: clock.phase };
    },
    frames: { battle: frame },
    words: (event) => game.words(event),
    // Nobody walks on a display; its places have names all the same.
    ...(game.places === undefined && game.placesIn === undefined
      ? {}
      : { ways: (law) => ({ ways: () => [], ...(game.placesIn?.(law) ?? game.places) }) as Ways<View<Kit>> }),
    clone: (state) => ({
      ...copyOf(state),
      umpire: {
        ...copyOf({ ...state.umpire, secret: null }),
        secret: { battle: procedure.clone({ law: {} as Law, battle: state.umpire.secret.battle }).battle },
      },
    }),
    imagine,
  };
}
