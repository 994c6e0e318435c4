/** 21 Admirals of landings: what their ratings do to the troops they put ashore. */
import { cite } from '../cite.js';
import { round } from '../rounding.js';
import { halved } from './23-5-troop-quality.js';

/** What two dice make of him in one assault; `debarkation` −1 is quicker. */
export type AmphibiousRatings = {
  readonly debarkation: -1 | 0 | 1;
  readonly quality: 0 | 1;
  readonly combat: 0 | 1;
};

/** 21.8 Nobody in command, or nobody who knows about landings. */
export const leaderless: AmphibiousRatings = { debarkation: 1, quality: 0, combat: 0 };

/** 21.1 Naval movement points to put a step ashore. */
export const debarkationCost = ({ debarkation }: AmphibiousRatings): number => 5 + (cite('21.1') ? debarkation : 0);

/** 21.1 The bonus comes before anything else; then the assault halves, unless friends hold the beach (17.1.12). */
export function assaultQuality(printed: number, { quality }: AmphibiousRatings, alone: boolean): number {
  const raised = printed + (cite('21.1') ? quality : 0);
  return alone ? halved(raised) : raised;
}

/** 21.1 How his dice are changed: a point for each one over or under what he can command, five at most. */
export function commandModifier(level: number, activation: number): number {
  const over = activation - level;
  if (!cite('21.1')) return 0;
  // R11: a fraction over costs nothing until there is a full point.
  if (over >= 1) return -Math.min(5, round(over, 'up'));
  return over < 0 ? Math.min(5, round(-over, 'down')) : 0;
}

/** 21.1 Ground steps he may have to do with at all. */
export const mayCommand = (level: number, steps: number): boolean => steps <= level || !cite('21.1');

/** 21.1 Turns of planning saved, by the dice against his number. */
export function planningSaved(sum: number, wanted: number): number {
  return sum >= wanted && cite('21.1') ? round(sum / wanted, 'nearest') : 0;
}

/** 21.0 Fighting at sea with transports in company: one less for each point of theirs. */
export const surfaceModifier = (transportPoints: number): number => (cite('21.0') ? -transportPoints : 0);

/** 21.2 A subordinate is no higher in rank and no abler in anything. */
export function mayServeUnder(
  junior: { rank: number; steps: number; ships?: number },
  senior: { rank: number; steps: number; ships?: number },
): boolean {
  const abler = junior.steps > senior.steps || (junior.ships ?? 0) > (senior.ships ?? Number.POSITIVE_INFINITY);
  return !((junior.rank > senior.rank || abler) && cite('21.2'));
}

/** 21.6.1 An opposed landing that drove the defender out at three to one in losses. */
export function deservesPromotion(assault: {
  opposed: boolean;
  defenderMustRetreat: boolean;
  defenderLost: number;
  attackerLost: number;
}): boolean {
  const { opposed, defenderMustRetreat, defenderLost, attackerLost } = assault;
  return opposed && defenderMustRetreat && defenderLost >= 3 * attackerLost && defenderLost > 0 && cite('21.6.1');
}

/** 21.7 The attacker had to go back. */
export const deservesDemotion = (attackerMustRetreat: boolean): boolean => attackerMustRetreat && cite('21.7');

/** 21.6.1, 21.7 Any sum but 7 and 11 makes it so. */
export const chitGiven = (sum: number): boolean => !((sum === 7 || sum === 11) && cite('21.6.1'));

/** 21.9 Turner with Task Force 51: what he adds, from 1944. */
export function turnersTaskForce(year: number): AmphibiousRatings & { readonly planning: number } {
  if (year < 44 || !cite('21.9')) return { debarkation: 0, quality: 0, combat: 0, planning: 0 };
  return { debarkation: -1, quality: 0, combat: 1, planning: year === 44 ? 1 : 0 };
}
