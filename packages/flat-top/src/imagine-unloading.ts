/** What the enemy's transports may have put ashore, and where: the points are public, what they were for is not (R47). */
import { unloadedAt, unloadsApart } from './chapters/12-7-unloading.js';
import { isSunk } from './chapters/21-damage.js';
import type { GameOwn } from './game-kit.js';
import { type Draft, pick, shuffled } from './imagine-draft.js';
import { placeOf } from './scenarios/areas.js';
import type { Ship } from './state.js';
import { basePoints, bonusPoints, shipPoints, unloadingBonus, unloadingPoints } from './stock.js';

const isTransport = ({ type }: Ship): boolean => type === 'AP' || type === 'APD';

export function drawUnloading(draft: Draft, theirs: GameOwn): void {
  sunkHalfEmpty(draft, theirs);
  const { least, most } = limits(draft);
  enough(draft, theirs, least);
  someMore(draft, theirs, most);
  drawPlaces(draft, theirs);
}

/** A sunk transport that scored little had put ashore so much, and no more than that. */
function sunkHalfEmpty({ law, enemy, side, pub, view }: Draft, theirs: GameOwn): void {
  const { turns } = law.charts.victoryPoints.values.unloading;
  const others = basePoints(pub, law, enemy) + unloadingPoints(view.own, law) + bonusPoints(pub, side);
  const short = (): number => shipPoints(theirs, law, enemy) + others - pub.points[side];
  for (const ship of theirs.ships) {
    if (short() <= 0) break;
    if (!isSunk(ship) || !isTransport(ship)) continue;
    for (let unloaded = 1; unloaded <= turns && short() > 0; unloaded++) putHull(theirs, ship, unloaded);
  }
}

function putHull(theirs: GameOwn, { id }: Ship, unloaded: number): void {
  theirs.hulls[id] = { anchoredSince: null, slowSince: null, ...theirs.hulls[id], unloaded };
}

/** Points ashore in all: no fewer than what has been announced, and fewer than what would have been. */
function limits(draft: Draft): { least: number; most: number } {
  const { law, enemy, pub, view } = draft;
  const { special, victory } = law.scenario;
  const { wins, reaches } = victory.unloading ?? {};
  const received = receivedFor(draft);
  let { least } = received;
  let most = Number.POSITIVE_INFINITY;
  if (special.falls?.to === enemy) {
    if (pub.fallen !== undefined) least = Math.max(least, special.falls.points);
    else if (!unloadsApart(law, enemy)) most = special.falls.points - 1;
  }
  if (reaches?.side === enemy && !received.reached && (reaches.at === undefined || !unloadsApart(law, enemy)))
    most = Math.min(most, reaches.points - 1);
  if (wins?.side === enemy && view.over === null && (wins.at === undefined || !unloadsApart(law, enemy)))
    most = Math.min(most, wins.points - 1);
  return { least, most };
}

/** `least`: points ashore without which he would not have received what he has. */
type Received = { readonly reached: boolean; readonly least: number };

/**
 * What the points that he has received were for: SC3.V2 at once, SC2.V2 and SC5.V2 in the end, if the game was played to it.
 * Of all that comes to their sum, what asks least of him, for no more may be ashore than he has points for.
 */
function receivedFor({ law, side, enemy, pub, view }: Draft): Received {
  const { reaches, fails, more } = law.scenario.victory.unloading ?? {};
  const mine = unloadedAt(view.own, law, side);
  const inTheEnd = [{ points: 0, least: 0 }];
  if (view.over !== null) {
    const failed = fails?.side === side && unloadedAt(view.own, law, side, fails.at) < fails.least ? fails.bonus : 0;
    inTheEnd.push({ points: failed, least: 0 });
    if (more !== undefined) inTheEnd.push({ points: failed + more, least: mine + 1 });
  }
  const total = unloadingBonus(pub, enemy);
  const ways = inTheEnd.flatMap(({ points, least }): Received[] => {
    if (points === total) return [{ reached: false, least }];
    if (reaches?.side !== enemy || points + reaches.bonus !== total) return [];
    return [{ reached: true, least: Math.max(least, reaches.points) }];
  });
  return ways.reduce((a, b) => (b.least < a.least ? b : a), ways[0] ?? { reached: false, least: 0 });
}

