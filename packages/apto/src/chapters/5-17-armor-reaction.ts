/** 5.17 Armour reacts when the enemy leaves a hex that it controls. */
import { cite } from '../cite.js';
import { isMechanical, type LandUnit } from '../pieces.js';

/** Pieces that leave a hex, and those of them that stay. */
export type Leaving = {
  /** Land units staying behind; Coastwatchers, headquarters and Generals by themselves hold nobody off. */
  readonly staying: number;
  /** They go because they must (5.18), or in the Movement Phase. */
  readonly retreating: boolean;
  readonly movementPhase: boolean;
};

/** Whether leaving gives the enemy's armour an opening: the hex must be left altogether, of their own will, in an Offensive. */
export const givesOpening = ({ staying, retreating, movementPhase }: Leaving): boolean =>
  staying === 0 && !retreating && !movementPhase && cite('5.17');

/** Circled armour next to the hex with a Zone of Control in it, whatever its status. `controls`: it reaches into the hex. */
export const reactors = (near: readonly { unit: LandUnit; controls: boolean }[]): LandUnit[] =>
  near.flatMap(({ unit, controls }) =>
    isMechanical(unit) && unit.circled && !unit.small && controls && cite('5.17') ? [unit] : [],
  );
