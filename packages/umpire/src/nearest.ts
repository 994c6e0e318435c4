/** For "did you mean": the candidate most like a mistyped name, if any is like it at all. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  // A name far longer than any candidate is no slip of the keyboard, and comparing it would take long.
  const wanted = name.slice(0, longest).toLowerCase();
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const distance = slips(wanted, candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best !== undefined && bestDistance <= allowed(Math.max(wanted.length, best.length)) ? best : undefined;
}

/** ", did you mean Shokaku?", or nothing when no candidate is near. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const near = nearest(name, candidates);
  return near === undefined ? '' : `, did you mean ${near}?`;
}

const longest = 64;

/** A third of the letters may be wrong, but at least one. */
const allowed = (letters: number): number => Math.max(1, Math.floor(letters / 3));

/** Letters put in, left out, exchanged, or swapped with their neighbour to make one word of the other. */
export function slips(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(exchanged, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = above;
    above = row;
  }
  return above[b.length] ?? 0;
}
