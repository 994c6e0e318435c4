/** Seasons for tests: scripted dice, one answer after another. */
import {
  type Answer,
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
import { type ConvoyRow, convoyRows } from './convoys.js';
import type { SeasonGame, SeasonView, Side, SideOpen } from './kit.js';
import { worldAtWarSeason } from './rulebook.js';

export type Seasons = {
  game: Game<SeasonGame>;
  answer(side: Side, answer: Answer): Seasons;
  refused(side: Side, answer: Answer): Refusal | undefined;
  side(side: Side): SideOpen;
  view(side: Side): SeasonView;
  heard(side: Side, kind: string): Event['data'][];
};

export type Start = { brps: number; transports: number; elsewhere: number; submarines: number; asw: number };

export const start = (given: Partial<Start> = {}): Start => ({
  brps: 0,
  transports: 15,
  elsewhere: 0,
  submarines: 0,
  asw: 0,
  ...given,
});

/** Both have placed nothing or everything in the south; Japan's first turn has begun. */
export function seasons(set: Plain, faces: readonly number[] = Array(200).fill(6)): Seasons {
  const begun = begin(
    worldAtWarSeason,
    { scenario: 'pacific-box', options: {}, charts: {}, set },
    { from: 'script', faces: [...faces] },
  );
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  const { game } = begun;
  const events: Event[] = [];
  const it: Seasons = {
    game,
    answer(side, answer) {
      const done = submit(game, side, answer);
      if ('refusal' in done) throw new Error(`${side}: ${done.refusal.why} (${done.refusal.rule})`);
      events.push(...done.events);
      return it;
    },
    refused: (side, answer) => refuse(game, side, answer),
    side: (side) => game.state.public.sides[side],
    view: (side) => viewOf(game.state, side),
    heard: (side, kind) => events.filter((each) => each.kind === kind && hears(each, side)).map(({ data }) => data),
  };
  for (const side of ['japan', 'allies'] as const) it.answer(side, inTheSouth(it.side(side)));
  return it;
}

export const inTheSouth = ({ submarines, asw }: SideOpen): Answer => [
  submarines > 0 ? { south: submarines } : {},
  asw > 0 ? { south: asw } : {},
];

/** The sheet of construction and convoys, by the names of its rows. */
export const convoys = (orders: { readonly [row in ConvoyRow]?: number }): Answer =>
  convoyRows.map((row) => orders[row] ?? 0);

/** Everything stays as it is, and nobody leaves. */
export const stations = (side: Side, open: SideOpen): Answer => {
  const placed = inTheSouth(open) as Answer[];
  return (side === 'allies' ? [...placed, 0, 0] : placed) as Answer;
};
