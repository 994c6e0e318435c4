import { describe, expect, it } from 'vitest';
import { apart, contrast, eyes } from './eyes.js';
import { type Chart, day, fillOf, ink, lineOf, liveries, night } from './palette.js';
import { piece } from './testing.js';

const charts: [string, Chart][] = [
  ['day', day],
  ['night', night],
];

describe.each(charts)('the chart by %s', (_, chart) => {
  it.each(Object.entries(eyes))('tells one’s own side from the other at a glance: %s', (_name, eye) => {
    const [ours] = chart.ours;
    const [theirs] = chart.theirs;
    expect(apart(ours?.face ?? '', theirs?.face ?? '', eye)).toBeGreaterThan(20);
    // Wakes and courses on the sea: dots and dashes tell them apart as well.
    expect(apart(ours?.line ?? '', theirs?.line ?? '', eye)).toBeGreaterThan(10);
  });

  it.each(Object.entries(eyes))('tells the first three sides of each colour range apart: %s', (_name, eye) => {
    for (const own of chart.ours)
      for (const other of chart.theirs.slice(0, 1)) expect(apart(own.face, other.face, eye)).toBeGreaterThan(12);
  });

  it.each(Object.entries(eyes))('tells fronts, zones and what is out of supply apart: %s', (_name, eye) => {
    // Lines, dots, whole and broken lines tell them apart as well.
    const colours = [chart.ours[0]?.line ?? '', chart.theirs[0]?.line ?? '', chart.patterns.lines, chart.patterns.dots];
    for (const [i, one] of colours.entries())
      for (const other of colours.slice(i + 1)) expect(apart(one, other, eye), `${one} ${other}`).toBeGreaterThan(10);
  });

  it('draws a line that is barred so that it is seen, and what bars it can be read', () => {
    expect(contrast(chart.lifeline, chart.land)).toBeGreaterThan(3);
    expect(contrast(chart.onBarred, chart.barred)).toBeGreaterThan(7);
  });

  it('writes on counters so that it can be read', () => {
    for (const { band, face } of [...chart.ours, ...chart.theirs]) {
      expect(contrast('#ffffff', band)).toBeGreaterThan(4.5);
      expect(contrast(ink, face)).toBeGreaterThan(4.5);
    }
  });

  it('draws lines that are seen on the sea', () => {
    for (const { line } of [...chart.ours.slice(0, 1), ...chart.theirs.slice(0, 1)])
      expect(contrast(line, chart.sea)).toBeGreaterThan(3);
    for (const line of [chart.route, chart.search, chart.range, chart.wind])
      expect(contrast(line, chart.sea)).toBeGreaterThan(3);
    expect(contrast(chart.noteInk, chart.note)).toBeGreaterThan(7);
  });
});

describe('a rulebook’s colours', () => {
  it('are its own by day, dark at night, and lines light at night', () => {
    expect(fillOf('#a9c6d4', day)).toBe('#a9c6d4');
    expect(fillOf('#a9c6d4', night)).toBe('rgb(28 47 63)');
    expect(fillOf('teal', night)).toBe('teal');
    expect(lineOf('#00000080', night)).toMatch(/^rgb\(97 97 97 \/ 0\.50/);
  });

  it('are given to a side by the side of the table it sits on', () => {
    const [ours, others] = [piece('a', 1), piece('b', 2, { side: 'them', own: false })];
    const liveryOf = liveries([ours, others], night);
    expect([liveryOf(ours), liveryOf(others)]).toEqual([night.ours[0], night.theirs[0]]);
  });
});
