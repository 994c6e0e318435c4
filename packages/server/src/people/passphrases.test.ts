import { describe, expect, it } from 'vitest';
import { Problem } from '../http/problem.js';
import { passphrases } from './passphrases.js';

const phrase = 'correct horse battery';

describe('passphrases', () => {
  it('are kept with their parameters and a salt of their own, and never as they are', async () => {
    const kept = passphrases(4);
    const [one, two] = [await kept.hash(phrase), await kept.hash(phrase)];
    expect(one).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(two);
    expect(one).not.toContain(phrase);
    expect(await kept.fits(phrase, one)).toBe(true);
    expect(await kept.fits(`${phrase} `, one)).toBe(false);
  });

  it('take 2^15 rounds unless a test asks for less, and what was kept with less is known as old', async () => {
    const kept = passphrases();
    const today = await kept.hash(phrase);
    expect(today).toContain('$ln=15,r=8,p=1$');
    expect(kept.isOld(today)).toBe(false);
    const old = await passphrases(4).hash(phrase);
    expect(kept.isOld(old)).toBe(true);
    expect(await kept.fits(phrase, old)).toBe(true);
  });

  it('fit however a keyboard composes their letters', async () => {
    const kept = passphrases(4);
    expect(await kept.fits('cafe\u0301 au lait', await kept.hash('caf\u00e9 au lait'))).toBe(true);
  });

  it('cost one run of scrypt each time, whether they are right, wrong, or nobody has that name', async () => {
    const kept = passphrases(4);
    const mine = await kept.hash(phrase);
    const runsOf = async (work: () => Promise<boolean>): Promise<[boolean, number]> => {
      const before = kept.runs;
      return [await work(), kept.runs - before];
    };
    expect(await runsOf(() => kept.fits(phrase, mine))).toEqual([true, 1]);
    expect(await runsOf(() => kept.fits('wrong horse', mine))).toEqual([false, 1]);
    expect(await runsOf(() => kept.fits(phrase, null))).toEqual([false, 1]);
    expect(await runsOf(() => kept.fits(phrase, 'what is this'))).toEqual([false, 1]);
  });

  it('are worked out two at a time; a crowd at the door is sent away, and the door opens again', async () => {
    const kept = passphrases(8);
    const tries = Array.from({ length: 80 }, () => kept.fits(phrase, null));
    expect(kept.runs).toBe(2);
    const ends = await Promise.allSettled(tries);
    const refused = ends.filter((each) => each.status === 'rejected').map((each) => each.reason as unknown);
    expect(refused).toHaveLength(28);
    expect(refused[0]).toBeInstanceOf(Problem);
    expect((refused[0] as Problem).status).toBe(503);
    expect(kept.runs).toBe(52);
    expect(await kept.fits(phrase, null)).toBe(false);
  });
});
