/** Fleets and fights for the tests of chapter 19: set up in a line, played through the real procedure. */
import { type Answer, type Event, judge, type Out, type Policy, type Refusal, run } from '@ironbottom/umpire';
import { battle as procedure } from '../battle.js';
import { charts } from '../charts/index.js';
import { shipRating } from '../charts/rating.js';
import { basicGame, type Options } from '../options.js';
import { straightforwardSurface } from '../policy-surface.js';
import { type Base, type Battle, type Ship, type Side, sides } from '../state.js';
import { type Position, type SurfaceStage, surfaceStep } from './19-surface.js';
import type { Step } from './steps.js';

export { without } from '../testing.js';

/** fleet('japan', 'Hiei', '5 DD'): ships as they begin a game, ids as names with the side before nameless ones. */
export function fleet(side: Side, ...lines: string[]): Ship[] {
  const ships: Ship[] = [];
  for (const line of lines) {
    const [, count, type] = /^(\d+) ([A-Z]+)$/.exec(line) ?? [];
    if (type === undefined) ships.push(ship(side, line, line));
    for (let i = 0; i < Number(count ?? 0); i++) {
      const n = ships.filter((each) => each.type === type).length + 1;
      ships.push(ship(side, `${type} ${n}`, `${side} ${type} ${n}`));
    }
  }
  return ships;
}

function ship(side: Side, name: string, id: string): Ship {
  const rating = shipRating(charts, name, side);
  if (rating === undefined) throw new Error(`no ship ${name}`);
  const { type, gunnery, aa, movement, damage, ammunition, torpedoes, deck } = rating;
  const grounded = deck === null ? null : { ready: [], justLanded: [], readying: [] };
  const launch = deck === null ? null : deck.launch;
  const printed = { gunnery, aa, movement, damage, ammunition, torpedoes, grounded, launch };
  return {
    id,
    name,
    type,
    tf: `TF ${side === 'allied' ? 12 : 14}`,
    ...printed,
    hits: 0,
    anchored: false,
    nextTurn: null,
  };
}

/** The same ships with something changed on those that are named. */
export function but(ships: readonly Ship[], names: string | readonly string[], change: Partial<Ship>): Ship[] {
  const changed = typeof names === 'string' ? [names] : names;
  return ships.map((each) => (changed.includes(each.name) ? { ...each, ...change } : each));
}

export function baseOf(side: Side, given: Partial<Base> = {}): Base {
  return {
    id: 'base',
    name: side === 'allied' ? 'Henderson' : 'Rabaul',
    side,
    handles: ['LP'],
    launch: { normal: 12, minimum: 6 },
    aaf: 10,
    sf: 8,
    hits: 0,
    offBoard: false,
    grounded: { ready: [], justLanded: [], readying: [] },
    nextTurn: null,
    ...given,
  };
}

type Given = { options?: Partial<Options>; step: Step } & Partial<Omit<Battle, 'rules' | 'agenda' | 'ships'>>;

export function battleOf(allied: readonly Ship[], japan: readonly Ship[], given: Given): Battle {
  const { options, step, ...rest } = given;
  return {
    rules: { options: { ...basicGame, ...options }, charts },
    turn: 1,
    night: false,
    clouds: false,
    air: { allied: [], japan: [] },
    ships: { allied, japan },
    base: null,
    scenario: null,
    zone: false,
    told: { allied: { planes: false, ships: false }, japan: { planes: false, ships: false } },
    fought: [],
    points: { allied: 0, japan: 0 },
    ...rest,
    agenda: [step],
  };
}

/** The sheet of 19.3 and 19.4: all ships in the Gunnery position but those named. */
export function arrange(
  ships: readonly Ship[],
  die: number,
  where: Partial<Record<Position, readonly string[]>> = {},
): Answer {
  const rows = ships.map((each) => {
    if (where.torpedo?.includes(each.name)) return ['torpedo'];
    return [where.screen?.includes(each.name) ? 'screen' : 'gunnery'];
  });
  return [...rows, die];
}

