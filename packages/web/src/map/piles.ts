/**
 * Counters lie in piles, as cardboard does: one pile for a place and side of the table. Counters are sized apart from the
 * map, so that they can be read at any distance; where they are larger than their places, piles move aside a little and
 * keep a line to where they belong.
 *
 * All lengths are pixels of the page on a map drawn at a scale: a point of the map times the scale.
 */
import type { BoardPiece, Place, Point } from '@ironbottom/umpire';
import type { Bounds, Size } from './camera.js';
import { middleOf, type Places } from './places.js';

export type Pile = {
  readonly key: string;
  readonly place: Place;
  /** The topmost first. */
  readonly pieces: readonly BoardPiece[];
  /** The middle of the topmost counter. */
  readonly at: Point;
  /** The middle of the place. */
  readonly home: Point;
};

export type Piles = {
  /** The side of a counter. */
  readonly size: number;
  /** In the order in which they are drawn. */
  readonly piles: readonly Pile[];
};

/** Few sizes, so that faces can be drawn once and kept. */
const sizes = [26, 29, 32, 36, 40, 46, 52, 60, 70, 80, 92, 106];
/** The smallest and largest that the map chooses by itself. */
const least = 2;
const most = 9;
/** More than this many counters of a pile are not told apart by their edges; the number says how many. */
const edgesShown = 3;

/** The largest that leaves some of the place to be seen, never too small to read; so many steps larger or smaller. */
export function counterSize(scale: number, steps = 0): number {
  let fitting = least;
  for (let i = least; i <= most; i++) if ((sizes[i] ?? 0) <= 0.72 * scale) fitting = i;
  return sizes[Math.max(0, Math.min(sizes.length - 1, fitting + steps))] ?? 32;
}

/** How far each counter of a pile looks out from under the one on it, up and to the right. */
export function edgeOf(size: number): number {
  return size < 44 ? 3 : 4;
}

export function edgesOf(pile: { readonly pieces: readonly unknown[] }): number {
  return Math.min(edgesShown, pile.pieces.length) - 1;
}

const isHarm = (badge: string): boolean => badge === 'damaged' || badge === 'depleted' || /^D\d$/.test(badge);

/** The worst that has been done to those below the topmost: their own counters cannot show it. */
export function harmBelow({ pieces }: Pick<Pile, 'pieces'>): string | undefined {
  return pieces
    .slice(1)
    .flatMap(({ badges }) => badges.filter(isHarm))
    .sort()
    .at(-1);
}

export function pilesOf(
  places: Places,
  pieces: readonly BoardPiece[],
  selected: ReadonlySet<string>,
  scale: number,
  steps = 0,
): Piles {
  const size = counterSize(scale, steps);
  const byKey = new Map<string, { place: Place; own: boolean; pieces: BoardPiece[] }>();
  for (const piece of pieces) {
    if (middleOf(places, piece.place) === undefined) continue;
    const key = keyOf(piece);
    const pile = byKey.get(key);
    if (pile === undefined) byKey.set(key, { place: piece.place, own: piece.own, pieces: [piece] });
    else pile.pieces.push(piece);
  }
  const drafts: Draft[] = [];
  for (const [key, { place, own, pieces: lying }] of byKey) {
    const middle = middleOf(places, place);
    if (middle === undefined) continue;
    // What is selected lies on top; otherwise the order given.
    const ordered = lying.some(({ id }) => selected.has(id))
      ? [...lying.filter(({ id }) => selected.has(id)), ...lying.filter(({ id }) => !selected.has(id))]
      : lying;
    const home: Point = [middle[0] * scale, middle[1] * scale];
    const shared = byKey.has(`${place} ${own ? 'other' : 'own'}`);
    const aside = shared ? (own ? -1 : 1) * Math.min(size / 2 + 2, 0.27 * scale) : 0;
    const box = size + edgesOf({ pieces: lying }) * edgeOf(size) + (lying.length > 1 ? 5 : 0);
    drafts.push({ key, place, pieces: ordered, home, x: home[0] + aside, y: home[1], box });
  }
  drafts.sort((a, b) => a.home[1] - b.home[1] || a.home[0] - b.home[0] || a.x - b.x);
  spread(drafts, size);
  return {
    size,
    piles: drafts.map(({ key, place, pieces: ordered, home, x, y }) => ({
      key,
      place,
      pieces: ordered,
      home,
      at: [Math.round(x), Math.round(y)],
    })),
  };
}

function keyOf(piece: BoardPiece): string {
  return `${piece.place} ${piece.own ? 'own' : 'other'}`;
}

type Draft = {
  readonly key: string;
  readonly place: Place;
  readonly pieces: readonly BoardPiece[];
  readonly home: Point;
  /** Side of the square that the pile takes up. */
  readonly box: number;
  x: number;
  y: number;
};

/** Rounds of pushing, fewer where thousands of piles would take too long and have no room anyway. */
const roundsFor = (count: number): number => Math.max(6, Math.min(40, Math.ceil(12_000 / Math.max(1, count))));

