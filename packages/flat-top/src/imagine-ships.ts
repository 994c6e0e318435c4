/** What optional rules do to the enemy's ships without anybody seeing it. */
import { shipsIn } from './chapters/12-ships.js';
import { isSunk } from './chapters/21-damage.js';
import { turnsInPort } from './chapters/optional-ammunition-reloads.js';
import { imposeDuties, turnsToFuel } from './chapters/optional-fueling.js';
import { mostAboard, rescuedFrom, survivorFactors, wreckId } from './chapters/optional-rescue.js';
import { towRows } from './chapters/optional-towing.js';
import { changeHull } from './hulls.js';
import { type Draft, pick } from './imagine-draft.js';
import { baseAt } from './map.js';

export function drawShipFunctions(draft: Draft): void {
  if (draft.law.options.ammunitionReloads) drawStays(draft);
  if (draft.law.options.rescue) drawRescued(draft);
}

/** OPT-ESF.2 Before it is drawn where they sail: ships dead in the water may be in tow, each by a ship that tows no other. */
export function drawTows({ own, pub, law, below }: Draft): void {
  if (!law.options.towing) return;
  const towing = new Set<string>();
  for (const { id: tf } of own.tfs)
    for (const { what, ship, of } of towRows(own, shipsIn(own, tf))) {
      const tugs = of.filter(({ id }) => !towing.has(id));
      if (what !== 'tow' || tugs.length === 0 || below(2) > 0) continue;
      const { id: towedBy } = pick(tugs, below);
      towing.add(towedBy);
      changeHull(own, ship, { towedBy, towedSince: Math.max(0, pub.turn - below(4)) });
    }
}

/** OPT-ESF.1 Before it is drawn how far they sail: how much of their duty they have done. */
export function drawFueling({ own, pub, law, enemy, below, sailed, plotted }: Draft): void {
  if (!law.options.fueling) return;
  imposeDuties(own, law, enemy);
  for (const ship of own.ships) {
    const hull = own.hulls[ship.id];
    if (hull === undefined || (hull.fueled === undefined && hull.fuelBy === undefined)) continue;
    const most = Math.min(turnsToFuel, sailed);
    if (hull.fueled !== undefined || (most > 0 && below(3) === 0))
      changeHull(own, ship.id, { fueled: below(2) === 0 ? most : below(most + 1) });
    const now = plotted && pub.phase < repairing && own.ships.some(({ type, tf }) => type === 'AO' && tf === ship.tf);
    if (now && (own.hulls[ship.id]?.fueled ?? turnsToFuel) < turnsToFuel)
      changeHull(own, ship.id, { fuelingOn: pub.turn });
  }
}

/** The Repair Phase, by its place in the sequence of play. */
const repairing = 8;

/** OPT-ESF.7 How long ships have lain at a base. */
function drawStays({ own, pub, below }: Draft): void {
  for (const { id: tf, hex } of own.tfs) {
    if (baseAt(hex) === undefined) continue;
    for (const ship of own.ships)
      if (ship.tf === tf && below(2) === 0)
        changeHull(own, ship.id, { portSince: Math.max(0, pub.turn + 1 - below(turnsInPort)) });
  }
}

/** OPT-ESF.3 Whom the enemy may have taken aboard: all that were left where this side found nobody any more. */
function drawRescued({ own, pub, view, below }: Draft): void {
  for (const wreck of pub.wrecks ?? []) {
    if (pub.turn <= wreck.turn) continue;
    const mine = rescuedFrom(view.own, wreck);
    const most = survivorFactors - mine.got;
    const got = mine.empty ? most : below(3) === 0 ? below(most + 1) : 0;
    if (got === 0) continue;
    own.rescued = { ...own.rescued, [wreckId(wreck)]: { got, empty: false } };
    for (let left = got; left > 0; left--) {
      const free = own.ships.filter(
        (ship) => !isSunk(ship) && ship.type !== 'PG' && (own.hulls[ship.id]?.survivors ?? 0) < mostAboard,
      );
      // Whoever finds no ship with room went down with another.
      if (free.length === 0 || below(4) === 0) continue;
      const { id } = pick(free, below);
      changeHull(own, id, { survivors: (own.hulls[id]?.survivors ?? 0) + 1 });
    }
  }
}
