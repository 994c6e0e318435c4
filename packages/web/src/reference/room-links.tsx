/** From a game to its rules and to the desk, beside the game. */
import { useContext } from 'react';
import { Rules } from '../beside/rule.js';
import { rule as words } from '../words/rule.js';
import { deskAddress, rulesAddress } from './addresses.js';

export function RoomLinks() {
  const { book } = useContext(Rules);
  return (
    <p className="rooms">
      <a href={rulesAddress(book)} target="_blank" rel="noopener">
        {words.toRules}
      </a>{' '}
      <a href={deskAddress()} target="_blank" rel="noopener">
        {words.toDesk}
      </a>
    </p>
  );
}
