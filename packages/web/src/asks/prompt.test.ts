import { expect, test } from 'vitest';
import { sentencesOf } from './prompt.js';

test('the first sentence of a prompt is its heading, what follows explains it', () => {
  expect(sentencesOf('plot TF 1: up to 2 hexes. KK7 lies to windward.')).toEqual([
    'Plot TF 1: up to 2 hexes.',
    'KK7 lies to windward.',
  ]);
});

test('a question asked later is the heading all the same', () => {
  expect(sentencesOf('An enemy has come to KK7. Try to intercept it?')).toEqual([
    'Try to intercept it?',
    'An enemy has come to KK7.',
  ]);
});

test('a single sentence stands alone', () => {
  expect(sentencesOf('how do your forces begin?')).toEqual(['How do your forces begin?', '']);
});
