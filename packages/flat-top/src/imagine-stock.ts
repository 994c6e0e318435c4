/** What is left of the enemy's planes, by name and by whether they fly from ships, while he is imagined. */
import { isPlaneName, type PlaneName } from './charts/planes.js';
import { armsFor, type Draft, left } from './imagine-draft.js';
import type { PlaneKey } from './pieces.js';

export const nameOf = (key: PlaneKey): PlaneName => {
  const plane = key.replace('*', '');
  if (!isPlaneName(plane)) throw new Error(`there is no plane ${plane}`);
  return plane;
};
export const isSea = (key: PlaneKey): boolean => key.endsWith('*');
export const spend = (draft: Draft, key: PlaneKey, factors: number): void =>
  void draft.stock.set(key, left(draft, key) - factors);
export const keysLeft = (draft: Draft): PlaneKey[] => [...draft.stock.keys()].filter((key) => left(draft, key) > 0);

/** Those that carry nothing, or all if all carry something. */
export function bombersLast({ law }: Draft, keys: readonly PlaneKey[]): readonly PlaneKey[] {
  const others = keys.filter((key) => armsFor(law, nameOf(key)).length === 0);
  return others.length > 0 ? others : keys;
}
