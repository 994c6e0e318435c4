/** What optional rules do to the enemy's ships without anybody seeing it. */
import { turnsInPort } from './chapters/optional-ammunition-reloads.js';
import { changeHull } from './hulls.js';
import type { Draft } from './imagine-draft.js';
import { baseAt } from './map.js';

export function drawShipFunctions(draft: Draft): void {
  if (draft.law.options.ammunitionReloads) drawStays(draft);
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
