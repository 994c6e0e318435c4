/** Air Point Charts, 1941 and 1942: the planes that the set-ups need, by our formula on public facts (R70). */
import type { HouseChart } from './house.js';

export const altitudes = ['low', 'medium', 'high'] as const;
export type Altitude = (typeof altitudes)[number];
export const airTypes = [
  'A6M', 'D3A', 'B5N', 'G3M', 'G4M', 'H6K', 'H8K',
  'F4F', 'P-40', 'SBD', 'TBD', 'TBF', 'PBY', 'A-20', 'B-17', 'B-25', 'B-26',
] as const;
export type AirType = (typeof airTypes)[number];
/** F fighter, D dive bomber, T torpedo bomber, B level bomber (4.2.1). */
export type Role = 'F' | 'D' | 'T' | 'B';

/** `normal` range first, then `extended`. Attack: what stands in parentheses, of planes that only shoot back. */
export type AirPoint = {
  readonly name: string;
  readonly side: 'japan' | 'allies';
  readonly air: readonly [normal: number, extended: number];
  readonly attack: number;
  readonly altitude: Altitude;
  /** Anti-ship strength by role, normal range; 0: not in this role. */
  readonly D: number;
  readonly T: number;
  readonly B: number;
  /** What extended range takes off the anti-ship strength. */
  readonly less: number;
};

const plane = (
  name: string, side: AirPoint['side'], air: readonly [number, number], attack: number, altitude: Altitude,
  D: number, T: number, B: number, less: number,
): AirPoint => ({ name, side, air, attack, altitude, D, T, B, less });

export const airPoints: HouseChart<{ readonly [type in AirType]: AirPoint }> = {
  id: 'air-points',
  title: 'Air Point Charts, 1941 and 1942',
  provenance: 'designed',
  source: '4.1, R70',
  about: 'What ten planes of a type are worth: in the air at normal and extended range, against ships as dive, torpedo or level bombers.',
  values: {
    //               name              side      air     atk  altitude   D  T  B  less
    A6M: plane('A6M Zero',       'japan',  [5, 4],  5, 'medium',  0, 0, 0, 0),
    D3A: plane('D3A Val',        'japan',  [3, 2],  2, 'medium',  8, 0, 0, 2),
    B5N: plane('B5N Kate',       'japan',  [2, 2],  1, 'medium',  0, 13, 6, 2),
    G3M: plane('G3M Nell',       'japan',  [2, 1],  1, 'medium',  0, 10, 5, 2),
    G4M: plane('G4M Betty',      'japan',  [2, 2],  2, 'medium',  0, 11, 5, 2),
    H6K: plane('H6K Mavis',      'japan',  [2, 1],  2, 'medium',  0, 6, 4, 2),
    H8K: plane('H8K Emily',      'japan',  [4, 3],  4, 'medium',  0, 7, 5, 2),
    F4F: plane('F4F Wildcat',    'allies', [4, 3],  4, 'medium',  0, 0, 0, 0),
    'P-40': plane('P-40 Warhawk',    'allies', [4, 3],  4, 'low',     0, 0, 0, 0),
    SBD: plane('SBD Dauntless',  'allies', [3, 2],  2, 'medium',  8, 0, 0, 2),
    TBD: plane('TBD Devastator', 'allies', [1, 1],  1, 'low',     0, 3, 4, 2),
    TBF: plane('TBF Avenger',    'allies', [3, 2],  1, 'medium',  0, 8, 6, 2),
    PBY: plane('PBY Catalina',   'allies', [2, 1],  1, 'medium',  0, 5, 4, 2),
    'A-20': plane('A-20 Havoc',      'allies', [3, 2],  2, 'low',     0, 0, 6, 2),
    'B-17': plane('B-17 Fortress',   'allies', [5, 4],  4, 'high',    0, 0, 5, 1),
    'B-25': plane('B-25 Mitchell',   'allies', [3, 2],  3, 'medium',  0, 0, 6, 2),
    'B-26': plane('B-26 Marauder',   'allies', [3, 2],  3, 'medium',  0, 0, 6, 2),
  },
  bounds: [
    { at: /\.air\.[01]$/, from: 1, to: 12 },
    { at: /\.attack$/, from: 0, to: 12 },
    { at: /\.altitude$/, words: altitudes },
    { at: /\.[DTB]$/, from: 0, to: 20 },
    { at: /\.less$/, from: 0, to: 9 },
  ],
};
