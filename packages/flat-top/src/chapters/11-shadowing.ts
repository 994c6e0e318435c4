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
  aboutOf,
  type FlatTopGame,
  type GameKnows,
  type GameLaw,
  type GameOwn,
  type GameTable,
  type GameView,
  knowsOf,
  ownOf,
} from '../game-kit.js';
import { distance, name } from '../map.js';
import type { Flight, Mark, Submarine, TaskForce } from '../pieces.js';
import { enemyOf, type Side, sides } from '../state.js';
import { sideOf } from '../view.js';
import { weatherAt } from './6-weather.js';
import { conditionBy, observe, searches } from './7-observation.js';
import { plotWith } from './10-plotting.js';
import { enter, sailStep } from './12-sailing.js';
import { movementFactor } from './12-ships.js';
import { budgetOf } from './14-budget.js';
import { enterHex } from './14-flight.js';
import { mostMoving, submarinesOf } from './optional-submarines.js';
import {
  moved,
  movePrey,
  moveTo,
  preyAsk,
  preyIn,
  preyOf,
  show,
  submarineShadowers,
} from './optional-submarines-shadowing.js';

/** An announced attempt. `unit` and `target` are true ids and known to their owners alone; the rest is said aloud. */
type Attempt = {
  side: Side;
  unit: string;
  hex: number;
  nth: number;
  target: string;
  success: boolean;
  /** OPT-SUB.5 A submarine is followed, not a task force. */
  submarine?: true;
};

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
  /** OPT-SUB.5 The shadowed submarine whose owner is asked where she goes. */
  prey?: { side: Side; id: string };
};

export function shadowingPhase(table: GameTable): void {
  // 11.10, R234 Who observes a task force that was plotted to divide hears of it now, whether he shadows it or not.
  if (cite('11.10')) observe(table, sides);
  table.state.public.shadows = [];
  table.state.public.following = [];
  for (const side of sides) ownOf(table.state, side).shadows = [];
  table.push({ kind: 'shadowing', rule: '11.3', stage: 'attempts', attempts: [], next: 0, path: null });
}

