/** The Expanded Ship Functions in words. */
import type { Plain } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { gameWords } from './game-words.js';

const sentences: [string, { [key: string]: Plain }, string][] = [
  ['fueling', { ships: ['Wasp', 'allied DD 3'] }, 'Wasp and DD 3 are fueling: ten turns beside an oiler.'],
  ['fueled', { ships: ['Wasp'] }, 'Wasp has fueled.'],
  ['in-tow', { ship: 'Lexington', by: 'allied DD 3' }, 'DD 3 takes Lexington in tow.'],
  ['tow-ended', { ship: 'Lexington', by: 'allied DD 3' }, 'DD 3 tows Lexington no longer.'],
  [
    'rescued',
    { ship: 'allied DD 3', from: 'Lexington', aboard: 2 },
    'DD 3 rescues survivors of Lexington: 2 Survivor Factors aboard.',
  ],
  ['rescued', { ship: 'allied DD 3', from: null, aboard: 1 }, 'DD 3 finds nobody any more.'],
  ['survivors', { allied: 3, japan: 0 }, 'Survivors aboard count five points each: the Allies have 3, Japan 0.'],
  ['magazines-filled', { ships: ['Aoba'] }, 'Aoba has full magazines again.'],
  ['magazines-filled', { ships: ['Aoba', 'japan DD 1'] }, 'Aoba and DD 1 have full magazines again.'],
];

describe('the expanded ship functions in words', () => {
  test.each(sentences)('%s', (kind, data, sentence) => {
    expect(gameWords({ rule: '', kind, to: 'all', data })).toBe(sentence);
  });
});
