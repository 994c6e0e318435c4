/** The whole game as text: read what is seen, type what is answered. */
import type { Refusal } from '@ironbottom/umpire';
import { type SubmitEvent, useId, useState } from 'react';
import { call } from '../umpire/call.js';
import type { Asked, Situation } from '../umpire/messages.js';
import { beside } from '../words/beside.js';
import { Rule } from './rule.js';

type Props = { text: readonly string[]; asked: Asked | null; moment: number; onSituation(situation: Situation): void };

export function TextBoard({ text, asked, moment, onSituation }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const send = async (anyway: boolean): Promise<void> => {
    const answered = await call({ do: 'answer', moment, answer: { text: typed }, anyway });
    setRefusal('refusal' in answered ? answered.refusal : null);
    setWarnings('warnings' in answered ? answered.warnings : []);
    if (!('situation' in answered)) return;
    setTyped('');
    onSituation(answered.situation);
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void send(false);
  };
  return (
    <div className="text-board">
      {asked !== null && (
        <form onSubmit={onSubmit}>
          <pre className="lines">{asked.lines.join('\n')}</pre>
          <label htmlFor={id}>{beside.text.answer}</label>
          <div className="typed">
            <input
              id={id}
              type="text"
              autoComplete="off"
              value={typed}
              aria-describedby={`${id}how`}
              onChange={({ target }) => setTyped(target.value)}
            />
            <button type="submit" className="main">
              {beside.text.send}
            </button>
          </div>
          <p className="hint" id={`${id}how`}>
            {asked.how}
          </p>
          {refusal !== null && (
            <p className="refusal" role="alert">
              {refusal.why} <Rule rule={refusal.rule} />
            </p>
          )}
          {warnings.length > 0 && (
            <div className="warnings" role="alert">
              {warnings.map((warning) => (
                <p key={warning}>{warning}</p>
              ))}
              <button type="button" onClick={() => void send(true)}>
                {beside.text.anyway}
              </button>
            </div>
          )}
        </form>
      )}
      <h3>{beside.text.see}</h3>
      <pre className="lines">{text.join('\n')}</pre>
    </div>
  );
}
