/** What recruit looks at while it answers one question: its view, the law, the map's ways and what it remembers. */
import {
  enemyOf,
  type Field,
  fieldsOf,
  type GameLaw,
  type GameOwn,
  type GameView,
  type Side,
} from '@ironbottom/flat-top';
import type { Ways } from '@ironbottom/umpire';
import type { Memory } from './memory.js';

export type Bridge = {
  readonly view: GameView;
  readonly law: GameLaw;
  readonly side: Side;
  readonly enemy: Side;
  readonly own: GameOwn;
  readonly turn: number;
  /** Own ships and bases that planes fly from. */
  readonly fields: readonly Field[];
  readonly ways: Ways<GameView> | undefined;
  readonly memory: Memory;
};

export function onTheBridge(
  view: GameView,
  law: GameLaw,
  side: Side,
  ways: Ways<GameView> | undefined,
  memory: Memory,
): Bridge {
  const { own, public: pub } = view;
  return {
    view,
    law,
    side,
    enemy: enemyOf(side),
    own,
    turn: pub.turn,
    fields: fieldsOf(own, law, side),
    ways,
    memory,
  };
}

/** What a question says it is about, field by field. */
export function told(view: GameView, what: string): unknown {
  const about = view.owes?.about;
  return about !== null && typeof about === 'object' && !Array.isArray(about) ? about[what] : undefined;
}

export const lastTurn = ({ law }: Bridge): number => law.scenario.turns - 1;
