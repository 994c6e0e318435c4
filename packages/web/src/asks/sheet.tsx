/** A sheet: its rows in groups, and how far each limit is used up. */
import {
  type BoardBoxes,
  boundText,
  isBalance,
  isLeast,
  type Limit,
  type Row,
  type RowAnswer,
  type Sheet,
  weightOf,
} from '@ironbottom/umpire';
import { useContext, useState } from 'react';
import { Rule } from '../beside/rule.js';
import { BoxBoard } from '../boards/box-board.js';
import { lineOf } from '../boards/boxes.js';
import { asking } from '../words/asks.js';
import { boardWords as words } from '../words/boards.js';
import { marks } from '../words/marks.js';
import { AdviceLines, adviceFor } from './advised.js';
import { ChoiceGrid, isChoiceGrid } from './choice-grid.js';
import type { FieldProps } from './field.js';
import { GridField, isGrid } from './grid.js';
import { Meant, rowMeant } from './meant.js';
import { RowField } from './row.js';

type Props = FieldProps<Sheet, RowAnswer[]> & { advice: readonly string[]; boxes: BoardBoxes | null };

/** How whoever sits here likes such sheets; as long as nobody has said so, tables stay tables. */
const layoutKey = 'ironbottom sheet layout';

export function SheetField({ ask, boxes, value, onChange, advice }: Props) {
  const [layout, setLayout] = useState(() => localStorage.getItem(layoutKey));
  // What a form begins with is nobody's mistake.
  const [first] = useState(value);
  const meant = useContext(Meant);
  const place = (row: Row): number => ask.rows.indexOf(row);
  const placed = (rows: Group['rows']): Group['rows'] => rows.map((each) => ({ ...each, at: place(each.row) }));
  const seldom = ask.rows.filter((row) => row.seldom === true);
  const line = (at: number, row: Row, prompt: string) => (
    <fieldset key={at} className="row" data-row={at + 1}>
      <legend>
        {prompt} <Rule rule={row.rule} />
      </legend>
      <Meant value={rowMeant(meant, at)}>
        <RowField
          row={row}
          value={value[at] ?? []}
          compact
          onChange={(answer) => onChange(value.map((each, i) => (i === at ? answer : each)))}
        />
      </Meant>
    </fieldset>
  );
  const onBoard = (row: Row): boolean => asBoard && boxes?.rows[place(row)] != null;
  const all = groupsOf(ask.rows.filter(isShown));
  const tables = all.every(({ rows }) => isGrid(rows.map(({ row }) => row)));
  const asBoard = boxes !== null && (layout === 'board' || (layout === null && !tables));
  const choose = (next: 'board' | 'list'): void => {
    localStorage.setItem(layoutKey, next);
    setLayout(next);
  };
  const groups = asBoard ? groupsOf(ask.rows.filter((row) => isShown(row) && !onBoard(row))) : all;
  const elsewhere = advice.filter((line) => groups.every(({ title }) => adviceFor(title, [line]).length === 0));
  return (
    <div className="sheet">
      <Limits
        ask={ask}
        limits={
          asBoard && boxes !== null ? ask.limits.filter((limit) => lineOf(limit, boxes) === undefined) : ask.limits
        }
        value={value}
        touched={value !== first}
      />
      {boxes !== null && (
        <p className="board-or-list">
          <span className="hint">{asBoard && words.how}</span>
          <button type="button" className="small" onClick={() => choose(asBoard ? 'list' : 'board')}>
            {asBoard ? words.asList : words.asBoard}
          </button>
        </p>
      )}
      {asBoard && boxes !== null && <BoxBoard ask={ask} boxes={boxes} value={value} onChange={onChange} />}
      {groups.map(({ title, rows }) => (
        <section key={`${title} ${rows[0]?.at}`} className="sheet-group">
          {title !== '' && <h3>{title}</h3>}
          {isGrid(rows.map(({ row }) => row)) ? (
            <GridField title={title} rows={placed(rows)} value={value} onChange={onChange} />
          ) : isChoiceGrid(rows.map(({ row }) => row)) ? (
            <ChoiceGrid rows={placed(rows)} value={value} onChange={onChange} />
          ) : (
            rows.map(({ row, prompt }) => line(place(row), row, prompt))
          )}
          <AdviceLines lines={adviceFor(title, advice)} />
        </section>
      ))}
      <AdviceLines lines={elsewhere} />
      {seldom.length > 0 && (
        <details className="seldom">
          <summary>{asking.seldomChanged(seldom.map(({ prompt }) => headOf(prompt)))}</summary>
          {seldom.map((row) => line(place(row), row, row.prompt))}
        </details>
      )}
    </div>
  );
}

