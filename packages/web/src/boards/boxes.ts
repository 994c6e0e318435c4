/** A sheet as things in boxes: what lies where as the answer stands, and what carrying something does to it. */
import {
  type BoardBoxes,
  capOf,
  type Limit,
  type RowAnswer,
  type Share,
  type Sheet,
  type SplitAnswer,
  weightOf,
} from '@ironbottom/umpire';
import { sumOf } from '../asks/draft.js';

/** `share`: what it was carried for; null for what lies where it began. */
export type Chip = { row: number; share: Share | null; amount: number; name: string; line: number; box: string };

/** '9 Dauntless with GP bombs' without its number. */
const nameOf = (text: string): string => text.replace(/^\d+ /, '');

const amountsOf = (value: readonly RowAnswer[], row: number): SplitAnswer => {
  const answer = value[row];
  return typeof answer === 'object' && !Array.isArray(answer) ? answer : {};
};

/** A box that a row's share leads to: its own, or the one it lies in. */
function boxOf(boxes: BoardBoxes, row: number, share: string): string | undefined {
  return boxes.rows[row]?.to[share];
}

export function chipsOf(ask: Sheet, boxes: BoardBoxes, value: readonly RowAnswer[]): Chip[] {
  return ask.rows.flatMap((row, i): Chip[] => {
    const placed = boxes.rows[i];
    if (!placed || row.ask !== 'split') return [];
    const amounts = amountsOf(value, i);
    const common = { row: i, name: nameOf(placed.text), line: placed.line };
    const rest = row.total - sumOf(amounts);
    const moved = row.over.flatMap((share): Chip[] => {
      const amount = amounts[share.id] ?? 0;
      const box = boxOf(boxes, i, share.id);
      return amount === 0 || box === undefined ? [] : [{ ...common, share, amount, box }];
    });
    return rest === 0 ? moved : [{ ...common, share: null, amount: rest, box: placed.box }, ...moved];
  });
}

/** Where something can be carried, and what for. */
export function waysFrom(ask: Sheet, boxes: BoardBoxes, row: number): { share: Share; box: string }[] {
  const split = ask.rows[row];
  if (split?.ask !== 'split') return [];
  return split.over.flatMap((share) => {
    const box = boxOf(boxes, row, share.id);
    return share.not !== undefined || box === undefined ? [] : [{ share, box }];
  });
}

/** How many more of a row may be carried so, as far as what is left of it and the limits of the sheet go. */
export function mostMoved(ask: Sheet, value: readonly RowAnswer[], row: number, share: Share): number {
  const split = ask.rows[row];
  if (split?.ask !== 'split') return 0;
  const amounts = amountsOf(value, row);
  const most = Math.min(split.total - sumOf(amounts), capOf(share) - (amounts[share.id] ?? 0));
  for (let more = most; more > 0; more -= 1) {
    const next = moved(value, row, share.id, more);
    if (
      ask.limits.every(
        (limit) => weightOf(limit, ask.rows, next) <= Math.max(limit.most, weightOf(limit, ask.rows, value)),
      )
    )
      return more;
  }
  return 0;
}

/** The line of a board that a limit is about, where it is about one alone. */
export function lineOf(limit: Limit, boxes: BoardBoxes): number | undefined {
  const lines = new Set(limit.of.map(({ row }) => boxes.rows[row]?.line));
  const [line] = lines;
  return lines.size === 1 ? line : undefined;
}

/** So many more of a row for a share; a negative number takes them back. */
export function moved(value: readonly RowAnswer[], row: number, share: string, more: number): RowAnswer[] {
  return value.map((each, i) => {
    if (i !== row) return each;
    const { [share]: before = 0, ...others } = amountsOf(value, row);
    const amount = Math.max(0, before + more);
    return amount === 0 ? others : { ...others, [share]: amount };
  });
}
