import type { BoardPanel } from '@ironbottom/umpire';
import { Badge } from '../reference/badge.js';
import { beside } from '../words/beside.js';
import { boardWords as words } from '../words/boards.js';
import { useScrolled } from './scrolled.js';

export function Panel({ panel, titled }: { panel: BoardPanel; titled: boolean }) {
  const { title, columns, rows, note, tones = [], track, provenance } = panel;
  const wide = useScrolled<HTMLDivElement>();
  const headed = columns.some((column) => column !== '');
  const numeric = columns.map((column, i) => column !== '' && rows.every((row) => isNumber(row[i] ?? '')));
  const lines = rows.map((row, i) => ({ key: `${i} ${row[0] ?? ''}`, row, at: i }));
  const toneAt = (row: number, column: number): string => {
    const tone = tones.find((each) => each.row === row && each.column === column)?.tone;
    return tone === undefined ? '' : ` tone-${tone}`;
  };
  return (
    <div className="panel">
      {track !== undefined && <Track {...track} Heading={titled ? 'h2' : 'h3'} />}
      <div className="wide" ref={wide}>
        <table>
          <caption className={titled ? '' : 'unseen'}>{title}</caption>
          {headed && (
            <thead>
              <tr>
                {columns.map((column, i) =>
                  column === '' ? (
                    <td key={column} />
                  ) : (
                    <th key={column} scope="col" className={numeric[i] && i > 0 ? 'number' : ''}>
                      {column}
                    </th>
                  ),
                )}
              </tr>
            </thead>
          )}
          <tbody>
            {lines.map(({ key, row, at }) => (
              <tr key={key}>
                {row.map((text, i) => {
                  const cell = `${columns[i] ?? ''} ${i}`;
                  return i === 0 ? (
                    <th key={cell} scope="row">
                      {text}
                    </th>
                  ) : (
                    <td key={cell} className={`${numeric[i] ? 'number' : ''}${toneAt(at, i)}`.trim()}>
                      {text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && <p className="quiet">{beside.panel.nothing}</p>}
      {(note !== undefined || provenance !== undefined) && (
        <p className="hint">
          {provenance !== undefined && <Badge provenance={provenance} />} {note}
        </p>
      )}
    </div>
  );
}

/** Where the panels are the board nothing stands above them but the head of the page. */
function Track({ title, steps, Heading }: NonNullable<BoardPanel['track']> & { Heading: 'h2' | 'h3' }) {
  const all = steps.map((step, i) => ({ ...step, key: `${i}` }));
  return (
    <>
      <Heading>{title}</Heading>
      <ol className="track">
        {all.map(({ key, text, when, dark }) => (
          <li key={key} className={dark ? `${when} dark` : when} aria-current={when === 'now' ? 'time' : undefined}>
            {text}
            {dark && <span className="unseen"> {words.night}</span>}
            {when === 'past' && <span className="unseen"> {words.past}</span>}
          </li>
        ))}
      </ol>
      {steps.some(({ dark }) => dark) && <p className="hint">{words.nightMarked}</p>}
    </>
  );
}

const isNumber = (text: string): boolean => /^[-+]?[\d.,]*$/.test(text);
