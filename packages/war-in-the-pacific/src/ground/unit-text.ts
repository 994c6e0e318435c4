/** Ground units and what they cost, in a few words. */
import type { GroundLaw, Open } from './kit.js';
import { hexName } from './land.js';
import type { PlacedUnit } from './scenario.js';

/** 'the 4th Infantry at Lunga: quality 6, 3 of 3 steps'. */
export function unitText(open: Open, law: GroundLaw, { id, name, troopQuality, steps, labour }: PlacedUnit): string {
  const state = open.units[id];
  const hex = state?.hex ?? null;
  const marks = `${state?.broken ? ', broken' : ''}${state?.active ? ', active' : ''}${labour ? ', labour' : ''}`;
  const where = hex === null ? (state?.afloat == null ? '' : ' aboard') : ` at ${hexName(law, hex)}`;
  return `${name}${where}: quality ${troopQuality}, ${state?.steps ?? 0} of ${steps} steps${marks}`;
}

/** They are counted in halves. */
export const commandPoints = (halves: number): string => `${halves / 2} Command ${halves === 2 ? 'Point' : 'Points'}`;
