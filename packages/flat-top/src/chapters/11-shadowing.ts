/** 11 Shadowing: keeping touch with an enemy task force while it moves. */
import type {
  Answer,
  Ask,
  FrameKind,
  Item,
  Limit,
  PickAnswer,
  Row,
  Sheet,
  Walk,
  WalkAnswer,
  Way,
} from '@ironbottom/umpire';
import { cite } from '../cite.js';
import {
  type FlatTopGame,
  type GameLaw,
  type GamePublic,
  type GameTable,
  type GameView,
  knowsOf,
  ownOf,
} from '../game-kit.js';
import { distance, name } from '../map.js';
import type { Flight, Mark, TaskForce } from '../pieces.js';
import { enemyOf, type Side, sides } from '../state.js';
import { weatherAt } from './6-weather.js';
import { moveCounter, observe } from './7-observation.js';
import { enter, sailStep } from './12-sailing.js';
import { movementFactor } from './12-ships.js';
import { maybeIntercepted } from './14-13-interception.js';

/** An announced attempt. `unit` and `target` are true ids and known to their owners alone; the rest is said aloud. */
type Attempt = { side: Side; unit: string; hex: number; nth: number; target: string; success: boolean };

/**
 * `next`: the attempt whose shadower moves next; `path`: the hexes it still enters. What was announced stands in
 * `public.shadows` for all to see.
 */
export type ShadowingFrame = {
  kind: 'shadowing';
  rule: '11.3';
  stage: 'attempts' | 'follow';
  attempts: Attempt[];
  next: number;
  path: number[] | null;
};

export function shadowingPhase(table: GameTable): void {
  observe(table);
  table.state.public.shadows = [];
  table.push({ kind: 'shadowing', rule: '11.3', stage: 'attempts', attempts: [], next: 0, path: null });
}

export const shadowing: FrameKind<FlatTopGame, ShadowingFrame> = {
  run(table, frame) {
    if (frame.stage === 'attempts') {
      // 11.2 Both know which task forces are observed so well.
      const asked = sides.filter((side) => knowsOf(table.state, side).marks.some(canBeShadowed));
      if (asked.length > 0 && cite('11.3')) table.owe(asked);
      else table.pop();
      return;
    }
    if (frame.path !== null) followOn(table, frame);
    else if (!nextShadower(table, frame)) table.pop();
  },

  ask(view, law): Ask {
    const { about } = view.owes ?? { about: null };
    if (about !== null && typeof about === 'object' && !Array.isArray(about))
      return followAsk(view, law, String(about.unit), Number(about.hex));
    return attemptsSheet(view, law).sheet;
  },

  take(table, frame, answers) {
    if (frame.stage === 'follow') {
      const { side } = attemptAt(frame);
      frame.path = (answers[side] as WalkAnswer).path.slice();
      return;
    }
    frame.attempts = sides.flatMap((side) => attemptsOf(table, side, answers[side]));
    settleAttempts(table, frame);
    sailShadowed(table, frame);
    frame.stage = 'follow';
  },
};

const attemptAt = ({ attempts, next }: ShadowingFrame): Attempt => {
  const attempt = attempts[next];
  if (attempt === undefined) throw new Error('nobody shadows');
  return attempt;
};

/** 11.1, 11.2 Task forces only, at Condition Number 2 or 3. */
const canBeShadowed = ({ kind, condition }: Mark): boolean =>
  (kind === 'TF' || !cite('11.1')) && (condition >= 2 || !cite('11.2'));

/** How well one unit sees a task force. */
export function conditionBy(pub: GamePublic, law: GameLaw, air: boolean, from: number, to: number): number {
  const weather = weatherAt(pub, to);
  const far = distance(from, to);
  if (weather === 'storm' || far > 3) return 0;
  const sights = law.charts.observation.values[pub.night ? 'night' : 'day'];
  return (air ? sights.airToSurface : sights.surfaceToSurface)[weather][far as 0 | 1 | 2 | 3] ?? 0;
}

type Shadower = { id: string; hex: number; air: boolean };

function shadowers({ own }: GameView): Shadower[] {
  const tfs = own.tfs.filter(({ onMap, blind }) => onMap && !blind).map(({ id, hex }) => ({ id, hex, air: false }));
  const flights = own.flights
    .filter(
      ({ onMap, blind, searching, away, rides }) => onMap && !blind && searching && away === null && rides === null,
    )
    .map(({ id, hex }) => ({ id, hex, air: true }));
  return [...tfs, ...flights];
}

