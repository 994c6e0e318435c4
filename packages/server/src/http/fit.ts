/** What no request may hold, wherever it came from: it could not be kept, or would be read otherwise than it was written. */
const deepest = 40;

/** Why it will not do; undefined when it will. Looks no further than it takes to refuse it. */
export function unfit(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? 'has a zero byte in it' : undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'has a number in it that is too large';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= deepest) return 'is nested too deeply';
  for (const [key, each] of Object.entries(value)) {
    if (key === '__proto__') return 'has a field that nothing may have';
    const why = unfit(key) ?? unfit(each, depth + 1);
    if (why !== undefined) return why;
  }
  return undefined;
}
