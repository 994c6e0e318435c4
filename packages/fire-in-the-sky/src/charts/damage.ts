import type { Chart } from '@ironbottom/umpire';

/** Two dice for each hit, with these added: at the Defence rating or above the unit is sunk, below it is damaged. */
export type DamageCheck = {
  readonly submarineHit: number;
  /** For each point of the firer's Firepower rating. */
  readonly surfaceFirepower: number;
  /** For each hit beyond the first of one air strike. */
  readonly furtherAirHit: number;
};

export const damageCheck: Chart<DamageCheck> = {
  id: 'damage-check',
  title: 'Naval Damage Check Table',
  provenance: 'text',
  source: 'CARD-damage-check, lines 39-49',
  values: { submarineHit: +2, surfaceFirepower: +1, furtherAirHit: +1 },
  exceptions: [
    { at: 'submarineHit', provenance: 'inferred', why: 'the list of modifiers is scrambled in the source (R2)' },
    { at: 'surfaceFirepower', provenance: 'inferred', why: 'the list of modifiers is scrambled in the source (R2)' },
    { at: 'furtherAirHit', provenance: 'inferred', why: 'the list of modifiers is scrambled in the source (R2)' },
  ],
};

/** After how many of its owner's turns a unit comes back as a reinforcement; a dash: never of itself. */
export type ReturnSchedule = {
  readonly naval: { readonly damagedForEachHit: number; readonly eliminated: null; readonly disbanded: number; readonly otherCauses: number };
  readonly land: { readonly eliminated: number; readonly disbanded: number; readonly otherCauses: number };
  readonly air: { readonly eliminated: string; readonly disbanded: number; readonly otherCauses: number };
};

export const returnSchedule: Chart<ReturnSchedule> = {
  id: 'return',
  title: 'Damage and Return Schedule',
  provenance: 'text',
  source: 'CARD-return, lines 51-56',
  values: {
    naval: { damagedForEachHit: 2, eliminated: null,              disbanded: 1, otherCauses: 1 },
    land:  {                       eliminated: 2,                 disbanded: 1, otherCauses: 1 },
    air:   {                       eliminated: 'for later use',   disbanded: 1, otherCauses: 1 },
  },
};
