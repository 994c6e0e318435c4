/** 12.2, 12.4 How far task forces can sail. */
import { cite } from '../cite.js';
import { parkedAt } from '../fields.js';
import type { GameLaw, GameOwn, GamePublic } from '../game-kit.js';
import type { TaskForce } from '../pieces.js';
import type { Parked, Ship, Side } from '../state.js';
import { weatherAt } from './6-weather.js';
import { isSunk, movementOf } from './21-damage.js';
import { isShortOfFuel } from './optional-fueling.js';
import { towedSpeed } from './optional-towing.js';

/** 4.1.1 Fifteen Allied, ten Japanese. */
export const mostShips = (side: Side): number => (side === 'allied' ? 15 : 10);

/** The ships of a task force that are afloat. A ship is a value, and a list of them too: one asked about twice is sorted by task forces. */
export function shipsIn({ ships }: GameOwn, tf: string): readonly Ship[] {
  if (fleet.ships !== ships) {
    const last = fleet;
    fleet = lastFleet.ships === ships ? lastFleet : { ships, afloat: null };
    lastFleet = last;
    if (fleet.afloat === null) return ships.filter((ship) => ship.tf === tf && !isSunk(ship));
  }
  fleet.afloat ??= sorted(ships);
  return fleet.afloat.get(tf) ?? nobody;
}

type Fleet = { readonly ships: readonly Ship[]; afloat: ReadonlyMap<string, readonly Ship[]> | null };
const nobody: readonly Ship[] = [];
/** The two last asked about: those of both sides, as often as not. */
let fleet: Fleet = { ships: nobody, afloat: null };
let lastFleet: Fleet = fleet;

function sorted(ships: readonly Ship[]): Map<string, readonly Ship[]> {
  const afloat = new Map<string, Ship[]>();
  for (const ship of ships) {
    if (isSunk(ship)) continue;
    const others = afloat.get(ship.tf);
    if (others === undefined) afloat.set(ship.tf, [ship]);
    else others.push(ship);
  }
  return afloat;
}

/** 12.4 Of the slowest ship; none while one of them is at anchor, anchoring, weighing or crippled (R66), or began in a storm (6.6). */
export function movementFactor(pub: GamePublic, own: GameOwn, tf: TaskForce): number {
  if (weatherAt(pub, tf.hex) === 'storm' && cite('6.6')) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const ship of shipsIn(own, tf.id)) {
    const still = ship.anchored || tf.plot?.anchor.includes(ship.id) || tf.plot?.weigh.includes(ship.id);
    const stays = own.hulls[ship.id]?.rescuing === pub.turn && cite('OPT-ESF.3');
    const speed = stays || (still && cite('12.7.1')) ? 0 : speedOf(pub, own, ship);
    if (speed < least && cite('12.4')) least = speed;
  }
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}

/** 21.2.1, R67 A ship with a half left moves on every second turn after the hit; critical hits may stop her. */
function speedOf({ turn }: GamePublic, own: GameOwn, ship: Ship): number {
  if (ship.nextTurn?.noMoving === true && cite('OPT-CH.3')) return 0;
  const speed = movementOf(ship);
  if (speed === 0 && own.hulls[ship.id]?.towedBy !== undefined) return towedSpeed(own, turn, ship);
  if (speed > 1 && isShortOfFuel(own, turn, ship)) return 1;
  if (Number.isInteger(speed)) return speed;
  const since = own.hulls[ship.id]?.slowSince ?? turn;
  return (turn - since) % 2 === 1 ? 1 : 0;
}

/** R57 A tender cannot weigh with planes that she can keep only at anchor. */
export function canWeigh(law: GameLaw, ship: Ship): boolean {
  if ((ship.type !== 'AV' && ship.type !== 'CAV') || ship.grounded === null || !cite('12.7.3')) return true;
  const deck = law.charts.shipAirOperations.values[ship.name] ?? law.charts.shipAirOperations.values[ship.type];
  const { ready, justLanded, readying } = ship.grounded;
  const floats = ({ plane }: Parked): boolean => law.charts.planes.values[plane].handling.includes('float');
  return [...ready, ...justLanded, ...readying].every(floats) && parkedAt(ship.grounded) <= (deck?.capacity ?? 0);
}
