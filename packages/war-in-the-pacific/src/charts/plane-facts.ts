/**
 * Public facts of the planes that the set-ups need, from handbooks of the types: what a player can look up. A year after the
 * name: the model of that year, where an older one is listed too.
 */
import type { Chart } from '@ironbottom/umpire';
import type { Altitude } from './air-points.js';

/** F fighter, D dive bomber, S other single-engined bomber, M of two or four engines, B flying boat. */
export type Build = 'F' | 'D' | 'S' | 'M' | 'B';
export type PlaneFacts = {
  readonly build: Build;
  /** Top speed, statute miles an hour. */
  readonly mph: number;
  /** Pounds on a square foot of wing; of fighters. */
  readonly wing: number;
  /** Barrels of 12.7 mm and more. */
  readonly heavy: number;
  /** Guns fixed forward. */
  readonly fixed: number;
  /** A cannon in the tail. */
  readonly stinger: boolean;
  /** Tanks that seal themselves. */
  readonly sealed: boolean;
  /** Bombs on a usual errand, pounds. */
  readonly bombs: number;
  readonly torpedo: 'Type 91' | 'Mark 13' | null;
  /** How high they mostly flew: low is below 10,000 feet, high from 20,000. */
  readonly flown: Altitude;
};

const plane = (
  build: Build, mph: number, wing: number, heavy: number, fixed: number, stinger: 'yes' | 'no', sealed: 'yes' | 'no', bombs: number,
  torpedo: PlaneFacts['torpedo'], flown: Altitude,
): PlaneFacts => ({ build, mph, wing, heavy, fixed, stinger: stinger === 'yes', sealed: sealed === 'yes', bombs, torpedo, flown });

export const planeFacts = {
  id: 'plane-facts',
  title: 'Planes: public facts',
  provenance: 'public',
  source: 'R70',
  values: {
    //                   build  mph wing heavy fixed tail  sealed  bombs  torpedo    flown
    A6M:           plane('F',   331,  22,   2,   4, 'no',  'no',      0, null,      'medium'),    // A6M2
    D3A:           plane('D',   240,   0,   0,   2, 'no',  'no',    816, null,      'medium'),    // D3A1: 250 kg and two of 60
    B5N:           plane('S',   235,   0,   0,   0, 'no',  'no',   1764, 'Type 91', 'medium'),    // B5N2: 800 kg
    G3M:           plane('M',   232,   0,   1,   0, 'no',  'no',   1764, 'Type 91', 'medium'),    // G3M2: cannon on the back
    G4M:           plane('M',   266,   0,   1,   0, 'yes', 'no',   1764, 'Type 91', 'medium'),    // G4M1
    H6K:           plane('B',   211,   0,   1,   0, 'yes', 'no',   2205, 'Type 91', 'medium'),    // H6K4
    H8K:           plane('B',   269,   0,   5,   0, 'yes', 'yes',  4409, 'Type 91', 'medium'),    // H8K1
    F4F:           plane('F',   320,  31,   6,   6, 'no',  'yes',     0, null,      'medium'),    // F4F-4
    'P-40':        plane('F',   362,  35,   6,   6, 'no',  'yes',     0, null,      'low'),       // P-40E
    'P-400':       plane('F',   355,  36,   3,   7, 'no',  'yes',   500, null,      'low'),
    'F4U':         plane('F',   417,  38,   6,   6, 'no',  'yes',     0, null,      'medium'),    // F4U-1
    SBD:           plane('D',   250,   0,   2,   2, 'no',  'yes',  1200, null,      'medium'),    // SBD-3
    'SBD, 1944':   plane('D',   255,   0,   2,   2, 'no',  'yes',  1600, null,      'medium'),    // SBD-5
    TBD:           plane('S',   206,   0,   0,   1, 'no',  'no',   1000, 'Mark 13', 'low'),
    TBF:           plane('S',   271,   0,   1,   1, 'no',  'yes',  1600, 'Mark 13', 'medium'),    // TBF-1
    'TBF, 1944':   plane('S',   271,   0,   3,   2, 'no',  'yes',  2000, 'Mark 13', 'medium'),    // TBF-1C
    PBY:           plane('B',   196,   0,   2,   0, 'no',  'yes',  4000, 'Mark 13', 'medium'),    // PBY-5
    'A-20':        plane('M',   339,   0,   0,   4, 'no',  'yes',  2400, null,      'low'),
    'B-17':        plane('M',   317,   0,   8,   0, 'no',  'yes',  4000, null,      'high'),      // B-17E
    'B-24':        plane('M',   303,   0,  10,   0, 'no',  'yes',  5000, null,      'high'),      // B-24D
    'B-25':        plane('M',   284,   0,   4,   0, 'no',  'yes',  3000, null,      'medium'),    // B-25C
    'B-26':        plane('M',   315,   0,   3,   0, 'no',  'yes',  3000, null,      'medium'),
  },
} satisfies Chart<{ readonly [type: string]: PlaneFacts }>;

export type SearcherFacts = { readonly miles: number; readonly from: 'sea' | 'land' | 'carrier' };

/** Planes that search from land or sea: how far they fly in all, in nautical miles, and what they are. */
export const searcherFacts = {
  id: 'searcher-facts',
  title: 'Search planes: public facts',
  provenance: 'public',
  source: 'R82',
  values: {
    H6K:    { miles: 3284, from: 'sea' },
    H8K:    { miles: 3862, from: 'sea' },
    'B-24': { miles: 3215, from: 'land' },       // with tanks in the bomb bay
    SB2C:   { miles: 1012, from: 'carrier' },
  },
} satisfies Chart<{ readonly [type: string]: SearcherFacts }>;
