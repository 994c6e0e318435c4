/** 7.15 Home guards, when an enemy stands on the soil of Japan, of Alaska or of Hawaii. */
import { cite } from '../cite.js';

/** What is in play already, in steps and in chits. */
export type Guards = { readonly steps: number; readonly chits: number };

const STEPS = 20;
const CHITS = 10;

/** Steps that come at this roll of an eight-sided die. R28: each city with resources at home that Japan still holds adds one. */
export function guardSteps(die: number, homeSources: number, inPlay: Guards): number {
  if (!cite('7.15')) return 0;
  return Math.max(0, Math.min(die + (cite('R28') ? homeSources : 0), STEPS - inPlay.steps));
}

/** How few and how many chits they may come as: one or two steps each, ten chits on the map at most. */
export function guardChits(steps: number, inPlay: Guards): { readonly least: number; readonly most: number } {
  const room = Math.max(0, CHITS - inPlay.chits);
  return { least: Math.min(Math.ceil(steps / 2), room), most: Math.min(steps, room) };
}

/** The United States roll nothing: one full unit in the land invaded, if none is there. */
export const americanGuard = (invaded: boolean, inPlay: number): number =>
  invaded && inPlay === 0 && cite('7.15') ? 1 : 0;

/** With the last invader gone the guards go home. */
export const guardsGoHome = (invaders: number): boolean => invaders === 0 && cite('7.15');
