/** Submarines 5: as shadowers, and shadowed. */
import { askOf, awaited } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import type { GivenSide } from '../game-testing.js';
import { name } from '../map.js';
import { without } from '../testing.js';
import { emptyPlot } from './10-plotting.js';
import { atPhase, type FlatTop, hexes, order, own, rowsOf, ruleWith, say, walk } from './12-testing.js';
import { submarinesOf } from './optional-submarines.js';
import { at, boats, sea } from './optional-submarines-testing.js';

const rule = ruleWith({ test, expect });

/** The Shadowing Phase, with the paths of task forces plotted by hand. The first die is a 1: whoever tries succeeds. */
function shadowing(allied: GivenSide, japan: GivenSide, path = '', face = 1): FlatTop {
  const now = atPhase(3, { ...at(allied, japan), phase: 2 }, [face]);
  for (const side of ['allied', 'japan'] as const)
    for (const tf of own(now, side).tfs) tf.plot = { ...emptyPlot(), path: hexes(path) };
  return now;
}

const convoy = (hex: string): GivenSide => ({ tfs: [{ hex, ships: ['Shokaku', '2 DD'], onMap: true }] });
const searcher = (altitude: 'low' | 'high'): GivenSide => ({
  flights: [{ hex: 'DD32', planes: [`2 Mavis ${altitude}`], onMap: true, searching: true }],
});
const target = (now: FlatTop): string => Object.values(rowsOf(now, 'allied'))[0]?.[0] ?? '';

describe('OPT-SUB.5 submarines as shadowers', () => {
  rule(
    'OPT-SUB.5',
    'she may shadow a task force in her own hex, and follows it by one hex',
    () => {
      const now = shadowing(boats(sea), convoy(sea), 'DD30');
      order(now, 'allied', { 'SS 1': [target(now)] });
      const ask = askOf(now, 'allied');
      const budget = ask?.ask === 'walk' && ask.budget;
      walk(now, 'allied', 'DD30');
      const [boat] = submarinesOf(own(now, 'allied'));
      return [budget, name(boat?.hex ?? 0), boat?.onMap];
    },
    [1, 'DD30', true],
  );

  test('OPT-SUB.5 not at deep depth, and not what is next door', () => {
    const deep = shadowing(
      { submarines: [{ hex: sea, deep: 2 }], tfs: [{ hex: sea, ships: ['1 DD'], onMap: true }] },
      convoy(sea),
    );
    expect(Object.keys(rowsOf(deep, 'allied'))).toEqual(['TF 1 in DD31 shadows']);
    const apart = shadowing({ ...boats('DD33'), tfs: [{ hex: sea, ships: ['1 DD'], onMap: true }] }, convoy('DD32'));
    expect(Object.keys(rowsOf(apart, 'allied'))).toEqual(['TF 1 in DD31 shadows']);
  });

  test('OPT-SUB.5, R411 a shadower has had her move, and counts among the six', () => {
    const now = shadowing(boats(sea, ...Array.from({ length: 6 }, () => 'DD33')), convoy(sea), 'DD30');
    order(now, 'allied', { 'SS 1': [target(now)] });
    walk(now, 'allied', 'DD30');
    for (let i = 0; i < 9 && askOf(now, 'allied')?.rule !== 'OPT-SUB.2'; i++) {
      const [side] = awaited(now) as ('allied' | 'japan')[];
      if (side !== undefined) say(now, side, []);
    }
    const ask = askOf(now, 'allied');
    expect(
      ask?.ask === 'sheet' && [ask.rows.length, ask.limits.find((each) => each.rule === 'OPT-SUB.2')?.most],
    ).toEqual([6, 5]);
  });

  test('11.7 one that fails stays where she is, and sees nothing', () => {
    const now = shadowing(boats(sea), convoy(sea), 'DD30', 6);
    order(now, 'allied', { 'SS 1': [target(now)] });
    expect(submarinesOf(own(now, 'allied'))[0]).toMatchObject({ blind: true, moved: true });
  });
});

describe('OPT-SUB.5 submarines that are shadowed', () => {
  const seen: GivenSide = { submarines: [{ hex: sea, onMap: true }] };

  test('OPT-SUB.5 planes at low altitude may shadow her, planes at high altitude may not', () => {
    const rows = (altitude: 'low' | 'high') =>
      Object.values(rowsOf(shadowing(seen, searcher(altitude)), 'japan')).flat().length;
    expect([rows('low'), rows('high')]).toEqual([1, 0]);
    expect(without('OPT-SUB.5', () => rows('low'))).toBe(0);
  });

  test('OPT-SUB.5, R410 she moves first, in sight, and her shadower follows', () => {
    const now = shadowing(seen, searcher('low'));
    const [item = ''] = Object.values(rowsOf(now, 'japan'))[0] ?? [];
    order(now, 'japan', { 'AF 1': [item] });
    expect(awaited(now)).toEqual(['allied']);
    expect(askOf(now, 'allied')?.rule).toBe('OPT-SUB.5');
    say(now, 'allied', ['DD30']);
    const ask = askOf(now, 'japan');
    expect(ask).toMatchObject({ ask: 'walk', unit: 'AF 1' });
    expect(ask?.prompt).toContain('DD30');
    walk(now, 'japan', 'DD31');
    const [boat] = submarinesOf(own(now, 'allied'));
    expect([name(boat?.hex ?? 0), boat?.moved]).toEqual(['DD30', true]);
  });
});
