/** What a match on the server stands on: the rulebook it began with, fetched from there, and the server's clock. */
import { gameIn, moduleFrom, type RulebookModule, workspace } from '@ironbottom/shelf';
import type { Plain, Setup } from '@ironbottom/umpire';
import type { Reply } from '@ironbottom/wire';
import { marks } from '../words/marks.js';
import { umpire } from '../words/umpire.js';
import type { Ground } from './sight.js';
import { Trouble } from './trouble.js';

/** The module the match began with: from the server, or the sources themselves where that is what it is played with. */
export async function groundOf({ module, match, setup }: Reply<'match'>): Promise<Ground> {
  const rules = module === 'workspace' ? workspace : await imported(module);
  const book = gameIn(rules.games, match.rulebook, match.scenario);
  if (book === undefined) throw new Trouble(umpire.notInModule(module, `${match.rulebook}/${match.scenario}`));
  const agreed = JSON.parse(rules.canonical(setup as Plain)) as Setup;
  const checked = book.rulebook.law(agreed);
  if ('errors' in checked) throw new Trouble(marks.parts(checked.errors));
  return { book, rules, law: checked.law, ways: book.rulebook.ways?.(checked.law), house: agreed.charts };
}

async function imported(hash: string): Promise<RulebookModule> {
  const address = new URL(`/modules/${encodeURIComponent(hash)}.js`, location.origin).href;
  try {
    return moduleFrom(await import(/* @vite-ignore */ address));
  } catch (fault) {
    throw new Trouble(umpire.noRulebook(fault instanceof Error ? fault.message : String(fault)));
  }
}

/** How far this machine's clock is from the server's: to the second, which is all a person sees of a clock. */
export async function skewOf(): Promise<number> {
  try {
    const before = Date.now();
    const response = await fetch('/api/me', { cache: 'no-store' });
    const there = Date.parse(response.headers.get('date') ?? '');
    const skew = there - (before + Date.now()) / 2;
    return Number.isNaN(there) || Math.abs(skew) < 1500 ? 0 : skew;
  } catch {
    return 0;
  }
}
