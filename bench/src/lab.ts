/**
 * The laboratory: what a second worker adds. The same games in turns by one warm thread and by two, for each second of
 * processor time of the whole process; and by one while a process of its own plays on the other core, for two who share
 * caches, or a core, slow each other down whoever they belong to.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeMark, groupOf, openFolder, type Plan, startPlayer } from '@ironbottom/lab';
import { shelved } from '@ironbottom/shelf';
import { type Line, rateLine, type Section } from './lines.js';
import { clock, median, type Rates, timesFaster } from './measure.js';

const bin = join(createRequire(import.meta.url).resolve('@ironbottom/cli'), '../../../bin/ironbottom.mjs');

type Player = ReturnType<typeof startPlayer>;

export const lab: Section = {
  name: 'lab',
  title: 'The laboratory: games of Rings Around Rabaul by recruit and chance, played by threads and kept in a folder',
  async run({ roundMs, rounds }, progress) {
    const plan = planOf();
    const kept = mkdtempSync(join(tmpdir(), 'ironbottom-bench-'));
    const folder = openFolder(kept, plan);
    const [one, two] = [startPlayer(), startPlayer()];
    // Short rounds and many: what else the machine does changes from second to second.
    const [games, turns] = [Math.max(4, Math.round(roundMs / 25)), 3 * rounds];
    const play = async (players: readonly Player[], first: number): Promise<number> => {
      const numbers = Array.from({ length: games }, (_, i) => first + i).values();
      const before = clock();
      await Promise.all(
        players.map(async (player) => {
          for (const n of numbers) folder.add(await player.play(plan, n));
        }),
      );
      return (games * 1000) / (clock() - before);
    };
    const rates = ['one worker', 'one worker, another process playing beside it', 'two workers'].map(
      (name): Rates => ({ name, median: 0, best: 0, rounds: [] }),
    );
    const beside = spawn(process.execPath, [bin, 'sim', 'rings-around-rabaul', '--games', '1000000', '--workers', '1']);
    try {
      // Each of them gets to the end of the compiler's work by itself.
      for (let warm = 0; warm < 20; warm++) await Promise.all([one, two].map((player) => play([player], 0)));
      for (let turn = 0; turn < turns; turn++) {
        const alone = turn % 2 === 0 ? one : two;
        const first = turn * games;
        rates[1]?.rounds.push(await play([alone], first));
        beside.kill('SIGSTOP');
        if (turn % 2 === 0) rates[0]?.rounds.push(await play([alone], first));
        rates[2]?.rounds.push(await play([one, two], first));
        if (turn % 2 === 1) rates[0]?.rounds.push(await play([alone], first));
        beside.kill('SIGCONT');
        progress((turn + 1) / turns);
      }
      return linesOf(rates);
    } finally {
      beside.kill('SIGKILL');
      await Promise.all([one, two].map((player) => player.end()));
      rmSync(kept, { recursive: true });
    }
  },
};

function planOf(): Plan {
  const shelf = shelved('flat-top', 'rings-around-rabaul');
  if (shelf === undefined) throw new Error('Rings Around Rabaul is not on the shelf');
  const setup = { scenario: 'rings-around-rabaul', options: {}, charts: {}, set: null };
  const made = groupOf(shelf.rulebook, setup, ['random', 'recruit'], 'rabaul');
  if ('errors' in made) throw new Error(made.errors.join());
  return { kind: 'sim', seed: 'bench', games: 100_000, swap: true, groups: [made.group], code: codeMark() };
}

function linesOf(rates: readonly Rates[]): Line[] {
  for (const each of rates) {
    each.median = median(each.rounds);
    each.best = Math.max(...each.rounds);
  }
  const [one, beside, two] = rates;
  if (one === undefined || two === undefined || beside === undefined) return [];
  const unit = 'games/s';
  const loss = timesFaster(two, beside).toFixed(2);
  return [
    rateLine(one, unit),
    rateLine(beside, unit, { times: timesFaster(beside, one) }),
    rateLine(two, unit, {
      times: timesFaster(two, one),
      goal: { of: 'times', least: 0.95 },
      note: `${loss} times the line above`,
    }),
  ];
}
