/** What has happened, in words, each line with its rule; a section for each part of a turn, the newest last. */
import { useEffect, useRef, useState } from 'react';
import { call } from '../umpire/call.js';
import type { LogLine } from '../umpire/messages.js';
import { beside } from '../words/beside.js';
import { Rule } from './rule.js';

const words = beside.log;
const markOf = (kind: LogLine['kind']): string => (kind === 'event' ? '' : words[kind]);

export type Section = { n: number; heading: LogLine | null; lines: LogLine[] };

export function sectionsOf(lines: readonly LogLine[]): Section[] {
  const sections: Section[] = [];
  for (const line of lines) {
    const last = sections.at(-1);
    if (line.opens !== null) sections.push({ n: line.n, heading: line, lines: [] });
    else if (last === undefined) sections.push({ n: line.n, heading: null, lines: [line] });
    else last.lines.push(line);
  }
  return sections;
}

/** So few pixels from the end are the end. */
const nearly = 8;

type Props = {
  lines: readonly LogLine[];
  earlier: number;
  detailed: boolean;
  onDetailed(detailed: boolean): void;
};

export function Log({ lines, earlier, detailed, onDetailed }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState<readonly LogLine[] | null>(null);
  const shown = all !== null && all.length === earlier + lines.length ? all : lines;
  const count = earlier + lines.length;
  const seen = useRef('');
  useEffect(() => {
    if (seen.current === `${count} ${detailed}`) return;
    seen.current = `${count} ${detailed}`;
    const list = end.current?.closest('.tabs');
    if (list) list.scrollTop = list.scrollHeight;
  });
  // A question that grows, by its odds for one, takes room from below: whoever reads the newest line goes on reading it.
  useEffect(() => {
    const list = end.current?.closest('.tabs');
    if (!list) return;
    let atEnd = true;
    let tall = list.clientHeight;
    const scrolled = (): void => {
      // Of another height, it was not the reader who scrolled.
      if (list.clientHeight === tall) atEnd = list.scrollTop + tall >= list.scrollHeight - nearly;
    };
    const size = new ResizeObserver(() => {
      tall = list.clientHeight;
      if (atEnd) list.scrollTop = list.scrollHeight;
    });
    list.addEventListener('scroll', scrolled);
    size.observe(list);
    return () => {
      list.removeEventListener('scroll', scrolled);
      size.disconnect();
    };
  }, []);
  // On a telephone the records are put away: whoever turns to them reads the newest line, not the oldest.
  useEffect(() => {
    const log = end.current;
    if (log === null) return;
    let away = log.offsetParent === null;
    const eye = new IntersectionObserver(() => {
      const now = log.offsetParent === null;
      if (away && !now) log.scrollIntoView({ block: 'end' });
      away = now;
    });
    eye.observe(log);
    return () => eye.disconnect();
  }, []);
  const sections = sectionsOf(detailed ? shown : shown.filter(({ minor }) => !minor));
  return (
    <div className="log">
      <div className="log-head">
        {shown.length < count && (
          <button
            type="button"
            className="small"
            onClick={() => void call({ do: 'log' }).then(({ log }) => setAll(log))}
          >
            {words.earlier(count - shown.length)}
          </button>
        )}
        {count > 0 && (
          <label className="detailed">
            <input type="checkbox" checked={detailed} onChange={({ target }) => onDetailed(target.checked)} />
            {words.detailed}
          </label>
        )}
      </div>
      {count === 0 && <p className="quiet">{words.nothing}</p>}
      <div ref={end} role="log" aria-label={words.label} aria-live="polite">
        {sections.map(({ n, heading, lines: within }, i) => (
          <section key={n} className={within.length === 0 && i < sections.length - 1 ? 'log-part bare' : 'log-part'}>
            {heading !== null && (
              <h3 className={heading.opens ?? ''}>
                {heading.text.replace(/\.$/, '')} <Rule rule={heading.rule} />
              </h3>
            )}
            <ol>
              {within.map((line) => (
                <Line key={line.n} line={line} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

export function Line({ line: { rule, text, kind, dice } }: { line: LogLine }) {
  return (
    <li className={`line ${kind}`}>
      <Rule rule={rule} />
      <span>
        {numbered(dice).map(({ key, face }) => (
          <Die key={key} face={face} />
        ))}
        {text} {markOf(kind) !== '' && <em className="mark">{markOf(kind)}</em>}
      </span>
    </li>
  );
}

const numbered = (dice: readonly number[]): { key: string; face: number }[] =>
  dice.map((face, i) => ({ key: `${i} ${face}`, face }));

/** Where the pips of each face lie, on a grid of three by three. */
const pips: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** The words say the number too. */
function Die({ face }: { face: number }) {
  return (
    <svg className="die" viewBox="0 0 20 20" aria-hidden="true">
      <rect x="0.75" y="0.75" width="18.5" height="18.5" rx="4" />
      {pips[face]?.map((at) => (
        <circle key={at} cx={5 + 5 * (at % 3)} cy={5 + 5 * Math.floor(at / 3)} r="1.9" />
      ))}
    </svg>
  );
}
