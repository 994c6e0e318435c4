/**
 * R91, R92 What carries supply, plain: Parts 3 and 4 and their counters are lost. Points of sea and air transport and the submarine
 * are counted; what was given up this season is kept in the notes and replaced by the next Seasonal Turn.
 */
import type { Charts } from '../charts/index.js';
import { cite } from '../cite.js';
import type { Side } from '../pieces.js';
import type { Pub } from '../state.js';
import type { Carrier } from './7-1-carrying.js';

type Noted = Pick<Pub, 'notes'>;

const lostKey = '7.5 lost';
const landedKey = '7.1 landed';
const submarineKey = '7.6 depleted';
const droppedKey = (side: Side): string => `7.3 lost ${side}`;
const flownKey = (side: Side): string => `7.2 flown ${side}`;

const count = ({ notes }: Noted, key: string): number => notes[key] ?? 0;
const add = (pub: Noted, key: string): void => {
  pub.notes[key] = count(pub, key) + 1;
};

/** Sea Supply chits that Japanese transports can carry this month. */
export const seaPoints = (pub: Noted, { seaLift }: Charts): number =>
  Math.max(0, seaLift.values.chits - count(pub, lostKey));

/** 7.5 A transport stays behind on the beach. */
export const loseTransport = (pub: Noted): void => add(pub, lostKey);

/** 7.1 Chits that transports have landed in ports this month. */
export const landedInPorts = (pub: Noted, chits: number): void => {
  pub.notes[landedKey] = chits;
};

/** R180 A point that has landed its chit in a port carries no other this month. */
export const transport = (pub: Noted, charts: Charts): Carrier => ({
  kind: 'stp',
  points: seaPoints(pub, charts),
  full: true,
  laden: cite('R180') ? count(pub, landedKey) : 0,
  units: 0,
});

/** 7.6 A submarine that has landed its chit is depleted, and carries none until it is made whole. */
export const submarine = (pub: Noted, { seaLift }: Charts): Carrier => ({
  kind: 'submarine',
  points: 1,
  full: count(pub, submarineKey) < seaLift.values.submarines,
  laden: 0,
  units: 0,
});
export const depleteSubmarine = (pub: Noted): void => add(pub, submarineKey);

/** 7.2 Air Transport Points that can still fly this month: less those lost in drops, and those that have flown. */
export function airTransports(pub: Pick<Pub, 'notes' | 'year'>, side: Side, { airLift }: Charts): Carrier {
  const table = airLift.values.points[side] ?? {};
  const year = Object.keys(table)
    .map(Number)
    .filter((each) => each <= pub.year)
    .pop();
  const points = year === undefined ? 0 : (table[year] ?? 0);
  const left = Math.max(0, points - count(pub, droppedKey(side)));
  return { kind: 'atp', points: left, full: true, laden: Math.min(left, count(pub, flownKey(side))), units: 0 };
}
export const airRange = (side: Side, { airLift }: Charts): number => airLift.values.range[side] ?? 0;
/** The point flies with its chit; after a drop it is gone (7.3). */
export const flown = (pub: Noted, side: Side): void => add(pub, flownKey(side));
export const lostInDrop = (pub: Noted, side: Side): void => add(pub, droppedKey(side));

/** What sailed and flew this month does so again in the next. */
export function homeAgain(pub: Noted): void {
  delete pub.notes[landedKey];
  for (const side of ['japan', 'allies'] as const) delete pub.notes[flownKey(side)];
}

/** R92 Transports given up and the submarine are replaced in the Seasonal Turn. */
export function replaceTransports(pub: Noted): void {
  if (!cite('R92')) return;
  for (const key of [lostKey, submarineKey, droppedKey('japan'), droppedKey('allies')]) delete pub.notes[key];
}
