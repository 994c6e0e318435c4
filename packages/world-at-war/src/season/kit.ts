/** The Pacific strategic-warfare box as a game of seasons: its parts, as the umpire keeps them. */
import type { State, Table, View } from '@ironbottom/umpire';
import type { SeasonLaw } from './law.js';

export const sides = ['japan', 'allies'] as const;
export type Side = (typeof sides)[number];
export const otherSide = (side: Side): Side => (side === 'japan' ? 'allies' : 'japan');

/** Designed: the box is three waters, so that there is something to guess. */
export const waters = ['south', 'islands', 'north'] as const;
export type Water = (typeof waters)[number];
export type Spread = { [water in Water]: number };

/** What a side has in the box and what it has done; all of it lies open (20.164F, 20.167). */
export type SideOpen = {
  brps: number;
  /** Undamaged transports in the box that were there when the turn began. */
  transports: number;
  /** 20.621C Built this turn. */
  built: number;
  /** 20.66 Damaged by the enemy and in port until the next redeployment. */
  port: number;
  /** 20.622 Western Allied transports in the other boxes. */
  elsewhere: number;
  submarines: number;
  asw: number;
  /** Where its transports sailed in its last turn. */
  traffic: Spread;
  /** 20.636B Transports in the box at the end of its last turn. */
  before: number;
  /** 20.633 BRPs lost to shortages at the start of this turn. */
  lost: number;
  /** 20.64A In its last turn, and ever. */
  oil: number;
  oilLanded: number;
  /** 20.633C Whether Japan's line to the south is traced. */
  line: boolean;
  /** 20.64B Lines supplied, 20.64C factors landed, 20.64D grants made, ever. */
  supplied: number;
  landed: number;
  grants: number;
};

/** `set-up`: both place their forces; then each season Japan's turn and the Allies'. */
export type Phase = 'set-up' | 'convoys' | 'stations';

export type SeasonPublic = {
  /** From 0. */
  season: number;
  phase: Phase;
  mover: Side;
  sides: { [side in Side]: SideOpen };
  /** What the last warfare in each direction came to, by attacker. */
  reports: { [side in Side]: Report | null };
};

/** One water: who was there, and what came of it. */
export type WaterReport = {
  submarines: number;
  asw: number;
  transports: number;
  damaged: number;
  sunk: number;
  lost: number;
};
export type Report = { season: number; waters: { [water in Water]: WaterReport } };

/** Where submarines and ASW lie: known to nobody else until they fight. */
export type SeasonOwn = { submarines: Spread | null; asw: Spread | null };

export type SeasonFrame = { kind: 'season' | Phase; rule: string };

export type SeasonGame = {
  public: SeasonPublic;
  own: SeasonOwn;
  knows: Record<string, never>;
  secret: Record<string, never>;
  frame: SeasonFrame;
  law: SeasonLaw;
};

export type SeasonState = State<SeasonGame>;
export type SeasonView = View<SeasonGame>;
export type SeasonTable = Table<SeasonGame>;

export const noSpread = (): Spread => ({ south: 0, islands: 0, north: 0 });
export const sumOf = (spread: Spread): number => spread.south + spread.islands + spread.north;

export function sideOf(seat: string): Side {
  if (seat === 'japan' || seat === 'allies') return seat;
  throw new Error(`${seat} is no side of this game: japan or allies`);
}

export function ownOf(state: SeasonState, side: Side): SeasonOwn {
  const part = state.seats[side];
  if (part === undefined) throw new Error(`there is no ${side} side`);
  return part.own;
}
