import type { BoardPiece, Place, Point } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { type Box, boxAround, type Lettering, overlap } from './lettering.js';
import { namesAmong } from './names.js';
import type { Piles } from './piles.js';

const measure = (text: string): number => text.length * 7;
const name = (text: string, at: Point, home: Point = at): Lettering => ({
  ...{ text, home, at, size: 2, font: 'italic 19px serif', tracking: 2, height: 22 },
  width: text.length * 11,
});
const piece = { own: true, badges: [] } as unknown as BoardPiece;
const pilesAt = (...at: Point[]): Piles => ({
  size: 52,
  piles: at.map((each, i) => ({ key: `${i}`, place: i as Place, pieces: [piece], at: each, home: each })),
});
const boxes = (names: readonly Lettering[]): Box[] =>
  names.map(({ at, width, height }) => boxAround(at, width, height));

describe('the name of a place where counters lie', () => {
  it('stays where nothing lies on it', () => {
    const written = [name('Nanking', [400, 400])];
    expect(namesAmong(written, pilesAt([100, 100]), [], 80, measure)).toEqual({ under: written, over: [] });
  });

  it('moves beside the pile, as near as it can', () => {
    const { under, over } = namesAmong([name('Nanking', [400, 420], [400, 400])], pilesAt([400, 400]), [], 80, measure);
    expect(under).toEqual([]);
    expect(over.map(({ text, font }) => [text, font])).toEqual([['Nanking', 'italic 19px serif']]);
    expect(over[0]?.at[0]).toBe(400);
    for (const box of boxes(over)) expect(overlap(box, boxAround([400, 400], 52, 52))).toBe(false);
  });

  it('is written smaller where piles leave little room, and never beside the pile of another place', () => {
    const rows = [330, 400, 470].flatMap((y): Point[] => [320, 400, 480].map((x) => [x, y]));
    const { over } = namesAmong([name('Nanking', [400, 450], [400, 429])], pilesAt(...rows), [], 80, measure);
    expect(over.map(({ text, font }) => [text, font])).toEqual([['Nanking', expect.stringMatching(/^600 12px/)]]);
    expect(Math.abs((over[0]?.at[1] ?? 0) - 400)).toBeLessThan(40);
  });

  it('lies upon the rim of its own pile where there is no room at all', () => {
    const packed = Array.from({ length: 81 }, (_, i): Point => [240 + 40 * (i % 9), 240 + 40 * Math.floor(i / 9)]);
    const { over } = namesAmong([name('Nanking', [400, 450], [400, 429])], pilesAt(...packed), [], 80, measure);
    expect(over.map(({ at }) => at)).toEqual([[400, 374]]);
  });

  it('stays half hidden where its place has no pile, and no name of a sea moves', () => {
    const packed = Array.from({ length: 81 }, (_, i): Point => [240 + 40 * (i % 9), 240 + 40 * Math.floor(i / 9)]);
    const written = [name('Nanking', [420, 430]), { ...name('Yellow Sea', [300, 300]), size: 3 as const }];
    const { under, over } = namesAmong(written, pilesAt(...packed), [], 80, measure);
    expect(under.map(({ text }) => text).sort()).toEqual(['Nanking', 'Yellow Sea']);
    expect(over).toEqual([]);
  });
});
