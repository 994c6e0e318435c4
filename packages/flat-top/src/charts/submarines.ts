import type { Chart } from '@ironbottom/umpire';
import type { PlaneName } from './planes.js';

/** The tables of the Submarines option. */
export type SubmarineTables = {
  readonly antiAircraft: number;
  /** GP bombs dropped level from low altitude; a plane that is missing cannot hit. */
  readonly planes: Partial<Record<PlaneName, number>>;
  readonly ships: {
    readonly factors: { readonly CL: number; readonly PG: number; readonly DD: number };
    readonly table: { readonly allied: number; readonly japan: number };
    readonly night: number;
  };
  readonly submarine: {
    readonly factors: number;
    readonly table: { readonly allied: number; readonly japan: number };
    readonly night: number;
    readonly notAttacked: number;
    readonly eachAttacker: number;
  };
};

export const submarineTables: Chart<SubmarineTables> = {
  id: 'submarines',
  title: 'Submarine combat',
  provenance: 'text',
  source: 'Submarines 8 and 9, lines 1601-1613',
  values: {
    antiAircraft: 4,
    planes: {
      'A-20': 1, Avenger: 1, Beaufighter: 1, Beaufort: 1, 'B-25': 1, 'B-26': 1, Catalina: 2, Dauntless: 1, Devastator: 1,
      Hudson: 1, Betty: 1, Emily: 2, Jake: 1, Judy: 1, Kate: 1, Mavis: 2, Nell: 1, Val: 1,
    },
    ships: { factors: { CL: 1, PG: 1, DD: 2 }, table: { allied: 2, japan: 1 }, night: -1 },
    submarine: { factors: 4, table: { allied: 9, japan: 11 }, night: +1, notAttacked: +3, eachAttacker: -1 },
  },
  exceptions: [{ at: 'planes.Jake', provenance: 'inferred', why: 'printed as +1, read as 1 (R188)' }],
};
