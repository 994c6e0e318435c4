import {
  type Answer,
  askOf,
  awaited,
  begin,
  canonical,
  chance,
  type Game,
  sample,
  seedFrom,
  silent,
  submit,
  viewOf,
} from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { say } from './chapters/12-testing.js';
import { whoFights } from './chapters/14-13-interception.js';
import { fly, planesMove, upTo } from './chapters/14-testing.js';
import { drawnUp } from './chapters/15-muster.js';
import { flatTopGame } from './game.js';
import type { FlatTopGame } from './game-kit.js';
import { gameOdds } from './game-odds.js';
import { hexNamed } from './game-testing.js';
import { straightforward } from './policy.js';
import { santaCruzBattle } from './scenarios/santa-cruz.js';
import { type ViewOdds, weighed } from './view-odds.js';

type FlatTop = Game<FlatTopGame>;

function oddsAt(game: FlatTop, side: 'allied' | 'japan', answer: Answer, most = 8): ViewOdds | null {
  const ask = askOf(game, side);
  if (ask === undefined) throw new Error(`${side} is not asked`);
  return gameOdds(viewOf(game.state, side), game.law, ask, answer, { most });
}

const chanceOf = (odds: ViewOdds | null, text: string): number =>
  odds?.rows.find((row) => row.text === text)?.chance ?? 0;

/** What it would be for somebody who sees everything: the same weighing, of the truth. */
function whenCaught({ state, law }: FlatTop): ViewOdds | null {
  const frame = state.umpire.agenda.at(-1);
  if (frame?.kind !== 'interception') throw new Error('nobody comes by');
  const fight = { hex: frame.hex, altitude: 'low', attacker: 'allied' } as const;
  const formations = whoFights({ state, law }, fight, frame.af);
  const { fight: start } = drawnUp({ state, law }, frame.hex, { why: 'interception', ...fight, formations }, silent);
  const draw = () => [{ start, chance: 1 }];
  return weighed({ side: 'allied', title: '', seen: '', draw, plan: straightforward, named: false }, { most: 4 });
}

describe('odds are taken over what may be there, not over what is there', () => {
  test('the same view gives the same figures, in every game and whatever the truth, for every question that is weighed', () => {
    const weighedIn: { [kind: string]: number } = {};
    for (const [word, scenario] of [
      ['one', 'santa-cruz-battle'],
      ['two', 'rings-around-rabaul'],
    ] as const) {
      const setup = { scenario, options: {}, charts: {}, set: null };
      const begun = begin(flatTopGame, setup, { from: 'seed', seed: seedFrom(word), entropy: {} });
      if ('errors' in begun) throw new Error(begun.errors.join());
      const { game } = begun;
      const below = chance(11);
      while (game.state.umpire.over === null && game.log.length < 900) {
        const [seat = ''] = awaited(game);
        const view = viewOf(game.state, seat);
        const ask = askOf(game, seat);
        if (ask === undefined) throw new Error(`${seat} is not asked`);
        const kind = view.owes?.kind ?? '';
        const mark = view.knows.marks[0];
        const answer =
          ask.ask === 'walk' && mark !== undefined
            ? { path: [mark.hex], halt: [] }
            : sample(view, ask, below, game.desk.ways);
        if (answer !== undefined && (weighedIn[kind] ?? 0) < 12) {
          const odds = gameOdds(view, game.law, ask, answer, { most: 4 });
          if (odds !== null) {
            weighedIn[kind] = (weighedIn[kind] ?? 0) + 1;
            const twin = viewOf(flatTopGame.imagine(view, game.law, below), seat);
            expect(canonical(gameOdds(twin, game.law, ask, answer, { most: 4 }))).toBe(canonical(odds));
          }
        }
        submit(game, seat, sample(view, ask, below, game.desk.ways));
      }
    }
    expect(weighedIn).toEqual({ battle: expect.any(Number), flight: 12, interception: expect.any(Number) });
    expect(weighedIn.battle).toBeGreaterThan(3);
    expect(weighedIn.interception).toBeGreaterThan(0);
  }, 120_000);

  test('14.13.3 who comes by is known by his counter: whichever of those it could be is there, the odds are the same, and the truth is not', () => {
    const game = planesMove({
      allied: {
        tfs: [{ hex: 'DD30', ships: ['Lexington'], onMap: true }],
        flights: [{ hex: 'DD30', planes: ['6 Wildcat*'], onMap: true }],
      },
      japan: { flights: [{ hex: 'DD31', planes: ['12 Nell GP'], onMap: true }] },
    });
    upTo(game, 'japan', 'map');
    say(game, 'japan', ['AF 1']);
    fly(game, 'japan', 'DD30 DD29');
    const odds = oddsAt(game, 'allied', ['low'], 20);
    expect(odds?.title).toBe('If you try to intercept');
    expect(odds?.note).toMatch(/^Each picture is drawn from what you know and is exact, .* They differ most in "/);
    expect(odds?.pictures).toBe(20);
    // Six Wildcats catch more than five enemies with a 3 (14.13.3), and with less where they met last turn (14.13.6).
    expect(chanceOf(odds, 'you catch them')).toBeGreaterThanOrEqual(4 / 6);
    const lost = 'Japanese planes lost: 1 or more';
    const truths = new Set<number>();
    for (let n = 0; n < 6; n++) {
      const state = flatTopGame.imagine(viewOf(game.state, 'allied'), game.law, chance(n));
      const twin = { ...game, state, desk: { ...game.desk, asked: [] } };
      expect(oddsAt(twin, 'allied', ['low'], 20)).toEqual(odds);
      truths.add(chanceOf(whenCaught(twin), lost));
    }
    expect(truths.size).toBeGreaterThan(1);
    expect([...truths]).not.toContain(chanceOf(odds, lost));
  });

  test('a strike that is sent to a counter is weighed by where its way ends; elsewhere there is nothing to weigh', () => {
    const game = planesMove({
      scenario: santaCruzBattle,
      turn: 10,
      allied: { flights: [{ hex: 'III20', planes: ['6 Dauntless* AP high'], onMap: true }] },
      japan: { tfs: [{ hex: 'III18', ships: ['Shokaku', 'DD'], onMap: true }] },
    });
    upTo(game, 'allied', 'map');
    say(game, 'allied', ['AF 1']);
    const there = oddsAt(game, 'allied', { path: [hexNamed('III19'), hexNamed('III18')], halt: [] });
    expect(there?.title).toBe('If AF 1 comes to fight in III18 this turn');
    expect(there?.rows.map(({ text }) => text)).toContain('hits on ships: 1 or more');
    expect(JSON.stringify(there)).not.toContain('Shokaku');
    expect(oddsAt(game, 'allied', { path: [hexNamed('III19')], halt: [] })).toBeNull();
  });
});