/** Pushes overlapping piles apart, half of the least way each, never far from home. */
function spread(drafts: readonly Draft[], size: number): void {
  const farthest = 2.2 * size;
  const cell = 2 * size;
  const rounds = roundsFor(drafts.length);
  for (let round = 0; round < rounds; round++) {
    const cells = new Map<number, Draft[]>();
    let moved = false;
    for (const draft of drafts) {
      const [column, row] = [Math.floor(draft.x / cell), Math.floor(draft.y / cell)];
      for (let dx = -1; dx <= 1; dx++) {
        for (let dy = -1; dy <= 1; dy++) {
          for (const other of cells.get((column + dx) * 65_536 + row + dy) ?? []) {
            moved = pushApart(draft, other) || moved;
          }
        }
      }
      const key = column * 65_536 + row;
      const here = cells.get(key);
      if (here === undefined) cells.set(key, [draft]);
      else here.push(draft);
    }
    for (const draft of drafts) {
      draft.x = Math.min(draft.home[0] + farthest, Math.max(draft.home[0] - farthest, draft.x));
      draft.y = Math.min(draft.home[1] + farthest, Math.max(draft.home[1] - farthest, draft.y));
    }
    if (!moved) return;
  }
}

function pushApart(a: Draft, b: Draft): boolean {
  const apart = (a.box + b.box) / 2 + 2;
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  const [overX, overY] = [apart - Math.abs(dx), apart - Math.abs(dy)];
  if (overX <= 0.5 || overY <= 0.5) return false;
  if (overX <= overY) {
    const push = (overX / 2) * (dx < 0 ? -1 : 1);
    a.x += push;
    b.x -= push;
  } else {
    const push = (overY / 2) * (dy < 0 ? -1 : 1);
    a.y += push;
    b.y -= push;
  }
  return true;
}

/** The pile under a point of the drawn map; the one drawn last where two overlap. */
export function pileAt({ size, piles }: Piles, [x, y]: Point): Pile | undefined {
  for (let i = piles.length - 1; i >= 0; i--) {
    const pile = piles[i];
    if (pile === undefined) continue;
    const edges = edgesOf(pile) * edgeOf(size);
    const [left, bottom] = [pile.at[0] - size / 2, pile.at[1] + size / 2];
    if (x >= left && x <= left + size + edges && y <= bottom && y >= bottom - size - edges) return pile;
  }
  return undefined;
}

/** Piles of which any part may lie within these bounds. */
export function pilesIn({ size, piles }: Piles, { left, top, right, bottom }: Bounds): readonly Pile[] {
  const room = size;
  return piles.filter(({ at: [x, y] }) => x > left - room && x < right + room && y > top - room && y < bottom + room);
}

export type Fan = {
  readonly columns: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** Room below the counters for the title of a piece, three lines of it; a line of letters, and how wide one is. */
const caption = 56;
const line = 15.6;
const letter = 6.9;
const leastFan = 220;
/** At the foot of the map lie its buttons. */
const foot = 50;

/** `words`: letters of the most that is said below the counters; `beside`: what should not be hidden lies that way from `at`. */
export type FanNeeds = { readonly words?: number; readonly beside?: { readonly heading: Point; readonly gap: number } };

/** Where a fanned pile lies: rows of whole counters around `at` or beside it, in the view as far as it can be. */
export function fanOf(count: number, face: number, at: Point, view: Size, { words = 0, beside }: FanNeeds = {}): Fan {
  const [gap, frame] = [6, 8];
  const most = Math.max(1, Math.floor((view.width - 2 * frame - 16) / (face + gap)));
  const columns = Math.max(1, Math.min(most, Math.ceil(Math.sqrt(count * 1.6))));
  const rows = Math.ceil(count / columns);
  const least = words > 90 ? 1.4 * leastFan : leastFan;
  const width = Math.min(view.width - 16, Math.max(least, columns * (face + gap) - gap + 2 * frame));
  // A line more, for what is said of a piece and of what it hangs on each begins one.
  const said = Math.max(caption, 13 + line * (1 + Math.ceil((words * letter) / (width - 2 * frame))));
  const wanted = rows * (face + gap) - gap + 2 * frame + said;
  const height = Math.min(view.height - 16, wanted);
  const last: Point = [view.width - width - 8, view.height - height - (wanted > view.height - foot - 8 ? 8 : foot)];
  const [left, top] = besideOr([at[0] - width / 2, at[1] - height / 2], at, [width, height], last, beside);
  return {
    columns,
    width,
    height,
    left: Math.max(8, Math.min(last[0], left)),
    top: Math.max(8, Math.min(last[1], top)),
  };
}

/** On the far side of what should not be hidden, along the way that has room; around the middle where none has. */
function besideOr(middle: Point, at: Point, size: Point, last: Point, beside: FanNeeds['beside']): Point {
  if (beside === undefined) return middle;
  const { heading, gap } = beside;
  const axes = Math.abs(heading[0]) >= Math.abs(heading[1]) ? ([0, 1] as const) : ([1, 0] as const);
  for (const axis of axes) {
    const before = heading[axis] >= 0 ? [at[axis] - gap - size[axis]] : [];
    const after = heading[axis] <= 0 ? [at[axis] + gap] : [];
    const start = [...before, ...after].find((each) => each >= 8 && each <= last[axis]);
    if (start !== undefined) return axis === 0 ? [start, middle[1]] : [middle[0], start];
  }
  return middle;
}