/** A row for every unit that sees a task force well enough. */
function attemptsSheet(view: GameView, law: GameLaw): { sheet: Sheet; units: string[] } {
  const { public: pub, knows } = view;
  const rows: Row[] = [];
  const units: string[] = [];
  const shadowed = new Map<string, Limit>();
  for (const unit of shadowers(view)) {
    const of: Item[] = [];
    for (const mark of knows.marks) {
      if (!canBeShadowed(mark) || conditionBy(pub, law, unit.air, unit.hex, mark.hex) < 2) continue;
      const count = mark.report?.units ?? 1;
      for (let nth = 1; nth <= count; nth++)
        of.push({ id: `${mark.hex}/${nth}`, text: `task force ${nth} of ${count} in ${name(mark.hex)}`, at: mark.hex });
    }
    if (of.length === 0) continue;
    for (const { id } of of) {
      const limit = shadowed.get(id) ?? {
        rule: '11.4',
        why: 'one unit may try to shadow a task force',
        most: 1,
        of: [],
      };
      limit.of.push({ row: rows.length, id });
      shadowed.set(id, limit);
    }
    units.push(unit.id);
    rows.push({ ask: 'pick', rule: '11.3', prompt: `${unit.id} in ${name(unit.hex)} shadows`, of, min: 0, max: 1 });
  }
  const prompt =
    rows.length === 0
      ? 'No unit of yours sees an enemy task force well enough to shadow it: go on.'
      : 'Which enemy task forces do you try to shadow?';
  const limits = cite('11.4') ? [...shadowed.values()].filter(({ of }) => of.length > 1) : [];
  return { sheet: { ask: 'sheet', rule: '11.3', prompt, rows, limits }, units };
}

function attemptsOf(table: GameTable, side: Side, answer: Answer | undefined): Attempt[] {
  if (answer === undefined) return [];
  const { state, law } = table;
  const view: GameView = {
    seat: side,
    public: state.public,
    own: ownOf(state, side),
    knows: knowsOf(state, side),
    owes: null,
    over: null,
  };
  const { units } = attemptsSheet(view, law);
  return units.flatMap((unit, row): Attempt[] => {
    const [chosen] = (answer as PickAnswer[])[row] ?? [];
    if (chosen === undefined) return [];
    const [hex = 0, nth = 1] = chosen.split('/').map(Number);
    const there = ownOf(state, enemyOf(side)).tfs.filter((tf) => tf.onMap && tf.hex === hex);
    // R74 A second task force that is not there stands for the one that is.
    return [{ side, unit, hex, nth, target: (there[nth - 1] ?? there[0])?.id ?? '', success: false }];
  });
}

/** 11.3.1 to 11.3.3 One die each; only whether it succeeded is said (R75). */
function settleAttempts(table: GameTable, frame: ShadowingFrame): void {
  const { state } = table;
  const taken = new Set<string>();
  for (const attempt of frame.attempts) {
    const { side, unit, hex, nth, target } = attempt;
    const key = `${side} ${target}`;
    attempt.success = succeeds(table, attempt, frame.attempts) && !taken.has(key);
    taken.add(key);
    const at = unitCalled(table, side, unit)?.hex ?? hex;
    table.tell('all', '11.3.1', 'shadowing', { side, from: at, hex, nth, success: attempt.success });
    state.public.shadows = [...state.public.shadows, { side, from: at, hex, nth, success: attempt.success }];
    if (attempt.success || !cite('11.7')) continue;
    const failed = unitCalled(table, side, unit);
    if (failed === undefined) continue;
    failed.blind = true;
    failed.moved = true;
    if ('searching' in failed) failed.searching = false;
  }
  frame.attempts = frame.attempts.filter(({ success }) => success);
}

function succeeds(table: GameTable, attempt: Attempt, all: readonly Attempt[]): boolean {
  const { state, law } = table;
  const target = ownOf(state, enemyOf(attempt.side)).tfs.find(({ id }) => id === attempt.target);
  if (target === undefined) return false;
  // 11.9 Two task forces that shadow each other need no die.
  if (
    all.some(
      (other) => other.side !== attempt.side && other.unit === attempt.target && other.target === attempt.unit,
    ) &&
    cite('11.9')
  )
    return true;
  const { succeedsTo, night, cloud } = law.charts.shadowing.values;
  const end = target.plot?.path[target.plot.path.length - 1] ?? target.hex;
  const weather = weatherAt(state.public, end);
  let face = table.roll('11.3.1', attempt.side, 6, []);
  if (state.public.night) face += night;
  if (weather === 'cloud' && cite('11.3.2') && cite('6.8')) face += cloud;
  if (weather === 'storm' && cite('11.3.3')) return false;
  return face <= succeedsTo || !cite('11.3.1');
}

const unitCalled = (table: GameTable, side: Side, id: string): TaskForce | Flight | undefined => {
  const own = ownOf(table.state, side);
  return own.tfs.find((tf) => tf.id === id) ?? own.flights.find((flight) => flight.id === id);
};

