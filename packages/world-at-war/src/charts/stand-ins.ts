/** Narrow stand-ins for chapters that are not in the source; marked designed wherever they are shown. */
import type { Chart } from '@ironbottom/umpire';

export type AirDefence = {
  /** So many naval factors make one level. */
  readonly factorsToALevel: number;
  /** A die for each level: this or more turns a squadron away. */
  readonly turnedAwayOn: number;
};

export const airDefence: Chart<AirDefence> = {
  id: 'air-defence',
  title: 'Air defence',
  provenance: 'designed',
  source: '23.4 is not in the source; 20.253, 20.36, 20.442, 20.5212B and 20.5222D say what counts',
  values: { factorsToALevel: 10, turnedAwayOn: 6 },
};

export type SubmarineAttack = {
  /** Fleet factors that a submarine factor is worth on the Naval Attack Table. */
  readonly fleetFactors: number;
  /** Modifiers, at most one of each. */
  readonly air: number;
  readonly destroyers: number;
  readonly asw: number;
  /** Destroyer factors from which they count. */
  readonly destroyersFrom: number;
};

export const submarineAttack: Chart<SubmarineAttack> = {
  id: 'submarine-attack',
  title: 'Submarine attacks on the board',
  provenance: 'designed',
  source: '22.94 is not in the source; 20.33, 20.77, 20.78C and 20.83 say what modifies them',
  values: { fleetFactors: 1, air: -1, destroyers: -1, asw: -1, destroyersFrom: 5 },
};
