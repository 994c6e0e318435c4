/** What had happened until a moment, the newest last; what this moment brought is marked. */
import { useEffect, useRef, useState } from 'react';
import { Rule } from '../beside/rule.js';
import { call } from '../umpire/call.js';
import type { Eyes, ReplayLine } from '../umpire/replay-messages.js';
import { replay as words } from '../words/replay.js';

/** So many lines before the moment are shown at once. */
const most = 120;

/** The whole log through these eyes, fetched once. */
export function useLog(eyes: Eyes): readonly ReplayLine[] {
  const key = JSON.stringify(eyes);
  const [logs, setLogs] = useState<{ readonly [eyes: string]: readonly ReplayLine[] }>({});
  const known = logs[key];
  useEffect(() => {
    if (known !== undefined) return;
    let gone = false;
    call({ do: 'replayLog', eyes: JSON.parse(key) as Eyes }).then(
      ({ lines }) => {
        if (!gone) setLogs((before) => ({ ...before, [key]: lines }));
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [key, known]);
  return known ?? [];
}

type Props = {
  lines: readonly ReplayLine[];
  at: number;
  detailed: boolean;
  onDetailed(detailed: boolean): void;
  onGo(at: number): void;
};

export function ReplayLog({ lines, at, detailed, onDetailed, onGo }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const until = lines.filter((line) => line.at <= at && (detailed || !line.minor));
  const shown = until.slice(-most);
  useEffect(() => {
    const tabs = list.current?.closest('.tabs');
    if (tabs && at + until.length >= 0) tabs.scrollTop = tabs.scrollHeight;
  }, [at, until.length]);
  return (
    <div className="log replay-log">
      <div className="log-head">
        {until.length > shown.length && <span className="quiet">{words.log.earlier(until.length - shown.length)}</span>}
        <label className="detailed">
          <input type="checkbox" checked={detailed} onChange={({ target }) => onDetailed(target.checked)} />
          {words.log.detailed}
        </label>
      </div>
      {until.length === 0 && <p className="quiet">{words.log.nothing}</p>}
      <ol ref={list} aria-label={words.log.label}>
        {shown.map((line) => (
          <li key={line.n} className={lineClass(line, at)}>
            <button type="button" className="replay-to" title={words.log.to(line.at)} onClick={() => onGo(line.at)}>
              <span className="unseen">{words.log.to(line.at)}</span>
              <span aria-hidden="true">{line.at}</span>
            </button>
            <span>
              {line.text} {line.only !== undefined && <em className="mark">{onlyText(line.only)}</em>}{' '}
              <Rule rule={line.rule} />
              {line.total !== undefined && isFought(lines, line, at) && (
                <strong className="replay-total"> {line.total}</strong>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const onlyText = (only: string): string => (only === 'nobody' ? words.log.nobody : words.log.only(only));

function lineClass({ opens, at: when }: ReplayLine, at: number): string {
  return ['line', ...(opens === null ? [] : [`opens-${opens}`]), ...(when === at ? ['present'] : [])].join(' ');
}

/** What a battle came to is told when it has been fought. */
function isFought(lines: readonly ReplayLine[], { n }: ReplayLine, at: number): boolean {
  const next = lines.find((line) => line.n > n && line.opens !== null);
  return next === undefined ? lines.every((line) => line.at <= at) : next.at <= at;
}
