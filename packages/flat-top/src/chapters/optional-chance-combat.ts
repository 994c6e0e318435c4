/** Expanded Plane Functions 10: away from ships and fields planes may fight too, if they find each other. */
import { cite } from '../cite.js';
import type { GameLaw } from '../game-kit.js';

/** OPT-EPF.10 Air-to-air combat may be tried in any hex. To be asked only where 15.2 would forbid it. */
export const anywhere = ({ options }: GameLaw): boolean => options.chanceCombat && cite('OPT-EPF.10');
