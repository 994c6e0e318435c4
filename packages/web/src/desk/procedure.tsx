/** One procedure: the forces on the left, what comes of them on the right. */
import { library } from '@ironbottom/shelf/library';
import {
  type ChartUsed,
  type ForceTable,
  type HouseValues,
  JsonFault,
  type LedgerEntry,
  type Plain,
  type Problem,
  readJson,
} from '@ironbottom/umpire';
import { useEffect, useId, useMemo, useState } from 'react';
import { Rules, rulesFrom } from '../beside/rule.js';
import { chartsAddress } from '../reference/addresses.js';
import { Badge } from '../reference/badge.js';
import { countOf, houseOf } from '../reference/house.js';
import type { DeskForm, Dice, Written } from '../umpire/desk-messages.js';
import { desk as words } from '../words/desk.js';
import { marks } from '../words/marks.js';
import { BrokenOff, deskCall } from './call.js';
import { Form, idOf } from './fields.js';
import { type Linked, packed } from './link.js';
import { Odds } from './odds.js';
import { Run } from './run.js';
import { blank, isFields, type Path, placed, put, shownPaths } from './shape-form.js';
import { ForceTables } from './tables.js';

type Props = { form: DeskForm; linked: Linked | null; damaged: boolean };
type Understood = { forces: readonly ForceTable[]; charts: readonly ChartUsed[] };

/** Milliseconds after the last letter. */
const patience = 200;

function useLedger(book: string): readonly LedgerEntry[] {
  const [ledger, setLedger] = useState<readonly LedgerEntry[]>([]);
  useEffect(() => {
    void library
      .find(({ name }) => name === book)
      ?.ledger()
      .then(setLedger);
  }, [book]);
  return ledger;
}

