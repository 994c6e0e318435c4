/** 8 Orders for decks and fields: queues of planes to be made ready, and what takes off. */
import type { Parked } from '@ironbottom/flat-top';
import type { RowAnswer, Sheet } from '@ironbottom/umpire';
import { type Entry, entriesOf } from '../air-operations.js';
import { type Filling, filling, isOpen } from '../answers.js';
import { factorsOf, turnsLeft } from '../planes.js';
import { deed } from './bound.js';
import type { Order, Squad } from './orders.js';
import { flightsOf, type Spoken, speaks, type Watch } from './watch.js';

// 8.6 From box to box

export function boxes(watch: Watch, sheet: Sheet): Spoken<RowAnswer[]> {
  const { bridge, orders } = watch;
  const said: Spoken<RowAnswer[]> = { answer: [], by: [], notes: [], left: false };
  const fill = filling(sheet);
  const entries = entriesOf(bridge);
  const covered = new Set<string>();
  for (const order of orders) {
    const wanted = queueOf(order);
    if (wanted === undefined) continue;
    const { at, planes } = wanted;
    covered.add(at);
    const moved = speaks(watch, order) ? queue(fill, entries, at, planes) : [];
    if (moved.length === 0) continue;
    said.by.push(order.order);
    said.notes.push(`${order.order}: ${moved.join(', ')} at ${at}`);
  }
  said.left = entries.some(({ field }) => !covered.has(field.name));
  reports(watch, sheet, fill, said);
  said.answer = fill.rows;
  return said;
}

/** Who keeps a patrol overhead keeps its relief ready below. */
function queueOf(order: Order): { at: string; planes: readonly Squad[] } | undefined {
  if ('ready' in order) return order.ready;
  if (!('cap' in order)) return undefined;
  const { over, plane, factors } = order.cap;
  return { at: over, planes: [{ plane, factors }] };
}

/**
 * What is wanted Ready comes out of Readying; what is wanted there comes from those who have landed, then from those who stand
 * Ready with other arms. The first line first.
 */
function queue({ give }: Filling, entries: readonly Entry[], at: string, planes: readonly Squad[]): string[] {
  const moved: string[] = [];
  for (const { plane, arms = 'none', factors } of planes) {
    const here = (box: Entry['box']) =>
      entries.flatMap((entry, row) =>
        entry.field.name === at && entry.box === box && entry.parked.plane === plane ? [{ ...entry.parked, row }] : [],
      );
    let wanted = factors - factorsOf(here('ready').filter((parked) => parked.arms === arms));
    const move = (from: readonly (Parked & { row: number })[], to: string, told: string): void => {
      for (const { row, factors: there, dispersed } of from) {
        if (wanted <= 0) return;
        const given = give(row, dispersed ? 'undisperse' : to, Math.min(wanted, there));
        wanted -= given;
        if (given > 0) moved.push(`${given} ${plane} ${dispersed ? 'come together' : told}`);
      }
    };
    move(here('readying'), `ready ${arms}`, arms === 'none' ? 'to Ready' : `to Ready with ${arms}`);
    // Those still in Readying count: a readying factor may have been lacking.
    wanted -= Math.max(0, factorsOf(here('readying')) - Math.max(0, factors - wanted));
    move(here('justLanded'), 'readying', 'to Readying');
    const others = here('ready').filter((parked) => parked.arms !== arms);
    if (arms !== 'none') move(others, 'readying', 'to Readying, to be armed anew');
  }
  return moved;
}

/** 7.12.2 What is told is the truth unless an order says otherwise. */
function reports(watch: Watch, sheet: Sheet, { rows }: Filling, said: Spoken<unknown>): void {
  const order = watch.orders.find((each) => 'report' in each && speaks(watch, each));
  const told = order !== undefined && 'report' in order ? order.report : {};
  if (order !== undefined) said.by.push(order.order);
  for (const [i, row] of sheet.rows.entries()) {
    if (row.ask === 'say') {
      const wanted = (row.prompt.includes('ships') ? told.ships : told.planes) ?? 100;
      rows[i] = Math.min(row.to, Math.max(row.from, wanted));
    }
    if (row.ask === 'pick' && told.oneAsTwo === true)
      rows[i] = row.of
        .filter(isOpen)
        .slice(0, row.max)
        .map(({ id }) => id);
  }
}