/** So much is known to be ashore. Of ships afloat if possible. */
function enough({ law, below }: Draft, theirs: GameOwn, least: number): void {
  const { turns } = law.charts.victoryPoints.values.unloading;
  const transports = shuffled(theirs.ships.filter(isTransport), below);
  const inOrder = [...transports.filter((ship) => !isSunk(ship)), ...transports.filter(isSunk)];
  for (const ship of inOrder)
    for (let n = theirs.hulls[ship.id]?.unloaded ?? 0; n < turns && unloadingPoints(theirs, law) < least; n++)
      putHull(theirs, ship, n + 1);
}

/** 25.5 Points of his that nothing else explains may be for what he has put ashore. */
function someMore({ law, side, enemy, pub, view, below }: Draft, theirs: GameOwn, most: number): void {
  const { unloading: each, airFactor } = law.charts.victoryPoints.values;
  let lost = 0;
  for (const list of [view.own.lostToday, view.own.gone]) for (const key in list) lost += list[key] ?? 0;
  const explained =
    shipPoints(view.own, law, side) +
    basePoints(pub, law, side) +
    unloadingPoints(theirs, law) +
    bonusPoints(pub, enemy);
  let spare = Math.min(pub.points[enemy] - explained - airFactor * lost, most - unloadingPoints(theirs, law));
  for (const { id, type, anchored } of theirs.ships) {
    const hull = theirs.hulls[id];
    if ((type !== 'AP' && type !== 'APD') || !anchored || hull === undefined || hull.unloaded > 0) continue;
    const unloaded = below(Math.max(0, Math.min(each.turns, Math.floor(spare / each.eachTurn))) + 1);
    theirs.hulls[id] = { ...hull, unloaded };
    spare -= unloaded * each.eachTurn;
  }
}

/** SC3.2 In which of several places it was. */
function drawPlaces(draft: Draft, theirs: GameOwn): void {
  const { law, enemy, below } = draft;
  if (!unloadsApart(law, enemy)) return;
  const total = unloadingPoints(theirs, law);
  if (total === 0) return;
  const { eachTurn } = law.charts.victoryPoints.values.unloading;
  const places = (law.scenario.special.unload?.[enemy] ?? []).map(placeOf);
  const ashore: { [place: string]: number } = {};
  let left = total;
  const put = (place: string, points: number): void => {
    ashore[place] = (ashore[place] ?? 0) + points;
    left -= points;
  };
  const rooms = new Map(places.map((place) => [place, bounds(draft, place)]));
  for (const [place, { least }] of rooms)
    while (left > 0 && (ashore[place] ?? 0) < least) put(place, Math.min(left, eachTurn));
  while (left > 0) {
    const open = places.filter((place) => (ashore[place] ?? 0) + eachTurn <= (rooms.get(place)?.most ?? 0));
    put(pick(open.length > 0 ? open : places, below), Math.min(left, eachTurn));
  }
  theirs.ashore = ashore;
}

function bounds(draft: Draft, place: string): { least: number; most: number } {
  const { law, enemy, pub, view } = draft;
  const { falls } = law.scenario.special;
  const { wins, reaches } = law.scenario.victory.unloading ?? {};
  let least = 0;
  let most = Number.POSITIVE_INFINITY;
  const known = (points: number, reached: boolean): void => {
    if (reached) least = Math.max(least, points);
    else most = Math.min(most, points - 1);
  };
  if (falls?.to === enemy && falls.base === place) known(falls.points, pub.fallen !== undefined);
  if (reaches?.side === enemy && reaches.at === place) known(reaches.points, receivedFor(draft).reached);
  if (wins?.side === enemy && wins.at === place && view.over === null) known(wins.points, false);
  return { least, most };
}