/** What a row is about, without its conditions. */
const headOf = (prompt: string): string => prompt.split(/[:,;]/)[0] ?? prompt;

/** Not what is seldom wanted, nor a list without a line. */
export const isShown = (row: Row): boolean => row.seldom !== true && (row.ask !== 'pick' || row.of.length > 0);

type Group = { title: string; rows: { at: number; row: Row; prompt: string }[] };

/** Neighbouring rows that begin alike ("Lexington: launch", "Lexington: land") stand under what they share. */
export function groupsOf(rows: readonly Row[]): Group[] {
  const groups: Group[] = [];
  const heads = rows.map(({ prompt }) => /^([^:]{1,60}): \S/.exec(prompt)?.[1] ?? '');
  for (const [at, row] of rows.entries()) {
    const head = heads[at] ?? '';
    const shared = head !== '' && (heads[at - 1] === head || heads[at + 1] === head);
    const title = shared ? head : '';
    const prompt = shared ? row.prompt.slice(head.length + 2) : row.prompt;
    const last = groups.at(-1);
    if (last !== undefined && last.title === title) last.rows.push({ at, row, prompt });
    else groups.push({ title, rows: [{ at, row, prompt }] });
  }
  return groups;
}

/** More limits of the same words are not listed one by one. */
const few = 3;

type LimitsProps = { ask: Sheet; limits: readonly Limit[]; value: readonly RowAnswer[]; touched: boolean };

function Limits({ ask, limits, value, touched }: LimitsProps) {
  if (limits.length === 0) return null;
  const used = limits.map((limit, i) => ({
    key: `${i} ${limit.rule}`,
    limit,
    sum: weightOf(limit, ask.rows, value),
  }));
  // A limit that stands there for every ship says nothing until one breaks it.
  const alike = (why: string): number => limits.reduce((n, limit) => (limit.why === why ? n + 1 : n), 0);
  // Nor does one that is about nothing but rows that lie folded away.
  const isFolded = ({ of }: Limit): boolean => of.every(({ row }) => ask.rows[row]?.seldom === true);
  const { open, kept } = limitsShown(
    used.filter(({ limit, sum }) => sum > limit.most || (alike(limit.why) <= few && !isFolded(limit))),
  );
  const lines = (of: readonly Used[]) => (
    <ul className="limits" aria-label={asking.limits}>
      {of.map(({ key, limit, sum }) => (
        <LimitLine key={key} limit={limit} used={sum} touched={touched} />
      ))}
    </ul>
  );
  return (
    <>
      {open.length > 0 && lines(open)}
      {kept.length > 0 && (
        <details className="seldom">
          <summary>{open.length === 0 ? asking.limitsKept(kept.length) : asking.limitsOthers(kept.length)}</summary>
          {lines(kept)}
        </details>
      )}
    </>
  );
}

type Used = { readonly key: string; readonly limit: Limit; readonly sum: number };

/** More than these above what is asked about, and it lies below them all. */
const mostOpen = 2;

/** A few stand there; of many only those that are not kept, each reason once, and the others lie folded. */
export function limitsShown(used: readonly Used[]): { open: readonly Used[]; kept: readonly Used[] } {
  if (used.length <= mostOpen) return { open: used, kept: [] };
  const broken = used.filter(({ limit, sum }) => sum > limit.most);
  return {
    open: broken.filter(({ limit: { why } }, i) => broken.findIndex(({ limit }) => limit.why === why) === i),
    kept: used.filter((each) => !broken.includes(each)),
  };
}

/** Whether one thing keeps another out: then how many there are of them says nothing to anybody. */
export const isEitherOr = ({ of, most }: Limit): boolean =>
  of.every(({ id }) => id !== undefined) &&
  new Set(of.map(({ id }) => id)).size > 1 &&
  of.some(({ each = 1 }) => each >= most);

function LimitLine({ limit, used, touched }: { limit: Limit; used: number; touched: boolean }) {
  const least = isLeast(limit);
  const made = least ? -used : used;
  const bound = least ? -limit.most : limit.most;
  const broken = touched && used > limit.most;
  const told = isBalance(limit) || isEitherOr(limit);
  return (
    <li className={broken ? 'limit broken' : 'limit'}>
      <span>
        {limit.why} <Rule rule={limit.rule} />
      </span>
      <span className="limit-sum">
        {told
          ? used > limit.most
            ? asking.notKept
            : asking.kept
          : marks.aside(String(made), boundText(limit).toLowerCase())}
      </span>
      {bound > 0 && !told && (
        <meter aria-label={limit.why} min={0} max={bound} value={Math.min(Math.max(made, 0), bound)} />
      )}
    </li>
  );
}
