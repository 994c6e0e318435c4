/** What nobody should miss since the last answer: sightings, above the next question. */
import type { Place } from '@ironbottom/umpire';
import { useRef } from 'react';
import { usePhone } from '../screens/panes.js';
import type { LogLine } from '../umpire/messages.js';
import { beside } from '../words/beside.js';

/** As many as fit above a question; the log has all of them. */
const most = 4;

/** Lines that came after the last answer given here. `moment`: how many answers there are. */
export function useNews(lines: readonly LogLine[], key: string, moment: number): readonly LogLine[] {
  const last = lines.at(-1)?.n ?? -1;
  const seen = useRef({ key, moment, from: last, to: last });
  const now = seen.current;
  if (now.key !== key) seen.current = { key, moment, from: last, to: last };
  else if (now.moment !== moment) seen.current = { key, moment, from: now.to, to: last };
  else if (now.to !== last) seen.current = { ...now, to: last };
  const { from } = seen.current;
  return lines.filter(({ n, alarm }) => alarm !== undefined && n > from);
}

type Props = { news: readonly LogLine[]; onShow: ((place: Place) => void) | null };

export function News({ news, onShow }: Props) {
  const phone = usePhone();
  if (news.length === 0) return null;
  // On a telephone what is asked must not lie below it all.
  const shown = phone ? 2 : most;
  return (
    <section className="news" role="status" aria-label={beside.news.label}>
      <ul>
        {news.slice(-shown).map(({ n, text, alarm }) => (
          <li key={n}>
            {text}{' '}
            {onShow !== null && alarm !== undefined && (
              <button type="button" className="small" onClick={() => onShow(alarm)}>
                {beside.news.show}
              </button>
            )}
          </li>
        ))}
      </ul>
      {news.length > shown && <p className="hint">{beside.news.more(news.length - shown)}</p>}
    </section>
  );
}
