/** 8.6 to 8.8 From box to box: readying, arming, standing down, dispersing; and how own forces are told of this turn. */

import {
  type Event,
  isWitnessed,
  type Limit,
  type Row,
  type RowAnswer,
  type Share,
  type Sheet,
  type Term,
} from '@ironbottom/umpire';
import { armsOf } from '../arms.js';
import { isPlaneName, type PlaneName } from '../charts/planes.js';
import { cite } from '../cite.js';
import { type Field, fieldsOf, putGrounded, withParked } from '../fields.js';
import type { GameLaw, GameOwn, GamePublic } from '../game-kit.js';
import { parkedOf } from '../shapes.js';
import type { Arms, Grounded, Parked, Side } from '../state.js';
import { fliesFreely } from './8-launching.js';
import { additionalArrivals, additionalPlanes, additionalRow, takeAdditional } from './optional-additional-planes.js';
import { isQuick, moveCost, weighsMoves } from './optional-plane-handling.js';

/** An event for the side whose business it is. */
export type Note = Pick<Event, 'rule' | 'kind' | 'data'>;

/** A sheet of the Air Operations Phase: the question from a side's own view, and what its answer does. */
export type AirSheet = {
  ask(own: GameOwn, pub: GamePublic, law: GameLaw, side: Side): Sheet;
  take(own: GameOwn, pub: GamePublic, law: GameLaw, side: Side, rows: readonly RowAnswer[]): Note[];
};

export const boxes = ['ready', 'justLanded', 'readying'] as const;
export type Box = (typeof boxes)[number];

/** Planes alike in one box: one row. */
export type Entry = { readonly field: Field; readonly box: Box; readonly parked: Parked };

export const boxName: Readonly<Record<Box, string>> = {
  ready: 'Ready',
  justLanded: 'Just Landed',
  readying: 'Readying',
};

/** 'armed' as an item's text: 'with GP bombs', 'with torpedoes'. */
export function armsText(arms: Arms): string {
  if (arms === 'none') return 'unarmed';
  return arms === 'torpedo' ? 'with torpedoes' : `with ${arms} bombs`;
}

const ARMS = new WeakMap<GameLaw, Map<PlaneName, readonly Arms[]>>();

/** 8.7 What a plane can be armed with in this game; asked for every box of every turn, so it is kept. */
export function armsFor(law: GameLaw, plane: PlaneName): readonly Arms[] {
  let known = ARMS.get(law);
  if (known === undefined) {
    known = new Map();
    ARMS.set(law, known);
  }
  let arms = known.get(plane);
  if (arms === undefined) {
    arms = armsOf(law, law.scenario.figures, plane);
    known.set(plane, arms);
  }
  return arms;
}

export const planesText = ({ factors, plane, arms, dispersed, night }: Parked): string =>
  `${factors} ${plane}${arms === 'none' ? '' : ` ${armsText(arms)}`}${dispersed ? ', dispersed' : ''}${night === true ? ', night group' : ''}`;

export const airPlan: AirSheet = {
  ask(own, pub, law, side) {
    const entries = movable(own, law, side);
    const rows: Row[] = [];
    for (const entry of entries) rows.push(keptRow(law, entry));
    const limits = readyingLimits(law, entries, rows);
    for (const { plane, factors, base } of arrivals(own, pub, law, side))
      rows.push(arrivalRow(law, plane, factors, base));
    for (const coming of additionalArrivals(own, pub, law, side)) rows.push(additionalRow(law, side, coming));
    rows.push(...reportRows(own));
    return {
      ask: 'sheet',
      rule: '8.10',
      prompt:
        'air operations: which planes move from box to box? They go from Just Landed through Readying to Ready, a box a ' +
        `turn, and are armed on the way; only Ready planes take off.${costsTold(law)} Those that you do not move stay where they are.`,
      rows,
      limits,
    };
  },

  take(own, pub, law, side, rows) {
    const notes: Note[] = [];
    const entries = movable(own, law, side);
    const coming = arrivals(own, pub, law, side);
    movePlanes(own, entries, rows, notes);
    for (const [i, arrival] of coming.entries()) arrive(own, arrival, rows[entries.length + i], notes);
    const more = additionalArrivals(own, pub, law, side);
    const from = entries.length + coming.length;
    takeAdditional(own, side, more, rows.slice(from, from + more.length), notes);
    const said = from + more.length;
    const [ships, planes, oneAsTwo] = [rows[said], rows[said + 1], rows[said + 2]];
    own.reports = {
      ships: typeof ships === 'number' ? ships : 100,
      planes: typeof planes === 'number' ? planes : 100,
      oneAsTwo: Array.isArray(oneAsTwo) && oneAsTwo.length > 0,
    };
    return notes;
  },
};

