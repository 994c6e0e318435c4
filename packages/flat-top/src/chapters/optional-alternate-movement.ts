/** Alternate Plane Movement Sequence: the sides move one formation at a time, in turn. */
import type { FrameKind, Item, Pick } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { fieldsOf } from '../fields.js';
import {
  aboutOf,
  type FlatTopGame,
  type FlightStep,
  type GameLaw,
  type GameOwn,
  type GameTable,
  type GameView,
  ownOf,
  type Taken,
  turnSteps,
} from '../game-kit.js';
import type { Flight } from '../pieces.js';
import { enemyOf, type Side, sides } from '../state.js';
import { sideOf } from '../view.js';
import { observe } from './7-observation.js';
import { destroy, destroySheet } from './14-21-destroying.js';
import { carryOut, endSegment, isSpecial, nobodyStays } from './14-plane-movement.js';
import { landItems, list, moveItems, specials } from './14-step-picks.js';

/** Whose turn it is, and who is done, lies open (`public.segment`); what he does with it is in his own `sortie`. */
export type AlternationFrame = {
  kind: 'alternation';
  rule: 'OPT-APM';
  asks: 'begin' | 'pick' | 'destroy' | 'nothing';
};

/** OPT-APM, R184 The side with the initiative moves first. */
export function takeTurns(table: GameTable, first: Side): void {
  table.state.public.segment = { side: first, step: 'turn' };
  table.push({ kind: 'alternation', rule: 'OPT-APM', asks: 'begin' });
}

export const alternation: FrameKind<FlatTopGame, AlternationFrame> = {
  run(table, frame) {
    const { segment } = table.state.public;
    if (segment === null) {
      table.pop();
      return;
    }
    const { side } = segment;
    const own = ownOf(table.state, side);
    if (frame.asks === 'begin') {
      frame.asks = 'pick';
      own.sortie = { queue: [], used: [], dark: [], course: null };
      table.tell('all', 'OPT-APM', 'plane-turn', { side });
    }
    // R362 Also of a side that has nothing left to move: when it is done it says so.
    if (frame.asks === 'pick') {
      table.owe([side], { ask: 'pick' });
      return;
    }
    const id = own.sortie?.queue.shift();
    if (id === undefined) endTurn(table, frame, side);
    else carryOut(table, frame, side, own.sortie?.turn?.step ?? 'land', id);
  },

  ask(view, law) {
    return aboutOf<{ ask: string }>(view).ask === 'destroy' ? destroySheet(view, law) : turnPick(view, law);
  },

  take(table, frame, answers) {
    const side = table.state.public.segment?.side;
    const own = side === undefined ? undefined : ownOf(table.state, side);
    if (side === undefined || own?.sortie == null) return;
    const answer = answers[side];
    const asked = frame.asks;
    frame.asks = 'nothing';
    if (asked === 'destroy') {
      destroy(table, side, answer);
      return;
    }
    const [picked] = answer as string[];
    if (picked === undefined) return;
    if (isSpecial(picked)) {
      own.sortie.used.push(picked);
      own.sortie.queue = [picked, 'again'];
      return;
    }
    const { step, id } = turnOf(picked);
    own.sortie.turn = takenBy(own, step, id);
    own.sortie.queue = [id];
  },
};

/** 'log AF 3 at U17': how, and what. */
function turnOf(picked: string): { step: FlightStep; id: string } {
  const step = turnSteps.find((each) => picked.startsWith(`${each} `)) ?? 'log';
  return { step, id: picked.slice(step.length + 1) };
}

/** What the enemy is told of it: a counter was moved, or something on the log. Who comes home unseen is on the log too. */
function takenBy({ flights }: GameOwn, step: FlightStep, id: string): Taken {
  const af = /AF \d+/.exec(id)?.[0] ?? '';
  const shown = step === 'land' && flights.some((flight) => flight.id === af && flight.onMap);
  return { af, step, how: step === 'map' || step === 'appear' || shown ? 'map' : 'log' };
}

