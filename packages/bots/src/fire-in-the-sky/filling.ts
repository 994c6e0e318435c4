/** Sheets filled in wish by wish, as far as their limits go. */
import type { Answer, Limit, RowAnswer, Sheet, SplitAnswer } from '@ironbottom/umpire';

export type Wish = { readonly row: number; readonly id?: string; readonly amount?: number };

const weightOf = ({ of }: Limit, row: number, id: string | undefined): number => {
  let weight = 0;
  for (const term of of) if (term.row === row && (term.id === undefined || term.id === id)) weight += term.each ?? 1;
  return weight;
};

export function granted(sheet: Sheet, wishes: readonly Wish[]): Answer {
  const left = sheet.limits.map(({ most }) => most);
  const rows = sheet.rows.map((row): RowAnswer => (row.ask === 'pick' ? [] : row.ask === 'split' ? {} : row.from));
  for (const { row, id, amount = 1 } of wishes) {
    for (let nth = 0; nth < amount; nth += 1) {
      const costs = sheet.limits.map((limit) => weightOf(limit, row, id));
      if (!hasRoom(sheet, rows, row, id) || costs.some((cost, i) => cost > (left[i] ?? 0))) break;
      costs.forEach((cost, i) => {
        left[i] = (left[i] ?? 0) - cost;
      });
      put(rows, row, id);
    }
  }
  return rows;
}

function hasRoom(sheet: Sheet, rows: readonly RowAnswer[], at: number, id: string | undefined): boolean {
  const row = sheet.rows[at];
  const now = rows[at];
  if (row === undefined || now === undefined) return false;
  if (row.ask === 'say') return typeof now === 'number' && now < row.to;
  if (id === undefined) return false;
  if (row.ask === 'pick') {
    const item = row.of.find((each) => each.id === id);
    const chosen = now as string[];
    return item !== undefined && item.not === undefined && chosen.length < row.max && !chosen.includes(id);
  }
  const share = row.over.find((each) => each.id === id);
  const given = now as SplitAnswer;
  const placed = Object.values(given).reduce((sum, each) => sum + each, 0);
  return share !== undefined && share.not === undefined && (given[id] ?? 0) < share.cap && placed < row.total;
}

function put(rows: RowAnswer[], at: number, id: string | undefined): void {
  const now = rows[at];
  if (typeof now === 'number') rows[at] = now + 1;
  else if (Array.isArray(now) && id !== undefined) now.push(id);
  else if (now !== undefined && id !== undefined) {
    const split = now as SplitAnswer;
    split[id] = (split[id] ?? 0) + 1;
  }
}
