/** Standing orders: written beforehand, they answer questions as their writer would have, until he stops them. */
import type { Place } from '@ironbottom/umpire';
import { useEffect, useId, useState } from 'react';
import { call } from '../umpire/call.js';
import type { Situation, StandingSheet } from '../umpire/messages.js';
import { beside } from '../words/beside.js';
import { Compose, type Pointing } from './compose.js';

const words = beside.orders;

type Props = {
  moment: number;
  pointing: Pointing | null;
  placeName(place: Place): string;
  onSituation(situation: Situation): void;
};

export function Orders({ moment, pointing, placeName, onSituation }: Props) {
  const id = useId();
  const [sheet, setSheet] = useState<StandingSheet | null>(null);
  const [text, setText] = useState<string | null>(null);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');

  // What they have done changes with every answer; what is being written stays.
  useEffect(() => {
    let late = false;
    void moment;
    call({ do: 'standing' }).then(
      (shown) => {
        if (late) return;
        setSheet(shown);
        setText((before) => before ?? shown.text);
      },
      (fault: unknown) => setSaid(fault instanceof Error ? fault.message : String(fault)),
    );
    return () => {
      late = true;
    };
  }, [moment]);

  if (sheet === null || text === null) return <p className="hint">{said}</p>;
  const leave = async (on: boolean): Promise<void> => {
    const left = await call({ do: 'orders', text, on });
    setErrors(left.errors);
    setSaid(left.errors.length > 0 ? '' : on ? words.stand : words.stopped);
    if (left.errors.length > 0) return;
    setSheet(await call({ do: 'standing' }));
    onSituation(left.situation);
  };
  return (
    <div className="orders">
      <p>
        {words.what} <strong>{sheet.on ? words.on : words.off}</strong>
      </p>
      <Compose
        templates={sheet.templates}
        pointing={pointing}
        placeName={placeName}
        orders={text}
        onWrite={(order) => setText(withOrder(text, order))}
      />
      <details open={sheet.text === ''}>
        <summary>{words.examples}</summary>
        <ul>
          {sheet.examples.map((example) => (
            <li key={example.title}>
              <button type="button" onClick={() => setText(withOrder(text, example.text))}>
                {words.add(example.title)}
              </button>{' '}
              {example.about}
            </li>
          ))}
        </ul>
      </details>
      <label htmlFor={id}>{words.label}</label>
      <textarea
        id={id}
        rows={12}
        maxLength={20_000}
        spellCheck={false}
        value={text}
        aria-describedby={`${id}said`}
        onChange={({ target }) => {
          setText(target.value);
          setSaid('');
        }}
      />
      <div className="send">
        <button type="button" className="main" onClick={() => void leave(true)}>
          {sheet.on ? words.instead : words.let}
        </button>
        {sheet.on && (
          <button type="button" onClick={() => void leave(false)}>
            {words.stop}
          </button>
        )}
      </div>
      <div id={`${id}said`} role="status">
        {said !== '' && <p>{said}</p>}
        {errors.map((error) => (
          <p key={error} className="refusal">
            {error}
          </p>
        ))}
      </div>
      {sheet.warnings.map((warning) => (
        <p key={warning} className="hint">
          {warning}
        </p>
      ))}
      {sheet.lapsed.map(({ by, why }) => (
        <p key={by} className="hint">
          {words.lapsed(by, why)}
        </p>
      ))}
      {sheet.done.length > 0 && (
        <>
          <h3>{words.done}</h3>
          <ol className="done" reversed>
            {sheet.done.toReversed().map(({ nth, turn, note }) => (
              <li key={nth}>{words.turn(turn + 1, note)}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** Orders are a list: one more at its end. */
function withOrder(text: string, order: string): string {
  const body = text.trim();
  if (body === '' || /^\[\s*\]$/.test(body)) return `[\n  ${order}\n]`;
  return body.endsWith(']') ? `${body.slice(0, -1).trimEnd()},\n  ${order}\n]` : `${body}\n${order}`;
}
