/** 14.1, 14.2 The Plane Movement Phase: one side after the other, each in five steps. */
import type { Hex } from '@ironbottom/hexes';
import type { FrameKind } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { fieldCalled } from '../fields.js';
import { aboutOf, type FlatTopGame, type FlightStep, flightSteps, type GameTable, ownOf } from '../game-kit.js';
import { named } from '../map.js';
import { enemyOf, type Side, sides } from '../state.js';
import { observe, observeOwn, stopSearching } from './7-observation.js';
import { arriveFrom, comeNearer, entriesOf, leaveFor, takeOff } from './14-11-off-board.js';
import { fightNext, meetingAsk, meetings, openMeetings } from './14-13-interception.js';
import { destroy, destroySheet } from './14-21-destroying.js';
import { flyHome } from './14-flight.js';
import { stepPick } from './14-step-picks.js';
import { type AlternationFrame, takeTurns } from './optional-alternate-movement.js';
import { circleBeyond, isDue, pickedBeyond } from './optional-off-board.js';

/** 14.13.1 first (`asked`), then the segments of both sides. */
export type PlaneMovementFrame = { kind: 'plane-movement'; rule: '14.1'; segments: Side[]; asked: boolean };

/** `asks`: what the side is asked next in this step; 'nothing' once it has answered. What it has in hand is in `own.sortie`. */
export type SegmentFrame = {
  kind: 'segment';
  rule: '14.2';
  side: Side;
  step: FlightStep;
  asks: 'pick' | 'destroy' | 'nothing';
};

export function planeMovementPhase(table: GameTable): void {
  const { initiative, baseHits } = table.state.public;
  table.state.public.hitsInFlight = baseHits;
  const first = initiative !== null && cite('14.1') ? initiative : 'allied';
  for (const side of sides) {
    followTheirDecks(table, side);
    comeNearer(table, side);
  }
  observe(table, sides);
  table.push({ kind: 'plane-movement', rule: '14.1', segments: [first, enemyOf(first)], asked: false });
}

/** Formations still on deck are where their ship has gone. */
function followTheirDecks(table: GameTable, side: Side): void {
  const own = ownOf(table.state, side);
  for (const flight of own.flights) {
    if (flight.onDeck === null) continue;
    flight.hex = fieldCalled(own, table.law, side, flight.onDeck)?.hex ?? flight.hex;
  }
}

export const planeMovement: FrameKind<FlatTopGame, PlaneMovementFrame> = {
  run(table, frame) {
    const { state } = table;
    if (!frame.asked) {
      frame.asked = true;
      const hexes = meetings(state);
      if (hexes.length > 0 && cite('14.13.1') && cite('14.13')) table.owe(sides, { hexes });
      return;
    }
    if (fightNext(table, null)) return;
    if (table.law.options.alternatePlaneMovement && frame.segments.length > 0 && cite('OPT-APM')) {
      const [first = 'allied'] = frame.segments;
      frame.segments = [];
      takeTurns(table, first);
      return;
    }
    const side = frame.segments.shift();
    if (side === undefined) {
      state.public.segment = null;
      table.pop();
      return;
    }
    ownOf(state, side).sortie = { queue: [], used: [], dark: [], course: null };
    table.push({ kind: 'segment', rule: '14.2', side, step: 'land', asks: 'pick' });
    table.tell('all', '14.2', 'segment', { side });
    beginStep(table, side, 'land');
  },

  ask: (view, law) => meetingAsk(view, law, aboutOf<{ hexes: Hex[] }>(view).hexes ?? []),

  take: (table, _, answers) => openMeetings(table, meetings(table.state), answers),
};

function beginStep(table: GameTable, side: Side, step: FlightStep): void {
  table.state.public.segment = { side, step };
  // Told, for it tells that nothing more was seen of the step before.
  table.tell('all', ruleOf[step], 'flight-step', { side, step });
}

export const ruleOf: Readonly<Record<FlightStep, string>> = {
  land: '14.2.1',
  map: '14.2.2',
  log: '14.2.3',
  appear: '14.2.4',
  remove: '14.2.5',
};

/**
 * One pick for each step, also of a side that has nothing to move, for its silence would tell; then what was picked, one
 * after the other. R81 A step that is over is closed.
 */
