/** Faults of secrecy: one leak, or one lapse of imagination, in each game. */

import { alsoOn, frame, otherOpening, type Planted, sloppyImagine, spoilt, submarine, waysOf } from './spoilt.js';
import { partOf } from './state.js';
import { straits } from './straits.js';

/** Things remembered outside the state. */
let lastSeen = -1;

export const faultsOfSecrecy: readonly Planted[] = [
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
