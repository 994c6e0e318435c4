/** Questions that leave no choice: whoever asks a person may answer them for him, and say so. */
import type { Answer, Ask, Ways } from './asks.js';
import { count } from './count.js';
import { leastAnswer } from './every.js';

/** The only legal answer. A pick of several has none, for their order may be what is asked for. */
export function soleAnswer<V>(view: V, ask: Ask, ways?: Ways<V>): Answer | undefined {
  const rows = ask.ask === 'sheet' ? ask.rows : [ask];
  if (rows.some((row) => row.ask === 'pick' && row.min > 1)) return undefined;
  return count(view, ask, ways) === 1 ? leastAnswer(ask) : undefined;
}
