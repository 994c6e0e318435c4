/** Submarines: a patrol from hex to hex, and when they go deep. */
import { mapboard } from '@ironbottom/flat-top';
import { type Answer, leastAnswer, type Pick, type RowAnswer, type Sheet } from '@ironbottom/umpire';
import { isOpen, picked } from '../answers.js';
import { deed } from './bound.js';
import type { Order } from './orders.js';
import { type Spoken, speaks, type Watch } from './watch.js';

type Patrol = Order & { readonly patrol: { readonly submarine: string; readonly course: readonly string[] } };

/** So many move in a turn, the first orders first. */
const mostMoving = 6;

/** OPT-SUB.2 From hex to hex of her course, and from the last to the first again. */
export function patrols(watch: Watch, sheet: Sheet): Spoken<RowAnswer[]> {
  const answer = sheet.rows.map((row): RowAnswer => leastAnswer(row) ?? []);
  const said: Spoken<RowAnswer[]> = { answer, by: [], notes: [], left: false };
  let moved = 0;
  for (const [row, ask] of sheet.rows.entries()) {
    const boat = watch.bridge.own.submarines?.find(({ id }) => ask.prompt.startsWith(`${id} `));
    const order = boat && watch.orders.find((each) => isPatrolOf(each, boat.id) && speaks(watch, each, boat.hex));
    if (ask.ask !== 'pick' || boat === undefined || order === undefined || !('patrol' in order)) {
      said.left = true;
      continue;
    }
    const { course } = order.patrol;
    let next = watch.deeds.findLast((each) => each.order === order.order && each.unit === boat.id)?.to ?? 0;
    if (mapboard.named(course[next] ?? '') === boat.hex) next = (next + 1) % course.length;
    const goal = mapboard.named(course[next] ?? '') ?? boat.hex;
    const far = (hex: number | undefined): number => mapboard.distance(hex ?? boat.hex, goal);
    const way = ask.of.find((item) => isOpen(item) && far(item.at) < far(boat.hex));
    said.by.push(deed(order.order, boat.id, next));
    if (way === undefined || moved >= mostMoving) continue;
    moved += 1;
    answer[row] = [way.id];
    said.notes.push(`${order.order}: ${boat.id} goes to ${way.text}`);
  }
  return said;
}

const isPatrolOf = (order: Order, id: string): order is Patrol => 'patrol' in order && order.patrol.submarine === id;

/** OPT-SUB.7 Deep always, never, or wherever there are planes and no ships. */
export function dives(watch: Watch, ask: Pick): Spoken<Answer> | undefined {
  const { view, own } = watch.bridge;
  const order = watch.orders.find((each) => 'dive' in each && speaks(watch, each));
  if (order === undefined || !('dive' in order)) return undefined;
  const ships = (hex: number): boolean => view.knows.marks.some((mark) => mark.kind === 'TF' && mark.hex === hex);
  const answer = picked(ask, ({ id }) => {
    const boat = own.submarines?.find((each) => each.id === id);
    if (boat === undefined || order.dive === 'never') return false;
    return order.dive === 'always' || !ships(boat.hex);
  });
  return {
    answer,
    by: [order.order],
    notes: [`${order.order}: ${answer.join(', ') || 'nobody'} goes deep`],
    left: false,
  };
}