export type Fought = { battle: Battle; events: Event[]; asked: string[]; refused: Refusal[] };

/** Answers by rule and side ('19.5 japan'); what is not answered here the straightforward commander decides. */
export type Answers = { [ruleAndSide: string]: Answer };

/** Play to the end with these dice (then 1s), or this die, and these answers. A refused answer is reported and not used. */
export function fight(battle: Battle, dice: readonly number[] | (() => number) = [], answers: Answers = {}): Fought {
  const events: Event[] = [];
  const out: Out = {
    on: true,
    say: (rule, kind, data, to = 'all') => events.push({ rule, kind, to, data }),
    tell: (to, rule, kind, data) => events.push({ rule, kind, to, data, tells: true }),
  };
  const asked: string[] = [];
  const refused: Refusal[] = [];
  const policy: Policy = (ask, seat) => {
    asked.push(`${ask.rule} ${seat}`);
    const answer = answers[`${ask.rule} ${seat}`];
    const refusal = answer === undefined ? undefined : judge(undefined, ask, answer);
    if (answer !== undefined && refusal === undefined) return answer;
    if (refusal !== undefined) refused.push(refusal);
    const own = straightforwardSurface(ask, seat);
    const blunder = judge(undefined, ask, own);
    if (blunder !== undefined)
      throw new Error(`the straightforward commander is refused: ${blunder.rule} ${blunder.why}`);
    return own;
  };
  const faces = typeof dice === 'function' ? [] : [...dice];
  const die = typeof dice === 'function' ? dice : () => faces.shift() ?? 1;
  run(procedure, battle, die, policy, out);
  if (faces.length > 0) throw new Error(`dice left over: ${faces.join(', ')}`);
  return { battle, events, asked, refused };
}

export const hitsOn = (battle: Battle): { [name: string]: number } =>
  Object.fromEntries(sides.flatMap((side) => battle.ships[side].map((each) => [each.id, each.hits])));

export const attacks = (fought: Fought): string[] =>
  fought.events
    .filter((event) => event.kind === 'surface-attack')
    .map(
      ({ data }) => `${String(data.factors)} at ${String(data.target)} on ${String(data.table)}: ${String(data.hits)}`,
    );

export const shipOf = (battle: Battle, id: string): Ship => {
  const found = [...battle.ships.allied, ...battle.ships.japan].find((each) => each.id === id);
  if (found === undefined) throw new Error(`no ship ${id}`);
  return found;
};

export const kinds = (fought: Fought): string[] => fought.events.map((event) => event.kind);
export const told = (fought: Fought, kind: string): Event['data'][] =>
  fought.events.filter((event) => event.kind === kind).map((event) => event.data);

/** Why this answer at that stage is refused; every ship in the Gunnery position unless told otherwise. */
export function refusalsOf(
  stage: SurfaceStage,
  allied: readonly Ship[],
  japan: readonly Ship[],
  side: Side,
  answer: Answer,
  where: Partial<Record<Side, readonly Position[]>> = {},
): Refusal | undefined {
  const positions = {
    allied: allied.map(() => 'gunnery' as const),
    japan: japan.map(() => 'gunnery' as const),
    ...where,
  };
  const known = { planes: false, ships: true };
  const battle = battleOf(allied, japan, {
    told: { allied: known, japan: known },
    step: surfaceStep({ stage, positions, bht: 7 }),
  });
  return judge(undefined, askOf(battle, side), answer);
}

/** What `side` would be asked now. */
export function askOf(battle: Battle, side: Side) {
  const need = procedure.next(battle, { on: false, say: () => undefined, tell: () => undefined });
  if (need?.need !== 'decision' || !need.of.includes(side)) throw new Error(`${side} owes no decision`);
  return procedure.ask(battle, side);
}
