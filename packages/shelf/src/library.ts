/**
 * Every rulebook there is, playable or not: its rules and what they say, its charts. All of it comes when it is asked for,
 * so that whoever only plays carries none of it. Procedures stand in desks.ts: a page that reads never runs them, and a
 * worker that runs them never reads.
 */
import type { ChartRoom, LedgerEntry, Ruling } from '@ironbottom/umpire';

export type Volume = {
  /** As in addresses, and as its games name it. */
  readonly name: string;
  readonly title: string;
  /** What keeps it from being played yet; empty where it can be. */
  readonly unplayable: string;
  /** A game of our own, to try things on. */
  readonly toy: boolean;
  ledger(): Promise<readonly LedgerEntry[]>;
  /** What the rules say, in our own words, by number; a rule without a text is told by its title. */
  texts(): Promise<{ readonly [rule: string]: string }>;
  /** What the chapters are called. */
  chapters(): Promise<{ readonly [chapter: string]: string }>;
  /** How doubtful rules are read. */
  rulings(): Promise<readonly Ruling[]>;
  /** Where it has any. */
  charts?(): Promise<ChartRoom>;
  /** What a scenario of one's own can name, list by list. */
  names?(): Promise<readonly NameList[]>;
};

export type NameList = {
  readonly title: string;
  readonly names: readonly { readonly name: string; readonly about: string }[];
};

/** What a rulebook has before anything of it is built. */
const bare = {
  toy: false,
  texts: async () => ({}),
  chapters: async () => ({}),
  rulings: async () => [],
};

export const library: readonly Volume[] = [
  {
    name: 'flat-top',
    title: 'Flat Top',
    unplayable: '',
    toy: false,
    ledger: async () => (await import('@ironbottom/flat-top/ledger')).ledger,
    texts: async () => (await import('@ironbottom/flat-top/reference')).reference,
    chapters: async () => (await import('@ironbottom/flat-top/chapters')).chapters,
    rulings: async () => (await import('@ironbottom/flat-top/rulings')).rulings,
    charts: async () => (await import('@ironbottom/flat-top/charts')).chartRoom,
    names: async () => (await import('@ironbottom/flat-top/names')).scenarioNames,
  },
  {
    name: 'war-in-the-pacific',
    title: 'War in the Pacific',
    unplayable: '',
    toy: false,
    ledger: async () => (await import('@ironbottom/war-in-the-pacific/ledger')).ledger,
    texts: async () => (await import('@ironbottom/war-in-the-pacific/reference')).reference,
    chapters: async () => (await import('@ironbottom/war-in-the-pacific/chapters')).chapters,
    rulings: async () => (await import('@ironbottom/war-in-the-pacific/rulings')).rulings,
    charts: async () => (await import('@ironbottom/war-in-the-pacific/charts')).chartRoom,
  },
  {
    name: 'apto',
    title: 'Advanced Pacific Theater of Operations',
    unplayable: '',
    toy: false,
    ledger: async () => (await import('@ironbottom/apto/ledger')).ledger,
    texts: async () => (await import('@ironbottom/apto/reference')).reference,
    chapters: async () => (await import('@ironbottom/apto/chapters')).chapters,
    rulings: async () => (await import('@ironbottom/apto/rulings')).rulings,
    charts: async () => (await import('@ironbottom/apto/charts')).chartRoom,
  },
  {
    name: 'fire-in-the-sky',
    title: 'Fire in the Sky',
    unplayable: '',
    toy: false,
    ledger: async () => (await import('@ironbottom/fire-in-the-sky/ledger')).ledger,
    texts: async () => (await import('@ironbottom/fire-in-the-sky/reference')).reference,
    chapters: async () => (await import('@ironbottom/fire-in-the-sky/chapters')).chapters,
    rulings: async () => (await import('@ironbottom/fire-in-the-sky/rulings')).rulings,
    charts: async () => (await import('@ironbottom/fire-in-the-sky/charts')).chartRoom,
  },
  {
    name: 'world-at-war',
    title: 'A World at War',
    unplayable: '',
    toy: false,
    ledger: async () => (await import('@ironbottom/world-at-war/ledger')).ledger,
    texts: async () => (await import('@ironbottom/world-at-war/reference')).reference,
    chapters: async () => (await import('@ironbottom/world-at-war/chapters')).chapters,
    rulings: async () => (await import('@ironbottom/world-at-war/rulings')).rulings,
    charts: async () => (await import('@ironbottom/world-at-war/charts')).chartRoom,
  },
  {
    ...bare,
    name: 'straits',
    title: 'Straits',
    unplayable: '',
    toy: true,
    ledger: async () => (await import('./straits-rules.js')).straitsLedger,
    texts: async () => (await import('./straits-texts.js')).texts,
    chapters: async () => (await import('./straits-texts.js')).chapters,
  },
];

export const volume = (name: string): Volume | undefined => library.find((each) => each.name === name);
