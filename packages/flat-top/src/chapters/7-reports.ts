/** 7.12 to 7.14 What is said about units that are observed: the Condition Numbers, the classes and the permitted lie. */
import type { ShipType } from '../charts/ships.js';
import { cite } from '../cite.js';
import type { GameOwn, GamePublic } from '../game-kit.js';
import type { Options } from '../options.js';
import type { Flight, MarkKind, Report, TaskForce } from '../pieces.js';
import type { Lot, Ship } from '../state.js';
import { shipsIn } from './12-ships.js';

/** 7.12 Classes for observation. */
const shipClasses = ['carriers', 'capital ships', 'small ships', 'submarines'] as const;
type ShipClass = (typeof shipClasses)[number];
const planeClasses = ['armed', 'unarmed'] as const;

export const shipClass: Readonly<Record<ShipType, ShipClass>> = {
  CV: 'carriers',
  CVL: 'carriers',
  AV: 'capital ships',
  CAV: 'capital ships',
  BB: 'capital ships',
  CA: 'capital ships',
  CL: 'capital ships',
  DD: 'small ships',
  PG: 'small ships',
  AO: 'small ships',
  AP: 'small ships',
  APD: 'small ships',
  SS: 'submarines',
};

/** The place of each type's class in `shipClasses`. */
const classAt = Object.fromEntries(
  Object.entries(shipClass).map(([type, its]) => [type, shipClasses.indexOf(its)]),
) as Readonly<Record<ShipType, number>>;

/** What is there, and how it was observed. */
export type Observed = {
  kind: MarkKind;
  condition: 1 | 2 | 3;
  /** R34 Only radar sees that much: planes at high altitude alone count. */
  highOnly: boolean;
  /** 7.13 Radar sees that some are high. */
  high: boolean;
  /** The units themselves, in their owner's order: the first so many of the list of their kind. */
  size: number;
  tfs: readonly TaskForce[];
  flights: readonly Flight[];
  /** R29 How numbers are bent. */
  rounding: Options['halfRounding'];
};

/** The owner's report on his units in a hex, as his policy for this turn has it. */
export function reportOn(pub: GamePublic, own: GameOwn, observed: Observed): Report {
  const { condition, kind } = observed;
  const { turn } = pub;
  const high = observed.high && condition < 3 && cite('7.13');
  // 7.12.1 Something is there.
  if (condition === 1)
    return { turn, condition, units: null, total: null, classes: null, each: null, high, planesOnDeck: false };
  tally(own, observed);
  const classes = classesThere(kind);
  if (condition === 3 && cite('7.12.3')) {
    // 7.14 Planes Ready or Just Landed can be made out, no more than that they are there.
    const planesOnDeck = there.planesOnDeck && cite('7.14');
    const each = kind === 'TF' ? eachTaskForce(own, observed) : eachFlight(observed);
    return { turn, condition, units: there.units, total: there.total, classes, each, high, planesOnDeck };
  }
  const total = toldTotal(own, observed);
  return { turn, condition, units: toldUnits(own), total, classes, each: null, high, planesOnDeck: false };
}

/** The same report, as it was still true in this turn. */
export function reportAsOf(
  { condition, units, total, classes, each, high, planesOnDeck }: Report,
  turn: number,
): Report {
  return { turn, condition, units, total, classes, each, high, planesOnDeck };
}

/** Whether the owner would say the same again; asked far more often than a report is made. */
export function stillSays(report: Report, pub: GamePublic, own: GameOwn, observed: Observed): boolean {
  const { condition, kind } = observed;
  if (report.condition !== condition || report.high !== (observed.high && condition < 3 && cite('7.13'))) return false;
  if (condition === 1) return true;
  tally(own, observed);
  if (condition === 3) {
    const { each } = report;
    if (each === null || each.length > mostMatched || !cite('7.13') || !cite('7.12.3') || !cite('7.12-classes'))
      return saysTheSame(report, reportOn(pub, own, observed));
    if (report.units !== there.units || report.total !== there.total) return false;
    if (report.planesOnDeck !== (there.planesOnDeck && cite('7.14'))) return false;
    return each.length === 1 && observed.size === 1 ? countsAre(each[0], kind) : areTheSame(own, each, observed);
  }
  if (report.units !== toldUnits(own) || report.total !== toldTotal(own, observed)) return false;
  const all: readonly string[] = kind === 'TF' ? shipClasses : planeClasses;
  let told = 0;
  for (let i = 0; i < all.length; i++) {
    if (!isClassThere(kind, i)) continue;
    if (report.classes?.[told] !== all[i]) return false;
    told += 1;
  }
  return report.classes?.length === told;
}

