/** What the harness looks for. */
export const faultKinds = [
  'exception',
  'dead end',
  'refused sample',
  'endless play',
  'broken invariant',
  'asking changes the state',
  'bad answer',
  'undo across a disclosure',
  'inexact undo',
  'lost in text',
  'lost in saving',
  'shallow clone',
  'replay differs',
  'window does not commute',
  'lost piece',
  'secret answer sends bytes',
  'leak in the view',
  'leak in an event',
  'leak in a roll',
  'leak in a question',
  'leak in a refusal',
  'canary',
  'unlisted hidden field',
  'imagined view differs',
  'broken imagination',
  'field never imagined',
] as const;

export type FaultKind = (typeof faultKinds)[number];

export type Fault = { kind: FaultKind; what: string };

/** A fault with the game that shows it, as a file: `reproduce` plays it to the same fault. */
export type Found = { fault: Fault; file: string };

export const fault = (kind: FaultKind, what: string): Fault => ({ kind, what });

/** What was thrown while `work` was done, as a fault of the kind given. */
export function caught(kind: FaultKind, where: string, work: () => Fault | undefined): Fault | undefined {
  try {
    return work();
  } catch (thrown) {
    return fault(kind, `${where}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
}

/** The first fault, in order. */
export function firstOf(...checks: (() => Fault | undefined)[]): Fault | undefined {
  for (const check of checks) {
    const found = check();
    if (found !== undefined) return found;
  }
  return undefined;
}
