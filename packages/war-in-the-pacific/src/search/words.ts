/** Search and reports as sentences. */
import type { Event } from '@ironbottom/umpire';
import { chitText } from '../chapters/13-5-reports.js';
import type { Chit } from '../charts/search-cups.js';
import { areSeveral } from './search.js';

type Data = Event['data'];

const who = (side: Data[string]): string => (side === 'japan' ? 'Japan' : 'The Allies');

const verb = (who: Data[string], one: string, more: string): string => (areSeveral(String(who)) ? more : one);

export const searchSentences: { readonly [kind: string]: (data: Data) => string } = {
  'air phase': ({ phase }) => `Air Phase ${phase}: planes go out to search.`,
  search: ({ side, looks }) =>
    Array.isArray(looks) && looks.length > 0
      ? `${who(side)} ${side === 'japan' ? 'searches' : 'search'}: ${looks.join(', ')}.`
      : `${who(side)} ${side === 'japan' ? 'does' : 'do'} not search.`,
  looked: ({ from, marker, roll, needed, found }) =>
    `${from} ${verb(from, 'looks', 'look')} for ${marker}, roll ${roll}, ${needed} or more wanted: ${found ? 'found' : 'nothing'}.`,
  chit: ({ marker, chit }) => `You draw Report ${chitText(chit as Chit)} for ${marker}.`,
  sighted: ({ from, marker, report }) => `${from} ${verb(from, 'reports', 'report')} ${marker}: ${report}.`,
};
