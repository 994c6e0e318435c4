/** The fields of a state that a seat does not see, and whether imagination knows them all. */
import type { Seat } from '../events.js';
import type { Kit, State } from '../rulebook.js';
import { isObject } from './difference.js';
import { type Fault, fault } from './fault.js';
import type { Hidden } from './trial.js';

/** `shape`: the path with `*` for every number, which decides by which names of the list it goes. */
type Leaf = { path: string; shape: string; text: string; empty: boolean };

/** Everything outside the view of `seat`, down to the single values. */
export function hiddenLeaves<K extends Kit>(state: State<K>, seat: Seat): Leaf[] {
  const leaves: Leaf[] = [];
  for (const other in state.seats)
    if (other !== seat) collect(state.seats[other], `seats.${other}`, `seats.${other}`, leaves);
  const { secret, agenda, window: open, clock, rolls } = state.umpire;
  collect({ secret, agenda, clock, rolls }, 'umpire', 'umpire', leaves);
  if (open === null) return leaves;
  const { [seat]: ownAnswer, ...sealed } = open.sealed;
  const { [seat]: ownQuestion, ...about } = open.about;
  collect({ seats: open.seats, about, sealed }, 'umpire.window', 'umpire.window', leaves);
  return leaves;
}

function collect(value: unknown, path: string, shape: string, leaves: Leaf[]): void {
  if (!isObject(value)) {
    leaves.push({ path, shape, text: JSON.stringify(value) ?? 'nothing', empty: value === null });
    return;
  }
  const keys = Object.keys(value);
  if (keys.length === 0) leaves.push({ path, shape, text: Array.isArray(value) ? '[]' : '{}', empty: true });
  const listed = Array.isArray(value);
  for (const key of keys) {
    const part: unknown = Reflect.get(value, key);
    const step = key.includes('.') ? key.replaceAll('.', '_') : key;
    collect(part, `${path}.${step}`, listed ? `${shape}.*` : `${shape}.${step}`, leaves);
  }
}

/** One hidden field of the list: in how many views it was there, and whether two draws ever differed in it. */
export type Pattern = { hidden: Hidden; segments: string[]; seen: number; varied: boolean };

export function patternsOf(hidden: readonly Hidden[]): Pattern[] {
  return hidden.map((h) => ({ hidden: h, segments: h.path.split('.'), seen: 0, varied: false }));
}

function matches(segments: readonly string[], path: readonly string[], empty: boolean): boolean {
  for (const [i, segment] of segments.entries()) {
    if (segment === '**') return true;
    // Where there is nothing, the fields below are known not to be there.
    if (i >= path.length) return empty;
    if (segment !== '*' && segment !== path[i]) return false;
  }
  return path.length === segments.length;
}

/** States have thousands of leaves of a few hundred shapes: each shape is looked up in the list once. */
const known = new WeakMap<readonly Pattern[], Map<string, readonly number[]>>();

function matching(patterns: readonly Pattern[], { shape, empty }: Leaf): readonly number[] {
  let shapes = known.get(patterns);
  if (shapes === undefined) {
    shapes = new Map();
    known.set(patterns, shapes);
  }
  const key = empty ? `${shape} empty` : shape;
  let which = shapes.get(key);
  if (which === undefined) {
    const path = shape.split('.');
    which = patterns.flatMap(({ segments }, i) => (matches(segments, path, empty) ? [i] : []));
    shapes.set(key, which);
  }
  return which;
}

export function unlisted(leaves: readonly Leaf[], patterns: readonly Pattern[]): Fault | undefined {
  for (const leaf of leaves) {
    const listed = matching(patterns, leaf);
    for (const i of listed) {
      const pattern = patterns[i];
      if (pattern !== undefined && pattern.hidden.varies !== true) pattern.seen = 1;
    }
    if (listed.length > 0) continue;
    const shape = leaf.shape.replace(/^seats\.[^.]*/, 'seats.*');
    return fault('unlisted hidden field', `${shape} is in no view and the trial does not list it`);
  }
  return undefined;
}

const isOpen = ({ hidden, varied }: Pattern): boolean => hidden.varies === true && !varied;

/** Whether there is still a field that should vary and has not been seen to. */
export const areOpen = (patterns: readonly Pattern[]): boolean => patterns.some(isOpen);

/** Note which fields differ between draws from one view. */
export function compareDraws(draws: readonly Leaf[][], patterns: readonly Pattern[]): void {
  const texts = draws.map((leaves) => fieldTexts(leaves, patterns));
  for (const [i, pattern] of patterns.entries()) {
    if (!isOpen(pattern)) continue;
    if (texts.some((each) => each[i] !== '')) pattern.seen += 1;
    if (texts.some((each) => each[i] !== texts[0]?.[i])) pattern.varied = true;
  }
}

/** For each field of the list that has not been seen to vary, all that there is of it. */
function fieldTexts(leaves: readonly Leaf[], patterns: readonly Pattern[]): string[] {
  const texts = patterns.map(() => '');
  const open = patterns.map(isOpen);
  for (const leaf of leaves)
    for (const i of matching(patterns, leaf)) if (open[i] === true) texts[i] += `${leaf.path}=${leaf.text};`;
  return texts;
}

/** Draws from fewer views than this may agree by chance. */
const enough = 100;

/** Fields that the rules leave open and that every draw drew alike. */
export function neverVaried(patterns: readonly Pattern[]): Fault | undefined {
  const stuck = patterns.find(({ hidden, seen, varied }) => hidden.varies === true && seen >= enough && !varied);
  return stuck && fault('field never imagined', `${stuck.hidden.path} came out the same in every draw`);
}
