/** 21.2.4, 21.2.5, 21.3.2, 21.6, 21.7 Planes on decks and fields: when they make hits worse, and which of them are lost. */

import type { Ask, Out, Row, Share } from '@ironbottom/umpire';
import type { PlaneName } from '../charts/planes.js';
import { cite } from '../cite.js';
import { baseWith, parkedOf, shipWith } from '../shapes.js';
import { type Battle, enemyOf, type Grounded, ofSide, type Parked, type Rules, type Side } from '../state.js';
import type { Chapter, Progress } from './steps.js';

/** What hit: dive, low or high level bombs, aerial torpedoes, or anything of chapter 19. */
export type Cause = 'dive' | 'low' | 'high' | 'torpedo' | 'surface';

/** In place of a ship's index: the base. */
export const atBase = -1;

const boxes = ['ready', 'justLanded', 'readying'] as const;
type Box = (typeof boxes)[number];

/** 21.7 Planes to be lost on one deck or field. How many is told to all before anybody chooses. */
export type LosePlanesStep = {
  rule: '21.7';
  side: Side;
  place: number;
  chooser: Side;
  /** Hits still to be paid for, and how many planes that is. */
  hits: number;
  lose: number;
  /** Critical Hits 3: so many Air Factors go, dispersed or not. */
  readonly outright: boolean;
  /** 21.7.4 The names the attacker may choose from next; empty while the owner chooses. */
  names: readonly PlaneName[];
};

/** 25.1 Each Air Factor scores for the other side; under Expanded Plane Functions 9 a land-based one less. */
export function scorePlanes(battle: Battle, owner: Side, seaBased: boolean, factors: number): void {
  const { airFactor, landBasedAirFactor } = battle.rules.charts.victoryPoints.values;
  const cheap = battle.rules.options.landPlanesOnePoint && !seaBased && cite('OPT-EPF.9');
  score(battle, enemyOf(owner), factors * (cheap ? landBasedAirFactor : airFactor));
}

/** 25.1 `points[side] += more`, with the names written out. */
export function score({ points }: Battle, side: Side, more: number): void {
  if (side === 'allied') points.allied += more;
  else points.japan += more;
}

const factorsIn = (parked: readonly Parked[]): number => {
  let sum = 0;
  for (let i = 0; i < parked.length; i++) sum += parked[i]?.factors ?? 0;
  return sum;
};

/** 21.6 Bombs are doubled by planes in the Ready or Just Landed box, aerial torpedoes by planes being readied on a ship. */
export function doubles(grounded: Grounded | null, cause: Cause, onShip: boolean): boolean {
  if (grounded === null || cause === 'surface') return false;
  if (cause === 'torpedo') return onShip && factorsIn(grounded.readying) > 0 && cite('21.6');
  return factorsIn(grounded.ready) + factorsIn(grounded.justLanded) > 0 && cite('21.6');
}

/** 7.14 What can be seen from above: planes in the Ready or Just Landed box. */
export function planesInSight(grounded: Grounded | null): boolean {
  return grounded !== null && factorsIn(grounded.ready) + factorsIn(grounded.justLanded) > 0;
}

/** 21.7.1, 21.7.2 By day the bomber of a dive or low level attack chooses the names, otherwise the owner of the planes. */
export function chooserOf(battle: Battle, owner: Side, cause: Cause): Side {
  const attackerSees = !battle.night && (cause === 'dive' || cause === 'low');
  const attackerChooses = attackerSees ? cite('21.7.1') : !cite('21.7.2');
  return attackerChooses ? enemyOf(owner) : owner;
}

const groundedAt = (battle: Battle, side: Side, place: number): Grounded | null =>
  (place === atBase ? battle.base?.grounded : ofSide(battle.ships, side)[place]?.grounded) ?? null;

