import type { Chart } from '@ironbottom/umpire';

/** What an enemy Air Zone of Control does to a move: whether the hex it starts in counts, and how many hexes it may still go. */
export type AirZones = { readonly [Move in 'seaDeployment' | 'operational' | 'reaction']: { readonly startingHex: boolean; readonly hexesBeyond: number } };

export const airZones: Chart<AirZones> = {
  id: 'air-zones',
  title: 'Enemy Air Zones of Control',
  provenance: 'text',
  source: '7.1, 8.0, 9.0, 13.0, lines 58-69',
  values: {
    seaDeployment: { startingHex: false, hexesBeyond: 0 },
    operational:   { startingHex: true,  hexesBeyond: 1 },
    reaction:      { startingHex: true,  hexesBeyond: 1 },
  },
};

/** Points are Transport Points but for Japan's naval units in operations and reactions, which burn Oil Points. */
export type TransportCosts = {
  readonly naval: {
    readonly seaDeployment: number; readonly oneHex: number;
    readonly japanOperational: number; readonly japanOperationalFar: number; readonly japanReaction: number;
    readonly alliesOperational: number; readonly alliesReaction: number;
  };
  readonly airAndLand: { readonly seaDeployment: number; readonly oneHex: number; readonly operational: number };
  readonly reach: {
    readonly seaDeployment: number; readonly oneHex: number; readonly operationalAirAndLand: number;
    /** Hexes up to which an operational move costs the lower rate. */
    readonly near: number;
    /** The part of the Movement Allowance that a reaction has, rounded up. */
    readonly reaction: number;
  };
};

export const transportCosts: Chart<TransportCosts> = {
  id: 'transport-costs',
  title: 'Transport Cost Chart',
  provenance: 'text',
  source: 'CARD-transport, lines 71-77, 85',
  values: {
    naval: {
      seaDeployment: 1, oneHex: 0,
      japanOperational: 1, japanOperationalFar: 1.5, japanReaction: 1,
      alliesOperational: 0, alliesReaction: 0,
    },
    airAndLand: { seaDeployment: 1, oneHex: 0, operational: 2 },
    reach: { seaDeployment: 4, oneHex: 1, operationalAirAndLand: 4, near: 4, reaction: 0.5 },
  },
};

/** Japan pays the first three, the Allies the last. */
export type AdditionalCosts = {
  readonly oilPoint: number; readonly escortTransfer: number; readonly convoyEscortDie: number; readonly strategicAirDie: number;
};

export const additionalCosts: Chart<AdditionalCosts> = {
  id: 'additional-costs',
  title: 'Additional Cost Chart',
  provenance: 'text',
  source: 'CARD-cost, lines 79-83; 16.1.3',
  values: { oilPoint: 1, escortTransfer: 2, convoyEscortDie: 1, strategicAirDie: 1 },
};