/** Everything in a box, but for planes that no readying touches (SC1.8): one entry for each row of the sheet, in order. */
export function movable(own: GameOwn, law: GameLaw, side: Side): Entry[] {
  const entries: Entry[] = [];
  for (const field of fieldsOf(own, law, side))
    for (const box of boxes)
      for (const parked of field.grounded[box])
        if (!fliesFreely(law, side, parked.plane, field.id)) entries.push({ field, box, parked });
  return entries;
}

/** Rows that were asked before, by ship or base and plane, and then by all else that they depend on (`keyOf`). */
const keptRows = new WeakMap<GameLaw, Map<string, Map<PlaneName, Map<number, Row>>>>();
const mostKept = 1000;

function keptRow(law: GameLaw, entry: Entry): Row {
  if (isWitnessed()) return boxRow(law, entry);
  const { field, parked } = entry;
  const rows = inside(inside(ofLaw(law), field.name), parked.plane);
  const key = keyOf(entry);
  let row = rows.get(key);
  if (row === undefined) {
    if (rows.size === mostKept) rows.clear();
    row = boxRow(law, entry);
    rows.set(key, row);
  }
  return row;
}

function ofLaw(law: GameLaw): Map<string, Map<PlaneName, Map<number, Row>>> {
  let rows = keptRows.get(law);
  if (rows === undefined) {
    rows = new Map();
    keptRows.set(law, rows);
  }
  return rows;
}

function inside<K, L, V>(kept: Map<K, Map<L, V>>, key: K): Map<L, V> {
  let found = kept.get(key);
  if (found === undefined) {
    found = new Map();
    kept.set(key, found);
  }
  return found;
}

/** Box, factors, arms, dispersed or not, and whether it is a base: a ship may have its name. */
function keyOf({ field, box, parked }: Entry): number {
  const where = 4 * boxes.indexOf(box) + 2 * (parked.dispersed ? 1 : 0) + (field.base === null ? 0 : 1);
  return 4 * boxes.length * (allArms.length * parked.factors + allArms.indexOf(parked.arms)) + where;
}

const allArms: readonly Arms[] = ['none', 'GP', 'AP', 'torpedo', 'para-frag', 'skip'];

function boxRow(law: GameLaw, { field, box, parked }: Entry): Row {
  const prompt = `${field.name}, ${boxName[box]}: ${planesText(parked)}`;
  const over: Share[] = [];
  const cap = parked.factors;
  const offer = (id: string, text: string): void => {
    over.push({ id, text, cap });
  };
  if (box === 'justLanded' && cite('8.10.3')) offer('readying', 'to Readying');
  // OPT-EPF.6b Through Readying to Ready in one turn, or back to be armed otherwise.
  if (box !== 'readying' && isQuick(law, parked.plane))
    for (const arms of ['none', ...armsFor(law, parked.plane)] as const)
      if (box === 'justLanded' || arms !== parked.arms)
        offer(`ready ${arms}`, `through Readying to Ready, ${armsText(arms)}`);
  if (box === 'ready' && cite('8.10.4'))
    offer('readying', parked.arms === 'none' ? 'to Readying' : 'to Readying, disarmed');
  if (box === 'readying' && cite('8.10.1')) {
    if (parked.dispersed) offer('undisperse', 'bring together again');
    else {
      offer('ready none', 'to Ready, unarmed');
      if (cite('8.7'))
        for (const arms of armsFor(law, parked.plane)) offer(`ready ${arms}`, `to Ready, ${armsText(arms)}`);
    }
  }
  if (box === 'readying' && !parked.dispersed && field.base !== null && cite('8.8')) offer('disperse', 'disperse');
  return { ask: 'split', rule: '8.6', prompt, total: cap, over, all: false };
}

