/** For whoever has never played: a first game that teaches. */
import type { Offered } from '../umpire/messages.js';
import { coaching } from '../words/guide.js';

type Props = {
  games: readonly Offered[];
  /** Nothing is kept in this browser yet. */
  newcomer: boolean;
  busy: boolean;
  onLearn(book: string, scenario: string): void;
};

export function Learn({ games, newcomer, busy, onLearn }: Props) {
  const taught = games.flatMap(({ book, guide }) => (guide === undefined ? [] : [{ book, guide }]));
  if (taught.length === 0) return null;
  return (
    <section className={newcomer ? 'learn newcomer' : 'learn'} aria-labelledby="learn">
      <h2 id="learn">{newcomer ? coaching.newcomer : coaching.again}</h2>
      {taught.map(({ book, guide: { title, about, scenario } }) => (
        <p key={`${book} ${scenario}`}>
          <button
            type="button"
            className={newcomer ? 'main' : ''}
            disabled={busy}
            onClick={() => onLearn(book, scenario)}
          >
            {title}
          </button>
          <span className="about">{about}</span>
        </p>
      ))}
    </section>
  );
}
