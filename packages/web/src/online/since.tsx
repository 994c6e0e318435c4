/** What happened while somebody was away. */
import type { Reply } from '@ironbottom/wire';
import { useEffect, useState } from 'react';
import { Rule } from '../beside/rule.js';
import type { Afar } from '../umpire/messages.js';
import { marks } from '../words/marks.js';
import { online } from '../words/online.js';
import { keepSeen, seenOf } from './kept.js';
import { ask } from './server.js';

/** Whoever only fetched a coffee knows where he was. */
const absence = 60_000;

type Story = Reply<'story'>;

/** The story since the seat was last looked at, if that was a while ago. Meanwhile what is looked at is remembered. */
export function useStory(afar: Afar | null): { story: Story | null; close(): void } {
  const [told, setTold] = useState<{ key: string; story: Story } | null>(null);
  const key = afar === null ? '' : `${afar.match} ${afar.seat}`;
  const match = afar?.match ?? '';
  const seat = afar?.seat ?? '';
  const seq = afar?.seq ?? 0;

  useEffect(() => {
    if (match === '' || seq === 0) return;
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      const seen = seenOf(match, seat);
      keepSeen(match, seat, seq);
      if (seen === null || seen.seq >= seq || Date.now() - seen.at < absence) return;
      void ask('story', { params: { id: match, seat }, query: { since: seen.seq } }).then(
        (story) => {
          if (story.lines.length > 0 || story.chat.length > 0) setTold({ key, story });
        },
        () => undefined,
      );
    };
    look();
    document.addEventListener('visibilitychange', look);
    // Whoever sits before it for an hour has seen it all that time.
    const timer = setInterval(look, absence / 5);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [match, seat, key, seq]);

  return { story: told?.key === key ? told.story : null, close: () => setTold(null) };
}

/** A long absence is told by its end. */
const mostLines = 60;

export function SinceThen({ story, onClose }: { story: Story; onClose(): void }) {
  const lines = story.lines.slice(-mostLines).map((line, n) => ({ ...line, n }));
  const chat = story.chat.map((line, n) => ({ ...line, n }));
  return (
    <section className="since" aria-labelledby="since">
      <header>
        <h2 id="since" className="since-title">
          {online.since.title}
        </h2>
        <button type="button" className="small" onClick={onClose}>
          {online.since.close}
        </button>
      </header>
      {story.lines.length > lines.length && (
        <p className="hint">{online.since.earlier(story.lines.length - lines.length)}</p>
      )}
      <ol>
        {lines.map(({ n, rule, text }) => (
          <li key={n}>
            {text} <Rule rule={rule} />
          </li>
        ))}
      </ol>
      {chat.length > 0 && (
        <ul>
          {chat.map(({ n, who, text }) => (
            <li key={n}>
              <strong>{marks.label(who)}</strong> {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
