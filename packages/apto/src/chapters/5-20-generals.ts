/** 5.20 What becomes of a General whose troops have been wiped out by an attack. */
import type { Battle, Leader } from '../battle.js';
import { cite } from '../cite.js';

/** What is added to the die for some of them. */
const modifiers: { readonly [name: string]: number } = { MacArthur: +1, Buckner: -1, Wingate: -1 };

export const modifierFor = ({ name, nation }: Pick<Leader, 'name' | 'nation'>): number =>
  nation === 'japan' ? -2 : (modifiers[name] ?? 0);

/** A net 1 or 2 is death; else he is back in the Force Pool until the next season. */
export const fateOf = (general: Pick<Leader, 'name' | 'nation'>, face: number): 'pool' | 'dead' =>
  face + modifierFor(general) <= 2 && cite('5.20') ? 'dead' : 'pool';

/** Generals left without a single unit in the hex that was attacked. Alone, in an empty fort, a General is never at risk. */
export const bereft = ({ target }: Battle): Leader[] =>
  target.units.length === 0 ? [] : target.generals.filter(({ fate, to }) => fate === 'well' && to === null);
