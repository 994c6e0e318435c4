/** 16.5 Tactical Initiative: who is the 1st player. */
import { periodOf } from '../charts/surface-tables.js';
import { cite } from '../cite.js';
import type { Side } from '../sides.js';
import type { SurfaceLaw } from '../surface/law.js';
import type { SurfaceBattle } from '../surface/state.js';
import { initiativeRating, nightRating } from './20-admirals.js';

/** 20.1 The commanders' I ratings together; by night also how much higher one side's N is, in its favour. */
export function initiativeDRM({ night }: SurfaceLaw, battle: SurfaceBattle): number {
  let modifier = 0;
  if (cite('20.1')) modifier += initiativeRating(battle, 'japan') + initiativeRating(battle, 'allies');
  if (night && cite('16.6.3')) modifier += nightRating(battle, 'allies') - nightRating(battle, 'japan');
  return modifier;
}

/** 16.5.1 Low dice are Japan's. */
export function initiativeOn(law: SurfaceLaw, modified: number): Side {
  const { day, night } = law.charts.tacticalInitiative.values;
  const table = law.night && cite('16.5') ? night : day;
  return modified <= table[periodOf(law.date)] && cite('16.5.1') ? 'japan' : 'allies';
}
