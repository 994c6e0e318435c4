/** CARD-combat Dice of one kind, rolled one by one. */
import type { DieNeed, Out } from '@ironbottom/umpire';
import type { Volley } from '../battle.js';
import { combatTable } from '../charts/combat.js';
import { cite } from '../cite.js';
import type { Side } from '../pieces.js';

/** What happens to one die: whether it applies, and how much it adds. */
export type Modifier = readonly [applies: boolean, plus: number];
export const sumOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, [applies, plus]) => (applies ? sum + plus : sum), 0);

/** The least face of the die that cannot hit. */
const never = 7;

/** CARD-combat, R3: what comes to 5 or more hits. */
export function volleyOf(rule: string, by: Side, dice: number, plus: number, at: string, toCheck = 0): Volley {
  const from = cite('CARD-combat') && cite('R3') ? combatTable.values.hitsFrom - plus : never;
  return { rule, by, dice, left: dice, hits: 0, from, at, plus: toCheck, half: false };
}

/** Something that fires volleys. */
export type Firing = { volleys: Volley[] };

/** The next die of the first volley. */
export function volleyNeed({ rule, by, from }: Volley): DieNeed {
  return { need: 'die', rule, by, sides: 6, classOf: (face) => (face >= from ? 1 : 0) };
}

export function volleyDie(volley: Volley, face: number): void {
  volley.left -= 1;
  if (face >= volley.from) volley.hits += 1;
}

export function tellVolley({ rule, by, dice, hits, from, at, half }: Volley, out: Out): void {
  if (out.on) out.say(rule, 'fire', { by, at, dice, hits, from, half });
}
