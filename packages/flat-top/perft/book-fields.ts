/** Chapters 4, 8, 14.21 and 22: planes on decks and fields. */
import { airHits } from '../src/charts/air-hits.js';
import type { PlaneName } from '../src/charts/planes.js';
import { allOf, amounts, assignments, pairs, sum, upTo } from './book-choices.js';

/** 8.7 A plane can carry what its tables have a number for; 8.12.1, R8 Dave, Jake and Pete carry nothing. */
export function loads(plane: PlaneName): string[] {
  if (['Dave', 'Jake', 'Pete'].includes(plane)) return [];
  const { base, ship, torpedo } = airHits.values[plane];
  const tables = [base.high, base.low, base.dive, ship.high, ship.low, ship.dive];
  const carried: string[] = [];
  if (tables.some(({ GP }) => GP !== null)) carried.push('GP');
  if (tables.some(({ AP }) => AP !== null)) carried.push('AP');
  if (torpedo !== null) carried.push('torpedo');
  return carried;
}

/** 7.12.2, R202 How each side tells of its ships and planes: 50 to 150 per cent of each, and one unit as one or as two. */
const reports = 101 * 101 * 2;

/** 8.6 to 8.8 The moves that each group can make, and the Readying Factor that all of them share. */
export type Group = { factors: number; moves: number };

export function boxMoves(groups: readonly Group[], readyingFactor: number): number {
  let used: number[] = [0];
  for (const { factors, moves } of groups) {
    const ways = upTo(factors, moves).map(sum);
    used = used.flatMap((before) => ways.map((moved) => before + moved)).filter((all) => all <= readyingFactor);
  }
  return used.length * reports;
}

/** From Readying at a base: Ready with nothing or with any load, or dispersed. */
export const readied = (plane: PlaneName, atBase: boolean): number => 1 + loads(plane).length + (atBase ? 1 : 0);

/** 8.5, 8.10.2 Groups of Ready planes form up to four formations; no more in all than the place may launch. */
export function formed(groups: readonly number[], most: number): number {
  const each = groups.map((factors) => upTo(factors, 4).map(sum));
  let all: number[] = [0];
  for (const ways of each)
    all = all.flatMap((before) => ways.map((taken) => before + taken)).filter((taken) => taken <= most);
  return all.length;
}

/** 8.3.3, 21.2.3 Twice the Normal Launch Factor that so many hits leave a carrier. */
export const mostFromCarrier = (normal: number, hits: number): number => 2 * Math.max(0, normal - 3 * hits);

/** 14.9, 8.2 Groups that come down on two decks, each with so many more that it can take. */
export function landings(groups: readonly number[], decks: readonly { room: number; launch: number }[]): number {
  const ways = groups.map((factors) => upTo(factors, decks.length));
  let all: number[][] = [decks.map(() => 0)];
  for (const each of ways) all = all.flatMap((before) => each.map((down) => before.map((n, i) => n + (down[i] ?? 0))));
  return all.filter((down) => decks.every(({ room, launch }, i) => (down[i] ?? 0) <= Math.min(room, launch))).length;
}

/** 14.21 One group and how many of it, or nothing. */
export const destroyed = (groups: readonly number[]): number =>
  1 + sum(groups.map((factors) => amounts([factors]).length));

/** 8.11 Every group divided among so many formations. */
export const reorganized = (groups: readonly { factors: number; into: number }[]): number =>
  groups.reduce((ways, { factors, into }) => ways * allOf(factors, into).length, 1);

// 22 Replacements

/**
 * 22.2, R134 As many lost ashore as at sea, and an odd number to come back: the owner says who has the one more. Wildcats go to
 * Port Moresby, and the sea based ones also aboard the Lexington. Each way to place them counts once.
 */
export function owed(lost: number, room: number): number {
  const total = Math.floor((2 * lost) / 3);
  const more = Math.ceil(total / 2);
  const ashore = upTo(more, 1);
  const afloat = upTo(more, 2);
  return pairs(ashore, afloat, (land, sea) => sum(land) + sum(sea) <= total && (sea[0] ?? 0) <= room);
}

/** 22.2, R134 One for three, in proportion to what was lost ashore and at sea; 5 and 2 of 22 Zeros, 1 and 2 of 10 Vals. */
export function sharesOf(land: number, sea: number): { land: number; sea: number } {
  const total = Math.floor((land + sea) / 3);
  // The division nearest to the proportion of the losses.
  const off = (n: number): number => Math.abs(n / total - land / (land + sea));
  let best = 0;
  for (let n = 0; n <= total; n++) if (off(n) < off(best)) best = n;
  return { land: best, sea: total - best };
}

/**
 * Zeros ashore at Rabaul, Gasmata, Kavieng and Truk, at sea aboard the Shoho or at any of these (8.9: bases take carrier planes),
 * Bettys at the four bases. `room`: what the Shoho can still take. Nobody has to take what is his.
 */
export function replacements(zero: { land: number; sea: number }, betty: number, room: number): number {
  const ashore = upTo(zero.land, 4);
  const afloat = upTo(zero.sea, 5);
  const zeros = pairs(ashore, afloat, (_, [aboard = 0]) => aboard <= room);
  return zeros * upTo(betty, 4).length;
}

// 4 Set-up

/**
 * 4.1, 4.2 The Shoho and two destroyers in the waters of three hexes, in up to three task forces; three sea based Zeros
 * aboard her; two land based Zeros at Gasmata.
 */
export function smallSetUp(): number {
  const waters = assignments(3, ['one', 'another', 'third']).length;
  const carrier = assignments(1, ['TF 1', 'TF 2', 'TF 3']).length;
  const destroyers = allOf(2, 3).length;
  const boxesAboard = 1 + loads('Zero').length + 2;
  const boxesAshore = boxesAboard + 1;
  return waters * carrier * destroyers * allOf(3, boxesAboard).length * allOf(2, boxesAshore).length;
}
