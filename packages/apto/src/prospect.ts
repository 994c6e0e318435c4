/** What an attack may be expected to bring, face by face of its die: for whoever has to choose one. */
import { alive, type Battle, stepsOf } from './battle.js';
import { attackStrength, defenceStrength, oddsOf, standingSteps } from './chapters/5-14-strength.js';
import { modifiersOf, sumOf } from './chapters/5-16-modifiers.js';
import { mayCharge } from './chapters/5-18-banzai.js';
import { hasDot, resultAgainst, tollOf } from './chapters/5-18-losses.js';
import { crt, type OddsColumn, type Result, resultAt } from './charts/crt.js';
import { netRoll } from './land-combat.js';
import { modifiersText, totalText } from './result-words.js';

export type Prospect = {
  readonly odds: OddsColumn;
  readonly modifier: number;
  /** Steps each side may expect to lose, without what an advance costs. */
  readonly attackerLoss: number;
  readonly defenderLoss: number;
  /** The chance that the defenders are eliminated or must go: the hex is emptied then, unless they charge. */
  readonly clears: number;
  /** The chance that they must go and charge instead (Banzai). */
  readonly charges: number;
  /** Each result that the die can bring, the lowest roll first. */
  readonly chances: readonly { readonly result: Result; readonly chance: number }[];
};

const faces = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export function prospectOf(battle: Battle, table = crt): Prospect {
  const odds = oddsOf(attackStrength(battle).points, defenceStrength(battle).points);
  const modifier = sumOf(modifiersOf(battle));
  const standing = standingSteps(battle);
  const all = stepsOf(alive(battle.target));
  const attacking = stepsOf(battle.from.flatMap((origin) => alive(origin).filter(({ part }) => part)));
  const mayChargeOut = mayCharge(battle);
  let [attackerLoss, defenderLoss, clears, charges] = [0, 0, 0, 0];
  const chances = new Map<Result, number>();
  for (const face of faces) {
    const net = netRoll(face, modifier);
    const result = resultAgainst(battle, resultAt(table, odds, net));
    chances.set(result, (chances.get(result) ?? 0) + 1 / 8);
    const { of, steps } = tollOf[result];
    if (of === 'attacker') {
      attackerLoss += Math.min(steps, attacking) / 8;
      continue;
    }
    const lost = Math.min(steps, all);
    defenderLoss += lost / 8;
    if (lost >= all) clears += 1 / 8;
    else if (hasDot(result) && 2 * lost >= standing) {
      clears += (9 - net) / 64;
      // A check of c, no less than the net roll, drives them out; they charge on a die below c.
      for (const check of faces) if (mayChargeOut && check >= net) charges += (check - 1) / 8 ** 3;
    }
  }
  return {
    ...{ odds, modifier, attackerLoss, defenderLoss, clears, charges },
    chances: [...chances].map(([result, chance]) => ({ result, chance })),
  };
}

/** '24 (units 21, Itagaki 3) against 11 (units 8, Li 3): 2:1; to the die: concentric attack +1' */
export function reckoning(battle: Battle): string {
  const [attack, defence] = [attackStrength(battle), defenceStrength(battle)];
  const modifiers = modifiersOf(battle);
  const die = modifiers.length === 0 ? '' : `; to the die: ${modifiersText(modifiers)}`;
  return `${totalText(attack)} against ${totalText(defence)}: ${oddsOf(attack.points, defence.points)}${die}`;
}
