/** 19 Surface Attack Combat: wishes, arrangement, gunnery, torpedoes, breakthrough. Bombardment is in 19-9-bombardment.ts. */
import type { Answer, DecisionNeed, Out } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type Battle, enemyOf, type Ship, type Side, sides } from '../state.js';
import { gunsUp, isFront, isTarget, positionIds } from './19-3-positions.js';
import { advantage, breakThrough, fireBreakthrough } from './19-7-breakthrough.js';
import { reportAmmunition, spendAmmunition, spendTorpedoes } from './19-8-ammunition.js';
import { bombardmentStep } from './19-9-bombardment.js';
import {
  type Attack,
  attacksOn,
  carryOn,
  declare,
  discloseShips,
  hasPicked,
  isAfloat,
  namesOf,
  noSalvo,
  open,
  type Salvo,
  salvoKey,
  score,
  splitOf,
} from './19-fire.js';
import {
  arrangeAsk,
  breakthroughAsk,
  gunneryAsk,
  screenGunneryAsk,
  throughGunneryAsk,
  torpedoAsk,
  wishAsk,
} from './19-surface-asks.js';
import type { Chapter, Progress } from './steps.js';

export * from './19-9-bombardment.js';

/** 19.3 Where a ship stands for the round. Front: Gunnery or Torpedo Attack. */
export type Position = 'gunnery' | 'torpedo' | 'screen';

/** The round in its order; the answers to a stage are sealed and opened together. */
export type SurfaceStage = 'wish' | 'arrange' | 'gunnery' | 'torpedo' | 'advantage' | 'breakthrough' | 'over';

/** All that both sides may see of a round. Ships are named by their place in their side's list. */
export type SurfaceStep = Salvo & {
  rule: '19';
  stage: SurfaceStage;
  positions: Readonly<Record<Side, readonly Position[]>>;
  /** 19.4 The sum of the two secret dice. */
  bht: number;
  /** 19.7 The side that may break through, or does. */
  breaker: Side | null;
  /** 19.7.3 The ships that break through. */
  through: readonly number[];
  /** Ships that used their guns, or would have if they had ammunition: it is charged when all is over (19.8.1). */
  fired: Readonly<Record<Side, readonly number[]>>;
};

const nobody: Readonly<Record<Side, readonly never[]>> = { allied: [], japan: [] };

/**
 * A round from its beginning; or, `given` a stage, positions and table, from there. At a desk torpedo combat alone begins
 * at 'torpedo'.
 */
export function surfaceStep(given: Partial<Pick<SurfaceStep, 'stage' | 'positions' | 'bht'>> = {}): SurfaceStep {
  const { stage = 'wish', positions = nobody, bht = 0 } = given;
  const { salvo, scored, felt, critical } = noSalvo;
  // Written out: adding to a spread takes as long as thirty of these.
  return {
    rule: '19',
    salvo,
    scored,
    felt,
    critical,
    stage,
    positions,
    bht,
    breaker: null,
    through: [],
    fired: nobody,
  };
}

/** 19.9, Expanded Ship Functions 6 The ships of `side` that took part, other than by standing in a Screen left alone. */
export function shipsEngaged(step: SurfaceStep, side: Side): number[] {
  const broken = step.through.length > 0;
  const engaged: number[] = [];
  step.positions[side].forEach((position, index) => {
    if (isFront(position) || (broken && side !== step.breaker)) engaged.push(index);
  });
  return engaged;
}

const needs = {
  wish: { need: 'decision', rule: '19.1', of: sides },
  arrange: { need: 'decision', rule: '19.3', of: sides },
  gunnery: forWhom('19.5'),
  torpedo: forWhom('19.6.3'),
  advantage: forWhom('19.7'),
  breakthrough: forWhom('19.7.1'),
} satisfies Record<string, DecisionNeed | Record<Side | 'both', DecisionNeed>>;

function forWhom(rule: string): Record<Side | 'both', DecisionNeed> {
  return {
    allied: { need: 'decision', rule, of: ['allied'] },
    japan: { need: 'decision', rule, of: ['japan'] },
    both: { need: 'decision', rule, of: sides },
  };
}

/** The need of those of the two sides that have something to decide. */
function needOf(of: Record<Side | 'both', DecisionNeed>, allied: boolean, japan: boolean): DecisionNeed | undefined {
  if (allied) return japan ? of.both : of.allied;
  return japan ? of.japan : undefined;
}

