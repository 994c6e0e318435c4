/**
 * Citing a rule, at the moment it bites. `cite('16.10.2')` is true while the rule is in force, so a chapter reads
 * `if (clouds && cite('16.10.2')) table -= 1;` and the same line counts the rule for the ledger and the fuzzer, and
 * lets a test switch it off to see whether anything notices.
 */
export type Witness = (rulebook: string, rule: string) => boolean | undefined;

let witness: Witness | undefined;

/** Let `w` see every citation until `undefined` is put in its place; a rule for which it returns false is switched off. */
export function witnessCitations(w: Witness | undefined): Witness | undefined {
  const before = witness;
  witness = w;
  return before;
}

/**
 * Whether somebody sees citations, and may have switched rules off. What hangs on rules may be kept for the next time only
 * while nobody does: a thing once kept is no longer cited, and would outlast the switch.
 */
export const isWitnessed = (): boolean => witness !== undefined;

/** Cites a rule of a book by name. */
export const isInForce = (rulebook: string, rule: string): boolean =>
  witness === undefined || witness(rulebook, rule) !== false;

/**
 * The `cite` of one rulebook. It looks for a witness itself: every chapter cites in every line, and only so much of what a
 * function calls is compiled in its place.
 */
export function citing(rulebook: string): (rule: string) => boolean {
  return (rule) => witness === undefined || isInForce(rulebook, rule);
}
