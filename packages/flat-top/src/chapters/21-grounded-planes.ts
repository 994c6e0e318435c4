/** 21.2.4, 21.2.5, 21.3.2, 21.6, 21.7 Planes on decks and fields: when they make hits worse, and which of them are lost. */
import type { Item, Out, Pick } from '@ironbottom/umpire';
import type { PlaneName } from '../charts/planes.js';
import { cite } from '../cite.js';
import { type Battle, enemyOf, type Grounded, type Parked, type Side } from '../state.js';
import type { Chapter, Progress } from './steps.js';

/** What hit: dive, low or high level bombs, aerial torpedoes, or anything of chapter 19. */
export type Cause = 'dive' | 'low' | 'high' | 'torpedo' | 'surface';

/** In place of a ship's index: the base. */
export const atBase = -1;

const boxes = ['ready', 'justLanded', 'readying'] as const;
type Box = (typeof boxes)[number];

/** 21.7 Planes still to be lost on one deck or field, one at a time wherever there is a choice. */
export type LosePlanesStep = {
  rule: '21.7';
  side: Side;
  place: number;
  chooser: Side;
  /** Hits still to be paid for. */
  hits: number;
  lost: number;
  /** 21.7.4 The names the attacker may choose from; empty while the owner chooses. */
  names: readonly PlaneName[];
  /** The name the attacker chose, when its owner still has to say which of them (R63). */
  named: PlaneName | null;
};

