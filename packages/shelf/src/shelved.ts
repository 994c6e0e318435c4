/** A game on the shelf: a rulebook with everything a page or a terminal offers beside its rules. */
import type {
  Answer,
  Ask,
  Board,
  Bot,
  Event,
  Guide,
  Kit,
  LedgerEntry,
  Plain,
  Rulebook,
  Seat,
  Standing,
  View,
} from '@ironbottom/umpire';

export type Shelved = {
  readonly rulebook: Rulebook<Kit>;
  /** The game's name for people. */
  readonly title: string;
  /** What a scenario is about, in a sentence or two. */
  readonly abouts: { readonly [scenario: string]: string };
  /** Names of seats for people; a seat without one is called by its id. */
  readonly seatNames: { readonly [seat: Seat]: string };
  readonly options: readonly ShelvedOption[];
  readonly board: Board<Kit> | null;
  /** The best first; chance is always the last. */
  readonly bots: readonly Bot<Kit>[];
  /** What each rule is about, for whoever asks for its number. */
  readonly ledger: readonly RuleTitle[];
  /** The chances of what is being decided, from a view alone; null where there is nothing to weigh. */
  odds?(view: View<Kit>, law: Kit['law'], ask: Ask, answer: Answer | null, pictures?: OddsPictures): ShelvedOdds | null;
  /** A sensible beginning for the form of a question, from a view alone; null where to begin with nothing is as good. */
  proposal?(view: View<Kit>, law: Kit['law'], ask: Ask): Answer | null;
  /** What a throw of dice has come to, against all that it could have come to; null for what is no such throw. */
  fortune?(event: Event, law: Kit['law']): Fortune | null;
  /** Orders a player may leave behind. */
  readonly standing?: Standing<Kit>;
  /** What somebody who plays this for the first time wants to know. Told to that seat alone. */
  briefing?(law: Kit['law'], seat: Seat): readonly BriefingPart[];
  /** What of this game is ours, because its sources do not say: the page shows it on the board itself. */
  readonly designed?: string;
  /** A first game that teaches, step by step. */
  readonly guide?: Guide;
};

export type BriefingPart = { readonly title: string; readonly lines: readonly string[] };

export type RuleTitle = Pick<LedgerEntry, 'rule' | 'title'>;

/** An optional rule. The first value is what is in force unless the players say otherwise. */
export type ShelvedOption = {
  readonly name: string;
  readonly title: string;
  /** The heading it stands under, apart from those without one. */
  readonly group?: string;
  readonly values: readonly { readonly value: Plain; readonly title: string }[];
};

/** More is better for the seat. Throws of one measure are added up. */
export type Fortune = {
  readonly seat: Seat;
  /** 'hits by bombs and torpedoes' */
  readonly measure: string;
  readonly came: number;
  /** What every face of the die would have come to, each as likely as the others. */
  readonly could: readonly number[];
};

/**
 * Chances between 0 and 1. What a seat does not know is pictured several times over, and the pictures are averaged: `range` is
 * where the chance lies in most of them, left out where they agree.
 */
export type ShelvedOdds = {
  readonly title: string;
  readonly rows: readonly {
    readonly text: string;
    readonly chance: number;
    readonly range?: readonly [number, number];
  }[];
  readonly note?: string;
  /** All of it in a few words, to stand beside the choice itself: only where weighing many choices keeps nobody waiting. */
  readonly brief?: string;
  /** Over how many. */
  readonly pictures?: number;
};

/** How many pictures at most; `isLate`: whether those there are must do by now. */
export type OddsPictures = { readonly most?: number; isLate?(): boolean };

/** What somebody should know who thinks he knows the game: the options in force that are not as usual. */
export function optionsTold(
  options: readonly ShelvedOption[],
  inForce: { readonly [name: string]: unknown },
): BriefingPart[] {
  const lines = options.flatMap(({ name, title, values }) => {
    const [usual] = values;
    const chosen = values.find(({ value }) => value === inForce[name]);
    if (chosen === undefined || chosen === usual) return [];
    return [chosen.title === 'on' ? title : `${title}: ${chosen.title}`];
  });
  return [{ title: 'Optional rules in force', lines: lines.length === 0 ? ['As usual: none was switched.'] : lines }];
}

/** Off unless switched on. */
export function offOrOn(name: string, title: string): ShelvedOption {
  const values = [
    { value: false, title: 'off' },
    { value: true, title: 'on' },
  ];
  return { name, title, values };
}

/** A rulebook may be among the games more than once, each time with other scenarios. */
export function gameIn(games: readonly Shelved[], rulebook: string, scenario: string): Shelved | undefined {
  return games.find(
    (game) => game.rulebook.name === rulebook && game.rulebook.scenarios.some(({ id }) => id === scenario),
  );
}
