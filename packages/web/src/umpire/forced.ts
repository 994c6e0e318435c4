/** Questions that need nobody: with but one answer, or with nothing but seldom wanted things to choose. */
import { type Answer, type Ask, type Kit, passing, type View } from '@ironbottom/umpire';
import { itemsOf } from '../asks/draft.js';
import { sentencesOf } from '../asks/prompt.js';
import { umpire } from '../words/umpire.js';
import { onlyAnswer } from './only.js';
import type { Ground } from './sight.js';

/** `note`: what is said of it afterwards; null where there was nothing to answer. */
export type Forced = { answer: Answer; note: string | null };

export function forcedAnswer({ rules, ways }: Ground, view: View<Kit>, ask: Ask): Forced | undefined {
  const answer = onlyAnswer(rules, view, ask, ways) ?? passing(ask);
  return answer === undefined ? undefined : { answer, note: noteOf(ask, answer, rules.toText(ask, answer, ways)) };
}

/** What was answered for somebody, unless there was nothing to answer. */
function noteOf(ask: Ask, answer: Answer, text: string): string | null {
  const [question] = sentencesOf(ask.prompt);
  if (Array.isArray(answer) && answer.length === 0) {
    const free = itemsOf(ask).filter(({ not }) => not === undefined);
    return free.length === 0 ? null : umpire.passedOver(free.map((item) => item.text));
  }
  return umpire.onlyOne(question, text);
}
