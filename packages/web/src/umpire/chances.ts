/** Sums of independent throws, exactly: chances of each sum, from the least. */
export type Chances = { readonly from: number; readonly each: readonly number[] };

export const certain: Chances = { from: 0, each: [1] };

/** One more throw, every way of which is as likely as the others. */
export function plus({ from, each }: Chances, could: readonly number[]): Chances {
  const low = Math.min(...could);
  const high = Math.max(...could);
  const sums = new Array<number>(each.length + high - low).fill(0);
  for (const way of could) {
    for (const [i, chance] of each.entries()) {
      const sum = i + way - low;
      sums[sum] = (sums[sum] ?? 0) + chance / could.length;
    }
  }
  return { from: from + low, each: sums };
}

/** A die more: a window that slides over what was there, however many sides it has. */
export function plusDie({ from, each }: Chances, sides: number): Chances {
  const sums: number[] = [];
  let within = 0;
  for (let i = 0; i < each.length + sides - 1; i++) {
    within += (each[i] ?? 0) - (each[i - sides] ?? 0);
    sums.push(Math.max(0, within) / sides);
  }
  return { from: from + 1, each: sums };
}

export function meanOf({ from, each }: Chances): number {
  return each.reduce((sum, chance, i) => sum + chance * (from + i), 0);
}

/** The chance of so much or more, and of so much or less. */
export function tails({ from, each }: Chances, came: number): { more: number; less: number } {
  let more = 0;
  let less = 0;
  for (const [i, chance] of each.entries()) {
    if (from + i >= came) more += chance;
    if (from + i <= came) less += chance;
  }
  return { more: Math.min(1, more), less: Math.min(1, less) };
}

/** Without the ends that hardly ever come, so that a picture shows the rest. */
export function trimmed({ from, each }: Chances, least = 0.0005): { from: number; each: number[] } {
  const first = Math.max(
    0,
    each.findIndex((chance) => chance >= least),
  );
  const last = each.findLastIndex((chance) => chance >= least);
  return { from: from + first, each: each.slice(first, last + 1) };
}