/** One Air Factor goes with each hit, two hits for a dispersed one; `outright`: one each. Who goes becomes a step of the agenda, unless the attacker has no choice. */
export function losePlanes(
  battle: Battle,
  side: Side,
  place: number,
  hits: number,
  cause: Cause,
  out: Out,
  outright = false,
): void {
  const grounded = groundedAt(battle, side, place);
  if (hits <= 0 || grounded === null) return;
  const lost = isEmpty(grounded) ? 0 : toLose(grounded, hits, outright).reduce((sum, { lose }) => sum + lose, 0);
  // That none were there to lose is told as well.
  if (out.on) {
    const rule = place === atBase ? '21.3.2' : '21.2.4';
    out.tell('all', rule, 'planes-lost-aground', { side, name: placeName(battle, side, place), factors: lost });
  }
  if (lost === 0) return;
  const chooser = chooserOf(battle, side, cause);
  const step: LosePlanesStep = { rule: '21.7', side, place, chooser, hits, lose: lost, outright, names: [] };
  if (chooser === side || attackerMustChoose(battle, step, out)) battle.agenda.push(step);
}

const isEmpty = ({ ready, justLanded, readying }: Grounded): boolean =>
  ready.length + justLanded.length + readying.length === 0;

/** 21.2.5 A ship takes all its planes down; they can never be replaced. */
export function loseAllPlanes(battle: Battle, side: Side, place: number, out: Out): void {
  const grounded = groundedAt(battle, side, place);
  if (grounded === null || !cite('21.2.5')) return;
  const { ready, justLanded, readying } = grounded;
  const lost = goneDown(battle, side, ready) + goneDown(battle, side, justLanded) + goneDown(battle, side, readying);
  if (lost > 0) setGrounded(battle, side, place, { ready: [], justLanded: [], readying: [] });
  if (out.on) out.tell('all', '21.2.5', 'planes-sunk', { side, name: placeName(battle, side, place), factors: lost });
}

function goneDown(battle: Battle, side: Side, parked: readonly Parked[]): number {
  let lost = 0;
  for (let i = 0; i < parked.length; i++) {
    const planes = parked[i];
    if (planes === undefined) continue;
    lost += planes.factors;
    scorePlanes(battle, side, planes.seaBased, planes.factors);
  }
  return lost;
}

function setGrounded(battle: Battle, side: Side, place: number, grounded: Grounded): void {
  if (place === atBase) {
    if (battle.base !== null) battle.base = baseWith(battle.base, 'grounded', grounded);
    return;
  }
  const ship = ofSide(battle.ships, side)[place];
  if (ship === undefined) return;
  const ships = ofSide(battle.ships, side).slice();
  ships[place] = shipWith(ship, 'grounded', grounded);
  const { allied, japan } = battle.ships;
  battle.ships = side === 'allied' ? { allied: ships, japan } : { allied, japan: ships };
}

const placeName = (battle: Battle, side: Side, place: number): string =>
  (place === atBase ? battle.base?.name : ofSide(battle.ships, side)[place]?.name) ?? '';

/** Planes that go together: of one box, dispersed ones apart. `each`: hits it takes to lose one; `lose`: how many go. */
type Exposed = { box: Box; dispersed: boolean; parked: readonly Parked[]; each: number; lose: number };

/** 21.7.3 Ready, then Just Landed, then Readying; dispersed planes last, at two hits each (21.3.2). */
function toLose(grounded: Grounded, hits: number, outright: boolean): Exposed[] {
  const order = cite('21.7.3') ? boxes : backwards;
  const all: Exposed[] = [];
  let left = hits;
  for (const dispersed of both) {
    for (const box of order) {
      if (grounded[box].length === 0 || left === 0) continue;
      const parked = grounded[box].filter((p) => p.factors > 0 && p.dispersed === dispersed);
      const each = dispersed && !outright ? 2 : 1;
      const lose = Math.min(factorsIn(parked), Math.floor(left / each));
      if (lose === 0) continue;
      all.push({ box, dispersed, parked, each, lose });
      left -= lose * each;
    }
  }
  return all;
}

