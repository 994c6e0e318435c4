/** 23.8 Rally, 25.1 attrition of the isolated: the checks of broken and cut-off units. */
import { cite } from '../cite.js';
import { halved } from './23-5-troop-quality.js';

export type Rallying = {
  /** The broken unit that leads. */
  readonly quality: number;
  /** Broken units that try beside it. */
  readonly others: number;
  readonly unbroken: number;
  readonly fort: number;
  /** 23.8.2 Half a Command Point has been spent for each of them. */
  readonly supplied: boolean;
  /** 25.8 All that try are Gurkhas. */
  readonly gurkhas: boolean;
  /** 23.8 Chinese in China, not cut off. */
  readonly chineseAtHome: boolean;
};

/** What the lead unit checks against. */
export const rallyQuality = ({ quality, chineseAtHome }: Pick<Rallying, 'quality' | 'chineseAtHome'>): number =>
  chineseAtHome && cite('23.8') ? quality : halved(quality);

/** 23.8.1, 23.8.2, 25.8 On the die. */
export function rallyModifier({ others, unbroken, fort, supplied, gurkhas }: Rallying): number {
  const crowd = cite('23.8.1') ? others - unbroken - (fort > 0 ? 1 : 0) : 0;
  return crowd - (supplied && cite('23.8.2') ? 1 : 0) - (gurkhas && cite('25.8') ? 1 : 0);
}

/** 25.1, 25.1.1 A last step is spared more easily; the Arctic is harder. */
export function attritionModifier(unit: { broken: boolean; steps: number }, arctic: boolean): number {
  const last = unit.broken && unit.steps === 1 && cite('25.1') ? -1 : 0;
  return last + (arctic && cite('25.1.1') ? 1 : 0);
}

/** 23.9 Steps that a group loses which leaves a hex it shares with the enemy. */
export const withdrawalLoss = (anyBroken: boolean): number => (!cite('23.9') ? 0 : anyBroken ? 2 : 1);

/** 23.7 Twice the steps of the other side. */
export const mayBesiege = (own: number, enemy: number): boolean => enemy > 0 && own >= 2 * enemy && cite('23.7');
