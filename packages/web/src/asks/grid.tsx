/** Rows that are all divided over the same things stand in one table: who goes where. */
import { capOf, type Row, type RowAnswer, type Share, type Split, type SplitAnswer } from '@ironbottom/umpire';
import { useContext } from 'react';
import { Rule } from '../beside/rule.js';
import { asking } from '../words/asks.js';
import { marks } from '../words/marks.js';
import { Barred } from './barred.js';
import { sumOf, withAmount } from './draft.js';
import { typedOver } from './field.js';
import { isMeant, Meant, rowMeant } from './meant.js';

/** More columns than fit beside a map. */
const widest = 4;

const freeOf = ({ over }: Split): Share[] => over.filter(({ not }) => not === undefined);

export function isGrid(rows: readonly Row[]): boolean {
  const [first] = rows;
  if (first?.ask !== 'split' || rows.length < 2) return false;
  const columns = freeOf(first).map(({ text }) => text);
  return (
    columns.length > 1 &&
    columns.length <= widest &&
    rows.every(
      (row) =>
        row.ask === 'split' &&
        freeOf(row)
          .map(({ text }) => text)
          .join('\n') === columns.join('\n'),
    )
  );
}

type Line = { at: number; row: Row; prompt: string };
type Props = {
  title: string;
  rows: readonly Line[];
  value: readonly RowAnswer[];
  onChange(value: RowAnswer[]): void;
};

export function GridField({ title, rows, value, onChange }: Props) {
  const meant = useContext(Meant);
  const splits = rows.flatMap(({ at, row, prompt }) => (row.ask === 'split' ? [{ at, row, prompt }] : []));
  const [first] = splits;
  if (first === undefined) return null;
  const columns = freeOf(first.row).map(({ text }) => text);
  const amounts = (at: number): SplitAnswer => (value[at] ?? {}) as SplitAnswer;
  const total = (column: number): number =>
    splits.reduce((sum, { at, row }) => sum + (amounts(at)[freeOf(row)[column]?.id ?? ''] ?? 0), 0);
  return (
    <fieldset className="row grid" aria-label={title || asking.whoGoesWhere}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Rule rule={first.row.rule} />
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {splits.map(({ at, row, prompt }) => (
            <tr key={at} data-row={at + 1}>
              <th scope="row">
                {prompt}
                <span className={row.all ? 'status must' : 'status'}>
                  {asking.sum(sumOf(amounts(at)), row.total, row.all)}
                </span>
              </th>
              {freeOf(row).map((share) => (
                <td key={share.id} className={isMeant(rowMeant(meant, at), share.id) ? 'meant' : ''}>
                  <Cell
                    label={marks.with(prompt, share.text)}
                    share={share}
                    amount={amounts(at)[share.id] ?? 0}
                    left={row.total - sumOf(amounts(at))}
                    onAmount={(amount) =>
                      onChange(value.map((each, i) => (i === at ? withAmount(row, amounts(at), share, amount) : each)))
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{asking.together}</th>
            {columns.map((column, i) => (
              <td key={column} className="sum">
                {total(i) === 0 ? '–' : total(i)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <Barred items={splits.flatMap(({ row }) => row.over)} />
    </fieldset>
  );
}

type CellProps = { label: string; share: Share; amount: number; left: number; onAmount(amount: number): void };

function Cell({ label, share, amount, left, onAmount }: CellProps) {
  const cap = capOf(share);
  const more = amount < cap && left > 0;
  return (
    <span className={amount > 0 ? 'share cell chosen' : 'share cell'}>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={0}
        max={cap}
        value={amount}
        {...typedOver}
        onChange={({ target }) => onAmount(target.valueAsNumber)}
      />
      <button
        type="button"
        aria-label={amount > 0 && !more ? asking.noneOf(label) : asking.asMuch(label)}
        disabled={amount === 0 && !more}
        onClick={() => onAmount(amount > 0 && !more ? 0 : cap)}
      >
        {amount > 0 && !more ? '0' : asking.all}
      </button>
      <button
        type="button"
        aria-label={asking.oneLess(label)}
        disabled={amount === 0}
        onClick={() => onAmount(amount - 1)}
      >
        −
      </button>
      <button type="button" aria-label={asking.oneMore(label)} disabled={!more} onClick={() => onAmount(amount + 1)}>
        +
      </button>
    </span>
  );
}
