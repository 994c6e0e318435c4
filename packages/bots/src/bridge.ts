/** What an officer looks at while he answers one question: his view, the law, the map's ways, what he remembers, how he fights. */
import {
  enemyOf,
  type Field,
  fieldsOf,
  type GameLaw,
  type GameOwn,
  type GameView,
  type Side,
} from '@ironbottom/flat-top';
import type { Below, Ways } from '@ironbottom/umpire';
import type { Doctrine } from './doctrine.js';
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
  readonly doctrine: Doctrine;
  /** His own chance. */
  readonly below: Below;
};

export function onTheBridge(
  view: GameView,
  law: GameLaw,
  side: Side,
  ways: Ways<GameView> | undefined,
  memory: Memory,
  doctrine: Doctrine,
  below: Below,
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
    doctrine,
    below,
  };
}

/** What a question says it is about, field by field. */
export function told(view: GameView, what: string): unknown {
  const about = view.owes?.about;
  return about !== null && typeof about === 'object' && !Array.isArray(about) ? about[what] : undefined;
}

export const lastTurn = ({ law }: Bridge): number => law.scenario.turns - 1;

/** The hour so many turns from now. */
export const hourIn = ({ view }: Bridge, turns: number): number => (view.public.hour + turns) % 24;

/** Something he means to do: told after the game, or to whoever asks for a hint. Of one subject only what has changed. */
export function intend({ memory, turn }: Bridge, text: string, at?: number, subject = text): void {
  const { intents, meant } = memory;
  const now = `${subject === text ? turn : ''}${text}${at ?? ''}`;
  if (meant.get(subject) === now) return;
  meant.set(subject, now);
  intents.push(at === undefined ? { turn, text } : { turn, text, at });
}
