/** A scenario by its name, with or without its rulebook's. */
import { didYouMean, type Kit, type Rulebook, type Setup } from '@ironbottom/umpire';
import { shownWord } from './args.js';
import { Refused } from './refused.js';
import { playable } from './rulebooks.js';

export function scenarioCalled(name: string): { rulebook: Rulebook<Kit>; scenario: string } {
  const all = playable.flatMap((rulebook) =>
    rulebook.scenarios.map(({ id }) => ({ rulebook, scenario: id, full: `${rulebook.name}/${id}` })),
  );
  const found = all.filter(({ full, scenario }) => full === name || scenario === name);
  const [one] = found;
  if (one !== undefined && found.length === 1) return one;
  const known = all.map(({ full }) => full);
  throw new Refused(
    `${shownWord(name)}: there is no such scenario${didYouMean(name, known) || `; there are ${known.join(', ')}`}`,
  );
}

export function exampleOf(rulebook: Rulebook<Kit>, scenario: string): Setup['set'] | undefined {
  return rulebook.scenarios.find(({ id }) => id === scenario)?.example;
}
