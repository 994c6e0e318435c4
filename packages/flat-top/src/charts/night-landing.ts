import type { Chart } from '@ironbottom/umpire';

/** Night Landing Table: the least die that lands safely. */
export type NightLanding = {
  readonly ship: number;
  readonly base: number;
  /** For each trouble beyond the first of night, storm and bombs aboard (R22, R23). */
  readonly furtherTrouble: number;
};

export const nightLanding: Chart<NightLanding> = {
  id: 'night-landing',
  title: 'Night Landing Table',
  provenance: 'text',
  source: '6.6, 14.10, 14.14; Playing Aid Card 2, lines 1887-1897',
  values: { ship: 5, base: 4, furtherTrouble: -1 },
  exceptions: [
    { at: 'furtherTrouble', provenance: 'inferred', why: 'printed as +1, which would help the plane: read as one worse (R22)' },
  ],
};
