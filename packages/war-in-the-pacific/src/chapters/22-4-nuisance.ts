/** 22.4.4, 22.11 The squadron that Japan owes the American West Coast in 1942. */
import { cite } from '../cite.js';
import { round } from '../rounding.js';

export type Raider = {
  readonly boats: number;
  readonly offMapFrom: string;
  readonly cycles: number;
  readonly initial: boolean;
};

/** 22.4.4 Off the eastern edge of sheet F for one whole cycle of 1942, with six boats. R13: the one there from the beginning will do. */
export const owesNuisance = (squadrons: readonly Raider[]): boolean =>
  cite('22.4.4') &&
  !squadrons.some(
    ({ boats, offMapFrom, cycles, initial }) =>
      boats >= 6 && cycles >= 1 && (offMapFrom.endsWith('/42') || (initial && cite('R13'))),
  );

/** 22.11 While it is there it neither searches nor fights. */
export const mayHunt = ({ offMap }: { readonly offMap: boolean }): boolean => !offMap || !cite('22.11');

/** 22.4 A squadron that is moved keeps half of its boats, rounded up; the others go to the pool. */
export const boatsAfterMoving = (boats: number): number => (cite('22.4') ? round(boats / 2, 'up') : boats);
