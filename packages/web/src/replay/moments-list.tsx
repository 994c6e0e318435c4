/** Moments worth going to: bookmarks, battles, sightings, turns. */
import { type SubmitEvent, useState } from 'react';
import type { ReplayHead } from '../umpire/replay-messages.js';
import { replay as words } from '../words/replay.js';
import type { Bookmarks } from './bookmarks.js';
import { entriesOf } from './moments.js';
import { Course } from './plots.js';

type Props = { head: ReplayHead; at: number; bookmarks: Bookmarks; onGo(at: number): void };

export function Moments({ head, at, bookmarks, onGo }: Props) {
  const [text, setText] = useState('');
  const keep = (event: SubmitEvent): void => {
    event.preventDefault();
    bookmarks.add({ at, text: text.trim() === '' ? words.moments.unnamed(at) : text.trim() });
    setText('');
  };
  const news = entriesOf(head.marks, 'news');
  const names = head.points[0]?.values.map(({ name }) => name) ?? [];
  return (
    <div className="replay-moments">
      <section className="replay-part">
        <h2>{words.moments.bookmarks}</h2>
        <form className="typed" onSubmit={keep}>
          <input
            type="text"
            aria-label={words.moments.text}
            placeholder={words.moments.unnamed(at)}
            maxLength={80}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit">{words.moments.add}</button>
        </form>
        {bookmarks.all.length === 0 && <p className="quiet">{words.moments.noBookmarks}</p>}
        <ul>
          {bookmarks.all.map((bookmark) => (
            <li key={bookmark.at}>
              <Go at={bookmark.at} now={at} text={bookmark.text} onGo={onGo} />
              <button
                type="button"
                className="small"
                aria-label={words.moments.remove(bookmark.text)}
                onClick={() => bookmarks.remove(bookmark.at)}
              >
                {words.moments.removeShort}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <Part
        title={words.moments.battles}
        none={words.moments.noBattles}
        entries={entriesOf(head.marks, 'battle')}
        at={at}
        onGo={onGo}
      />
      <Part title={words.moments.turns} none="" entries={entriesOf(head.marks, 'turn')} at={at} onGo={onGo} />
      {names.length > 0 && (
        <section className="replay-part">
          <h2>{words.moments.points}</h2>
          <Course
            label={words.moments.points}
            last={head.last}
            at={at}
            lines={names.map((name, i) => ({
              name,
              points: head.points.map((each) => ({ at: each.at, value: each.values[i]?.value ?? 0 })),
            }))}
          />
        </section>
      )}
      {news.length > 0 && (
        <details className="replay-part">
          <summary>{words.moments.news(news.length)}</summary>
          <List entries={news} at={at} onGo={onGo} />
        </details>
      )}
    </div>
  );
}

type PartProps = {
  title: string;
  none: string;
  entries: { at: number; texts: string[] }[];
  at: number;
  onGo(at: number): void;
};

function Part({ title, none, entries, at, onGo }: PartProps) {
  return (
    <section className="replay-part">
      <h2>{title}</h2>
      {entries.length === 0 && <p className="quiet">{none}</p>}
      <List entries={entries} at={at} onGo={onGo} />
    </section>
  );
}

function Go({ at, now, text, onGo }: { at: number; now: number; text: string; onGo(at: number): void }) {
  return (
    <button type="button" className="replay-go" aria-current={at === now ? 'step' : undefined} onClick={() => onGo(at)}>
      <span className="replay-at">{at}</span> {text}
    </button>
  );
}

/** So much of what one answer brought is told; the rest stands in the log. */
const told = 2;

function List({ entries, at, onGo }: Pick<PartProps, 'entries' | 'at' | 'onGo'>) {
  return (
    <ol>
      {entries.map(({ at: moment, texts }) => {
        const rest = texts.length > told ? [words.moments.others(texts.length - told)] : [];
        return (
          <li key={moment}>
            <Go at={moment} now={at} text={[...texts.slice(0, told), ...rest].join(' · ')} onGo={onGo} />
          </li>
        );
      })}
    </ol>
  );
}