/** One formation has moved, or, if none was picked, this side is done and the other moves all it has left. */
function endTurn(table: GameTable, frame: AlternationFrame, side: Side): void {
  const { state } = table;
  const own = ownOf(state, side);
  const turn = own.sortie?.turn;
  const enemy = enemyOf(side);
  const over = state.public.segment?.done === enemy;
  frame.asks = 'begin';
  if (turn !== undefined) {
    settle(table, side, turn);
    if (!over) state.public.segment = { side: enemy, step: 'turn', ...doneOf(state.public.segment) };
    return;
  }
  nobodyStays(table, side);
  endSegment(table, side);
  delete own.landers;
  table.tell('all', 'OPT-APM', 'planes-done', { side });
  state.public.segment = over ? null : { side: enemy, step: 'turn', done: side };
}

const doneOf = (segment: { done?: Side } | null): { done?: Side } =>
  segment?.done === undefined ? {} : { done: segment.done };

/** It has moved. 14.2.5 A counter that went on the log leaves the map at once, unless it is observed. */
function settle(table: GameTable, side: Side, { af, how, step }: Taken): void {
  const own = ownOf(table.state, side);
  const dark = own.sortie?.dark.includes(af) === true;
  const flight = own.flights.find(({ id }) => id === af);
  if (flight !== undefined) {
    flight.moved = true;
    if (step === 'land') own.landers = [...(own.landers ?? []), af];
    if (dark && flight.onMap && flight.seen === 0 && cite('14.2.5')) {
      flight.onMap = false;
      table.say('14.2.5', 'off-the-map', { af }, [side]);
    }
  }
  own.sortie = null;
  observe(table, sides);
  table.tell('all', 'OPT-APM', 'plane-moved', { side, how });
}

// The question

/** One formation and how it moves; or nothing, and the side is done. */
function turnPick(view: GameView, law: GameLaw): Pick {
  const side = sideOf(view.seat);
  const { own, public: pub } = view;
  const fields = fieldsOf(own, law, side);
  const of: Item[] = [];
  for (const step of turnSteps) {
    const items: Item[] = [];
    for (const flight of own.flights) {
      if (step === 'land') {
        if (mayStillLand(view, side, flight)) landItems(items, view, law, side, flight, fields);
      } else if (!flight.moved) moveItems(items, own, law, flight, step);
    }
    for (const item of items)
      if (item.not === undefined) of.push({ ...item, id: `${step} ${item.id}`, text: `${how[step]}: ${item.text}` });
  }
  specials(of, view, law, side, 'land', fields);
  const left = own.flights.filter(
    ({ id, moved, away }) => !moved && away === null && of.some((item) => isOf(item, id)),
  );
  const last = pub.segment?.done !== undefined;
  const prompt =
    'Your turn: which one formation moves now, and how? The enemy hears whether it was on the map or on the log.' +
    `${last ? ' He is done with his.' : ' Then he moves one.'}`;
  const stay =
    left.length === 0
      ? ''
      : `; ${list(left)} ${left.length === 1 ? 'stays where it is' : 'stay where they are'} this turn`;
  return { ask: 'pick', rule: 'OPT-APM', prompt, of, min: 0, max: 1, none: `you are done${stay}` };
}

const how: Readonly<Record<(typeof turnSteps)[number], string>> = {
  land: 'home to land',
  map: 'on the map',
  log: 'hidden, on the log',
  appear: 'out on the map',
};

const isOf = ({ id }: Item, af: string): boolean => turnSteps.some((step) => id === `${step} ${af}`);

/** R77 Who has moved while shadowing, or failed to, may land where it is, once. */
function mayStillLand({ own, public: pub }: GameView, side: Side, { id, moved }: Flight): boolean {
  if (!moved) return true;
  if (own.landers?.includes(id) === true) return false;
  return pub.shadows.some((shadow, i) => shadow.side === side && own.shadows[i] === id);
}
