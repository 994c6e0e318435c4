/**
 * npm run bench [-- --only NAME] [--json] [--check] [--quick] [--record]
 *
 * Each section runs in a process of its own, so that none inherits code that another has warmed up or worn out.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMet, type Section } from './lines.js';
import type { Effort } from './measure.js';
import { type Report, toMarkdown, toText } from './report.js';

/** A section is loaded when its turn comes: boardgame.io only where it plays. */
const sections: { [name: string]: () => Promise<Section> } = {
  orders: async () => (await import('./convoy/section.js')).orders,
  views: async () => (await import('./convoy/section.js')).views,
  strikes: async () => (await import('./flat-top/strikes.js')).strikes,
  decks: async () => (await import('./flat-top/strikes.js')).decks,
  bare: async () => (await import('./flat-top/strikes.js')).bare,
  games: async () => (await import('./flat-top/games.js')).games,
  'coral-sea': async () => (await import('./flat-top/games.js')).coralSea,
  recruits: async () => (await import('./flat-top/games.js')).recruits,
  actions: async () => (await import('./others.js')).actions,
  campaigns: async () => (await import('./others.js')).campaigns,
  supply: async () => (await import('./supply.js')).supply,
  odds: async () => (await import('./flat-top/odds.js')).odds,
  dice: async () => (await import('./dice.js')).dice,
  harness: async () => (await import('./harness.js')).harness,
  server: async () => (await import('./server.js')).server,
  lab: async () => (await import('./lab.js')).lab,
  frames: async () => (await import('./frames.js')).frames,
};

const efforts: { full: Effort; quick: Effort } = {
  full: { warmUpMs: 1500, roundMs: 500, rounds: 9 },
  quick: { warmUpMs: 300, roundMs: 100, rounds: 5 },
};

const names = Object.keys(sections);
const here = fileURLToPath(new URL('../..', import.meta.url));

export async function main(args: readonly string[]): Promise<number> {
  const flags = readFlags(args);
  if (typeof flags === 'string') {
    console.error(flags);
    return 2;
  }
  const { only, json, check, quick, record } = flags;
  const wanted = only.length > 0 ? only : names;
  const [single] = wanted;
  const effort = quick ? efforts.quick : efforts.full;
  const alone = wanted.length === 1 ? single : undefined;
  const found = alone === undefined ? inChildren(wanted, quick) : [await inHere(alone, effort)];
  if (found === undefined) return 1;
  const report: Report = { ...occasion(), sections: found };
  if (json) console.log(JSON.stringify(report, null, 2));
  else process.stdout.write(toText(report));
  if (record) keep(report);
  return check && found.some(({ lines }) => lines.some((line) => isMet(line) === false)) ? 1 : 0;
}

function readFlags(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        record: { type: 'boolean', default: false },
      },
    });
    const stranger = values.only.find((name) => !names.includes(name));
    return stranger === undefined ? values : `bench: there is no ${stranger}; there are ${names.join(', ')}`;
  } catch (fault) {
    return `bench: ${fault instanceof Error ? fault.message : String(fault)}`;
  }
}

type Found = Report['sections'][number];

async function inHere(name: string, effort: Effort): Promise<Found> {
  const load = sections[name];
  if (load === undefined) throw new Error(`there is no section ${name}`);
  const section = await load();
  const before = process.cpuUsage();
  const start = performance.now();
  const lines = await section.run(effort, (done) => progress(name, done));
  const { user, system } = process.cpuUsage(before);
  progress(name, null);
  return { name, title: section.title, lines, core: Math.min(1, (user + system) / 1000 / (performance.now() - start)) };
}

/** Undefined when a section failed; it has said why. */
function inChildren(wanted: readonly string[], quick: boolean): Found[] | undefined {
  const all: Found[] = [];
  for (const name of wanted) {
    const args = [join(here, 'run.mjs'), '--built', '--json', '--only', name, ...(quick ? ['--quick'] : [])];
    const child = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
    if (child.status !== 0) return undefined;
    all.push(...(JSON.parse(child.stdout) as Report).sections);
  }
  return all;
}

/** A line that is written over, for somebody who is watching. */
function progress(name: string, done: number | null): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(done === null ? '\r\x1b[K' : `\r\x1b[Kbench: ${name} ${Math.round(done * 100)} %`);
}

/** When, which commit, what kind of machine; not whose. */
function occasion(): Omit<Report, 'sections'> {
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: here, encoding: 'utf8' });
  const dirty = spawnSync('git', ['status', '--porcelain', '--', 'packages'], { cwd: here, encoding: 'utf8' });
  const commit = git.status === 0 ? git.stdout.trim() + (dirty.stdout === '' ? '' : '+') : 'unknown';
  return {
    date: new Date().toISOString().slice(0, 10),
    commit,
    machine: {
      node: process.versions.node,
      cores: availableParallelism(),
      cpu: cpus()[0]?.model.trim() ?? 'unknown',
      system: `${process.platform} ${process.arch}`,
    },
  };
}

function keep(report: Report): void {
  const folder = join(here, 'results');
  mkdirSync(folder, { recursive: true });
  const name = join(folder, `${report.date}-${report.commit.replace('+', '-changed')}`);
  writeFileSync(`${name}.json`, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(`${name}.md`, toMarkdown(report));
}
