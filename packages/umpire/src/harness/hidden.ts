/** The fields of a state that a seat does not see, and whether imagination knows them all. */
import type { Seat } from '../events.js';
import type { Kit, State } from '../rulebook.js';
import { isObject } from './difference.js';
import { type Fault, fault } from './fault.js';
import type { Hidden } from './trial.js';

type Leaf = { path: string[]; text: string; empty: boolean };

/** Everything outside the view of `seat`, down to the single values. */
export function hiddenLeaves<K extends Kit>(state: State<K>, seat: Seat): Leaf[] {
  const leaves: Leaf[] = [];
  for (const other in state.seats) if (other !== seat) collect(state.seats[other], ['seats', other], leaves);
  const { secret, agenda, window: open, clock, rolls } = state.umpire;
  collect({ secret, agenda, clock, rolls }, ['umpire'], leaves);
  if (open === null) return leaves;
  const { [seat]: ownAnswer, ...sealed } = open.sealed;
  const { [seat]: ownQuestion, ...about } = open.about;
  collect({ seats: open.seats, about, sealed }, ['umpire', 'window'], leaves);
  return leaves;
}

function collect(value: unknown, path: string[], leaves: Leaf[]): void {
  const keys = isObject(value) ? Object.keys(value) : [];
  if (keys.length > 0) for (const key of keys) collect(Reflect.get(value as object, key), [...path, key], leaves);
  else leaves.push({ path, text: JSON.stringify(value) ?? 'nothing', empty: value === null || isObject(value) });
}

/** One hidden field of the list: in how many views' draws it was there, and whether two draws ever differed in it. */
export type Pattern = { hidden: Hidden; segments: string[]; seen: number; varied: boolean };

export function patternsOf(hidden: readonly Hidden[]): Pattern[] {
  return hidden.map((h) => ({ hidden: h, segments: h.path.split('.'), seen: 0, varied: false }));
}

function matches(segments: readonly string[], leaf: Leaf): boolean {
  const { path } = leaf;
  for (const [i, segment] of segments.entries()) {
    if (segment === '**') return true;
    // Where there is nothing, the fields below are known not to be there.
    if (i >= path.length) return leaf.empty;
    if (segment !== '*' && segment !== path[i]) return false;
  }
  return path.length === segments.length;
}

export function unlisted(leaves: readonly Leaf[], patterns: readonly Pattern[]): Fault | undefined {
  for (const leaf of leaves) {
    if (patterns.some(({ segments }) => matches(segments, leaf))) continue;
    const path = leaf.path.map((part, i) => (/^\d+$/.test(part) || (i === 1 && leaf.path[0] === 'seats') ? '*' : part));
    return fault('unlisted hidden field', `${path.join('.')} is in no view and the trial does not list it`);
  }
  return undefined;
}

/** Note which fields differ between draws from one view. */
export function compareDraws(draws: readonly Leaf[][], patterns: readonly Pattern[]): void {
  for (const pattern of patterns) {
    if (pattern.varied) continue;
    const texts = draws.map((leaves) => fieldText(leaves, pattern));
    if (texts.some((text) => text !== '')) pattern.seen += 1;
    if (texts.some((text) => text !== texts[0])) pattern.varied = true;
  }
}

function fieldText(leaves: readonly Leaf[], { segments }: Pattern): string {
  let text = '';
  for (const leaf of leaves) if (matches(segments, leaf)) text += `${leaf.path.join('.')}=${leaf.text};`;
  return text;
}

/** Draws from fewer views than this may agree by chance. */
const enough = 100;

/** Fields that the rules leave open and that every draw drew alike. */
export function neverVaried(patterns: readonly Pattern[]): Fault | undefined {
  const stuck = patterns.find(({ hidden, seen, varied }) => hidden.varies === true && seen >= enough && !varied);
  return stuck && fault('field never imagined', `${stuck.hidden.path} came out the same in every draw`);
}
