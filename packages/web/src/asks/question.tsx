/** The present question: what is asked, under which rule, its widget, and what becomes of the answer. */
import type { Answer, Ask, Intent, Place, Refusal, RowAnswer, WalkAnswer } from '@ironbottom/umpire';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Cited, Intents } from '../beside/intents.js';
import { OddsTable } from '../beside/odds.js';
import { Beside, useOddsBeside } from '../beside/odds-beside.js';
import { Rule } from '../beside/rule.js';
import { Idle } from '../boards/idle.js';
import { call } from '../umpire/call.js';
import type { Asked, Situation, Steps } from '../umpire/messages.js';
import { asking } from '../words/asks.js';
import { marks } from '../words/marks.js';
import { AdviceLines, useAdvice } from './advised.js';
import { emptyAnswer, isIdle, isYesOrNo } from './draft.js';
import { sentencesOf } from './prompt.js';
import { refusedOn } from './refused.js';
import { RowField } from './row.js';
import { SheetField } from './sheet.js';
import { WalkField } from './walk.js';

type Props = {
  asked: Asked;
  moment: number;
  seatName: string;
  /** Whoever may be asked for a hint. */
  adviser: { title: string } | null;
  hasOdds: boolean;
  hasAdvice: boolean;
  answer: Answer;
  onAnswer(answer: Answer): void;
  steps: Steps | null;
  steer(key: string): Place | undefined;
  towards(place: Place): { arrow: string; angle: number } | undefined;
  /** It took the place of another that was answered from elsewhere. */
  byItself: boolean;
  onSituation(situation: Situation): void;
  /** Shows a place on the map; null where there is none. */
  onShow: ((place: Place) => void) | null;
};

type Hint = { said: string; lines: readonly string[]; intents: readonly Intent[] };
const noHint: Hint = { said: '', lines: [], intents: [] };

/** Milliseconds in which a press may still have been meant for the question that stood here before. */
const meantForAnother = 500;

