/**
 * The straits with one fault planted in each: what a tired author might write. The harness has to report each for what
 * it is.
 */
import type { Way, Ways } from '../asks.js';
import type { FaultKind } from '../harness/fault.js';
import type { Trial } from '../harness/trial.js';
import type { FrameKind, Opening, Rulebook, Table } from '../rulebook.js';
import { frames } from './frames.js';
import { partOf, type Straits, type StraitsState, type View } from './state.js';
import { straits } from './straits.js';
import { trial } from './trial.js';

/** `by`: the part of the harness that finds it. */
export type Planted = { name: string; kind: FaultKind; by: 'fuzz' | 'secrecy'; trial: Trial<Straits> };

type Kind = FrameKind<Straits, never>;

/** The same game with other frames, or another part of the rulebook. */
function spoilt(changes: Partial<Rulebook<Straits>>, others: { [kind: string]: Partial<Kind> } = {}): Trial<Straits> {
  const changed: { [kind: string]: Kind } = { ...frames };
  for (const kind in others) {
    const frame = frames[kind];
    if (frame !== undefined) changed[kind] = { ...frame, ...others[kind] };
  }
  return { ...trial, rulebook: { ...straits, frames: changed, ...changes } };
}

const frame = (kind: string): Required<Kind> => frames[kind] as Required<Kind>;

/** Do something else besides, when the answers to a frame are in. */
function alsoOn(kind: string, also: (table: Table<Straits>) => void): { [kind: string]: Partial<Kind> } {
  const { take } = frame(kind);
  return {
    [kind]: {
      take(table, f, answers) {
        also(table);
        take(table, f, answers);
      },
    },
  };
}

const waysOf = (law: Straits['law']): Ways<View> => (straits.ways as NonNullable<typeof straits.ways>)(law);

const submarine = (state: StraitsState) => partOf(state, 'Red').own.submarine;

const sloppyImagine = (spoil: (state: StraitsState, view: View) => void): Rulebook<Straits>['imagine'] => {
  return (view, law, below) => {
    const state = straits.imagine(view, law, below);
    spoil(state, view);
    return state;
  };
};

const otherOpening = (change: (opening: Opening<Straits>) => void): Rulebook<Straits>['open'] => {
  return (law, setup) => {
    const opening = straits.open(law, setup);
    change(opening);
    return opening;
  };
};

/** Things remembered outside the state. */
let games = 0;
let answersAsked = 0;
let shells = 0;
let lastSeen = -1;