const both = [false, true] as const;
const backwards = ['readying', 'justLanded', 'ready'] as const;

/** What is next to be lost in the step. */
function exposed(battle: Battle, step: LosePlanesStep): Exposed | undefined {
  const grounded = step.hits > 0 ? groundedAt(battle, step.side, step.place) : null;
  return grounded === null ? undefined : toLose(grounded, step.hits, step.outright)[0];
}

function remove(battle: Battle, step: LosePlanesStep, from: Exposed, parked: Parked, factors: number, out: Out): void {
  const { side, place } = step;
  const grounded = groundedAt(battle, side, place);
  if (grounded === null || factors === 0) return;
  const left: Parked[] = [];
  for (const p of grounded[from.box]) {
    if (p !== parked) left.push(p);
    else if (p.factors > factors) left.push(parkedOf(p, p.factors - factors));
  }
  // Written out, for a computed key here costs as much as all the rest of a strike.
  const { ready, justLanded, readying } = grounded;
  if (from.box === 'ready') setGrounded(battle, side, place, { ready: left, justLanded, readying });
  else if (from.box === 'justLanded') setGrounded(battle, side, place, { ready, justLanded: left, readying });
  else setGrounded(battle, side, place, { ready, justLanded, readying: left });
  scorePlanes(battle, side, parked.seaBased, factors);
  step.hits -= factors * from.each;
  step.lose -= factors;
  step.names = [];
  if (out.on) {
    const data = { side, name: placeName(battle, side, place), plane: parked.plane, factors, box: from.box };
    out.say('21.7.3', 'planes-lost-from-box', data, [side]);
  }
}

/** 21.7.1 Take off all that leaves the attacker no choice; true when he has one. */
function attackerMustChoose(battle: Battle, step: LosePlanesStep, out: Out): boolean {
  for (let next = exposed(battle, step); next !== undefined; next = exposed(battle, step)) {
    const names = [...new Set(next.parked.map((p) => p.plane))];
    if (names.length > 1 && next.lose < factorsIn(next.parked) && cite('21.7')) {
      if (step.names.length === 0) tellNames(battle, step, names, out);
      step.names = names;
      return true;
    }
    takeFirst(battle, step, next, next.lose, undefined, out);
  }
  // That there is nothing (more) to choose tells him something too.
  tellNames(battle, step, [], out);
  return false;
}

/** 21.7.4 The attacker learns names, never numbers. */
function tellNames(battle: Battle, step: LosePlanesStep, names: PlaneName[], out: Out): void {
  const name = out.on ? placeName(battle, step.side, step.place) : '';
  if (out.on && cite('21.7.4')) out.tell([step.chooser], '21.7.4', 'names-to-choose', { name, names });
}

/** So many of the group, or of one name in it, in the order their owner keeps them (R63). */
function takeFirst(
  battle: Battle,
  step: LosePlanesStep,
  from: Exposed,
  factors: number,
  plane: PlaneName | undefined,
  out: Out,
): void {
  let left = factors;
  for (const parked of from.parked) {
    if (plane !== undefined && parked.plane !== plane) continue;
    const gone = Math.min(left, parked.factors);
    remove(battle, step, from, parked, gone, out);
    left -= gone;
  }
}

/** What tells planes of one box apart for their owner. */
const parkedId = (p: Parked): string =>
  `${p.plane}/${p.arms}/${p.seaBased ? 'sea' : 'land'}${p.night === true ? '/night' : ''}`;

const boxNames: Record<Box, string> = { ready: 'Ready', justLanded: 'Just Landed', readying: 'Readying' };

