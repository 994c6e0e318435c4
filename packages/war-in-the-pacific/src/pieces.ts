/** What is printed on a counter. Where a piece is and what has become of it is a matter of the battle it is in. */
import type { Side } from './sides.js';

export type Nation = 'japan' | 'us' | 'commonwealth' | 'netherlands' | 'china';

export const carriers = ['CV', 'CVL', 'CVE', 'XCV'] as const;
export const capitalShips = ['BB', 'BC', 'CA'] as const;
/** Counters that stand for several ships, besides Joint Shipping. */
export const flotillas = ['DD', 'DE', 'APD', 'DET'] as const;
export const jointShipping = ['APA', 'APB', 'MSU', 'CD'] as const;
export const tenders = ['CVS', 'CVB', 'AV'] as const;
export type NavalType =
  | (typeof carriers)[number]
  | (typeof capitalShips)[number]
  | (typeof flotillas)[number]
  | (typeof jointShipping)[number]
  | (typeof tenders)[number]
  | 'CL'
  | 'CLAA'
  | 'AO';

/** 0 cannot move. */
export type SpeedClass = 0 | 1 | 2 | 3;

export type NavalUnit = {
  readonly name: string;
  readonly nation: Nation;
  readonly type: NavalType;
  /** How many ships the counter stands for. */
  readonly ships: number;
  /** Surface Attack and bombardment strength. */
  readonly gunnery: number;
  /** In hexes of the surface display. */
  readonly range: number;
  /** 19.4.1 A coloured strength: half of it at two hexes. */
  readonly sixInch: boolean;
  /** 19.5 A red range: torpedo markers. */
  readonly torpedoBonus: boolean;
  readonly defence: number;
  readonly antiAir: { readonly high: number; readonly low: number };
  readonly speed: SpeedClass;
  readonly antiTorpedo: number;
  readonly screening: number;
  /** In Air Points. */
  readonly airCapacity: number;
  /** In Load Points. */
  readonly cargo: number;
  /** In Command Points. */
  readonly activation: number;
};

/** An Air Point is ten planes; points alike in all of this are one group. */
export type AirPointGroup = {
  readonly id: string;
  readonly type: string;
  readonly side: Side;
  readonly points: number;
  readonly trained: boolean;
  readonly elite: boolean;
};

export type GroundUnit = {
  readonly name: string;
  readonly nation: Nation;
  readonly size: 'company' | 'battalion' | 'regiment' | 'brigade' | 'division' | 'corps' | 'army';
  readonly troopQuality: number;
  readonly steps: number;
  readonly antiAir: number;
  readonly activation: number;
};

/** What two dice make of a surface admiral in one battle. */
export type SurfaceRatings = {
  /** Chits. */
  readonly S: number;
  /** On the initiative die as it stands: Japan's good ones are negative. */
  readonly I: number;
  /** Breakoff. */
  readonly B: number;
  /** Night. */
  readonly N: number;
};

export type SurfaceAdmiral = {
  readonly name: string;
  readonly nation: Nation;
  /** Stars. */
  readonly rank: number;
  readonly command: number;
  /** `least`: with this dice roll or more, hexes are gained; `most`: with this or less they are lost. */
  readonly reaction: { readonly least: number } | { readonly most: number };
  /** Engagement: on the contact die; lower is better. */
  readonly E: number;
  readonly availability: number;
};

const has = (list: readonly string[], type: string): boolean => list.includes(type);
export const isCarrier = ({ type }: Pick<NavalUnit, 'type'>): boolean => has(carriers, type);
export const isCapitalShip = ({ type }: Pick<NavalUnit, 'type'>): boolean => has(capitalShips, type);
export const isFlotilla = ({ type }: Pick<NavalUnit, 'type'>): boolean => has(flotillas, type);
export const isJointShipping = ({ type }: Pick<NavalUnit, 'type'>): boolean => has(jointShipping, type);
export const isTender = ({ type }: Pick<NavalUnit, 'type'>): boolean => has(tenders, type);
/** 16.7.1 Transports and merchantmen, of which a counter stands for a great many. */
export const isTransport = ({ type }: Pick<NavalUnit, 'type'>): boolean => has(['APA', 'APB', 'MSU'], type);
export const isNonCombatant = (unit: Pick<NavalUnit, 'type'>): boolean => isTransport(unit) || unit.type === 'AO';
