/** What a scenario says: when it begins and ends, who is at war, where everything stands, and what it is about. */
import type { General, Headquarters, HexId, LandUnit, Nation, Side } from '../pieces.js';
import type { SupplyChit, Works } from '../state.js';

export type Month = { year: number; month: number };

/**
 * Who wins at the end: so many of these hexes held by `side` bring at least that. The first line reached, from the top, decides;
 * below the last the enemy wins.
 */
export type Aim = {
  side: Side;
  hexes: readonly HexId[];
  lines: readonly { atLeast: number; winner: Side | 'draw'; why: string }[];
  /** 9.10 The game ends, and its conqueror has won, when this nation is conquered. */
  conquest?: Nation;
};

export type Scenario = {
  readonly id: string;
  readonly title: string;
  readonly first: Month;
  readonly last: Month;
  /** Whether seasonal turns are played: income, building, buying Offensives. */
  readonly seasons: boolean;
  readonly alignment: { readonly [N in Nation]?: Side | 'neutral' };
  readonly units: readonly LandUnit[];
  readonly hqs: readonly Headquarters[];
  readonly generals: readonly General[];
  /** Hexes not held by the side of their territory. */
  readonly control?: { readonly [hex: HexId]: Side };
  readonly works?: { readonly [hex: HexId]: Works };
  readonly chits?: readonly SupplyChit[];
  readonly ep: { readonly [N in Nation]?: number };
  readonly offensives: { readonly [N in Nation]?: number };
  readonly initiative: Nation;
  /** What special rules remember when it begins, as in `Pub`. */
  readonly notes?: { readonly [rule: string]: number };
  readonly aim: Aim;
};
