/** What a die is for, in the words of the table: whose it is, who fires at whom, on which table. */
import type { DieNeed } from '@ironbottom/umpire';
import { atBase } from '../chapters/21-damage.js';
import type { Step } from '../chapters/steps.js';
import { type Battle, enemyOf, type Side } from '../state.js';

export function dieFor(battle: Battle, need: DieNeed): string {
  const step = battle.agenda[battle.agenda.length - 1];
  const side: Side = need.by === 'allied' ? 'allied' : 'japan';
  return `${side === 'allied' ? 'the Allies' : 'Japan'}: ${step === undefined ? need.rule : whatFor(battle, step, side)}`;
}

function whatFor(battle: Battle, step: Step, by: Side): string {
  switch (step.rule) {
    case '16.3': {
      const shot = step.shots[step.at];
      return shot === undefined ? 'air-to-air fire' : `${shot.factors} ${shot.plane} fire at ${shot.target}`;
    }
    case '17': {
      const group = step.groups[step.at];
      return group === undefined
        ? 'anti-aircraft fire'
        : `${group.guns} anti-aircraft factors at ${group.factors} ${group.plane}`;
    }
    case '18': {
      const attack = step.attacks[step.at];
      return attack === undefined ? 'air attack' : `${attack.plane} attack ${targetOf(battle, by, attack.target)}`;
    }
    case '19':
    case '19.9':
    case '19.9.3': {
      const attack = step.salvo[step.scored.length];
      return attack === undefined
        ? 'fire'
        : `${attack.factors} factors at ${targetOf(battle, by, attack.target)} on table ${attack.table}`;
    }
    case '14.10': {
      const lot = battle.air[by][step.af]?.lots[step.lot];
      return lot === undefined ? 'landing' : `${lot.plane} ${step.rolled + 1} of ${lot.factors} lands`;
    }
    case 'OPT-CH':
      return step.stage === 'confirm'
        ? 'a 6 makes it a critical hit'
        : step.stage === 'table'
          ? 'critical hit table'
          : 'planes lost by the critical hit';
    default:
      return 'the next step';
  }
}

const targetOf = (battle: Battle, by: Side, target: number): string =>
  (target === atBase ? battle.base?.name : battle.ships[enemyOf(by)][target]?.name) ?? 'the target';
