import { describe, expect, it } from 'vitest';
import { say } from './testing.js';

describe('ledger of a rule', () => {
  it('may be named in one word or two', async () => {
    const one = await say(['ledger', 'flat-top 16.6.2']);
    expect(one.code).toBe(0);
    expect(one.out).toBe((await say('ledger flat-top 16.6.2')).out);
    expect((await say(['ledger', 'flat-top 16.6.2 17'])).code).toBe(2);
  });
  it('shows the rule with its tests, those below it with their number, and other rulebooks in a line', async () => {
    const { out } = await say('ledger 19.7');
    const lines = out.split('\n');
    expect(lines[0]).toContain('flat-top 19.7 ');
    expect(lines[1]).toMatch(/^ {4}packages\/flat-top\/.*test\.ts/);
    expect(out).toMatch(/flat-top 19\.7\.1 .*implemented, \d+ tests?/);
    expect(out).toContain('One with its tests:  ironbottom ledger flat-top 19.7.1');
    expect(out).toContain('Also:  ironbottom ledger war-in-the-pacific 19.7');
    expect(out).not.toContain('war-in-the-pacific 19.7.1');
  });
  it('has every rulebook in JSON', async () => {
    const found = JSON.parse((await say('ledger 19.7 --json')).out) as { rulebook: string }[];
    expect(new Set(found.map(({ rulebook }) => rulebook)).size).toBeGreaterThan(1);
  });
  it('guesses only within a chapter', async () => {
    expect((await say('ledger flat-top 99.9')).err).toBe('ironbottom: 99.9: there is no such rule\n');
    expect((await say('ledger flat-top 19.77')).err).toContain('did you mean 19.7');
  });
});
