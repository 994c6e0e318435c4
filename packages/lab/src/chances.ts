/** How sure a figure is: shares with their intervals, and strengths from who beat whom. */

/** Of 95 %: what the true share could be. */
export type Share = { readonly share: number; readonly low: number; readonly high: number };

const z = 1.959964;

/** Wilson's interval; it stays within 0 and 1 and is honest about few games and clean sweeps. A draw is half a win. */
export function shareOf(won: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const p = won / games;
  const spread = 1 + z ** 2 / games;
  const middle = (p + z ** 2 / (2 * games)) / spread;
  const half = (z / spread) * Math.sqrt((p * (1 - p)) / games + z ** 2 / (4 * games ** 2));
  return { share: round(p, 4), low: round(Math.max(0, middle - half), 4), high: round(Math.min(1, middle + half), 4) };
}

export type Mean = { readonly mean: number; readonly low: number; readonly high: number };

/** The mean with its interval of 95 %, by the normal distribution. */
export function meanOf(numbers: readonly number[]): Mean {
  const many = numbers.length;
  if (many === 0) return { mean: 0, low: 0, high: 0 };
  const mean = numbers.reduce((sum, each) => sum + each, 0) / many;
  const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const half = many < 2 ? 0 : z * Math.sqrt(squares / (many - 1) / many);
  return { mean: round(mean, 2), low: round(mean - half, 2), high: round(mean + half, 2) };
}

export type Rating = { readonly elo: number; readonly low: number; readonly high: number };

/** `won[i][j]`: wins of i over j, a draw half a win for each. */
export type Wins = readonly (readonly number[])[];

const perStep = 400 / Math.LN10;

/**
 * Elo ratings, 1500 in the mean: the strengths under which these results were likeliest (Bradley and Terry), as if each
 * pair had drawn one game more, for who never lost would be infinitely strong. The intervals of 95 % come from how sharply
 * the likelihood bends around them.
 */
export function ratingsOf(won: Wins): Rating[] {
  const all = won.map((_, i) => i);
  const score = (i: number, j: number): number => (i === j ? 0 : (won[i]?.[j] ?? 0) + 0.5);
  const met = (i: number, j: number): number => score(i, j) + score(j, i);
  let strength = all.map(() => 1);
  for (let round = 0; round < 10_000; round++) {
    const of = (i: number): number => strength[i] ?? 1;
    const next = all.map((i) => sum(all, (j) => score(i, j)) / sum(all, (j) => met(i, j) / (of(i) + of(j))));
    const scale = Math.exp(sum(next, Math.log) / next.length);
    const before = strength;
    strength = next.map((each) => each / scale);
    if (strength.every((each, i) => Math.abs(each / (before[i] ?? 1) - 1) < 1e-12)) break;
  }
  const log = strength.map(Math.log);
  const bend = (i: number, j: number): number => {
    const p = 1 / (1 + Math.exp((log[j] ?? 0) - (log[i] ?? 0)));
    return met(i, j) * p * (1 - p);
  };
  // Strengths are told from each other alone; with 1/n added everywhere the matrix can be turned over, and without it again.
  const shift = 1 / all.length;
  const information = all.map((i) =>
    all.map((j) => shift + (i === j ? sum(all, (k) => (k === i ? 0 : bend(i, k))) : -bend(i, j))),
  );
  const covariance = inverse(information);
  return all.map((i) => {
    const middle = 1500 + perStep * (log[i] ?? 0);
    const half = perStep * z * Math.sqrt(Math.max(0, (covariance[i]?.[i] ?? 0) - shift));
    return { elo: round(middle, 0), low: round(middle - half, 0), high: round(middle + half, 0) };
  });
}

/** By Gauss and Jordan; the matrices here are small and never singular. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const rows = matrix.map((row, i) => [...row, ...matrix.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows[i] ?? [];
    const by = pivot[i] ?? 1;
    for (let k = 0; k < pivot.length; k++) pivot[k] = (pivot[k] ?? 0) / by;
    for (const row of rows) {
      const times = row[i] ?? 0;
      if (row !== pivot) for (let k = 0; k < row.length; k++) row[k] = (row[k] ?? 0) - times * (pivot[k] ?? 0);
    }
  }
  return rows.map((row) => row.slice(matrix.length));
}

function sum<T>(of: readonly T[], each: (one: T) => number): number {
  let total = 0;
  for (const one of of) total += each(one);
  return total;
}

export const round = (x: number, digits: number): number => Number(x.toFixed(digits));
