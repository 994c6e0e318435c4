/** A first game that teaches: which step of its guide the present question is, and what the guide has to say. */
import { type Answer, follows, type GuideStep, stepFor } from '@ironbottom/umpire';
import { coaching } from '../words/guide.js';
import type { Coach } from './messages.js';
import type { Session } from './session.js';
import type { Sight } from './sight.js';
import { suggest } from './suggest.js';

/** Where in its story a game is. */
type Guided = Pick<Session, 'guide' | 'game' | 'byItself'>;

/** The guide's step for what is asked now. */
function stepNow(session: Guided, { seat, ask }: Pick<Sight, 'seat' | 'ask'>): number | undefined {
  const { guide } = session;
  if (guide === null || ask === undefined || seat !== guide.seat) return undefined;
  return stepFor(guide, answersGiven(session), ask);
}

/** Those somebody was asked for. */
function answersGiven({ game, byItself, guide }: Guided): number {
  return game.log.filter(({ seat }, i) => seat === guide?.seat && byItself[i] !== true).length;
}

/** What the guide has to say to an answer that leads away from its story. */
export function strayed(session: Guided, sight: Sight, given: Answer): string | undefined {
  const at = stepNow(session, sight);
  const step = at === undefined ? undefined : session.guide?.steps[at];
  if (step === undefined || follows({ ...step, answer: proposed(sight, step) }, given)) return undefined;
  return `${step.otherwise} ${coaching.straying}`;
}

/** Where the story has become another one, what a program would do. */
function proposed(sight: Sight, { answer: wanted }: GuideStep): Answer {
  const { ask, view, ways, rules, book } = sight;
  if (ask === undefined || rules.judge(view, ask, wanted, ways) === undefined) return wanted;
  return suggest(sight, ask, book.guide?.bot ?? '', book.title).answer;
}

/** What the guide proposes now, and to which part of its story that belongs. */
export function proposedNow(session: Guided, sight: Sight): { part: string; answer: Answer } | undefined {
  const at = stepNow(session, sight);
  const step = at === undefined ? undefined : session.guide?.steps[at];
  return step && { part: step.part, answer: proposed(sight, step) };
}

export function coachOf(session: Guided, sight: Sight): Coach | null {
  const { guide } = session;
  if (guide === null || sight.seat !== guide.seat) return null;
  const of = guide.steps.length;
  const over = sight.view.over !== null;
  const nothing = { of, part: '', left: 0, before: '', answer: null, look: [], panel: null };
  if (answersGiven(session) >= of || over)
    return { ...nothing, step: of + 1, title: guide.done.title, text: guide.done.text, state: 'done' };
  const at = stepNow(session, sight);
  const step = at === undefined ? undefined : guide.steps[at];
  if (at === undefined || step === undefined)
    return {
      ...nothing,
      step: answersGiven(session) + 1,
      title: coaching.lost,
      text: [coaching.lostText],
      state: 'lost',
    };
  const { part, title, before = '', text, look = [], panel = null } = step;
  const left = guide.steps.slice(at).findIndex((each) => each.part !== part);
  return {
    step: at + 1,
    of,
    title,
    part,
    left: left < 0 ? of - at : left,
    before,
    text,
    answer: proposed(sight, step),
    look,
    panel,
    state: 'step',
  };
}
