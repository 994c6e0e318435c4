/** Submarines 5: they shadow within their own movement, and are shadowed by planes at low altitude. */
import type { Answer, Item, Pick, Way } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type GameLaw, type GameOwn, type GameTable, type GameView, ownOf } from '../game-kit.js';
import { type Hex, name, neighbours } from '../map.js';
import type { Flight, Submarine } from '../pieces.js';
import type { Side } from '../state.js';
import { conditionBy } from './7-sight.js';
import {
  changeSubmarines,
  closedTo,
  hasRoom,
  isDeep,
  mayMove,
  mostMoving,
  movedAlready,
  submarinesOf,
} from './optional-submarines.js';

/** OPT-SUB.5 Only from periscope depth, and as many as may still move this turn. */
export const submarineShadowers = (own: GameOwn, turn: number): Submarine[] =>
  submarinesOf(own).filter((each) => mayMove(each, turn) && !isDeep(each, turn) && cite('OPT-SUB.5'));

/** OPT-SUB.5 Submarines on the map that this formation can follow: it has planes at low altitude, and sees well enough (11.2). */
export function preyOf(view: GameView, law: GameLaw, side: Side, flight: Flight): Item[] {
  if (!flight.lots.some(({ altitude }) => altitude === 'low')) return [];
  return (view.knows.submarines ?? []).flatMap(({ hex, count }): Item[] => {
    if (conditionBy(view, law, side, flight, hex, 'TF') < 2 || !cite('OPT-SUB.5')) return [];
    return Array.from({ length: count }, (_, i) => ({
      id: `${hex}/s${i + 1}`,
      text: `submarine ${i + 1} of ${count} in ${name(hex)}`,
      at: hex,
    }));
  });
}

export const preyIn = (own: GameOwn, hex: Hex, nth: number): string =>
  submarinesOf(own).filter((each) => each.onMap && !each.sunk && each.hex === hex)[nth - 1]?.id ?? '';

/** OPT-SUB.5 Where a shadowed submarine goes is decided before her shadower follows: she has no plot (R410). */
export function preyAsk({ own, public: pub }: GameView, law: GameLaw, id: string): Pick {
  const prey = submarinesOf(own).find((each) => each.id === id);
  const from = prey?.hex ?? 0;
  const free = prey !== undefined && mayMove(prey, pub.turn) && movedAlready(own) < mostMoving;
  const of = neighbours(from).flatMap((to): Item[] => {
    if (!free) return [];
    const item: Item = { id: name(to), text: name(to), at: to };
    const why = closedTo(law, from, to) ?? (hasRoom(own, to) ? undefined : 'has six of your submarines');
    return [why === undefined ? item : { ...item, not: { rule: 'OPT-SUB.4', why: `${item.text} ${why}` } }];
  });
  const prompt = `${id} in ${name(from)} is shadowed: where does she go? She moves now, in sight of the enemy.`;
  return { ask: 'pick', rule: 'OPT-SUB.5', prompt, of, min: 0, max: Math.min(1, of.length), none: 'she stays' };
}

export function movePrey(table: GameTable, { side, id }: { side: Side; id: string }, answer: Answer | undefined): void {
  const picked = Array.isArray(answer) ? answer[0] : undefined;
  const own = ownOf(table.state, side);
  const from = submarinesOf(own).find((each) => each.id === id)?.hex ?? 0;
  const to = neighbours(from).find((hex) => name(hex) === picked) ?? from;
  moveTo(own, id, to);
  moved(own, id);
}

/** She is in the next hex. */
export const moveTo = (own: GameOwn, id: string, hex: Hex): void =>
  changeSubmarines(own, (each) => (each.id === id ? { ...each, hex } : each));

/** 11.7 No second move this turn; who has lost her target observes nothing either. */
export const moved = (own: GameOwn, id: string, blind = false): void =>
  changeSubmarines(own, (each) => (each.id === id ? { ...each, moved: true, blind } : each));

/** R410 Who shadows is seen to: her counter goes on the map. */
export const show = (own: GameOwn, id: string): void =>
  changeSubmarines(own, (each) => (each.id === id ? { ...each, onMap: true } : each));

export const submarineWays = (own: GameOwn, law: GameLaw, at: Hex): Way[] =>
  neighbours(at).map((to): Way => {
    const why = closedTo(law, at, to) ?? (hasRoom(own, to) ? undefined : 'has six of your submarines');
    return why === undefined ? { to, cost: 1 } : { to, cost: 1, not: { rule: 'OPT-SUB.4', why: `${name(to)} ${why}` } };
  });
