import type { BoardArrow, BoardMap, BoardOverlay, BoardPiece, BoardTrack } from '@ironbottom/umpire';

/** What somebody wants to see on the map, and how large its counters; kept in this browser. */
export const layerNames = [
  'weather',
  'wind',
  'areas',
  'sectors',
  'numbers',
  'tracks',
  'courses',
  'watch',
  'drift',
  'notes',
] as const;
export type Layer = (typeof layerNames)[number];
export type Layers = { readonly [layer in Layer]: boolean };

/** Steps from the size that fits the map. */
export const leastSize = -2;
export const mostSize = 4;
export type Wishes = { readonly layers: Layers; readonly size: number };

const first: Wishes = {
  layers: {
    weather: true,
    wind: true,
    areas: true,
    sectors: false,
    numbers: true,
    tracks: true,
    courses: true,
    watch: false,
    drift: true,
    notes: true,
  },
  size: 0,
};

export const isWeather = ({ kind }: Pick<BoardOverlay, 'kind'>): boolean => kind === 'cloud' || kind === 'storm';
const isNight = ({ kind }: BoardOverlay): boolean => kind === 'night';

/** All that layers are filled with. */
export type Filling = {
  readonly map: BoardMap;
  readonly pieces: readonly BoardPiece[];
  readonly overlays: readonly BoardOverlay[];
  readonly tracks: readonly BoardTrack[];
  readonly arrows: readonly BoardArrow[];
};

/** The layers with something in them: a switch for what a board does not have only puzzles. */
export function layersOf({ map, pieces, overlays, tracks, arrows }: Filling): Layer[] {
  const filled: Layers = {
    weather: overlays.some(isWeather),
    wind: arrows.length > 0,
    areas: overlays.some((overlay) => !isWeather(overlay) && !isNight(overlay)),
    sectors: (map.sectors?.length ?? 0) > 0,
    numbers: true,
    tracks: tracks.length > 0,
    courses: pieces.some(({ course }) => course !== undefined),
    watch: pieces.some(({ rings }) => rings?.some(({ kind }) => kind === 'search') === true),
    drift: pieces.some(({ drift = 0 }) => drift > 0),
    notes: true,
  };
  return layerNames.filter((layer) => filled[layer]);
}

const key = 'ironbottom map';

export function keptWishes(): Wishes {
  try {
    return wishesIn(localStorage.getItem(key));
  } catch {
    return first;
  }
}

/** What was kept by an earlier page may know fewer layers, or others. */
export function wishesIn(text: string | null): Wishes {
  if (text === null) return first;
  try {
    const { layers, size } = JSON.parse(text) as { layers?: Partial<Layers>; size?: unknown };
    const kept = layerNames.map((name): [Layer, boolean] => [name, layers?.[name] ?? first.layers[name]]);
    return { layers: Object.fromEntries(kept) as Layers, size: sizeWithin(typeof size === 'number' ? size : 0) };
  } catch {
    return first;
  }
}

export const sizeWithin = (size: number): number => Math.max(leastSize, Math.min(mostSize, Math.round(size)));

export function keepWishes(wishes: Wishes): void {
  try {
    localStorage.setItem(key, JSON.stringify(wishes));
  } catch {
    // A browser that keeps nothing shows it until it is closed.
  }
}
