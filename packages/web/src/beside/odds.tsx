/** The chances of what is being decided, choice by choice, as soon as there is something to weigh. */
import type { ShelvedOdds } from '@ironbottom/shelf';
import type { Answer, Ask } from '@ironbottom/umpire';
import { useEffect, useState } from 'react';
import { alternatives } from '../asks/draft.js';
import { call } from '../umpire/call.js';
import { battleWords as words } from '../words/battle.js';
import { beside } from '../words/beside.js';
import { percent } from '../words/plural.js';
import { headsOf } from './odds-beside.js';

type Column = { title: string; odds: ShelvedOdds | null };

/** Milliseconds after the last change: weighing takes the umpire a moment. */
const patience = 120;

/** Pictures of what may be there: a few at once, then as many as there is time for. */
const [few, many] = [4, 40];

/** `folded`: where the short of it stands beside each choice already. */
export function OddsTable({ ask, answer, folded }: { ask: Ask; answer: Answer; folded: boolean }) {
  const [columns, setColumns] = useState<readonly Column[]>([]);
  const [chosen, setChosen] = useState<'open' | 'shut' | null>(null);
  const wanted = JSON.stringify(alternatives(ask, answer));
  useEffect(() => {
    let late = false;
    const weigh = async (): Promise<void> => {
      const asked = JSON.parse(wanted) as { title: string; answer: Answer }[];
      for (const most of [few, many]) {
        const { odds } = await call({ do: 'odds', answers: asked.map((each) => each.answer), most });
        if (late) return;
        // What could not be answered so is not weighed; what stands there is, even so.
        const weighed = asked.map(({ title }, i) => ({ title, odds: odds[i] ?? null }));
        const kept = weighed.filter((each, i) => i === 0 || each.odds !== null);
        const named = kept.length > 1 && kept[0]?.title === '';
        setColumns(kept.map((each, i) => (named ? { ...each, title: nameOf(each.title, i) } : each)));
        // Where all pictures agree, more of them say no more.
        if (!odds.some((each) => each?.rows.some(({ range }) => range !== undefined))) return;
      }
    };
    const timer = setTimeout(() => void weigh().catch(() => undefined), patience); // the question may have gone by
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [wanted]);
  const weighed = columns.flatMap(({ odds }) => (odds === null ? [] : [odds]));
  const [some] = weighed;
  const isOpen = chosen === null ? !folded : chosen === 'open';
  if (some === undefined) return null;
  // Of several things that may be chosen each has its own name and its own remark.
  const each = weighed.some(({ title }) => title !== some.title);
  const remarks = each ? weighed.map(({ title, note }) => note && words.remark(title, note)) : [some.note];
  return (
    <details
      className="odds"
      open={isOpen}
      // What was not done here was done by whoever sits there.
      onToggle={({ currentTarget: { open } }) => open !== isOpen && setChosen(open ? 'open' : 'shut')}
    >
      <summary>
        {each ? beside.odds.each : beside.odds.title(some.title.charAt(0).toLowerCase() + some.title.slice(1))}
      </summary>
      {some.pictures !== undefined && <p className="hint">{beside.odds.over(some.pictures)}</p>}
      <Chances columns={columns} />
      {[...new Set(remarks)].map(
        (remark) =>
          remark !== undefined && (
            <p className="hint" key={remark}>
              {remark}
            </p>
          ),
      )}
    </details>
  );
}

const nameOf = (title: string, nth: number): string => (nth === 0 ? words.asItStands : words.allOn(title));

function Chances({ columns }: { columns: readonly Column[] }) {
  const ranges = columns.length === 1 && columns[0]?.odds?.rows.some(({ range }) => range !== undefined) === true;
  const heads = headsOf(columns.map(({ title }) => title));
  const texts = [...new Set(columns.flatMap(({ odds }) => odds?.rows.map(({ text }) => text) ?? []))];
  return (
    <table>
      <thead className={columns.length < 2 && !ranges ? 'unseen' : ''}>
        <tr>
          <th scope="col">{beside.odds.outcome}</th>
          {columns.map(({ title }, i) => (
            <th key={title} scope="col" className="number">
              {heads[i] || beside.odds.chance}
            </th>
          ))}
          {ranges && (
            <th scope="col" className="number">
              {beside.odds.mostly}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {texts.map((text) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            {columns.map(({ title, odds }) => (
              <td key={title} className="number">
                {chanceText(odds?.rows.find((row) => row.text === text)?.chance ?? 0)}
              </td>
            ))}
            {ranges && <td className="number">{rangeText(columns[0]?.odds?.rows.find((row) => row.text === text))}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const chanceText = (chance: number): string => (chance === 0 ? beside.odds.never : percent(chance));

const rangeText = (row: ShelvedOdds['rows'][number] | undefined): string =>
  row?.range === undefined
    ? beside.odds.never
    : beside.odds.between(Math.round(100 * row.range[0]), percent(row.range[1], 0));
