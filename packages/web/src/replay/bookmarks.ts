/** Moments somebody wants to find again, kept in this browser. */
import { useState } from 'react';
import type { ReplayHead } from '../umpire/replay-messages.js';

export type Bookmark = { at: number; text: string };

function kept(key: string): Bookmark[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter(isBookmark) : [];
  } catch {
    return [];
  }
}

function isBookmark(value: unknown): value is Bookmark {
  const { at, text } = (typeof value === 'object' && value !== null ? value : {}) as { [name: string]: unknown };
  return Number.isInteger(at) && typeof text === 'string';
}

/** One a moment: a second takes the place of the first. */
export function withBookmark(all: readonly Bookmark[], next: Bookmark): Bookmark[] {
  return [...all.filter(({ at }) => at !== next.at), next].sort((a, b) => a.at - b.at);
}

export type Bookmarks = { all: readonly Bookmark[]; add(bookmark: Bookmark): void; remove(at: number): void };

/** While a game goes on they are those of whoever looks: at one screen others look too. */
export function keyOf({ of, id, over, seats }: Pick<ReplayHead, 'of' | 'id' | 'over' | 'seats'>): string {
  const whose = over === null ? ` ${seats.map(({ seat }) => seat).join()}` : '';
  return `ironbottom bookmarks ${of} ${id}${whose}`;
}

export function useBookmarks(head: ReplayHead): Bookmarks {
  const key = keyOf(head);
  const [all, setAll] = useState(() => kept(key));
  const keep = (next: Bookmark[]): void => {
    setAll(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing has them until it leaves.
    }
  };
  return {
    all,
    add: (bookmark) => keep(withBookmark(all, bookmark)),
    remove: (at) => keep(all.filter((each) => each.at !== at)),
  };
}
