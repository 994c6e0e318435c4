/** For tests: a small study of the toy game. */
import { shelved } from '@ironbottom/shelf';
import { groupOf, type Plan } from './plan.js';

export function toyPlan(games: number, more: Partial<Plan> = {}): Plan {
  const shelf = shelved('straits', 'narrows');
  if (shelf === undefined) throw new Error('the toy game is not on the shelf');
  const setup = { scenario: 'narrows', options: {}, charts: {}, set: null };
  const made = groupOf(shelf.rulebook, setup, ['random', 'random'], 'narrows');
  if ('errors' in made) throw new Error(made.errors.join());
  return { kind: 'sim', seed: 'toy', games, swap: true, groups: [made.group], code: 'test', ...more };
}
