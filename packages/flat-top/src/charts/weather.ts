import type { Chart } from '@ironbottom/umpire';

type Die = 1 | 2 | 3 | 4 | 5 | 6;
type SectorName = 'I' | 'II' | 'III' | 'IV' | 'V' | 'VI' | 'VII' | 'VIII';

/** 6.2.1 The direction, 1 to 6, towards which the wind blows in each sector when a game begins. */
export type WindArrows = Readonly<Record<SectorName, number>>;

export const windArrows: Chart<WindArrows> = {
  id: 'wind-arrows',
  title: 'Wind arrows of the mapboard',
  provenance: 'designed',
  source: '6.2.1; the arrows printed in the Directional hexes are lost: the south-east trade wind blows everywhere',
  values: { I: 6, II: 6, III: 6, IV: 6, V: 6, VI: 6, VII: 6, VIII: 6 },
};

/** Wind Direction Table: by how many hexsides, clockwise, the wind turns at each face of the die. */
export type WindChange = Readonly<Record<Die, number>>;

export const windChange: Chart<WindChange> = {
  id: 'wind-change',
  title: 'Wind Direction Table',
  provenance: 'text',
  source: '6.2.2; Playing Aid Card 2, lines 1864-1868',
  values: { 1: 0, 2: 0, 3: 0, 4: 0, 5: -1, 6: +1 },
};

/** 6.4 'same': the sector it comes from; 'ahead': the one it was heading for, or the same at an edge of the board. */
export type CloudGoes = 'same' | 'ahead' | SectorName;
/** Cloud Movement Table: to which sector a marker goes at each face of the die. */
export type CloudMovement = Readonly<Record<Die, CloudGoes>>;

export const cloudMovement: Chart<CloudMovement> = {
  id: 'cloud-movement',
  title: 'Cloud Movement Table',
  provenance: 'text',
  source: '6.4; Playing Aid Card 2, lines 1870-1876',
  values: { 1: 'same', 2: 'ahead', 3: 'ahead', 4: 'I', 5: 'II', 6: 'V' },
};
