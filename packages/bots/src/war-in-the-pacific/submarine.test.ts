import {
  type Answer,
  askOf,
  awaited,
  begin,
  chance,
  type Seat,
  sample,
  seedFrom,
  submit,
  viewOf,
} from '@ironbottom/umpire';
import { submarine } from '@ironbottom/war-in-the-pacific';
import { describe, expect, it } from 'vitest';
import { submarineRecruit } from './submarine.js';

type Battle = submarine.SubmarineBattle;

function begun(scenario: string, n: number) {
  const setup = { scenario, options: {}, charts: {}, set: null };
  const dice = { from: 'seed' as const, seed: seedFrom(`${scenario} ${n}`), entropy: {} };
  const made = begin(submarine.submarineRulebook, setup, dice);
  if ('errors' in made) throw new Error(made.errors.join());
  return made.game;
}

/** One game; the seats not named play by chance. Says who won, and how many answers of the recruit were refused. */
function played(
  scenario: string,
  n: number,
  recruits: readonly Seat[],
  heard: (own: Battle, answer: Answer) => void = () => undefined,
): { winner: Seat; refused: number } {
  const game = begun(scenario, n);
  const below = chance(n);
  let refused = 0;
  while (game.state.umpire.over === null) {
    const [seat = ''] = awaited(game);
    const ask = askOf(game, seat);
    if (ask === undefined) throw new Error(`${seat} is not asked`);
    const view = viewOf(game.state, seat);
    const own = recruits.includes(seat)
      ? submarineRecruit.seat(seat, game.law, below).answer(view, ask, undefined)
      : undefined;
    if (own !== undefined) heard(view.own, own);
    if (own !== undefined && !('refusal' in submit(game, seat, own))) continue;
    if (own !== undefined) refused += 1;
    submit(game, seat, sample(view, ask, below));
  }
  return { winner: game.state.umpire.over.winners[0] ?? '', refused };
}

describe('the recruit in hunts by submarines', () => {
  for (const { id } of submarine.submarineScenarios)
    for (const side of ['japan', 'allies'])
      it(`beats chance as ${side} in ${id}, and is never refused`, () => {
        const games = Array.from({ length: 40 }, (_, n) => played(id, n, [side]));
        expect(games.filter(({ winner }) => winner === side).length).toBeGreaterThanOrEqual(30);
        expect(games.reduce((sum, { refused }) => sum + refused, 0)).toBe(0);
      });
});

/** The answers of a recruit on this side in one game against chance, where the battle was in this phase. */
function answersIn(scenario: string, n: number, side: Seat, phase: string): { answer: Answer; own: Battle }[] {
  const found: { answer: Answer; own: Battle }[] = [];
  played(scenario, n, [side], (own, answer) => {
    if (own.phase === phase) found.push({ answer, own });
  });
  return found;
}

describe('what the recruit decides in a hunt', () => {
  it('lays its squadrons out so that every lane is watched: at Torpedo Junction the south as well', () => {
    const [first] = answersIn('wasp', 1, 'japan', 'assign');
    expect(first?.answer).toEqual([['2nd Submarine Group'], ['dummy 1'], ['1st Submarine Group']]);
  });
  it('puts no two destroyers into one group while others have none, so that any group may be concealed', () => {
    const contacts = Array.from({ length: 40 }, (_, n) => answersIn('wasp', n, 'allies', 'conceal')).flat();
    const groups = contacts.map(({ own }) => own.contact?.groups ?? []);
    const destroyers = groups.map((each) => each.map(({ ships }) => ships.filter(({ type }) => type === 'DD').length));
    // Where large ships have been sunk there may be fewer groups than destroyers.
    const enough = destroyers.filter((each) => each.reduce((sum, n) => sum + n, 0) <= each.length);
    expect(enough.length).toBeGreaterThan(0);
    expect(enough.filter((each) => each.some((n) => n > 1))).toEqual([]);
  });
  it('hides what is worth most and guarded least: not the escort carrier behind all the frigates', () => {
    const hidden = Array.from({ length: 60 }, (_, n) => answersIn('wolf-pack', n, 'japan', 'conceal'))
      .flat()
      .filter(({ own }) => own.contact?.groups.length === 6);
    const taiyo = hidden.filter(({ answer, own }) =>
      own.contact?.groups.some(
        ({ name, ships }) => (answer as string[]).includes(name) && ships.some(({ id }) => id === 'Taiyo'),
      ),
    );
    expect(hidden.length).toBeGreaterThan(0);
    expect(taiyo).toEqual([]);
  });
});
