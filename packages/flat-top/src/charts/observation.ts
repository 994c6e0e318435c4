import type { Chart } from '@ironbottom/umpire';

/** Condition Numbers by distance; null where the card has a dash. */
type Distances = { readonly 0: number | null; readonly 1: number | null; readonly 2: number | null; readonly 3: number | null };
/** By the weather of the observed hex (7.11). In a storm nothing is ever observed (6.7). */
export type SightLine = { readonly clear: Distances; readonly cloud: Distances };

/** Who observes what; `radar` counts planes at high altitude only (7.10). Coastwatchers see planes alone (7.9). */
export type Sights = {
  readonly surfaceToAir: SightLine;
  readonly surfaceToSurface: SightLine;
  readonly airToAir: SightLine;
  readonly airToSurface: SightLine;
  readonly radarToAir: SightLine;
};

export type Observation = { readonly day: Sights; readonly night: Sights };

const no = null;
const at = (...of: readonly [number | null, number | null, number | null, number | null]): Distances => ({
  0: of[0],
  1: of[1],
  2: of[2],
  3: of[3],
});

export const observation: Chart<Observation> = {
  id: 'observation',
  title: 'Observation Tables',
  provenance: 'text',
  source: '7.10, 7.11; Playing Aid Card 1, lines 1809-1831',
  values: {
    day: {
      //                          distance 0  1  2  3                     0  1  2  3
      surfaceToAir:     { clear:  at(3, 2, 1, no),   cloud: at(2, 1, no, no) },
      surfaceToSurface: { clear:  at(3, 2, 1, no),   cloud: at(3, 2, 1, no) },
      airToAir:         { clear:  at(3, 2, 1, no),   cloud: at(2, 1, no, no) },
      airToSurface:     { clear:  at(3, 2, 1, no),   cloud: at(2, 1, no, no) },
      radarToAir:       { clear:  at(2, 2, 1, 1),    cloud: at(2, 2, 1, 1) },
    },
    night: {
      surfaceToAir:     { clear:  at(1, no, no, no), cloud: at(no, no, no, no) },
      surfaceToSurface: { clear:  at(1, no, no, no), cloud: at(1, no, no, no) },
      airToAir:         { clear:  at(2, no, no, no), cloud: at(1, no, no, no) },
      airToSurface:     { clear:  at(1, no, no, no), cloud: at(no, no, no, no) },
      radarToAir:       { clear:  at(2, 2, 1, 1),    cloud: at(2, 2, 1, 1) },
    },
  },
  exceptions: [
    { at: 'day.surfaceToSurface', provenance: 'public', why: 'the row is lost in the source' },
    { at: 'day.airToSurface', provenance: 'inferred', why: 'the row is lost; the example after 7.8 needs 1, 2, 3 on the way in' },
    { at: 'day.radarToAir.clear', provenance: 'inferred', why: 'a lost row slid onto this line; 7.10 and the line below agree' },
    { at: 'night.surfaceToAir', provenance: 'public', why: 'the row is lost in the source' },
    { at: 'night.surfaceToSurface', provenance: 'public', why: 'dashes in the source would forbid every battle at night (R35)' },
  ],
};

/** Search Table: up to which die a formation may observe. */
export type Search = { readonly succeedsTo: number; readonly night: number; readonly cloud: number };

export const searching: Chart<Search> = {
  id: 'search',
  title: 'Search Table',
  provenance: 'text',
  source: '7.3, 7.3.3; Playing Aid Card 2, lines 1857-1862',
  values: { succeedsTo: 4, night: +1, cloud: +1 },
  exceptions: [{ at: 'cloud', provenance: 'text', why: 'missing on the card; 6.7 and 7.3.3 have it' }],
};

/** 11.3.1 Shadow Table: up to which die a unit keeps touch; in a storm it always loses it (11.3.3). */
export type Shadowing = { readonly succeedsTo: number; readonly night: number; readonly cloud: number };

export const shadowTable: Chart<Shadowing> = {
  id: 'shadowing',
  title: 'Shadow Table',
  provenance: 'text',
  source: '11.3.1, 11.3.2; Playing Aid Card 2, lines 1847-1855',
  values: { succeedsTo: 5, night: +1, cloud: +1 },
};
