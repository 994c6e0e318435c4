import { createHash } from 'node:crypto';

/** `wanted` of these at random, the same for the same seed. */
export function draw<T extends { rulebook: string; rule: string }>(
  from: readonly T[],
  wanted: number,
  seed: string,
): T[] {
  const lot = ({ rulebook, rule }: T): string =>
    createHash('sha256').update(`${seed} ${rulebook} ${rule}`).digest('hex');
  return from
    .map((one) => ({ one, lot: lot(one) }))
    .sort((a, b) => Number(a.lot > b.lot) - Number(a.lot < b.lot))
    .slice(0, wanted)
    .map(({ one }) => one);
}
