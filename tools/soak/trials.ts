/**
 * Everything on trial in this checkout: whatever a package's `trial.ts` exports as `trial`, by the name of its rulebook. A rulebook
 * that plays in two ways has another in `NAME-trial.ts`, which is `RULEBOOK-NAME`.
 */
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kit } from '@ironbottom/umpire';
import type { Trial } from '@ironbottom/umpire/harness';
import { filesBelow, root } from '../checkout.js';

export async function trials(): Promise<Map<string, Trial<Kit>>> {
  const found = new Map<string, Trial<Kit>>();
  for (const source of filesBelow('packages', (path) => /[/-]trial\.ts$/.test(path))) {
    const built = source.replace(/^(packages\/[^/]+)\/(.*)\.ts$/, '$1/dist/$2.js');
    const { trial } = (await import(pathToFileURL(join(root, built)).href)) as { trial?: Trial<Kit> };
    const way = basename(source, '.ts').replace(/-?trial$/, '');
    if (trial !== undefined) found.set(way === '' ? trial.rulebook.name : `${trial.rulebook.name}-${way}`, trial);
  }
  return found;
}
