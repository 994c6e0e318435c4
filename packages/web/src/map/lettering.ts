/** Which names are written at a scale, and where: the large ones first, each only where nothing is written yet. */
import type { BoardMap, Point } from '@ironbottom/umpire';

export type Lettering = {
  readonly text: string;
  readonly size: 1 | 2 | 3;
  readonly font: string;
  /** Pixels between letters. */
  readonly tracking: number;
  /** Where it belongs, and the middle of the word, in pixels of the map drawn at this scale. */
  readonly home: Point;
  readonly at: Point;
  readonly width: number;
  readonly height: number;
};

type Hand = { readonly from: number; readonly height: number; readonly tracking: number; readonly face: string };

const family = '"DejaVu Serif", Georgia, serif';
const plain = '"DejaVu Sans", "Segoe UI", system-ui, sans-serif';

/** Seas in spaced italics, islands in small capitals, small places upright; each from the scale where it can be read. */
function handOf(size: 1 | 2 | 3, scale: number): Hand {
  if (size === 3) {
    const height = Math.round(Math.min(30, Math.max(13, scale * 0.75)));
    return { from: 0, height, tracking: Math.round(height * 0.35), face: `italic ${height}px ${family}` };
  }
  if (size === 2) {
    const height = Math.round(Math.min(19, Math.max(11, scale * 0.4)));
    return { from: 11, height, tracking: Math.round(height * 0.12), face: `italic 600 ${height}px ${family}` };
  }
  const height = Math.round(Math.min(14, Math.max(10, scale * 0.26)));
  return { from: 22, height, tracking: 0, face: `600 ${height}px ${plain}` };
}

/** Other places for a word that does not fit where it belongs: below, above, to the right, to the left. */
const tries: readonly Point[] = [
  [0, 0],
  [0, 1.1],
  [0, -1.1],
  [0.6, 0.6],
  [-0.6, 0.6],
  [0.6, -0.6],
  [-0.6, -0.6],
  [0, 2.3],
  [0, -2.3],
];

/**
 * `kept`: boxes that no name may lie upon, such as signs. `edge`: the map, which no name leaves. `measure` gives the width
 * of a text in a font.
 */
export function letteringOf(
  labels: BoardMap['labels'],
  scale: number,
  kept: readonly Box[],
  edge: Box,
  measure: (text: string, font: string) => number,
): Lettering[] {
  const written: Lettering[] = [];
  const taken: Box[] = [...kept];
  for (const size of [3, 2, 1] as const) {
    const hand = handOf(size, scale);
    if (scale < hand.from) continue;
    for (const label of labels) {
      if (label.size !== size) continue;
      const width = measure(label.text, hand.face) + hand.tracking * label.text.length;
      const height = hand.height * 1.2;
      const at: Point = [label.at[0] * scale, label.at[1] * scale];
      for (const [dx, dy] of tries) {
        const middle: Point = [
          between(at[0] + dx * width, edge.left + width / 2, edge.right - width / 2),
          between(at[1] + dy * height, edge.top + height / 2, edge.bottom - height / 2),
        ];
        const box = boxAround(middle, width + 4, height);
        if (taken.some((other) => overlap(box, other))) continue;
        taken.push(box);
        written.push({
          ...{ text: label.text, size, font: hand.face, tracking: hand.tracking, home: at, at: middle, width, height },
        });
        break;
      }
    }
  }
  return written;
}

function between(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export function boxAround([x, y]: Point, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
