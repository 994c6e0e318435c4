import { expect, test } from 'vitest';
import { adviceFor } from './advised.js';

test('advice that begins with the name of a group of rows belongs to that group', () => {
  const lines = ['Lexington: 12 take off', 'Port Moresby: 4 take off', 'fuel is short'];
  expect(adviceFor('Lexington', lines)).toEqual(['12 take off']);
  expect(adviceFor('Lex', lines)).toEqual([]);
  expect(adviceFor('', lines)).toEqual([]);
});
