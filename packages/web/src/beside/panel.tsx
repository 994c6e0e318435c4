import type { BoardPanel } from '@ironbottom/umpire';

export function Panel({ panel, titled }: { panel: BoardPanel; titled: boolean }) {
  const { title, columns, rows, note } = panel;
  const headed = columns.some((column) => column !== '');
  const numeric = columns.map((column, i) => column !== '' && rows.every((row) => isNumber(row[i] ?? '')));
  const lines = rows.map((row, i) => ({ key: `${i} ${row[0] ?? ''}`, row }));
  return (
    <div className="panel">
      <div className="wide">
        <table>
          <caption className={titled ? '' : 'unseen'}>{title}</caption>
          {headed && (
            <thead>
              <tr>
                {columns.map((column, i) => (
                  <th key={column} scope="col" className={numeric[i] && i > 0 ? 'number' : ''}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {lines.map(({ key, row }) => (
              <tr key={key}>
                {row.map((text, i) => {
                  const cell = `${columns[i] ?? ''} ${i}`;
                  return i === 0 ? (
                    <th key={cell} scope="row">
                      {text}
                    </th>
                  ) : (
                    <td key={cell} className={numeric[i] ? 'number' : ''}>
                      {text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && <p className="quiet">Nothing here.</p>}
      {note !== undefined && <p className="hint">{note}</p>}
    </div>
  );
}

const isNumber = (text: string): boolean => /^[-+]?[\d.,]*$/.test(text);
