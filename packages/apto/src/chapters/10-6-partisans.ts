/** 10.6 Partisans. */
import { cite } from '../cite.js';

/** How many there may be of a nation at a time. */
const limits: { readonly [nation: string]: number } = {
  australia: 2,
  china: 2,
  indochina: 1,
  philippines: 1,
  ussr: 1,
  india: 1,
};

/** An atrocity doubles the limit, except in India. */
export function partisanLimit(nation: string, atrocity: boolean): number {
  const limit = limits[nation] ?? 0;
  return atrocity && nation !== 'india' && cite('10.6') ? 2 * limit : limit;
}

/** How many of a nation may come in one season; an atrocity lifts that. */
export function seasonalLimit(year: number, atrocity: boolean): number {
  if (atrocity && cite('10.6')) return Number.POSITIVE_INFINITY;
  return year < 1942 ? 1 : year === 1942 ? 2 : 3;
}

/** How many come on a d6: 5 brings one, 6 two. Net rolls above 6 count as 6. */
export function partisansArriving(nation: string, die: number, points: number, atrocity: boolean): number {
  if (!cite('10.6')) return 0;
  const net = die + (nation === 'china' ? 2 : nation === 'philippines' ? 1 : 0) + points + (atrocity ? 1 : 0);
  return net <= 4 ? 0 : net === 5 ? 1 : 2;
}

export type Arrival = {
  readonly nation: string;
  readonly die: number;
  readonly points: number;
  readonly year: number;
  readonly atrocity: boolean;
  /** Of this nation on the map, and come in this season. */
  readonly present: number;
  readonly thisSeason: number;
};

/** What the roll brings once the limits have had their say. */
export function partisansPlaced(arrival: Arrival): number {
  const { nation, die, points, year, atrocity, present, thisSeason } = arrival;
  const rolled = partisansArriving(nation, die, points, atrocity);
  return Math.max(
    0,
    Math.min(rolled, partisanLimit(nation, atrocity) - present, seasonalLimit(year, atrocity) - thisSeason),
  );
}

/** What a partisan has to know of a hex. */
export type PartisanHex = {
  readonly land: string;
  readonly terrain: string;
  readonly enemyOwned: boolean;
  readonly occupied: boolean;
  readonly zone: boolean;
  readonly installation: boolean;
  /** Beside an airbase or airstrip with enemy planes. */
  readonly besidePlanes: boolean;
};

/** 8.11, 10.6 An enemy-owned hex of its own nation, empty, in no enemy zone of control, without an enemy installation. */
export function mayAppear(nation: string, at: PartisanHex): boolean {
  if (at.land !== nation || at.terrain === 'sea' || at.terrain === 'lake') return false;
  return at.enemyOwned && !at.occupied && !at.zone && !at.installation && !at.besidePlanes && cite('10.6');
}

/** Lands it may walk in beside its own. */
const beyond: { readonly [nation: string]: string } = { china: 'manchukuo', indochina: 'thailand', ussr: 'mongolia' };

export const mayWander = (nation: string, land: string): boolean => land === nation || beyond[nation] === land;

/** 10.6 Japanese units that enter an invaded nation while no Japanese General is in it commit an atrocity, for good. */
export const isAtrocity = (entered: string, nation: string, generalsThere: number): boolean =>
  entered === nation && generalsThere === 0 && cite('10.6');

/** 10.6 Entering its hex in the Movement Phase takes one Movement Point more, and the partisan is gone. */
export const partisanToll = (): number => (cite('10.6') ? 1 : 0);
