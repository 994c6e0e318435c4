/** Many rows with the same few choices stand in one table: a line for each, a column for each choice. */
import type { Pick, PickAnswer, Row, RowAnswer } from '@ironbottom/umpire';
import { useId } from 'react';
import { Rule } from '../beside/rule.js';
import { asking } from '../words/asks.js';
import { marks } from '../words/marks.js';
import { Barred } from './barred.js';

const fewestRows = 3;
/** More columns than fit beside a map. */
const mostChoices = 3;

const freeOf = ({ of }: Pick): Pick['of'] => of.filter(({ not }) => not === undefined);

export function isChoiceGrid(rows: readonly Row[]): boolean {
  const [first] = rows;
  if (first?.ask !== 'pick' || rows.length < fewestRows) return false;
  const texts = freeOf(first).map(({ text }) => text);
  return (
    texts.length > 0 &&
    texts.length <= mostChoices &&
    rows.every(
      (row) =>
        row.ask === 'pick' &&
        row.max === 1 &&
        row.min === first.min &&
        freeOf(row)
          .map(({ text }) => text)
          .join('\n') === texts.join('\n'),
    )
  );
}

type Line = { at: number; row: Row; prompt: string };
type Props = { rows: readonly Line[]; value: readonly RowAnswer[]; onChange(value: RowAnswer[]): void };

export function ChoiceGrid({ rows, value, onChange }: Props) {
  const name = useId();
  const picks = rows.flatMap(({ at, row, prompt }) => (row.ask === 'pick' ? [{ at, row, prompt }] : []));
  const [first] = picks;
  if (first === undefined) return null;
  const columns = [...freeOf(first.row).map(({ text }) => text), ...(first.row.min === 0 ? [asking.noneShort] : [])];
  const answerFor = (row: Pick, column: number): PickAnswer =>
    freeOf(row)
      .slice(column, column + 1)
      .map(({ id }) => id);
  const put = (column: number, only?: number): void =>
    onChange(
      value.map((each, i) => {
        const pick = picks.find(({ at }) => at === i);
        return pick === undefined || (only !== undefined && only !== i) ? each : answerFor(pick.row, column);
      }),
    );
  return (
    <fieldset className="row grid choice-grid" aria-label={asking.choiceForEach}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Rule rule={first.row.rule} />
            </th>
            {columns.map((column, i) => (
              <th key={column} scope="col">
                {column}
                <button
                  type="button"
                  className="small column-all"
                  aria-label={asking.allOf(column)}
                  onClick={() => put(i)}
                >
                  {asking.all}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {picks.map(({ at, row, prompt }) => (
            <tr key={at} data-row={at + 1}>
              <th scope="row">{prompt}</th>
              {columns.map((column, i) => (
                <td key={column}>
                  <input
                    type="radio"
                    name={`${name}${at}`}
                    aria-label={marks.of(prompt, column)}
                    checked={(value[at] as PickAnswer | undefined)?.[0] === answerFor(row, i)[0]}
                    onChange={() => put(i, at)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Barred items={picks.flatMap(({ row }) => row.of)} />
    </fieldset>
  );
}
