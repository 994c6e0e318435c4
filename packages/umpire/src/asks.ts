/**
 * The closed set of questions. The umpire asks, the seat answers, nothing else exists.
 *
 * An ask is plain data built from the asked seat's view alone, and says by itself what is legal: what may not be chosen
 * is listed with the refusal that choosing it would meet. So page, text board, bots, fuzzer and network share one
 * definition of a legal answer.
 */

/** Why an answer is refused: the rule, what was wrong and what would be right. */
export type Refusal = { rule: string; why: string };

/**
 * Something that can be chosen; with `not`, something a player might look for but may not choose, and why. `at`: where it
 * lies, for those who choose on a map. `seldom`: legal like everything else, but hardly ever wanted, so that a page may keep
 * it out of the way.
 */
export type Item = { id: string; text: string; at?: Place; not?: Refusal; seldom?: true };

/** A hex or box on some map; the rulebook says how it is written. */
export type Place = number;

/** The first sentence of a prompt asks; what follows explains. */
type Question = { rule: string; prompt: string; seldom?: true };

/**
 * `now`: what a form begins with, where to choose nothing would be the worse beginning. `none`: what to choose nothing comes
 * to, in words, where "no" may be taken for "not yet".
 */
export type Pick = Question & { ask: 'pick'; of: Item[]; min: number; max: number; now?: string[]; none?: string };
export type Split = Question & { ask: 'split'; total: number; over: Share[]; all: boolean };
export type Share = Item & { cap: number };
export type Walk = Question & { ask: 'walk'; unit: string; from: Place; budget: number; halts: Item[] };
export type Sheet = Question & { ask: 'sheet'; rows: Row[]; limits: Limit[] };
/** `now`: what is in force unless something else is said, for whoever fills in a form. */
export type Say = Question & { ask: 'say'; from: number; to: number; now?: number };
export type Ask = Pick | Split | Walk | Sheet | Say;

/** Rows of a sheet are never sheets themselves, and never walks: a sheet is filled in at once. */
export type Row = Pick | Split | Say;

/**
 * The weighted sum of the named entries is at most `most`. Without `id` a term means the whole row: how many items were
 * picked, how much was split, the number said. Every row's least answer must keep within the limits.
 */
export type Limit = { rule: string; why: string; most: number; of: Term[] };
export type Term = { row: number; id?: string; each?: number };

export type PickAnswer = string[];
export type SplitAnswer = { [id: string]: number };
/** The hexes entered, in order; the walk stops early at what `halt` names. */
export type WalkAnswer = { path: Place[]; halt: string[] };
export type SayAnswer = number;
export type RowAnswer = PickAnswer | SplitAnswer | SayAnswer;
export type Answer = RowAnswer | WalkAnswer | RowAnswer[];

/** One step a unit may take (or, with `not`, may not and why). A step costs at least 1, so that every walk ends. */
export type Way = { to: Place; cost: number; not?: Refusal };

/** What walks need to know of a rulebook's map; a function of the view alone. */
export type Ways<View> = {
  ways(view: View, unit: string, at: Place): readonly Way[];
  placeName(place: Place): string;
  placeNamed(name: string): Place | undefined;
};
