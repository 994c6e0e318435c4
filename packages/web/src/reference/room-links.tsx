/** From a game to its rules and to the desk, beside the game; and what its players changed in the charts. */
import { lazy, Suspense, useContext } from 'react';
import { Rules } from '../beside/rule.js';
import { houseChoice } from '../words/house-choice.js';
import { rule as words } from '../words/rule.js';
import { deskAddress, rulesAddress } from './addresses.js';
import { countOf } from './house.js';

const Changed = lazy(() => import('./changed.js').then((part) => ({ default: part.Changed })));

export function RoomLinks() {
  const { book, house } = useContext(Rules);
  const changed = countOf(house);
  return (
    <>
      {changed > 0 && (
        <details>
          <summary>{houseChoice.played(changed)}</summary>
          <Suspense>
            <Changed book={book} house={house} />
          </Suspense>
        </details>
      )}
      <p className="rooms">
        <a href={rulesAddress(book)} target="_blank" rel="noopener">
          {words.toRules}
        </a>{' '}
        <a href={deskAddress()} target="_blank" rel="noopener">
          {words.toDesk}
        </a>
      </p>
    </>
  );
}
