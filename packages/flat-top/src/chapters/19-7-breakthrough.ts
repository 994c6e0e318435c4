/** 19.7 Breakthrough: the stronger front line falls on the Screen of the other. */
import type { Answer, Out } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type Battle, enemyOf, type Side, sides } from '../state.js';
import { frontGuns, gunsUp } from './19-3-positions.js';
import { type Attack, attacksOn, declare, hasPicked, isAfloat, namesOf, open, splitOf } from './19-fire.js';
import type { SurfaceStep } from './19-surface.js';

/** 19.7 The side with three times the usable guns of the other's front line, if there is a Screen to break through to. */
export function advantage(battle: Battle, step: SurfaceStep): Side | null {
  const allied = frontGuns(battle, battle.ships.allied, step.positions.allied, step.bht);
  const japan = frontGuns(battle, battle.ships.japan, step.positions.japan, step.bht);
  const side = allied > 0 && allied >= 3 * japan ? 'allied' : japan > 0 && japan >= 3 * allied ? 'japan' : null;
  if (side === null || !cite('19.7')) return null;
  const enemy = enemyOf(side);
  const screened = battle.ships[enemy].some((ship, i) => isAfloat(ship) && step.positions[enemy][i] === 'screen');
  return screened ? side : null;
}

/** 19.7, 19.7.3 It need not, and those of its ships it keeps back neither fire nor are fired at. */
export function breakThrough(
  battle: Battle,
  step: SurfaceStep,
  answers: Partial<Record<Side, Answer>>,
  out: Out,
): void {
  const side = step.breaker;
  if (side === null) return;
  const answer = answers[side];
  const through: number[] = [];
  battle.ships[side].forEach((ship, i) => {
    if (hasPicked(answer, ship.id)) through.push(i);
  });
  step.through = through;
  step.stage = through.length > 0 ? 'breakthrough' : 'over';
  if (out.on) out.tell('all', '19.7.3', 'breakthrough', { side, ships: namesOf(battle, side, through) });
}

/** 19.7.1, 19.7.2 Those who broke through against the whole Screen, on the table of the round. */
export function fireBreakthrough(
  battle: Battle,
  step: SurfaceStep,
  answers: Partial<Record<Side, Answer>>,
  out: Out,
): void {
  const breaker = step.breaker;
  if (breaker === null) return;
  const table = cite('19.7.2') ? step.bht : 0;
  const salvo: Attack[] = [];
  for (const side of sides) {
    const answer = answers[side];
    if (answer !== undefined) salvo.push(...attacksOn(battle, side, '19.7.2', table, splitOf(answer)));
  }
  // 19.8.1 Ammunition is charged once a turn, and not to a side that holds its fire (R121).
  const fires = (side: Side): boolean => salvo.some(({ by }) => by === side);
  const screen = enemyOf(breaker);
  step.fired = {
    ...step.fired,
    [breaker]: union(step.fired[breaker], fires(breaker) ? step.through : []),
    [screen]: union(step.fired[screen], fires(screen) ? gunsUp(battle, step, screen, 'screen') : []),
  };
  declare(battle, '19.7.1', 'gunnery', salvo, answers, out);
  open(step, salvo);
  if (salvo.length === 0) step.stage = 'over';
}

const union = (a: readonly number[], b: readonly number[]): number[] => [...a, ...b.filter((i) => !a.includes(i))];
