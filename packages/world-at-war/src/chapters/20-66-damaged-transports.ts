/** 20.66 Transports damaged in strategic warfare: into port, mended at once, and back in the boxes a turn later. */
import { cite } from '../cite.js';

/** Turns are counted in player turns of one owner: his turn n follows the enemy's turn n. */
export type DamagedTransports = {
  /** Damaged in the enemy's part of this turn. */
  readonly turn: number;
  readonly count: number;
  readonly place: 'box' | 'port';
  readonly inverted: boolean;
  /** Redeployed to a box in the owner's part of this turn. */
  readonly backIn: number | null;
};

export function damagedIn(turn: number, count: number): DamagedTransports {
  return { turn, count, place: 'box', inverted: false, backIn: null };
}

/** When all submarines and raiders have acted they go to port unmolested and are mended for nothing. */
export function toPort(lot: DamagedTransports): {
  lot: DamagedTransports;
  cost: { brps: number; shipbuilding: number };
} {
  if (!cite('20.66')) return { lot, cost: { brps: 3 * lot.count, shipbuilding: lot.count } };
  return { lot: { ...lot, place: 'port', inverted: true }, cost: { brps: 0, shipbuilding: 0 } };
}

/** They may go back in the redeployment phase of the owner's turn that follows. */
export function backToBox(lot: DamagedTransports, turn: number): DamagedTransports | undefined {
  if (lot.place !== 'port' || turn < lot.turn) return undefined;
  return { ...lot, place: 'box', backIn: turn, inverted: false };
}

/** They do nothing until the turn after they were redeployed. */
export const canAct = (lot: DamagedTransports, turn: number): boolean =>
  lot.place === 'box' && lot.backIn !== null && (turn > lot.backIn || !cite('20.66'));
