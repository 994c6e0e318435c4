import { chance, judge } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { surfaceStep } from './chapters/19-surface.js';
import { askOf, baseOf, battleOf, but, fight, fleet } from './chapters/19-testing.js';
import { straightforwardSurface } from './policy-surface.js';
import type { Ship } from './state.js';

const known = { planes: false, ships: true };

function fire(allied: readonly Ship[], japan: readonly Ship[], bht: number) {
  const positions = { allied: allied.map(() => 'gunnery' as const), japan: japan.map(() => 'gunnery' as const) };
  const step = surfaceStep({ stage: 'gunnery', positions, bht });
  const ask = askOf(battleOf(allied, japan, { told: { allied: known, japan: known }, step }), 'allied');
  const answer = straightforwardSurface(ask, 'allied');
  expect(judge(undefined, ask, answer)).toBeUndefined();
  return Array.isArray(answer) ? answer[0] : undefined;
}

describe('the straightforward commander', () => {
  it('19.3 puts guns forward, carriers and transports behind, and sets a 4', () => {
    const japan = but(fleet('japan', 'Kongo', 'Shokaku', 'Sendai', 'DD 1', 'AP 1', 'Aoba'), 'Aoba', { anchored: true });
    const ask = askOf(battleOf(fleet('allied', 'DD 1'), japan, { step: surfaceStep({ stage: 'arrange' }) }), 'japan');
    expect(straightforwardSurface(ask, 'japan')).toEqual([
      ['gunnery'],
      ['screen'],
      ['gunnery'],
      ['gunnery'],
      ['screen'],
      ['screen'],
      4,
    ]);
  });

  it('19.3 takes torpedoes where they outweigh the guns that are left', () => {
    const japan = but(fleet('japan', 'Sendai', 'DD 1', 'DD 2'), ['Sendai', 'DD 1'], { ammunition: 0 });
    const ask = askOf(battleOf(fleet('allied', 'DD 1'), japan, { step: surfaceStep({ stage: 'arrange' }) }), 'japan');
    expect(straightforwardSurface(ask, 'japan')).toEqual([['torpedo'], ['torpedo'], ['gunnery'], 4]);
  });

  it('19.5 masses just enough to sink the most valuable ship, and goes on to the next', () => {
    // Table 8: ten hits want 36 factors; what is left goes on the cruiser.
    expect(fire(fleet('allied', 'Washington', 'South Dakota'), fleet('japan', 'Aoba', 'Kongo'), 8)).toEqual({
      Kongo: 36,
      Aoba: 14,
    });
  });

  it('19.5.1 keeps light guns off battleships', () => {
    expect(fire(fleet('allied', 'Chicago', 'Helena'), fleet('japan', 'Kongo'), 8)).toEqual({ Kongo: 4 });
  });

  it('19.5 fires all it has at the best target when nothing can be sunk', () => {
    expect(fire(fleet('allied', 'Chicago'), fleet('japan', 'DD 1', 'Aoba'), 4)).toEqual({ Aoba: 4 });
  });

  it('19 answers every question of a hundred fights legally, and the same way twice', () => {
    const below = chance(7);
    const some = (side: 'allied' | 'japan', all: string[]): Ship[] => fleet(side, ...all.filter(() => below(2) === 0));
    let answered = 0;
    for (let i = 0; i < 100; i++) {
      const allied = some('allied', ['Washington', 'Chicago', 'Helena', '2 DD', '2 AP', 'Enterprise']);
      const japan = some('japan', ['Kongo', 'Aoba', 'Sendai', '3 DD', 'AP 1', 'Tone']);
      const base = below(2) === 0 ? baseOf('allied') : null;
      const once = () => {
        const die = chance(i + 1);
        return fight(battleOf(allied, japan, { night: i % 2 === 0, base, step: surfaceStep() }), () => 1 + die(6));
      };
      const first = once();
      answered += first.asked.length;
      expect(once()).toEqual(first);
    }
    expect(answered).toBeGreaterThan(400);
  });
});
