/** What a person did that cannot be done: one clear line, exit code 2, never a stack trace. */
export class Refused extends Error {}

export const exits = { ok: 0, differs: 1, refused: 2, internal: 70 } as const;
