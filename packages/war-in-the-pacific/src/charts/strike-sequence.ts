/** Strike Sequence Table (12.1): when planes of the struck base fly themselves. One die of the striker; low is good for him. */
import type { HouseChart } from './house.js';

export type StrikeSequence = 'after' | 'simultaneous' | 'before';

/** Up to `after` the enemy's own strike has not flown yet, up to `simultaneous` both are in the air. `unlocated`: 12.4. */
export const strikeSequence: HouseChart<{ readonly after: number; readonly simultaneous: number; readonly unlocated: number }> = {
  id: 'strike-sequence',
  title: 'Strike Sequence Table',
  provenance: 'designed',
  source: '12.1, 12.4, R131',
  about: 'Up to which modified die the enemy’s own strike flies only after yours, or at the same time; and what is added for carriers that were not located before. For the week.',
  values: { after: 2, simultaneous: 4, unlocated: -1 },
  bounds: [
    { at: /^(after|simultaneous)$/, from: 0, to: 6 },
    { at: /^unlocated$/, from: -5, to: 0 },
  ],
  falls: ({ after, simultaneous }) => (simultaneous < after ? ['strikes at the same time come before those that come after'] : []),
};

/** When the enemy's own strike flies, measured by this one. */
export function sequenceOf({ values }: typeof strikeSequence, die: number): StrikeSequence {
  return die <= values.after ? 'after' : die <= values.simultaneous ? 'simultaneous' : 'before';
}
