/**
 * 7 Observation. `observe` is called after anything moved, appeared, landed, took off, was shown or lost: it puts what is
 * seen on the mapboard and tells each side what it learns. Who can see stands in 7-sight.ts, what is said in 7-reports.ts.
 */
import { isWitnessed, type Plain } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { parkedAt } from '../fields.js';
import { type GameKnows, type GameState, type GameTable, knowsOf, ownOf } from '../game-kit.js';
import { type Hex, hexCount } from '../map.js';
import type { Flight, Mark, MarkKind, Report, TaskForce } from '../pieces.js';
import { enemyOf, ofSide, only, type Side, sides } from '../state.js';
import { hasPlanesOnDeck, type Observed, reportAsOf, reportOn, saysTheSame, stillSays } from './7-reports.js';
import {
  addFlight,
  addTaskForce,
  byEye,
  byRadar,
  type Condition,
  changesOf,
  type Eyes,
  isAble,
  isFlying,
  isHigh,
  onFlight,
  onTaskForce,
  openEyes,
  postsOf,
  rememberingEyes,
  searches,
} from './7-sight.js';

import { callUp } from './optional-additional-planes.js';
import { afloat, observeSubmarines } from './optional-submarines.js';

export * from './7-search.js';
export { conditionBy, conditionFor, searches } from './7-sight.js';

/** Opened at every call. What they see is remembered as long as neither they nor the weather change. */
const eyesOf: Record<Side, Eyes> = { allied: rememberingEyes(), japan: rememberingEyes() };

const nobody: readonly Side[] = [];

/**
 * 7.2, 7.6, 7.8 Every unit that is observed goes on the mapboard and may then itself observe, until nothing changes; then both
 * sides hear what is new, in the order of hexes, task forces first. Who looked hears when that is all, or that there is nothing new: the side whose
 * segment of plane movement it is, if it could have learnt something, and the sides in `answers`, who must have grounds both
 * sides know to expect an answer. Says whether anything was told.
 */
export function observe(table: GameTable, answers: readonly Side[] = nobody): boolean {
  const { state } = table;
  if (!cite('7.6')) return false;
  for (const side of sides) openEyesOf(table, side);
  putOnMap(table);
  lastLooked = state;
  return tellBoth(table, answers, null);
}

/**
 * Where nobody but units of one side has changed since everybody last looked: in two hexes, or in one that is both. `planes`: only
 * formations have; task forces and what stands on their decks are as they were.
 */
type Changed = { readonly side: Side; readonly from: Hex; readonly to: Hex; readonly planes: boolean };

const isIn = ({ from, to }: Changed, hex: Hex): boolean => hex === from || hex === to;

/** Whether the counter of this hex and kind may be another than it was. */
const mayDiffer = (changed: Changed, { hex, kind }: Mark): boolean =>
  isIn(changed, hex) && !(changed.planes && kind === 'TF');

function tellBoth(table: GameTable, answers: readonly Side[], changed: Changed | null): boolean {
  const allied = tellSide(table, 'allied', changed);
  const japan = tellSide(table, 'japan', changed);
  if (table.state.public.submarines === undefined) return answered(table, answers, allied, japan);
  const submarines = observeSubmarines(table);
  return answered(table, answers, allied || submarines.allied, japan || submarines.japan);
}

const openEyesOf = ({ state, law }: GameTable, side: Side): Eyes =>
  openEyes(ofSide(eyesOf, side), state.public, ownOf(state, side), law, side);

/** In whose game everybody looked last: the eyes are still open as they were then. */
let lastLooked: GameState | null = null;

/** Whether what was seen then holds for all that has not changed since. Submarines are looked for anew each time. */
const isRemembered = (state: GameState): boolean =>
  lastLooked === state && state.public.submarines === undefined && !isWitnessed();

/**
 * The same if nothing but formations, decks and fields of one side in the hex `at` have changed since everybody last looked.
 * The enemy's eyes are where they were, and if that side's own are too, it sees what it saw.
 */
