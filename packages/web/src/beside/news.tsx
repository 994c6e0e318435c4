/** What nobody should miss since the last answer: who was seen, of ours and of theirs, above the next question. */
import type { Place } from '@ironbottom/umpire';
import { useRef } from 'react';
import { usePhone } from '../screens/panes.js';
import type { LogLine } from '../umpire/messages.js';
import { beside } from '../words/beside.js';
import { marks } from '../words/marks.js';

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

type Told = { line: LogLine; place: Place; before: Place[] };

/** That we were seen comes first, then the newest; what is said of one place after another is said once, of the last. */
export function newsTold(news: readonly LogLine[], placeName: (place: Place) => string): Told[] {
  const told = new Map<string, Told>();
  const known = new Set<string>();
  for (const line of news.toReversed()) {
    const place = line.alarm;
    if (place === undefined) continue;
    const [head = '', ...rest] = line.text.split(placeName(place));
    // He sees ours better now than before: what he saw then is no news.
    if (line.exposed && known.has(`${place} ${head}`)) continue;
    known.add(`${place} ${head}`);
    const said = `${head}${rest.join()}`;
    const later = told.get(said);
    if (later === undefined) told.set(said, { line, place, before: [] });
    else if (place !== later.place && !later.before.includes(place)) later.before.unshift(place);
  }
  const all = [...told.values()];
  return [...all.filter(({ line }) => line.exposed), ...all.filter(({ line }) => !line.exposed)];
}

/** As many as there is room for: half of it for either, if both are many. */
export function newsShown(told: readonly Told[], room: number): Told[] {
  const ours = told.filter(({ line }) => line.exposed);
  const theirs = told.filter(({ line }) => !line.exposed);
  const first = ours.slice(0, Math.max(room / 2, room - theirs.length));
  return [...first, ...theirs.slice(0, room - first.length)];
}

type Props = {
  news: readonly LogLine[];
  placeName(place: Place): string;
  onShow: ((place: Place) => void) | null;
};

export function News({ news, placeName, onShow }: Props) {
  const phone = usePhone();
  if (news.length === 0) return null;
  const told = newsTold(news, placeName);
  const [latest] = told;
  const shown = phone ? told : newsShown(told, most);
  const lines = (
    <>
      <ul>
        {shown.map(({ line, place, before: [first, ...more] }) => (
          <li key={line.n}>
            <span>
              {line.text} {first !== undefined && `${beside.news.before(placeName(first), more.length)} `}
            </span>
            {onShow !== null && (
              <button type="button" className="small" onClick={() => onShow(place)}>
                {beside.news.show}
              </button>
            )}
          </li>
        ))}
      </ul>
      {told.length > shown.length && <p className="hint">{beside.news.more(told.length - shown.length)}</p>}
    </>
  );
  return (
    <section className="news" role="status" aria-label={beside.news.label}>
      {phone ? (
        // One line that opens: what is asked must not lie below it all.
        <details>
          <summary>
            <span>{latest?.line.text}</span>
            <span className="opened">{beside.news.label}</span>{' '}
            {told.length > 1 && <small>{marks.plus(told.length - 1)}</small>}
          </summary>
          {lines}
        </details>
      ) : (
        lines
      )}
    </section>
  );
}
