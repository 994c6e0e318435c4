/**
 * What the map is made from. The printed board is not in the source: this is public geography under the projection that
 * puts every hex the rules name where they need it (docs/map.md).
 */
import type { Position, Projection, Survey } from '@ironbottom/hexes/atlas';

/** The cosine of 11 degrees, the middle latitude of the board, as a figure so that it is the same on every machine. */
const COS_11 = 0.9816271834476639;
/** From column to column in miles, the hexes being twenty across (chapter 1; taken as nautical). */
const COLUMN = 17.320508075688775;

/** The twentieth column lies on longitude 150.8 east, the north edge of the board on latitude 3.6 less half a hex. */
export const projection: Projection = {
  origin: [150.8 - (19 * COLUMN) / (60 * COS_11), -3.6 + 0.5 * (20 / 60)],
  longitudePerUnit: 20 / (60 * COS_11),
  latitudePerUnit: 20 / 60,
};

/** One place on or beside each piece of land that the name covers. */
const islands: { readonly [name: string]: readonly Position[] } = {
  'Australia':       [[146, -20]],
  'New Guinea':      [[146, -7]],
  'New Britain':     [[150.37, -5.8]],
  'New Ireland':     [[152.3, -3.7]],
  'Duke of York':    [[152.47, -4.17]],
  'Lolobau':         [[151.17, -4.92]],
  'Umboi':           [[147.92, -5.67]],
  'Sakar':           [[148.11, -5.42]],
  'Tolokiwa':        [[147.61, -5.32]],
  'Long':            [[147.12, -5.32]],
  'Karkar':          [[145.97, -4.64]],
  'Manam':           [[145.07, -4.09]],
  'Vitu':            [[149.51, -4.68], [149.15, -4.89]],
  'Feni':            [[153.63, -4.08], [153.71, -4.02]],
  'Nuguria':         [[154.65, -3.33]],
  'Green':           [[154.21, -4.52], [154.15, -4.4]],
  'Buka':            [[154.63, -5.24]],
  'Bougainville':    [[155.33, -6.15]],
  'Shortland':       [[155.77, -7.05]],
  'Fauro':           [[156.1, -6.9]],
  'Treasury':        [[155.56, -7.36]],
  'Choiseul':        [[156.99, -7.02], [157.74, -7.43], [157.55, -7.42]],
  'Vella Lavella':   [[156.66, -7.76], [156.54, -7.81]],
  'Ranongga':        [[156.57, -8.07]],
  'Gizo':            [[156.81, -8.08]],
  'Kolombangara':    [[157.07, -8.0]],
  'New Georgia':     [[157.56, -8.29], [157.15, -8.22], [157.09, -8.26]],
  'Rendova':         [[157.31, -8.57]],
  'Tetepare':        [[157.55, -8.74]],
  'Vangunu':         [[158.01, -8.63], [158.21, -8.76]],
  'Santa Isabel':    [[159.17, -8.05], [159.62, -8.46], [158.42, -7.61], [158.35, -7.51], [158.24, -7.43]],
  'Russell':         [[159.12, -9.05], [159.2, -9.08]],
  'Savo':            [[159.82, -9.14]],
  'Florida':         [[160.19, -9.06], [160.32, -9.13], [160.09, -8.98]],
  'Guadalcanal':     [[160.21, -9.59]],
  'Malaita':         [[160.99, -8.96], [161.46, -9.57]],
  'Ulawa':           [[161.95, -9.77]],
  'San Cristobal':   [[161.84, -10.52]],
  'Ugi':             [[161.74, -10.25]],
  'Rennell':         [[160.27, -11.65]],
  'Bellona':         [[159.82, -11.3]],
  'Stewart Islands': [[162.74, -8.38]],
  'Ndeni':           [[165.95, -10.76]],
  'Utupua':          [[166.52, -11.26]],
  'Vanikoro':        [[166.88, -11.65], [166.96, -11.63]],
  'Torres':          [[166.55, -13.13], [166.61, -13.24], [166.67, -13.43]],
  'Ureparapara':     [[167.33, -13.52]],
  'Vanua Lava':      [[167.49, -13.83], [167.68, -13.66]],
  'Gaua':            [[167.5, -14.23]],
  'Espiritu Santo':  [[166.89, -15.14], [167.16, -15.69], [167.16, -15.57], [167.13, -14.95]],
  'Maewo':           [[168.14, -15.16]],
  'Aoba':            [[167.84, -15.38]],
  'Pentecost':       [[168.2, -15.73]],
  'Malekula':        [[167.49, -16.23]],
  'Ambrym':          [[168.12, -16.22]],
  'Epi':             [[168.3, -16.71]],
  'Efate':           [[168.37, -17.68], [168.35, -17.45], [168.25, -17.55]],
  'Goodenough':      [[150.24, -9.36]],
  'Fergusson':       [[150.68, -9.53], [150.99, -9.62]],
  'Normanby':        [[151.03, -9.95]],
  'Kiriwina':        [[151.07, -8.62]],
  'Woodlark':        [[152.7, -9.1]],
  'Sideia':          [[150.83, -10.59], [150.99, -10.64]],
  'Misima':          [[152.71, -10.66]],
  'Tagula':          [[153.49, -11.48], [153.18, -11.23]],
  'Rossel':          [[154.16, -11.37]],
};

