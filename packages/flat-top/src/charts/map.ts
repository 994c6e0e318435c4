/**
 * On what ground the mapboard stands. The printed board is not in the source: the rules name some hexes, others follow from
 * them, the land is public geography, and what nothing settles is designed. The map itself is read in ../map.ts.
 */
import type { Chart, Exception } from '@ironbottom/umpire';
import { coastwatchers, directionalHexes, entryHexes, name, namedPlaces } from '../map.js';
import { mapData } from './map-data.js';

export type Mapboard = {
  readonly columns: number;
  readonly rows: number;
  readonly milesPerHex: number;
  readonly sharedHexes: string;
  readonly directionalHexes: readonly string[];
  readonly entryHexes: { readonly [hex: string]: { readonly base: string; readonly turns: number } };
  readonly places: { readonly [name: string]: string };
  readonly terrain: readonly string[];
  readonly landSides: readonly string[];
  readonly reefSides: readonly string[];
  readonly mountainSides: readonly string[];
  readonly coastwatchers: { readonly [id: string]: string };
  readonly perimeter: readonly string[];
};

const nudges = namedPlaces.flatMap(({ name: place, nudgedFrom, why }): Exception[] =>
  nudgedFrom === undefined || why === undefined
    ? []
    : [{ at: `places.${place}`, provenance: 'designed', why: `the world has it in ${name(nudgedFrom)}: ${why}` }],
);

export const mapChart: Chart<Mapboard> = {
  id: 'mapboard',
  title: 'Mapboard',
  provenance: 'public',
  source: 'rules 3.1, 6.2 to 6.4, 7.9, 12.5, 14.11; coastlines of Natural Earth 1:10m, version 4.1',
  values: {
    columns: 80,
    rows: 44,
    milesPerHex: 20,
    sharedHexes: 'columns T, NN and HHH; row 22 of every even column',
    directionalHexes: directionalHexes.map(name),
    entryHexes: Object.fromEntries(entryHexes.map(({ hex, base, turns }) => [name(hex), { base, turns }])),
    places: Object.fromEntries(namedPlaces.map(({ name: place, hex }) => [place, name(hex)])),
    terrain: mapData.terrain,
    landSides: mapData.landSides,
    reefSides: mapData.reefSides,
    mountainSides: mapData.mountainSides,
    coastwatchers: Object.fromEntries(coastwatchers.map(({ id, island }) => [id, island])),
    perimeter: mapData.perimeter,
  },
  exceptions: [
    { at: 'columns', provenance: 'inferred', why: 'a board 44 inches wide with 44 rows of regular hexes has room for 80' },
    { at: 'rows', provenance: 'inferred', why: 'the southernmost hexes the rules name are in row 44' },
    { at: 'milesPerHex', provenance: 'text', why: 'chapter 1; taken as nautical miles, which the book does not say' },
    { at: 'sharedHexes', provenance: 'inferred', why: 'the folds of the board cut these hexes in half (R13)' },
    { at: 'directionalHexes', provenance: 'inferred', why: 'lying in their sectors as J12 lies in sector I' },
    { at: 'directionalHexes.0', provenance: 'text', why: 'the samples of 6.3.1 start from J12' },
    { at: 'entryHexes', provenance: 'inferred', why: 'the hexes that Expanded Plane Functions 11 names' },
    { at: 'entryHexes.S1.turns', provenance: 'designed', why: 'three hexes beyond the edge' },
    { at: 'entryHexes.U1.turns', provenance: 'designed', why: 'three hexes beyond the edge' },
    { at: 'entryHexes.AA1.turns', provenance: 'designed', why: 'thirty-three hexes beyond the edge, at eight or nine a turn' },
    ...['A40', 'B40', 'III44', 'KKK44'].map((hex): Exception =>
      ({ at: `entryHexes.${hex}.turns`, provenance: 'text', why: 'the examples of 14.11 and 14.12: 1A and 5N' })),
    ...nudges,
    { at: 'landSides', provenance: 'designed', why: '12.5 asks for common sense: closed where the waters of the two hexes do not meet' },
    { at: 'reefSides', provenance: 'designed', why: 'the printed reefs are lost; these are where the world has them' },
    { at: 'mountainSides', provenance: 'designed', why: 'the printed mountains are lost; these are where the world has them' },
    { at: 'coastwatchers', provenance: 'designed', why: 'the printed symbols are lost; look-outs are known there in 1942' },
    ...coastwatchers.filter(({ provenance }) => provenance === 'text').map(({ id, why }): Exception =>
      ({ at: `coastwatchers.${id}`, provenance: 'text', why })),
    { at: 'perimeter', provenance: 'designed', why: 'the dotted line of 7.9 is lost; this one follows the mountains from the Huon peninsula to Buna' },
  ],
};
