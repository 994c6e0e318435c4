/** 23.1 What a ground unit may still march after a journey by sea or rail, and under attack from the air. */
import { cite } from '../cite.js';
import { round } from '../rounding.js';

/** 23.1 Movement points of every ground unit. */
export const allowance = 6;

/** 23.1.3 Brought by sea: the share of their movement that the ships spent on it is gone, to the nearest whole. */
export function pointsAfterVoyage({ used, of }: { readonly used: number; readonly of: number }): number {
  if (!cite('23.1.3')) return allowance;
  const percent = round((100 * used) / of, 'nearest');
  return allowance - round((allowance * percent) / 100, 'nearest');
}

/** 23.1.3 Brought by rail: a point for every six hexes, to the nearest whole. */
export const pointsAfterRail = (hexes: number): number =>
  Math.max(0, allowance - (cite('23.1.3') ? round(hexes / allowance, 'nearest') : 0));

/** 23.1.3 With half of its points left a unit may go on by rail. */
export const mayGoByRail = (points: number): boolean => 2 * points >= allowance || !cite('23.1.3');

/** 23.1.2 Bombed as it comes in: the hex costs more, and whoever cannot pay goes back to where he was. */
export const mayStillEnter = (cost: number, added: number, points: number): boolean =>
  cost + (cite('23.1.2') ? added : 0) <= points;
