/** What task forces are called: J1, J2 … for Japan's; J0 are the ships in no task force. */
import { navalFactors } from '../chapters/20-1-naval-units.js';
import { countersLeft } from '../chapters/20-16-task-forces.js';
import type { Power } from '../pieces.js';
import type { Content } from './kit.js';

const letters: { readonly [P in Power]: string } = {
  japan: 'J',
  us: 'A',
  britain: 'B',
  germany: 'G',
  italy: 'I',
  france: 'F',
  russia: 'R',
  china: 'C',
};

/** As many as the ships could fill, four at most: more would only be hard to survey. */
export function taskForceIds(power: Power, { ships, light }: Content): string[] {
  const full = Math.floor(navalFactors(ships, [light]) / 10);
  const count = Math.min(4, full, countersLeft(power, 0));
  return Array.from({ length: Math.max(1, count) }, (_, i) => `${letters[power]}${i + 1}`);
}

export const openId = (power: Power): string => `${letters[power]}0`;
