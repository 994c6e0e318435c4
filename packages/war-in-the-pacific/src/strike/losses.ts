/** 6.3.1 A plain way to share out losses: as many as the points do, shot down before driven off, the first listed first, or those who take least. */
import type { Sheet } from '@ironbottom/umpire';

export function greatestLosses(
  { rows, limits }: Pick<Sheet, 'rows' | 'limits'>,
  order: 'as listed' | 'weakest first' = 'as listed',
): number[] {
  const said = rows.map(() => 0);
  const each = (row: number): number =>
    limits.flatMap(({ of }) => of).find((term) => term.row === row && term.each !== undefined)?.each ?? 1;
  const fits = (): boolean =>
    limits.every(({ most, of }) => of.reduce((sum, { row, each = 1 }) => sum + each * (said[row] ?? 0), 0) <= most);
  for (const start of [0, 1]) {
    const own = rows.map((_, row) => row).filter((row) => row % 2 === start);
    for (const row of order === 'as listed' ? own : own.sort((a, b) => each(a) - each(b))) {
      const asked = rows[row];
      const to = asked?.ask === 'say' ? asked.to : 0;
      while ((said[row] ?? 0) < to) {
        said[row] = (said[row] ?? 0) + 1;
        if (fits()) continue;
        said[row] = (said[row] ?? 0) - 1;
        break;
      }
    }
  }
  return said;
}
