/** The end of a game: who won and why, and the file that tells it all again. */
import { type ReactNode, useEffect, useRef } from 'react';
import { download } from '../beside/download.js';
import { Rule } from '../beside/rule.js';
import { call } from '../umpire/call.js';
import type { Situation, TableView } from '../umpire/messages.js';
import { screens } from '../words/screens.js';

const words = screens.over;

type Props = {
  over: NonNullable<TableView['over']>;
  table: TableView;
  /** What leaving is called. */
  leaving: string;
  onSituation(situation: Situation): void;
  onLeave(): void;
  children?: ReactNode;
};

export function Over({ over, table, leaving, onSituation, onLeave, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="question over" aria-labelledby="over">
      <p className="asked-of">{words.over}</p>
      <h2 id="over" className="prompt" tabIndex={-1} ref={heading}>
        {over.result}
      </h2>
      <p>
        {over.why} <Rule rule={over.rule} />
      </p>
      {table.score !== '' && <p className="points">{table.score}</p>}
      <p className="hint">{words.replayWhat}</p>
      <div className="send">
        <button
          type="button"
          className="main"
          onClick={() => void call({ do: 'export' }).then(({ name, text }) => download(name, text))}
        >
          {words.save}
        </button>
        <button type="button" onClick={onLeave}>
          {leaving}
        </button>
      </div>
      {children}
      {table.seats.length > 1 && (
        <div className="send">
          {table.seats
            .filter(({ seat }) => seat !== table.seat)
            .map(({ seat, name }) => (
              <button key={seat} type="button" onClick={() => void call({ do: 'look', seat }).then(onSituation)}>
                {words.lookAs(name)}
              </button>
            ))}
        </div>
      )}
    </section>
  );
}
