/** What can be fired at, and the question who fires at what. */
import type { Ask, Row, Share, SplitAnswer } from '@ironbottom/umpire';
import { cargoLeft, type Force, soundShips, taskForce } from '../battle.js';
import { isCarrier, unitOf } from '../units.js';

export type Target = { readonly id: string; readonly text: string };

const named = (id: string): Target => {
  const { name, type, defence } = unitOf(id);
  return { id, text: name.includes(type) ? `${name} (Defence ${defence})` : `${type} ${name} (Defence ${defence})` };
};

/** The most valuable first, so that whoever has no wish of his own takes the first. */
const worth = ({ id }: Target): number => {
  const { points, planes, defence } = unitOf(id);
  return points * 100 + planes * 20 + defence;
};
const byWorth = (ids: readonly { id: string }[]): Target[] =>
  ids.map(({ id }) => named(id)).sort((a, b) => worth(b) - worth(a));

const cargoTargets = (force: Force): Target[] =>
  cargoLeft(force).map(({ id, kind, strength }) => ({
    id,
    text: `${kind} unit in the Task Force (strength ${strength})`,
  }));

/** The Task Force and what it carries. */
export const atSea = (force: Force): Target[] => [...byWorth(taskForce(force)), ...cargoTargets(force)];
/** Every ship, at sea and at anchor, and what is carried. */
export const afloat = (force: Force): Target[] => [...byWorth(soundShips(force)), ...cargoTargets(force)];

/** R6 Carriers keep behind the other ships while there are any. */
export function inTheLine(force: Force, screened: boolean): Target[] {
  const all = soundShips(force);
  const line = all.filter(({ id }) => !isCarrier(unitOf(id)));
  return byWorth(screened && line.length > 0 ? line : all);
}

export const only = (targets: readonly Target[]): Target | undefined => (targets.length === 1 ? targets[0] : undefined);

export type Firers = { readonly name: string; readonly total: number; readonly targets: readonly Target[] };

/** One row for each kind of firer; a single kind is asked without a sheet. */
export function allotment(rule: string, prompt: string, firers: readonly Firers[]): Ask {
  const rows = firers.map(({ name, total, targets }): Row => {
    const over: Share[] = targets.map(({ id, text }) => ({ id, text, cap: total }));
    return { ask: 'split', rule, prompt: firers.length === 1 ? prompt : `${name}: ${total}`, total, over, all: true };
  });
  const [first] = rows;
  if (rows.length === 1 && first !== undefined) return first;
  return { ask: 'sheet', rule, prompt, rows, limits: [] };
}

/** The answer to an allotment, row by row. */
export const allotted = (answer: unknown): SplitAnswer[] =>
  Array.isArray(answer) ? (answer as SplitAnswer[]) : [answer as SplitAnswer];