export function observeOwn(table: GameTable, side: Side, at: Hex, answers: readonly Side[] = nobody): boolean {
  return lookAgain(table, { side, from: at, to: at, planes: false }, answers);
}

function lookAgain(table: GameTable, changed: Changed, answers: readonly Side[]): boolean {
  if (!isRemembered(table.state)) return observe(table, answers);
  const { side } = changed;
  const eyes = ofSide(eyesOf, side);
  const before = changesOf(eyes);
  openEyesOf(table, side);
  if (changesOf(eyes) !== before) return tellBoth(table, answers, putOnMap(table) ? null : changed);
  if (isAnyFound(table, side)) return observe(table, answers);
  return tellEnemy(table, changed, answers);
}

function tellEnemy(table: GameTable, changed: Changed, answers: readonly Side[]): boolean {
  const { side } = changed;
  const told = tellSide(table, enemyOf(side), changed);
  return answered(table, answers, side === 'japan' && told, side === 'allied' && told);
}

/** 7.2 Whether the enemy sees some unit of this side that is not on the mapboard yet. */
function isAnyFound({ state }: GameTable, side: Side): boolean {
  const theirs = ofSide(eyesOf, enemyOf(side));
  const { tfs, flights } = ownOf(state, side);
  for (let i = 0; i < tfs.length; i++) {
    const tf = tfs[i];
    if (tf !== undefined && !tf.onMap && onTaskForce(theirs, state.public, tf) > 0) return true;
  }
  for (let i = 0; i < flights.length; i++) {
    const flight = flights[i];
    if (flight !== undefined && !flight.onMap && onFlight(theirs, state.public, flight) > 0) return true;
  }
  return false;
}

/**
 * The same if one formation has entered a hex, taken off, changed altitude or dropped its bombs and nothing else has happened since everybody last
 * looked. If it is no eye itself, nobody comes onto the mapboard but perhaps this one, and its own side sees what it saw.
 * `from`: where it was before. `hidden`: it was off the mapboard then.
 */
export function observeFlight(
  table: GameTable,
  side: Side,
  flight: Flight,
  from: Hex,
  hidden: boolean,
  answers: readonly Side[] = nobody,
): boolean {
  const { state, law } = table;
  const enemy = enemyOf(side);
  const changed: Changed = { side, from, to: flight.hex, planes: true };
  if (searches(flight, law) || flight.onMap === hidden || !isRemembered(state))
    return lookAgain(table, changed, answers);
  const seen = onFlight(ofSide(eyesOf, enemy), state.public, flight);
  if (hidden && seen > 0) return observe(table, answers);
  // Whom the enemy made out neither before nor now changes no report; where its counter stands he has been told (7.8).
  const dark = hidden || (seen === 0 && flight.seen === 0 && isMarked(knowsOf(state, enemy), flight.hex));
  if (!dark) return tellEnemy(table, changed, answers);
  const told = tellFieldsAlone(table, enemy);
  return answered(table, answers, side === 'japan' && told, side === 'allied' && told);
}

function tellFieldsAlone(table: GameTable, side: Side): boolean {
  news = 0;
  tellFields(table, side, knowsOf(table.state, side));
  return news > 0;
}

/** Who looked, or must have an answer, hears that this is all. */
function answered(table: GameTable, answers: readonly Side[], allied: boolean, japan: boolean): boolean {
  const { state } = table;
  const pub = state.public;
  for (const side of sides) {
    // 7.8 The answer to a look is news, even when it is no: nobody may look and take it back. That this is all is news too.
    if (!answers.includes(side) && !(pub.segment?.side === side && looks(table, side))) continue;
    table.tell(only(side), '7.8', (side === 'allied' ? allied : japan) ? 'nothing-more' : 'nothing-new', noFacts);
  }
  return allied || japan;
}

const noFacts = Object.freeze({});

