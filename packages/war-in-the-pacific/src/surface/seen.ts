/** What a side sees of a surface battle: the battle itself, with masks on what it has not spotted (19.10.1). */
import { hideMarkers } from '../search/search.js';
import { type Side, sides } from '../sides.js';
import { quarryOf } from './meeting.js';
import {
  type Attack,
  type Command,
  cloneBattle,
  type Officer,
  type Ship,
  type SurfaceBattle,
  type SurfaceHunt,
} from './state.js';

/** `side` null: what those see who only watch. */
export function seenBy(battle: SurfaceBattle, side: Side | null): SurfaceBattle {
  const seen = cloneBattle({ ...battle, ships: [] });
  for (const of of sides) addFleet(seen.ships, battle.ships, of, of === side);
  for (const of of sides) if (of !== side) seen.command[of] = commandSeen(seen.command[of], battle.ships);
  if (seen.hunt !== undefined) hideHunt(seen.hunt, side);
  if (side === battle.phasing) return seen;
  if (seen.attack !== null) seen.attack = attackSeen(seen.attack, battle.phase);
  // What the other side is about while it makes up its mind is its own affair.
  if (battle.phase === 'firers' || battle.phase === 'advance') seen.phase = 'fire';
  return seen;
}

/** 16.1.2, 16.3 Markers of the enemy, and what they are up to unless everybody can see it. */
function hideHunt({ markers, plots }: SurfaceHunt, side: Side | null): void {
  hideMarkers(markers, side);
  for (const of of sides)
    for (const { name, known } of of === side ? [] : markers[of])
      if (plots[of][name] !== undefined && !known && quarryOf(plots[of][name]) === undefined) plots[of][name] = null;
}

/** Copies, never the ships themselves: whoever is asked keeps what he saw. */
function addFleet(to: Ship[], ships: readonly Ship[], of: Side, isOwn: boolean): void {
  const masked: Ship[] = [];
  for (const ship of ships) {
    if (ship.side !== of) continue;
    if (isOwn) to.push({ ...ship });
    else if (ship.seen || ship.state === 'waiting') to.push(spottedOf(ship));
    else masked.push(maskOf(ship));
  }
  // In the order of the marks, which tells nothing.
  to.push(...masked.sort((a, b) => number(a) - number(b)));
}

const number = ({ mark }: Ship): number => Number(mark.slice(1));

/** 16.7 A critical hit is the owner's secret unless the dice were doubles. Where ships wait for the battle nobody sees them go. */
const spottedOf = (ship: Ship): Ship => ({
  ...ship,
  critical: ship.critical === 'shown' ? 'shown' : 'none',
  ...(ship.state === 'waiting' ? unplaced : {}),
});

const unplaced = { hex: -1, station: 'combatants' as const };

/** A blank counter: where it lies, whether it moved, and nothing else. */
const maskOf = ({ side, mark, hex, station, state, moved, advanced }: Ship): Ship => ({
  id: mark,
  side,
  mark,
  seen: false,
  hex,
  station,
  state,
  damage: 0,
  critical: 'none',
  fired: false,
  moved,
  launched: false,
  attacked: false,
  advanced,
  torpedoes: 0,
});

/** An admiral's flagship is known when she is. */
function commandSeen(command: Command, ships: readonly Ship[]): Command {
  const shown = (officer: Officer): Officer => {
    const flag = ships.find(({ id }) => id === officer.ship);
    return flag !== undefined && !flag.seen && flag.state !== 'waiting' ? { ...officer, ship: null } : officer;
  };
  return { ...command, officers: command.officers.map(shown) };
}

/** Before it is opened nobody knows of an attack; of one from the dark only the target. */
function attackSeen(attack: Attack, phase: SurfaceBattle['phase']): Attack | null {
  if (phase === 'firers') return null;
  return attack.unseen ? { ...attack, firers: [], torpedoShift: false } : attack;
}
