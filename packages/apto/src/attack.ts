/** One land attack being carried out: what is on the table between its die rolls and decisions. */
import type { HexId, Side } from './pieces.js';

export type AttackKind = 'breakthrough' | 'combat' | 'exploitation' | 'banzai' | 'reaction';

/** What the attack waits for. */
export type AttackStage = 'roll' | 'losses' | 'withdraw' | 'retreat' | 'advance' | 'price' | 'second' | 'done';

export type Attack = {
  kind: AttackKind;
  /** The attacker's. */
  side: Side;
  target: HexId;
  /** Those who attack and those who are attacked, with the General lent to each side. Some may be gone by now. */
  attackers: string[];
  defenders: string[];
  general: string | null;
  defending: string | null;
  /** The modified roll and the result, once rolled. */
  net: number;
  code: string | null;
  stage: AttackStage;
  /** Who still has to lose how many steps. */
  toll: { [S in Side]: number };
  /** Steps the defender had when attacked, not counting those already retreated, and those lost. */
  steps: number;
  lost: number;
  /** 5.18 The roll of the retreat check, 0 for none. */
  check: number;
  /** 5.19 The target is empty, and whether entering costs a step. */
  vacated: boolean;
  costly: boolean;
  /** Where the attackers came from, for those who follow them (5.19). */
  left: HexId[];
};
