/** 10 Orders for task forces: a course from hex to hex. */
import { mapboard } from '@ironbottom/flat-top';
import type { Answer, RowAnswer, Sheet, Walk } from '@ironbottom/umpire';
import { told } from '../bridge.js';
import { route } from '../routes.js';
import { orders as rowsAtSea } from '../sailing.js';
import { deed } from './bound.js';
import type { Order } from './orders.js';
import { type Spoken, speaks, type Watch } from './watch.js';

type Sail = Order & {
  readonly sail: { readonly tf: string; readonly course: readonly string[]; readonly speed?: number };
};

function courseOf(watch: Watch, tf: string): Sail | undefined {
  const here = watch.bridge.own.tfs.find(({ id }) => id === tf)?.hex;
  return watch.orders.find(
    (order): order is Sail => 'sail' in order && order.sail.tf === tf && speaks(watch, order, here),
  );
}

/** 10.1 Nothing but into the wind where planes need it, and transports that unload: the course is asked next. */
export function atSea(watch: Watch, sheet: Sheet): Spoken<RowAnswer[]> {
  const left = sheet.rows.some(({ prompt }) => courseOf(watch, prompt.slice(0, prompt.indexOf(':'))) === undefined);
  const by = watch.orders.filter((order) => 'sail' in order).map(({ order }) => order);
  return { answer: rowsAtSea(sheet), by, notes: [], left };
}

export function course(watch: Watch, ask: Walk): Spoken<Answer> | undefined {
  const tf = String(told(watch.bridge.view, 'tf'));
  const order = courseOf(watch, tf);
  if (order === undefined) return undefined;
  const { course: hexes, speed = 3 } = order.sail;
  const budget = Math.min(ask.budget, speed);
  let next = watch.deeds.findLast((each) => each.order === order.order && each.unit === tf)?.to ?? 0;
  const path: number[] = [];
  let at = ask.from;
  for (; next < hexes.length; next++) {
    const goal = mapboard.named(hexes[next] ?? '') ?? at;
    if (at !== goal) path.push(...route(watch.bridge, ask.unit, at, goal, budget - path.length));
    at = path.at(-1) ?? at;
    if (at !== goal) break;
  }
  const note = path.length === 0 ? 'stays' : `sails to ${mapboard.name(at)}`;
  return {
    answer: { path, halt: [] },
    by: [deed(order.order, tf, next)],
    notes: [`${order.order}: ${tf} ${note}`],
    left: false,
  };
}
