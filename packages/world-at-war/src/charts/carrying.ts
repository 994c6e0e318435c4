import type { Chart } from '@ironbottom/umpire';

export type Carrying = {
  /** What one transport carries. */
  readonly transport: { readonly factors: number; readonly oil: number; readonly brps: number };
  /** Naval air squadrons that count as one air factor. */
  readonly squadronsToAFactor: number;
  /** Ground or air factors that one destroyer factor carries. */
  readonly destroyer: { readonly factors: number };
};

export const carrying: Chart<Carrying> = {
  id: 'carrying',
  title: 'What transports and destroyers carry',
  provenance: 'text',
  source: '20.64A, 20.64C, 20.64D',
  values: { transport: { factors: 5, oil: 1, brps: 5 }, squadronsToAFactor: 3, destroyer: { factors: 1 } },
  exceptions: [
    { at: 'squadronsToAFactor', provenance: 'inferred', why: 'The example of 20.64C: four ground factors and three squadrons on one transport.' },
    { at: 'destroyer.factors', provenance: 'designed', why: '21.434 is not in the source: a factor of destroyers for each factor carried.' },
  ],
};
