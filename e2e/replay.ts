/** What Node asks of the browser worker, and what it gets. */
export type Request = { rulebook: string; seeds: number[]; files: string[] };

/** `windowed`: the code found a page's window, which a worker does not have. */
export type Reply = { played: string[]; read: string[]; verified: boolean; windowed: boolean } | { error: string };
