/** R149, SC5.START Task forces that come onto the map in the course of the game. */
import type { Item, WalkAnswer } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { taskForceAt } from '../forces.js';
import { type GameLaw, type GameOwn, type GamePublic, type GameTable, ownOf } from '../game-kit.js';
import { type Hex, name, named } from '../map.js';
import type { Coming, TaskForce } from '../pieces.js';
import { type Side, sides } from '../state.js';
import { startsOf } from './4-starts.js';
import { weatherAt } from './6-weather.js';
import { shipsIn } from './12-ships.js';
import { movementOf } from './21-damage.js';

/** Those who come in this turn. */
export const dueNow = ({ coming }: GameOwn, { turn }: GamePublic): readonly Coming[] =>
  coming === undefined ? nobody : coming.filter((each) => each.turn === turn);

const nobody: readonly Coming[] = [];

/** 10.1 The hexes in which a task force may come in. */
export function entryItems(law: GameLaw, side: Side, { id }: Coming): Item[] {
  const group = startsOf(law, side).groups.find(({ slots, escorts }) => slots.includes(id) || escorts.includes(id));
  return (group?.hexes ?? []).map((hex): Item => ({ id: name(hex), text: name(hex), at: hex }));
}

const put = (own: GameOwn, id: string, change: Partial<Coming>): void => {
  own.coming = (own.coming ?? []).map((each) => (each.id === id ? { ...each, ...change } : each));
};

export function plotEntry(own: GameOwn, id: string, hex: string | undefined): void {
  put(own, id, { hex: named(hex ?? '') ?? null, path: [] });
}

/** Where it will be when it has come in: as if it were there, for whoever plots its way. */
export function afterEntry({ coming = [] }: GameOwn, id: string): TaskForce | undefined {
  const hex = coming.find((each) => each.id === id)?.hex ?? null;
  return hex === null ? undefined : taskForceAt(id, hex);
}

/** 12.2 Coming in costs a movement point; 6.6 who comes into a storm goes no further. */
export function hexesAfterEntry(pub: GamePublic, own: GameOwn, { id, hex }: TaskForce): number {
  if (weatherAt(pub, hex) === 'storm' && cite('6.6')) return 0;
  const speeds = shipsIn(own, id).map(movementOf);
  return speeds.length === 0 ? 0 : Math.floor(Math.min(...speeds)) - 1;
}

export function plotOn(table: GameTable, side: Side, id: string, { path }: WalkAnswer): void {
  const own = ownOf(table.state, side);
  const from = own.coming?.find((each) => each.id === id)?.hex ?? null;
  put(own, id, { path: [...path] });
  if (from !== null) table.say('10.1', 'plotted', { tf: id, from, path: [...path] }, [side]);
}

/** How many hexes the longest of their ways has, the one they come in by among them. */
export function longestEntry({ state }: GameTable): number {
  let steps = 0;
  for (const side of sides)
    for (const { hex, path } of dueNow(ownOf(state, side), state.public))
      if (hex !== null) steps = Math.max(steps, 1 + path.length);
  return steps;
}

/** With the first step of everybody else they are on the map; the others of their way follow. */
export function comeIn(table: GameTable, plotOf: (path: Hex[]) => TaskForce['plot']): void {
  const { state } = table;
  for (const side of sides) {
    const own = ownOf(state, side);
    const due = dueNow(own, state.public);
    if (due.length === 0) continue;
    for (const { id, hex, path } of due) {
      if (hex === null || shipsIn(own, id).length === 0) continue;
      own.tfs = [...own.tfs, { ...taskForceAt(id, hex), steps: 1, plot: plotOf([hex, ...path]) }];
      // Told, for news of the enemy may come before it.
      table.tell([side], 'SC5.START', 'entered', { tf: id, hex });
    }
    const later = (own.coming ?? []).filter((each) => !due.includes(each));
    if (later.length > 0) own.coming = later;
    else delete own.coming;
  }
}
