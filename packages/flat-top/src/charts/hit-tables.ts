import type { Chart } from '@ironbottom/umpire';

/** Basic Hit Tables that the rules themselves name; those of planes are in the Air Hit Tables. */
export type HitTables = {
  readonly antiAircraft: number;
  readonly torpedo: { readonly allied: number; readonly japan: number };
  readonly bombardment: number;
  readonly baseGuns: number;
  readonly longRangeBombardment: number;
  readonly skipBombing: number;
};

export const hitTables: Chart<HitTables> = {
  id: 'hit-tables',
  title: 'Hit tables named in the rules',
  provenance: 'text',
  source: '17.3, 19.6.2, 19.9.1; Expanded Plane Functions 4; Expanded Ship Functions 5',
  values: {
    antiAircraft: 4,
    torpedo: { allied: 10, japan: 15 },
    bombardment: 8,
    baseGuns: 8,
    longRangeBombardment: 6,
    skipBombing: 1,
  },
};
