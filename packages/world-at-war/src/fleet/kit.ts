/** A fleet action: its parts, as the umpire keeps them. */
import type { State, Table, View } from '@ironbottom/umpire';
import type { LightForce, NamedShip, Power } from '../pieces.js';
import type { Strike } from '../strike.js';
import type { FleetLaw } from './law.js';

export const sides = ['japan', 'allies'] as const;
export type Side = (typeof sides)[number];
export const otherSide = (side: Side): Side => (side === 'japan' ? 'allies' : 'japan');

/** What sails, or lies, together: named ships and the light ships of one power. */
export type Content = { ships: NamedShip[]; light: LightForce };

/** `search`: find and strike; `close`: for surface action; `cover`: own planes over a force of ours. */
export type Task = { do: 'search' | 'close' | 'cover'; force: string } | { do: 'withdraw' | 'sail' };

export type Force = {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly power: Power;
  /** A task force marker; else everybody sees what is there. */
  readonly marker: boolean;
  where: 'sea' | 'port' | 'home';
  /** 20.164A What is under the marker, once it has come to light. */
  shown: Content | null;
  /** Its light ships when they came to light. */
  began: LightForce | null;
  task: Task | null;
  /** The enemy has found it this round; last round. */
  located: boolean;
  lately: boolean;
};

export type Phase = 'begin' | 'form' | 'orders' | 'strikes' | 'air' | 'evade' | 'fire' | 'guns';

/** Forces that have met for surface action. */
export type Engagement = { readonly [side in Side]: readonly string[] };

/** An attack by one side on one force, still to be resolved. */
export type Assault = { readonly force: string; readonly strike: Strike };

export type FleetPublic = {
  /** From 1; 0 while forces are formed. */
  round: number;
  phase: Phase;
  forces: Force[];
  engagements: Engagement[];
  queue: Assault[];
  points: { [side in Side]: number };
};

/**
 * `forming`: ships not yet in a force, and whether they go as proposed; `hidden`: what is under a marker of ours that the
 * enemy has not seen.
 */
export type FleetOwn = { forming: Content[]; proposed: boolean; hidden: { [force: string]: Content } };

export type FleetFrame = { kind: 'round' | Phase; rule: string };

export type Fleet = {
  public: FleetPublic;
  own: FleetOwn;
  knows: Record<string, never>;
  secret: Record<string, never>;
  frame: FleetFrame;
  law: FleetLaw;
};

export type FleetState = State<Fleet>;
export type FleetView = View<Fleet>;
export type FleetTable = Table<Fleet>;

export function sideOf(seat: string): Side {
  if (seat === 'japan' || seat === 'allies') return seat;
  throw new Error(`${seat} is no side of this battle: japan or allies`);
}

export function ownOf(state: FleetState, side: Side): FleetOwn {
  const part = state.seats[side];
  if (part === undefined) throw new Error(`there is no ${side} side`);
  return part.own;
}

export function forceOf({ forces }: FleetPublic, id: string): Force {
  const force = forces.find((each) => each.id === id);
  if (force === undefined) throw new Error(`there is no force ${id}`);
  return force;
}

/** What is in a force, for whoever may know. */
export const contentOf = (force: Force, own: FleetOwn): Content | undefined => force.shown ?? own.hidden[force.id];

export const atSea = ({ where }: Force): boolean => where === 'sea';
