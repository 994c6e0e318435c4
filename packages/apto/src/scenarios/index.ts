import { china1937 } from './china-1937.js';
import { khalkhinGol } from './khalkhin-gol.js';
import { learning } from './learning.js';
import type { Scenario } from './scenario.js';

/** The first to play stands first. */
export const scenarios: readonly Scenario[] = [learning, khalkhinGol, china1937];
