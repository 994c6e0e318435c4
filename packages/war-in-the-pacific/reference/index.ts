/**
 * The reference: what the rules say, in our own words, for every rule that is implemented or needs no software. The others
 * are told by their titles until they are built. An export of its own, to be loaded when it is wanted.
 */
import { whatThereIs } from './02-what-there-is.js';
import { airStrikes } from './05-10-air-strikes.js';
import { bombardment } from './11-bombardment.js';
import { search } from './13-search.js';
import { navalBattles } from './16-naval-battles.js';
import { surfaceBattles } from './19-surface-battles.js';
import { admirals } from './20-surface-admirals.js';
import { amphibiousAdmirals } from './21-amphibious-admirals.js';
import { submarines } from './22-submarines.js';
import { ground } from './23-ground.js';

export const reference: { readonly [rule: string]: string } = {
  ...whatThereIs,
  ...airStrikes,
  ...bombardment,
  ...search,
  ...navalBattles,
  ...surfaceBattles,
  ...admirals,
  ...amphibiousAdmirals,
  ...submarines,
  ...ground,
};
