/** What a nation may be called in a line: 'china', 'Chinese'. */
import type { Nation } from '../pieces.js';
import { nations } from './shapes.js';

export const nationNames: { readonly [word: string]: Nation } = {
  ...Object.fromEntries(nations.map((nation) => [nation, nation])),
  ...{ japanese: 'japan', chinese: 'china', communist: 'ccp', communists: 'ccp', soviet: 'ussr', soviets: 'ussr' },
  ...{ mongolian: 'mongolia', manchurian: 'manchukuo', thai: 'thailand', american: 'us', british: 'uk' },
  ...{ australian: 'australia', dutch: 'netherlands', french: 'france' },
};

/** The nation meant; a word that is none stays as it is, for the schema to refuse with what would be right. */
export const nationMeant = (word: string): string => {
  const said = word.trim().toLowerCase();
  return Object.hasOwn(nationNames, said) ? (nationNames[said] ?? said) : said;
};
