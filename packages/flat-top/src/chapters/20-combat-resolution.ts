/** 20 Combat resolution: one table for every attack, and how the die moves its result. */
import type { DieNeed } from '@ironbottom/umpire';
import { leastTable, mostFactors, mostTable, resultNumber, star } from '../charts/combat-results.js';
import { cite } from '../cite.js';
import type { Rules, Side } from '../state.js';
import { threatens } from './optional-critical-hits.js';

/** The face of an attack for which no die is rolled (Less Luck 1). */
export const noDie = 0;

/** 20.2 Modifiers add up, but no table is below the first or above the last. */
export function withinTables(table: number): number {
  if (table < leastTable && cite('20.2')) return leastTable;
  if (table > mostTable && cite('20.2')) return mostTable;
  return table;
}

/** What moves a table, for those who want to know why. */
export type Modifier = { readonly rule: string; readonly name: string; readonly by: number };

/** 20.2 One entry of the Combat Modifiers Table that applies; put on the `list` where somebody reads it. */
export function modifier(list: Modifier[] | undefined, rule: string, name: string, by: number): number {
  if (by === 0 || !cite('CHART-modifiers')) return 0;
  list?.push({ rule, name, by });
  return by;
}

/** The table before its modifiers. */
export function printedTable(table: number, modifiers: readonly Modifier[]): number {
  let printed = table;
  for (let i = 0; i < modifiers.length; i++) printed -= modifiers[i]?.by ?? 0;
  return printed;
}

/** 20.1 The Result Number of one column, or `star`. */
function inColumn(rules: Rules, table: number, factors: number): number {
  return cite('20.1') && cite('CHART-crt') ? resultNumber(rules.charts.combatResults, table, factors) : star;
}

/** 20.3 What each face adds to a Result Number, and with Less Luck 2. Looked up: the processor cannot guess a die. */
const byFace: readonly number[] = [0, -2, -1, 0, 0, +1, +2];
const byFaceWithLessLuck: readonly number[] = [0, -1, -1, 0, 0, +1, +1];

/** 20.3 What the die makes of a Result Number; Less Luck 1 and 2 take its place. */
function hitsBy(rules: Rules, result: number, face: number): number {
  if (result === star) return face === 6 && cite('20.3') ? 1 : 0; // R190: without a die a star is nothing
  if (face === noDie) return result;
  let hits = result;
  if (rules.options.lessLuck === 2 && cite('OPT-LL.2')) hits += byFaceWithLessLuck[face] ?? 0;
  else if (cite('20.3')) hits += byFace[face] ?? 0;
  return hits < 0 ? 0 : hits;
}

/** 20.1-20.3 Hits of one attack. More than fifty factors take fifty and the rest on their own columns, same die (R110). */
export function resultOf(rules: Rules, table: number, factors: number, face: number): number {
  const row = withinTables(table);
  let hits = 0;
  for (let left = factors; left > 0; left -= mostFactors) {
    hits += hitsBy(rules, inColumn(rules, row, left < mostFactors ? left : mostFactors), face);
  }
  return hits;
}

/** The dice of one rule. Needs are alike whenever their Result Number is: they are made once and shared. */
export type Dice = { readonly rule: string; readonly made: (DieNeed | undefined)[] };

export const diceOf = (rule: string): Dice => ({ rule, made: [] });

const kept = new Map<string, Dice>();

/**
 * The one die of an attack by `by`, or undefined when none is rolled (Less Luck 1): then go on at once with `noDie`.
 * Faces that give the same hits, and threaten a critical hit or not alike, are of one class.
 */
export function needDie(
  rules: Rules,
  of: string | Dice,
  by: Side,
  table: number,
  factors: number,
): DieNeed | undefined {
  const { lessLuck, criticalHits } = rules.options;
  if (lessLuck === 1 && cite('OPT-LL.1')) return undefined;
  const { rule, made } = typeof of === 'string' ? diceNamed(of) : of;
  if (factors > mostFactors) return makeNeed(rules, rule, by, table, factors);
  const result = resultNumber(rules.charts.combatResults, withinTables(table), factors);
  const key = (((result + 1) * 4 + lessLuck) * 2 + (criticalHits ? 1 : 0)) * 2 + (by === 'allied' ? 0 : 1);
  let need = made[key];
  if (need === undefined) {
    need = makeNeed(rules, rule, by, table, factors);
    made[key] = need;
  }
  return need;
}

function diceNamed(rule: string): Dice {
  let dice = kept.get(rule);
  if (dice === undefined) {
    dice = diceOf(rule);
    kept.set(rule, dice);
  }
  return dice;
}

function makeNeed(rules: Rules, rule: string, by: Side, table: number, factors: number): DieNeed {
  const classes = [0];
  for (let face = 1; face <= 6; face++) {
    const hits = resultOf(rules, table, factors, face);
    classes.push(threatens(rules, face, hits) ? -hits : hits);
  }
  return { need: 'die', rule, by, sides: 6, classOf: (face) => classes[face] ?? face };
}
