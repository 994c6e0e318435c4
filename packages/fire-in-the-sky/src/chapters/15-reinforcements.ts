/** 15 What a turn brings: units of the schedule and units that return, Transport and Submarine Points, oil at the wells. */
import { armyOf, isArmy } from '../armies.js';
import type { Arrivals } from '../charts/schedule.js';
import { schedule } from '../charts/schedule.js';
import { cite } from '../cite.js';
import { type Skies, tellAnchorages } from '../forces.js';
import { homeIn } from '../law.js';
import { allBases, type BaseNo, baseNumber } from '../map/places.js';
import { type Nation, type Side, sideOf } from '../pieces.js';
import { inPlay, type Pub, partOf } from '../state.js';
import { unitOf } from '../units.js';

/** What the card does not say of turn 1, and what it says of nobody: R40. */
export const turnOne = { transportPoints: 20, submarinePoints: 2 } as const;
export const japaneseSubmarines = 2;

const homeOf = (pub: Pub, nation: Nation): BaseNo =>
  baseNumber(homeIn(nation, (id) => pub.control[baseNumber(id)] === sideOf(nation)));

export function startOfTurn(table: Skies): void {
  const { state, law } = table;
  const { public: pub } = state;
  const { turn } = pub;
  const listed = schedule.values[turn];
  const japan = partOf(state, 'japan').own;
  const allies = partOf(state, 'allies').own;
  japan.transport = pub.merchants;
  allies.transport = listed?.transportPoints ?? turnOne.transportPoints;
  pub.submarines = {
    japan: cite('R40') ? japaneseSubmarines : 0,
    allies: listed?.submarinePoints ?? turnOne.submarinePoints,
  };
  if (!law.war) {
    recover(pub);
    return;
  }
  if (listed !== undefined && cite(`CARD-turn-${turn}`)) {
    arriveByAir(pub, 'japan', listed.japan);
    arriveByAir(pub, 'us', listed.us);
    arriveByAir(pub, 'britain', listed.britain);
    table.say(`CARD-turn-${turn}`, 'schedule', {
      turn,
      months: listed.months,
      transport: listed.transportPoints,
      submarines: listed.submarinePoints,
      events: [...listed.events],
    });
  }
  arriveBySea(table);
  for (const { no, oil } of allBases)
    if (oil > 0) japan.waiting[no] = pub.control[no] === 'japan' ? (japan.waiting[no] ?? 0) + oil : 0;
  recover(pub);
}

/** CARD-return.air Air Points that were eliminated come back as reinforcements of the schedule: there are only so many. */
function arriveByAir(pub: Pub, nation: Nation, { air, navalAviation }: Arrivals): void {
  if (air === 0) return;
  if (navalAviation === true) {
    pub.pilots += air;
    return;
  }
  const side = sideOf(nation);
  const coming = cite('CARD-return.air') ? Math.min(air, pub.pool[side]) : air;
  pub.pool[side] -= coming;
  const home = homeOf(pub, nation);
  // R33 Of the American points every second one is ANZAC.
  const sydney = baseNumber('sydney');
  const south = nation === 'us' && pub.control[sydney] === 'allies' && cite('R33') ? Math.floor(coming / 2) : 0;
  pub.air[home] = (pub.air[home] ?? 0) + coming - south;
  pub.air[sydney] = (pub.air[sydney] ?? 0) + south;
}

/** Ships and land units that are due, whether they come for the first time or return (CARD-return). */
function arriveBySea(table: Skies): void {
  const { state } = table;
  const { public: pub } = state;
  const came: { [S in Side]: string[] } = { japan: [], allies: [] };
  for (const id of Object.keys(pub.fate).sort()) {
    const due = pub.fate[id] ?? inPlay;
    if (due <= 0 || due > pub.turn) continue;
    const nation = isArmy(id) ? armyOf(id).nation : unitOf(id).nation;
    const side = sideOf(nation);
    const home = homeOf(pub, nation);
    if (pub.control[home] !== side) continue;
    pub.fate[id] = inPlay;
    came[side].push(id);
    if (isArmy(id)) pub.land[id] = { at: home, strength: armyOf(id).full, moved: false };
    else partOf(state, side).own.at[id] = home;
  }
  for (const side of ['japan', 'allies'] as const) {
    if (came[side].length === 0) continue;
    const rule = pub.turn > 1 ? `CARD-turn-${pub.turn}` : 'R40';
    table.say(rule, 'arrive', { side, units: came[side] });
    tellAnchorages(table, side);
  }
}

/** R41 A land unit in friendly hands makes good one point of strength a turn. */
function recover(pub: Pub): void {
  for (const id in pub.land) {
    const unit = pub.land[id];
    if (unit !== undefined && unit.strength < armyOf(id).full && cite('R41')) unit.strength += 1;
  }
}
