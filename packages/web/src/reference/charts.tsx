/** Charts as tables, each with the ground it stands on, and the editor of house charts. */
import type { ChartCell, ChartRoom, HouseValues, Plain, ShownChart } from '@ironbottom/umpire';
import { useId, useState } from 'react';
import { capital } from '../asks/prompt.js';
import { Wide } from '../desk/wide.js';
import { marks } from '../words/marks.js';
import { reference as words } from '../words/reference.js';
import { chartsAddress } from './addresses.js';
import { Badge } from './badge.js';
import { cellsOf, isSame, read, shownValue } from './cells.js';
import { houseOf, keepHouse, withHouse } from './house.js';
import { HousePanel } from './house-panel.js';
import { LinkedText } from './linked-text.js';
import type { Book } from './volume.js';

export function Charts({ book, chart: id }: { book: Book; chart: string }) {
  const [house, setHouse] = useState(() => houseOf(book.name));
  const change = (next: HouseValues): void => {
    keepHouse(book.name, next);
    setHouse(next);
  };
  if (book.charts === null) return <h1>{words.noCharts}</h1>;
  const chart = book.charts.charts.find((each) => each.id === id);
  if (id !== '' && chart === undefined) return <h1>{words.noChart}</h1>;
  if (chart !== undefined)
    return <ChartPage book={book} room={book.charts} chart={chart} house={house} onHouse={change} />;
  return (
    <article>
      <h1 tabIndex={-1}>{words.chartsOf(book.title)}</h1>
      <p className="chart-note">{words.chartsAbout}</p>
      <dl className="chart-grounds">
        {Object.entries(words.provenance).map(([provenance, about]) => (
          <div key={provenance}>
            <dt>
              <Badge provenance={provenance as ShownChart['provenance']} />
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
      <HousePanel book={book} room={book.charts} house={house} onHouse={change} />
      <ul className="chart-list">
        {book.charts.charts.map(({ id: each, title, about, provenance }) => (
          <li key={each}>
            <a href={chartsAddress(book.name, each)}>{title}</a> <Badge provenance={provenance} />{' '}
            {house[each] !== undefined && <Badge provenance="house" />}
            <span className="about">{about}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}

type ChartProps = {
  book: Book;
  room: ChartRoom;
  chart: ShownChart;
  house: HouseValues;
  onHouse(house: HouseValues): void;
};

function ChartPage({ book, room, chart, house, onHouse }: ChartProps) {
  const [editing, setEditing] = useState(false);
  const { id, title, about, provenance, source, exceptions } = chart;
  const own = house[id] ?? {};
  const changed = Object.keys(own).length;
  const changeable = cellsOf(chart).some(({ limits }) => limits !== null);
  const { warnings } = room.check(house);
  return (
    <article>
      <p className="rules-crumb">
        <a href={chartsAddress(book.name)}>{words.chartsOf(book.title)}</a>
      </p>
      <h1 tabIndex={-1}>
        {title} <Badge provenance={provenance} />
      </h1>
      <p className="rules-text">{about}</p>
      <p className="rules-state">
        {marks.label(words.source)} <LinkedText book={book} text={source} />
      </p>
      {changeable && (
        <div className="send">
          <button type="button" aria-pressed={editing} onClick={() => setEditing(!editing)}>
            {editing ? words.done : words.change}
          </button>
          {changed > 0 && (
            <>
              <span className="hint">{words.houseSome(changed)}</span>
              <button
                type="button"
                className="small"
                onClick={() => {
                  const { [id]: _, ...others } = house;
                  onHouse(others);
                }}
              >
                {words.resetChart}
              </button>
            </>
          )}
        </div>
      )}
      {warnings.length > 0 && changed > 0 && (
        <div className="warnings">
          {words.warnings}
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      <Tables
        chart={chart}
        own={own}
        editing={editing}
        faultOf={(path, value) => room.check({ [id]: { [path]: value } }).faults[0]?.why}
        onValue={(path, value) => onHouse(withHouse(house, id, path, value))}
      />
      {exceptions.length > 0 && (
        <section aria-labelledby="chart-exceptions">
          <h2 id="chart-exceptions">{words.otherwise}</h2>
          <ul className="rules-list">
            {exceptions.map(({ at, provenance: ground, why }) => (
              <li key={`${at} ${ground}`}>
                {at} <Badge provenance={ground} /> <LinkedText book={book} text={why} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

type TablesProps = {
  chart: ShownChart;
  own: { readonly [path: string]: Plain };
  editing: boolean;
  faultOf(path: string, value: Plain): string | undefined;
  onValue(path: string, value: Plain | undefined): void;
};

function Tables({ chart, own, editing, faultOf, onValue }: TablesProps) {
  return (
    <div className="chart-tables">
      {chart.tables.map(({ title, head, rows }) => (
        <Wide key={title}>
          <table>
            <caption>{title === '' ? <span className="unseen">{chart.title}</span> : capital(title)}</caption>
            {head.some((word) => word !== '') && (
              <thead>
                <tr>
                  {head.map((word) =>
                    word === '' ? (
                      <td key={word} />
                    ) : (
                      <th key={word} scope="col">
                        {capital(word)}
                      </th>
                    ),
                  )}
                </tr>
              </thead>
            )}
            <tbody>
              {rows.map(({ name, cells }) => (
                <tr key={name}>
                  <th scope="row">{capital(name)}</th>
                  {cells.map((cell, i) => {
                    const column = head[i + 1] ?? '';
                    if (cell === null) return <td key={column} />;
                    const label = words.cellOf(capital(name), column);
                    return (
                      <Cell key={cell.path} {...{ cell, label, editing, faultOf, onValue }} house={own[cell.path]} />
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      ))}
    </div>
  );
}

type CellProps = Pick<TablesProps, 'editing' | 'faultOf' | 'onValue'> & {
  cell: ChartCell;
  label: string;
  house: Plain | undefined;
};

function Cell({ cell, label, editing, house, faultOf, onValue }: CellProps) {
  const { path, value, limits } = cell;
  const now = house === undefined ? value : house;
  const [text, setText] = useState<string | null>(null);
  const [why, setWhy] = useState('');
  const id = useId();
  const changed = house !== undefined;
  const title = changed ? words.was(shownValue(value)) : undefined;
  if (!editing || limits === null)
    return (
      <td className={changed ? 'house' : undefined} title={title}>
        {shownValue(now)}
      </td>
    );
  const onText = (next: string): void => {
    setText(next);
    const given = read(next, limits);
    if (given === undefined || isSame(given.value, value)) {
      setWhy('');
      onValue(path, undefined);
      return;
    }
    const fault = faultOf(path, given.value);
    setWhy(fault ?? '');
    if (fault === undefined) onValue(path, given.value);
  };
  const shared = {
    'aria-label': label,
    'aria-invalid': why !== '',
    'aria-describedby': why === '' ? undefined : id,
    title,
    value: text ?? shownValue(now),
  };
  return (
    <td className={changed ? 'house' : undefined}>
      {limits.words.length > 0 ? (
        <select {...shared} onChange={({ target }) => onText(target.value)}>
          {limits.words.map((word) => (
            <option key={word}>{word}</option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type="text"
          inputMode={limits.also.length === 0 && limits.from >= 0 ? 'numeric' : 'text'}
          autoComplete="off"
          onChange={({ target }) => onText(target.value)}
          onBlur={() => {
            if (why === '') setText(null);
          }}
        />
      )}
      {why !== '' && (
        <p id={id} className="refusal" role="alert">
          {capital(why)}
        </p>
      )}
    </td>
  );
}