export const losePlanesChapter: Chapter<LosePlanesStep> = {
  next(battle, step, out): Progress {
    if (step.chooser !== step.side) {
      return attackerMustChoose(battle, step, out) ? { need: 'decision', rule: '21.7.1', of: [step.chooser] } : 'done';
    }
    if (exposed(battle, step) === undefined) return 'done';
    // The owner is asked even where he has no choice: that he is not would tell what stands there (decision 3).
    return { need: 'decision', rule: '21.7.2', of: [step.side] };
  },

  ask(seen, step): Ask {
    const { place } = step;
    if (seen.side !== step.side) {
      const name = place === atBase ? seen.enemy.base?.name : seen.enemy.ships[place]?.name;
      const prompt = `Which plane at ${name ?? 'the target'} is lost?`;
      return {
        ask: 'pick',
        rule: '21.7.1',
        prompt,
        of: step.names.map((id) => ({ id, text: worthText(seen.rules, id) })),
        min: 1,
        max: 1,
      };
    }
    const at = place === atBase ? seen.own.base : seen.own.ships[place];
    const groups = at?.grounded ? toLose(at.grounded, step.hits, step.outright) : [];
    const rows = groups.map(({ box, dispersed, parked, lose }): Row => {
      const over = parked.map((p) => ({ id: parkedId(p), text: parkedText(p), cap: p.factors }));
      const prompt = `${lose} in the ${boxNames[box]} box${dispersed ? ', dispersed' : ''}`;
      return { ask: 'split', rule: '21.7.3', prompt, total: lose, over: alike(over), all: true };
    });
    return {
      ask: 'sheet',
      rule: '21.7.2',
      prompt: `Which planes at ${at?.name ?? 'the target'} are lost?`,
      rows,
      limits: [],
    };
  },

  decide(battle, step, answers, out) {
    if (step.chooser !== step.side) {
      const next = exposed(battle, step);
      const answer = answers[step.chooser];
      const plane = Array.isArray(answer) ? step.names.find((name) => name === answer[0]) : undefined;
      if (next !== undefined && plane !== undefined) takeFirst(battle, step, next, 1, plane, out);
      step.names = [];
      return;
    }
    const grounded = groundedAt(battle, step.side, step.place);
    const rows = answers[step.side];
    const groups = grounded === null ? [] : toLose(grounded, step.hits, step.outright);
    groups.forEach((group, i) => {
      const row = Array.isArray(rows) ? rows[i] : undefined;
      const split = typeof row === 'object' && !Array.isArray(row) ? { ...row } : {};
      for (const parked of group.parked) {
        const id = parkedId(parked);
        const gone = Math.min(parked.factors, split[id] ?? 0);
        split[id] = (split[id] ?? 0) - gone;
        remove(battle, step, group, parked, gone, out);
      }
    });
    step.hits = 0;
  },

  clone: (step) => ({ ...step }),
  key: ({ side, place, hits, names }) => `${side === 'allied' ? 'a' : 'j'}${place}.${hits}.${names}`,
};

/** 25.1 'Mavis, 2 points'. OPT-EPF.9 Whether it is land-based its attacker is not told (21.7.4). */
function worthText({ charts, options }: Rules, plane: PlaneName): string {
  const { airFactor, landBasedAirFactor } = charts.victoryPoints.values;
  const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
  const cheap = options.landPlanesOnePoint ? `, ${points(landBasedAirFactor)} if land-based` : '';
  return `${plane}, ${points(airFactor)}${cheap}`;
}

const parkedText = (p: Parked): string =>
  `${p.plane}${p.arms === 'none' ? '' : ` with ${p.arms}`}${p.seaBased ? '' : ', land-based'}${p.night === true ? ', night group' : ''}`;

/** Lots that their owner cannot tell apart are one share. */
function alike(shares: Share[]): Share[] {
  const all = new Map<string, Share>();
  for (const share of shares) {
    const same = all.get(share.id);
    all.set(share.id, same === undefined ? share : { ...same, cap: same.cap + share.cap });
  }
  return [...all.values()];
}