export function Procedure({ form, linked, damaged }: Props) {
  const [input, setInput] = useState<Plain>(linked?.input ?? form.example);
  const [policy, setPolicy] = useState(linked?.policy ?? '');
  const [dice, setDice] = useState<Dice | null>(linked?.dice ?? null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [understood, setUnderstood] = useState<Understood | null>(null);
  const [asText, setAsText] = useState(false);
  const [oddsShown, setOddsShown] = useState(false);
  /** What was worked out for other forces is not shown for these. */
  const [version, setVersion] = useState(0);
  const [begun, setBegun] = useState(0);
  const ledger = useLedger(form.book);
  const rules = useMemo(() => rulesFrom(form.book, ledger), [form.book, ledger]);
  const written = useMemo((): Written => ({ id: form.id, input, policy }), [form.id, input, policy]);

  useEffect(() => {
    let late = false;
    const timer = setTimeout(() => {
      deskCall({ do: 'check', written }).then(
        (checked) => {
          if (late) return;
          if ('problems' in checked) setProblems(checked.problems);
          else {
            setProblems([]);
            setUnderstood(checked);
          }
        },
        (fault: unknown) => {
          if (!late && !(fault instanceof BrokenOff)) throw fault;
        },
      );
    }, patience);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [written]);

  const edit = (next: Plain): void => {
    setInput(next);
    setDice(null);
    setOddsShown(false);
    setVersion((before) => before + 1);
  };
  /** Other forces altogether: what is being written by hand begins anew. */
  const begin = (next: Plain): void => {
    edit(next);
    setBegun(begun + 1);
  };
  const onPut = (path: Path, value: Plain | undefined): void => edit(put(input, path, value) ?? {});
  const shown = useMemo(() => shownPaths(form.schema, input), [form.schema, input]);
  const told = useMemo(() => placed(problems, shown), [problems, shown]);
  const chosen = form.policies.find(({ name }) => name === policy) ?? form.policies[0];
  return (
    <Rules value={rules}>
      <header className="masthead">
        <p className="desk-book">{form.bookTitle}</p>
        <h1>{form.title}</h1>
        <p>{form.about}</p>
      </header>
      {damaged && (
        <p className="warnings" role="status">
          {words.damaged}
        </p>
      )}
      <div className="desk-columns">
        <section className="desk-forces" aria-labelledby="desk-forces">
          <h2 id="desk-forces">{words.forces}</h2>
          {form.line !== null && <InALine id={form.id} example={form.line} onInput={begin} />}
          <div className="send">
            <button type="button" className="small" onClick={() => begin(form.example)}>
              {words.example}
            </button>
            <button type="button" className="small" onClick={() => begin(blank(form.schema))}>
              {words.empty}
            </button>
            <button type="button" className="small" aria-pressed={asText} onClick={() => setAsText(!asText)}>
              {words.asText}
            </button>
          </div>
          <div aria-live="polite">
            {told.length > 0 && (
              <div className="desk-summary">
                {words.problems(told.length)}
                <ul>
                  {told.slice(0, 8).map((problem) => (
                    <li key={`${problem.field} ${problem.why}`}>
                      <a
                        href={`#${idOf(problem.at)}`}
                        onClick={(event) => {
                          event.preventDefault();
                          document.getElementById(idOf(problem.at))?.focus();
                          document.getElementById(idOf(problem.at))?.scrollIntoView({ block: 'center' });
                        }}
                      >
                        {marks.label(problem.field === '' ? words.theInput : problem.field)}
                      </a>{' '}
                      {problem.why}
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
          {asText ? (
            <AsText key={begun} input={input} onInput={edit} />
          ) : (
            <Form shape={form.schema} room={{ names: form.names, told, input, onPut }} />
          )}
          <House form={form} input={input} onCharts={(charts) => onPut(['charts'], charts)} />
          <label className="desk-policy">
            {words.policy}
            <select
              value={chosen?.name}
              onChange={({ target }) => {
                setPolicy(target.value);
                setVersion(version + 1);
              }}
            >
              {form.policies.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </select>
            <span className="hint">{chosen?.about}</span>
          </label>
          {understood !== null && problems.length === 0 && (
            <details className="desk-understood">
              <summary>{words.understood}</summary>
              <ForceTables tables={understood.forces} />
            </details>
          )}
        </section>
        <div className="desk-results">
          <Run key={`run ${version}`} written={written} dice={dice} onDice={setDice} onProblems={setProblems} />
          <Odds
            key={`odds ${version}`}
            written={written}
            begin={version === 0 && linked?.odds === true}
            onShown={setOddsShown}
            onProblems={setProblems}
          />
          <Share id={form.id} linked={{ input, policy: chosen?.name ?? '', dice, odds: oddsShown }} />
          {understood !== null && <RestsOn book={form.book} charts={understood.charts} />}
        </div>
      </div>
    </Rules>
  );
}

/** The quick way in: what was written in a line fills the form. */
function InALine({ id, example, onInput }: { id: string; example: string; onInput(input: Plain): void }) {
  const [text, setText] = useState('');
  const [why, setWhy] = useState('');
  const at = useId();
  const read = async (): Promise<void> => {
    const found = await deskCall({ do: 'line', id, text: text === '' ? example : text });
    if ('problems' in found) setWhy(found.problems[0]?.why ?? '');
    else {
      setWhy('');
      onInput(found.input);
    }
  };
  return (
    <form
      className="desk-line"
      onSubmit={(event) => {
        event.preventDefault();
        void read();
      }}
    >
      <label htmlFor={at}>{words.lineLabel}</label>
      <input
        id={at}
        type="text"
        spellCheck={false}
        value={text}
        placeholder={example}
        aria-describedby={`${at}-hint`}
        aria-invalid={why !== ''}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit">{words.lineRead}</button>
      <p id={`${at}-hint`} className={why === '' ? 'hint' : 'refusal'} aria-live="polite">
        {why === '' ? words.lineHint(example) : why}
      </p>
    </form>
  );
}

function AsText({ input, onInput }: { input: Plain; onInput(input: Plain): void }) {
  const [text, setText] = useState(() => JSON.stringify(input, null, 2));
  const [why, setWhy] = useState('');
  const id = useId();
  const onText = (next: string): void => {
    setText(next);
    try {
      onInput(readJson(next).value as Plain);
      setWhy('');
    } catch (fault) {
      if (!(fault instanceof JsonFault)) throw fault;
      setWhy(words.notJson(fault.message));
    }
  };
  return (
    <div className="desk-json">
      <label htmlFor={id}>{words.textLabel}</label>
      <textarea
        id={id}
        rows={22}
        spellCheck={false}
        value={text}
        aria-invalid={why !== ''}
        aria-describedby={`${id}-why`}
        onChange={({ target }) => onText(target.value)}
      />
      <p id={`${id}-why`} aria-live="polite" className={why === '' ? undefined : 'refusal'}>
        {why}
      </p>
    </div>
  );
}

type HouseProps = { form: DeskForm; input: Plain; onCharts(charts: Plain | undefined): void };

/** Charts that somebody changed go with the input, so that whoever gets the link counts the same. */
function House({ form, input, onCharts }: HouseProps) {
  if (form.schema.properties?.charts === undefined) return null;
  const used = isFields(input) && isFields(input.charts) ? (input.charts as HouseValues) : {};
  const mine = houseOf(form.book);
  const differ = JSON.stringify(mine) !== JSON.stringify(used);
  return (
    <div className="desk-house">
      {countOf(used) > 0 && (
        <p>
          {words.houseUsed(countOf(used))}{' '}
          <button type="button" className="small" onClick={() => onCharts(undefined)}>
            {words.houseDrop}
          </button>
        </p>
      )}
      {countOf(mine) > 0 && differ && (
        <button type="button" className="small" onClick={() => onCharts(mine as Plain)}>
          {words.houseMine(countOf(mine))}
        </button>
      )}
      <a href={chartsAddress(form.book)}>{words.houseEdit}</a>
    </div>
  );
}

function Share({ id, linked }: { id: string; linked: Linked }) {
  const [link, setLink] = useState('');
  const [said, setSaid] = useState('');
  const at = useId();
  const copy = async (): Promise<void> => {
    const address = `#desk/${id}/${await packed(linked)}`;
    history.replaceState(null, '', address);
    setLink(location.href);
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid(words.copied);
    } catch {
      setSaid('');
    }
  };
  return (
    <section className="desk-share" aria-labelledby={`${at}-share`}>
      <h2 id={`${at}-share`}>{words.share}</h2>
      <p className="hint">{words.shareAbout}</p>
      <div className="send">
        <button type="button" onClick={() => void copy()}>
          {words.copy}
        </button>
        <span aria-live="polite">{said}</span>
      </div>
      {link !== '' && (
        <input type="text" readOnly aria-label={words.share} value={link} onFocus={({ target }) => target.select()} />
      )}
    </section>
  );
}

/** On what ground the figures stand: nothing reconstructed is passed off as the book's. */
function RestsOn({ book, charts }: { book: string; charts: readonly ChartUsed[] }) {
  return (
    <details className="desk-rests">
      <summary>{words.restsOn}</summary>
      <ul>
        {charts.map(({ id, title, provenance, source, exceptions }) => (
          <li key={id}>
            <a href={chartsAddress(book, id)}>{title}</a> <Badge provenance={provenance} />
            <span className="hint"> {source}</span>
            {exceptions.length > 0 && (
              <ul>
                {exceptions.map((exception) => (
                  <li key={exception.at} className="hint">
                    {exception.at} <Badge provenance={exception.provenance} /> {exception.why}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
