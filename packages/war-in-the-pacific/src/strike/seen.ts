/** What each side sees of the strikes: face-down ships as their marks, planes not met yet without what they are up to. */
import { cite } from '../cite.js';
import { hideMarkers } from '../search/search.js';
import type { Side } from '../sides.js';
import { navalOf, type StrikeLaw, strikerOf } from './law.js';
import { cloneStrike, type Flight, type Ship, type StrikeBattle } from './state.js';
import { inOrder, merged } from './step.js';

/** `side` null: those who only watch see what both sides see of each other. */
export function seenBy(battle: StrikeBattle, side: Side | null, law: StrikeLaw): StrikeBattle {
  const seen = cloneStrike(battle);
  if (battle.phase === 'over') return seen;
  const own = seen.ships.filter((ship) => ship.side === side);
  const named: Ship[] = [];
  const masked: Ship[] = [];
  for (const ship of seen.ships) {
    if (ship.side === side) continue;
    if (ship.arc !== null && !ship.seen && cite('7.2.1')) masked.push(faceDown(ship));
    else named.push({ ...ship, damage: battle.shown[ship.id] ?? 0 });
  }
  masked.sort((a, b) => (a.mark < b.mark ? -1 : 1));
  seen.ships = [...own, ...named, ...masked];
  if (side !== strikerOf(law, battle)) hideFlights(seen);
  if (seen.hunt !== null) hideMarkers(seen.hunt.markers, side);
  return seen;
}

/** 7.2.1 A type, and whether the damage is D2 or worse. */
const faceDown = (ship: Ship): Ship => ({ ...ship, id: ship.mark, damage: ship.damage >= 2 ? 2 : 0, hit: false });

function hideFlights(seen: StrikeBattle): void {
  const now = seen.wave?.number ?? 0;
  seen.flights = inOrder(
    merged(
      seen.flights.map((flight): Flight => {
        if (flight.wave > 0 && flight.wave <= now) return flight;
        const open = flight.met ? flight : { ...flight, role: null, altitude: null, posture: null };
        return { ...open, wave: 0 };
      }),
    ),
  );
  seen.led = [];
}

/** Ships of the naval player that lie face down in this view. */
export const faceDownIn = (seen: StrikeBattle, law: StrikeLaw): Ship[] =>
  seen.ships.filter(({ side, arc, seen: up }) => side === navalOf(law, seen) && arc !== null && !up);
