/** Submarines: what the book leaves open about showing them, their battles and who sees what. */
import { askOf, hears } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import type { GivenSide } from '../game-testing.js';
import { atPhase, kindsOf, own, passUntil, rowsOf } from './12-testing.js';
import { submarinesOf } from './optional-submarines.js';
import { askedFor, at, boats, fought, sea } from './optional-submarines-testing.js';

const convoy: GivenSide = { tfs: [{ hex: sea, ships: ['Lexington', '2 DD'], onMap: true }] };
const bombers = (planes: string): GivenSide => ({ flights: [{ hex: sea, planes: [planes], onMap: true }] });

describe('submarines and planes', () => {
  test('OPT-SUB.8b, R188 a Jake attacks a submarine on table 1', () => {
    const plan = { '17.1': ['attack'], '17.2': [{ 'allied SS 1:level': 4 }] };
    const { events } = fought(at(boats(sea), bombers('4 Jake GP low')), [1, 1], plan);
    expect(kindsOf(events, 'air-attack-fire')).toMatchObject([{ plane: 'Jake', factors: 4, table: 1 }]);
  });

  test('OPT-SUB.8a, R406 each fires by herself, and only at the planes that attack her', () => {
    const guns = (on: { [target: string]: number }) => {
      const plan = { '17.1': ['attack'], '17.2': [on] };
      const { events } = fought(at(bombers('4 Catalina GP low'), boats(sea, sea)), [1, 1, 1, 1], plan);
      return kindsOf(events, 'aa-fire').map((data) => data.guns);
    };
    expect(guns({ 'japan SS 1:level': 2, 'japan SS 2:level': 2 })).toEqual([1, 1]);
    expect(guns({ 'japan SS 1:level': 4 })).toEqual([1]);
  });
});

describe('submarines on the map and in battle', () => {
  test('7.1, 12.1, R403 nobody is asked to put a submarine on the map', () => {
    const given = at(convoy, { ...boats(sea), tfs: [{ hex: sea, ships: ['Aoba'] }] });
    const show = askOf(atPhase(7, given), 'japan');
    expect(show?.ask === 'pick' && show.of.map(({ id }) => id)).toEqual([]);
    const plots = atPhase(2, at({}, { ...boats(sea), tfs: [{ hex: 'HH31', ships: ['Aoba'] }] }));
    const offered = Object.keys(rowsOf(plots, 'japan')).filter((prompt) => prompt.includes('show'));
    expect(offered.every((prompt) => prompt.startsWith('TF 1'))).toBe(true);
  });

  test('OPT-SUB.7, R405 submarines fight when all other battles of the turn are over', () => {
    const given = at(
      { tfs: [...(convoy.tfs ?? []), { hex: 'HH33', ships: ['Chicago'], onMap: true }] },
      { ...boats(sea), tfs: [{ hex: 'HH33', ships: ['Aoba'], onMap: true }] },
    );
    const { asked } = fought(given, [], { '19.1': ['wait'] });
    const last = (rule: string) => asked.findLastIndex((each) => each.endsWith(rule));
    expect(last(' 19.1')).toBeGreaterThan(-1);
    expect(asked.findIndex((each) => each.endsWith('OPT-SUB.9'))).toBeGreaterThan(last(' 19.1'));
  });

  test('OPT-SUB.6, R407 who is deep already may stay deep beside enemies that her side knows of', () => {
    const deep: GivenSide = { submarines: [{ hex: sea, deep: 2 }] };
    const offered = (allied: GivenSide) => {
      const ask = askedFor(at(allied, deep), 'OPT-SUB.7');
      return ask?.ask === 'pick' ? ask.of.map(({ id }) => id) : [];
    };
    expect([offered(convoy), offered({ tfs: [{ hex: 'HH33', ships: ['2 DD'], onMap: true }] })]).toEqual([
      ['SS 1'],
      [],
    ]);
    const { now } = fought(at(convoy, deep), [], { 'OPT-SUB.7': ['SS 1'] });
    passUntil(now, ({ state }) => state.public.turn === 3);
    expect(submarinesOf(own(now, 'japan'))[0]?.deep).toBe(3);
  });

  test('19.2, R408 in a submarine battle both sides are shown each other’s ships', () => {
    const { events } = fought(at(convoy, boats(sea)), [], {});
    const shown = (side: 'allied' | 'japan') =>
      events
        .filter((event) => event.kind === 'ships-disclosed' && hears(event, side))
        .flatMap(({ data }) => (data.ships as { name: string }[]).map(({ name }) => name));
    expect(shown('japan')).toContain('Lexington');
    expect(shown('allied')).toEqual(['SS 1']);
  });
});