/** From what the side itself knows: it has planes searching, or some of the enemy may have seen its own. */
function looks({ state, law }: GameTable, side: Side): boolean {
  // OPT-SUB.3 Nobody knows where periscopes look.
  if (afloat(state.public, enemyOf(side)) > 0) return true;
  for (const flight of ownOf(state, side).flights) if (flight.onMap && searches(flight, law)) return true;
  for (const mark of knowsOf(state, side).marks) if (mark.able) return true;
  return false;
}

/** 7.2 To closure: who is put on the mapboard may be the one who sees the next (7.17). Says whether anybody was. */
function putOnMap({ state, law }: GameTable): boolean {
  const pub = state.public;
  let found = false;
  for (let again = true; again; ) {
    again = false;
    for (const side of sides) {
      const own = ownOf(state, side);
      const eyes = ofSide(eyesOf, side);
      const theirs = ofSide(eyesOf, enemyOf(side));
      const { tfs, flights } = own;
      for (let i = 0; i < tfs.length; i++) {
        const tf = tfs[i];
        if (tf === undefined || tf.onMap || onTaskForce(theirs, pub, tf) === 0 || !cite('7.2')) continue;
        tf.onMap = true;
        found = true;
        again = addTaskForce(eyes, tf, own, law, side) || again;
      }
      for (let i = 0; i < flights.length; i++) {
        const flight = flights[i];
        if (flight === undefined || flight.onMap || onFlight(theirs, pub, flight) === 0 || !cite('7.2')) continue;
        flight.onMap = true;
        found = true;
        again = addFlight(eyes, flight) || again;
      }
    }
  }
  return found;
}

/** One counter for each hex and kind (7.16). */
type Group = {
  hex: Hex;
  kind: MarkKind;
  eye: Condition;
  /** What radar gives for planes at high altitude, if there are some. */
  radar: Condition;
  able: boolean;
  /** Some unit's `seen` is not what its owner was told last. */
  seenAnew: boolean;
  /** The units, in their owner's order: the first `size` of the list of their kind. */
  size: number;
  tfs: TaskForce[];
  flights: Flight[];
};

const groups: Group[] = [];
let grouped = 0;
/** Where in `groups` the counter of a hex and kind stands, with all the places of earlier looks before it. */
const placeIn = new Float64Array(2 * hexCount);
let placesBefore = 1;
/** How many things the side was told in this look. */
let news = 0;

/**
 * What `side` is told of the enemy, and whether it was told anything. `changed`: of that side's own units, or of the enemy's,
 * only these need to be looked at again.
 */
function tellSide(table: GameTable, side: Side, changed: Changed | null): boolean {
  const { state } = table;
  const owner = enemyOf(side);
  const within = changed !== null && changed.side === owner ? changed : null;
  news = 0;
  looking.rounding = table.law.options.halfRounding;
  gather(table, side, within);
  if (!cite('7.12')) return false;
  const knows = knowsOf(state, side);
  tellFields(table, side, knows);
  const before = knows.marks;
  // Made as soon as something is different.
  let after: Mark[] | null = null;
  let old = 0;
  for (let i = 0; i <= grouped; i++) {
    const group = i < grouped ? groups[i] : undefined;
    for (
      let mark = before[old];
      mark !== undefined && (group === undefined || isBefore(mark, group));
      mark = before[old]
    ) {
      old += 1;
      if (within !== null && !mayDiffer(within, mark)) after?.push(mark);
      else {
        after ??= marksFrom(state, side, before, old - 1);
        counterGone(table, side, knows, mark);
      }
    }
    if (group === undefined) break;
    const there = before[old];
    const mark = there !== undefined && there.hex === group.hex && there.kind === group.kind ? there : null;
    const known = old;
    if (mark !== null) old += 1;
    if (mark !== null && isAsBefore(state, owner, group, mark, changed)) after?.push(mark);
    else {
      after ??= marksFrom(state, side, before, known);
      after.push(marked(table, side, knows, group, mark));
    }
  }
  return news > 0;
}