export const segment: FrameKind<FlatTopGame, SegmentFrame> = {
  run(table, frame) {
    const own = ownOf(table.state, frame.side);
    const { sortie } = own;
    if (sortie === null) throw new Error(`${frame.side} moves planes but has nothing in hand`);
    if (frame.step === 'remove') {
      endSegment(table, frame.side);
      table.pop();
      return;
    }
    if (frame.asks === 'pick') {
      table.owe([frame.side], { ask: 'pick' });
      return;
    }
    const id = sortie.queue.shift();
    if (id !== undefined) {
      carryOut(table, frame, frame.side, frame.step, id);
      return;
    }
    if (frame.step === 'appear') nobodyStays(table, frame.side);
    sortie.used = [];
    frame.step = flightSteps[flightSteps.indexOf(frame.step) + 1] ?? 'remove';
    frame.asks = 'pick';
    beginStep(table, frame.side, frame.step);
  },

  ask(view, law) {
    const { ask } = aboutOf<{ ask: string }>(view);
    return ask === 'destroy' ? destroySheet(view, law) : stepPick(view, law);
  },

  take(table, frame, answers) {
    const { sortie } = ownOf(table.state, frame.side);
    if (sortie === null) return;
    const answer = answers[frame.side];
    const asked = frame.asks;
    frame.asks = 'nothing';
    if (asked === 'destroy') {
      destroy(table, frame.side, answer);
      return;
    }
    const picked = answer as string[];
    const specials = picked.filter(isSpecial);
    sortie.used.push(...specials);
    sortie.queue = specials.length === 0 ? picked.slice() : [...specials, ...picked.filter((id) => !isSpecial(id))];
    // After specials alone the rest of the step is still open.
    if (picked.length > 0 && picked.length === specials.length) sortie.queue.push('again');
  },
};

export const isSpecial = (id: string): boolean => id === 'destroy' || id.startsWith('reorganize ');

/** One of the things picked; it may be gone by now. */
export function carryOut(
  table: GameTable,
  frame: SegmentFrame | AlternationFrame,
  side: Side,
  step: FlightStep,
  id: string,
): void {
  const own = ownOf(table.state, side);
  if (id === 'again') {
    frame.asks = 'pick';
    return;
  }
  if (id === 'destroy') {
    frame.asks = 'destroy';
    table.owe([side], { ask: 'destroy' });
    return;
  }
  if (id.startsWith('reorganize ')) {
    const hex = named(id.slice('reorganize '.length));
    if (hex !== undefined) table.push({ kind: 'reorganize', rule: '8.11', side, hex });
    return;
  }
  if (id.startsWith('off ')) {
    leaveFor(table, side, id.slice('off '.length));
    return;
  }
  // 'AF 3', 'AF 3 at U17' or 'AF 3 to U17'
  const blank = id.indexOf(' ', 'AF '.length);
  const af = blank < 0 ? id : id.slice(0, blank);
  const entry = blank < 0 ? undefined : id.slice(blank + ' to '.length);
  const flight = own.flights.find((each) => each.id === af);
  if (flight === undefined) return;
  if (pickedBeyond(table, side, flight, blank < 0 ? '' : id.slice(blank + 1), step === 'appear')) return;
  if (flight.away !== null) {
    if (!flight.away.inbound) table.push({ kind: 'landing', rule: '14.9', side, af, dived: [] });
    else arriveFrom(table, side, flight, named(entry ?? ''), step === 'appear');
    return;
  }
  if (own.sortie?.used.includes(af) || (flight.moved && step !== 'land')) return;
  own.sortie?.used.push(af);
  if (flight.onDeck !== null) {
    takeOff(table, side, flight);
    if (flight.away !== null) return;
  }
  comeOut(table, side, af, step);
  table.push({ kind: 'flight', rule: '14.5', side, af, asks: 'walk' });
  if (step === 'land' && entry !== undefined) flyHome(table, side, flight, named(entry));
}

/** 14.2.3, 14.2.4, 14.7 On the map or on the log. */
function comeOut(table: GameTable, side: Side, af: string, step: FlightStep): void {
  const own = ownOf(table.state, side);
  const flight = own.flights.find(({ id }) => id === af);
  if (flight === undefined) return;
  // R40 By the other reading nobody is asked who is on the map.
  if (step === 'log' && flight.onMap && table.law.options.slipAway && cite('14.2.3') && cite('14.7'))
    own.sortie?.dark.push(af);
  if (step !== 'appear' || flight.onMap || !cite('14.2.4')) return;
  flight.onMap = true;
  observeOwn(table, side, flight.hex);
}

/** 8.5.1, 14.6 Whoever is still on deck takes off and stays there; 14.11 whoever is due comes in. */
export function nobodyStays(table: GameTable, side: Side): void {
  const own = ownOf(table.state, side);
  for (const flight of own.flights.slice()) {
    if (flight.onDeck !== null && cite('14.6')) takeOff(table, side, flight);
    else if (flight.away?.inbound === true && isDue(table.law, flight))
      arriveFrom(table, side, flight, entriesOf(flight.away.base)[0]?.hex, false);
  }
}

/** 14.2.5 Counters that were to leave the map do so, unless they are observed; everybody has moved. */
export function endSegment(table: GameTable, side: Side): void {
  const own = ownOf(table.state, side);
  const dark = own.sortie?.dark ?? [];
  for (const flight of own.flights) {
    if (dark.includes(flight.id) && flight.onMap && flight.seen === 0 && cite('14.2.5')) {
      flight.onMap = false;
      table.say('14.2.5', 'off-the-map', { af: flight.id }, [side]);
    }
    circleBeyond(table.law, flight);
    // R27 Who was not sent out this turn searches no longer.
    if (!flight.moved) stopSearching(flight);
    flight.moved = true;
  }
  own.sortie = null;
  observe(table, sides);
}
