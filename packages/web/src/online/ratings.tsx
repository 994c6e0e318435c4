/** Who plays best, for each game. */
import type { Reply } from '@ironbottom/wire';
import { useEffect, useState } from 'react';
import type { Offered } from '../umpire/messages.js';
import { online } from '../words/online.js';
import { useAsking, Why } from './asking.js';
import { ask } from './server.js';

const words = online.ratings;

export function Ratings({ games }: { games: readonly Offered[] }) {
  const books = [...new Map(games.map(({ book, title }) => [book, title]))];
  const [chosen, setChosen] = useState('');
  const book = chosen === '' ? (books[0]?.[0] ?? '') : chosen;
  const [table, setTable] = useState<Reply<'ratings'>['ratings'] | null>(null);
  const asking = useAsking();
  const { run } = asking;
  useEffect(() => {
    if (book === '') return;
    setTable(null);
    void run(async () => setTable((await ask('ratings', { params: { rulebook: book } })).ratings));
  }, [book, run]);
  return (
    <section className="card">
      <label className="field-line">
        {words.game}
        <select value={book} onChange={({ target }) => setChosen(target.value)}>
          {books.map(([name, title]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <Why asking={asking} />
      {table?.length === 0 && <p className="quiet">{words.nobody}</p>}
      {table !== null && table.length > 0 && (
        <table>
          <caption>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              <th scope="col" className="number">
                {words.rating}
              </th>
              <th scope="col" className="number">
                {words.giveOrTake}
              </th>
              <th scope="col" className="number">
                {words.matches}
              </th>
            </tr>
          </thead>
          <tbody>
            {table.map(({ name, rating, deviation, games: played }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="number">{Math.round(rating)}</td>
                <td className="number">{Math.round(2 * deviation)}</td>
                <td className="number">{played}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="hint">{words.what}</p>
    </section>
  );
}