/** A new list of what `side` knows, beginning with what is as before. */
function marksFrom(state: GameState, side: Side, before: readonly Mark[], known: number): Mark[] {
  const marks = before.slice(0, known);
  knowsOf(state, side).marks = marks;
  ownOf(state, enemyOf(side)).observed = marks;
  return marks;
}

/** The enemy's counters on the mapboard (`within`: there alone) in order, with what `side` sees of each; every unit learns how well it is seen. */
function gather({ state, law }: GameTable, side: Side, within: Changed | null): void {
  const pub = state.public;
  const eyes = ofSide(eyesOf, side);
  const { tfs, flights } = ownOf(state, enemyOf(side));
  // Beyond every place that was ever given.
  placesBefore += groups.length;
  grouped = 0;
  const ships = within?.planes === true ? 0 : tfs.length;
  for (let i = 0; i < ships; i++) {
    const tf = tfs[i];
    if (tf === undefined || (within !== null && !isIn(within, tf.hex))) continue;
    if (!tf.onMap) {
      tf.seen = 0;
      continue;
    }
    const group = groupFor(tf.hex, 'TF', eyes, state);
    group.tfs[group.size++] = tf;
    if (!tf.blind) group.able = true;
    if (tf.seen !== group.eye) {
      tf.seen = group.eye;
      group.seenAnew = true;
    }
  }
  for (let i = 0; i < flights.length; i++) {
    const flight = flights[i];
    if (flight === undefined || (within !== null && !isIn(within, flight.hex))) continue;
    if (!flight.onMap || !isFlying(flight)) {
      flight.seen = 0;
      continue;
    }
    const group = groupFor(flight.hex, 'AF', eyes, state);
    group.flights[group.size++] = flight;
    if (isAble(flight, law)) group.able = true;
    let seen = group.eye;
    if (seen < 3 && eyes.radars > 0 && isHigh(flight)) {
      if (group.radar === 0) group.radar = byRadar(eyes, pub, flight.hex);
      if (group.radar > seen) seen = group.radar;
    }
    if (flight.seen !== seen) {
      flight.seen = seen;
      group.seenAnew = true;
    }
  }
  putInOrder();
}

/** By hexes, task forces first: few, and often in order already. */
function putInOrder(): void {
  for (let i = 1; i < grouped; i++) {
    const group = groups[i];
    if (group === undefined) continue;
    let at = i;
    for (; at > 0; at--) {
      const before = groups[at - 1];
      if (before === undefined || before.hex < group.hex || (before.hex === group.hex && before.kind === 'TF')) break;
      groups[at] = before;
    }
    groups[at] = group;
  }
}

function groupFor(hex: Hex, kind: MarkKind, eyes: Eyes, state: GameState): Group {
  const at = kind === 'TF' ? hex : hexCount + hex;
  const place = (placeIn[at] ?? 0) - placesBefore;
  const known = place >= 0 ? groups[place] : undefined;
  if (known !== undefined && cite('7.16')) return known;
  const group = groups[grouped] ?? emptyGroup(hex, kind);
  groups[grouped] = group;
  placeIn[at] = placesBefore + grouped;
  grouped += 1;
  group.hex = hex;
  group.kind = kind;
  group.eye = byEye(eyes, state.public, hex, kind);
  group.radar = 0;
  group.able = false;
  group.seenAnew = false;
  group.size = 0;
  return group;
}

const emptyGroup = (hex: Hex, kind: MarkKind): Group => ({
  hex,
  kind,
  eye: 0,
  radar: 0,
  able: false,
  seenAnew: false,
  size: 0,
  tfs: [],
  flights: [],
});

const isBefore = (mark: Mark, other: Pick<Mark, 'hex' | 'kind'>): boolean =>
  mark.hex < other.hex || (mark.hex === other.hex && mark.kind === 'TF' && other.kind === 'AF');

