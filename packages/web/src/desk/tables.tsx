/** Forces and outcomes as tables. */
import type { ForceTable } from '@ironbottom/umpire';
import { capital } from '../asks/prompt.js';
import { Wide } from './wide.js';

export function ForceTables({ tables }: { tables: readonly ForceTable[] }) {
  return (
    <div className="desk-tables">
      {tables.map(({ title, head, rows }) => (
        <Wide key={title}>
          <table>
            <caption>{title}</caption>
            <thead>
              <tr>
                {head.map((word, i) =>
                  word === '' ? (
                    <td key={word} />
                  ) : (
                    <th key={word} scope="col" className={isNumbers(rows, i) ? 'number' : undefined}>
                      {capital(word)}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {keyed(rows).map(({ key, row }) => (
                <tr key={key}>
                  {row.map((cell, i) => (
                    <td key={head[i] ?? ''} className={typeof cell === 'number' ? 'number' : undefined}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      ))}
    </div>
  );
}

const isNumbers = (rows: ForceTable['rows'], column: number): boolean =>
  rows.length > 0 && rows.every((row) => typeof row[column] === 'number');

const keyed = <T,>(rows: readonly T[]): { key: string; row: T }[] => rows.map((row, i) => ({ key: `row ${i}`, row }));
