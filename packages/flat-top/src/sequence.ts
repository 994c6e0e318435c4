/** 5 The sequence of play. */

import type { FrameKind } from '@ironbottom/umpire';
import { weatherPhase } from './chapters/6-weather.js';
import { airOperationsPhase } from './chapters/8-air-operations.js';
import { plottingPhase } from './chapters/10-plotting.js';
import { shadowingPhase } from './chapters/11-shadowing.js';
import { sailingPhase } from './chapters/12-sailing.js';
import { initiativePhase } from './chapters/13-initiative.js';
import { meetingsOfLastTurn } from './chapters/14-meetings.js';
import { planeMovementPhase } from './chapters/14-plane-movement.js';
import { combatPhase } from './chapters/15-battles.js';
import { repairPhase } from './chapters/23-repair.js';
import { timeRecordPhase } from './chapters/24-time-record.js';
import { changeSubmarines } from './chapters/optional-submarines.js';
import { takeBase } from './chapters/special-falls.js';
import { cite } from './cite.js';
import type { FlatTopGame, GameTable } from './game-kit.js';
import { ownOf } from './game-kit.js';
import type { Submarine } from './pieces.js';
import { copyLot, withEach } from './shapes.js';
import type { Lot } from './state.js';
import { sides } from './state.js';

/** Does at once what needs no decision, and pushes a frame for what does. */
type Phase = { readonly rule: string; readonly name: string; play(table: GameTable): void };

export const phases: readonly Phase[] = [
  { rule: '5.1', name: 'Weather', play: weatherPhase },
  { rule: '5.2', name: 'Air Operations', play: airOperationsPhase },
  { rule: '5.3', name: 'Task Force Plotting', play: plottingPhase },
  { rule: '5.4', name: 'Shadowing', play: shadowingPhase },
  { rule: '5.5', name: 'Task Force Movement', play: sailingPhase },
  { rule: '5.6', name: 'Initiative', play: initiativePhase },
  { rule: '5.7', name: 'Plane Movement', play: planeMovementPhase },
  { rule: '5.8', name: 'Combat', play: combatPhase },
  { rule: '5.9', name: 'Repair', play: repairPhase },
  { rule: '5.10', name: 'Time Record', play: timeRecordPhase },
];

/** Stays at the bottom of the agenda and starts one phase after the other; the Time Record Phase moves on to the next turn. */
export type TurnFrame = { kind: 'turn'; rule: '5' };

export const turn: FrameKind<FlatTopGame, TurnFrame> = {
  run(table) {
    const pub = table.state.public;
    // No phase is skipped.
    pub.phase += cite('5') ? 1 : 2;
    const phase = phases[pub.phase];
    if (phase === undefined) {
      pub.phase = -1;
      beginTurn(table, pub.turn + 1);
      return;
    }
    table.clock(pub.turn, phase.name);
    if (!cite(phase.rule)) return;
    // Told, for it tells that nothing more came of the phase before.
    table.tell('all', phase.rule, 'phase', { turn: pub.turn, hour: pub.hour, phase: phase.name });
    phase.play(table);
  },
};

/** What holds for one turn only ends here. */
export function beginTurn(table: GameTable, turn: number): void {
  const { public: pub } = table.state;
  const { firstHour } = table.law.scenario;
  pub.turn = turn;
  if (cite('CHART-time')) pub.hour = hourOf(firstHour, turn);
  pub.night = isNight(pub.hour);
  meetingsOfLastTurn(table);
  takeBase(table);
  pub.tried = [];
  pub.attacked = [];
  for (const side of sides) {
    const own = ownOf(table.state, side);
    own.landed = {};
    if (own.beyond !== undefined) delete own.beyond;
    own.intoWind = {};
    if (own.submarines !== undefined) changeSubmarines(own, surfacedAt(turn));
    for (const tf of own.tfs) {
      tf.blind = false;
      tf.moved = false;
      tf.steps = 0;
      tf.plot = null;
    }
    for (const flight of own.flights) {
      flight.blind = false;
      flight.moved = false;
      flight.flown = 0;
      flight.carried = 0;
      flight.launches = [];
      flight.leavesStorm = false;
      // 15.6.1 One range factor a turn.
      if (flight.lots.some(({ burned }) => burned)) flight.lots = withEach(flight.lots, rested);
    }
  }
}

export const hourOf = (firstHour: number, turn: number): number => ((firstHour - 1 + turn) % 24) + 1;

/** 6.11, R2 1900 to 0500. */
export const isNight = (hour: number): boolean => (hour >= 19 || hour <= 5) && cite('6.11');

/** 11.7, OPT-SUB.6 A new turn: she may move again, and comes up when her time below is over. */
const surfacedAt =
  (turn: number) =>
  (submarine: Submarine): Submarine => {
    const up = submarine.deep !== null && submarine.deep < turn;
    if (!submarine.moved && !up) return submarine;
    return { ...submarine, moved: false, blind: false, deep: up ? null : submarine.deep };
  };

function rested(lot: Lot): Lot {
  const copy = copyLot(lot);
  copy.burned = false;
  return copy;
}
