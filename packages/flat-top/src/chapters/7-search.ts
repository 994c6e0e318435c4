/** 7.1, 7.3, 7.7 Searching, and counters on and off the mapboard by choice. */
import { cite } from '../cite.js';
import { type GamePublic, type GameTable, ownOf } from '../game-kit.js';
import type { Flight } from '../pieces.js';
import { enemyOf, type Side } from '../state.js';
import { observe, observeOwn } from './7-observation.js';

/** 7.3.4, 7.9 Whether a formation may consult the Search Table: on the mapboard, and not begun in a storm. */
export const maySearch = (flight: Flight): boolean =>
  (flight.onMap || !cite('7.9')) && !(flight.blind && cite('7.3.4'));

/** 7.3 The search roll of a formation on the mapboard, before it moves; then it looks around where it is (7.6). */
export function search(table: GameTable, side: Side, flight: Flight): boolean {
  if (!maySearch(flight) || !cite('7.3')) return false;
  const { night } = table.state.public;
  const chart = table.law.charts.search.values;
  const die = table.roll('7.3', side);
  let reads = die;
  if (night && cite('CHART-search')) reads += chart.night;
  // 6.7 says the same of clouds.
  if (flight.beganInCloud && cite('7.3.3')) reads += chart.cloud;
  const success = reads <= chart.succeedsTo;
  if (success && cite('7.3.1')) flight.searching = true;
  if (!success && cite('7.3.2')) flight.searching = false;
  // 7.18 Looking costs no movement.
  if (!cite('7.18')) flight.flown += 1;
  const { hex, id, searching } = flight;
  table.say('7.3', 'searched', { af: id, hex, die, reads, searching }, [side]);
  // R46 Spoken aloud; that it began in a cloud may be news.
  table.tell([enemyOf(side)], '7.3', 'search', { hex, searching });
  observeOwn(table, side, hex);
  return searching;
}

/** 7.4, R27 A formation that moves without searching observes nothing from then on. */
export function stopSearching(flight: Flight): void {
  if (flight.searching && cite('7.4')) flight.searching = false;
}

/** 7.17 Not while the other side's planes move. */
export const mayShow = (pub: GamePublic, side: Side): boolean =>
  pub.segment === null || pub.segment.side === side || !cite('7.17');

/** 7.1 Hidden units put on the mapboard by choice: they may observe, and be fought. Says whether everybody has looked. */
export function showUnits(table: GameTable, side: Side, ids: readonly string[]): boolean {
  if (ids.length === 0 || !mayShow(table.state.public, side)) return false;
  const { tfs, flights } = ownOf(table.state, side);
  for (const unit of [...tfs, ...flights]) if (!unit.onMap && ids.includes(unit.id) && cite('7.1')) unit.onMap = true;
  observe(table);
  return true;
}

/** 7.7 At the end of the turn units that nobody observes may leave the mapboard. */
export function hideUnits(table: GameTable, side: Side, ids: readonly string[]): void {
  const { tfs, flights } = ownOf(table.state, side);
  for (const unit of [...tfs, ...flights])
    if (unit.onMap && unit.seen === 0 && ids.includes(unit.id) && cite('7.7')) unit.onMap = false;
}
