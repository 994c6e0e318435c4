/** Moving pieces over the map, with all that entering a hex does: control, captures, fronts. */

import { enter, take } from './chapters/5-11-control.js';
import { behindTheFront } from './chapters/5-12-fronts.js';
import { cite } from './cite.js';
import { type Chit, enemyOf, type HexId, type LandUnit, type Side, sides } from './pieces.js';
import type { Theatre } from './play.js';
import { situationOf } from './situation.js';
import { fedHexes, isSupplied } from './supplied.js';

/** Land units go along a path, with the leaders who ride with them. Retreats and advances have paths of one hex. */
export function march(
  table: Theatre,
  units: readonly LandUnit[],
  riders: readonly Chit[],
  path: readonly HexId[],
  side: Side,
): void {
  const { law } = table;
  const { public: pub } = table.state;
  // 5.12 Out of supply behind a front they take nothing on the way.
  const cutOff = units.every((unit) => !isSupplied(pub, law, unit)) && cite('5.12');
  for (const hex of path) {
    const { taken, bumped, generals } = enter(pub, law.map, hex, side, cutOff);
    if (taken) table.say('5.11', 'taken', { hex, side });
    for (const id of generals) table.say('5.10', 'overrun', { general: id, hex });
    for (const id of bumped) if (!pub.bumped.includes(id)) pub.bumped.push(id);
  }
  const last = path[path.length - 1];
  if (last === undefined) return;
  for (const piece of [...units, ...riders]) piece.hex = last;
  fronts(table);
  if (pub.bumped.length > 0) table.push({ kind: 'bump', rule: '5.2' });
}

/** 5.12 At any moment of the Offensive and Movement Phases. */
export function fronts(table: Theatre): void {
  const { law } = table;
  const { public: pub } = table.state;
  let situation = situationOf(pub, law.map);
  for (const side of sides) {
    const fallen = behindTheFront(situation, side, fedHexes(pub, situation, enemyOf(side)));
    for (const hex of fallen) take(pub, law.map, hex, side);
    if (fallen.length === 0) continue;
    table.say('5.12', 'front', { side, hexes: fallen });
    situation = situationOf(pub, law.map);
  }
}
