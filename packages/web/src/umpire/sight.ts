/**
 * What one seat sees of a game, wherever its umpire sits: in this worker, or on a server that sends this seat its view.
 * Everything the table shows is made from it.
 */
import type { OddsPictures, RulebookModule, Shelved, ShelvedOdds } from '@ironbottom/shelf';
import {
  type Answer,
  type Ask,
  type BoardTrack,
  type Event,
  type HouseValues,
  hashOf,
  type Kit,
  type Place,
  type Refusal,
  type Scene,
  type Seat,
  type Setup,
  standIn,
  type View,
  type Ways,
} from '@ironbottom/umpire';
import { umpire } from '../words/umpire.js';
import { boardText } from './board-text.js';
import type { Answered, Asked, LogLine, Reference } from './messages.js';
import { onlyAnswer } from './only.js';
import { plainPanels } from './plain-panels.js';
import { type Adviser, stepsOf } from './steps.js';

/** What does not change while a game lasts: the rulebook, the umpire it is played with, and the rules in force. */
export type Ground = {
  readonly book: Shelved;
  readonly rules: RulebookModule;
  readonly law: Kit['law'];
  readonly ways: Ways<View<Kit>> | undefined;
  /** House charts it is played with. */
  readonly house?: Setup['charts'];
};

/** Something that was told, and to whom. */
export type Told = { to: Event['to']; event: Event } | { to: readonly Seat[]; note: string; rule: string };

export type Sight = Ground & {
  readonly seat: Seat;
  readonly view: View<Kit>;
  /** The question before whoever looks. */
  readonly ask: Ask | undefined;
  readonly told: readonly Told[];
  /** What standing orders say to a part of the question: the form begins with it. */
  readonly begun?: Answer;
};

/** A long war has thousands of lines: the last of them come by themselves, all of them when asked for. */
const lastLines = 200;

/** What a table shows of a sight. */
export function shownOf(sight: Sight) {
  const scene = sceneOf(sight);
  const log = logOf(sight);
  const tracks = tracksOf(sight);
  return {
    ...scene,
    tracks,
    text: boardText(scene, (place) => nameOf(sight, place), tracks),
    asked: questionOf(sight),
    log: log.slice(-lastLines),
    earlier: Math.max(0, log.length - lastLines),
    adviser: adviserIn(sight),
  };
}

function adviserIn({ book }: Ground): { title: string } | null {
  const found = standIn(book.bots);
  return found === undefined ? null : { title: found.bot.title };
}

export function sceneOf({ book, law, view }: Sight): Scene {
  return book.board?.scene(view, law) ?? { clock: '', score: '', pieces: [], overlays: [], panels: plainPanels(view) };
}

/** From nothing but what the seat has heard. */
function tracksOf({ book, law, view, told, seat, rules }: Sight): readonly BoardTrack[] {
  if (book.board?.tracks === undefined) return [];
  const heard = told.flatMap((each) => ('event' in each && rules.hears(each.event, seat) ? [each.event] : []));
  return book.board.tracks(heard, view, law);
}

function questionOf(sight: Sight): Asked | null {
  const { ask, view, ways, rules } = sight;
  if (ask === undefined) return null;
  const only = onlyAnswer(rules, view, ask, ways);
  return {
    ask,
    lines: rules.askText(ask, ways),
    how: rules.howToAnswer(ask),
    only: only === undefined ? null : { answer: only, text: rules.toText(ask, only, ways) },
    start: only === undefined ? (sight.begun ?? proposalOf(sight, ask)) : null,
    boxes: ask.ask === 'sheet' ? (sight.book.board?.boxes?.(view, sight.law, ask) ?? null) : null,
    steps: ask.ask === 'walk' && ways !== undefined ? stepsOf(rules, view, ask, [], ways, adviserOf(sight, ask)) : null,
  };
}

/** The question that a view says it owes; none while the seat's answer lies sealed. */
export function askIn({ book, law }: Ground, view: View<Kit>): Ask | undefined {
  if (view.owes == null || view.owes.sealed !== null) return undefined;
  return book.rulebook.frames[view.owes.kind]?.ask?.(view, law);
}

/** A proposal is a legal answer, or none. */
function proposalOf({ book, law, view, ways, rules }: Sight, ask: Ask): Answer | null {
  const proposed = book.proposal?.(view, law, ask) ?? null;
  return proposed !== null && rules.judge(view, ask, proposed, ways) === undefined ? proposed : null;
}

/** What the rulebook has to say while an answer is made up. */
export function adviserOf({ book, law, view }: Sight, ask: Ask): Adviser {
  return (answer) => book.board?.advice?.(view, law, ask, answer) ?? null;
}

