/**
 * A first game that teaches: a story told step by step on the real table. The seed, the opponent and the answers proposed
 * are fixed, so that it is the same every time; whoever does something else is told why that is for later, and may do it.
 */
import type { Answer, Ask, Place } from './asks.js';
import type { Plain, Seat } from './events.js';

export type Guide = {
  /** 'Learn in ten minutes' */
  readonly title: string;
  readonly about: string;
  readonly scenario: string;
  readonly options: { readonly [name: string]: Plain };
  readonly seed: string;
  /** Where the newcomer sits, and the program that has the other seats. */
  readonly seat: Seat;
  readonly bot: string;
  readonly steps: readonly GuideStep[];
  /** When all is told: how to go on alone. */
  readonly done: { readonly title: string; readonly text: readonly string[] };
};

export type GuideStep = {
  /** Steps of one part can be skipped together. */
  readonly part: string;
  /** The question it is about: its rule, and words its prompt contains. */
  readonly rule: string;
  readonly words: string;
  readonly title: string;
  /** What has happened since the step before. */
  readonly before?: string;
  /** What this question is about, and what to do: in paragraphs. */
  readonly text: readonly string[];
  readonly answer: Answer;
  /** Other answers that lead on as well; without it only the proposed one does. */
  accepts?(answer: Answer): boolean;
  /** Said to whoever answers something else. */
  readonly otherwise: string;
  /** Places to look at. */
  readonly look?: readonly { readonly place: Place; readonly text: string }[];
  /** The board to look at, by its id. */
  readonly panel?: string;
};

/**
 * Which step a question belongs to, after so many answers. Within a part questions may come in another order, or once
 * more; a part may be over sooner than it was told. None when the story has taken another turn.
 */
export function stepFor({ steps }: Guide, answered: number, ask: Ask): number | undefined {
  const part = steps[answered]?.part;
  const found = steps.flatMap((step, i) => (isAbout(step, ask) ? [i] : []));
  const within = found.filter((i) => steps[i]?.part === part);
  return (
    within.find((i) => i >= answered) ??
    within.findLast((i) => i < answered) ??
    found.find((i) => i >= answered) ??
    found.findLast((i) => i >= answered - 2)
  );
}

function isAbout({ rule, words }: GuideStep, ask: Ask): boolean {
  return ask.rule === rule && ask.prompt.toLowerCase().includes(words.toLowerCase());
}

/** Whether an answer is what the step proposes, or does as well. */
export function follows({ answer, accepts }: GuideStep, given: Answer): boolean {
  return written(given) === written(answer) || accepts?.(given) === true;
}

/** The same for answers that mean the same: nothing placed is nothing said, and the order of names does not count. */
function written(answer: Answer): string {
  if (typeof answer === 'number') return String(answer);
  if (Array.isArray(answer)) {
    const parts = answer.map((each) => (typeof each === 'string' ? each : written(each)));
    return JSON.stringify(answer.every((each) => typeof each === 'string') ? parts.sort() : parts);
  }
  if (isWalk(answer)) return `${answer.path.join(' ')} | ${answer.halt.toSorted().join(' ')}`;
  const placed = Object.entries(answer).filter(([, amount]) => amount !== 0);
  return JSON.stringify(placed.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isWalk(answer: Exclude<Answer, number | unknown[]>): answer is { path: Place[]; halt: string[] } {
  return 'path' in answer && Array.isArray(answer.path);
}
