/** What optional rules do to the enemy's ships without anybody seeing it. */
import { shipsIn } from './chapters/12-ships.js';
import { turnsInPort } from './chapters/optional-ammunition-reloads.js';
import { towRows } from './chapters/optional-towing.js';
import { changeHull } from './hulls.js';
import { type Draft, pick } from './imagine-draft.js';
import { baseAt } from './map.js';

export function drawShipFunctions(draft: Draft): void {
  if (draft.law.options.ammunitionReloads) drawStays(draft);
}

/** OPT-ESF.2 Before it is drawn where they sail: ships dead in the water may be in tow. */
export function drawTows({ own, pub, law, below }: Draft): void {
  if (!law.options.towing) return;
  for (const { id: tf } of own.tfs)
    for (const { what, ship, of } of towRows(own, shipsIn(own, tf)))
      if (what === 'tow' && of.length > 0 && below(2) === 0)
        changeHull(own, ship, { towedBy: pick(of, below).id, towedSince: Math.max(0, pub.turn - below(4)) });
}

/** OPT-ESF.7 How long ships have lain at a base. */
function drawStays({ own, pub, below }: Draft): void {
  for (const { id: tf, hex } of own.tfs) {
    if (baseAt(hex) === undefined) continue;
    for (const ship of own.ships)
      if (ship.tf === tf && below(2) === 0)
        changeHull(own, ship.id, { portSince: Math.max(0, pub.turn + 1 - below(turnsInPort)) });
  }
}
