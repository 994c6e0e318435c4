/** 22.5 Submarines searching: the zone of a squadron, its Search Points, and the die. */
import { mostSearchPoints, type searchContact } from '../charts/search-contact.js';
import { cite } from '../cite.js';
import { round } from '../rounding.js';
import { isPassable, reachOf, type Sea, terrainAt } from '../submarine/sea.js';

/** R1 Five hexes of sea, not through land, not into a port of the enemy. */
export function zoneOf(sea: Sea, hex: number): Map<number, number> {
  const most = cite('R1') ? 5 : 6;
  return reachOf(sea, hex, most, (place) => isPassable(sea, place) && (terrainAt(sea, place) !== 'P' || !cite('22.5')));
}

/** 22.5.1 One for every submarine, less one for every hex. */
export const searchPoints = (submarines: number, hexes: number): number =>
  Math.max(0, submarines - (cite('22.5.1') ? hexes : 0));

/** The highest modified die that makes contact. */
export const contactUpTo = (chart: typeof searchContact, points: number): number =>
  chart.values[Math.min(points, mostSearchPoints)] ?? 0;

/** 5.13.4 Long-range planes hunting submarines: their number by their distance, added to the die. */
export const suppression = (planes: number, hexes: number): number =>
  planes > 0 && hexes <= 7 && cite('5.13.4') ? round(planes / Math.max(1, hexes), 'nearest') : 0;
