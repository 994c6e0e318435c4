import { learning } from './learning.js';
import type { Scenario } from './scenario.js';

/** The first to play stands first. */
export const scenarios: readonly Scenario[] = [learning];
