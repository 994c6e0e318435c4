/** Standing orders at a table: they can do nothing that a hand could not. */
import type { Kit, Obeyed, StandingQuestion, StandingSeat } from '@ironbottom/umpire';
import type { RulebookModule } from './module.js';

/** What would be refused is not given: then the player is asked. */
export function obeyed(
  { judge }: Pick<RulebookModule, 'judge'>,
  orders: StandingSeat<Kit>,
  question: StandingQuestion<Kit>,
): Obeyed | undefined {
  const spoken = orders.obey(question);
  if (spoken === undefined) return undefined;
  const { view, ask, ways } = question;
  return judge(view, ask, spoken.answer, ways) === undefined ? spoken : undefined;
}
