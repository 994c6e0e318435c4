/** 23.5 Troop Quality: what a unit is worth at the moment, and whether it passes a check. */
import { cite } from '../cite.js';
import { zeroIsNone } from '../dice.js';
import { type Clash, type Fighter, type Force, leadOf, takingPart } from '../ground/clash.js';
import { round } from '../rounding.js';
import type { Side } from '../sides.js';

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

/** 25.8 Gurkhas check at one less, but not where they lead others. */
export const checkModifier = (units: readonly Pick<Fighter, 'arm'>[]): number =>
  units.length > 0 && units.every(({ arm }) => arm === 'gurkha') && cite('25.8') ? -1 : 0;

export const leadModifier = (force: Force): number => checkModifier(takingPart(force));

/**
 * What the lead unit fights with: 21.1 raised by the admiral before anything else; halved broken, 17.1.11 again when it comes over a
 * beach where no friends are, 25.3.1 and again when the jungle is too much for it.
 */
export function fightingQuality(clash: Clash, side: Side): number {
  const force = clash.forces[side];
  const lead = leadOf(force);
  if (lead === undefined) return 0;
  const landing = side === clash.attacker ? clash.landing : null;
  const raised = lead.quality + (landing !== null && cite('21.1') ? landing.ratings.quality : 0);
  const own = ownQuality({ quality: raised, broken: lead.broken });
  const ashore = landing?.alone === true && cite('17.1.11') ? halved(own) : own;
  return force.jungle[lead.id] === false && cite('25.3.1') ? halved(ashore) : ashore;
}
