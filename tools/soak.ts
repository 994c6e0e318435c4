/**
 * Plays at random for a long time, on every core, under the harness's watch.
 *   npm run soak -- [--minutes 10] [--seed N] [--rulebook NAME]
 *   npm run soak -- --scenarios [--orders 1000000] [--seed N] [--counted 8]      every scenario, options at random, quickly;
 *                                         rules are counted in one game of eight, or as told
 *   npm run soak -- --secrecy [--minutes 10] [--seed N] [--rulebook NAME]      imagined states alone, nothing else watched
 *   npm run soak -- --wire                through the server: what seats and watchers are sent, compared byte for byte
 *   npm run soak -- --reproduce FILE      play a saved game to the fault it was saved for
 *   npm run soak -- --server [--kills 200] [--matches 500] [--seed N]      servers killed under load
 *   npm run soak -- --idle 10000                so many sockets that say nothing (wants as many open files)
 *   npm run soak -- --lab 1000 [--seed N]       so many games in a queue, one of two workers killed half-way (wants PostgreSQL)
 * A game that shows a fault is saved in .soak/. Ends with 1 if there was one.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { reproduce } from '@ironbottom/umpire/harness';
import { root } from './checkout.js';
import type { Round } from './soak/round.js';
import { trials } from './soak/trials.js';
import type { Shift } from './soak/worker.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    rulebook: { type: 'string' },
    scenarios: { type: 'boolean', default: false },
    orders: { type: 'string', default: '1000000' },
    counted: { type: 'string', default: '8' },
    secrecy: { type: 'boolean', default: false },
    wire: { type: 'boolean', default: false },
    reproduce: { type: 'string' },
    server: { type: 'boolean', default: false },
    idle: { type: 'string' },
    lab: { type: 'string' },
    kills: { type: 'string', default: '200' },
    matches: { type: 'string', default: '500' },
  },
});

/** A rule that fired less often has hardly been tested. */
const enough = 100;

if (values.server) {
  const { stormAll } = await import('./soak/storm.js');
  const { kills, matches, seed } = values;
  process.exitCode = await stormAll({ kills: Number(kills), matches: Number(matches), seed: Number(seed) });
} else if (values.scenarios)
  process.exitCode = await scenarios(Number(values.orders), Number(values.seed), Number(values.counted));
else if (values.lab !== undefined) process.exitCode = await lab(Number(values.lab), values.seed);
else if (values.idle !== undefined) process.exitCode = await idle(Number(values.idle));
else process.exitCode = values.reproduce === undefined ? await soak() : await playAgain(values.reproduce);

