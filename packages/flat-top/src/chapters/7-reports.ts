/** 7.12 to 7.14 What is said about units that are observed: the Condition Numbers, the classes and the permitted lie. */
import type { ShipType } from '../charts/ships.js';
import { cite } from '../cite.js';
import type { GameOwn, GamePublic } from '../game-kit.js';
import type { Hex } from '../map.js';
import type { MarkKind, Report } from '../pieces.js';
import type { Ship } from '../state.js';
import { isFlying, isHigh } from './7-sight.js';
import { isSunk } from './21-damage.js';

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

/** What is there, and how it was observed. */
export type Observed = {
  readonly hex: Hex;
  readonly kind: MarkKind;
  readonly condition: 1 | 2 | 3;
  /** R34 Only radar sees that much: planes at high altitude alone count. */
  readonly highOnly: boolean;
  /** 7.13 Radar sees that some are high. */
  readonly high: boolean;
};

/** The owner's report on his units in a hex, as his policy for this turn has it. */
export function reportOn(pub: GamePublic, own: GameOwn, observed: Observed): Report {
  const { condition, kind } = observed;
  const high = observed.high && condition < 3 && cite('7.13');
  const base = { turn: pub.turn, condition, high, planesOnDeck: false };
  // 7.12.1 Something is there.
  if (condition === 1) return { ...base, units: null, total: null, classes: null, each: null };
  return kind === 'TF' ? onShips(own, observed, base) : onPlanes(own, observed, base);
}

type Start = Pick<Report, 'turn' | 'condition' | 'high' | 'planesOnDeck'>;
type Counts = { [what: string]: number };

function onShips(own: GameOwn, { hex, condition }: Observed, base: Start): Report {
  const each: Counts[] = [];
  let planes = false;
  for (const tf of own.tfs) {
    if (!tf.onMap || tf.hex !== hex) continue;
    const counts: Counts = {};
    for (const ship of own.ships) {
      if (ship.tf !== tf.id || isSunk(ship)) continue;
      count(counts, shipClass[ship.type], 1);
      planes ||= hasPlanesOnDeck(ship);
    }
    each.push(inOrder(counts, shipClasses));
  }
  // 7.14 Planes Ready or Just Landed can be made out at Condition 3, no more than that they are there.
  const planesOnDeck = planes && condition === 3 && cite('7.14');
  return told({ ...base, planesOnDeck }, each, shipClasses, own.reports.ships, own.reports.oneAsTwo);
}

function onPlanes(own: GameOwn, { hex, condition, highOnly }: Observed, base: Start): Report {
  const each: Counts[] = [];
  for (const flight of own.flights) {
    if (!flight.onMap || flight.hex !== hex || !isFlying(flight) || (highOnly && !isHigh(flight))) continue;
    const counts: Counts = {};
    for (const { altitude, tookOffArmed, factors } of flight.lots) {
      if (highOnly && altitude === 'low') continue;
      // R39 Armed at take-off: a bomber until it lands.
      const what = tookOffArmed ? 'armed' : 'unarmed';
      // 7.13 Altitudes at Condition 3.
      count(counts, condition === 3 && cite('7.13') ? `${what} ${altitude}` : what, factors);
    }
    each.push(inOrder(counts, planesInOrder));
  }
  return told(base, each, planeClasses, own.reports.planes, own.reports.oneAsTwo);
}

const planesInOrder = ['armed high', 'armed low', 'armed', 'unarmed high', 'unarmed low', 'unarmed'];

function told(base: Start, each: Counts[], all: readonly string[], percent: number, oneAsTwo: boolean): Report {
  const classes = cite('7.12')
    ? all.filter((what) => each.some((counts) => Object.keys(counts).some((key) => key.startsWith(what))))
    : [];
  let total = 0;
  for (const counts of each) for (const what in counts) total += counts[what] ?? 0;
  if (base.condition === 3 && cite('7.12.3')) {
    // In an order of their own: that of the owner's list would tell which is which.
    const sorted = each.map((counts) => ({ text: JSON.stringify(counts), counts }));
    sorted.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
    return { ...base, units: each.length, total, classes, each: sorted.map(({ counts }) => counts) };
  }
  // 7.12.2, R31 A single one may be called two.
  const lies = cite('7.12.2');
  const units = each.length === 1 && oneAsTwo && lies ? 2 : each.length;
  return { ...base, units, total: lies ? bent(total, percent) : total, classes, each: null };
}

/** 7.12.2, R29, R202 A number bent by the owner's policy, within a half of the truth either way, rounded up. */
export function bent(number: number, percent: number): number {
  const least = Math.ceil(number / 2);
  const most = Math.ceil((3 * number) / 2);
  return Math.min(most, Math.max(least, Math.round((number * percent) / 100)));
}

function count(counts: Counts, what: string, number: number): void {
  counts[what] = (counts[what] ?? 0) + number;
}

function inOrder(counts: Counts, order: readonly string[]): Counts {
  const sorted: Counts = {};
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