/** 8.6 Each ship and base moves as many factors as its Readying Factor, and lends none of it (8.4). */
function readyingLimits(law: GameLaw, entries: readonly Entry[], rows: readonly Row[]): Limit[] {
  const limits: Limit[] = [];
  const weighs = weighsMoves(law);
  for (let from = 0; from < entries.length; ) {
    const field = entries[from]?.field;
    let to = from;
    let factors = 0;
    const of: Term[] = [];
    for (; to < entries.length && entries[to]?.field === field; to++) {
      const entry = entries[to];
      const terms = weighs && entry !== undefined ? weighed(law, entry, rows[to], to) : null;
      factors += (entry?.parked.factors ?? 0) * (terms === null ? 1 : dearest(terms));
      if (terms === null) of.push({ row: to });
      else of.push(...terms);
    }
    if (field !== undefined) {
      const { name, readying, ship, base } = field;
      if ((ship?.nextTurn ?? base?.nextTurn)?.noReadying === true && cite('OPT-CH.3'))
        limits.push({ rule: 'OPT-CH.3', why: `a critical hit stops all work on the planes of ${name}`, most: 0, of });
      else if (factors > readying && cite('8.6'))
        limits.push({
          rule: '8.6',
          why: `${name} can move ${readying} Air Factors from box to box${weighs ? ', those that count twice half as many' : ''}`,
          most: readying,
          of,
        });
    }
    from = to;
  }
  return limits;
}

/** OPT-EPF.6 Where some moves of these planes cost more than others: what each costs. */
function weighed(law: GameLaw, { field, box, parked }: Entry, row: Row | undefined, at: number): Term[] | null {
  if (row?.ask !== 'split') return null;
  const terms = row.over.map(({ id }) => ({ row: at, id, each: moveCost(law, field, box, parked.plane, id) }));
  return terms.some(({ each }) => each > 1) ? terms : null;
}

function dearest(terms: readonly Term[]): number {
  let most = 1;
  for (const { each = 1 } of terms) if (each > most) most = each;
  return most;
}

function costsTold({ options }: GameLaw): string {
  const told: string[] = [];
  if (options.quickFighters)
    told.push('Zeros, Wildcats, P-39s, P-40s and Beaufighters may go through two boxes a turn');
  if (options.slowBombers) told.push('B-17s, Hudsons, A-20s, B-25s, B-26s and Bettys at bases count twice');
  if (options.seaplanesAshore) told.push('so do seaplanes at bases for land planes');
  return told.length === 0 ? '' : ` ${told.join('; ')} (6 of the expanded plane functions).`;
}

function movePlanes(own: GameOwn, entries: readonly Entry[], rows: readonly RowAnswer[], notes: Note[]): void {
  for (let from = 0; from < entries.length; ) {
    const field = entries[from]?.field;
    const first = from;
    let to = from;
    const moves: { plane: string; factors: number; from: string; to: string }[] = [];
    const left: { [box in Box]: Parked[] } = { ready: [], justLanded: [], readying: [] };
    const moved: [Box, Parked][] = [];
    for (; to < entries.length && entries[to]?.field === field; to++) {
      const entry = entries[to];
      const row = rows[to];
      if (entry === undefined || row === undefined || typeof row === 'number' || Array.isArray(row)) continue;
      const { box, parked } = entry;
      let stays = parked.factors;
      for (const id in row) {
        const factors = row[id] ?? 0;
        stays -= factors;
        moved.push(destination(id, parked, factors));
        moves.push({ plane: parked.plane, factors, from: box, to: id });
      }
      if (stays > 0) left[box].push(stays === parked.factors ? parked : parkedOf(parked, stays));
    }
    from = to;
    if (field === undefined || moves.length === 0) continue;
    // What no readying touches stays as it is.
    for (const box of boxes)
      for (const each of field.grounded[box]) if (!isAmong(entries, first, to, each)) left[box].push(each);
    let grounded: Grounded = left;
    for (const [box, planes] of moved) grounded = withParked(grounded, box, planes);
    putGrounded(own, field.id, grounded);
    notes.push({ rule: '8.6', kind: 'boxes-changed', data: { place: field.name, moves } });
  }
}