/** 11.5 Shadowed task forces move first, as plotted, all together; of two that shadow each other the one without last turn's initiative (R76). */
function sailShadowed(table: GameTable, frame: ShadowingFrame): void {
  const { state } = table;
  if (!cite('11.5')) return;
  const follows = (side: Side, id: string): boolean =>
    frame.attempts.some((attempt) => attempt.side === side && attempt.unit === id);
  const first = state.public.lastInitiative === 'japan' ? 'allied' : 'japan';
  const sailing: { side: Side; tf: TaskForce }[] = [];
  for (const { side, target, unit } of frame.attempts) {
    const owner = enemyOf(side);
    const tf = ownOf(state, owner).tfs.find(({ id }) => id === target);
    const mutual = frame.attempts.some(
      (other) => other.side === owner && other.unit === target && other.target === unit,
    );
    if (tf === undefined || sailing.some((each) => each.tf === tf)) continue;
    if (!follows(owner, target) || (mutual && owner === first)) sailing.push({ side: owner, tf });
  }
  // A ring of more than two begins with the side that moves first.
  if (sailing.length === 0 && frame.attempts.length > 0) {
    for (const { side, target } of frame.attempts) {
      const tf = ownOf(state, enemyOf(side)).tfs.find(({ id }) => id === target);
      if (tf !== undefined && enemyOf(side) === first) sailing.push({ side: first, tf });
    }
  }
  for (let tick = 0; tick < 3; tick++) {
    for (const { side, tf } of sailing) sailStep(table, side, tf, tick);
    observe(table);
  }
  for (const { tf } of sailing) tf.moved = true;
  // 11.8, 11.9 Whoever has sailed by his plot has no second move as a shadower.
  frame.attempts = frame.attempts.filter(
    ({ side, unit }) => !sailing.some((each) => each.side === side && each.tf.id === unit),
  );
}

/** R78 Targets before shadowers. */
function nextShadower(table: GameTable, frame: ShadowingFrame): boolean {
  const { state } = table;
  for (;;) {
    const waiting = frame.attempts.findIndex(({ side, target }) => {
      const tf = ownOf(state, enemyOf(side)).tfs.find(({ id }) => id === target);
      return tf === undefined || tf.moved;
    });
    frame.next = waiting < 0 ? 0 : waiting;
    const attempt = frame.attempts[frame.next];
    if (attempt === undefined) return false;
    const unit = unitCalled(table, attempt.side, attempt.unit);
    const target = ownOf(state, enemyOf(attempt.side)).tfs.find(({ id }) => id === attempt.target);
    if (unit === undefined || unit.moved || target === undefined) {
      frame.attempts = frame.attempts.filter((each) => each !== attempt);
      continue;
    }
    table.owe([attempt.side], { unit: unit.id, hex: target.hex });
    return true;
  }
}

/** 11.6, R79a Its own movement, kept in sight of the task force. */
function followAsk(view: GameView, law: GameLaw, id: string, hex: number): Walk {
  const { own, public: pub } = view;
  const tf = own.tfs.find((each) => each.id === id);
  const flight = own.flights.find((each) => each.id === id);
  const unit = tf ?? flight;
  if (unit === undefined) throw new Error(`there is no ${id}`);
  const budget = tf === undefined ? flightBudget(law, flight) : movementFactor(pub, own, tf);
  const prompt = `${id} shadows the task force that is now in ${name(hex)}: keep it in sight.`;
  return { ask: 'walk', rule: '11.6', prompt, unit: id, from: unit.hex, budget, halts: [] };
}

/** 14.4 */
const flightBudget = (law: GameLaw, flight: Flight | undefined): number =>
  Math.max(
    0,
    Math.min(...(flight?.lots ?? []).map(({ plane }) => law.charts.planes.values[plane].movement)) -
      (flight?.carried ?? 0),
  );

/** 11.6 Whether a shadower may take this step: it keeps its task force in sight, or goes straight towards it until it sees it again. */
export function followWay(view: GameView, law: GameLaw, unit: string, at: number, way: Way): Way {
  const { hex } = (view.owes?.about ?? { hex: at }) as { hex: number };
  const air = view.own.flights.some(({ id }) => id === unit);
  const sees = (from: number): boolean => conditionBy(view.public, law, air, from, hex) > 0;
  const good = sees(at) ? sees(way.to) : distance(way.to, hex) < distance(at, hex);
  if (way.not !== undefined || good || !cite('11.6')) return way;
  const why = sees(at)
    ? `from ${name(way.to)} it would lose sight of the task force in ${name(hex)}`
    : `it must go straight towards the task force in ${name(hex)} until it sees it`;
  return { ...way, not: { rule: '11.6', why } };
}

function followOn(table: GameTable, frame: ShadowingFrame): void {
  const { side, unit: id } = attemptAt(frame);
  const unit = unitCalled(table, side, id);
  const to = frame.path?.shift();
  if (unit === undefined || to === undefined) {
    if (unit !== undefined) unit.moved = true;
    frame.path = null;
    frame.attempts = frame.attempts.filter((_, i) => i !== frame.next);
    frame.next = 0;
    return;
  }
  if ('plot' in unit) {
    enter(table, side, unit, to);
    observe(table);
    return;
  }
  const from = unit.hex;
  unit.hex = to;
  unit.flown += 1;
  moveCounter(table, side, 'AF', from, to);
  observe(table);
  maybeIntercepted(table, side, unit);
}