export const shadowing: FrameKind<FlatTopGame, ShadowingFrame> = {
  run(table, frame) {
    if (frame.stage === 'attempts') {
      // 11.2 Both know which task forces are observed so well.
      const asked = sides.filter((side) => isAnyShadowable(knowsOf(table.state, side)));
      if (asked.length > 0 && cite('11.3')) table.owe(asked);
      else table.pop();
      return;
    }
    if (frame.path !== null) followOn(table, frame);
    else if (!nextShadower(table, frame)) table.pop();
  },

  ask(view, law): Ask {
    const { unit, hex, submarine } = aboutOf<{ unit: string; hex: number; submarine: string }>(view);
    if (submarine !== undefined) return preyAsk(view, law, submarine);
    return unit === undefined || hex === undefined ? attemptsSheet(view, law).sheet : followAsk(view, law, unit, hex);
  },

  take(table, frame, answers) {
    if (frame.prey !== undefined) {
      movePrey(table, frame.prey, answers[frame.prey.side]);
      delete frame.prey;
      observe(table, sides);
      return;
    }
    if (frame.stage === 'follow') {
      const { side, unit } = attemptAt(frame);
      frame.path = takePath(table, side, unit, (answers[side] as WalkAnswer).path);
      ownOf(table.state, side).trail = frame.path.slice();
      return;
    }
    frame.attempts = sides.flatMap((side) => attemptsOf(table, side, answers[side]));
    settleAttempts(table, frame);
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

/** On grounds both sides know: what is observed well enough, and submarines on the map (OPT-SUB.5). */
export const isAnyShadowable = ({ marks, submarines }: Pick<GameKnows, 'marks' | 'submarines'>): boolean =>
  marks.some(canBeShadowed) || (submarines !== undefined && submarines.length > 0);

type Unit = TaskForce | Flight | Submarine;
const isSubmarine = (unit: Unit): unit is Submarine => 'fought' in unit;

/** How well this unit alone would see a task force there from here. */
const seenFrom = (view: GameView, law: GameLaw, unit: Unit, from: number, hex: number): number => {
  // OPT-SUB.3 A periscope sees its own hex, and no further.
  if (isSubmarine(unit)) return from === hex && weatherAt(view.public, hex) !== 'storm' ? 3 : 0;
  return conditionBy(view, law, sideOf(view.seat), unit.hex === from ? unit : { ...unit, hex: from }, hex, 'TF');
};

/** Who can try: whoever observes now and is free to move. 6.10 A task force that must steam into the wind is not (R231). */
function shadowers({ own, public: pub }: GameView, law: GameLaw): Unit[] {
  const tfs = own.tfs.filter(({ onMap, blind, plot }) => onMap && !blind && (plot?.wind ?? null) === null);
  const flights = own.flights.filter(
    (flight) =>
      flight.onMap &&
      !flight.blind &&
      searches(flight, law) &&
      flight.away === null &&
      flight.onDeck === null &&
      // R426 Also from the In Flight box of a ship.
      (flight.rides === null || cite('11.1')),
  );
  return [...tfs, ...flights, ...submarineShadowers(own, pub.turn)];
}

/** A row for every unit that sees a task force well enough. */
function attemptsSheet(view: GameView, law: GameLaw): { sheet: Sheet; units: string[] } {
  const { knows } = view;
  const rows: Row[] = [];
  const units: string[] = [];
  const shadowed = new Map<string, Limit>();
  const boats: Limit['of'] = [];
  for (const unit of shadowers(view, law)) {
    const of: Item[] = [];
    for (const mark of knows.marks) {
      if (!canBeShadowed(mark) || (seenFrom(view, law, unit, unit.hex, mark.hex) < 2 && cite('11.2'))) continue;
      const count = mark.report?.units ?? 1;
      for (let nth = 1; nth <= count; nth++)
        of.push({ id: `${mark.hex}/${nth}`, text: `task force ${nth} of ${count} in ${name(mark.hex)}`, at: mark.hex });
    }
    if ('lots' in unit && knows.submarines !== undefined) of.push(...preyOf(view, law, sideOf(view.seat), unit));
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
    if (isSubmarine(unit)) boats.push({ row: rows.length });
    units.push(unit.id);
    rows.push({ ask: 'pick', rule: '11.3', prompt: `${unit.id} in ${name(unit.hex)} shadows`, of, min: 0, max: 1 });
  }
  const prompt =
    rows.length === 0
      ? 'No unit of yours sees an enemy task force well enough to shadow it: go on.'
      : 'Which enemy task forces do you try to shadow?';
  const limits = cite('11.4') ? [...shadowed.values()].filter(({ of }) => of.length > 1) : [];
  if (boats.length > mostMoving && cite('OPT-SUB.2')) {
    const why = `at most ${mostMoving} submarines move in one turn`;
    limits.push({ rule: 'OPT-SUB.2', why, most: mostMoving, of: boats });
  }
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
    const submarine = chosen.includes('/s');
    const [hex = 0, nth = 1] = chosen.replace('/s', '/').split('/').map(Number);
    const enemy = ownOf(state, enemyOf(side));
    if (submarine) return [{ side, unit, hex, nth, target: preyIn(enemy, hex, nth), success: false, submarine }];
    const there = enemy.tfs.filter((tf) => tf.onMap && tf.hex === hex);
    // R74 A second task force that is not there stands for the one that is.
    return [{ side, unit, hex, nth, target: (there[nth - 1] ?? there[0])?.id ?? '', success: false }];
  });
}

/** 11.3.1 to 11.3.3 One die each; only whether it succeeded is said (R75). */
function settleAttempts(table: GameTable, frame: ShadowingFrame): void {
  const { state } = table;
  const taken = new Set<string>();
  for (const attempt of frame.attempts) {
    const { side, unit, hex, nth, target, submarine } = attempt;
    const key = `${side} ${target}`;
    attempt.success = succeeds(table, attempt, frame.attempts) && !taken.has(key);
    taken.add(key);
    const at = unitCalled(table, side, unit)?.hex ?? hex;
    const announced = { side, from: at, hex, nth, success: attempt.success, ...(submarine && { submarine }) };
    table.tell('all', '11.3.1', 'shadowing', announced);
    state.public.shadows = [...state.public.shadows, announced];
    show(ownOf(state, side), unit);
    leaveBox(ownOf(state, side), unit);
    for (const [who, id] of [
      [side, unit],
      [enemyOf(side), target],
    ] as const) {
      const own = ownOf(state, who);
      own.shadows = [...own.shadows, id];
    }
    if (attempt.success || !cite('11.7')) continue;
    const failed = unitCalled(table, side, unit);
    if (failed === undefined) continue;
    if (isSubmarine(failed)) {
      moved(ownOf(state, side), unit, true);
      continue;
    }
    failed.blind = true;
    failed.moved = true;
    if ('searching' in failed) failed.searching = false;
  }
  frame.attempts = frame.attempts.filter(({ success }) => success);
  observe(table, sides);
}

