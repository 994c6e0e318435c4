/** The way from the first screen to playing with others. */
import { useEffect, useState } from 'react';
import { online } from '../words/online.js';
import { wasOnline } from './kept.js';
import { isMyMove } from './lobby.js';
import { ask } from './server.js';

const words = online.withOthers;

/** How many matches wait for me. Only a browser that has played with others before asks; a page without a server is left alone. */
function useMoves(): number {
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (!wasOnline()) return;
    ask('list', { query: { which: 'mine' } }).then(
      ({ matches }) => setMoves(matches.filter(isMyMove).length),
      () => undefined,
    );
  }, []);
  return moves;
}

export function WithOthers({ onOnline }: { onOnline(): void }) {
  const moves = useMoves();
  return (
    <aside className="with-others" aria-labelledby="with-others">
      <div>
        <h2 id="with-others">{moves === 0 ? words.title : words.moves(moves)}</h2>
        <p className="quiet">{words.what}</p>
      </div>
      <button type="button" className="main" onClick={onOnline}>
        {moves === 0 ? words.title : words.go}
      </button>
    </aside>
  );
}
