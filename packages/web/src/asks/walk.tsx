/** A walk: step by step on the map, by buttons, by keys, or typed. */
import type { Place, Refusal, Walk, WalkAnswer } from '@ironbottom/umpire';
import { useEffect, useState } from 'react';
import { Rule } from '../beside/rule.js';
import { call } from '../umpire/call.js';
import type { Step, Steps } from '../umpire/messages.js';
import { asking } from '../words/asks.js';
import { AdviceLines } from './advised.js';
import { Barred } from './barred.js';
import type { FieldProps } from './field.js';
import { useMeant } from './meant.js';

type Props = FieldProps<Walk, WalkAnswer> & {
  steps: Steps;
  /** Where a key leads to, as the map has it. */
  steer(key: string): Place | undefined;
  /** Which way a step leads. */
  towards(place: Place): { arrow: string; angle: number } | undefined;
};

/** Where keys have a meaning of their own: what is typed into, the tabs, the map. */
const ownKeys = 'input:not([type="checkbox"]), select, textarea, [role="tablist"], main.map';

export function WalkField({ ask, value, onChange, steps, steer, towards }: Props) {
  const meant = useMeant();
  const go = (place: Place): void => onChange({ ...value, path: [...value.path, place] });
  const back = (): void => onChange({ ...value, path: value.path.slice(0, -1) });

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const elsewhere = target instanceof HTMLElement && target.closest(ownKeys) !== null;
      if (elsewhere || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Backspace') {
        event.preventDefault();
        back();
        return;
      }
      const place = steer(event.key);
      if (place === undefined) return;
      event.preventDefault();
      go(place);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  const open = steps.next
    .filter(({ not }) => not === null)
    .map((step) => ({ ...step, way: towards(step.place) }))
    .sort((a, b) => (a.way?.angle ?? 0) - (b.way?.angle ?? 0));
  // Where nothing is left to spend, that no step can be paid for goes without saying.
  const shut = steps.next.flatMap(({ place, name, not }) =>
    not === null || steps.left < 1 ? [] : [{ id: String(place), text: name, not }],
  );
  const halts = ask.halts.filter(({ not }) => not === undefined);
  return (
    <div className="field walk">
      <AdviceLines lines={steps.advice?.lines ?? []} />
      <div className="field-head">
        <p className="status">{asking.walked(ask.unit, steps.atName, steps.left, ask.budget)}</p>
        <button type="button" className="small" disabled={value.path.length === 0} onClick={back}>
          {asking.undoStep}
        </button>
        <button
          type="button"
          className="small"
          disabled={value.path.length === 0}
          onClick={() => onChange({ ...value, path: [] })}
        >
          {asking.stay}
        </button>
      </div>
      <ol className="path" aria-label={asking.path}>
        {steps.path.length === 0 && <li className="quiet">{asking.staying}</li>}
        {numbered(steps.path).map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </ol>
      <NextSteps open={open} onStep={go} />
      <p className="hint">{asking.onTheMap}</p>
      {halts.length > 0 && (
        <fieldset className="row">
          <legend>{asking.halts}</legend>
          <ul className="choices">
            {halts.map(({ id, text }) => (
              <li key={id}>
                <label className={`${value.halt.includes(id) ? 'choice chosen' : 'choice'}${meant(id)}`}>
                  <input
                    type="checkbox"
                    checked={value.halt.includes(id)}
                    onChange={() => {
                      const others = value.halt.filter((each) => each !== id);
                      onChange({ ...value, halt: others.length < value.halt.length ? others : [...others, id] });
                    }}
                  />
                  <span>{text}</span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <details className="seldom">
        <summary>{asking.typePlaces}</summary>
        <TypedPath onTyped={onChange} />
      </details>
      <Barred items={[...shut, ...ask.halts]} folded />
    </div>
  );
}

/** A path may enter a place twice: its number tells the steps apart. */
const numbered = (names: readonly string[]): { key: string; name: string }[] =>
  names.map((name, i) => ({ key: `${i} ${name}`, name }));

type Open = Step & { way: { arrow: string } | undefined };

function NextSteps({ open, onStep }: { open: readonly Open[]; onStep(place: Place): void }) {
  if (open.length === 0) return <p className="quiet">{asking.noStep}</p>;
  return (
    <fieldset className="row steps">
      <legend>{asking.nextStep}</legend>
      {open.map(({ place, name, cost, way }) => (
        <button key={place} type="button" className="step" onClick={() => onStep(place)}>
          {way !== undefined && <span aria-hidden="true">{way.arrow}</span>} {name}{' '}
          <span className="cost">{cost === 1 ? '' : cost}</span>
        </button>
      ))}
    </fieldset>
  );
}

function TypedPath({ onTyped }: { onTyped(answer: WalkAnswer): void }) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const read = async (): Promise<void> => {
    const typed = await call({ do: 'typed', text });
    if ('refusal' in typed) setRefusal(typed.refusal);
    else {
      setRefusal(null);
      onTyped(typed.answer as WalkAnswer);
    }
  };
  return (
    <div className="typed-path">
      <label>
        {asking.orType}
        <input
          type="text"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void read();
          }}
        />
      </label>
      <button type="button" className="small" onClick={() => void read()}>
        {asking.setPath}
      </button>
      {refusal !== null && (
        <p className="refusal" role="alert">
          {refusal.why} <Rule rule={refusal.rule} />
        </p>
      )}
    </div>
  );
}