export const surface: Chapter<SurfaceStep> = {
  next(battle, step, out): Progress {
    for (;;) {
      if (step.salvo.length > 0) {
        const need = carryOn(battle, step, out);
        if (need !== undefined) return need;
        pass(battle, step, out);
      }
      switch (step.stage) {
        case 'wish':
          if (anyAfloat(battle.ships.allied) && anyAfloat(battle.ships.japan)) return needs.wish;
          step.stage = 'over';
          break;
        case 'arrange':
          for (const side of sides) discloseShips(battle, side, out);
          return needs.arrange;
        case 'over':
          return finish(battle, step, out);
        default: {
          const need = owed(battle, step, out);
          if (need !== undefined) return need;
          pass(battle, step, out);
        }
      }
    }
  },

  die: score,

  ask(seen, step) {
    switch (step.stage) {
      case 'wish':
        return wishAsk();
      case 'arrange':
        return arrangeAsk(seen);
      case 'torpedo':
        return torpedoAsk(seen, step);
      case 'advantage':
        return breakthroughAsk(seen, step);
      case 'breakthrough':
        return seen.side === step.breaker ? throughGunneryAsk(seen, step) : screenGunneryAsk(seen, step);
      default:
        return gunneryAsk(seen, step);
    }
  },

  decide(battle, step, answers, out) {
    switch (step.stage) {
      case 'wish':
        return begin(step, answers, out);
      case 'arrange':
        return reveal(battle, step, answers, out);
      case 'gunnery':
        return fireGuns(battle, step, answers, out);
      case 'torpedo':
        return fireTorpedoes(battle, step, answers, out);
      case 'advantage':
        return breakThrough(battle, step, answers, out);
      case 'breakthrough':
        return fireBreakthrough(battle, step, answers, out);
      case 'over':
        return;
    }
  },

  clone: ({ rule, salvo, scored, felt, critical, stage, positions, bht, breaker, through, fired }) => ({
    rule,
    salvo,
    scored,
    felt,
    critical,
    stage,
    positions,
    bht,
    breaker,
    through,
    fired,
  }),

  key(step) {
    const { stage, positions, bht, breaker, through, fired } = step;
    const p = `${positions.allied.join('')}|${positions.japan.join('')}`;
    return `${stage}${bht}${p}|${breaker ?? ''}${through}|${fired.allied}|${fired.japan}|${salvoKey(step)}`;
  },
};

/** Who owes a decision at this stage, on grounds that both sides know. */
function owed(battle: Battle, step: SurfaceStep, out: Out): DecisionNeed | undefined {
  switch (step.stage) {
    case 'gunnery':
      return needOf(needs.gunnery, hasGunsAndTargets(battle, step, 'allied'), hasGunsAndTargets(battle, step, 'japan'));
    case 'torpedo': {
      const allied = torpedoShips(battle, step, 'allied');
      const japan = torpedoShips(battle, step, 'japan');
      if (allied.length + japan.length === 0) return undefined;
      if (torpedoesReach(battle, step)) return needOf(needs.torpedo, allied.length > 0, japan.length > 0);
      fireInVain(battle, { allied, japan }, out);
      return undefined;
    }
    case 'advantage':
      return step.breaker === null ? undefined : needs.advantage[step.breaker];
    case 'breakthrough': {
      if (step.breaker === null) return undefined;
      const defends = gunsUp(battle, step, enemyOf(step.breaker), 'screen').length > 0;
      return defends ? needs.breakthrough.both : needs.breakthrough[step.breaker];
    }
    default:
      return undefined;
  }
}

/** On to the next stage of the round. */
function pass(battle: Battle, step: SurfaceStep, out: Out): void {
  switch (step.stage) {
    case 'gunnery':
      step.stage = 'torpedo';
      break;
    case 'torpedo':
      step.breaker = advantage(battle, step);
      // Without a Screen on either side there is no breakthrough to speak of.
      if (out.on && sides.some((side) => step.positions[side].includes('screen')))
        out.tell('all', '19.7', 'advantage', { side: step.breaker });
      step.stage = 'advantage';
      break;
    default:
      step.stage = 'over';
  }
}

export const anyAfloat = (ships: readonly Ship[]): boolean => ships.some(isAfloat);

/** 19.1 Nobody has to begin, but one who wants to is enough (R118). */
function begin(step: SurfaceStep, answers: Partial<Record<Side, Answer>>, out: Out): void {
  const by = sides.filter((side) => hasPicked(answers[side], 'fight'));
  if (out.on) out.tell('all', '19.1', 'surface-combat', { by });
  if (by.length === 0 || !cite('19.1')) {
    step.stage = 'over';
    return;
  }
  step.stage = 'arrange';
}

/** 19.3, 19.4 The arrangements and the secret dice are opened together; the dice add up to the table of the round. */
function reveal(battle: Battle, step: SurfaceStep, answers: Partial<Record<Side, Answer>>, out: Out): void {
  const allied = arrangement(battle, 'allied', answers.allied);
  const japan = arrangement(battle, 'japan', answers.japan);
  step.positions = { allied: allied.positions, japan: japan.positions };
  step.bht = cite('19.4') ? allied.die + japan.die : 0;
  step.stage = 'gunnery';
  if (!out.on) return;
  for (const side of sides) {
    const names = (wanted: Position): string[] =>
      battle.ships[side]
        .filter((ship, i) => isAfloat(ship) && step.positions[side][i] === wanted)
        .map((ship) => ship.name);
    const data = { side, gunnery: names('gunnery'), torpedo: names('torpedo'), screen: names('screen') };
    out.tell('all', '19.3', 'arrangement', data);
  }
  out.tell('all', '19.4', 'surface-dice', { allied: allied.die, japan: japan.die, table: step.bht });
}

