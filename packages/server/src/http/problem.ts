/** A refusal with its HTTP status. Whatever else goes wrong is a fault of ours, and says nothing about what it was. */
export class Problem extends Error {
  readonly status: number;
  readonly what: string;
  /** In so many seconds it may be tried again. */
  readonly after: number | undefined;
  constructor(status: number, what: string, why: string, after?: number) {
    super(why);
    this.status = status;
    this.what = what;
    this.after = after;
  }
}

export const notFound = (why: string): Problem => new Problem(404, 'not found', why);
export const forbidden = (why: string): Problem => new Problem(403, 'not allowed', why);
export const wrong = (why: string): Problem => new Problem(400, 'wrong request', why);
export const conflict = (why: string): Problem => new Problem(409, 'conflict', why);
export const tooMany = (why: string, after?: number): Problem => new Problem(429, 'too many', why, after);
export const whoAreYou = (): Problem => new Problem(401, 'who are you', 'log in, or say under which name you play');
