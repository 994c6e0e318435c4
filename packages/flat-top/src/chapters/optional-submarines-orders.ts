/** Submarines 2, 6 and 7: the sealed moves after the task forces have sailed, who goes deep, and the battles that follow. */
import type { Answer, Ask, FrameKind, Item, Limit, Pick, Row, Sheet } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type FlatTopGame, type GameLaw, type GameTable, type GameView, ownOf } from '../game-kit.js';
import { type Hex, name, neighbours } from '../map.js';
import type { Submarine } from '../pieces.js';
import { enemyOf, only, type Side, sides } from '../state.js';
import { weatherAt } from './6-weather.js';
import { observe } from './7-observation.js';
import { isFlying } from './7-sight.js';
import { beginBattle } from './15-battles.js';
import {
  afloat,
  changeSubmarines,
  closedTo,
  isDeep,
  mayMove,
  mostInHex,
  mostMoving,
  movedAlready,
  submarinesOf,
} from './optional-submarines.js';

/** `fights`: those still to be fought, each of one side's submarines in one hex. */
export type SubmarinesFrame = {
  kind: 'submarines';
  rule: 'OPT-SUB.2' | 'OPT-SUB.7';
  stage: 'move' | 'dive' | 'fight';
  asked: boolean;
  fights: { hex: Hex; side: Side }[];
};

/** OPT-SUB.2 At the end of the Task Force Movement Phase. */
export function moveSubmarines(table: GameTable): void {
  if (!cite('OPT-SUB.2')) return;
  table.push({ kind: 'submarines', rule: 'OPT-SUB.2', stage: 'move', asked: false, fights: [] });
}

/** OPT-SUB.7, R405 The step after all others of the Combat Phase, for all hexes: under the frame of the other battles. */
export function fightSubmarines(table: GameTable): void {
  if (!cite('OPT-SUB.7')) return;
  table.push({ kind: 'submarines', rule: 'OPT-SUB.7', stage: 'dive', asked: false, fights: [] });
}

export const submarines: FrameKind<FlatTopGame, SubmarinesFrame> = {
  run(table, frame) {
    if (!frame.asked && frame.stage !== 'fight') {
      frame.asked = true;
      // Whoever has submarines left is asked every turn, whether they have anything to do or not.
      const asked = sides.filter((side) => afloat(table.state.public, side) > 0);
      if (asked.length === 0) {
        table.pop();
        return;
      }
      // Told, for it tells that nothing more came of what went before.
      table.tell('all', frame.rule, frame.stage === 'move' ? 'submarines-move' : 'submarines-orders', {});
      table.owe(asked, frame.stage);
      return;
    }
    const fight = frame.stage === 'fight' ? frame.fights.shift() : undefined;
    if (fight === undefined) table.pop();
    else begin(table, fight.side, fight.hex);
  },

  ask: (view, law): Ask => (view.owes?.about === 'dive' ? diveAsk(view) : moveAsk(view, law)),

  take(table, frame, answers) {
    if (frame.stage === 'move') {
      for (const side of sides) move(table, side, answers[side]);
      observe(table, sides);
      return;
    }
    for (const side of sides) dive(table, side, answers[side]);
    observe(table, sides);
    frame.stage = 'fight';
    frame.fights = fightsOf(table);
  },
};

// 2

const movers = ({ own, public: pub }: GameView): Submarine[] =>
  submarinesOf(own).filter((submarine) => mayMove(submarine, pub.turn));

/** OPT-SUB.2 A row for each submarine that may move: stay, or a hex next door. */
function moveAsk(view: GameView, law: GameLaw): Sheet {
  const rows: Row[] = [];
  const into = new Map<Hex, { row: number; id: string }[]>();
  const all = movers(view);
  for (const [row, { id, hex }] of all.entries()) {
    const of = neighbours(hex).map((to): Item => {
      const why = closedTo(law, hex, to);
      const item: Item = { id: name(to), text: name(to), at: to };
      if (why === undefined) into.set(to, [...(into.get(to) ?? []), { row, id: item.id }]);
      return why === undefined ? item : { ...item, not: { rule: 'OPT-SUB.4', why: `${item.text} ${why}` } };
    });
    rows.push({ ask: 'pick', rule: 'OPT-SUB.2', prompt: `${id} in ${name(hex)} moves to`, of, min: 0, max: 1 });
  }
  const limits: Limit[] = [];
  const most = mostMoving - movedAlready(view.own);
  if (all.length > most && cite('OPT-SUB.2')) {
    const why = `at most ${mostMoving} submarines move in one turn`;
    limits.push({ rule: 'OPT-SUB.2', why, most, of: all.map((_, row) => ({ row })) });
  }
  for (const [hex, of] of into) {
    const there = submarinesOf(view.own).filter((each) => !each.sunk && each.hex === hex);
    if (there.length + of.length <= mostInHex || !cite('OPT-SUB.4')) continue;
    // Those that leave make room.
    const leaving = all.flatMap((each, row) => (each.hex === hex ? [{ row, each: -1 }] : []));
    const why = `at most ${mostInHex} submarines of a side are in one hex`;
    limits.push({ rule: 'OPT-SUB.4', why, most: mostInHex - there.length, of: [...of, ...leaving] });
  }
  const prompt =
    rows.length === 0
      ? 'None of your submarines can move this turn: go on.'
      : `Where do your submarines go? At most ${most} move, one hex each.`;
  return { ask: 'sheet', rule: 'OPT-SUB.2', prompt, rows, limits };
}

