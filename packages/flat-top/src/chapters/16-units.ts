/** Who takes part in one air-to-air combat: the record that 16.3 to 16.6 work on. */
import type { PlaneName } from '../charts/planes.js';
import type { AirFormation, Altitude, Lot, Side } from '../state.js';
import type { Critical } from './optional-critical-hits.js';

/** One lot taking part, by its place in the list of its side. For interceptors: whom they were told off for (16.4). */
export type Unit = { readonly af: number; readonly lot: number; readonly against: 'escorts' | 'bombers' | 'nobody' };

/** 16.5.3 One plane name, or a part of one, firing at one enemy plane name: one die. */
export type Shot = {
  readonly by: Side;
  readonly plane: PlaneName;
  readonly factors: number;
  readonly table: number;
  readonly target: PlaneName;
};

type Loss = { readonly side: Side; readonly plane: PlaneName; readonly hits: number };

/** Lists are replaced, never changed, so that copies may share them. */
export type AirCombat = {
  rule: '16.3';
  readonly altitude: Altitude;
  readonly attacker: Side;
  /** 16.1 No interceptor may be kept out. */
  readonly all: boolean;
  stage: 'designate' | 'burn' | 'fire' | 'dice' | 'losses' | 'go-on' | 'over';
  round: 'escorts' | 'bombers';
  interceptors: readonly Unit[];
  readonly escorts: readonly Unit[];
  readonly bombers: readonly Unit[];
  /** The plane names of each side that are in this round's fire. */
  targets: Record<Side, readonly PlaneName[]>;
  shots: readonly Shot[];
  at: number;
  losses: readonly Loss[];
  critical: Critical | null;
};

/** The units of a side that fire, and are fired at, in this round. */
export function engaged(step: AirCombat, side: Side): readonly Unit[] {
  if (side === step.attacker) return step.interceptors.filter((unit) => unit.against === step.round);
  return step.round === 'escorts' ? step.escorts : step.bombers;
}

export const lotOf = (air: readonly AirFormation[], unit: Unit): Lot | undefined => air[unit.af]?.lots[unit.lot];

/** Hits scored so far on a plane name of a side. */
export function hitsOn(step: AirCombat, side: Side, plane: PlaneName): number {
  let hits = 0;
  for (const loss of step.losses) if (loss.side === side && loss.plane === plane) hits += loss.hits;
  return hits;
}

export const unitId = (air: readonly AirFormation[], unit: Unit): string => `${air[unit.af]?.id ?? ''}/${unit.lot}`;
