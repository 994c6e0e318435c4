/** What the guide of a first game says beside the question: why it is asked, what to do, and how it went. */
import type { Answer } from '@ironbottom/umpire';
import { useEffect, useRef, useState } from 'react';
import { call } from '../umpire/call.js';
import type { Coach, Situation } from '../umpire/messages.js';
import { coaching } from '../words/guide.js';

type Props = {
  coach: Coach;
  moment: number;
  /** Puts an answer into the form. */
  onFill(answer: Answer): void;
  onSituation(situation: Situation): void;
};

export default function CoachCard({ coach, moment, onFill, onSituation }: Props) {
  const { step, of, title, part, left, before, text, answer, state } = coach;
  const card = useRef<HTMLElement>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState({ moment, text: '' });

  // Each step is read from its beginning.
  useEffect(() => {
    void step;
    card.current?.scrollTo({ top: 0 });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);

  const run = async (work: () => Promise<Situation | string>): Promise<void> => {
    setBusy(true);
    try {
      const next = await work();
      if (typeof next === 'string') setSaid({ moment, text: next });
      else onSituation(next);
    } finally {
      setBusy(false);
    }
  };
  const doIt = (given: Answer): Promise<void> =>
    run(async () => {
      const answered = await call({ do: 'answer', moment, answer: given, anyway: true });
      if ('situation' in answered) return answered.situation;
      return 'refusal' in answered ? answered.refusal.why : answered.warnings.join(' ');
    });
  const guide = (what: 'skip' | 'leave'): Promise<void> => run(() => call({ do: 'guide', what }));

  return (
    <section className="coach" aria-labelledby="coach" ref={card}>
      <p className="coach-step">
        <span>{state === 'step' ? coaching.step(step, of) : coaching.heading}</span>
        <progress aria-label={coaching.progress} value={Math.min(step - 1, of)} max={of} />
      </p>
      <h2 id="coach">{title}</h2>
      <div aria-live="polite">
        {before !== '' && <p className="coach-before">{before}</p>}
        {text.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </div>
      <div className="send">
        {answer !== null && (
          <>
            <button
              type="button"
              onClick={() => {
                onFill(answer);
                setSaid({ moment, text: coaching.shown });
              }}
            >
              {coaching.show}
            </button>
            <button type="button" disabled={busy} onClick={() => void doIt(answer)}>
              {coaching.doIt}
            </button>
          </>
        )}
        {state === 'done' ? (
          <button type="button" className="main" disabled={busy} onClick={() => void guide('leave')}>
            {coaching.goOn}
          </button>
        ) : (
          <button type="button" className="small" disabled={busy} onClick={() => void guide('leave')}>
            {coaching.leave}
          </button>
        )}
        {left > 1 && (
          <button type="button" className="small" disabled={busy} onClick={() => void guide('skip')}>
            {coaching.skip(part, left)}
          </button>
        )}
      </div>
      <p className="hint" role="status">
        {said.moment === moment ? said.text : ''}
      </p>
    </section>
  );
}