/** 11.7, R426 Who shadows, or has tried to, no longer goes where the ship goes whose In Flight box it was in (14.19). */
function leaveBox(own: GameOwn, id: string): void {
  const flight = own.flights.find((each) => each.id === id);
  if (flight !== undefined && flight.rides !== null && cite('11.7')) flight.rides = null;
}

function succeeds(table: GameTable, attempt: Attempt, all: readonly Attempt[]): boolean {
  const { state, law } = table;
  const target = targetOf(table, attempt);
  if (target === undefined) return false;
  const mutual = all.some(
    ({ side, unit, target: theirs }) => side !== attempt.side && unit === attempt.target && theirs === attempt.unit,
  );
  // 11.9 Two task forces that shadow each other need no die.
  if ((mutual && cite('11.9')) || !cite('11.3.1')) return true;
  const { succeedsTo, night, cloud } = law.charts.shadowing.values;
  const path = 'plot' in target ? (target.plot?.path ?? []) : [];
  // R75 Who stays where it is has moved into nothing.
  const end = path[path.length - 1];
  const weather = end === undefined ? 'clear' : weatherAt(state.public, end);
  // R191 Only a storm hides a task force from who follows it.
  if (law.options.noSearchRolls && cite('OPT-LL.3')) return !(weather === 'storm' && cite('11.3.3') && cite('6.8'));
  let face = table.roll('11.3.1', attempt.side, 6, []);
  if (state.public.night) face += night;
  if (weather === 'cloud' && cite('11.3.2') && cite('6.8')) face += cloud;
  if (weather === 'storm' && cite('11.3.3') && cite('6.8')) return false;
  return face <= succeedsTo || !cite('CHART-shadowing');
}

const unitCalled = (table: GameTable, side: Side, id: string): Unit | undefined => unitIn(ownOf(table.state, side), id);

const unitIn = (own: GameOwn, id: string): Unit | undefined =>
  own.tfs.find((tf) => tf.id === id) ??
  own.flights.find((flight) => flight.id === id) ??
  submarinesOf(own).find((each) => each.id === id);

/** R78 The next shadower whose target has moved; the targets move first, by their plots (11.5). False when all is done. */
function nextShadower(table: GameTable, frame: ShadowingFrame): boolean {
  for (;;) {
    frame.attempts = frame.attempts.filter(({ side, unit }) => unitCalled(table, side, unit)?.moved === false);
    table.state.public.following = frame.attempts.map((attempt) => announcedAs(table, attempt));
    const ready = frame.attempts.findIndex((attempt) => targetOf(table, attempt)?.moved !== false || !cite('11.5'));
    frame.next = Math.max(0, ready);
    const attempt = frame.attempts[ready];
    if (attempt !== undefined) {
      const hex = targetOf(table, attempt)?.hex ?? attempt.hex;
      // Told, for whose turn it is tells who shadows whom.
      table.tell('all', '11.6', 'follows', { side: attempt.side, nth: announcedAs(table, attempt) + 1, hex });
      table.owe([attempt.side], { unit: attempt.unit, hex });
      return true;
    }
    const shadowed = frame.attempts.map((each) => ({ side: enemyOf(each.side), id: each.target }));
    const free = shadowed.filter(
      ({ side, id }) => !frame.attempts.some((each) => each.side === side && each.unit === id),
    );
    if (shadowed.length === 0) return false;
    const sails = ({ side, id }: (typeof shadowed)[number]): boolean =>
      ownOf(table.state, side).tfs.some((tf) => tf.id === id);
    const prey = free.find((each) => !sails(each));
    if (free.some(sails)) sail(table, free);
    else if (prey !== undefined) {
      frame.prey = prey;
      // Told, for whose turn it is tells who is shadowed.
      table.tell('all', 'OPT-SUB.5', 'shadowed-moves', { side: prey.side });
      table.owe([prey.side], { submarine: prey.id });
      return true;
    } else {
      // 11.9 A ring: its plot decides for the first mover, who then has no second move as a shadower.
      const first = firstToMove(table);
      // Told, for the die for it tells who shadows whom.
      table.tell('all', '11.9', 'shadow-each-other', { first });
      const ring = shadowed.filter(sails);
      const firsts = ring.filter(({ side }) => side === first);
      sail(table, (firsts.length > 0 ? firsts : ring).slice(0, 1));
    }
    observe(table, sides);
  }
}

/** Its place among the attempts that were announced. */
function announcedAs({ state }: GameTable, { side, unit }: Attempt): number {
  const { shadows } = ownOf(state, side);
  return state.public.shadows.findIndex((shadow, i) => shadow.side === side && shadows[i] === unit);
}

