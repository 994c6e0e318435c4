/** How often each rule fired. */
import { type Witness, witnessCitations } from '../cite.js';

export type Fired = { [rule: string]: number };

/** What is done aside is not counted, and goes faster: while nobody sees citations, a rulebook may keep what hangs on rules. */
export type Aside = <T>(work: () => T) => T;

/** Nobody counts anything. */
export const uncounted: Aside = (work) => work();

/** Count the citations of a rulebook while `work` is done. */
export function countRules<T>(rulebook: string, fired: Fired, work: (aside: Aside) => T): T {
  let before: Witness | undefined;
  const witness: Witness = (book, rule) => {
    if (book === rulebook) fired[rule] = (fired[rule] ?? 0) + 1;
    return before?.(book, rule);
  };
  before = witnessCitations(witness);
  try {
    return work((aside) => {
      witnessCitations(before);
      try {
        return aside();
      } finally {
        witnessCitations(witness);
      }
    });
  } finally {
    witnessCitations(before);
  }
}

/** The rules of the list that never fired: nothing has been tested of them. */
export function neverFired(rules: readonly string[], fired: Fired): string[] {
  return rules.filter((rule) => fired[rule] === undefined);
}
