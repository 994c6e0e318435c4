/** One golden game from its recipe and its seed. */
import { type FlatTopGame, flatTopGame } from '@ironbottom/flat-top';
import { type Ending, endingOf } from '@ironbottom/flat-top/golden';
import {
  askOf,
  awaited,
  begin,
  chance,
  type Game,
  type Result,
  type Setup,
  seedFrom,
  submit,
  viewOf,
} from '@ironbottom/umpire';
import { type Player, seated } from './players.js';

export type Recipe = {
  readonly scenario: string;
  readonly options?: Setup['options'];
  readonly allied: Player;
  readonly japan: Player;
};

export type Finished = { readonly game: Game<FlatTopGame>; readonly ending: Ending; readonly result: Result };

export function play({ scenario, options = {}, allied, japan }: Recipe, seed: number): Finished {
  const source = { from: 'seed', seed: seedFrom(`golden ${seed}`), entropy: {} } as const;
  const begun = begin(flatTopGame, { scenario, options, charts: {}, set: null }, source);
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  const { game } = begun;
  const seats = {
    allied: seated(allied, 'allied', game.law, chance(2 * seed)),
    japan: seated(japan, 'japan', game.law, chance(2 * seed + 1)),
  };
  for (;;) {
    const { over } = game.state.umpire;
    if (over !== null) return { game, ending: endingOf(game.law.scenario, over, game.state.public), result: over };
    const [seat] = awaited(game);
    const ask = seat === undefined ? undefined : askOf(game, seat);
    if ((seat !== 'allied' && seat !== 'japan') || ask === undefined) throw new Error('nobody is asked');
    const answer = seats[seat].answer(viewOf(game.state, seat), ask, game.desk.ways);
    const done = submit(game, seat, answer);
    if ('refusal' in done) throw new Error(`${seat} is refused at "${ask.prompt}": ${done.refusal.why}`);
  }
}
