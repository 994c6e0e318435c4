/** Before a game: whether it is played with the charts that somebody changed, and what they change. */
import { library } from '@ironbottom/shelf/library';
import { lazy, Suspense } from 'react';
import { houseChoice as words } from '../words/house-choice.js';
import { chartsAddress } from './addresses.js';
import { countOf, houseOf } from './house.js';

const Changed = lazy(() => import('./changed.js').then((part) => ({ default: part.Changed })));

type Props = { book: string; on: boolean; onOn(on: boolean): void };

export function HouseChoice({ book, on, onOn }: Props) {
  if (library.find(({ name }) => name === book)?.charts === undefined) return null;
  const house = houseOf(book);
  const changed = countOf(house);
  return (
    <details className="house-choice" open={changed > 0 || undefined}>
      <summary>{words.title}</summary>
      {changed > 0 && (
        <label className="forced">
          <input type="checkbox" checked={on} onChange={({ target }) => onOn(target.checked)} />
          {words.play(changed)}
        </label>
      )}
      {changed > 0 && on && (
        <Suspense>
          <Changed book={book} house={house} />
        </Suspense>
      )}
      <p className="hint">
        {changed === 0 && words.none} <a href={chartsAddress(book)}>{words.change}</a>
      </p>
    </details>
  );
}