/** Rows of the sheet: every ship afloat in the order of the list, then the die. A wreck is listed behind. */
function arrangement(battle: Battle, side: Side, answer: Answer | undefined): { positions: Position[]; die: number } {
  const rows = Array.isArray(answer) ? answer : [];
  let row = 0;
  const positions = battle.ships[side].map((ship): Position => {
    if (!isAfloat(ship)) return 'screen';
    const picked = rows[row++];
    return positionIds.find((id) => Array.isArray(picked) && picked.includes(id)) ?? 'screen';
  });
  const die = rows[row];
  return { positions, die: typeof die === 'number' ? die : 1 };
}

function hasGunsAndTargets(battle: Battle, step: SurfaceStep, side: Side): boolean {
  return isTarget(battle, step, enemyOf(side)) && gunsUp(battle, step, side, 'gunnery').length > 0;
}

/** 19.5, 19.5.2 Both sides' guns, all declared before any is fired. */
function fireGuns(battle: Battle, step: SurfaceStep, answers: Partial<Record<Side, Answer>>, out: Out): void {
  const salvo: Attack[] = [];
  const fired: Record<Side, readonly number[]> = { allied: [], japan: [] };
  for (const side of sides) {
    const answer = answers[side];
    if (answer === undefined) continue;
    const attacks = attacksOn(battle, side, '19.5.2', step.bht, splitOf(answer));
    salvo.push(...attacks);
    // 19.8.1 Guns that all hold fire use no ammunition (R121).
    if (attacks.length > 0) fired[side] = gunsUp(battle, step, side, 'gunnery');
  }
  step.fired = fired;
  declare(battle, '19.5', 'gunnery', salvo, answers, out);
  aim(battle, step, salvo, out);
}

/** Nothing aimed at: the stage is over. */
function aim(battle: Battle, step: SurfaceStep, salvo: readonly Attack[], out: Out): void {
  open(step, salvo);
  if (salvo.length === 0) pass(battle, step, out);
}

/** 19.6 Ships in the Torpedo Attack position that are still afloat and have somebody to fire at. */
function torpedoShips(battle: Battle, step: SurfaceStep, side: Side): number[] {
  const ready: number[] = [];
  if (!isTarget(battle, step, enemyOf(side))) return ready;
  battle.ships[side].forEach((ship, i) => {
    if (step.positions[side][i] !== 'torpedo' || ship.torpedoes === 0) return;
    if (isAfloat(ship) || !cite('19.6')) ready.push(i);
  });
  return ready;
}

/** 19.6.1 The table of the round must be 10 by day, 7 by night. */
function torpedoesReach(battle: Battle, step: SurfaceStep): boolean {
  return step.bht >= (battle.night ? 7 : 10) || !cite('19.6.1');
}

/** 19.6.1 Fired and spent all the same. */
function fireInVain(battle: Battle, ships: Record<Side, number[]>, out: Out): void {
  for (const side of sides) {
    if (ships[side].length === 0) continue;
    for (const index of ships[side]) spendTorpedoes(battle, side, index);
    if (out.on) out.say('19.6.1', 'torpedoes-in-vain', { side, ships: namesOf(battle, side, ships[side]) });
  }
}

/** 19.6.2, 19.6.3 Torpedoes have tables of their own, and go all at once (19.8.2). */
function fireTorpedoes(battle: Battle, step: SurfaceStep, answers: Partial<Record<Side, Answer>>, out: Out): void {
  const salvo: Attack[] = [];
  for (const side of sides) {
    const answer = answers[side];
    if (answer === undefined) continue;
    const table = cite('19.6.2') ? battle.rules.charts.hitTables.values.torpedo[side] : step.bht;
    salvo.push(...attacksOn(battle, side, '19.6.2', table, splitOf(answer)));
  }
  // Both sides' torpedoes are in the water before either counts what it has left.
  for (const side of sides) {
    if (answers[side] === undefined) continue;
    for (const index of torpedoShips(battle, step, side)) spendTorpedoes(battle, side, index);
  }
  declare(battle, '19.6.3', 'torpedoes', salvo, answers, out);
  aim(battle, step, salvo, out);
}

/** 19.8 Ammunition is charged; 19.9 then bases come into it. */
function finish(battle: Battle, step: SurfaceStep, out: Out): Progress {
  for (const side of sides) {
    for (const index of step.fired[side]) spendAmmunition(battle, side, index, step.bht);
    reportAmmunition(battle, side, step.fired[side], out);
  }
  step.fired = nobody;
  if (battle.base === null) return 'done';
  battle.agenda[battle.agenda.length - 1] = bombardmentStep(battle.base, shipsEngaged(step, enemyOf(battle.base.side)));
  return 'again';
}
