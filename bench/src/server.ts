/** Saturation: 200 matches of the toy game, everybody answering at once, server and players on the same machine. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playMatches, serverProcess } from '@ironbottom/server/load';
import { workspace } from '@ironbottom/shelf';
import type { Line, Section } from './lines.js';
import { median, percentile } from './measure.js';

const matches = 200;

export const server: Section = {
  name: 'server',
  title:
    'The server: 200 matches of the toy game, clients answering at once on the same cores, every answer on disk first',
  async run(effort, progress) {
    const folder = mkdtempSync(join(tmpdir(), 'ironbottom-bench-'));
    const process = await serverProcess({ folder }, false);
    try {
      const load = await playMatches({
        bases: [process.base],
        module: workspace,
        rulebook: 'straits',
        scenario: 'crossing',
        matches,
        seed: 1,
        endless: true,
      });
      await sleep(effort.warmUpMs * 2);
      const rates: number[] = [];
      const times: number[] = [];
      const bytes: number[] = [];
      for (let round = 0; round < effort.rounds; round++) {
        load.reset();
        const start = performance.now();
        await sleep(effort.roundMs * 2);
        rates.push((load.times.length * 1000) / (performance.now() - start));
        times.push(...load.times);
        bytes.push(...load.bytes);
        progress((round + 1) / effort.rounds);
      }
      load.close();
      if (load.refused.length > 0) throw new Error(`the server refused: ${load.refused[0]}`);
      return linesOf(rates, times, bytes);
    } finally {
      await process.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function linesOf(rates: number[], times: number[], bytes: number[]): Line[] {
  const line = { best: null, p95: null, times: null, note: '' };
  return [
    {
      ...line,
      name: 'durable answers acknowledged',
      figure: median(rates),
      unit: 'answers/s',
      best: Math.max(...rates),
      goal: { of: 'figure', least: 3000 },
    },
    { ...line, name: 'half of them within', figure: median(times), unit: 'ms', goal: null },
    {
      ...line,
      name: '99 of 100 within',
      figure: percentile(times, 0.99),
      unit: 'ms',
      goal: { of: 'figure', most: 100 },
    },
    { ...line, name: 'median message', figure: median(bytes), unit: 'bytes', goal: { of: 'figure', most: 1024 } },
  ];
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