/** What stands in a hex, counted; made anew each time. `counts` in the order of shipClasses, or armed high, armed low, unarmed high, unarmed low. */
const there = { units: 0, total: 0, counts: [0, 0, 0, 0], planesOnDeck: false };

function tally(own: GameOwn, { kind, highOnly, size, tfs, flights }: Observed): void {
  none();
  for (let i = 0; i < size; i++) {
    if (kind === 'TF') tallyShips(shipsIn(own, tfs[i]?.id ?? ''));
    else tallyPlanes(flights[i]?.lots ?? [], highOnly);
  }
}

function none(): void {
  const { counts } = there;
  there.units = 0;
  there.total = 0;
  counts[0] = 0;
  counts[1] = 0;
  counts[2] = 0;
  counts[3] = 0;
  there.planesOnDeck = false;
}

/** More units in one hex than are matched one by one. */
const mostMatched = 30;

/** 7.12.3 Unit by unit, in nobody's order: does each still stand in the report? */
function areTheSame(own: GameOwn, each: readonly Counts[], { kind, size, tfs, flights }: Observed): boolean {
  if (each.length !== size) return false;
  let found = 0;
  for (let i = 0; i < size; i++) {
    none();
    if (kind === 'TF') tallyShips(shipsIn(own, tfs[i]?.id ?? ''));
    else tallyPlanes(flights[i]?.lots ?? [], false);
    let at = 0;
    while (at < size && ((found & (1 << at)) !== 0 || !countsAre(each[at], kind))) at++;
    if (at === size) return false;
    found |= 1 << at;
  }
  return true;
}

function tallyShips(ships: readonly Ship[]): void {
  there.units += 1;
  for (const ship of ships) {
    there.total += 1;
    add(classAt[ship.type], 1);
    there.planesOnDeck ||= hasPlanesOnDeck(ship);
  }
}

function tallyPlanes(lots: readonly Lot[], highOnly: boolean): void {
  let factors = 0;
  for (const lot of lots) {
    const low = lot.altitude === 'low' ? 1 : 0;
    if (highOnly && low === 1) continue;
    factors += lot.factors;
    // R39 Armed at take-off: a bomber until it lands.
    add((lot.tookOffArmed ? 0 : 2) + low, lot.factors);
  }
  if (factors === 0) return;
  there.units += 1;
  there.total += factors;
}

function add(at: number, number: number): void {
  there.counts[at] = (there.counts[at] ?? 0) + number;
}

function isClassThere(kind: MarkKind, at: number): boolean {
  const { counts } = there;
  return kind === 'TF' ? (counts[at] ?? 0) > 0 : (counts[2 * at] ?? 0) + (counts[2 * at + 1] ?? 0) > 0;
}

/** Names written out: they are looked up far sooner so. */
function countsAre(told: Counts | undefined, kind: MarkKind): boolean {
  const [a, b, c, d] = there.counts;
  if (told === undefined) return false;
  return kind === 'TF'
    ? (told.carriers ?? 0) === a &&
        (told['capital ships'] ?? 0) === b &&
        (told['small ships'] ?? 0) === c &&
        (told.submarines ?? 0) === d
    : (told['armed high'] ?? 0) === a &&
        (told['armed low'] ?? 0) === b &&
        (told['unarmed high'] ?? 0) === c &&
        (told['unarmed low'] ?? 0) === d;
}

function classesThere(kind: MarkKind): string[] {
  const all: readonly string[] = kind === 'TF' ? shipClasses : planeClasses;
  return cite('7.12-classes') ? all.filter((_, i) => isClassThere(kind, i)) : [];
}

/** 7.12.2, R31 A single one may be called two. */
const toldUnits = ({ reports }: GameOwn): number =>
  there.units === 1 && reports.oneAsTwo && cite('7.12.2') ? 2 : there.units;

const toldTotal = ({ reports }: GameOwn, { kind, rounding }: Observed): number => {
  const percent = kind === 'TF' ? reports.ships : reports.planes;
  return percent !== 100 && cite('7.12.2') ? bent(there.total, percent, rounding) : there.total;
};

type Counts = { readonly [what: string]: number };