export function Question(props: Props) {
  const { asked, moment, seatName, adviser, hasOdds, hasAdvice, answer, onAnswer, byItself } = props;
  const { ask, only } = asked;
  const heading = useRef<HTMLHeadingElement>(null);
  const warned = useRef<HTMLDivElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const [hint, setHint] = useState(noHint);
  const [busy, setBusy] = useState(false);
  const [shownAt] = useState(() => performance.now());

  // A new question is where whoever listens or types goes on from; who is elsewhere on the page is left there.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);

  // What keeps an answer back comes before the eyes, and under the fingers, of whoever sent it.
  useEffect(() => {
    if (warnings.length === 0) return;
    warned.current?.scrollIntoView({ block: 'nearest' });
    warned.current?.focus({ preventScroll: true });
  }, [warnings]);

  const change = (next: Answer): void => {
    setRefusal(null);
    setWarnings([]);
    setHint(noHint);
    onAnswer(next);
  };

  const send = async (given: Answer, anyway: boolean): Promise<void> => {
    setBusy(true);
    try {
      const answered = await call({ do: 'answer', moment, answer: given, anyway });
      if ('situation' in answered) props.onSituation(answered.situation);
      else if ('warnings' in answered) setWarnings(answered.warnings);
      else setRefusal(answered.refusal);
    } catch (fault) {
      setRefusal({ rule: '', why: fault instanceof Error ? fault.message : String(fault) });
    } finally {
      setBusy(false);
    }
  };

  const suggest = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const { answer: proposed, by, lines, intents } = await call({ do: 'suggest' });
      change(proposed);
      setHint({ said: asking.hinted(by), lines, intents });
    } finally {
      setBusy(false);
    }
  };

  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (byItself && performance.now() - shownAt < meantForAnother) return;
    void send(only?.answer ?? answer, false);
  };

  const advice = useAdvice(hasAdvice && only === null && ask.ask !== 'walk', answer);
  const beside = useOddsBeside(ask, hasOdds && only === null);
  const [question, rest] = sentencesOf(ask.prompt);
  const idle = only === null && isIdle(ask, answer);
  const proposed = only === null && asked.start !== null && answer === asked.start && !idle;
  const said = hint.said === '' && proposed ? asking.proposal : hint.said;
  return (
    <section className="question" aria-labelledby="prompt">
      <form onSubmit={onSubmit} className={`ask ask-${ask.ask}`} data-ask={ask.ask} data-moment={moment}>
        <div>
          <p className="asked-of">{seatName}</p>
          <h2 id="prompt" className="prompt" tabIndex={-1} ref={heading}>
            {question}
          </h2>{' '}
          <Rule rule={ask.rule} />
          {rest !== '' && (
            <p className="explained">
              <Cited text={rest} />
            </p>
          )}
        </div>
        {only === null ? (
          <Beside value={beside}>
            <Field {...props} onAnswer={change} advice={advice.lines} />
          </Beside>
        ) : (
          <p className="only">{asking.only(only.text)}</p>
        )}
        {only === null && <Idle idle={advice.unassigned} onShow={props.onShow} />}
        {hasOdds && only === null && <OddsTable ask={ask} answer={answer} folded={beside.size > 0} />}
        <div className="send-area">
          {refusal !== null && (
            <p className="refusal" role="alert">
              {marks.sentence(refusedOn(ask, answer, refusal.why))} <Rule rule={refusal.rule} />
            </p>
          )}
          {warnings.length > 0 && (
            <div className="warnings" role="alert" tabIndex={-1} ref={warned}>
              <p>{asking.before}</p>
              <ul>
                {warnings.map((warning) => (
                  <li key={warning}>
                    <Cited text={warning} />
                  </li>
                ))}
              </ul>
              <button type="button" onClick={() => void send(answer, true)}>
                {asking.anyway}
              </button>
            </div>
          )}
          <div role="status">
            {said !== '' && <p className="hint">{said}</p>}
            {hint.lines.length > 0 && (
              <ul className="hinted">
                {hint.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            <Intents intents={hint.intents} onShow={props.onShow} />
          </div>
          <div className="send">
            <button type="submit" className="main" disabled={busy}>
              {only !== null
                ? asking.continue
                : !idle
                  ? asking.send
                  : ask.ask === 'pick' && isYesOrNo(ask)
                    ? asking.noGoOn
                    : asking.goOn}
            </button>
            {only === null && (
              <button type="button" disabled={idle} onClick={() => change(emptyAnswer(ask))}>
                {asking.clear}
              </button>
            )}
            {only === null && adviser !== null && (
              <button type="button" onClick={() => void suggest()} title={asking.hintWhat}>
                {asking.hint(adviser.title)}
              </button>
            )}
            {idle && <span className="quiet idle">{idleText(ask)}</span>}
          </div>
        </div>
      </form>
    </section>
  );
}

/** What comes of sending it as it is: in the rows' own words, where they have some. */
function idleText(ask: Ask): string {
  if (ask.ask !== 'sheet') return (ask.ask === 'pick' ? ask.none : undefined) ?? asking.idle;
  if (ask.rows.every((row) => row.ask === 'say')) return asking.asItStands;
  const shown = ask.rows.filter(({ ask: kind, seldom }) => kind !== 'say' && seldom !== true);
  const nones = new Set(shown.map((row) => (row.ask === 'pick' ? row.none : undefined)));
  const [none] = nones;
  return (nones.size === 1 ? none : undefined) ?? asking.idleSheet;
}

function Field({ asked, answer, onAnswer, steps, steer, towards, advice }: Props & { advice: readonly string[] }) {
  const { ask } = asked;
  if (ask.ask === 'sheet')
    return (
      <SheetField ask={ask} boxes={asked.boxes} value={answer as RowAnswer[]} onChange={onAnswer} advice={advice} />
    );
  if (ask.ask !== 'walk')
    return (
      <>
        <RowField row={ask} value={answer as RowAnswer} onChange={onAnswer} />
        <AdviceLines lines={advice} />
      </>
    );
  if (steps === null) return <p className="quiet">{asking.onTextBoard}</p>;
  return (
    <WalkField
      ask={ask}
      value={answer as WalkAnswer}
      onChange={onAnswer}
      steps={steps}
      steer={steer}
      towards={towards}
    />
  );
}
