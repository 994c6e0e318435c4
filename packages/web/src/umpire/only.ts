import type { Answer, Ask, chance, every, sample, Ways } from '@ironbottom/umpire';

/**
 * The only legal answer, where there is but one: found by looking for a second, for counting them all may take long.
 * A pick of several has none, for their order may be what is asked for.
 */
export function onlyAnswer<V>(
  rules: { every: typeof every; sample: typeof sample; chance: typeof chance },
  view: V,
  ask: Ask,
  ways: Ways<V> | undefined,
): Answer | undefined {
  const rows = ask.ask === 'sheet' ? ask.rows : [ask];
  if (rows.some((row) => row.ask === 'pick' && row.min > 1)) return undefined;
  // Draws that differ show a choice where even the first answer in order may be long in coming: a sheet with many limits.
  if (ask.ask === 'sheet' && ask.limits.length > 0) {
    const rng = rules.chance(1);
    const draws = Array.from({ length: 4 }, () => JSON.stringify(rules.sample(view, ask, rng, ways)));
    if (new Set(draws).size > 1) return undefined;
  }
  let only: Answer | undefined;
  for (const answer of rules.every(view, ask, ways)) {
    if (only !== undefined) return undefined;
    only = answer;
  }
  return only;
}
