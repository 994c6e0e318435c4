/** The steps a battle's agenda can hold, each defined beside its chapter, and what a chapter does with one. */
import type { Answer, Ask, Need, Out } from '@ironbottom/umpire';
import type { Battle, Seen, Side } from '../state.js';
import type { LandingStep } from './14-landing.js';
import type { BattleStep } from './15-combat.js';
import type { AirToAirStep } from './16-air-to-air.js';
import type { AntiAircraftStep } from './17-anti-aircraft.js';
import type { AirAttackStep } from './18-air-attack.js';
import type { BaseGunsStep, BombardmentStep, SurfaceStep } from './19-surface.js';
import type { LosePlanesStep } from './21-damage.js';
import type { CriticalHitStep } from './optional-critical-hits.js';
import type { SubmarineStep } from './optional-submarines-combat.js';

/** Every step is tagged by the rule it plays (`rule: '16'`) and holds announced play only: both sides may see all of it. */
export type Step =
  | BattleStep
  | AirToAirStep
  | AntiAircraftStep
  | AirAttackStep
  | SurfaceStep
  | BombardmentStep
  | BaseGunsStep
  | LosePlanesStep
  | CriticalHitStep
  | SubmarineStep
  | LandingStep;

/** 'done': the step is finished and leaves the agenda. 'again': the agenda has changed, look at its last step. */
export type Progress = Need | 'done' | 'again';

export interface Chapter<S> {
  next(battle: Battle, step: S, out: Out): Progress;
  die?(battle: Battle, step: S, face: number, out: Out): void;
  ask?(seen: Seen, step: S): Ask;
  decide?(battle: Battle, step: S, answers: Partial<Record<Side, Answer>>, out: Out): void;
  /** A copy that may be changed by itself. */
  clone(step: S): S;
  /** All of the step that varies, short. */
  key(step: S): string;
}
