/** The convoy through the umpire. */
import { type Event, hears, submit, viewOf } from '@ironbottom/umpire';
import { clock, type Timed } from '../measure.js';
import { newGame, type Places, type Script, seats } from './position.js';

/** Plays every answer of the script and counts the orders among them; each seat is handed the events it may hear. */
export function umpireConvoy(script: Script, withViews: boolean): Timed & { places: Places } {
  const game = newGame();
  const inboxes = seats.map((seat): { seat: string; events: Event[] } => ({ seat, events: [] }));
  let count = 0;
  let bytes = 0;
  const start = clock();
  for (const { seat, answer, order } of script) {
    const played = submit(game, seat, answer);
    if ('refusal' in played) throw new Error(`order ${count}: ${played.refusal.why}`);
    for (const inbox of inboxes)
      for (const event of played.events) if (hears(event, inbox.seat)) inbox.events.push(event);
    if (order === null) continue;
    count += 1;
    if (withViews) for (const to of seats) bytes += JSON.stringify(viewOf(game.state, to)).length;
  }
  const ms = clock() - start;
  const places: Places = {};
  for (const { id, place } of Object.values(game.state.public.ships)) places[id] = place;
  for (const { seat, events } of inboxes) if (events.length < count) throw new Error(`${seat} missed something`);
  if (withViews && bytes < count) throw new Error('nothing was serialized');
  return { count, ms, places };
}
