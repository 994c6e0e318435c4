import type { Chart } from '@ironbottom/umpire';

/** Combat Modifiers Table: tables up or down, all that apply added together (20.2). */
export type CombatModifiers = {
  readonly airToAir: { readonly rangeKept: number; readonly night: number; readonly clouds: number; readonly armed: number };
  readonly antiAircraft: { readonly high: number; readonly night: number; readonly clouds: number };
  readonly airAttack: { readonly crippled: number; readonly anchored: number; readonly night: number; readonly clouds: number };
  readonly surface: { readonly anchored: number; readonly crippled: number };
};

export const combatModifiers: Chart<CombatModifiers> = {
  id: 'combat-modifiers',
  title: 'Combat Modifiers Table',
  provenance: 'text',
  source: '16.10, 17.7, 18.5, 19.10; Playing Aid Card 1, lines 1780-1807',
  values: {
    airToAir:     { rangeKept: -6, night: -2, clouds: -1, armed: -6 },
    antiAircraft: { high: -2,      night: -2, clouds: -1 },
    airAttack:    { crippled: +2, anchored: +2, night: -4, clouds: -2 },
    surface:      { crippled: +1, anchored: +1 },
  },
};