const targetOf = ({ state }: GameTable, { side, target }: Attempt): TaskForce | Submarine | undefined => {
  const enemy = ownOf(state, enemyOf(side));
  return enemy.tfs.find(({ id }) => id === target) ?? submarinesOf(enemy).find(({ id }) => id === target);
};

/** 11.9, R76 The side without last turn's initiative; on the first turn a die decides. */
function firstToMove(table: GameTable): Side {
  const { initiative } = table.state.public;
  if (initiative !== null) return cite('11.9') ? enemyOf(initiative) : initiative;
  return table.roll('11.9', 'allied') <= 3 ? 'allied' : 'japan';
}

/** As plotted, all together, in full view. */
function sail(table: GameTable, shadowed: readonly { side: Side; id: string }[]): void {
  const sailing = shadowed.flatMap(({ side, id }) =>
    ownOf(table.state, side)
      .tfs.filter((tf) => tf.id === id)
      .map((tf) => ({ side, tf })),
  );
  const steps = Math.max(0, ...sailing.map(({ tf }) => tf.plot?.path.length ?? 0));
  for (let tick = 0; tick < steps; tick++) {
    for (const { side, tf } of sailing) sailStep(table, side, tf, tick);
    observe(table, sides);
  }
  for (const { tf } of sailing) tf.moved = true;
}

/** 11.6, R79a Its own movement, kept in sight of the task force. */
function followAsk(view: GameView, law: GameLaw, id: string, hex: number): Walk {
  const { own, public: pub } = view;
  const tf = own.tfs.find((each) => each.id === id);
  const flight = own.flights.find((each) => each.id === id);
  const unit = unitIn(own, id);
  if (unit === undefined) throw new Error(`there is no ${id}`);
  const flies = flight === undefined ? 0 : budgetOf(own, law, sideOf(view.seat), flight);
  // OPT-SUB.2 Submarines make one hex.
  const budget = isSubmarine(unit) ? 1 : tf === undefined ? flies : movementFactor(pub, own, tf);
  const prompt = `${id} shadows the task force that is now in ${name(hex)}: keep it in sight.`;
  return { ask: 'walk', rule: '11.6', prompt, unit: id, from: unit.hex, budget, halts: [] };
}

/** 11.6 Whether a shadower may take this step: it keeps its task force in sight, or goes straight towards it until it sees it again. */
export function followWay(view: GameView, law: GameLaw, id: string, at: number, way: Way): Way {
  const { hex = at } = aboutOf<{ hex: number }>(view);
  const unit = unitIn(view.own, id);
  if (way.not !== undefined || unit === undefined) return way;
  const sees = seenFrom(view, law, unit, at, hex) > 0;
  const good = sees ? seenFrom(view, law, unit, way.to, hex) > 0 : distance(way.to, hex) < distance(at, hex);
  if (good || !cite('11.6')) return way;
  const why = sees
    ? `from ${name(way.to)} it would lose sight of the task force in ${name(hex)}`
    : `it must go straight towards the task force in ${name(hex)} until it sees it`;
  return { ...way, not: { rule: '11.6', why } };
}

/** 11.8 What a task force does as a shadower stands in its plot from now on; what was plotted is forgotten. */
function takePath(table: GameTable, side: Side, id: string, path: readonly number[]): number[] {
  const tf = ownOf(table.state, side).tfs.find((each) => each.id === id);
  if (tf === undefined || tf.plot === null) return path.slice();
  if (!cite('11.8')) return tf.plot.path.slice();
  tf.plot = plotWith(tf.plot, path.slice());
  return path.slice();
}

function followOn(table: GameTable, frame: ShadowingFrame): void {
  const { side, unit: id } = attemptAt(frame);
  const unit = unitCalled(table, side, id);
  const to = frame.path?.shift();
  ownOf(table.state, side).trail = unit === undefined || to === undefined ? null : (frame.path?.slice() ?? null);
  if (unit === undefined || to === undefined) {
    if (unit !== undefined && cite('11.7')) {
      if (isSubmarine(unit)) moved(ownOf(table.state, side), id);
      else unit.moved = true;
    }
    frame.path = null;
    frame.attempts = frame.attempts.filter((_, i) => i !== frame.next);
    frame.next = 0;
    return;
  }
  if (isSubmarine(unit)) {
    moveTo(ownOf(table.state, side), id, to);
    observe(table, sides);
  } else if ('plot' in unit) {
    enter(table, side, unit, to);
    observe(table, sides);
  } else enterHex(table, side, unit, to);
}
