/** Every rulebook on trial in this checkout: whatever a package's `trial.ts` exports as `trial`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kit } from '@ironbottom/umpire';
import type { Trial } from '@ironbottom/umpire/harness';
import { filesBelow, root } from '../checkout.js';

export async function trials(): Promise<Map<string, Trial<Kit>>> {
  const found = new Map<string, Trial<Kit>>();
  for (const source of filesBelow('packages', (path) => path.endsWith('/trial.ts'))) {
    const built = source.replace(/^(packages\/[^/]+)\/(.*)\.ts$/, '$1/dist/$2.js');
    const { trial } = (await import(pathToFileURL(join(root, built)).href)) as { trial?: Trial<Kit> };
    if (trial !== undefined) found.set(trial.rulebook.name, trial);
  }
  return found;
}
