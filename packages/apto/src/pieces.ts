/** What is printed on the counters, and where each stands. Land units, headquarters and Generals are one plain object each. */

export type Side = 'japan' | 'allies';
export const sides: readonly Side[] = ['japan', 'allies'];
export const enemyOf = (side: Side): Side => (side === 'japan' ? 'allies' : 'japan');

export type Nation =
  | 'japan'
  | 'manchukuo'
  | 'china'
  | 'ccp'
  | 'ussr'
  | 'mongolia'
  | 'thailand'
  | 'us'
  | 'uk'
  | 'australia'
  | 'new-zealand'
  | 'netherlands'
  | 'france';

/** As printed on the map: the letter of the sheet and four digits. */
export type HexId = string;

export type LandKind =
  | 'infantry'
  | 'siberian'
  | 'cavalry'
  | 'artillery'
  | 'armor'
  | 'mechanized'
  | 'motorized'
  | 'paratroop'
  | 'marine'
  | 'commando'
  | 'garrison'
  | 'partisan'
  | 'home-guard';

/** 5.6 Not yet activated this month; acting in the present Offensive; committed until the month ends. */
export type Status = 'ready' | 'standby' | 'active';

/**
 * Where a piece is that is not on the map: in the Force Pool, in the Replenishment Box, on the turn track (`due`), not yet
 * in the game (`later`: it comes with a new year; `neutral`: its nation is not at war, and sets it up when it is invaded, 9.2),
 * covered in its owner's tray, who alone knows which of these (11.9), or out of the game for good.
 */
export type Off = 'pool' | 'box' | 'track' | 'later' | 'neutral' | 'tray' | 'gone';

type Piece = {
  id: string;
  nation: Nation;
  name: string;
  /** On the map, or null: then `off` says where it is. */
  hex: HexId | null;
  off: Off | null;
  /** The turn in which it comes from the turn track or the next year; 0 for none. */
  due: number;
  status: Status;
  /** Hexes moved or ways spent so that it cannot move again in this Step. */
  moved: boolean;
};

export type LandUnit = Piece & {
  kind: LandKind;
  /** By steps left: [depleted, full], or the full strength alone of a one-step unit. */
  strength: readonly number[];
  /** Printed steps, and those left. */
  steps: number;
  left: number;
  /** Printed movement rating. */
  move: number;
  /** The movement rating is circled: Breakthrough and Exploitation (5.21, 5.22). */
  circled: boolean;
  /** The "o" mark: no step for stacking, no Zone of Control (5.9, 5.13). */
  small: boolean;
  /** It cannot be built again (cbr). */
  once: boolean;
  /** Consecutive Supply Steps that have found it out of supply (7.10, 7.13). */
  marked: number;
  /** It has attacked in this Step; it has retreated in this Step (5.15, 5.18). */
  attacked: boolean;
  retreated: boolean;
};

export type Headquarters = Piece & { command: number; radius: number; marked: number };

/** `exploitation`: 0 for those who have none. `spent`: has taken part in a Breakthrough this month (5.21). */
export type General = Piece & {
  strength: number;
  exploitation: number;
  spent: boolean;
  /** 5.10 He has moved by himself this month, and goes with no units until it is over. */
  alone?: true;
  /** 5.10 He has ridden with units this month, and may go on with others. */
  rode?: true;
};

export type Chit = LandUnit | Headquarters | General;

const piece = { off: null, due: 0, status: 'ready', moved: false } as const;

type New<P> = Pick<Piece, 'id' | 'nation' | 'name' | 'hex'> & Partial<P>;

/** A land unit with what is not said: a full one-hex infantry unit, ready and in supply. */
export function landUnit(of: New<LandUnit> & { strength: readonly number[] }): LandUnit {
  return {
    ...piece,
    kind: 'infantry',
    steps: of.strength.length,
    left: of.strength.length,
    move: 1,
    circled: false,
    small: false,
    once: false,
    marked: 0,
    attacked: false,
    retreated: false,
    ...of,
  };
}

export const headquarters = (of: New<Headquarters> & { command: number; radius: number }): Headquarters => ({
  ...piece,
  marked: 0,
  ...of,
});

export const general = (of: New<General> & { strength: number }): General => ({
  ...piece,
  exploitation: 0,
  spent: false,
  ...of,
});

/** What the unit is worth with the steps it has left, before any modifier. */
export const printed = (unit: LandUnit): number => unit.strength[unit.left - 1] ?? 0;
export const isFull = (unit: LandUnit): boolean => unit.left === unit.steps;

/** 5.8, 5.21 Units on wheels and tracks. */
export const isMechanical = ({ kind }: LandUnit): boolean =>
  kind === 'armor' || kind === 'mechanized' || kind === 'motorized';
