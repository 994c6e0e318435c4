/** SC3.2 Whose bases are whose: as the scenario says, until one is taken. */
import type { GameLaw, GamePublic } from './game-kit.js';
import type { Side } from './state.js';

type Clock = Pick<GamePublic, 'turn' | 'fallen'>;

/** The base that has changed hands by now. */
export function fallenBase({ turn, fallen }: Clock): GamePublic['fallen'] {
  return fallen !== undefined && turn >= fallen.turn ? fallen : undefined;
}

/** The names of a side's bases. */
export function basesOf({ scenario }: Pick<GameLaw, 'scenario'>, pub: Clock, side: Side): readonly string[] {
  const names = scenario.forces[side].bases;
  const fallen = fallenBase(pub);
  if (fallen === undefined) return names;
  return fallen.to === side ? [...names, fallen.base] : names.filter((name) => name !== fallen.base);
}

/** Those of them on the board. */
export const basesOnBoard = (law: GameLaw, pub: Clock, side: Side): readonly string[] =>
  basesOf(law, pub, side).filter((name) => law.charts.bases.values[name]?.offBoard === false);
