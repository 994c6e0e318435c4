/** Answers that are legal by the way they are made: picks of what is open, sheets filled within their limits. */
import { type Item, leastAnswer, type Pick, type RowAnswer, type Sheet, type SplitAnswer } from '@ironbottom/umpire';

export const isOpen = ({ not }: Item): boolean => not === undefined;

/** The open items somebody wants, in their order, as many as may be; with too few of them, others to make up the least. */
export function picked({ of, min, max }: Pick, wants: (item: Item) => boolean): string[] {
  const ids: string[] = [];
  for (const item of of) if (ids.length < max && isOpen(item) && wants(item)) ids.push(item.id);
  for (const item of of) if (ids.length < min && isOpen(item) && !ids.includes(item.id)) ids.push(item.id);
  return ids;
}

/** A sheet being filled in, from its least answers upwards. */
export type Filling = {
  readonly rows: RowAnswer[];
  /** Put up to so many on a share of a split; says how many it has been. */
  give(row: number, id: string, factors: number): number;
  /** How many more the limits leave a row. */
  room(row: number): number;
};

export function filling(sheet: Sheet): Filling {
  const rows = sheet.rows.map((row): RowAnswer => leastAnswer(row) ?? []);
  const left = sheet.limits.map(({ most }) => most);
  const room = (row: number, id?: string): number => {
    let most = Number.POSITIVE_INFINITY;
    for (const [i, limit] of sheet.limits.entries())
      for (const term of limit.of)
        if (term.row === row && (term.id === undefined || term.id === id) && (term.each ?? 1) > 0)
          most = Math.min(most, Math.floor((left[i] ?? 0) / (term.each ?? 1)));
    return most;
  };
  const spend = (row: number, id: string, factors: number): void => {
    for (const [i, limit] of sheet.limits.entries())
      for (const term of limit.of)
        if (term.row === row && (term.id === undefined || term.id === id))
          left[i] = (left[i] ?? 0) - factors * (term.each ?? 1);
  };
  const give = (at: number, id: string, factors: number): number => {
    const row = sheet.rows[at];
    const share = row?.ask === 'split' ? row.over.find((each) => each.id === id) : undefined;
    if (row?.ask !== 'split' || share === undefined || !isOpen(share)) return 0;
    const shares = rows[at] as SplitAnswer;
    let placed = 0;
    for (const n of Object.values(shares)) placed += n;
    const given = Math.min(factors, share.cap - (shares[id] ?? 0), row.total - placed, room(at, id));
    if (given <= 0) return 0;
    shares[id] = (shares[id] ?? 0) + given;
    spend(at, id, given);
    return given;
  };
  return { rows, give, room };
}

/** Every split filled as far as it goes, the first share first; `not`: shares that stay empty. */
export function filledUp(sheet: Sheet, not: (row: number, id: string) => boolean = () => false): RowAnswer[] {
  const { rows, give } = filling(sheet);
  for (const [i, row] of sheet.rows.entries()) {
    if (row.ask === 'split') for (const { id } of row.over) if (!not(i, id)) give(i, id, row.total);
    if (row.ask === 'say') rows[i] = row.to >= 100 && row.from <= 100 ? 100 : row.from;
  }
  return rows;
}
