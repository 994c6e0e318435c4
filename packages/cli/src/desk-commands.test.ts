import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { say } from './testing.js';

const folder = mkdtempSync(join(tmpdir(), 'ironbottom-desk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('odds for a person', () => {
  it('give the chance of a sinking as a chance, and planes lost as a number', async () => {
    const { out } = await say(['odds', 'strike', '1 Dauntless AP -> Shokaku (5 hits) with Kongo, 6 DD']);
    expect(out).toMatch(/Shokaku sunk \(chance\) +\d+\.\d %/);
    expect(out).toMatch(/Allied planes lost +0\.\d\d +0 /);
  });
});

describe('where the policies are explained', () => {
  it.each([
    ['strike', 'desk list strike'],
    ['apto/land-combat', 'desk list apto/land-combat'],
  ])('%s names a command that there is', async (name, command) => {
    for (const verb of ['odds', 'desk run']) {
      const { out } = await say(`${verb} ${name} --example --seed x`);
      expect(out).toContain(`("${command}" explains it)`);
    }
    expect(await say(command)).toMatchObject({ code: 0 });
  });
});

describe('house charts at the desk', () => {
  it('CHART that a table falls is told beside the result, not in its JSON', async () => {
    const file = join(folder, 'fire.json');
    const write = (charts: object): void => {
      const fire = { firing: [{ ship: 'Chokai', hexes: 2 }], target: { ship: 'Astoria' }, charts };
      writeFileSync(file, JSON.stringify(fire));
    };
    const run = ['desk', 'run', 'war-in-the-pacific/gunfire', '--seed', 'a', '--json', '--file', file];
    write({ 'surface-damage': { '3.5.4': 1 } });
    const { out, err, code } = await say(run);
    expect([code, JSON.parse(out).dice]).toEqual([0, [1, 4]]);
    const told = /looks\s+mistyped:\s+Surface\/Surface\s+Damage\s+Table:/;
    expect(err).toMatch(told);
    expect((await say(['odds', ...run.slice(2, 3), '--file', file])).err).toMatch(told);
    write({ 'surface-damage': { '3.5.4': 37 } });
    expect((await say(run)).err).toBe('');
  });
});

describe('options and saving', { timeout: 30_000 }, () => {
  it('OPT --options switches optional rules on, beside those of the input', async () => {
    const line = '10 Dauntless AP -> Shokaku with 6 DD';
    const { out } = await say(['desk', 'run', 'strike', line, '--json', '--seed', 'a', '--options', 'lessLuck=1']);
    const { input, dice } = JSON.parse(out) as { input: { options: unknown }; dice: number[] };
    expect(input.options).toEqual({ lessLuck: 1 });
    expect(dice).toEqual([]);
    const odds = await say(['odds', 'strike', `${line} option criticalHits`, '--json', '--options', 'lessLuck=1']);
    expect(odds.code).toBe(0);
    expect((await say(['odds', 'strike', line, '--options', 'criticalHit'])).err).toContain(
      'did you mean criticalHits?',
    );
    expect((await say(['odds', 'strike', line, '--options', 'a=b=c'])).err).toContain('write them as');
    expect((await say('desk list strike')).out).toMatch(/criticalHits +\S/);
  });
  it('a file that is there is not written over unasked, and nothing is rolled for a folder that is not', async () => {
    const file = join(folder, 'kept.json');
    writeFileSync(file, 'mine');
    const args = ['desk', 'run', 'strike', '--example', '--dice', '4,6,3,1', '--save'];
    const refused = await say([...args, file]);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toContain('is there already; --overwrite replaces it');
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect((await say([...args, file, '--overwrite'])).code).toBe(0);
    expect((await say(['desk', 'show', file])).code).toBe(0);
    expect(await say([...args, join(folder, 'no', 'such', 'x.json')])).toMatchObject({ code: 2, out: '' });
  });
});
