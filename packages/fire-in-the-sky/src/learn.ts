/** Fold what a seat has been told into what it knows. */
import type { Event } from '@ironbottom/umpire';
import { enemyOf, type Side } from './pieces.js';
import type { Knows } from './state.js';

/** R36 Ships seen in battle are remembered, with turn and place. */
export function learn(knows: Knows, { kind, data }: Event, seat: string): void {
  if (kind !== 'revealed') return;
  const enemy = enemyOf(seat as Side);
  const { turn, place } = data;
  const ships = data[enemy];
  if (!Array.isArray(ships)) return;
  for (const id of ships) knows.seen[String(id)] = { turn: Number(turn), place: Number(place) };
}
