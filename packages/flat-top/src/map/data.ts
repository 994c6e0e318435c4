/** What the built map file holds (charts/map-data.ts), before it is read into tables. */
export type MapData = {
  readonly terrain: readonly string[];
  readonly landSides: readonly string[];
  readonly reefSides: readonly string[];
  readonly mountainSides: readonly string[];
  readonly places: { readonly [name: string]: Place };
  readonly islands: { readonly [name: string]: readonly string[] };
  readonly mainIsland: readonly string[];
  readonly perimeter: readonly string[];
  readonly shores: readonly (readonly string[])[];
};

/** A base, or another place the rules name. `nudgedFrom` is the hex where the world has it, `why` the reason it lies elsewhere. */
export type Place = {
  readonly kind: 'base' | 'place';
  readonly hex: string;
  readonly nudgedFrom?: string;
  readonly why?: string;
};
