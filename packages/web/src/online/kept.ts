/** What this browser remembers of matches: invitations, what was seen last, what has been read. */

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}

export type Links = { [seat: string]: string };

export const linksOf = (match: string): Links => read<Links>(`ironbottom links ${match}`) ?? {};

export function keepLinks(match: string, links: Links): void {
  write(`ironbottom links ${match}`, { ...linksOf(match), ...links });
}

/** A guest's own way back to a seat, from another browser. */
export const backOf = (match: string): string => read<string>(`ironbottom back ${match}`) ?? '';
export const keepBack = (match: string, link: string): void => write(`ironbottom back ${match}`, link);

/** The last frame of a seat that was before somebody's eyes, and when. */
export type Seen = { seq: number; at: number };

export const seenOf = (match: string, seat: string): Seen | null => read<Seen>(`ironbottom seen ${match} ${seat}`);

export function keepSeen(match: string, seat: string, seq: number): void {
  write(`ironbottom seen ${match} ${seat}`, { seq, at: Date.now() } satisfies Seen);
}

/** Whether this browser has shown the match before. */
export const isKnown = (match: string): boolean => read<boolean>(`ironbottom known ${match}`) === true;
export const makeKnown = (match: string): void => write(`ironbottom known ${match}`, true);

export const readCount = (match: string): number => read<number>(`ironbottom read ${match}`) ?? 0;
export const keepReadCount = (match: string, count: number): void => write(`ironbottom read ${match}`, count);

export const isCurtained = (match: string): boolean => read<boolean>(`ironbottom curtain ${match}`) === true;
export const keepCurtained = (match: string, curtain: boolean): void => write(`ironbottom curtain ${match}`, curtain);

/** Whether somebody has played with others from here: then the first screen asks the server, and not before. */
export const wasOnline = (): boolean => read<boolean>('ironbottom online') === true;
export const keepOnline = (): void => write('ironbottom online', true);