const conditionOf = (group: Group): Condition => (group.radar > group.eye ? group.radar : group.eye);

/** The counter there looks as it did when it was last looked at. */
function isAsBefore(state: GameState, owner: Side, group: Group, mark: Mark, changed: Changed | null): boolean {
  const { able, condition, report } = mark;
  if (able !== group.able || group.seenAnew || condition !== conditionOf(group)) return false;
  if (condition === 0) return true;
  if (report === null) return false;
  // Nobody there has changed: only to be seen by radar in place of the eye could change what is said of them (R34).
  if (changed !== null && changed.side !== owner && ofSide(eyesOf, changed.side).radars === 0) return true;
  return stillSays(report, state.public, ownOf(state, owner), how(group, condition));
}

/** R34 The eye's report counts everything; where radar sees better, high planes alone. */
function how({ kind, eye, radar, size, tfs, flights }: Group, condition: 1 | 2 | 3): Observed {
  looking.kind = kind;
  looking.condition = condition;
  looking.highOnly = radar > eye;
  looking.high = radar > 0;
  looking.size = size;
  looking.tfs = tfs;
  looking.flights = flights;
  return looking;
}

/** Filled in anew for every counter; here only so as not to be made anew. */
const looking: Observed = {
  kind: 'TF',
  condition: 1,
  highOnly: false,
  high: false,
  size: 0,
  tfs: [],
  flights: [],
  rounding: 'up',
};

const conditionRules = ['', '7.12.1', '7.12.2', '7.12.3'] as const;

/** The counter as `side` sees it now; what is new is told to it, and to the owner that it was seen. */
function marked(table: GameTable, side: Side, knows: GameKnows, group: Group, mark: Mark | null): Mark {
  const { state } = table;
  const { hex, kind, able } = group;
  const condition = conditionOf(group);
  const owner = enemyOf(side);
  const fresh = condition === 0 ? null : reportOn(state.public, ownOf(state, owner), how(group, condition));
  const was = mark?.report ?? null;
  const same = fresh !== null && was !== null && mark?.condition === condition && saysTheSame(was, fresh);
  if (group.seenAnew || condition !== (mark?.condition ?? 0) || (fresh !== null && !same))
    table.tell(only(owner), '7.2', 'observed', { hex, kind, condition, report: plain(fresh) });
  if (fresh !== null && !same) {
    news += 1;
    table.tell(only(side), conditionRules[condition], 'report', { hex, kind, able, report: plain(fresh) });
    if (kind === 'TF') {
      const own = ownOf(state, side);
      own.firstSeen ??= state.public.turn;
      callUp(table, side, hex);
    }
    if (was !== null && was.condition > condition) remember(knows, { hex, kind, turn: was.turn, report: was });
    return { hex, kind, condition, able, report: fresh };
  }
  if (mark !== null && mark.condition === condition && mark.able === able) return mark;
  news += 1;
  table.tell(only(side), '7.16', 'counter', { hex, kind, there: true, able, condition });
  // What was last said stays, with the turn in which it was last seen to be so.
  const last = was !== null && condition === 0 && mark?.condition !== 0 ? reportAsOf(was, state.public.turn) : was;
  return { hex, kind, condition, able, report: last };
}

function counterGone(table: GameTable, side: Side, knows: GameKnows, { hex, kind, condition, report }: Mark): void {
  const { turn } = table.state.public;
  news += 1;
  table.tell(only(side), '7.16', 'counter', { hex, kind, there: false, able: false, condition: 0 });
  if (report !== null) remember(knows, { hex, kind, turn: condition === 0 ? report.turn : turn, report });
}

const mostSightings = 40;

/** One for each hex and kind, the oldest first. */
function remember(knows: GameKnows, sighting: GameKnows['sightings'][number]): void {
  const { hex, kind } = sighting;
  const kept: GameKnows['sightings'] = [];
  for (const each of knows.sightings) if (each.hex !== hex || each.kind !== kind) kept.push(each);
  kept.push(sighting);
  knows.sightings = kept.length > mostSightings ? kept.slice(kept.length - mostSightings) : kept;
}