function isAmong(entries: readonly Entry[], from: number, to: number, parked: Parked): boolean {
  for (let i = from; i < to; i++) if (entries[i]?.parked === parked) return true;
  return false;
}

/** Where a move ends, and in what state: planes are armed on their way to Ready and disarmed on their way back (8.7). */
function destination(id: string, parked: Parked, factors: number): [Box, Parked] {
  const planes = parkedOf(parked, factors);
  if (id === 'disperse' || id === 'undisperse') planes.dispersed = id === 'disperse';
  else planes.arms = id === 'readying' ? 'none' : (id.slice('ready '.length) as Arms);
  return [id.startsWith('ready ') ? 'ready' : 'readying', planes];
}

// SC1.4 Planes that appear

type Arrival = { readonly plane: PlaneName; readonly factors: number; readonly base: string };

/** SC1.4, R141 Once, the turn after an enemy ship was first seen. */
function arrivals(own: GameOwn, pub: GamePublic, law: GameLaw, side: Side): Arrival[] {
  const seen = law.scenario.special.whenShipSeen;
  if (seen === undefined || seen.side !== side || own.firstSeen === null || pub.turn <= own.firstSeen) return [];
  const coming: Arrival[] = [];
  const others = (plane: PlaneName): number =>
    own.additional?.come === true ? (additionalPlanes(law, side)?.[plane] ?? 0) : 0;
  for (const [plane, factors] of Object.entries(seen.planes))
    if (isPlaneName(plane) && factors > 0 && (own.added[plane] ?? 0) === others(plane) && cite('SC1.4'))
      coming.push({ plane, factors, base: seen.base });
  return coming;
}

function arrivalRow(law: GameLaw, plane: PlaneName, factors: number, base: string): Row {
  const arms: Arms[] = ['none', ...armsFor(law, plane)];
  const over = arms.map((id) => ({ id, text: armsText(id), cap: factors }));
  return {
    ask: 'split',
    rule: 'SC1.4',
    prompt: `${factors} ${plane} arrive at ${base}, Ready`,
    total: factors,
    over,
    all: true,
  };
}

function arrive(own: GameOwn, { plane, factors, base }: Arrival, row: RowAnswer | undefined, notes: Note[]): void {
  own.added = { ...own.added, [plane]: (own.added[plane] ?? 0) + factors };
  const there = own.bases.find(({ id }) => id === base);
  if (there === undefined || row === undefined || typeof row === 'number' || Array.isArray(row)) return;
  let { grounded } = there;
  for (const [arms, each] of Object.entries(row))
    grounded = withParked(grounded, 'ready', {
      plane,
      seaBased: false,
      factors: each,
      arms: arms as Arms,
      dispersed: false,
    });
  putGrounded(own, base, grounded);
  notes.push({ rule: 'SC1.4', kind: 'planes-arrive', data: { place: base, plane, factors } });
}

// 7.12.2 Reports

/** R202 How far this turn's reports stray from the truth: in the range the rule allows, decided before the turn. */
function reportRows({ reports }: GameOwn): Row[] {
  const now = (percent: number): string => `in per cent of the truth (now ${percent})`;
  return [
    {
      ask: 'say',
      rule: '7.12.2',
      prompt: `ships you report, ${now(reports.ships)}`,
      seldom: true,
      from: 50,
      to: 150,
      now: reports.ships,
    },
    {
      ask: 'say',
      rule: '7.12.2',
      prompt: `planes you report, ${now(reports.planes)}`,
      seldom: true,
      from: 50,
      to: 150,
      now: reports.planes,
    },
    {
      ask: 'pick',
      rule: '7.12.2',
      prompt: `a single unit in a hex (now reported as ${reports.oneAsTwo ? 'two' : 'one'})`,
      seldom: true,
      of: [{ id: 'one as two', text: 'report it as two' }],
      min: 0,
      max: 1,
    },
  ];
}
