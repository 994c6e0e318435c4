/**
 * Whether a match may go on with another module: both play its log from the beginning, deed by deed, and everything must
 * come out alike: the state, and what each seat was told under which number. Words may differ.
 */
import type { RulebookModule } from '@ironbottom/shelf';
import type { Refusal } from '@ironbottom/umpire';
import type { Written } from '../match/deeds.js';
import { fold, openMatch } from '../match/fold.js';
import type { Match, MatchRow } from '../match/match.js';
import type { Frames } from '../match/streams.js';

/** `at`: the number of the answer where they part; 0 before the first. `broken`: its own module does not play it any more. */
export type Comparison =
  | { readonly verdict: 'same'; readonly answers: number }
  | { readonly verdict: 'differs' | 'broken'; readonly answers: number; readonly at: number; readonly why: string };

export function compareReplays(
  own: RulebookModule,
  fresh: RulebookModule,
  row: MatchRow,
  log: readonly Written[],
): Comparison {
  const answers = log.filter(({ deed }) => deed.do === 'answer').length;
  let at = 0;
  const parted = (verdict: 'differs' | 'broken', why: string): Comparison => ({ verdict, answers, at, why });
  const was = opened(row, own);
  if ('why' in was) return parted('broken', was.why);
  const is = opened(row, fresh);
  if ('why' in is) return parted('differs', is.why);
  for (const written of log) {
    if (written.deed.do === 'answer') at += 1;
    const before = played(was.match, written);
    if ('why' in before) return parted('broken', before.why);
    const after = played(is.match, written);
    if ('why' in after) return parted('differs', after.why);
    if (!isAlike(was.match.game?.state, is.match.game?.state)) return parted('differs', 'another state');
    if (!isToldAlike(before.frames, after.frames)) return parted('differs', 'something else is told');
  }
  const same = own.hashOf(was.match.game?.state) === fresh.hashOf(is.match.game?.state);
  return same ? { verdict: 'same', answers } : parted('differs', 'another hash of the same state');
}

function opened(row: MatchRow, module: RulebookModule): { match: Match } | { why: string } {
  try {
    return { match: openMatch(row, module) };
  } catch (fault) {
    return { why: wordsOf(fault) };
  }
}

function played(match: Match, written: Written): { frames: Frames } | { why: string } {
  try {
    const refusal = refusedIn(match, written);
    if (refusal === undefined) return { frames: fold(match, written) };
    return { why: `refused because ${refusal.why}${refusal.rule === '' ? '' : ` (${refusal.rule})`}` };
  } catch (fault) {
    return { why: wordsOf(fault) };
  }
}

function refusedIn({ module, game }: Match, { deed }: Written): Refusal | undefined {
  return deed.do === 'answer' && game !== null ? module.refuse(game, deed.seat, deed.answer) : undefined;
}

const wordsOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

/** The frames a seat has are the numbers it answers under: none more, none less, and the same events in each. */
function isToldAlike(before: Frames, after: Frames): boolean {
  const streams = Object.keys(before);
  if (streams.length !== Object.keys(after).length) return false;
  return streams.every((stream) => {
    const one = before[stream];
    const other = after[stream];
    return one?.seq === other?.seq && one?.question === other?.question && isAlike(one?.events, other?.events);
  });
}

/** As plain data: a field without a value is none, and the order of names says nothing. */
export function isAlike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (a === 0 && b === 0)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && isListAlike(a, b);
  return isNamedAlike(a as Named, b as Named);
}

type Named = { readonly [name: string]: unknown };

function isListAlike(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isAlike(a[i], b[i])) return false;
  return true;
}

function isNamedAlike(a: Named, b: Named): boolean {
  for (const name in a) if (!isAlike(a[name], b[name])) return false;
  for (const name in b) if (b[name] !== undefined && a[name] === undefined) return false;
  return true;
}
