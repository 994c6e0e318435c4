import { year1942 } from './1942.js';
import { campaign } from './campaign.js';
import { learning } from './learning.js';
import type { Scenario } from './scenario.js';
import { theEnd } from './the-end.js';

/** The first to play stands first. */
export const scenarios: readonly Scenario[] = [learning, year1942, theEnd, campaign];
