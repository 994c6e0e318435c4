/// <reference types="vite/client" />
/** Every rulebook on trial in this checkout, for Node and for a browser worker alike. */
import type { Kit } from '@ironbottom/umpire';
import type { Trial } from '@ironbottom/umpire/harness';

const found = import.meta.glob<Trial<Kit>>(['../packages/*/src/trial.ts', '../packages/*/src/toy/trial.ts'], {
  eager: true,
  import: 'trial',
});

export const trials: readonly Trial<Kit>[] = Object.values(found);
