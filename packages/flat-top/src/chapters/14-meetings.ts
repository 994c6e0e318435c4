/** 14.13.6, R105 Which formations met in air-to-air combat, by pairs, Allied first: this turn and the last. */
import { cite } from '../cite.js';
import { type GameTable, ownOf } from '../game-kit.js';
import type { Side } from '../state.js';

type Pair = [string, string];

/** Read before the battle is disbanded. */
export function rememberMeeting({ state }: GameTable): void {
  const { battle } = state.public;
  const { secret } = state.umpire;
  if (battle === null || !(battle.told.allied.planes && battle.told.japan.planes) || !cite('14.13.6')) return;
  for (const allied of ownOf(state, 'allied').battle?.formations ?? [])
    for (const japan of ownOf(state, 'japan').battle?.formations ?? [])
      if (!secret.metNow.some(([a, b]) => a === allied && b === japan))
        secret.metNow = [...secret.metNow, [allied, japan]];
}

/** Who was divided or merged inherits. `lineage`: for each formation there is now, those it was made of. */
export function inheritMeetings(
  { state }: GameTable,
  side: Side,
  lineage: () => ReadonlyMap<string, readonly string[]>,
): void {
  const { secret } = state.umpire;
  if (secret.metLast.length + secret.metNow.length === 0) return;
  const at = side === 'allied' ? 0 : 1;
  const made = [...lineage()];
  const heirs = (pairs: readonly Pair[]): Pair[] =>
    pairs.flatMap((pair) => {
      const now = made.filter(([, from]) => from.includes(pair[at])).map(([id]) => id);
      if (now.length === 0) return [pair];
      return now.map((id): Pair => (at === 0 ? [id, pair[1]] : [pair[0], id]));
    });
  secret.metLast = heirs(secret.metLast);
  secret.metNow = heirs(secret.metNow);
}

/** A new turn begins. Numbers of formations that are gone may be given out again: nobody inherits from them. */
export function meetingsOfLastTurn({ state }: GameTable): void {
  const { secret } = state.umpire;
  const flies = (side: Side, id: string): boolean => ownOf(state, side).flights.some((flight) => flight.id === id);
  secret.metLast = secret.metNow.filter(([allied, japan]) => flies('allied', allied) && flies('japan', japan));
  secret.metNow = [];
}
