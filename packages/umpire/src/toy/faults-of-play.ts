/** Faults of play: what a tired author might write, one in each game. */

import type { Way } from '../asks.js';
import { alsoOn, frame, otherOpening, type Planted, spoilt, waysOf } from './spoilt.js';
import { partOf } from './state.js';
import { straits } from './straits.js';

/** Things remembered outside the state. */
let games = 0;
let answersAsked = 0;
let shells = 0;

export const faultsOfPlay: readonly Planted[] = [
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
];
