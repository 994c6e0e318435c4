/** What a person did that cannot be done: one clear line, and one for each other fault; exit code 2, never a stack trace. */
export class Refused extends Error {
  readonly others: readonly string[];
  constructor(message: string, others: readonly string[] = []) {
    super(message);
    this.others = others;
  }
}

export const exits = { ok: 0, differs: 1, refused: 2, internal: 70 } as const;
