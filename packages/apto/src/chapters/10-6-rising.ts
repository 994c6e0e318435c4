/** 10.6 Partisans at the table: the roll of each month, what is spent on it, what is bought in a season, and where they rise. */
import type { Ask, Item } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type Law, seatOf } from '../law.js';
import { hexName, nationName } from '../names.js';
import type { Nation } from '../pieces.js';
import type { Theatre } from '../play.js';
import type { Pub } from '../state.js';
import { partisanPlaces, placeOf } from './8-holdings.js';
import { atrocityNote } from './10-6-atrocity.js';
import { partisanLimit, partisansPlaced, seasonalLimit } from './10-6-partisans.js';
import { isAtWarWithSoviets } from './10-39-nomonhan.js';

/** Nations whose people may rise, in this part of the map. */
export const rising: readonly Nation[] = ['china', 'ussr'];

/** `notes`: come this season, still to be placed, rolled for this month, an atrocity done. */
const seasonKey = (nation: Nation): string => `10.6 season ${nation}`;
const waitingKey = (nation: Nation): string => `10.6 waiting ${nation}`;
const rolledKey = (nation: Nation): string => `10.6 rolled ${nation}`;
const openedKey = '10.6 opened';
const hasAtrocity = ({ notes }: Pub, nation: Nation): boolean => notes[atrocityNote(nation)] === 1;

export const waiting = ({ notes }: Pub, nation: Nation): number => notes[waitingKey(nation)] ?? 0;
const forget = (pub: Pub, nation: Nation): void => {
  delete pub.notes[waitingKey(nation)];
};

/**
 * There is no hex where those who wait could rise: they have not come (8.11), and others may in this season. In a Seasonal Turn it is those
 * that were bought, which no season counts.
 */
export function findNoPlace(table: Theatre, nation: Nation): void {
  const { public: pub } = table.state;
  if (pub.phase === 'politics' && cite('8.11'))
    pub.notes[seasonKey(nation)] = (pub.notes[seasonKey(nation)] ?? 0) - waiting(pub, nation);
  forget(pub, nation);
  table.say('10.6', 'no rising', { nation, why: 'place' });
}

/** Seasonal limits begin anew. */
export function newSeason(pub: Pub): void {
  if (pub.notes[openedKey] === pub.turn) return;
  pub.notes[openedKey] = pub.turn;
  for (const nation of rising) delete pub.notes[seasonKey(nation)];
}

const partisansOf = (pub: Pub, nation: Nation): number =>
  Object.values(pub.units).filter((unit) => unit.kind === 'partisan' && unit.nation === nation && unit.hex !== null)
    .length;

/** China has been invaded from the beginning; the Soviets only once they are at war. A liberated nation is at peace (9.24). */
const isInvaded = (pub: Pub, nation: Nation): boolean => {
  const side = pub.alignment[nation];
  if (side !== 'allies' || pub.conquered[nation] === side) return false;
  return nation === 'china' || isAtWarWithSoviets(pub);
};

/** Once a month, until there are as many as there may be. */
export const toRoll = (pub: Pub, { options }: Law, nation: Nation): boolean =>
  options.partisans &&
  isInvaded(pub, nation) &&
  pub.notes[rolledKey(nation)] !== pub.turn &&
  roomForMore(pub, nation) > 0 &&
  cite('10.6');

/** How many more there may be, and counters for them. */
function roomForMore(pub: Pub, nation: Nation): number {
  const counters = Object.values(pub.units).filter((unit) => unit.kind === 'partisan' && unit.nation === nation);
  const on = partisansOf(pub, nation);
  return Math.min(partisanLimit(nation, hasAtrocity(pub, nation)), counters.length) - on;
}

/** Net of what a people has anyway, a 1 on the die wants so many points to become a 6; each counts 1, and there is no other limit. */
const enough = (nation: Nation): number => (nation === 'china' ? 3 : 5);

/** Points that could still better the roll: none where nobody can come. */
export function mostAbetted(pub: Pub, nation: Nation): number {
  const season = seasonalLimit(pub.year, hasAtrocity(pub, nation)) - (pub.notes[seasonKey(nation)] ?? 0);
  if (roomForMore(pub, nation) <= 0 || season <= 0 || partisanPlaces(pub, nation).length === 0) return 0;
  return Math.min(enough(nation), Math.max(0, pub.ep[nation] ?? 0));
}

export const abetAsk = (pub: Pub, nation: Nation): Ask => ({
  ask: 'say',
  rule: '10.6',
  prompt: `How many EP go to the partisans of ${nationName(nation)} before the die is rolled? Each adds 1; with ${nation === 'china' ? 'the 2 of China ' : ''}a 5 brings one and a 6 two. There may be ${roomForMore(pub, nation)} more.`,
  from: 0,
  to: mostAbetted(pub, nation),
});

export function rollPartisans(table: Theatre, nation: Nation, points: number): void {
  const { public: pub } = table.state;
  pub.notes[rolledKey(nation)] = pub.turn;
  if (points > 0) pub.ep[nation] = (pub.ep[nation] ?? 0) - points;
  const atrocity = hasAtrocity(pub, nation);
  const thisSeason = pub.notes[seasonKey(nation)] ?? 0;
  const die = table.roll('10.6', seatOf(table.law, nation));
  const present = partisansOf(pub, nation);
  const come = partisansPlaced({ nation, die, points, year: pub.year, atrocity, present, thisSeason });
  table.say('10.6', 'partisans', { nation, die, points, come });
  if (come === 0) return;
  pub.notes[seasonKey(nation)] = thisSeason + come;
  pub.notes[waitingKey(nation)] = come;
}

export function partisanAsk(pub: Pub, nation: Nation): Ask {
  const of = partisanPlaces(pub, nation).map((hex): Item => {
    const at = placeOf(hex);
    return { id: hex, text: hexName(hex), ...(at !== undefined && { at }) };
  });
  return {
    ask: 'pick',
    rule: '10.6',
    prompt: `Where do partisans of ${nationName(nation)} rise? An empty hex the enemy holds, in none of his Zones of Control; they block his supply and his railways.`,
    of,
    min: 1,
    max: 1,
  };
}

export function placePartisan(table: Theatre, nation: Nation, hex: string | undefined): void {
  const { public: pub } = table.state;
  const left = waiting(pub, nation) - 1;
  if (left > 0) pub.notes[waitingKey(nation)] = left;
  else forget(pub, nation);
  const free = Object.values(pub.units).find(
    (unit) => unit.kind === 'partisan' && unit.nation === nation && unit.hex === null,
  );
  if (free === undefined) table.say('10.6', 'no rising', { nation, why: 'counters' });
  if (free === undefined || hex === undefined) return;
  free.hex = hex;
  free.off = null;
  table.say('10.6', 'rises', { unit: free.id, hex });
}

/** How many can be bought in a Seasonal Turn: up to the limit, with those that are there, and where there is room. */
export function partisansForSale(
  pub: Pub,
  { options }: Law,
  nations: readonly Nation[],
): { nation: Nation; most: number } {
  const nation = rising.find((each) => nations.includes(each) && isInvaded(pub, each)) ?? 'china';
  if (!options.partisans || !nations.includes(nation) || !isInvaded(pub, nation) || !cite('10.6'))
    return { nation, most: 0 };
  return { nation, most: Math.max(0, Math.min(roomForMore(pub, nation), partisanPlaces(pub, nation).length)) };
}

/** Bought partisans wait until every other unit is placed. */
export function buyPartisans(pub: Pub, nation: Nation, count: number): void {
  if (count > 0) pub.notes[waitingKey(nation)] = count;
}
