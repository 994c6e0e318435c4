/** 'at Pearl Harbor', 'in port', 'at sea': where it is, for whoever says it in words. */
import type { Strike } from '../strike.js';

/** Harbours that a person may name; a place that is not among them is asked about. */
const harbours = [
  'Pearl Harbor',
  'Manila',
  'Cavite',
  'Singapore',
  'Rabaul',
  'Truk',
  'Kure',
  'Yokosuka',
  'Sasebo',
  'Brunei',
  'Lingga',
  'Palau',
  'Noumea',
  'Espiritu Santo',
  'Ulithi',
  'Majuro',
  'Sydney',
  'Darwin',
  'Trincomalee',
  'Colombo',
  'Ceylon',
  'Taranto',
  'Alexandria',
  'Scapa Flow',
] as const;

const inPort = new RegExp(`\\b(?:in (?:the )?(?:port|harbou?r)|(?:at|in|off) (?:${harbours.join('|')}))\\b`, 'i');
const atSea = /\bat sea\b/i;
const onRaid = /\b(?:on|in) a raid\b/i;

/** Takes the words about the place out of a line. */
export function placeIn(text: string): { rest: string; where: Strike['where'] | undefined } {
  for (const [words, where] of [
    [inPort, 'port'],
    [atSea, 'sea'],
    [onRaid, 'raid'],
  ] as const)
    if (words.test(text)) return { rest: text.replace(words, ' '), where };
  return { rest: text, where: undefined };
}
