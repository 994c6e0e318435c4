/** Forces of a side that searches look for: the carriers, others at sea with them, and markers that stand for nothing. */
import { cite } from '../cite.js';
import { isDummy, type Marker, markerOf as markerIn } from '../search/search.js';
import { enemyOf, type Side } from '../sides.js';
import type { StrikeLaw } from './law.js';
import type { Ship, StrikeBattle } from './state.js';

/** The carriers' own force is called by this name. */
export const main = 'the carrier force';

/** Every force of a side that is worth a marker, the carriers first. */
export const groupsOf = ({ search, forces }: StrikeLaw, side: Side): { name: string; ships: readonly string[] }[] =>
  search === null ? [] : [{ name: main, ships: forces[side].ships }, ...search[side].others];

export const shipsOfGroup = (law: StrikeLaw, side: Side, group: string | null): readonly string[] =>
  groupsOf(law, side).find(({ name }) => name === group)?.ships ?? [];

export const markerOf = ({ hunt }: Pick<StrikeBattle, 'hunt'>, name: string): Marker =>
  markerIn(hunt ?? { markers: { japan: [], allies: [] } }, name);

/** The ships that the strike under way has found: those of the marker it flew to, else the whole force. */
export function struckShips(law: StrikeLaw, battle: Pick<StrikeBattle, 'hunt' | 'ships'>, side: Side): Ship[] {
  const own = battle.ships.filter((ship) => ship.side === side);
  const { hunt } = battle;
  if (hunt === null || hunt.target === null) return own;
  const ids = shipsOfGroup(law, side, markerOf(battle, hunt.target).group);
  // A ship that lies face down has a mark for a name; she is on the display.
  return own.filter(({ id, arc }) => ids.includes(id) || arc !== null);
}

/** CAP flies over the carriers alone. */
export const isUnderCap = (battle: Pick<StrikeBattle, 'hunt'>): boolean =>
  battle.hunt === null || battle.hunt.target === null || markerOf(battle, battle.hunt.target).group === main;

/** Markers of the enemy that are still at sea, as far as this side knows. */
export const atSea = (law: StrikeLaw, battle: StrikeBattle, side: Side): Marker[] =>
  (battle.hunt?.markers[enemyOf(side)] ?? []).filter((marker) => {
    if (!marker.known) return true;
    if (isDummy(marker) && cite('13.6.3')) return false;
    const ids = shipsOfGroup(law, enemyOf(side), marker.group);
    return battle.ships.some(({ id, sunk }) => ids.includes(id) && !sunk);
  });
