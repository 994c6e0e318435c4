/**
 * Everything people read on the page stands in this folder, one file for each room of the sources: `online.ts` holds the
 * texts of `src/online`. A text is a string, or a small function of what it is about; components import their room's
 * object and read it when they draw.
 *
 * A translation is a folder beside this file, `words/de/`, with a file for each room it speaks of:
 *
 *     import { say } from '../index.js';
 *     import { online } from '../online.js';
 *     say(online, { lobby: { again: 'Nochmals nachsehen' } });
 *
 * an `index.ts` that imports them, and one line in `languages` below: `de: () => import('./de/index.js')`. It is loaded
 * only by browsers that want it, before anything is drawn. What it does not say stays English, and what it says is
 * checked against the English by its type. Plurals, numbers and dates go through `plural.ts`.
 */
import { setLanguage } from './plural.js';

const languages: { readonly [tag: string]: () => Promise<unknown> } = {};

/** A room's texts as far as somebody has put them into another language. */
export type Said<Room> = {
  readonly [K in keyof Room]?: Room[K] extends (...given: never) => string
    ? Room[K]
    : Room[K] extends string
      ? string
      : Said<Room[K]>;
};

/** Lays a translation over a room's English. */
export function say<Room extends object>(room: Room, translated: Said<Room>): void {
  for (const [key, text] of Object.entries(translated) as [keyof Room, unknown][]) {
    const before = room[key];
    if (typeof text === 'object' && text !== null && typeof before === 'object' && before !== null) say(before, text);
    else room[key] = text as Room[keyof Room];
  }
}

/** The first language wanted that the page speaks, and English otherwise. */
export function chooseLanguage(wanted: readonly string[], spoken: readonly string[]): string {
  for (const tag of wanted) {
    const [plain = ''] = tag.toLowerCase().split('-');
    if (plain === 'en') break;
    if (spoken.includes(plain)) return plain;
  }
  return 'en';
}

/** Before the page is drawn, and in the worker before it says anything. */
export async function speak(wanted: readonly string[] = navigator.languages): Promise<string> {
  const tag = chooseLanguage(wanted, Object.keys(languages));
  await languages[tag]?.();
  setLanguage(tag);
  return tag;
}