export const planted: readonly Planted[] = [
  {
    name: 'a chapter throws',
    kind: 'exception',
    by: 'fuzz',
    trial: spoilt(
      {},
      alsoOn('report', ({ state }) => {
        if (state.public.turn === 3) throw new Error('nobody thought of turn 3');
      }),
    ),
  },
  {
    name: 'a question that cannot always be answered',
    kind: 'dead end',
    by: 'fuzz',
    trial: spoilt(
      {},
      { sweep: { ask: (view, law) => ({ ...frame('sweep').ask(view, law), min: 2, max: 2 }) as never } },
    ),
  },
  {
    name: 'a question that is not the same twice',
    kind: 'refused sample',
    by: 'fuzz',
    trial: spoilt(
      {},
      {
        report: {
          ask() {
            answersAsked += 1;
            const only = answersAsked % 2;
            return { ask: 'say', rule: '4.2', prompt: 'cargoes', from: only, to: only };
          },
        },
      },
    ),
  },
  {
    name: 'a plan that may be changed for ever',
    kind: 'endless play',
    by: 'fuzz',
    trial: spoilt(
      {},
      {
        order: {
          take(table) {
            table.pop();
            table.push({ kind: 'dive', rule: '3.1' });
          },
        },
      },
    ),
  },
  {
    name: 'a ship that scores twice',
    kind: 'broken invariant',
    by: 'fuzz',
    trial: spoilt(
      {},
      {
        walk: {
          run(table, f) {
            const { score } = table.state.public;
            frame('walk').run(table, f);
            if (table.state.public.score > score) table.state.public.score += 1;
          },
        },
      },
    ),
  },
  {
    name: 'a question that writes in the state',
    kind: 'asking changes the state',
    by: 'fuzz',
    trial: spoilt(
      {},
      {
        report: {
          ask(view, law) {
            view.own.said.push({ turn: 0, cargoes: 0 });
            return frame('report').ask(view, law);
          },
        },
      },
    ),
  },
  {
    name: 'a refusal without a reason',
    kind: 'bad answer',
    by: 'fuzz',
    trial: spoilt({
      ways(law) {
        const ways = waysOf(law);
        const mute = (way: Way): Way => (way.not === undefined ? way : { ...way, not: { ...way.not, why: '' } });
        return { ...ways, ways: (view, unit, at) => ways.ways(view, unit, at).map(mute) };
      },
    }),
  },
  {
    name: 'a look through the periscope that may be taken back',
    kind: 'undo across a disclosure',
    by: 'fuzz',
    trial: spoilt(
      {},
      alsoOn('dive', (table) => {
        const cargo = Object.values(partOf(table.state, 'Blue').own.ships)[0]?.cargo === true;
        table.say('3.1', 'periscope', { cargo }, ['Red']);
      }),
    ),
  },
  {
    name: 'something known that nobody was told',
    kind: 'undo across a disclosure',
    by: 'fuzz',
    trial: spoilt(
      {},
      alsoOn('dive', ({ state }) => {
        partOf(state, 'Blue').knows.quiet.push({ turn: 0, place: 0 });
      }),
    ),
  },
  {
    name: 'an opening that remembers how often it was opened',
    kind: 'inexact undo',
    by: 'fuzz',
    trial: {
      ...spoilt({
        open: otherOpening((opening) => {
          games += 1;
          opening.secret.squall = 1000 + games;
        }),
      }),
      // Long games: in a short one the replay at its end may come before the first undo.
      setups: () => ({ scenario: 'crossing', options: {}, charts: {}, set: null }),
    },
  },
  {
    name: 'two hexes of one name',
    kind: 'lost in text',
    by: 'fuzz',
    trial: spoilt({
      ways(law) {
        const ways = waysOf(law);
        return { ...ways, placeName: (place) => ways.placeName(place - (place % 2)) };
      },
    }),
  },
  {
    name: 'a number that JSON cannot write',
    kind: 'lost in saving',
    by: 'fuzz',
    trial: spoilt({
      open: otherOpening((opening) => {
        opening.secret.squall = Number.POSITIVE_INFINITY;
      }),
    }),
  },
  {
    name: 'a clone that shares the board',
    kind: 'shallow clone',
    by: 'fuzz',
    trial: spoilt({
      clone(state) {
        const copy = straits.clone(state);
        copy.public.board = state.public.board;
        return copy;
      },
    }),
  },
  {
    name: 'an effect that hangs on a count kept outside the state',
    kind: 'replay differs',
    by: 'fuzz',
    trial: spoilt(
      {},
      alsoOn('gunfire', (table) => {
        shells += 1;
        table.say('8.1', 'guns', { nth: shells });
      }),
    ),
  },
  {
    name: 'an effect that hangs on the order of keys',
    kind: 'replay differs',
    by: 'fuzz',
    trial: spoilt(
      {},
      alsoOn('order', (table) => {
        table.say('3.2', 'plan', { first: Object.keys(table.state.public.submarine)[0] });
      }),
    ),
  },
  {
    name: 'reports taken in the order they came in',
    kind: 'window does not commute',
    by: 'fuzz',
    trial: spoilt(
      {},
      {
        report: {
          take(table, f, answers) {
            for (const seat of Object.keys(answers)) table.say('4.1', 'speaks', { seat });
            frame('report').take(table, f, answers);
          },
        },
      },
    ),
  },
  {
    name: 'an ambush that trusts its target to be there still',
    kind: 'lost piece',
    by: 'fuzz',
    trial: spoilt(
      {},
      {
        ambush: {
          run(table, f: { ship: string; boat: string | null; covered: boolean }) {
            const ship = table.state.public.ships[f.ship];
            if (f.boat !== null && f.covered && ship === undefined) throw new Error(`${f.ship} has no place`);
            frame('ambush').run(table, f as never);
          },
        },
      },
    ),
  },
  {
    name: 'a public list of who has answered, with the answers',
    kind: 'secret answer sends bytes',
    by: 'secrecy',
    trial: spoilt(
      {
        clone(state) {
          const copy = straits.clone(state);
          if ('answered' in copy.public) Object.assign(copy.public, { answered: copy.umpire.window?.sealed ?? {} });
          return copy;
        },
      },
      {
        purchase: {
          run(table) {
            frame('purchase').run(table, {} as never);
            Object.assign(table.state.public, { answered: table.state.umpire.window?.sealed });
          },
          take(table, f, answers) {
            Reflect.deleteProperty(table.state.public, 'answered');
            frame('purchase').take(table, f, answers);
          },
        },
      },
    ),
  },
  {
    name: 'a secret in the public part',
    kind: 'leak in the view',
    by: 'secrecy',
    trial: spoilt(
      {},
      alsoOn('order', ({ state }) => {
        state.public.submarine.fired = -(submarine(state)?.place ?? 0);
      }),
    ),
  },
  {
    name: "a secret in another seat's own part",
    kind: 'leak in the view',
    by: 'secrecy',
    trial: spoilt(
      {},
      alsoOn('order', ({ state }) => {
        partOf(state, 'Blue').own.mines = [submarine(state)?.place ?? 0];
      }),
    ),
  },
  {
    name: 'a secret in the size of an event',
    kind: 'leak in an event',
    by: 'secrecy',
    trial: spoilt(
      {},
      alsoOn('order', (table) => {
        table.say('3.2', 'noise', { water: '.'.repeat(submarine(table.state)?.place ?? 0) });
      }),
    ),
  },
  {
    name: 'a secret in whether there is an event at all',
    kind: 'leak in an event',
    by: 'secrecy',
    trial: spoilt(
      {},
      alsoOn('order', (table) => {
        if (submarine(table.state)?.torpedoes === 2) table.say('3.2', 'noise', {});
      }),
    ),
  },
  {
    name: 'a secret in a die that all can see',
    kind: 'leak in a roll',
    by: 'secrecy',
    trial: spoilt(
      {},
      alsoOn('order', (table) => {
        if (submarine(table.state)?.torpedoes === 2) table.roll('3.2', 'Red');
      }),
    ),
  },
  {
    name: 'a secret in a prompt',
    kind: 'leak in a question',
    by: 'secrecy',
    trial: spoilt(
      {
        imagine: sloppyImagine((state, view) => {
          const open = state.umpire.window;
          if (open !== null && view.owes !== null && view.owes.about !== null) open.about[view.seat] = view.owes.about;
        }),
      },
      {
        report: {
          run(table) {
            frame('report').run(table, {} as never);
            const open = table.state.umpire.window;
            if (open !== null) table.owe(open.seats, submarine(table.state)?.torpedoes ?? 0);
          },
          ask(view, law) {
            return { ...frame('report').ask(view, law), prompt: `beware of ${String(view.owes?.about)} torpedoes` };
          },
        },
      },
    ),
  },
  {
    name: 'a secret in an error',
    kind: 'leak in a refusal',
    by: 'secrecy',
    trial: spoilt(
      {
        ways(law) {
          const ways = waysOf(law);
          return {
            ...ways,
            ways: (view, unit, at) =>
              ways
                .ways(view, unit, at)
                .map((way) => (way.not === undefined ? way : { ...way, not: { rule: '1.1', why: `not ${lastSeen}` } })),
          };
        },
      },
      {
        move: {
          run(table) {
            lastSeen = submarine(table.state)?.place ?? -1;
            frame('move').run(table, {} as never);
          },
        },
      },
    ),
  },
  {
    name: 'a true name instead of a handle',
    kind: 'canary',
    by: 'fuzz',
    trial: spoilt(
      {},
      alsoOn('order', (table) => {
        table.tell('all', '3.2', 'heard', { name: submarine(table.state)?.name });
      }),
    ),
  },
  {
    name: 'a hidden field that nobody listed',
    kind: 'unlisted hidden field',
    by: 'secrecy',
    trial: spoilt({
      open: otherOpening((opening) => {
        Object.assign(opening.secret, { tide: 1 });
      }),
    }),
  },
  {
    name: 'imagination that forgets what the seat knows',
    kind: 'imagined view differs',
    by: 'fuzz',
    trial: spoilt({
      imagine: sloppyImagine((state, view) => {
        partOf(state, view.seat).knows.quiet = [];
      }),
    }),
  },
  {
    name: 'imagination that breaks a rule',
    kind: 'broken imagination',
    by: 'fuzz',
    trial: spoilt({
      imagine: sloppyImagine((state, view) => {
        const boat = submarine(state);
        if (view.seat !== 'Red' && boat !== null) boat.place = 0;
      }),
    }),
  },
  {
    name: 'imagination that always supposes the same',
    kind: 'field never imagined',
    by: 'secrecy',
    trial: spoilt({
      imagine: sloppyImagine((state, view) => {
        const boat = submarine(state);
        if (view.seat !== 'Red' && boat !== null) boat.torpedoes = 0;
      }),
    }),
  },
];