function move(table: GameTable, side: Side, answer: Answer | undefined): void {
  const own = ownOf(table.state, side);
  const { turn } = table.state.public;
  const rows = Array.isArray(answer) ? answer : [];
  let row = 0;
  changeSubmarines(own, (submarine) => {
    if (!mayMove(submarine, turn)) return submarine;
    const picked = rows[row++];
    const to = neighbours(submarine.hex).find((hex) => Array.isArray(picked) && picked[0] === name(hex));
    if (to === undefined) return submarine;
    table.say('OPT-SUB.2', 'submarine-moved', { id: submarine.id, from: submarine.hex, to }, only(side));
    return { ...submarine, hex: to };
  });
}

// 6, 7

/** R187 Which of them are beside enemies, as their owner knows: at periscope depth they see everybody in their hex. */
function besideEnemies({ own, knows }: GameView): Submarine[] {
  return submarinesOf(own).filter(({ hex, sunk }) => !sunk && knows.marks.some((mark) => mark.hex === hex));
}

function diveAsk(view: GameView): Pick {
  const { turn } = view.public;
  const of = besideEnemies(view).map((submarine): Item => {
    const { id, hex } = submarine;
    const text = isDeep(submarine, turn) ? `${id} in ${name(hex)} stays deep` : `${id} in ${name(hex)} goes deep`;
    return { id, text, at: hex };
  });
  const prompt =
    of.length === 0
      ? 'None of your submarines is beside the enemy: go on.'
      : 'Which submarines go deep? The others show themselves and fight; deep ones neither see nor fight until the next turn is over.';
  return { ask: 'pick', rule: 'OPT-SUB.7', prompt, of, min: 0, max: of.length, none: 'none goes deep: they fight' };
}

/** OPT-SUB.6 Announced only where her counter stands on the mapboard (R187). */
function dive(table: GameTable, side: Side, answer: Answer | undefined): void {
  const ids = Array.isArray(answer) ? (answer as string[]) : [];
  const { turn } = table.state.public;
  changeSubmarines(ownOf(table.state, side), (submarine) => {
    if (!ids.includes(submarine.id) || submarine.sunk || !cite('OPT-SUB.6')) return submarine;
    const { id, hex, onMap } = submarine;
    // Told, for the enemy's may have been heard to dive before.
    table.tell(only(side), 'OPT-SUB.6', 'submarine-deep', { id, hex });
    if (onMap) table.tell(only(enemyOf(side)), 'OPT-SUB.7', 'submarine-dived', { side, hex });
    return { ...submarine, deep: turn + 1, onMap: false };
  });
}

/** OPT-SUB.7 Where submarines at periscope depth are in a hex with enemy ships or planes, and no storm keeps them apart (6.9). */
function fightsOf(table: GameTable): { hex: Hex; side: Side }[] {
  const { state } = table;
  const { turn } = state.public;
  const fights: { hex: Hex; side: Side }[] = [];
  for (const side of sides) {
    const { tfs, flights } = ownOf(state, enemyOf(side));
    const enemyIn = (hex: Hex): boolean =>
      tfs.some((tf) => tf.onMap && tf.hex === hex) ||
      flights.some((flight) => flight.onMap && flight.hex === hex && isFlying(flight));
    for (const submarine of submarinesOf(ownOf(state, side))) {
      const { hex, sunk } = submarine;
      if (sunk || isDeep(submarine, turn) || fights.some((each) => each.side === side && each.hex === hex)) continue;
      if (enemyIn(hex) && !(weatherAt(state.public, hex) === 'storm' && cite('6.9'))) fights.push({ hex, side });
    }
  }
  return fights.sort((a, b) => a.hex - b.hex);
}

/** They announce that they have not gone deep: their counters stand on the mapboard, and they do not move next turn. */
function begin(table: GameTable, side: Side, hex: Hex): void {
  const { turn } = table.state.public;
  let count = 0;
  changeSubmarines(ownOf(table.state, side), (submarine) => {
    if (submarine.hex !== hex || submarine.sunk || isDeep(submarine, turn)) return submarine;
    count += 1;
    return { ...submarine, onMap: true, fought: turn };
  });
  table.tell('all', 'OPT-SUB.7', 'submarine-combat', { side, hex, count });
  observe(table);
  beginBattle(table, hex, { why: 'submarines', side });
}

/** Those that had better dive: where there are planes, and no ships to attack. */
export function hadBetterDive(view: GameView): string[] {
  const { knows, public: pub } = view;
  return besideEnemies(view)
    .filter((each) => !isDeep(each, pub.turn))
    .filter(({ hex }) => !knows.marks.some((mark) => mark.kind === 'TF' && mark.hex === hex))
    .map(({ id }) => id);
}

/** What this answer would throw away: a hidden submarine that shows herself to planes alone. */
export function diveWarnings(view: GameView, answer: Answer): { rule: string; text: string }[] {
  if (view.owes?.about !== 'dive' || !Array.isArray(answer)) return [];
  const dives = answer as string[];
  return hadBetterDive(view)
    .filter((id) => !dives.includes(id))
    .map((id) => ({
      rule: 'OPT-SUB.7',
      text: `${id} would show herself to planes and be bombed, with no ship there to attack.`,
    }));
}
