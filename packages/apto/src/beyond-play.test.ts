import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ledger } from '../ledger.js';
import { beyondPlay } from './beyond-play.js';
import { trial } from './trial.js';

it('every implemented rule is on the trial’s list or has a reason why no game comes to it, and never both', () => {
  const implemented = ledger.flatMap(({ rule, state }) => (state === 'implemented' ? [rule] : []));
  const listed = [...trial.rules, ...Object.keys(beyondPlay)];
  expect([...listed].sort()).toEqual([...implemented].sort());
});

it('7.15 what is said to be settled at the desk alone is called from nowhere else', () => {
  const chapters = ['7-15-home-guard'];
  const source = new URL('.', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const callers = files.filter((file) => {
    const text = readFileSync(new URL(file, source), 'utf8');
    return chapters.some((chapter) => text.includes(`/${chapter}.js'`));
  });
  expect(callers.map((file) => file.replace(/\/.*/, ''))).toEqual(['desk']);
});
