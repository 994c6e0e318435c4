/** 15 Combat: the steps of one battle, in their order, each once a turn. */
import { cite } from '../cite.js';
import type { Battle } from '../state.js';
import { airToAirStep } from './16-air-to-air.js';
import { antiAircraftStep } from './17-anti-aircraft.js';
import { isAnyFlying } from './17-declaration.js';
import { anyAfloat, surfaceStep } from './19-surface.js';
import type { Chapter, Progress, Step } from './steps.js';

/** 15.5 The Combat Steps; the anti-aircraft and air attack steps are one chain. */
export const combatSteps = ['air-to-air', 'air-attack', 'surface'] as const;
export type CombatStep = (typeof combatSteps)[number];

export type BattleStep = {
  rule: '15';
  readonly steps: readonly CombatStep[];
  at: number;
};

/** 15.5.1-15.5.3 alone make a strike. */
export const battleStep = (steps: readonly CombatStep[] = combatSteps): BattleStep => ({ rule: '15', steps, at: 0 });

/** The numbers by which a battle remembers what has been fought (15.7). */
const ruleOf = (part: CombatStep): string =>
  part === 'air-to-air' ? '15.5.1' : part === 'air-attack' ? '15.5.3' : '15.5.4';

export const combat: Chapter<BattleStep> = {
  next(battle, step, out): Progress {
    if (step.at === 0 && out.on && cite('15.4'))
      out.say('15.4', 'battle', { turn: battle.turn, night: battle.night, clouds: battle.clouds });
    const last = step.at === 0 ? undefined : step.steps[step.at - 1];
    if (last !== undefined) battle.fought = withFought(battle.fought, ruleOf(last));
    while (step.at < step.steps.length && cite('15.5')) {
      const part = step.steps[step.at++];
      if (part === undefined) continue;
      // 15.7 One round of each in a turn.
      const again = battle.fought.includes(ruleOf(part)) && cite('15.7');
      const next = again ? undefined : begin(battle, part);
      if (next === undefined) continue;
      if (next !== 'nobody') {
        battle.agenda.push(next);
        return 'again';
      }
      battle.fought = withFought(battle.fought, ruleOf(part));
    }
    return 'done';
  },

  clone: ({ rule, steps, at }) => ({ rule, steps, at }),
  key: (step) => `${step.at}`,
};

/** There are three steps at most: these lists are written down, which is much faster than spreading. */
function withFought(fought: readonly string[], rule: string): readonly string[] {
  const first = fought[0];
  const second = fought[1];
  if (first === undefined) return [rule];
  if (second === undefined) return [first, rule];
  return fought.length === 2 ? [first, second, rule] : [...fought, rule];
}

/** 15.5.1 planes against planes; 15.5.2 guns against bombers; 15.5.3 bombers; 15.5.4 ships. Steps with nobody in them pass by. */
function begin({ air, ships, base }: Battle, part: CombatStep): Step | 'nobody' | undefined {
  switch (part) {
    case 'air-to-air':
      if (!cite('15.5.1')) return undefined;
      return isAnyFlying(air.allied) && isAnyFlying(air.japan) ? airToAirStep() : 'nobody';
    case 'air-attack':
      return antiAircraftStep(cite('15.5.2'), cite('15.5.3'));
    case 'surface':
      if (!cite('15.5.4')) return undefined;
      return base !== null || (anyAfloat(ships.allied) && anyAfloat(ships.japan)) ? surfaceStep() : 'nobody';
  }
}

/** A battle with a whole sequence of Combat Steps before it. */
export function beginBattle(battle: Battle, steps?: readonly CombatStep[]): void {
  battle.agenda.push(battleStep(steps));
}
