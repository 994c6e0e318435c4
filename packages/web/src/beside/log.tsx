/** What has happened, in words, each line with its rule. */
import { useEffect, useRef, useState } from 'react';
import { call } from '../umpire/call.js';
import type { LogLine } from '../umpire/messages.js';
import { Rule } from './rule.js';

const marks: { readonly [kind in LogLine['kind']]: string } = {
  event: '',
  private: 'for you alone',
  note: 'done for you',
};

export function Log({ lines, earlier }: { lines: readonly LogLine[]; earlier: number }) {
  const end = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState<readonly LogLine[] | null>(null);
  const shown = all !== null && all.length === earlier + lines.length ? all : lines;
  const count = earlier + lines.length;
  const seen = useRef(-1);
  useEffect(() => {
    if (seen.current === count) return;
    seen.current = count;
    const list = end.current?.closest('.tabs');
    if (list) list.scrollTop = list.scrollHeight;
  });
  return (
    <div className="log">
      {shown.length < count && (
        <button type="button" className="small" onClick={() => void call({ do: 'log' }).then(({ log }) => setAll(log))}>
          Show {count - shown.length} earlier lines
        </button>
      )}
      {count === 0 && <p className="quiet">Nothing has happened yet.</p>}
      <div ref={end} role="log" aria-label="What has happened" aria-live="polite">
        <ol>
          {shown.map(({ n, rule, text, kind }) => (
            <li key={n} className={`line ${kind}`}>
              <Rule rule={rule} />
              <span>
                {text} {marks[kind] !== '' && <em className="mark">{marks[kind]}</em>}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
