/** Every golden game, played again from its file: to its hash, its ending and its rule. */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readScenario, scenarioList } from '../src/scenarios/index.js';
import { endingsOf, type Golden, nameOf } from './endings.js';
import { replayed } from './replay.js';

const folder = new URL('./games/', import.meta.url);
const list = JSON.parse(readFileSync(new URL('list.json', folder), 'utf8')) as readonly Golden[];

const anew = 'If the rules were changed on purpose, `npm run golden` plays the golden games anew; say so in the commit';

describe('golden games', () => {
  const scenarios = scenarioList.filter(({ id }) => id !== 'custom').map(({ id, title }) => [title, id] as const);
  test.each(scenarios)('there is one for every way in which %s can end', (_, id) => {
    const read = readScenario({ scenario: id, options: {}, charts: {}, set: null });
    const endings = 'errors' in read ? read.errors : endingsOf(read.law.scenario).map(nameOf);
    const golden = list.filter(({ scenario }) => scenario === id).map(({ ending }) => ending);
    expect(golden.sort(), anew).toEqual(endings.sort());
  });

  test('every file is in the list, once', () => {
    const files = readdirSync(folder).filter((file) => file !== 'list.json');
    expect(list.map(({ file }) => file).sort(), anew).toEqual(files.sort());
  });

  const named = list.map((golden) => [`${golden.scenario}: ${golden.ending} (${golden.rule})`, golden] as const);
  test.each(named)('%s', (_, { scenario, file, ending, rule, answers }) => {
    const text = gunzipSync(readFileSync(new URL(file, folder))).toString('utf8');
    expect(text).toContain(`\nscenario: ${scenario}\n`);
    expect(replayed(text), anew).toMatchObject({ problems: [], ending, rule });
    expect(text.match(/^(allied|japan): /gm)).toHaveLength(answers);
  });
});
