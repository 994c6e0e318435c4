/** R8 Where Air Points come down whose carrier is gone. */
import type { Out } from '@ironbottom/umpire';
import { ashore, type Battle, soundShips } from '../battle.js';
import { cite } from '../cite.js';
import type { Side } from '../pieces.js';
import { unitOf } from '../units.js';

/** A deck with room in the hex, or else a base of their own that others of the side fly from; with neither they are lost. */
export function landPlanes(battle: Battle, side: Side, out: Out): void {
  const { ships, air } = battle.sides[side];
  if (ships.length === 0 || air.length === 0) return;
  const gone = new Set(ships.filter(({ state }) => state !== 'sound').map(({ id }) => id));
  const homeless = air.filter(({ state, from }) => state !== 'lost' && gone.has(from));
  if (homeless.length === 0 || !cite('R8')) return;
  const decks = soundShips(battle.sides[side]).map(({ id }) => ({
    id,
    room: unitOf(id).planes - air.filter(({ from, state }) => from === id && state !== 'lost').length,
  }));
  const base = air.some(({ from }) => from === ashore);
  let lost = 0;
  // Elite crews are waved in first.
  for (const point of homeless.sort((a, b) => Number(b.elite) - Number(a.elite))) {
    const deck = decks.find(({ room }) => room > 0);
    if (deck !== undefined) {
      deck.room -= 1;
      point.from = deck.id;
    } else if (base) point.from = ashore;
    else {
      point.state = 'lost';
      lost += 1;
    }
  }
  if (out.on) out.say('R8', 'decks', { side, homeless: homeless.length, lost });
}