/** What the seat that looks has heard, in words. */
export function logOf({ told, seat, law, rules, book: { board, rulebook } }: Sight): LogLine[] {
  const lines: LogLine[] = [];
  const battles: { n: number; events: Event[] }[] = [];
  let fighting: (typeof battles)[number] | undefined;
  for (const each of told) {
    if (!rules.hears({ to: each.to } as Event, seat)) continue;
    const n = lines.length;
    if ('note' in each)
      lines.push({ n, rule: each.rule, text: each.note, kind: 'note', opens: null, minor: true, dice: [] });
    else {
      const kind = each.to === 'all' ? 'event' : 'private';
      const { event } = each;
      const text = board?.words?.(event, law) ?? rulebook.words(event);
      const opens = board?.opens?.(event) ?? null;
      const minor = board?.minor?.(event) ?? false;
      if (opens !== null) fighting = opens === 'battle' ? { n, events: [] } : undefined;
      if (opens === 'battle' && fighting !== undefined) battles.push(fighting);
      fighting?.events.push(event);
      const exposed = board?.exposed?.(event);
      const alarm = exposed ?? board?.alarm?.(event);
      const dice = board?.dice?.(event) ?? [];
      const news = { ...(alarm !== undefined && { alarm }), ...(exposed !== undefined && { exposed: true as const }) };
      lines.push({ n, rule: event.rule, text, kind, opens, minor, dice, ...news });
    }
  }
  for (const { n, events } of battles) {
    const total = board?.total?.(events) ?? '';
    const heading = lines[n];
    if (total !== '' && heading !== undefined) lines[n] = { ...heading, total };
  }
  return lines;
}

function nameOf({ ways }: Ground, place: Place): string {
  return ways?.placeName(place) ?? String(place);
}

export function referenceOf(ground: Ground): Reference {
  const { book, law } = ground;
  const map = book.board?.map(law) ?? null;
  const placeNames = map?.middles.map((middle, place) => (middle === null ? '' : nameOf(ground, place))) ?? [];
  const rules = book.ledger.map(({ rule, title }) => ({ rule, title }));
  return {
    book: book.rulebook.name,
    map,
    placeNames,
    rules,
    odds: book.odds !== undefined,
    advice: book.board?.advice !== undefined || book.board?.unassigned !== undefined,
    briefing: book.briefing !== undefined,
    designed: book.designed ?? '',
    standing: book.standing !== undefined,
    house: (ground.house ?? {}) as HouseValues,
  };
}

export const notAsked = (): Refusal => ({ rule: '', why: umpire.notAsked });

export function readTyped({ ask, view, ways, rules }: Sight, text: string): { answer: Answer } | { refusal: Refusal } {
  return ask === undefined ? { refusal: notAsked() } : rules.fromText(view, ask, text, ways);
}

/** The answer that is meant, unless it is none or had better be thought over. */
export function considered(
  sight: Sight,
  given: Answer | { text: string },
  anyway: boolean,
): { answer: Answer } | Exclude<Answered, { situation: unknown }> {
  const { ask, view, ways, law, rules, book } = sight;
  if (ask === undefined) return { refusal: notAsked() };
  let meant: unknown = given;
  if (isTyped(given)) {
    const read = readTyped(sight, given.text);
    if ('refusal' in read) return read;
    meant = read.answer;
  }
  const refusal = rules.judge(view, ask, meant, ways);
  if (refusal !== undefined) return { refusal };
  const warnings = anyway ? [] : (book.board?.warnings?.(view, law, meant as Answer) ?? []);
  return warnings.length > 0 ? { warnings } : { answer: meant as Answer };
}

function isTyped(given: Answer | { text: string }): given is { text: string } {
  return typeof given === 'object' && !Array.isArray(given) && 'text' in given && typeof given.text === 'string';
}

export function steps(sight: Sight, path: readonly Place[]) {
  const { ask, view, ways, rules } = sight;
  if (ask?.ask !== 'walk' || ways === undefined) return undefined;
  return stepsOf(rules, view, ask, path, ways, adviserOf(sight, ask));
}

/** What was weighed last in a game, by view and answer: whoever changes his mind and back has it at once. */
type Weighed = { readonly most: number; readonly odds: ShelvedOdds | null };
const weighedBefore = new WeakMap<Kit['law'], Map<string, Weighed>>();
const mostKept = 60;

/**
 * Only of answers that could be given: nothing is known of what would follow from others. All answers are weighed over the same
 * pictures of what may be there.
 */
export function oddsOf({ ask, view, ways, law, rules, book }: Sight, given: readonly Answer[], wanted: OddsPictures) {
  if (ask === undefined) return [];
  const { most = 0 } = wanted;
  const kept = weighedBefore.get(law) ?? new Map<string, Weighed>();
  weighedBefore.set(law, kept);
  let pictures = wanted;
  return given.map((each) => {
    if (rules.judge(view, ask, each, ways) !== undefined) return null;
    const key = hashOf([view, each]);
    const before = kept.get(key);
    const odds =
      before !== undefined && before.most >= most ? before.odds : (book.odds?.(view, law, ask, each, pictures) ?? null);
    if (odds?.pictures !== undefined) pictures = { most: odds.pictures };
    kept.delete(key);
    kept.set(key, { most: Math.max(most, before?.most ?? 0), odds });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return odds;
  });
}
