/** Names of places where counters lie on them: moved beside the pile, and drawn over it where they would be hidden. */
import type { Point } from '@ironbottom/umpire';
import { type Box, boxAround, type Lettering, overlap } from './lettering.js';
import { edgeOf, edgesOf, type Pile, type Piles } from './piles.js';

export type Names = {
  /** On the map, below all that lies there. */
  readonly under: readonly Lettering[];
  /** Moved, above the counters. */
  readonly over: readonly Lettering[];
};

/** What a name that has to move is written in, if it finds no place as it is. */
const small = { font: '600 12px "DejaVu Sans", "Segoe UI", system-ui, sans-serif', height: 15 };
/** Pixels that a small name may lie over the rim of a pile. */
const rim = 5;

type Measure = (text: string, font: string) => number;

/**
 * `kept`: signs. A name stays so near to its place that it is nobody else's; where there is no room it is written upon the
 * upper rim of the pile that lies at its own place, and half hidden where there is none.
 */
export function namesAmong(
  written: readonly Lettering[],
  { size, piles }: Piles,
  kept: readonly Box[],
  scale: number,
  measure: Measure,
): Names {
  const lying = piles.map((pile) => boxOf(pile, size));
  const hidden = written.filter((name) => name.size !== 3 && lying.some((pile) => overlap(pile, boxFor(name))));
  const under = written.filter((name) => !hidden.includes(name));
  const taken = [...under.map(boxFor), ...kept];
  const over: Lettering[] = [];
  const stays: Lettering[] = [];
  for (const name of hidden) {
    const own = piles.find((pile) => isOf(pile, name, scale));
    const home = own?.home ?? name.home;
    const near = lying.filter((pile) => touches(pile, home, 2 * scale));
    const lesser = smallOf(name, measure);
    const moved =
      movedFrom(home, name, near, taken, scale) ??
      movedFrom(home, lesser, near, taken, scale) ??
      movedFrom(home, lesser, near.map(withoutRim), over.map(boxFor), scale) ??
      (own && { ...lesser, at: [own.at[0], own.at[1] - size / 2] as const });
    if (moved === undefined) stays.push(name);
    else {
      over.push(moved);
      taken.push(boxFor(moved));
    }
  }
  return { under: [...under, ...stays], over };
}

/** The free place nearest to where it belongs: where it was, or along a side of a pile. */
function movedFrom(
  home: Point,
  name: Lettering,
  piles: readonly Box[],
  taken: readonly Box[],
  scale: number,
): Lettering | undefined {
  const { at } = name;
  const [across, down] = [name.width / 2 + 3, name.height / 2 + 1];
  const spots = piles.flatMap((pile): Point[] => {
    const middle: Point = [(pile.left + pile.right) / 2, (pile.top + pile.bottom) / 2];
    return [home, middle].flatMap(([x, y]): Point[] => [
      [x, pile.top - down],
      [x, pile.bottom + down],
      [pile.left - across, y],
      [pile.right + across, y],
    ]);
  });
  const most = Math.max(0.65 * scale, farFrom(home, at));
  const free = [at, ...spots]
    .filter((spot) => farFrom(home, spot) <= most)
    .sort((a, b) => farFrom(home, a) - farFrom(home, b))
    .find((spot) => {
      const box = boxFor({ ...name, at: spot });
      return !piles.some((pile) => overlap(pile, box)) && !taken.some((other) => overlap(other, box));
    });
  return free === undefined ? undefined : { ...name, at: free };
}

/** A name belongs to the place it is written at, or a little below whose middle. */
const isOf = ({ home }: Pile, name: Lettering, scale: number): boolean => {
  const below = (name.home[1] - home[1]) / scale;
  return Math.abs(name.home[0] - home[0]) < 0.1 * scale && below > -0.1 && below < 0.55;
};

const farFrom = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Smaller, unless it is small already. */
function smallOf(name: Lettering, measure: Measure): Lettering {
  const width = measure(name.text, small.font);
  if (width >= name.width || small.height >= name.height) return name;
  return { ...name, font: small.font, tracking: 0, width, height: small.height };
}

const boxFor = ({ at, width, height }: Pick<Lettering, 'at' | 'width' | 'height'>): Box =>
  boxAround(at, width + 2, height);

/** A pile with its count and its shadow. */
function boxOf(pile: Pile, size: number): Box {
  const [x, y] = pile.at;
  const edges = edgesOf(pile) * edgeOf(size) + (pile.pieces.length > 1 ? 6 : 0);
  return { left: x - size / 2, right: x + size / 2 + edges, top: y - size / 2 - edges, bottom: y + size / 2 + 2 };
}

const withoutRim = ({ left, top, right, bottom }: Box): Box => ({
  left: left + rim,
  top: top + rim,
  right: right - rim,
  bottom: bottom - rim,
});

const touches = (box: Box, [x, y]: Point, room: number): boolean =>
  x > box.left - room && x < box.right + room && y > box.top - room && y < box.bottom + room;
