import type { Chart } from '@ironbottom/umpire';

/** What may add to a die or take from it. Those of optional rules have the rule's number behind their name. */
export type CombatTable = {
  readonly hitsFrom: number;
  readonly convoyEscorts: object;
  readonly submarinesOnConvoys: { readonly fromTurn6: number };
  readonly strategicAir: { readonly baseNearJapan: number };
  readonly taskForceEscorts: { readonly airCover: number; readonly alliesFromTurn10: number };
  readonly submarinesOnTaskForce: {
    readonly noEscorts: number; readonly airOrLandUnit: number; readonly alliesOnTurn1: number; readonly alliesOnTurns2to5: number;
  };
  readonly airToAir: {
    readonly japanOnTurn1: number; readonly alliesFromTurn10: number; readonly elite: number; readonly atKamikaze: number;
  };
  readonly antiAircraft: { readonly alliesFromTurn10: number; readonly atKamikaze: number };
  readonly airStrike: {
    readonly supremacy: number; readonly atAnchor: number; readonly cargo: number; readonly japanOnTurn1: number;
    readonly britishCarrier: number; readonly elite: number;
  };
  readonly groundSupport: { readonly supremacy: number };
  readonly landCombat: { readonly outOfSupply: number; readonly marinesLanding: number };
};

/** Each die of 5 or 6, after its modifiers, is a hit. */
export const combatTable: Chart<CombatTable> = {
  id: 'combat',
  title: 'Combat Table',
  provenance: 'text',
  source: 'CARD-combat, lines 3-17',
  values: {
    hitsFrom: 5,
    convoyEscorts:         {},
    submarinesOnConvoys:   { fromTurn6: +1 },
    strategicAir:          { baseNearJapan: +1 },
    taskForceEscorts:      { airCover: +1, alliesFromTurn10: +1 },
    submarinesOnTaskForce: { noEscorts: +1, airOrLandUnit: +1, alliesOnTurn1: -2, alliesOnTurns2to5: -1 },
    airToAir:              { japanOnTurn1: +1, alliesFromTurn10: +1, elite: +1, atKamikaze: +1 },
    antiAircraft:          { alliesFromTurn10: +1, atKamikaze: +1 },
    airStrike:             { supremacy: +1, atAnchor: +1, cargo: +1, japanOnTurn1: +1, britishCarrier: -1, elite: +1 },
    groundSupport:         { supremacy: +1 },
    landCombat:            { outOfSupply: -1, marinesLanding: +1 },
  },
  exceptions: [
    { at: 'antiAircraft.alliesFromTurn10', provenance: 'inferred', why: 'the card says Air Point; it is the ship that fires (R9)' },
    { at: 'antiAircraft.atKamikaze', provenance: 'inferred', why: 'the card says Air Point; it is the ship that fires (R9)' },
  ],
};
