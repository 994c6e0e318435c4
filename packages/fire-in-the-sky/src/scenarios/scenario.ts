/** What a scenario says: where everything stands at the beginning, and what the war is about. */
import type { Side } from '../pieces.js';

/** A position. What it leaves out is as in `december1941`, or as the charts have it. */
export type Position = {
  /** The turn with which play begins. */
  first?: number;
  control?: { [base: string]: Side };
  /** Air Points by base; with it, no others are there. */
  air?: { [base: string]: number };
  pool?: { japan: number; allies: number };
  pilots?: number;
  /** Naval units by base, or 'escort'. Those that should be there and are not named are at home. */
  ships?: { [id: string]: string };
  land?: { [id: string]: string };
  /** Units sunk, or due in a later turn. */
  lost?: string[];
  due?: { [id: string]: number };
  merchants?: number;
  oil?: number;
  kamikaze?: boolean;
};

/** R30 Who wins at the end: `side` if it holds so many of the bases, with Air Points and in supply if that is asked for. */
export type Aim = { side: Side; bases: readonly string[]; need: number; manned: boolean };

export type Scenario = {
  readonly id: string;
  readonly title: string;
  readonly last: number;
  readonly position: Position & { first: number };
  readonly aim: Aim;
  /** The bases in play; all of them unless told. */
  readonly area?: readonly string[];
  /** Without it there are no reinforcements, no economy and no merchantmen. */
  readonly war: boolean;
};
