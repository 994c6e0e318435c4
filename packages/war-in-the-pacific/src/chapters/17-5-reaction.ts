/** 17.5 Forces that lie in wait. */
import { cite } from '../cite.js';

/**
 * 17.5.4 Whether a force may be triggered: once in a phase, and only if its speed class leaves it an active phase. One that
 * waited in vain and did nothing else was not active.
 */
export function mayReact(force: {
  readonly speed: number;
  readonly moved: number;
  readonly triggered: boolean;
}): boolean {
  return !cite('17.5.4') || (!force.triggered && force.moved < force.speed);
}
