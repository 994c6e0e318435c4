/** The whole table as text: what happened, the question, a line to type on, and everything that is seen. */
import type { Answer, WalkAnswer } from '@ironbottom/umpire';
import { toText } from '@ironbottom/umpire';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { emptyAnswer, pathTo } from '../asks/draft.js';
import { capital } from '../asks/prompt.js';
import type { Tab } from '../beside/tabs.js';
import { ruleTold } from '../reference/rule-text.js';
import { call } from '../umpire/call.js';
import type { LogLine, Reference, Situation, TableView } from '../umpire/messages.js';
import { beside } from '../words/beside.js';
import { boardWords } from '../words/boards.js';
import { coaching } from '../words/guide.js';
import { marks } from '../words/marks.js';
import { percent } from '../words/plural.js';
import { typing as words } from '../words/typing.js';
import { chartedOf, farText, placeLines, placeNamed, walkLines } from './map-text.js';
import { partsOf, rowsWritten, rowWritten, type Typed, typedIn } from './typing.js';

type Entry = { n: number; typed: string; lines: readonly string[] };
/** What `send` sends. */
type Draft = { moment: number; answer: Answer | { text: string }; anyway: boolean };

type Props = {
  situation: Situation;
  table: TableView;
  reference: Reference;
  onSituation(situation: Situation): void;
  onLeave(): void;
  /** Notes and standing orders, where there can be any. */
  records: readonly Tab[];
  /** What is said besides: offers, what happened meanwhile, the end. */
  children: ReactNode;
};

