/**
 * The chances of a battle from what one side knows. The enemy is pictured many times from the view alone; in each picture the
 * battle is carried from here to its end by the procedure itself, with this side's answer first; the pictures are averaged.
 * The same view gives the same pictures, and so the same figures, whatever the truth is.
 */
import {
  type Answer,
  type Ask,
  type Below,
  canonical,
  chance,
  type Measures,
  numberFrom,
  oddsOf,
  type Policy,
  spreadOf,
} from '@ironbottom/umpire';
import { battle as procedure } from './battle.js';
import { isSunk } from './chapters/21-damage.js';
import { allTargets, measuresFor, type Target, tallyFor } from './desk/measures.js';
import { imagine } from './imagine.js';
import type { FlatTopView } from './kit.js';
import { straightforward } from './policy.js';
import { type Battle, enemyOf, type Grounded, type Rules, type Ship, type Side } from './state.js';
import { battleOf, sideOf } from './view.js';

/** `range`: in four pictures of five the chance lies between these; left out where all pictures agree. */
export type OddsRow = { text: string; chance: number; range?: readonly [number, number] };
/** `pictures`: over how many of what may be there. */
export type ViewOdds = { title: string; rows: OddsRow[]; note: string; pictures: number };

/** How many pictures at most, and whether those there are must do by now. */
export type Pictures = { readonly most?: number; isLate?(): boolean };

/** Fewer say too little of what may be there; with more the figures hardly change. */
const fewest = 4;
const usual = 12;

/** The battle as it may be; `chance`: that it comes to it at all; `of`: which of several it is. */
export type Picture = { readonly start: Battle; readonly chance: number; readonly of?: string };

export type Weighing = {
  readonly side: Side;
  readonly title: string;
  /** What the view holds, and nothing else: chance is drawn from it. */
  readonly seen: unknown;
  draw(below: Below, nth: number): readonly Picture[];
  /** The answer to the first question of the battle, where that is what is weighed. */
  readonly first?: { readonly rule: string; readonly answer: Answer };
  /** How this side goes on. */
  readonly plan: Policy;
  /** Whether the enemy's ships are known by name: else they are counted by what they are. */
  readonly named: boolean;
  /** What to call it that it comes to the battle, where that is not certain. */
  readonly comes?: string;
  /** What else is to be said of the pictures. */
  note?(starts: readonly Battle[]): string;
};

export function weighed(of: Weighing, { most = usual, isLate }: Pictures = {}): ViewOdds | null {
  const below = chance(numberFrom(canonical(of.seen)));
  const starts: Battle[] = [];
  /** By row: its chance in each picture. */
  const chances = new Map<string, number[]>();
  let exact = true;
  let pictures = 0;
  for (; pictures < most && (pictures < fewest || isLate?.() !== true); pictures++) {
    for (const picture of of.draw(below, pictures)) {
      starts.push(picture.start);
      const odds = oddsIn(picture.start, of);
      exact &&= odds.exact;
      const came = of.comes === undefined ? [] : [{ text: of.comes, chance: 1 }];
      for (const { text, chance: each } of [...came, ...rowsIn(odds)]) {
        const named = picture.of === undefined ? text : `${picture.of}: ${text}`;
        const row = chances.get(named) ?? [];
        row[pictures] = picture.chance * each;
        chances.set(named, row);
      }
    }
  }
  const sorted = [...chances].map(([text, some]) => ({ text, each: inOrder(some, pictures) }));
  const rows = sorted.flatMap(({ text, each }) => rowOver(text, each));
  if (rows.length === 0) return null;
  const same = sorted.every(({ each }) => (each.at(-1) ?? 0) - (each[0] ?? 0) <= close);
  const how = exact ? 'exact' : 'sampled where the battle has too many ways to go';
  const more = of.note?.(starts) ?? '';
  const note =
    `Each picture is drawn from what you know and is ${how}, if you then go on as proposed and the enemy fights whenever he ` +
    `can. ${spreadTold(rows, same)}${more === '' ? '' : ` ${more}`}`;
  return { title: of.title, rows, note, pictures };
}

/** With chance of its own where it has to be sampled: every answer is weighed over the same pictures. */
function oddsIn(start: Battle, { side, first, plan, named }: Weighing) {
  const below = chance(1942);
  let mine = first;
  const policy: Policy = (question, seat) => {
    if (seat !== side) return straightforward(question, seat);
    if (mine === undefined || question.rule !== mine.rule) return plan(question, seat);
    const { answer } = mine;
    mine = undefined;
    return answer;
  };
  const measures = named ? measuresFor(start, []) : measuresByKind(start, side);
  return oddsOf(procedure, start, policy, measures, { below, records: 3000, samples: 400 }, tallyFor(start));
}

/** Where nobody knows which ships are there: hits and sinkings of carriers, and of ships at all; one's own by name. */
function measuresByKind(start: Battle, side: Side): (end: Battle) => Measures {
  const enemy = enemyOf(side);
  const own = allTargets(start).filter((target) => target.side === side);
  const others = measuresFor(start, own.length > 0 ? own : [nobody(side)]);
  const before = countsOf(start.ships[enemy]);
  return (end) => {
    const now = countsOf(end.ships[enemy]);
    return {
      'hits on carriers': now.onCarriers - before.onCarriers,
      'hits on ships': now.hits - before.hits,
      'enemy ships sunk': now.sunk - before.sunk,
      ...others(end),
    };
  };
}