/** Atolls and islets the rules name or ships must heed, missing from the coastlines or smaller than 2 hexes in 100. */
const islets: { readonly [name: string]: Position } = {
  'Ontong Java': [159.4, -5.4],
  'Stewart Islands': [162.74, -8.38],
  Deboyne: [152.37, -10.72],
};

export type Place = {
  readonly kind: 'base' | 'place';
  readonly at: Position;
  /** Where the world has it is no hex for it: where it lies instead, and why. */
  readonly nudge?: { readonly to: string; readonly why: string };
};
/** Bases and the other places the rules and the orders of battle name, where the world has them. */
export const places: { readonly [name: string]: Place } = {
  'Rabaul':          { kind: 'base',  at: [152.18,  -4.20] },
  'Gasmata':         { kind: 'base',  at: [150.33,  -6.28] },
  'Lae':             { kind: 'base',  at: [146.99,  -6.74] },
  'Buna':            { kind: 'base',  at: [148.40,  -8.66] },
  'Port Moresby':    { kind: 'base',  at: [147.18,  -9.46] },
  'Gili-Gili':       { kind: 'base',  at: [150.36, -10.32],
    nudge: { to: 'S22', why: 'its own hex is all land; Milne Bay, where ships lie, is in the hex to the south-east' } },
  'Buka':            { kind: 'base',  at: [154.67,  -5.43] },
  'Buin':            { kind: 'base',  at: [155.68,  -6.80] },
  'Shortland':       { kind: 'base',  at: [155.80,  -7.05] },
  'Tulagi':          { kind: 'base',  at: [160.15,  -9.09] },
  'Henderson':       { kind: 'base',  at: [160.05,  -9.43] },
  'Ndeni':           { kind: 'base',  at: [165.80, -10.72] },
  'Espiritu Santo':  { kind: 'base',  at: [167.20, -15.52] },
  'Deboyne':         { kind: 'place', at: [152.37, -10.72] },
  'Woodlark':        { kind: 'place', at: [152.85,  -9.10] },
  'Goodenough':      { kind: 'place', at: [150.24,  -9.36] },
  'Ontong Java':     { kind: 'place', at: [159.40,  -5.40] },
  'Stewart Islands': { kind: 'place', at: [162.74,  -8.38] },
  'Rennell':         { kind: 'place', at: [160.27, -11.65] },
};

/** Where ships lie off a base, for hexes that land cuts in two. */
const harbours: { readonly [name: string]: Position } = {
  'Milne Bay': [150.60, -10.37],
};

/** Ranges that force planes high (14.15.5): Owen Stanley and the central range, Huon, New Britain, Bougainville. */
const ridges: readonly (readonly Position[])[] = [
  // The central range and the Owen Stanleys.
  [[144.8, -5.9], [145.4, -6.2], [146.0, -6.8], [146.5, -7.5], [147.0, -8.0], [147.4, -8.5], [147.75, -9.0],
   [148.2, -9.3], [149.0, -9.7], [149.6, -10.05], [149.95, -10.2]],
  // The Huon peninsula.
  [[145.8, -5.85], [146.4, -6.0], [147.0, -6.3], [147.45, -6.4]],
  // New Britain.
  [[149.5, -5.85], [150.2, -5.95], [150.9, -5.65], [151.5, -5.4], [151.9, -5.0], [152.0, -4.65]],
  // Bougainville.
  [[154.95, -5.75], [155.1, -6.0], [155.35, -6.3], [155.6, -6.6]],
];

/** Reefs no ship crosses (12.5), with their passages: the Great Barrier, the Louisiades, the Indispensable Reefs. */
const reefs: readonly (readonly Position[])[] = [
  // The Great Barrier Reef, with the passage off Cairns.
  [[145.1, -14.6], [145.55, -14.9], [145.8, -15.6], [146.05, -16.2]],
  [[146.25, -16.85], [146.55, -17.3], [146.95, -17.9], [147.3, -18.3]],
  // The barrier of the Louisiades: the Jomard Passage lies between the first line and the second.
  [[151.15, -11.0], [151.85, -11.15]],
  [[152.45, -11.25], [152.9, -11.65], [153.6, -11.9], [154.15, -11.65], [154.5, -11.4]],
  [[152.45, -11.25], [152.85, -11.0]],
  // The Indispensable Reefs.
  [[160.25, -12.3], [160.55, -12.7], [160.75, -13.05]],
];

/** 7.9 The dotted line around what the Japanese watch on New Guinea: from the Huon peninsula to Buna, up to the mountains. */
const perimeter: readonly Position[] = [
  [145.9, -5.2], [148.2, -5.8], [148.2, -7.5], [149.3, -8.4], [149.3, -9.0], [148.6, -9.5],
  [148.2, -9.3], [147.75, -9.0], [147.4, -8.5], [147.0, -8.0], [146.5, -7.5], [146.0, -6.8], [145.9, -6.7],
];

export const survey: Survey = {
  grid: { columns: 80, rows: 44 },
  projection,
  allLand: 0.85,
  partialLand: 0.02,
  islands,
  islets,
  harbours,
  ridges,
  reefs,
  perimeter,
};
