import { expect, test } from 'vitest';
import { gameWords } from './game-words.js';
import type { Data } from './phrases.js';

const say = (rule: string, kind: string, data: Data): string => gameWords({ rule, kind, data, to: 'all' });

test.each<[string, string, Data, string]>([
  [
    '3.2',
    'begins',
    { title: 'Rings Around Rabaul', date: '23 February 1942', hour: 6 },
    'Rings Around Rabaul begins: 23 February 1942, 0600.',
  ],
  ['4.1', 'set-up', { tfs: [{ id: 'TF 1', hex: 'MM9', ships: 15 }] }, 'You begin with TF 1 (15 ships) in MM9.'],
  ['4.1', 'arranging', {}, 'Both sides arrange their forces.'],
  ['4.1', 'set-up', { tfs: [] }, 'Your planes stand at their bases.'],
  [
    '8.6',
    'boxes-changed',
    {
      place: 'Rabaul',
      moves: [
        { plane: 'Zero', factors: 3, from: 'justLanded', to: 'readying' },
        { plane: 'Betty', factors: 2, from: 'readying', to: 'ready torpedo' },
        { plane: 'Nell', factors: 1, from: 'readying', to: 'disperse' },
        { plane: 'Kate', factors: 4, from: 'readying', to: 'undisperse' },
        { plane: 'Mavis', factors: 1, from: 'readying', to: 'ready none' },
      ],
    },
    'Rabaul: 3 Zero from Just Landed to Readying, 2 Betty made Ready with torpedoes, 1 Nell dispersed, 4 Kate brought together and 1 Mavis made Ready.',
  ],
  [
    'OPT-AP.1',
    'planes-called',
    { hex: 'J34' },
    'An enemy task force in J34 calls up additional planes: they come next turn.',
  ],
  ['SC1.4', 'planes-arrive', { place: 'Truk', plane: 'Betty', factors: 5 }, '5 Betty arrive at Truk, Ready.'],
  [
    'SC1.7',
    'no-take-off',
    { side: 'japan' },
    'No Japanese plane may take off on the first turn of this scenario, so no Air Formation is formed.',
  ],
  [
    '8.5.1',
    'formed',
    { af: 'AF 3', place: 'Lexington', planes: [{ plane: 'Dauntless', factors: 8, arms: 'AP' }] },
    'AF 3 is on deck at Lexington: 8 Dauntless with AP bombs.',
  ],
  [
    '8.11',
    'reorganized',
    {
      hex: 'MM9',
      was: ['AF 1', 'AF 2'],
      now: [{ af: 'AF 2', planes: [{ plane: 'Wildcat', factors: 4, arms: 'none' }] }],
    },
    'In MM9 AF 1 and AF 2 become AF 2 (4 Wildcat).',
  ],
  ['22.1', 'replacements', { planes: [] }, 'No replacements arrive.'],
  [
    '22.1',
    'replacements',
    { planes: [{ plane: 'Zero*', factors: 2, place: 'Shokaku' }] },
    'Replacements: 2 Zero (sea based) at Shokaku.',
  ],
])('%s %s is told as a sentence', (rule, kind, data, sentence) => {
  expect(say(rule, kind, data)).toBe(sentence);
});
