/** What an imagined enemy is drawn from: the view of one side, and all that it leaves open. */
import type { Below } from '@ironbottom/umpire';
import { armsOf } from './arms.js';
import { type Starts, startsOf } from './chapters/4-starts.js';
import { byEye, byRadar, type Eyes, emptyEyes, openEyes } from './chapters/7-sight.js';
import type { PlaneName } from './charts/planes.js';
import { baseNamed, emptyOwn, shipNamed, shipsListed } from './forces.js';
import type { GameLaw, GameOwn, GamePublic, GameView } from './game-kit.js';
import { type Hex, hexCount, inPlay, maySail, neighbours, terrainAt } from './map.js';
import type { Mark, PlaneKey } from './pieces.js';
import type { ScenarioData } from './scenarios/scenario.js';
import { type Arms, type Base, enemyOf, type Ship, type Side } from './state.js';
import { type Stock, stockOf } from './stock.js';
import { sideOf } from './view.js';

export type Draft = {
  readonly view: GameView;
  readonly law: GameLaw;
  readonly pub: GamePublic;
  /** Who imagines, and whom. */
  readonly side: Side;
  readonly enemy: Side;
  readonly below: Below;
  readonly eyes: Eyes;
  /** The enemy's part, being drawn. */
  readonly own: GameOwn;
  /** Air Factors that are nowhere yet. */
  readonly stock: Stock;
  /** Little fits what has been reported: nobody is lost who need not be, and bombers go last where anything would do. */
  readonly sparing: boolean;
  /** Decks and fields seen well: whether planes are in sight there. */
  readonly inSight: Map<string, boolean>;
  /** Turns of sailing and of flying the enemy has behind him. */
  readonly sailed: number;
  readonly flown: number;
  /** His plots are written; his planes have moved this turn. */
  readonly plotted: boolean;
  readonly moved: boolean;
  /** He may have formations on deck. */
  readonly formed: boolean;
};

/** Air Factors of this name that are nowhere yet. */
export const left = ({ stock }: Draft, key: PlaneKey): number => stock.get(key) ?? 0;

/** Places in the sequence of play (sequence.ts). */
export const at = { air: 1, plotting: 2, shadowing: 3, sailing: 4, flying: 6, combat: 7, record: 9 } as const;

export function draftFrom(view: GameView, law: GameLaw, below: Below, sparing = false): Draft {
  const side = sideOf(view.seat);
  const enemy = enemyOf(side);
  const { public: pub } = view;
  const { phase, turn, segment, initiative } = pub;
  const first = initiative === enemy;
  // OPT-APM One by one: he has moved when he says so.
  const turns = phase === at.flying && segment?.step === 'turn';
  const done = turns ? segment.done === enemy : segment?.side === side && first;
  const moved = phase > at.flying || (phase === at.flying && done);
  const orders = phase === at.plotting && view.owes !== null && !isPath(view);
  return {
    view,
    law,
    pub,
    side,
    enemy,
    below,
    eyes: openEyes(emptyEyes(), pub, view.own, law, side),
    own: emptyOwn(),
    stock: new Map(stockOf(law, enemy)),
    sparing,
    inSight: new Map(),
    // Whoever is asked in that phase is asked about submarines, when all ships have sailed.
    sailed: turn + (phase >= at.sailing ? 1 : 0),
    flown: turn + (moved ? 1 : 0),
    plotted: (phase === at.plotting && !orders) || phase > at.plotting,
    moved,
    formed:
      (phase > at.air && phase < at.flying) ||
      (phase === at.flying && !moved && segment?.side !== enemy) ||
      (phase === at.flying && segment?.side === enemy && segment.step !== 'remove' && !moved),
  };
}

/** The plotting phase has come to the paths. */
export function isPath({ owes }: GameView): boolean {
  const about = owes?.about ?? null;
  return about !== null && typeof about === 'object' && !Array.isArray(about) && 'tf' in about;
}

export function pick<T>(from: readonly T[], below: Below): T {
  const one = from[below(from.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}

export function shuffled<T>(list: readonly T[], below: Below): T[] {
  const all = list.slice();
  for (let i = all.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const [a, b] = [all[i], all[j]];
    if (a !== undefined && b !== undefined) [all[i], all[j]] = [b, a];
  }
  return all;
}

/** Where nothing of this kind would be seen by whoever imagines it, nor was when everybody last looked. `high`: nor heard by radar. */
export function isUnseen({ eyes, pub, view }: Draft, hex: Hex, kind: Mark['kind'], high = false): boolean {
  if (byEye(eyes, pub, hex, kind) > 0 || (high && byRadar(eyes, pub, hex) > 0)) return false;
  // 7.2 A storm may have come since over a hex that was in sight; whoever was there is on the mapboard, but for low planes under radar.
  const mark = view.knows.marks.find((each) => each.hex === hex && each.kind === kind);
  return mark === undefined || mark.condition === 0 || (!high && mark.report?.high === true);
}

const kept = new WeakMap<ScenarioData, Record<Side, Starts>>();

/** Who may begin where is worked out once for each scenario. */
export function startsIn(law: GameLaw, side: Side): Starts {
  let both = kept.get(law.scenario);
  if (both === undefined) {
    both = { allied: startsOf(law, 'allied'), japan: startsOf(law, 'japan') };
    kept.set(law.scenario, both);
  }
  return both[side];
}

/** What an order of battle comes to before anything happens to it: values, shared by all that is imagined. */
type Muster = { readonly ships: readonly Ship[]; readonly bases: readonly Base[]; readonly radar: boolean };
const musters = new WeakMap<GameLaw, Partial<Record<Side, Muster>>>();

export function musterOf(law: GameLaw, side: Side): Muster {
  const both = musters.get(law) ?? {};
  musters.set(law, both);
  const { ships, bases, radar } = law.scenario.forces[side];
  const muster: Muster = both[side] ?? {
    ships: shipsListed(ships).map((name) => shipNamed(law.charts, side, name, '')),
    bases: bases.map((name) => baseNamed(law, name)),
    radar: radar.some((name) => !bases.includes(name)),
  };
  both[side] = muster;
  return muster;
}

const carried = new WeakMap<GameLaw, { [plane in PlaneName]?: readonly Arms[] }>();

/** 8.7 What planes of this name can be armed with in this game. */
export function armsFor(law: GameLaw, plane: PlaneName): readonly Arms[] {
  const known = carried.get(law) ?? {};
  carried.set(law, known);
  const arms = known[plane] ?? armsOf(law, law.scenario.figures, plane);
  known[plane] = arms;
  return arms;
}

/** So many steps over water, more or less in one direction. */
export function sailFrom({ law, below }: Draft, from: Hex, steps: number): Hex {
  const { westHalf } = law.scenario;
  let hex = from;
  let heading = below(6);
  for (let i = 0; i < steps; i++) {
    const around = neighbours(hex);
    if (below(4) === 0) heading = below(6);
    const to = around[heading % around.length];
    if (to !== undefined && inPlay(to, westHalf) && maySail(hex, to) === undefined && terrainAt(to) !== 'land')
      hex = to;
    else heading = below(6);
  }
  return hex;
}

/** Anywhere at sea, out of sight. */
export function somewhere(draft: Draft): Hex {
  const { law, below } = draft;
  let hex = 0;
  for (let i = 0; i < 300; i++) {
    hex = below(hexCount);
    if (inPlay(hex, law.scenario.westHalf) && terrainAt(hex) === 'sea' && isUnseen(draft, hex, 'TF')) return hex;
  }
  return hex;
}
