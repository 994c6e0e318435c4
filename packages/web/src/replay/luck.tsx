/** Luck against the exact odds. */
import type { ShelvedOdds } from '@ironbottom/shelf';
import { type ReactNode, useEffect, useState } from 'react';
import { Rule } from '../beside/rule.js';
import { useScrolled } from '../beside/scrolled.js';
import { call } from '../umpire/call.js';
import type { Luck as Found, ReplayAt, ReplayHead, ReplayLine } from '../umpire/replay-messages.js';
import { beside } from '../words/beside.js';
import { marks } from '../words/marks.js';
import { replay as words } from '../words/replay.js';
import { Bars, Course } from './plots.js';

const { luck } = words;

/** Reckoned once while a game is looked at; whoever opens it next, perhaps through other eyes, begins anew. */
const reckoned = new WeakMap<ReplayHead, Promise<Found>>();

export function luckOf(head: ReplayHead): Promise<Found> {
  const known = reckoned.get(head) ?? call({ do: 'replayLuck' });
  reckoned.set(head, known);
  return known;
}

type Props = {
  head: ReplayHead;
  at: number;
  answered: ReplayAt['answered'];
  lines: readonly ReplayLine[];
  onGo(at: number): void;
};

export function Luck({ head, at, answered, lines, onGo }: Props) {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let gone = false;
    void luckOf(head).then((known) => {
      if (!gone) setFound(known);
    });
    return () => {
      gone = true;
    };
  }, [head]);
  return (
    <div className="replay-luck">
      {answered?.odds === true && <Decision key={at} at={at} seat={answered.seat} came={totalAt(lines, at)} />}
      {found === null ? (
        <p role="status">{luck.reckoning}</p>
      ) : (
        <Tables head={head} found={found} at={at} onGo={onGo} />
      )}
    </div>
  );
}

/** Weighing takes a moment: only when somebody wants it. */
function Decision({ at, seat, came }: { at: number; seat: string; came: string }) {
  const [odds, setOdds] = useState<ShelvedOdds | null | undefined>();
  const [busy, setBusy] = useState(false);
  const weigh = (): void => {
    setBusy(true);
    void call({ do: 'replayOdds', at }).then((reply) => {
      setOdds(reply.odds);
      setBusy(false);
    });
  };
  return (
    <section className="replay-part">
      <h2>{luck.decision}</h2>
      {odds === undefined && (
        <button type="button" disabled={busy} onClick={weigh}>
          {busy ? luck.weighing : luck.weigh}
        </button>
      )}
      {odds === null && (
        <p className="quiet" role="status">
          {luck.noOdds}
        </p>
      )}
      {odds && (
        <>
          <p className="hint">{luck.decisionAbout(seat)}</p>
          <table className="replay-figures">
            <caption>{odds.title}</caption>
            <thead className="unseen">
              <tr>
                <th scope="col">{luck.outcome}</th>
                <th scope="col">{luck.chance}</th>
              </tr>
            </thead>
            <tbody>
              {odds.rows.map(({ text, chance }) => (
                <tr key={text}>
                  <th scope="row">{text}</th>
                  <td className="number">{luck.percent(chance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {odds.pictures !== undefined && <p className="hint">{beside.odds.over(odds.pictures)}</p>}
          {odds.note !== undefined && <p className="hint">{odds.note}</p>}
          {came !== '' && (
            <p>
              <strong>{luck.came}</strong> {came}
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Tables({ head, found, at, onGo }: { head: ReplayHead; found: Found; at: number; onGo(at: number): void }) {
  const lines = found.course.map(({ seat, points }) => ({
    name: seat,
    points: points.map((each) => ({ at: each.at, value: each.over })),
  }));
  const all = found.dice.filter(({ rule }) => rule === '');
  const byRule = found.dice.filter(({ rule }) => rule !== '');
  return (
    <>
      <section className="replay-part">
        <h2>{luck.throws}</h2>
        <p className="hint">{found.throws.length === 0 ? luck.none : luck.about}</p>
        {found.throws.length > 0 && (
          <Scrolled label={luck.throws}>
            <table className="replay-figures">
              <Heads columns={luck.narrow} />
              <tbody>
                {found.throws.map(({ seat, measure, count, came, expected, more, less, chances }) => (
                  <tr key={`${measure} ${seat}`}>
                    <th scope="row">
                      <strong>{seat}</strong>
                      <span className="replay-measure">{marks.with(measure, luck.thrown(count))}</span>
                    </th>
                    <td className="number">{luck.figure(came)}</td>
                    <td className="number">{expected.toFixed(1)}</td>
                    <td className="number">{luck.percent(more)}</td>
                    <td className="number">{luck.percent(less)}</td>
                    <td>
                      <Bars label={luck.plot(seat, measure)} {...chances} came={came} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scrolled>
        )}
      </section>
      {lines.length > 0 && (
        <section className="replay-part">
          <h2>{luck.course}</h2>
          <Course label={luck.courseLabel} last={head.last} at={at} lines={lines} />
        </section>
      )}
      {found.notable.length > 0 && (
        <section className="replay-part">
          <h2>{luck.notable}</h2>
          <ol className="replay-notable">
            {found.notable.map((each) => (
              <li key={`${each.at} ${each.text}`}>
                <button type="button" className="replay-go" onClick={() => onGo(each.at)}>
                  <span className="replay-at">{each.at}</span> {marks.of(each.seat, each.text)}{' '}
                  <strong>{each.came > each.expected ? luck.more(each.more) : luck.less(each.less)}</strong>
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section className="replay-part">
        <h2>{luck.dice}</h2>
        <p className="hint">{luck.diceAbout}</p>
        <Dice dice={all} label={luck.dice} />
        <details>
          <summary>{luck.byRule}</summary>
          <Dice dice={byRule} label={luck.byRule} />
        </details>
      </section>
    </>
  );
}

function Dice({ dice, label }: { dice: Found['dice']; label: string }) {
  return (
    <Scrolled label={label}>
      <table className="replay-figures">
        <Heads columns={luck.diceColumns} />
        <tbody>
          {dice.map(({ seat, rule, count, mean, expected, more, less }) => (
            <tr key={`${rule} ${seat}`}>
              <th scope="row">{seat}</th>
              <td>{rule === '' ? luck.allDice : <Rule rule={rule} />}</td>
              <td className="number">{luck.figure(count)}</td>
              <td className="number">{mean.toFixed(2)}</td>
              <td className="number">{expected.toFixed(2)}</td>
              <td className="number">{luck.percent(more)}</td>
              <td className="number">{luck.percent(less)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

function Heads({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) =>
          column === '' ? (
            <td key="plot" />
          ) : (
            <th key={column} scope="col">
              {column}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

/** A table wider than its place is scrolled, by keyboard too. */
function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  const wide = useScrolled<HTMLElement>();
  return (
    <section className="replay-wide" aria-label={label} ref={wide}>
      {children}
    </section>
  );
}

/** What the battle being fought at a moment came to in the end. */
function totalAt(lines: readonly ReplayLine[], at: number): string {
  const heading = lines.findLast((line) => line.at < at && line.opens !== null);
  return heading?.opens === 'battle' ? (heading.total ?? '') : '';
}
