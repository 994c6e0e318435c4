/** The house charts as a whole: what is changed, to a file and from one. */

import { type ChartRoom, type HouseValues, JsonFault, readJson } from '@ironbottom/umpire';
import { useState } from 'react';
import { download } from '../beside/download.js';
import { Upload } from '../beside/upload.js';
import { marks } from '../words/marks.js';
import { listed } from '../words/plural.js';
import { reference as words } from '../words/reference.js';
import { chartsAddress } from './addresses.js';
import { differences, shownValue } from './cells.js';
import { countOf } from './house.js';
import type { Book } from './volume.js';

type Props = { book: Book; room: ChartRoom; house: HouseValues; onHouse(house: HouseValues): void };

/** What a file says, or why it was not taken: chart, value and line. */
export function readHouse(room: ChartRoom, text: string): { house: HouseValues } | { errors: string[] } {
  try {
    const written = readJson(text);
    const { faults } = room.check(written.value);
    if (faults.length === 0) return { house: written.value as HouseValues };
    return {
      errors: faults.map(({ chart, path, why }) => {
        const field = path === '' ? chart : `${chart}.${path}`;
        return marks.of(words.atLine(written.lineOf(field), listed([chart, path].filter((part) => part !== ''))), why);
      }),
    };
  } catch (fault) {
    if (fault instanceof JsonFault) return { errors: [fault.message] };
    throw fault;
  }
}

export function HousePanel({ book, room, house, onHouse }: Props) {
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const [sure, setSure] = useState(false);
  const changed = countOf(house);
  const onFile = async (file: File): Promise<void> => {
    const taken = readHouse(room, await file.text());
    setErrors('errors' in taken ? taken.errors : []);
    setSaid('house' in taken ? words.loaded(countOf(taken.house)) : '');
    if ('house' in taken) onHouse(taken.house);
  };
  return (
    <section className="house-panel" aria-labelledby="house-panel">
      <h2 id="house-panel">{words.house}</h2>
      <p className="chart-note">{words.houseAbout}</p>
      <p>{changed === 0 ? words.houseNone : words.houseSome(changed)}</p>
      {changed > 0 && <Differences book={book} room={room} house={house} />}
      <div className="send">
        <Upload label={words.load} accept=".json,application/json" onFile={onFile} />
        {changed > 0 && (
          <>
            <button
              type="button"
              onClick={() => download(`${book.name}-house-charts.json`, `${JSON.stringify(house, null, 2)}\n`)}
            >
              {words.save}
            </button>
            <button
              type="button"
              onClick={() => {
                if (sure) onHouse({});
                setSure(!sure);
              }}
            >
              {sure ? words.resetSure : words.resetAll}
            </button>
          </>
        )}
      </div>
      <div aria-live="polite">
        {said}
        {errors.length > 0 && (
          <div className="refusal">
            {words.refused}
            <ul>
              {errors.map((error) => (
                <li key={error}>{error}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

export function Differences({ book, room, house }: Omit<Props, 'onHouse' | 'book'> & { book: Pick<Book, 'name'> }) {
  return (
    <ul className="house-list">
      {differences(room.charts, house).map(({ chart, title, path, now, was }) => (
        <li key={`${chart} ${path}`}>
          <a href={chartsAddress(book.name, chart)}>{marks.label(marks.with(title, path))}</a>{' '}
          {words.differs(shownValue(now), shownValue(was))}
        </li>
      ))}
    </ul>
  );
}
