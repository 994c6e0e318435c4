/** Which rules of the book stand behind its own scenarios; one of a player's own has none. */
import type { ScenarioData } from './scenario.js';

/** `forces`: the order of battle; `start`: where ships begin; `shorter`: a version that shares the forces of another (26.2). */
export type Book = { readonly forces: string; readonly start: string; readonly shorter?: true };

const rules: { readonly [name: string]: Book } = {
  'rings-around-rabaul': { forces: 'SC1.OB', start: 'SC1.START' },
  'coral-sea': { forces: 'SC2.OB', start: 'SC2.START' },
  'coral-sea-crucial-days': { forces: 'SC2.OB', start: 'SC2b', shorter: true },
  'coral-sea-battle': { forces: 'SC2.OB', start: 'SC2c', shorter: true },
  'eastern-solomons': { forces: 'SC3.OB', start: 'SC3.START' },
  'eastern-solomons-battle': { forces: 'SC3.OB', start: 'SC3b', shorter: true },
  'santa-cruz': { forces: 'SC4.OB', start: 'SC4.START' },
  'santa-cruz-battle': { forces: 'SC4.OB', start: 'SC4b', shorter: true },
  guadalcanal: { forces: 'SC5.OB', start: 'SC5.START' },
};

export const bookOf = ({ name }: Pick<ScenarioData, 'name'>): Book | undefined =>
  Object.hasOwn(rules, name) ? rules[name] : undefined;