const nobody = (side: Side): Target => ({ side, ship: -1 });

function countsOf(ships: readonly Ship[]): { hits: number; onCarriers: number; sunk: number } {
  const counts = { hits: 0, onCarriers: 0, sunk: 0 };
  for (const ship of ships) {
    counts.hits += ship.hits;
    if (ship.type === 'CV' || ship.type === 'CVL') counts.onCarriers += ship.hits;
    if (isSunk(ship)) counts.sunk += 1;
  }
  return counts;
}

/** 'Rabaul: 2 hits or more' */
function rowsIn(odds: Parameters<typeof spreadOf>[0]): { text: string; chance: number }[] {
  return Object.keys(odds.outcomes[0]?.measures ?? {}).flatMap((measure) => {
    if (measure.endsWith('points')) return [];
    const { values } = spreadOf(odds, measure);
    const atLeast = (least: number): number =>
      values.reduce((sum, { value, chance: part }) => (value >= least ? sum + part : sum), 0);
    if (measure.endsWith('sunk')) return [{ text: measure, chance: atLeast(1) }];
    const steps = measure.startsWith('hits') ? [1, 2, 4, 6] : [1, 3, 6, 10];
    return steps.map((least) => ({ text: `${measure}: ${least} or more`, chance: atLeast(least) }));
  });
}

/** Nobody can tell two chances apart that are closer. */
const close = 0.005;

/** The least chance first; 0 in pictures where nothing of the kind could happen. */
const inOrder = (chances: readonly (number | undefined)[], pictures: number): number[] =>
  Array.from({ length: pictures }, (_, i) => chances[i] ?? 0).sort((a, b) => a - b);

/** What never happens is left out. */
function rowOver(text: string, each: readonly number[]): OddsRow[] {
  const mean = each.reduce((sum, one) => sum + one, 0) / each.length;
  if (mean <= 0.0005) return [];
  const tenth = Math.floor(each.length / 10);
  const range = [each[tenth] ?? 0, each[each.length - 1 - tenth] ?? 0] as const;
  return [{ text, chance: mean, ...(range[1] - range[0] > close && { range }) }];
}

function spreadTold(rows: readonly OddsRow[], same: boolean): string {
  let widest: { text: string; range: readonly [number, number] } | undefined;
  for (const { text, range } of rows)
    if (range !== undefined && (widest === undefined || range[1] - range[0] > widest.range[1] - widest.range[0]))
      widest = { text, range };
  if (widest === undefined) return `${same ? 'All' : 'Nearly all'} pictures come to the same.`;
  const [low, high] = widest.range.map((part) => Math.round(part * 100));
  return `They differ most in "${widest.text}": between ${low} % and ${high} % in four pictures of five.`;
}

/** A battle by itself. 21.6 Planes on a field double the hits of bombs: while nobody knows (7.15), every other picture has them. */
export function battleOdds(
  view: FlatTopView,
  rules: Rules,
  ask: Ask,
  answer: Answer | null,
  pictures?: Pictures,
): ViewOdds | null {
  const seen = JSON.parse(canonical(view)) as FlatTopView;
  const side = sideOf(view.seat);
  const { base } = seen.knows;
  const told = seen.public.told[side];
  const guessed = (nth: number): FlatTopView =>
    base === null || told.decks !== undefined
      ? seen
      : { ...seen, knows: { ...seen.knows, base: { ...base, planesOnField: nth % 2 === 0 } } };
  const weighing: Weighing = {
    side,
    title: 'How this battle may end',
    seen,
    draw: (below, nth) => [{ start: battleOf(imagine(guessed(nth), rules, below), rules), chance: 1 }],
    plan: straightforward,
    named: told.ships,
    note: (starts) =>
      base === null ? '' : fieldTold(base.name, told.decks === undefined ? undefined : base.planesOnField, starts),
    ...(answer !== null && { first: { rule: ask.rule, answer } }),
  };
  return weighed(weighing, pictures);
}

export const isPlaneOnField = ({ ready, justLanded }: Grounded): boolean => ready.length + justLanded.length > 0;

/** 21.6, and how many pictures have planes there as long as nobody knows. */
export function fieldTold(field: string, planes: boolean | undefined, starts: readonly Battle[]): string {
  if (planes === true) return `Planes stand on the field at ${field}: the hits of bombs are doubled (21.6).`;
  if (planes === false) return `No planes stand on the field at ${field}: the hits of bombs are not doubled (21.6).`;
  const some = starts.filter(({ base }) => base !== null && isPlaneOnField(base.grounded)).length;
  return (
    `Planes Ready or Just Landed at ${field} would double the hits of bombs (21.6); you see them only when you attack ` +
    `(7.15), and ${some === 1 ? '1 picture has' : `${some} pictures have`} them.`
  );
}
