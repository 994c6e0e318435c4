import { describe, expect, test } from 'vitest';
import { say } from './testing.js';

describe('ironbottom sim', () => {
  test('plays games to their end and counts winners, by seat and by program', async () => {
    const { code, out } = await say(
      'sim straits/narrows --games 6 --seed seven --bots random,random --workers 1 --json',
    );
    const report = JSON.parse(out) as {
      games: number;
      orders: number;
      seconds: number;
      errors: string[];
      unfinished: number;
      winners: { [seat: string]: number };
    };
    expect(code).toBe(0);
    expect(report).toMatchObject({ games: 6, errors: [], unfinished: 0 });
    expect(report.orders).toBeGreaterThan(6);
    expect(Object.values(report.winners).reduce((sum, n) => sum + n, 0)).toBe(6);
  });

  test('the same seed gives the same games', async () => {
    const counts = async (): Promise<unknown> => {
      const { out } = await say('sim straits/narrows --games 3 --seed again --bots random --workers 1 --json');
      const { orders, winners } = JSON.parse(out) as { orders: number; winners: unknown };
      return { orders, winners };
    };
    expect(await counts()).toEqual(await counts());
  });

  test('says by how many points, and of a scenario of your own how to give it', async () => {
    const one = 'sim flat-top/custom --games 1 --seed one --bots recruit,recruit';
    const { out } = await say(one);
    expect(out).toMatch(/^flat-top\/custom: an example, for no --file is given\. "ironbottom table/);
    expect(out).toContain('flat-top/custom: 1 game, seed one');
    const { points, ends } = JSON.parse((await say(`${one} --json`)).out) as {
      points: { Allies: number; Japan: number };
      ends: { [rule: string]: { games: number; why: string } };
    };
    const [[rule, { games, why }] = ['', { games: 0, why: '' }]] = Object.entries(ends);
    expect(games).toBe(1);
    expect(out).toContain(`ended by ${rule} 1 (100 %), such as: ${why}`);
    const ahead = points.Allies > points.Japan ? 'Allies' : 'Japan';
    const margin = Math.abs(points.Allies - points.Japan);
    expect(out).toContain(`points on the average: `);
    expect(out).toContain(`Allies ${points.Allies}`);
    expect(out).toContain(`${ahead} ahead by ${margin}`);
  });

  test('names what it cannot do', async () => {
    expect(await say('sim straits/narrows --bots randon')).toMatchObject({
      code: 2,
      err: expect.stringContaining('random'),
    });
    expect(await say('sim straits/narrows --games none')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--games'),
    });
    expect(await say('sim')).toMatchObject({ code: 2, err: expect.stringContaining('name a scenario') });
  });
});

describe('ironbottom table with programs', () => {
  test('plays Rings Around Rabaul to its end and the saved game verifies', async () => {
    const { mkdtempSync } = await import('node:fs');
    const { tmpdir } = await import('node:os');
    const { join } = await import('node:path');
    const file = join(mkdtempSync(join(tmpdir(), 'ironbottom-')), 'rabaul.game');
    const bots = 'allied=recruit,japan=recruit';
    const { code, out } = await say(`table flat-top/rings-around-rabaul --bots ${bots} --seed q --json --save ${file}`);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ over: { winners: [expect.any(String)] } });
    expect(await say(`replay ${file} --verify`)).toMatchObject({ code: 0, out: expect.stringContaining('Verified') });
  });

  test('names a program it does not know', async () => {
    expect(await say('table rings-around-rabaul --bots japan=recrut')).toMatchObject({
      code: 2,
      err: expect.stringContaining('did you mean recruit'),
    });
    expect(await say('table rings-around-rabaul --bots japan=recruit:40')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Recruit does not look ahead: call it recruit'),
    });
  });
});
