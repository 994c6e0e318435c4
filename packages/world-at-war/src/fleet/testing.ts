/** Battles for tests: scripted dice, both sides answering, what each of them hears. */
import {
  type Answer,
  askOf,
  awaited,
  begin,
  type Event,
  type Game,
  hears,
  type Plain,
  type Refusal,
  refuse,
  submit,
  viewOf,
} from '@ironbottom/umpire';
import type { Fleet, FleetView, Force, Side } from './kit.js';
import { worldAtWar } from './rulebook.js';

export type Battle = {
  game: Game<Fleet>;
  events: Event[];
  /** Both answer; the one who is not asked says nothing. */
  both(japan: Answer | null, allies: Answer | null): Battle;
  refused(side: Side, answer: Answer): Refusal | undefined;
  view(side: Side): FleetView;
  force(id: string): Force;
  asked(): string[];
  heard(side: Side, kind: string): Event['data'][];
};

/** `faces`: the dice in the order in which they are rolled. */
export function battle(scenario: string, faces: readonly number[] = [], set: Plain = null): Battle {
  const begun = begin(worldAtWar, { scenario, options: {}, charts: {}, set }, { from: 'script', faces: [...faces] });
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  const { game } = begun;
  const events: Event[] = [];
  const it: Battle = {
    game,
    events,
    both(japan, allies) {
      for (const [side, answer] of [
        ['japan', japan],
        ['allies', allies],
      ] as const) {
        if (answer === null) continue;
        const done = submit(game, side, answer);
        if ('refusal' in done) throw new Error(`${side}: ${done.refusal.why} (${done.refusal.rule})`);
        events.push(...done.events);
      }
      return it;
    },
    refused: (side, answer) => refuse(game, side, answer),
    view: (side) => viewOf(game.state, side),
    force(id) {
      const force = game.state.public.forces.find((each) => each.id === id);
      if (force === undefined) throw new Error(`there is no ${id}`);
      return force;
    },
    asked: () => awaited(game),
    heard: (side, kind) => events.filter((each) => each.kind === kind && hears(each, side)).map(({ data }) => data),
  };
  return it;
}

/** Both form their ships as proposed; orders for the first round are asked for. */
export function formed(scenario: string, faces: readonly number[] = [], set: Plain = null): Battle {
  return battle(scenario, faces, set).both(['proposed'], ['proposed']).both([], []);
}

export const prompts = ({ game }: Battle, side: Side): string[] => {
  const ask = askOf(game, side);
  return ask?.ask === 'sheet' ? ask.rows.map(({ prompt }) => prompt) : ask === undefined ? [] : [ask.prompt];
};
