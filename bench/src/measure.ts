/**
 * Warm up, then several rounds in which the contenders take turns, so that a busy moment of the machine hits them all. They
 * take turns while warming up too: what one does with code they share makes the compiler think again for the other.
 */

/**
 * Milliseconds of processor time that this process has used, its compiler and garbage collector included. What other
 * programs do meanwhile does not count; on a quiet machine it is a little more than the time on the wall.
 */
export function clock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** So much work took so long. */
export type Timed = { count: number; ms: number };

export type Contender = { name: string; run(): Timed };

/** Work a second, round by round. */
export type Rates = { name: string; median: number; best: number; rounds: number[] };

export type Effort = { warmUpMs: number; roundMs: number; rounds: number };

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

export function percentile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

export function race(contenders: readonly Contender[], effort: Effort, progress: (done: number) => void): Rates[] {
  const rates = contenders.map(({ name }): Rates => ({ name, median: 0, best: 0, rounds: [] }));
  for (let warmed = 0; warmed < effort.warmUpMs; warmed += effort.roundMs)
    for (const contender of contenders) rate(contender, Math.min(effort.roundMs, effort.warmUpMs - warmed));
  for (let round = 0; round < effort.rounds; round++) {
    for (const [i, contender] of contenders.entries()) {
      rates[i]?.rounds.push(rate(contender, effort.roundMs));
      progress((round + (i + 1) / contenders.length) / effort.rounds);
    }
  }
  for (const each of rates) {
    each.median = median(each.rounds);
    each.best = Math.max(...each.rounds);
  }
  return rates;
}

function rate({ run }: Contender, leastMs: number): number {
  let count = 0;
  let ms = 0;
  while (ms < leastMs) {
    const timed = run();
    count += timed.count;
    ms += timed.ms;
  }
  return (count * 1000) / ms;
}

/** How much faster one was than another, from rounds that were run side by side. */
export function timesFaster(one: Rates, other: Rates): number {
  return median(one.rounds.map((rate, i) => rate / (other.rounds[i] ?? Number.NaN)));
}

/** How long somebody waits for one piece of work, each time by itself. */
export function durations(work: () => void, effort: Effort): number[] {
  const all: number[] = [];
  for (const leastMs of [effort.warmUpMs, effort.roundMs * effort.rounds]) {
    all.length = 0;
    for (let spent = 0; spent < leastMs || all.length < 5; ) {
      const start = performance.now();
      work();
      const ms = performance.now() - start;
      spent += ms;
      all.push(ms);
    }
  }
  return all;
}
