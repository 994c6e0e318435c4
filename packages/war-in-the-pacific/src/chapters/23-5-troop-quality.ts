/** 23.5 Troop Quality: what a unit is worth at the moment, and whether it passes a check. */
import { cite } from '../cite.js';
import { zeroIsNone } from '../dice.js';
import { round } from '../rounding.js';

/** 2.4 Half of it, a fraction up. */
export const halved = (quality: number): number => round(quality / 2, 'up');

/** 23.5 A broken unit checks, and fights, with half its quality. */
export const ownQuality = ({ quality, broken }: { quality: number; broken: boolean }): number =>
  broken && cite('23.5') ? halved(quality) : quality;

/** 23.5, 23.5.1 The die read with 0 for nothing; a natural 0 always passes, by the rule named. */
export function passes(face: number, quality: number, modifier = 0, always = '23.5.1'): boolean {
  const read = zeroIsNone(face);
  if (read === 0 && cite(always)) return true;
  return read + modifier <= quality;
}

/** 23.5 Whoever sits in an intact fortification checks at one less. */
export const fortModifier = (fort: number): number => (fort > 0 && cite('23.5') ? -1 : 0);

/** Every natural roll that passes counts the same, and so does every one that fails: the odds take them together. */
export const checkClass =
  (quality: number, modifier = 0) =>
  (face: number): number =>
    passes(face, quality, modifier) ? 1 : 0;