async function scenarios(orders: number, seed: number, counted: number): Promise<number> {
  if (!(orders > 0) || !Number.isInteger(seed) || !(counted > 0))
    return refuse('--orders, --seed and --counted want whole numbers above 0');
  const { soakScenarios } = await import('./soak/scenarios.js');
  const found = (await trials()).get('flat-top-game');
  if (found === undefined) return refuse('there is no whole game on trial');
  const { games, fired, faults, ...soaked } = soakScenarios(found, { orders, seed, counted }, (done) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${grouped(done)} answers `);
  });
  const each = Object.entries(soaked.scenarios).map(([name, n]) => `${name} ${n}`);
  console.log(`seed ${seed}: ${games} games, ${grouped(soaked.orders)} answers: ${each.join(', ')}`);
  const seldom = found.rules
    .filter((rule) => (fired[rule] ?? 0) < enough)
    .map((rule) => `${rule} (${fired[rule] ?? 0})`);
  console.log(
    `counted in one game of ${counted}, rules that fired less than ${enough} times: ${seldom.join(', ') || 'none'}`,
  );
  for (const { what, file } of faults) {
    console.error(what);
    if (file !== '') console.error(`  saved: ${save(`scenarios-${seed}.game`, file)}`);
  }
  console.log(faults.length === 0 ? 'no fault' : 'a fault');
  return faults.length === 0 ? 0 : 1;
}

async function idle(many: number): Promise<number> {
  if (!(many > 0)) return refuse('--idle wants a number above 0');
  const { idleSockets } = await import('./soak/idle.js');
  const { sockets, bytesEach, seconds, answeredIn, left } = await idleSockets(many);
  console.log(
    `${grouped(sockets)} idle sockets opened in ${seconds.toFixed(1)} s, ${(bytesEach / 1024).toFixed(1)} kB of memory each; ` +
      `another request answered in ${answeredIn.toFixed(0)} ms; ${left} left after they were gone`,
  );
  return sockets === many && left === 0 ? 0 : 1;
}

async function lab(games: number, seed: string): Promise<number> {
  if (!Number.isInteger(games) || games < 2) return refuse('--lab wants a whole number above 1');
  const { soakLab } = await import('./soak/lab.js');
  const { killedAfter, seconds, counted, twice, left, same } = await soakLab(games, seed);
  console.log(
    `seed ${seed}: ${grouped(games)} games in a queue, one of two workers killed after ${grouped(killedAfter)}: ${grouped(counted)} counted ` +
      `in ${seconds.toFixed(1)} s, ${twice} twice, ${left} left over; ${same ? 'the same' : 'NOT the same'} as without a queue`,
  );
  return counted === games && twice === 0 && left === 0 && same ? 0 : 1;
}

async function soak(): Promise<number> {
  const minutes = Number(values.minutes);
  const seed = Number(values.seed);
  if (!(minutes > 0) || !Number.isInteger(seed))
    return refuse('--minutes wants a number above 0, --seed a whole number');
  const known = await trials();
  const rulebooks = [...known.keys()].filter((name) => values.rulebook === undefined || name === values.rulebook);
  if (rulebooks.length === 0)
    return refuse(`${values.rulebook} is not on trial; there are ${[...known.keys()].join(', ')}`);

  console.log(`soak: ${rulebooks.join(', ')} for ${minutes} minutes, seed ${seed}`);
  const rounds: Round[] = [];
  const of = availableParallelism();
  const until = Date.now() + minutes * 60_000;
  const shifts = Array.from({ length: of }, (_, nth) =>
    work({ rulebooks, seed, nth, of, until, secrecy: values.secrecy, wire: values.wire }, rounds),
  );
  await Promise.all(shifts);

  for (const rulebook of rulebooks) {
    const own = rounds.filter((round) => round.rulebook === rulebook);
    if (values.wire) {
      console.log(`${rulebook}: ${onTheWire(own)}`);
      continue;
    }
    const sum = (of: 'games' | 'orders' | 'states' | 'imagined'): string =>
      grouped(own.reduce((all, round) => all + round[of], 0));
    const played = `${rulebook}: ${sum('games')} games, ${sum('orders')} answers, ${sum('states')} states, ${sum('imagined')} imagined`;
    if (values.secrecy) {
      console.log(played);
      continue;
    }
    const rules = known.get(rulebook)?.rules ?? [];
    const often = new Map(rules.map((rule) => [rule, own.reduce((all, { fired }) => all + (fired[rule] ?? 0), 0)]));
    const seldom = [...often].filter(([, times]) => times < enough);
    const reached = `${rules.length - seldom.length} of ${rules.length} rules fired ${enough} times or more`;
    const missing = seldom.length === 0 ? '' : `; seldomer: ${seldom.map(([rule, n]) => `${rule} (${n})`).join(', ')}`;
    console.log(`${played}; ${reached}${missing}`);
  }
  const faults = rounds.flatMap((round) => round.found).length;
  console.log(faults === 0 ? 'no fault' : `${faults} ${faults === 1 ? 'fault' : 'faults'}`);
  return faults > 0 ? 1 : 0;
}

function onTheWire(rounds: readonly Round[]): string {
  const sum = (of: (round: Round) => number | undefined): string =>
    grouped(rounds.reduce((n, each) => n + (of(each) ?? 0), 0));
  return (
    `${sum(({ games }) => games)} matches, ${sum(({ states }) => states)} states, ${sum(({ wire }) => wire?.pairs)} pairs of worlds ` +
    `(${sum(({ wire }) => wire?.told)} parted by a disclosure), ${sum(({ wire }) => wire?.frames)} frames, ${sum(({ wire }) => wire?.bytes)} bytes`
  );
}

function grouped(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ',');
}

function work(shift: Shift, rounds: Round[]): Promise<void> {
  return new Promise((done, fail) => {
    const worker = new Worker(new URL('./soak/worker.js', import.meta.url), { workerData: shift });
    worker.on('message', (round: Round) => {
      rounds.push(round);
      for (const [index, { fault, file }] of round.found.entries()) {
        console.error(`${round.rulebook} seed ${round.seed}: ${fault.kind}: ${fault.what}`);
        // A fault of the whole round, such as a field that was never imagined, has no single game to show.
        if (file === '') continue;
        const saved = save(`${round.rulebook}-${round.seed}${index > 0 ? `-${index}` : ''}.game`, file);
        console.error(`  saved: npm run soak -- --rulebook ${round.rulebook} --reproduce ${saved}`);
      }
      if (process.stdout.isTTY) process.stdout.write(`\r${rounds.length} rounds, ${left(shift.until)} to go `);
    });
    worker.on('error', fail);
    worker.on('exit', () => {
      if (process.stdout.isTTY && shift.nth === 0) process.stdout.write('\n');
      done();
    });
  });
}

function left(until: number): string {
  const seconds = Math.max(0, Math.round((until - Date.now()) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function save(name: string, text: string): string {
  mkdirSync(join(root, '.soak'), { recursive: true });
  writeFileSync(join(root, '.soak', name), text);
  return relative(process.cwd(), join(root, '.soak', name));
}

async function playAgain(file: string): Promise<number> {
  const text = readFileSync(resolve(file), 'utf8');
  const named = /^rulebook: (\S+)/m.exec(text)?.[1] ?? '';
  const trial = (await trials()).get(values.rulebook ?? named);
  if (trial === undefined) return refuse(`no rulebook called ${values.rulebook ?? named} is on trial`);
  const fault = reproduce(trial, text);
  console.log(fault === undefined ? 'the game shows no fault' : `${fault.kind}: ${fault.what}`);
  return fault === undefined ? 0 : 1;
}

function refuse(why: string): number {
  console.error(`soak: ${why}`);
  return 2;
}
