/** From the text of orders to orders that can be obeyed; what is wrong or doubtful is said with its line. */
import { type GameLaw, mapboard, type Side } from '@ironbottom/flat-top';
import { didYouMean, JsonFault, misfit, readJson, type Written } from '@ironbottom/umpire';
import { type Cond, type Order, ordersShape, type Sight, verbs } from './orders.js';

export type Read = { readonly orders: readonly Order[]; readonly warnings: readonly string[] };

export function readOrders(text: string, law: GameLaw, side: Side): Read | { errors: string[] } {
  let written: Written;
  try {
    written = readJson(text);
  } catch (fault) {
    if (fault instanceof JsonFault) return { errors: [fault.message] };
    throw fault;
  }
  const at = (field: string, why: string): string => `line ${written.lineOf(field)}, ${field}: ${why}`;
  const problem = misfit(ordersShape, written.value);
  if (problem !== undefined) return { errors: [at(problem.field, problem.why)] };
  const orders = written.value as readonly Order[];
  const errors: string[] = [];
  for (const [i, order] of orders.entries())
    check(order, `[${i}]`, law, side, (field, why) => errors.push(at(field, why)));
  for (const [i, { order }] of orders.entries())
    if (orders.findIndex((each) => each.order === order) < i)
      errors.push(at(`[${i}].order`, 'another order is called so'));
  if (errors.length > 0) return { errors };
  const warnings: string[] = [];
  warn(orders, law, (field, why) => warnings.push(at(field, why)));
  return { orders, warnings };
}

type Say = (field: string, why: string) => void;

function check(order: Order, field: string, law: GameLaw, side: Side, wrong: Say): void {
  const given = verbs.filter((verb) => Object.hasOwn(order, verb));
  if (given.length !== 1) wrong(field, `an order says one thing; there are ${verbs.join(', ')}`);
  if (/; | (?:[AT]F|SS) \d/.test(order.order))
    wrong(`${field}.order`, 'a name has no "; " and no number of a unit in it');
  const place = (at: string, name: string): void => {
    const places = placesOf(law, side);
    if (!places.includes(name)) wrong(at, `you have no ship or base ${name}${didYouMean(name, places)}`);
  };
  const hexes = (at: string, names: readonly string[]): void => {
    for (const [i, name] of names.entries())
      if (mapboard.named(name) === undefined) wrong(`${at}[${i}]`, `the map has no hex ${name}`);
  };
  const conds = (at: string, cond: Cond | undefined): void => {
    if (cond !== undefined) checkCond(cond, at, law, side, wrong);
  };
  conds(`${field}.if`, order.if);
  conds(`${field}.until`, order.until);
  if ('search' in order) {
    place(`${field}.search.from`, order.search.from);
    hexes(`${field}.search.path`, order.search.path);
    conds(`${field}.search.home`, order.search.home);
  }
  if ('strike' in order) place(`${field}.strike.from`, order.strike.from);
  if ('cap' in order) place(`${field}.cap.over`, order.cap.over);
  if ('ready' in order) place(`${field}.ready.at`, order.ready.at);
  if ('sail' in order) hexes(`${field}.sail.course`, order.sail.course);
  if ('patrol' in order) {
    hexes(`${field}.patrol.course`, order.patrol.course);
    const [, number = '0'] = /^SS (\d+)$/.exec(order.patrol.submarine) ?? [];
    const boats = law.scenario.forces[side].submarines ?? 0;
    if (Number(number) < 1 || Number(number) > boats)
      wrong(`${field}.patrol.submarine`, boats === 0 ? 'you have no submarines' : `you have SS 1 to SS ${boats}`);
  }
}

function checkCond(cond: Cond, field: string, law: GameLaw, side: Side, wrong: Say): void {
  for (const part of ['from', 'to'] as const) {
    const hour = cond[part];
    if (hour !== undefined && hourOf(hour) === undefined)
      wrong(`${field}.${part}`, `${hour} is no hour; they are "0100" to "2400"`);
  }
  for (const part of ['sighted', 'notSighted'] as const) {
    const of = cond[part]?.of;
    if (of === undefined || mapboard.named(of) !== undefined || placesOf(law, side).includes(of)) continue;
    wrong(`${field}.${part}.of`, `${of} is neither a hex nor a ship or base of yours`);
  }
  for (const [i, each] of (cond.any ?? []).entries()) checkCond(each, `${field}.any[${i}]`, law, side, wrong);
  if (cond.not !== undefined) checkCond(cond.not, `${field}.not`, law, side, wrong);
}

export function hourOf(text: string): number | undefined {
  const hour = /^(\d\d)00$/.exec(text)?.[1];
  return hour !== undefined && Number(hour) >= 1 && Number(hour) <= 24 ? Number(hour) : undefined;
}

/** Ships with names, and bases. */
function placesOf({ scenario }: GameLaw, side: Side): string[] {
  const { ships, bases } = scenario.forces[side];
  return [...ships.filter((line) => !/^\d/.test(line)), ...bases];
}

/** What can be obeyed, but hardly as it was meant. */
function warn(orders: readonly Order[], law: GameLaw, doubt: Say): void {
  for (const [i, order] of orders.entries()) {
    if (!('search' in order)) continue;
    const { plane, path } = order.search;
    const { movement, range } = law.charts.planes.values[plane];
    let hexes = 0;
    const [first, ...rest] = path.map((hex) => mapboard.named(hex) ?? 0);
    let at = first ?? 0;
    for (const hex of rest) {
      hexes += mapboard.distance(at, hex);
      at = hex;
    }
    if (hexes > movement * (range - 1))
      doubt(
        `[${i}].search.path`,
        `${hexes} hexes from its first to its last: ${plane} flies ${movement * range} and must come home`,
      );
  }
}

export type { Sight };