/** 7.14, R38 At Condition 3 one sees whether planes stand on an enemy field. Told when it is news, and once a turn. */
function tellFields(table: GameTable, side: Side, knows: GameKnows): void {
  const { state, law } = table;
  const { turn } = state.public;
  const eyes = ofSide(eyesOf, side);
  const { bases } = ownOf(state, enemyOf(side));
  const posts = postsOf(law, bases, enemyOf(side));
  for (let i = 0; i < posts.length; i++) {
    const post = posts[i];
    const base = bases[post?.at ?? -1];
    if (post === undefined || base === undefined || byEye(eyes, state.public, post.hex, 'TF') < 3) continue;
    const planes = hasPlanesOnDeck(base);
    const known = knows.fields[base.id];
    if ((known?.turn === turn && known.planes === planes) || !cite('7.14')) continue;
    knows.fields = { ...knows.fields, [base.id]: { turn, planes } };
    // 7.15.1 That they are there, never how many.
    const facts = { base: base.name, planes };
    table.tell(only(side), '7.14', 'field', cite('7.15.1') ? facts : { ...facts, factors: parkedAt(base.grounded) });
    news += 1;
  }
}

/** 7.8, R41 A counter of `side` has moved on the mapboard (its unit stands in `to` already): the enemy follows it. Then observe. */
export function moveCounter(table: GameTable, side: Side, kind: MarkKind, from: Hex, to: Hex): void {
  if (from === to) return;
  const { state } = table;
  const enemy = enemyOf(side);
  const own = ownOf(state, side);
  const stays = kind === 'TF' ? taskForceAt(own.tfs, from) : flightAt(own.flights, from);
  table.tell(only(enemy), '7.8', 'moved', { kind, from, to, stays });
  if (stays) return;
  const knows = knowsOf(state, enemy);
  const mark = markAt(knows.marks, from, kind);
  if (mark === undefined) return;
  const { condition, able, report } = mark;
  if (report !== null)
    remember(knows, { hex: from, kind, turn: condition === 0 ? report.turn : state.public.turn, report });
  const marks = knows.marks.slice();
  if (markAt(marks, to, kind) === undefined)
    putAt(marks, marks.indexOf(mark), { hex: to, kind, condition, able, report });
  else marks.splice(marks.indexOf(mark), 1);
  knows.marks = marks;
  own.observed = marks;
}

/** In place of the one at `from`, but where it comes in the order of hexes. */
function putAt(marks: Mark[], from: number, mark: Mark): void {
  let at = from;
  for (let next = marks[at + 1]; next !== undefined && isBefore(next, mark); next = marks[at + 1]) marks[at++] = next;
  for (; at > 0; at--) {
    const last = marks[at - 1];
    if (last === undefined || isBefore(last, mark)) break;
    marks[at] = last;
  }
  marks[at] = mark;
}

function taskForceAt(tfs: readonly TaskForce[], hex: Hex): boolean {
  for (const tf of tfs) if (tf.onMap && tf.hex === hex) return true;
  return false;
}

function flightAt(flights: readonly Flight[], hex: Hex): boolean {
  for (const flight of flights) if (flight.onMap && flight.hex === hex && isFlying(flight)) return true;
  return false;
}

const isMarked = ({ marks }: GameKnows, hex: Hex): boolean => markAt(marks, hex, 'AF') !== undefined;

function markAt(marks: readonly Mark[], hex: Hex, kind: MarkKind): Mark | undefined {
  for (const mark of marks) if (mark.hex === hex && mark.kind === kind) return mark;
  return undefined;
}

/** The Condition Number the enemy has on a unit now, as its owner was told. */
export const seenNow = (unit: TaskForce | Flight): Condition => unit.seen;

const plain = (report: Report | null): Plain => report as unknown as Plain;
