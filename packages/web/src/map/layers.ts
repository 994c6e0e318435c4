/** What somebody wants to see on the map, and how large its counters; kept in this browser. */
export const layerNames = [
  'weather',
  'wind',
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
