import type { BoardPanel } from '@ironbottom/umpire';

export function Panel({ panel, titled }: { panel: BoardPanel; titled: boolean }) {
  const { title, columns, rows, note } = panel;
  const headed = columns.some((column) => column !== '');
  const lines = rows.map((row, i) => ({ key: `${i} ${row[0] ?? ''}`, row }));
  return (
    <div className="panel">
      <div className="wide">
        <table>
          <caption className={titled ? '' : 'unseen'}>{title}</caption>
          {headed && (
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
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
                  const number = /^[-+]?[\d.,]+$/.test(text);
                  return i === 0 ? (
                    <th key={cell} scope="row">
                      {text}
                    </th>
                  ) : (
                    <td key={cell} className={number ? 'number' : ''}>
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
