import { describe, expect, it } from 'vitest';
import { boxAround, letteringOf, overlap } from './lettering.js';

const measure = (text: string): number => text.length * 7;
const edge = { left: 0, top: 0, right: 4000, bottom: 4000 };
const labels = [
  { at: [5, 5], text: 'Port', size: 1 },
  { at: [5, 5], text: 'Island', size: 2 },
  { at: [5, 5.2], text: 'Sea', size: 3 },
] as const;

describe('the names on a map', () => {
  it('come with the scale: seas always, islands sooner than small places', () => {
    const at = (scale: number): string[] => letteringOf(labels, scale, [], edge, measure).map(({ text }) => text);
    expect(at(9)).toEqual(['Sea']);
    expect(at(18)).toEqual(['Sea', 'Island']);
    expect(at(60)).toEqual(['Sea', 'Island', 'Port']);
  });

  it('never lie upon each other, nor upon a sign', () => {
    const sign = boxAround([300, 300], 20, 20);
    const written = letteringOf(labels, 60, [sign], edge, measure);
    const boxes = [sign, ...written.map(({ at, width, height }) => boxAround(at, width, height))];
    for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(false);
    expect(written).toHaveLength(3);
  });

  it('stay on the map', () => {
    const written = letteringOf([{ at: [0, 0], text: 'A long name', size: 2 }], 60, [], edge, measure);
    const [box] = written.map(({ at, width, height }) => boxAround(at, width, height));
    expect([box?.left, box?.top]).toEqual([0, 0]);
  });

  it('are left out where there is no room at all', () => {
    expect(letteringOf(labels, 60, [boxAround([300, 300], 2000, 2000)], edge, measure)).toEqual([]);
  });
});
