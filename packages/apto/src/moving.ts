/** Moving pieces over the map, with all that entering a hex does: control, captures, fronts. */

import { enter, take } from './chapters/5-11-control.js';
import { behindTheFront, isBehindFront } from './chapters/5-12-fronts.js';
import { eliminate } from './chapters/5-18-eliminate.js';
import { restore } from './chapters/7-11-restoring.js';
import { fortPrefix } from './chapters/8-6-construction.js';
import { trespass } from './chapters/8-7-invaded.js';
import { leavesWatch } from './chapters/9-borders.js';
import { surprises } from './chapters/10-2-surprise.js';
import { enters } from './chapters/10-6-atrocity.js';
import { disbandAt } from './chapters/10-6-disbanding.js';
import { begunTracks, loseTrack } from './chapters/10-35-rails.js';
import { endHarbour } from './chapters/10-43-harbours.js';
import { cite } from './cite.js';
import { type Chit, enemyOf, type HexId, type LandUnit, printed, type Side, sides } from './pieces.js';
import type { Theatre } from './play.js';
import { hexOf, holderOf, indexOf, isBarred, sideOf, situationOf } from './situation.js';
import { fedHexes, isFed } from './supplied.js';

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
  const cutOff = units.every((unit) => !isFed(pub, law, unit)) && isCutOff(table, units, side) && cite('5.12');
  trespass(pub, units, path);
  for (const hex of path) {
    disbandAt(table, hex);
    const { taken, bumped, generals } = enter(pub, law.map, hex, side, cutOff);
    if (taken) {
      table.say('5.11', 'taken', { hex, side });
      endHarbour(table, hex);
    }
    if (surprises(pub, units, hex)) table.say('10.2', 'surprise', { hex });
    const [wronged] = units.flatMap((unit) => enters(pub, unit, hex, riders) ?? []);
    if (wronged !== undefined) table.say('10.6', 'atrocity', { hex, nation: wronged });
    for (const id of generals) table.say('5.10', 'overrun', { general: id, hex });
    for (const id of bumped) if (!pub.bumped.includes(id)) pub.bumped.push(id);
  }
  const last = path[path.length - 1];
  if (last === undefined) return;
  const toll = path.filter((hex) => pub.tolls[hex] === side);
  for (const unit of units) leavesWatch(pub, unit, last);
  for (const piece of [...units, ...riders]) piece.hex = last;
  // 5.12 Who walks in, cut off or not, has the hex as long as he is there; 5.18 he is none of those who retreated to it.
  delete pub.squatting[last];
  for (const hex of toll) payToll(table, units, hex);
  fronts(table);
  if (pub.bumped.length > 0) table.push({ kind: 'bump', rule: '5.2' });
}

/** 5.1, 5.10 Headquarters and Generals by themselves take nothing; R170 partisans of theirs are gone where they come. */
export function rideTo(table: Theatre, leaders: readonly Chit[], path: readonly HexId[]): void {
  const last = path[path.length - 1];
  if (last === undefined) return;
  for (const leader of leaders) leader.hex = last;
  for (const hex of path) if (cite('R170')) disbandAt(table, hex);
  fronts(table);
}

function isCutOff({ law, state }: Theatre, [first]: readonly LandUnit[], side: Side): boolean {
  const situation = situationOf(state.public, law.map);
  const from = first?.hex ?? null;
  return from !== null && isBehindFront(situation, side, from, fedHexes(state.public, situation, side));
}

/** 5.12 At any moment of the Offensive and Movement Phases; and whoever can trace again is back in supply (7.11). */
export function fronts(table: Theatre): void {
  const { law } = table;
  const { public: pub } = table.state;
  holdFast(table);
  let situation = situationOf(pub, law.map);
  for (const side of sides) {
    const fallen = behindTheFront(situation, side, fedHexes(pub, situation, enemyOf(side)));
    for (const hex of fallen) take(pub, law.map, hex, side);
    if (fallen.length === 0) continue;
    table.say('5.12', 'front', { side, hexes: fallen });
    for (const hex of fallen) endHarbour(table, hex);
    situation = situationOf(pub, law.map);
  }
  loseBegunForts(table);
  restore(table);
}

/** R98 Whoever came cut off and is in supply again has the hex where he stands for good, as if he had come only now. */
function holdFast(table: Theatre): void {
  const { law } = table;
  const { public: pub } = table.state;
  const kept = Object.values(pub.units).flatMap((unit): [HexId, Side][] => {
    const side = sideOf(pub, unit.nation);
    if (unit.hex === null || side === 'neutral' || unit.kind === 'partisan') return [];
    if (holderOf(pub, hexOf(law.map, unit.hex)) !== enemyOf(side) || pub.squatting[unit.hex] !== undefined) return [];
    return isFed(pub, law, unit) && cite('R98') ? [[unit.hex, side]] : [];
  });
  for (const [hex, side] of kept.sort(([a], [b]) => (a < b ? -1 : 1)))
    if (take(pub, law.map, hex, side)) {
      table.say('5.11', 'taken', { hex, side });
      endHarbour(table, hex);
    }
}

/** 8.6 A fortification, or rail, that is begun is lost when an enemy Zone of Control comes to lie on it and nobody stands there. */
function loseBegunForts(table: Theatre): void {
  const { law } = table;
  const { public: pub } = table.state;
  const isLost = (hex: HexId): boolean => {
    const holder = holderOf(pub, hexOf(law.map, hex));
    return holder !== 'neutral' && isBarred(situationOf(pub, law.map), holder, indexOf(law.map, hex)) && cite('8.6');
  };
  for (const key of Object.keys(pub.notes).sort()) {
    const hex = key.slice(fortPrefix.length);
    if (!key.startsWith(fortPrefix) || !isLost(hex)) continue;
    delete pub.notes[key];
    table.say('8.6', 'begun fort lost', { hex });
  }
  for (const hex of begunTracks(pub)) {
    if (!isLost(hex)) continue;
    loseTrack(pub, hex);
    table.say('10.35', 'begun railway lost', { hex });
  }
}

/** 5.19 Nobody came in when the hex was emptied: now it costs a step of those who do. R10 The weakest of them pays; 7.14 out of supply it does not come back. */
function payToll(table: Theatre, units: readonly LandUnit[], hex: HexId): void {
  const { public: pub } = table.state;
  delete pub.tolls[hex];
  const [weakest] = units.filter((unit) => unit.hex !== null).sort((a, b) => printed(a) - printed(b));
  if (weakest === undefined || !cite('5.19') || !cite('R10')) return;
  table.say('5.19', 'toll', { unit: weakest.id, hex });
  if (weakest.left > 1) weakest.left -= 1;
  else eliminate(table, weakest, 'combat', isFed(pub, table.law, weakest));
}
