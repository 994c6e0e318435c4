/** What pages and programs want of air strikes. */
import type { Ring } from '../charts/anti-air.js';
import { targetsOf } from './coming-in.js';
import type { Ship, StrikeBattle, Wave } from './state.js';

export { strikeBoard } from './board.js';
export { strikeBriefing } from './briefing.js';
export { inWave } from './coming-in.js';
export { errandsOf } from './flying.js';
export { navalOf, type StrikeLaw, strikerOf } from './law.js';
export { greatestLosses } from './losses.js';
export { strikeOdds } from './odds.js';
export { pointsBy, worthOf } from './points.js';
export * from './rulebook.js';
export { strikeScenarios } from './scenarios.js';
export type { Flight, Ship, StrikeBattle, Wave } from './state.js';
export { expectedWorth, huntWorth } from './worth.js';

/** The ships that a wave finds in a ring. */
export const shipsIn = (battle: StrikeBattle, wave: Wave, ring: string): Ship[] =>
  targetsOf(battle, wave, ring as Ring);