export default function TextTable({ situation, table, reference, onSituation, onLeave, records, children }: Props) {
  const { asked } = table;
  const { map } = reference;
  const charted = chartedOf(reference, table);
  const { moment, afar } = situation;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [line, setLine] = useState('');
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [draft, setDraft] = useState<Draft | null>(null);
  useEffect(() => field.current?.focus(), []);
  // What is longer than its place a keyboard must be able to scroll.
  useEffect(() => {
    if (end.current !== null) end.current.tabIndex = 0;
  }, []);
  const told = useTold(table.log);
  const heard = useHeard(afar?.chat ?? noChat);

  const print = (typed: string, lines: readonly string[]): void =>
    setEntries((before) => [...before.slice(-200), { n: (before.at(-1)?.n ?? 0) + 1, typed, lines }]);
  // What happened comes of itself, whoever's answer it came of.
  useEffect(() => {
    if (told.length > 0)
      setEntries((before) => [...before, { n: (before.at(-1)?.n ?? 0) + 1, typed: '', lines: told.map(lineText) }]);
  }, [told]);
  useEffect(() => {
    if (heard.length > 0)
      setEntries((before) => [
        ...before,
        { n: (before.at(-1)?.n ?? 0) + 1, typed: '', lines: heard.map(({ who, text }) => words.said(who, text)) },
      ]);
  }, [heard]);
  const last = entries.at(-1)?.n ?? 0;
  useEffect(() => {
    if (last > 0) end.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [last]);

  const current = draft?.moment === moment ? draft : null;
  const written = (): Answer | null => {
    if (asked === null) return null;
    if (current !== null && !isText(current.answer)) return current.answer;
    return asked.only?.answer ?? asked.start ?? emptyAnswer(asked.ask);
  };

  const send = async (typed: string, answer: Answer | { text: string }, anyway: boolean): Promise<void> => {
    const answered = await call({ do: 'answer', moment, answer, anyway });
    if ('refusal' in answered) print(typed, [words.refused(answered.refusal.why, answered.refusal.rule)]);
    else if ('warnings' in answered) {
      setDraft({ moment, answer, anyway: true });
      print(typed, [words.warned, ...answered.warnings, words.sendAnyway]);
    } else {
      print(typed, []);
      onSituation(answered.situation);
    }
  };

  const obey = async (typed: string, what: Typed): Promise<void> => {
    const say = (...lines: readonly string[]): void => print(typed, lines);
    switch (what.do) {
      case 'help':
        return say(...words.help, ...(asked === null ? [] : [words.howNow(asked.how)]));
      case 'question':
        return say(...(asked?.lines ?? [words.nothingAsked]));
      case 'look':
        return say(...looked(table.text, what.text));
      case 'find': {
        const found = table.text.filter((each) => each.toLowerCase().includes(what.text.toLowerCase()));
        return say(...(found.length === 0 ? [words.noSuch(what.text)] : found.map((each) => each.trim())));
      }
      case 'log':
        return say(...(await call({ do: 'log' })).log.slice(-what.last).map(lineText));
      case 'rule': {
        const rule = reference.rules.find((each) => each.rule === what.text);
        const told = await ruleTold(reference.book, what.text);
        // A ruling is not among the rules, and brings its title along.
        const title = rule?.title ?? told.title;
        if (title === '') return say(words.noRule(what.text));
        return say(words.rule(what.text, title), ...(told.text === '' ? [] : [told.text]));
      }
      case 'at': {
        const place = charted === null ? undefined : placeNamed(charted, what.text);
        return say(
          ...(charted === null || place === undefined ? [words.noSuch(what.text)] : placeLines(charted, place)),
        );
      }
      case 'far': {
        const [from, to] = what.text
          .split(/ +to +/i)
          .map((end) => (charted === null ? undefined : placeNamed(charted, end)));
        if (charted === null || from === undefined || to === undefined) return say(words.farHow);
        return say(farText(charted, from, to));
      }
      case 'brief':
        return say(...(await call({ do: 'briefing' })).parts.flatMap(({ title, lines }) => [title, ...lines]));
      case 'undo':
        onSituation(await call({ do: 'undo' }));
        return say(words.takenBack);
      case 'leave':
        return onLeave();
      case 'seat': {
        const seats = [...table.seats, ...table.elsewhere];
        const seat = seats.find(({ name }) => name.toLowerCase().startsWith(what.text.toLowerCase()));
        if (seat === undefined) return say(words.noSeat(what.text));
        onSituation(await call({ do: 'look', seat: seat.seat }));
        return say();
      }
      case 'say': {
        if (afar === null) return say(words.onlyInMatches);
        const { refusal } = await call({ do: 'deed', deed: { do: 'say', to: 'all', text: what.text } });
        return say(refusal === null ? words.sent : refusal.why);
      }
    }
    if (asked === null) return say(words.nothingAsked);
    const { ask } = asked;
    switch (what.do) {
      case 'answer':
        return send(typed, { text: what.text }, false);
      case 'send': {
        if (current !== null) return send(typed, current.answer, current.anyway);
        const stands = ask.ask === 'sheet' || asked.only !== null ? written() : null;
        return stands === null ? say(words.nothingToSend) : send(typed, stands, false);
      }
      case 'hint': {
        if (table.adviser === null) return say(afar?.agreed.rated === true ? capital(coaching.rated) : words.noHint);
        const { answer, by, lines, intents } = await call({ do: 'suggest' });
        setDraft({ moment, answer, anyway: false });
        const text = lines.length > 0 ? marks.parts(lines) : ask.ask === 'walk' ? '' : toText(ask, answer);
        return say(words.hinted(by, text), ...intents.map((intent) => words.inMind(by, intent.text)));
      }
      case 'to': {
        if (ask.ask !== 'walk') return send(typed, { text: typed }, false);
        const place = charted === null ? undefined : placeNamed(charted, what.text);
        if (place === undefined) return say(words.noSuch(what.text));
        const { path, halt } = written() as WalkAnswer;
        const before = await call({ do: 'steps', path });
        const way = pathTo(ask, path, before, place, map?.middles ?? []);
        setDraft({ moment, answer: { path: way, halt }, anyway: false });
        return say(...walkLines(ask, await call({ do: 'steps', path: way }), map), words.sendIt);
      }
      case 'steps': {
        if (ask.ask !== 'walk') return say(words.notAWalk);
        const { path } = written() as WalkAnswer;
        return say(...walkLines(ask, await call({ do: 'steps', path }), map));
      }
      case 'advice': {
        const answer = written();
        const { lines, unassigned } = await call({ do: 'advice', answer: answer ?? [] });
        const idle =
          unassigned.length === 0
            ? []
            : [boardWords.unassigned(unassigned.length), ...unassigned.map(({ text }) => text)];
        return say(...(lines.length + idle.length === 0 ? [words.noAdvice] : [...lines, ...idle]));
      }
      case 'rows':
        return say(...(ask.ask === 'sheet' ? rowsWritten(ask, written() ?? []) : [words.notASheet]), words.rowsHow);
      case 'row': {
        const row = rowWritten(ask, written() ?? [], what.at, what.text);
        if (row === undefined) return say(words.notASheet);
        if ('refusal' in row) return say(words.refused(row.refusal.why, row.refusal.rule));
        setDraft({ moment, answer: row.answer, anyway: false });
        return say(words.rowNow(rowsWritten(ask, row.answer)[what.at] ?? ''));
      }
      case 'odds': {
        const read = what.text === '' ? null : await call({ do: 'typed', text: what.text });
        if (read !== null && 'refusal' in read) return say(words.refused(read.refusal.why, read.refusal.rule));
        const answer = read?.answer ?? written();
        const { odds } = await call({ do: 'odds', answers: answer === null ? [] : [answer], most: 20 });
        const [weighed] = odds;
        if (weighed === undefined || weighed === null) return say(words.noOdds);
        const note = weighed.note === undefined ? [] : [weighed.note];
        const over = weighed.pictures === undefined ? [] : [beside.odds.over(weighed.pictures)];
        return say(
          weighed.title,
          ...over,
          ...weighed.rows.map(({ text, chance }) => words.chance(percent(chance), text)),
          ...note,
        );
      }
    }
  };

  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const typed = line.trim();
    if (typed === '') return;
    setLine('');
    obey(typed, typedIn(typed)).catch((fault: unknown) =>
      print(typed, [fault instanceof Error ? fault.message : String(fault)]),
    );
  };

  return (
    <main className="text-table" aria-label={words.only}>
      {children}
      <div className="transcript" role="log" aria-label={words.transcript} ref={end}>
        {entries.map(({ n, typed, lines }) => (
          <div key={n} className="entry">
            {typed !== '' && <p className="typed-line">{typed}</p>}
            {numbered(lines).map(({ key, text }) => (
              <p key={key}>{text}</p>
            ))}
          </div>
        ))}
      </div>
      <section className="asked" aria-labelledby={`${id}q`}>
        <h2 id={`${id}q`}>{asked === null ? words.nothingAsked : words.question}</h2>
        {asked !== null && (
          <>
            <Lines lines={asked.lines.map((each, i) => (i === 0 ? capital(each) : each))} />
            <p className="hint">{asked.how}</p>
          </>
        )}
        <form onSubmit={onSubmit}>
          <label htmlFor={id}>{words.label}</label>
          <div className="typed">
            <input
              id={id}
              ref={field}
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={line}
              aria-describedby={`${id}how`}
              onChange={({ target }) => setLine(target.value)}
            />
            <button type="submit" className="main">
              {words.send}
            </button>
          </div>
          <p className="hint" id={`${id}how`}>
            {words.hint}
          </p>
        </form>
      </section>
      <section className="seen" aria-labelledby={`${id}see`}>
        <h2 id={`${id}see`}>{words.see}</h2>
        {partsOf(table.text).map(({ title, lines }) => (
          <section key={title}>
            {title !== '' && <h3>{title}</h3>}
            <Lines lines={lines} />
          </section>
        ))}
      </section>
      {records.map(({ id: record, title, body }) => (
        <section key={record} aria-labelledby={`${id}${record}`}>
          <h2 id={`${id}${record}`}>{title}</h2>
          {body}
        </section>
      ))}
    </main>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="lines">
      {numbered(lines).map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}

const numbered = (lines: readonly string[]): { key: string; text: string }[] =>
  lines.map((text, i) => ({ key: `${i} ${text}`, text }));

const noChat: NonNullable<Situation['afar']>['chat'] = [];
const isText = (answer: Answer | { text: string }): answer is { text: string } =>
  typeof answer === 'object' && !Array.isArray(answer) && typeof (answer as { text?: unknown }).text === 'string';

const lineText = ({ rule, text }: LogLine): string => (rule === '' ? text : marks.aside(text, rule));

/** The parts of the board, or one of them. */
function looked(text: readonly string[], wanted: string): string[] {
  const parts = partsOf(text).map((part) => ({ ...part, title: part.title === '' ? words.onTop : part.title }));
  if (wanted === '') return parts.map(({ title, lines }) => words.part(title, lines.length));
  const found = parts.filter(({ title }) => title.toLowerCase().includes(wanted.toLowerCase()));
  if (found.length === 0) return [words.noSuch(wanted)];
  return found.flatMap(({ title, lines }) => [title, ...lines]);
}

/** Lines of the log that have come since they were last looked at; when it is opened, the last few. */
function useTold(log: readonly LogLine[]): readonly LogLine[] {
  const [shown, setShown] = useState<{ upTo: number; lines: readonly LogLine[] }>(() => ({
    upTo: log.at(-1)?.n ?? -1,
    lines: log.filter(({ minor }) => !minor).slice(-8),
  }));
  const latest = log.at(-1)?.n ?? -1;
  if (latest !== shown.upTo) setShown({ upTo: latest, lines: log.filter(({ n, minor }) => n > shown.upTo && !minor) });
  return shown.lines;
}

type Chat = NonNullable<Situation['afar']>['chat'];

function useHeard(chat: Chat): Chat {
  const [shown, setShown] = useState<{ count: number; lines: Chat }>({ count: chat.length, lines: noChat });
  if (chat.length !== shown.count) setShown({ count: chat.length, lines: chat.slice(shown.count) });
  return shown.lines;
}
