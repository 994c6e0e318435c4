/** A battle that a side cannot tell from the true one: other ships under the masks, other critical hits, other flagships. */
import type { Below } from '@ironbottom/umpire';
import { rollsForCriticals } from '../chapters/16-7-critical-hits.js';
import { mayKeepBack, stationFor } from '../chapters/19-2-deployment.js';
import { isActive, reach } from '../chapters/19-4-fire.js';
import { isFlotilla } from '../pieces.js';
import { enemyOf, type Side } from '../sides.js';
import type { Station } from './display.js';
import { lawNow } from './groups.js';
import { imagineHunt } from './imagine-hunt.js';
import { type SurfaceLaw, unitOf } from './law.js';
import { shipFrom } from './opening.js';
import { type Attack, afloat, cloneBattle, type Ship, type SurfaceBattle, shipOf } from './state.js';

export function imagineSurface(seen: SurfaceBattle, side: Side, given: SurfaceLaw, below: Below): SurfaceBattle {
  const battle = cloneBattle(seen);
  const enemy = enemyOf(side);
  if (battle.hunt !== undefined) imagineHunt(given, battle, side, below);
  const law = lawNow(given, battle);
  battle.ships = unmasked(law, battle.ships, enemy, below);
  if (battle.phase === 'deploy') keepBack(law, battle, enemy, below);
  for (const ship of battle.ships) if (ship.side === enemy) hideCritical(law, ship, below);
  flags(battle, enemy, below);
  if (battle.attack?.unseen && battle.phasing === enemy)
    battle.attack.firers = firersInTheDark(law, battle, battle.attack, below);
  return battle;
}

function shuffled<T>(list: readonly T[], below: Below): T[] {
  const left = [...list];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(below(left.length), 1));
  return drawn;
}

/** Ships that may lie under the masks: those of the order of battle that have not been seen, each where her kind may be. */
function unmasked(law: SurfaceLaw, ships: readonly Ship[], enemy: Side, below: Below): Ship[] {
  const masks = ships.filter(({ side, id, mark }) => side === enemy && mark !== '' && id === mark);
  if (masks.length === 0) return [...ships];
  const known = new Set(ships.map(({ id }) => id));
  const hidden = shuffled(
    law.forces.filter(({ id, side }) => side === enemy && !known.has(id)),
    below,
  );
  const room: { [station in Station]: Ship[] } = { carriers: [], 'non-combatants': [], combatants: [] };
  for (const mask of shuffled(masks, below)) room[mask.station].push(mask);
  // Whoever has one place only comes first; damaged ships may fill up among the non-combatants.
  const rank = (id: string): number => (stationFor(law, id) === 'combatants' ? 1 : 0);
  const drawn: Ship[] = [];
  let spare =
    room['non-combatants'].length - hidden.filter(({ id }) => stationFor(law, id) === 'non-combatants').length;
  for (const listed of [...hidden].sort((a, b) => rank(a.id) - rank(b.id))) {
    let station = stationFor(law, listed.id);
    if (station === 'combatants' && spare > 0 && listed.damage > 0 && !isFlotilla(unitOf(law, listed.id))) {
      station = 'non-combatants';
      spare -= 1;
    }
    const mask = room[station].pop() ?? room.combatants.pop();
    if (mask === undefined) throw new Error(`there is no mask for ${listed.id}`);
    const { mark, hex, state, moved, advanced } = mask;
    const ship: Ship = { ...shipFrom(law, listed), mark, hex, state, moved, advanced, station: mask.station };
    // She may have fired from the dark, with or without torpedoes.
    ship.fired = ship.side === 'japan' && below(3) === 0;
    ship.launched = ship.fired && ship.torpedoes > 0 && below(2) === 0;
    if (ship.launched) ship.torpedoes -= 1;
    drawn.push(ship);
  }
  const order = new Map(law.forces.map(({ id }, place) => [id, place]));
  return [...ships.filter((ship) => !masks.includes(ship)), ...drawn].sort(
    (a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0),
  );
}

/** While ships are deployed, who keeps back is not yet known; where they stand follows from the law. */
function keepBack(law: SurfaceLaw, battle: SurfaceBattle, enemy: Side, below: Below): void {
  for (const ship of battle.ships) if (ship.side === enemy) ship.station = stationFor(law, ship.id);
  for (const ship of mayKeepBack(law, battle, enemy)) if (below(2) === 0) ship.station = 'non-combatants';
}

function hideCritical(law: SurfaceLaw, ship: Ship, below: Below): void {
  const before = law.forces.find(({ id }) => id === ship.id)?.damage ?? 0;
  const rolled = ship.seen && before === 0 && ship.damage > 0 && ship.state !== 'sunk' && rollsForCriticals(law, ship);
  if (rolled && ship.critical === 'none' && below(4) === 0) ship.critical = 'hidden';
}

/** An admiral in a ship under a mask may be in any of them. */
function flags(battle: SurfaceBattle, enemy: Side, below: Below): void {
  const { officers } = battle.command[enemy];
  const free = shuffled(
    battle.ships.filter(
      ({ id, side, seen, state }) =>
        side === enemy && !seen && state === 'afloat' && !officers.some(({ ship }) => ship === id),
    ),
    below,
  );
  for (const officer of officers)
    if (officer.state === 'aboard' && officer.ship === null && !awaitsFlag(battle, enemy, officers.indexOf(officer)))
      officer.ship = free.pop()?.id ?? null;
}

const awaitsFlag = ({ matters }: SurfaceBattle, side: Side, officer: number): boolean =>
  matters.some((matter) => matter.matter === 'flag' && matter.side === side && matter.officer === officer);

/** Some that are in an active hex, have the target in reach and would not be seen. */
function firersInTheDark(law: SurfaceLaw, battle: SurfaceBattle, { target }: Attack, below: Below): string[] {
  const aimed = shipOf(battle, target);
  const dark = afloat(battle, battle.phasing).filter(
    (ship) => !ship.seen && (ship.advanced || isActive(law, battle, ship)),
  );
  const able = dark.filter((ship) => reach(law, battle, ship, aimed) !== undefined);
  const [some, ...others] = shuffled(able.length > 0 ? able : dark, below);
  const firers = some === undefined ? [] : [some, ...others.filter(() => below(2) === 0)];
  for (const ship of firers) ship.fired = true;
  return firers.map(({ id }) => id);
}