/** 7.12.3 How many of each class in each task force. */
function eachTaskForce(own: GameOwn, { tfs, size }: Observed): Counts[] {
  const each: Counts[] = [];
  for (let i = 0; i < size; i++) {
    const tf = tfs[i];
    if (tf === undefined) continue;
    const counts: { [what: string]: number } = {};
    for (const ship of shipsIn(own, tf.id)) count(counts, shipClass[ship.type], 1);
    each.push(inOrder(counts, shipClasses));
  }
  return inNobodysOrder(each);
}

/** 7.12.3, 7.13 How many of each class at each altitude in each formation. */
function eachFlight({ flights, size }: Observed): Counts[] {
  const each: Counts[] = [];
  for (let i = 0; i < size; i++) {
    const flight = flights[i];
    if (flight === undefined) continue;
    each.push(cite('7.13') ? factorsByHeight(flight.lots) : factorsByClass(flight.lots));
  }
  return inNobodysOrder(each);
}

function factorsByHeight(lots: readonly Lot[]): Counts {
  const sums = [-1, -1, -1, -1];
  for (const { altitude, tookOffArmed, factors } of lots) {
    const at = (tookOffArmed ? 0 : 2) + (altitude === 'low' ? 1 : 0);
    sums[at] = Math.max(0, sums[at] ?? 0) + factors;
  }
  const [a = -1, b = -1, c = -1, d = -1] = sums;
  const counts: { [what: string]: number } = {};
  if (a >= 0) counts['armed high'] = a;
  if (b >= 0) counts['armed low'] = b;
  if (c >= 0) counts['unarmed high'] = c;
  if (d >= 0) counts['unarmed low'] = d;
  return counts;
}

function factorsByClass(lots: readonly Lot[]): Counts {
  const counts: { [what: string]: number } = {};
  for (const { tookOffArmed, factors } of lots) count(counts, tookOffArmed ? 'armed' : 'unarmed', factors);
  return inOrder(counts, planeClasses);
}

/** The owner's own order would tell which is which. */
function inNobodysOrder(each: Counts[]): Counts[] {
  if (each.length < 2) return each;
  const sorted = each.map((counts) => ({ text: JSON.stringify(counts), counts }));
  sorted.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
  return sorted.map(({ counts }) => counts);
}

/** 7.12.2, R29, R202 A number bent by the owner's policy, within a half of the truth either way, rounded up; or down, but never to nothing. */
export function bent(number: number, percent: number, rounding: Options['halfRounding'] = 'up'): number {
  const [least, most] = bounds(number, rounding);
  const told = (number * percent) / 100;
  return Math.min(most, Math.max(least, rounding === 'up' ? Math.round(told) : Math.floor(told)));
}

/** R29 The least and the most that may be told of a number. */
export function bounds(number: number, rounding: Options['halfRounding']): [least: number, most: number] {
  if (rounding === 'up') return [Math.ceil(number / 2), Math.ceil((3 * number) / 2)];
  return [Math.max(Math.min(1, number), Math.floor(number / 2)), Math.floor((3 * number) / 2)];
}

function count(counts: { [what: string]: number }, what: string, number: number): void {
  counts[what] = (counts[what] ?? 0) + number;
}

function inOrder(counts: Counts, order: readonly string[]): Counts {
  const sorted: { [what: string]: number } = {};
  for (const what of order) {
    const number = counts[what];
    if (number !== undefined) sorted[what] = number;
  }
  return sorted;
}

export function hasPlanesOnDeck({ grounded }: Pick<Ship, 'grounded'>): boolean {
  return grounded !== null && (grounded.ready.length > 0 || grounded.justLanded.length > 0);
}

/** Whether two reports say the same; when they were made does not matter. */
export function saysTheSame(a: Report, b: Report): boolean {
  if (a.condition !== b.condition || a.high !== b.high || a.units !== b.units || a.total !== b.total) return false;
  if (a.planesOnDeck !== b.planesOnDeck || a.classes?.length !== b.classes?.length) return false;
  if (a.classes?.some((what, i) => what !== b.classes?.[i])) return false;
  if (a.each?.length !== b.each?.length) return false;
  return (
    a.each?.every((counts, i) => {
      const other = b.each?.[i] ?? {};
      const keys = Object.keys(counts);
      return keys.length === Object.keys(other).length && keys.every((what) => counts[what] === other[what]);
    }) ?? true
  );
}
