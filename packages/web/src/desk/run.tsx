/** Dice from a seed, or one by one as somebody rolls them on the table; what they do, step by step. */
import type { Problem } from '@ironbottom/umpire';
import { useEffect, useRef, useState } from 'react';
import { Rule } from '../beside/rule.js';
import type { DeskRun, Dice, Written } from '../umpire/desk-messages.js';
import { desk as words } from '../words/desk.js';
import { BrokenOff, deskCall } from './call.js';
import { ForceTables } from './tables.js';

type Props = {
  written: Written;
  dice: Dice | null;
  onDice(dice: Dice | null): void;
  onProblems(problems: readonly Problem[]): void;
};

export function anySeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function Run({ written, dice, onDice, onProblems }: Props) {
  const [run, setRun] = useState<DeskRun | null>(null);
  const [said, setSaid] = useState('');
  const [seed, setSeed] = useState(() => (dice !== null && 'seed' in dice ? dice.seed : anySeed()));
  const latest = useRef(onProblems);
  latest.current = onProblems;

  useEffect(() => {
    if (dice === null) return setRun(null);
    let late = false;
    deskCall({ do: 'run', written, dice }).then(
      (reply) => {
        if (late) return;
        if ('problems' in reply) latest.current(reply.problems);
        else setRun(reply);
      },
      (fault: unknown) => {
        if (!late && !(fault instanceof BrokenOff)) setSaid(fault instanceof Error ? fault.message : String(fault));
      },
    );
    return () => {
      late = true;
    };
  }, [written, dice]);

  const typed = dice !== null && 'faces' in dice ? dice.faces : null;
  const roll = (): void => {
    const again = dice !== null && 'seed' in dice && dice.seed === seed;
    const next = again ? anySeed() : seed;
    setSeed(next);
    onDice({ seed: next });
  };
  return (
    <section className="desk-run" aria-label={words.dice}>
      <h2>{words.dice}</h2>
      <div className="send">
        <button type="button" className="main" onClick={roll}>
          {dice !== null && 'seed' in dice ? words.rollAgain : words.rollThem}
        </button>
        <label className="desk-seed">
          {words.seed}
          <input
            type="text"
            maxLength={80}
            value={seed}
            title={words.seedHint}
            onChange={({ target }) => setSeed(target.value)}
          />
        </label>
        <button
          type="button"
          aria-pressed={typed !== null}
          onClick={() => onDice(typed === null ? { faces: [] } : null)}
        >
          {words.typeThem}
        </button>
      </div>
      {said !== '' && (
        <p className="refusal" role="alert">
          {said}
        </p>
      )}
      {run !== null && dice !== null && (
        <>
          {typed !== null && <Typing run={run} faces={typed} onFaces={(faces) => onDice({ faces })} />}
          {run.left > 0 && run.wants === null && <p className="refusal">{words.tooMany(run.left)}</p>}
          <h3>{words.steps}</h3>
          {run.steps.length === 0 && run.wants === null && <p className="quiet">{words.noDice}</p>}
          <ol className="desk-steps">
            {numbered(run.steps).map(({ key, rule, text, dice: faces }) => (
              <li key={key}>
                <span>{text}</span>
                {faces.length > 0 && (
                  <span className="desk-dice" role="img" aria-label={words.rolled(faces)}>
                    {keyed(faces).map(({ key, face }) => (
                      <span key={key} className="desk-die">
                        {face}
                      </span>
                    ))}
                  </span>
                )}
                <Rule rule={rule} />
              </li>
            ))}
          </ol>
          {run.wants === null && (
            <>
              <h3>{words.after}</h3>
              <ForceTables tables={run.forces} />
            </>
          )}
        </>
      )}
    </section>
  );
}

const numbered = (steps: DeskRun['steps']) => steps.map((step, i) => ({ ...step, key: `step ${i}` }));

const keyed = (faces: readonly number[]): { key: string; face: number }[] =>
  faces.map((face, i) => ({ key: `die ${i}`, face }));

type TypingProps = { run: DeskRun; faces: readonly number[]; onFaces(faces: readonly number[]): void };

/** The next die is asked for with what it is for; its faces are buttons, and keys. */
function Typing({ run: { wants, dice }, faces, onFaces }: TypingProps) {
  const first = useRef<HTMLFieldSetElement>(null);
  const count = dice.length;
  // The focus follows the question, so that a whole battle is typed without the mouse.
  useEffect(() => {
    if (count >= 0) first.current?.focus();
  }, [count]);
  const type = (face: number): void => onFaces([...faces.slice(0, count), face]);
  return (
    <div className="desk-typing">
      {wants !== null && (
        <fieldset
          ref={first}
          tabIndex={-1}
          onKeyDown={(event) => {
            const face = Number(event.key);
            if (Number.isInteger(face) && face >= 1 && face <= wants.sides) type(face);
            if (event.key === 'Backspace' && count > 0) onFaces(faces.slice(0, count - 1));
          }}
        >
          <legend aria-live="polite">
            {words.wanted(count + 1, wants.what)} <Rule rule={wants.rule} />
          </legend>
          <div className="desk-faces">
            {Array.from({ length: wants.sides }, (_, i) => i + 1).map((face) => (
              <button key={face} type="button" onClick={() => type(face)}>
                {words.face(face)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {count > 0 && (
        <div className="send">
          <button type="button" className="small" onClick={() => onFaces(faces.slice(0, count - 1))}>
            {words.back}
          </button>
          <button type="button" className="small" onClick={() => onFaces([])}>
            {words.startOver}
          </button>
        </div>
      )}
    </div>
  );
}