// 8.5 Formations

type Ready = { readonly row: number; readonly parked: Parked };

export function takeOffs(watch: Watch, sheet: Sheet): Spoken<RowAnswer[]> {
  const said: Spoken<RowAnswer[]> = { answer: [], by: [], notes: [], left: false };
  const fill = filling(sheet);
  let row = 0;
  for (const field of watch.bridge.fields) {
    const ready = field.grounded.ready.map((parked): Ready => ({ row: row++, parked }));
    const numbers = numbersIn(sheet, ready);
    const orders = watch.orders.filter((order) => launchesFrom(order) === field.name);
    if (ready.length > 0 && orders.length === 0) said.left = true;
    for (const order of orders) {
      const [af] = numbers;
      const wanted = speaks(watch, order, field.hex ?? undefined) ? wantedBy(watch, order) : [];
      if (af === undefined || wanted.length === 0) continue;
      const sent = form(fill, ready, af, wanted, 'cap' in order);
      if (sent.length === 0) continue;
      numbers.shift();
      said.by.push(deed(order.order, af));
      said.notes.push(`${order.order}: ${sent.join(', ')} take off from ${field.name} as ${af}`);
    }
  }
  said.answer = fill.rows;
  return said;
}

function numbersIn({ rows }: Sheet, ready: readonly Ready[]): string[] {
  for (const { row } of ready) {
    const split = rows[row];
    const open = split?.ask === 'split' ? split.over.filter(isOpen).map(({ id }) => id) : [];
    if (open.length > 0) return open;
  }
  return [];
}

function launchesFrom(order: Order): string | undefined {
  if ('cap' in order) return order.cap.over;
  if ('search' in order) return order.search.from;
  return 'strike' in order ? order.strike.from : undefined;
}

/** What an order wants in the air now; nothing while its planes are out, or were and it says nothing of again. */
function wantedBy(watch: Watch, order: Order): readonly Squad[] {
  const out = flightsOf(watch, order);
  if ('cap' in order) {
    const { plane, factors } = order.cap;
    // Those who must come down next turn are relieved in time.
    const stay = out.filter((flight) => turnsLeft(watch.bridge, flight) > relief);
    const missing = factors - factorsOf(stay.flatMap(({ lots }) => lots));
    return missing > 0 ? [{ plane, factors: missing }] : [];
  }
  const done = watch.deeds.some((each) => each.order === order.order);
  if (out.length > 0 || (done && order.again !== true)) return [];
  if ('search' in order) return [{ plane: order.search.plane, factors: order.search.factors ?? 1 }];
  return 'strike' in order ? order.strike.planes : [];
}

/** 15.6.1 A range factor may be burned in combat. */
export const relief = 2;

/** All of them, or nobody; a patrol takes whoever is there. */
function form(
  { give, rows }: Filling,
  ready: readonly Ready[],
  af: string,
  squads: readonly Squad[],
  some: boolean,
): string[] {
  const fits = ({ parked }: Ready, { plane, arms = 'none' }: Squad): boolean =>
    parked.plane === plane && parked.arms === arms;
  const enough = (squad: Squad): boolean =>
    factorsOf(ready.filter((each) => fits(each, squad)).map(({ parked }) => parked)) >= squad.factors;
  if (!some && !squads.every(enough)) return [];
  const before = rows.slice();
  const sent: string[] = [];
  for (const squad of squads) {
    let left = squad.factors;
    for (const { row, parked } of ready.filter((each) => fits(each, squad)))
      left -= give(row, af, Math.min(left, parked.factors));
    if (left > 0 && !some) {
      // The deck cannot launch them all: none go.
      for (const [i, answer] of before.entries()) rows[i] = answer;
      return [];
    }
    if (left < squad.factors) sent.push(`${squad.factors - left} ${squad.plane}`);
  }
  return sent;
}
