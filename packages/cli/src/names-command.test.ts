import { describe, expect, test } from 'vitest';
import { say } from './testing.js';

describe('ironbottom names', () => {
  test('lists every kind of name that a scenario can use', async () => {
    const { out, code } = await say('names');
    expect(code).toBe(0);
    for (const title of ['Ships', 'Planes', 'Bases', 'Places', 'Islands', 'Coastwatchers', 'Words for groups of ships'])
      expect(out).toMatch(new RegExp(`^${title}$`, 'm'));
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('with words, those of which all are told', async () => {
    const { out } = await say('names japanese cv --json');
    const [ships, ...others] = JSON.parse(out) as { title: string; names: { name: string }[] }[];
    expect(ships?.names.map(({ name }) => name)).toContain('Shokaku');
    expect(ships?.names.map(({ name }) => name)).not.toContain('Lexington');
    expect(others).toEqual([]);
    expect((await say('names hendersen')).err).toContain('did you mean Henderson?');
  });
});
