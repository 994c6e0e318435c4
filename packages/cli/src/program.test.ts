import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { shelved } from '@ironbottom/shelf';
import { askOf, awaited, begin, chance, sample, seedFrom, submit, viewOf } from '@ironbottom/umpire';
import { programBot } from '@ironbottom/wire/program';
import { describe, expect, it } from 'vitest';
import { say } from './testing.js';

const missing = spawnSync('python3', ['--version']).status === 0 ? null : 'there is no python3 here';
const example = fileURLToPath(new URL('../../../examples/python-bot/pipe.py', import.meta.url));

describe('a program of its own at the table', () => {
  it.skipIf(missing !== null)(
    `the example in Python plays a whole game, always legally, the same with the same seed${missing === null ? '' : ` (${missing})`}`,
    async () => {
      const bots = `allied=random,japan=${example}`;
      const game = () => say(['table', 'flat-top/rings-around-rabaul', '--bots', bots, '--seed', 'snake', '--json']);
      const { code, out, err } = await game();
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(JSON.parse(out)).toMatchObject({ over: { winners: ['japan'] } });
      expect((await game()).out).toBe(out);
    },
    60_000,
  );

  it.skipIf(missing !== null)(
    `the example in Python does better than chance on either side, in threads too${missing === null ? '' : ` (${missing})`}`,
    async () => {
      const lead = async (bots: string, games: number): Promise<number> => {
        const rabaul = `sim flat-top/rings-around-rabaul --bots ${bots} --seed two --keep-seats`;
        const { out } = await say(`${rabaul} --games ${games} --workers ${games} --json`);
        const { points, errors, slips } = JSON.parse(out) as {
          points: { Allies: number; Japan: number };
          errors: string[];
          slips: number;
        };
        expect({ errors, slips }).toEqual({ errors: [], slips: 0 });
        return points.Allies - points.Japan;
      };
      const chance = await lead('random,random', 1);
      expect(await lead(`${example},random`, 2)).toBeGreaterThan(chance + 50);
      expect(await lead(`random,${example}`, 1)).toBeLessThan(chance - 10);
    },
    60_000,
  );

  it('one that cannot be run, or ends, is named', async () => {
    expect(await say('table straits/narrows --random Blue,Green --bots Red=./no-such-bot')).toMatchObject({
      code: 2,
      err: expect.stringContaining('the program ./no-such-bot could not be run (there is no such file'),
    });
    expect(
      await say(['table', 'straits/narrows', '--random', 'Blue,Green', '--bots', 'Red=exec:exit 4']),
    ).toMatchObject({
      code: 2,
      err: expect.stringContaining('the program exec:exit 4 ended (exit code 4) before it answered "'),
    });
  });

  it('is written the same bytes for a state and for another that its seat cannot tell from it, proposals included', () => {
    const [rulebook, scenario] = ['flat-top', 'rings-around-rabaul'];
    const book = shelved(rulebook, scenario);
    const setup = { scenario, options: {}, charts: {}, set: null };
    if (book === undefined) throw new Error('it is not on the shelf');
    const begun = begin(book.rulebook, setup, { from: 'seed', seed: seedFrom('pipe'), entropy: {} });
    if ('errors' in begun) throw new Error(begun.errors.join());
    const { game } = begun;
    const { ways } = game.desk;
    let proposals = 0;
    const below = chance(3);
    for (let n = 0; game.state.umpire.over === null; n++) {
      const [seat = ''] = awaited(game);
      const view = viewOf(game.state, seat);
      const ask = askOf(game, seat);
      if (ask === undefined) throw new Error(`${seat} is not asked`);
      if (n % 5 === 0) {
        const twin = viewOf(book.rulebook.imagine(view, game.law, below), seat);
        const [written = [], twins] = [view, twin].map((seen) => {
          const lines: string[] = [];
          const told = { rulebook, scenario, options: {}, proposal: book.proposal };
          const pipe = {
            write: (line: string) => lines.push(line),
            read: () => '{"answer":null}',
            end: () => undefined,
          };
          const bot = programBot('./bot', told, () => pipe).seat(seat, game.law, chance(n));
          bot.answer(seen, ask, ways);
          bot.leave?.(seen);
          return lines;
        });
        expect(twins).toEqual(written);
        expect(written).toHaveLength(7);
        if (!written[1]?.includes('"proposal":null')) proposals += 1;
      }
      submit(game, seat, sample(view, ask, below, ways));
    }
    expect(proposals).toBeGreaterThan(5);
  });
});
