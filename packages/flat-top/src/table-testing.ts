/** A table at a position, for tests that call a chapter's functions one by one: scripted dice, and who heard what. */
import { type Event, hears, type Result } from '@ironbottom/umpire';
import { cite } from './cite.js';
import { type GameKnows, type GameOwn, type GameState, type GameTable, knowsOf, ownOf } from './game-kit.js';
import { type Given, law, stateWith } from './game-testing.js';
import type { Side } from './state.js';

export type Seated = {
  table: GameTable;
  state: GameState;
  events: Event[];
  rolled: string[];
  own(side: Side): GameOwn;
  knows(side: Side): GameKnows;
  /** What a side has heard since it was last asked, of this kind or of all. */
  heard(side: Side, kind?: string): Event['data'][];
};

export function atTable(given: Given = {}, faces: readonly number[] = []): Seated {
  const state = stateWith(given);
  const { umpire } = state;
  const events: Event[] = [];
  const rolled: string[] = [];
  let next = 0;
  const table: GameTable = {
    state,
    law: law(given),
    on: true,
    say: (rule, kind, data, to = 'all') => {
      if (cite(rule)) events.push({ rule, kind, to, data });
    },
    tell: (to, rule, kind, facts) => {
      if (cite(rule)) events.push({ rule, kind, to, data: facts, tells: true });
    },
    roll: (rule) => {
      const face = faces[next++];
      if (face === undefined) throw new Error(`no die is left for ${rule}`);
      rolled.push(rule);
      return face;
    },
    push: (frame) => umpire.agenda.push(frame),
    pop: () => umpire.agenda.pop(),
    owe: () => undefined,
    clock: () => undefined,
    end: (result: Result) => {
      umpire.over = result;
    },
    party: (seat) => [seat],
  };
  const heard = (side: Side, kind?: string): Event['data'][] => {
    const mine = events.filter((event) => hears(event, side) && (kind === undefined || event.kind === kind));
    for (const event of mine) events.splice(events.indexOf(event), 1);
    return mine.map(({ data }) => data);
  };
  return {
    table,
    state,
    events,
    rolled,
    own: (side) => ownOf(state, side),
    knows: (side) => knowsOf(state, side),
    heard,
  };
}