/** 25.1 Each Air Factor scores for the other side; under Expanded Plane Functions 9 a land-based one less. */
export function scorePlanes(battle: Battle, owner: Side, seaBased: boolean, factors: number): void {
  const { airFactor, landBasedAirFactor } = battle.rules.charts.victoryPoints.values;
  const cheap = battle.rules.options.landPlanesOnePoint && !seaBased && cite('OPT-EPF.9');
  battle.points[enemyOf(owner)] += factors * (cheap ? landBasedAirFactor : airFactor);
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
  (place === atBase ? battle.base?.grounded : battle.ships[side][place]?.grounded) ?? null;

/** One Air Factor goes with each hit, two hits for a dispersed one. What needs a choice becomes a step of the agenda. */
export function losePlanes(battle: Battle, side: Side, place: number, hits: number, cause: Cause, out: Out): void {
  const grounded = groundedAt(battle, side, place);
  if (hits <= 0 || grounded === null || isEmpty(grounded)) return;
  const chooser = chooserOf(battle, side, cause);
  const step: LosePlanesStep = { rule: '21.7', side, place, chooser, hits, lost: 0, names: [], named: null };
  if (settle(battle, step, out) === undefined) report(battle, step, out);
  else battle.agenda.push(step);
}

const isEmpty = ({ ready, justLanded, readying }: Grounded): boolean =>
  ready.length + justLanded.length + readying.length === 0;

/** 21.2.5 A ship takes all its planes down; they can never be replaced. */
export function loseAllPlanes(battle: Battle, side: Side, place: number, out: Out): void {
  const grounded = groundedAt(battle, side, place);
  if (grounded === null || isEmpty(grounded) || !cite('21.2.5')) return;
  let lost = 0;
  for (const box of boxes) {
    for (const { seaBased, factors } of grounded[box]) {
      lost += factors;
      scorePlanes(battle, side, seaBased, factors);
    }
  }
  setGrounded(battle, side, place, { ready: [], justLanded: [], readying: [] });
  if (lost > 0 && out.on)
    out.say('21.2.5', 'planes-sunk', { side, name: placeName(battle, side, place), factors: lost });
}

function setGrounded(battle: Battle, side: Side, place: number, grounded: Grounded): void {
  if (place === atBase) {
    if (battle.base !== null) battle.base = { ...battle.base, grounded };
    return;
  }
  const ship = battle.ships[side][place];
  if (ship === undefined) return;
  const ships = battle.ships[side].slice();
  ships[place] = { ...ship, grounded };
  battle.ships = { ...battle.ships, [side]: ships };
}

const placeName = (battle: Battle, side: Side, place: number): string =>
  (place === atBase ? battle.base?.name : battle.ships[side][place]?.name) ?? '';

type Exposed = { box: Box; parked: readonly Parked[]; each: number };

/** 21.7.3 Ready, then Just Landed, then Readying; dispersed planes last, at two hits each (21.3.2). */
function exposed(grounded: Grounded): Exposed | undefined {
  if (!cite('21.7.3')) {
    for (const box of ['readying', 'justLanded', 'ready'] as const) {
      const parked = grounded[box].filter((p) => p.factors > 0);
      if (parked.length > 0) return { box, parked, each: 1 };
    }
    return undefined;
  }
  for (const box of boxes) {
    const parked = grounded[box].filter((p) => p.factors > 0 && !p.dispersed);
    if (parked.length > 0) return { box, parked, each: 1 };
  }
  const dispersed = grounded.readying.filter((p) => p.factors > 0);
  return dispersed.length > 0 ? { box: 'readying', parked: dispersed, each: 2 } : undefined;
}

/** Take off all that leaves no choice. Returns whoever must choose next. */
function settle(battle: Battle, step: LosePlanesStep, out: Out): Side | undefined {
  for (;;) {
    const grounded = groundedAt(battle, step.side, step.place);
    const next = grounded === null ? undefined : exposed(grounded);
    if (next === undefined || step.hits < next.each) return undefined;
    const { parked, each } = next;
    const one = parked[0];
    if (factorsIn(parked) * each <= step.hits) for (const p of parked) remove(battle, step, next, p, p.factors, out);
    else if (one !== undefined && (parked.length === 1 || !cite('21.7'))) {
      remove(battle, step, next, one, Math.min(one.factors, Math.floor(step.hits / each)), out);
    } else if (step.named !== null || step.chooser === step.side) return step.side;
    else {
      const names = [...new Set(parked.map((p) => p.plane))];
      if (names.length === 1) return step.side;
      step.names = names;
      return step.chooser;
    }
  }
}

function remove(battle: Battle, step: LosePlanesStep, from: Exposed, parked: Parked, factors: number, out: Out): void {
  const { side, place } = step;
  const grounded = groundedAt(battle, side, place);
  if (grounded === null) return;
  const left = grounded[from.box]
    .map((p) => (p === parked ? { ...p, factors: p.factors - factors } : p))
    .filter((p) => p.factors > 0);
  setGrounded(battle, side, place, { ...grounded, [from.box]: left });
  scorePlanes(battle, side, parked.seaBased, factors);
  step.hits -= factors * from.each;
  step.lost += factors;
  step.names = [];
  step.named = null;
  if (out.on) {
    const data = { side, name: placeName(battle, side, place), plane: parked.plane, factors, box: from.box };
    out.say('21.7.3', 'planes-lost-from-box', data, [side]);
  }
}

function report(battle: Battle, step: LosePlanesStep, out: Out): void {
  if (!out.on || step.lost === 0) return;
  const rule = step.place === atBase ? '21.3.2' : '21.2.4';
  out.say(rule, 'planes-lost-aground', {
    side: step.side,
    name: placeName(battle, step.side, step.place),
    factors: step.lost,
  });
}

/** What tells planes of one name apart for their owner. */
const parkedId = (p: Parked): string => `${p.plane}/${p.arms}/${p.seaBased ? 'sea' : 'land'}`;

export const losePlanesChapter: Chapter<LosePlanesStep> = {
  next(battle, step, out): Progress {
    const named = step.names.length > 0;
    const chooser = settle(battle, step, out);
    if (chooser === undefined) {
      report(battle, step, out);
      return 'done';
    }
    const rule = chooser === step.side ? '21.7.2' : '21.7.1';
    if (chooser !== step.side && !named && out.on && cite('21.7.4')) {
      const data = { name: placeName(battle, step.side, step.place), names: [...step.names] };
      out.tell([chooser], '21.7.4', 'names-to-choose', data);
    }
    return { need: 'decision', rule, of: [chooser] };
  },

  ask(seen, step): Pick {
    const { place } = step;
    if (seen.side !== step.side) {
      const name = place === atBase ? seen.enemy.base?.name : seen.enemy.ships[place]?.name;
      const of: Item[] = step.names.map((plane) => ({ id: plane, text: plane }));
      return {
        ask: 'pick',
        rule: '21.7.1',
        prompt: `Which plane at ${name ?? 'the target'} is lost?`,
        of,
        min: 1,
        max: 1,
      };
    }
    const grounded = (place === atBase ? seen.own.base?.grounded : seen.own.ships[place]?.grounded) ?? null;
    const name = place === atBase ? seen.own.base?.name : seen.own.ships[place]?.name;
    const parked = (grounded === null ? undefined : exposed(grounded))?.parked ?? [];
    const of = new Map<string, Item>();
    for (const p of parked) {
      if (step.named !== null && p.plane !== step.named) continue;
      const arms = p.arms === 'none' ? '' : ` with ${p.arms}`;
      of.set(parkedId(p), {
        id: parkedId(p),
        text: `${p.plane}${arms}${p.seaBased ? '' : ', land-based'} (${p.factors})`,
      });
    }
    const prompt = `Which plane at ${name ?? 'the target'} is lost?`;
    return { ask: 'pick', rule: '21.7.2', prompt, of: [...of.values()], min: 1, max: 1 };
  },

  decide(battle, step, answers, out) {
    const grounded = groundedAt(battle, step.side, step.place);
    const next = grounded === null ? undefined : exposed(grounded);
    if (next === undefined) return;
    const byAttacker = step.names.length > 0 && step.named === null;
    const answer = answers[byAttacker ? step.chooser : step.side];
    const id = Array.isArray(answer) ? answer[0] : undefined;
    if (byAttacker) {
      const of = next.parked.filter((p) => p.plane === id);
      if (of.length > 1) step.named = of[0]?.plane ?? null;
      else if (of[0] !== undefined) remove(battle, step, next, of[0], 1, out);
      return;
    }
    const chosen = next.parked.find((p) => parkedId(p) === id);
    if (chosen !== undefined) remove(battle, step, next, chosen, 1, out);
  },

  clone: (step) => ({ ...step }),
  key: ({ side, place, hits, lost, named }) =>
    `${side === 'allied' ? 'a' : 'j'}${place}.${hits}.${lost}.${named ?? ''}`,
};
