/**
 * The chances of a battle from what one side knows: the enemy is imagined several times from the view, and the battle is
 * carried from here to its end by the procedure itself, with this side's answer first.
 */
import { type Answer, type Ask, chance, copyOf, oddsOf, type Policy, spreadOf } from '@ironbottom/umpire';
import { battle as procedure } from './battle.js';
import { rulesOf } from './chapters/15-muster.js';
import { measuresFor, tallyFor } from './desk/measures.js';
import type { GameLaw, GameView } from './game-kit.js';
import { imagine } from './imagine.js';
import type { FlatTopView } from './kit.js';
import { straightforward } from './policy.js';
import { planIn } from './proposal.js';
import type { Rules } from './state.js';
import { battleOf, sideOf } from './view.js';

export type ViewOdds = { title: string; rows: { text: string; chance: number }[]; note: string };

/** So many enemies are imagined; what is in doubt between them shows in the chances. */
const worlds = 4;

export function battleOdds(
  view: FlatTopView,
  rules: Rules,
  ask: Ask,
  answer: Answer | null,
  plan: Policy = straightforward,
  sawPlanes?: boolean,
): ViewOdds | null {
  const field = fieldOf(view, sawPlanes);
  const below = chance(1942);
  const sums = new Map<string, Map<number, number>>();
  let exact = true;
  for (let i = 0; i < worlds; i++) {
    const start = battleOf(imagine(guess(copyOf(view), field, i), rules, below), rules);
    let mine = answer;
    const policy: Policy = (question, seat) => {
      if (mine === null || seat !== view.seat || question.rule !== ask.rule)
        return seat === view.seat ? plan(question, seat) : straightforward(question, seat);
      const given = mine;
      mine = null;
      return given;
    };
    const odds = oddsOf(
      procedure,
      start,
      policy,
      measuresFor(start, []),
      { below, records: 3000, samples: 400 },
      tallyFor(start),
    );
    exact &&= odds.exact;
    for (const measure of Object.keys(odds.outcomes[0]?.measures ?? {})) {
      const chances = sums.get(measure) ?? new Map<number, number>();
      for (const { value, chance: part } of spreadOf(odds, measure).values)
        chances.set(value, (chances.get(value) ?? 0) + part / worlds);
      sums.set(measure, chances);
    }
  }
  const rows = [...sums].flatMap(([measure, chances]) => rowsOf(measure, chances));
  const how = exact ? 'exact' : 'sampled where the battle has too many ways to go';
  const bombed = field !== null && rows.some(({ text }) => text.startsWith(`hits on ${field.name}:`));
  const note =
    `Reckoned from what you know, over ${worlds} guesses at what the enemy has, each ${how}; if you then go on as ` +
    `proposed, and the enemy fights whenever he can.${bombed ? ` ${fieldTold(field)}` : ''}`;
  const doubled = bombed && field.planes === true ? `; bombs on ${field.name} count double (21.6)` : '';
  return rows.length === 0 ? null : { title: `How this battle may end${doubled}`, rows, note };
}

/** An enemy field, and whether planes stand Ready or Just Landed there; null as long as it is not known. */
type EnemyField = { readonly name: string; readonly planes: boolean | null };

/** 7.15 Who announces an attack is shown the field; 7.14 who looked well this turn has seen it before. */
function fieldOf({ seat, knows: { base }, public: { told } }: FlatTopView, sawPlanes?: boolean): EnemyField | null {
  if (base === null) return null;
  const shown = told[sideOf(seat)].decks !== undefined;
  return { name: base.name, planes: shown ? base.planesOnField : (sawPlanes ?? null) };
}

/** 21.6 Planes on the field double the hits of bombs: while nobody knows, every other guess has them. */
function guess(view: FlatTopView, field: EnemyField | null, nth: number): FlatTopView {
  const { base } = view.knows;
  if (base === null || field === null) return view;
  return { ...view, knows: { ...view.knows, base: { ...base, planesOnField: field.planes ?? nth % 2 === 0 } } };
}

function fieldTold({ name, planes }: EnemyField): string {
  if (planes === null)
    return (
      `Planes Ready or Just Landed at ${name} would double the hits of bombs (21.6); you see them only when you ` +
      'attack (7.15), so half of the guesses have them.'
    );
  return planes
    ? `Planes stand on the field at ${name}: the hits of bombs are doubled (21.6).`
    : `No planes stand on the field at ${name}: the hits of bombs are not doubled (21.6).`;
}

/** 'Rabaul: 2 hits or more'; what never happens is left out. */
function rowsOf(measure: string, chances: ReadonlyMap<number, number>): ViewOdds['rows'] {
  const atLeast = (least: number): number => {
    let sum = 0;
    for (const [value, part] of chances) if (value >= least) sum += part;
    return sum;
  };
  if (measure.endsWith('sunk')) return kept([{ text: measure, chance: atLeast(1) }]);
  if (measure.endsWith('points')) return [];
  const steps = measure.startsWith('hits') ? [1, 2, 4, 6] : [1, 3, 6, 10];
  return kept(steps.map((least) => ({ text: `${measure}: ${least} or more`, chance: atLeast(least) })));
}

const kept = (rows: ViewOdds['rows']): ViewOdds['rows'] => rows.filter(({ chance: each }) => each > 0.0005);

/** The same inside a whole game; null when no battle is being fought. */
export function gameOdds(view: GameView, law: GameLaw, ask: Ask, answer: Answer | null): ViewOdds | null {
  const { seat, public: pub, own, knows, owes, over } = view;
  if (pub.battle === null || own.battle === null || knows.battle === null || owes?.kind !== 'battle') return null;
  // 21.7.1 The hit has been scored: the choice is told with what it is worth.
  if (ask.rule === '21.7.1') return null;
  const seen = knows.fields[knows.battle.base?.id ?? ''];
  return battleOdds(
    { seat, public: pub.battle, own: own.battle, knows: knows.battle, owes, over },
    rulesOf(view, law),
    ask,
    answer,
    planIn(view, law),
    seen?.turn === pub.turn ? seen.planes : undefined,
  );
}
