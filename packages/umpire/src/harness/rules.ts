/** How often each rule fired. */
import { type Witness, witnessCitations } from '../cite.js';

export type Fired = { [rule: string]: number };

/** Count the citations of a rulebook while `work` is done; `pause` is for what is played aside. */
export function countRules<T>(rulebook: string, fired: Fired, work: (pause: (aside: () => void) => void) => T): T {
  let live = true;
  let before: Witness | undefined;
  const witness: Witness = (book, rule) => {
    if (live && book === rulebook) fired[rule] = (fired[rule] ?? 0) + 1;
    return before?.(book, rule);
  };
  before = witnessCitations(witness);
  try {
    return work((aside) => {
      live = false;
      try {
        aside();
      } finally {
        live = true;
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
