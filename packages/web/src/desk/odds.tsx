/** The odds: exact where they can be, broken off where somebody does not want to wait. */
import { useEffect, useRef, useState } from 'react';
import type { DeskOdds, Written } from '../umpire/desk-messages.js';
import { desk as words } from '../words/desk.js';
import { BrokenOff, breakOff, deskCall } from './call.js';
import { Plot } from './plot.js';
import { isYesNo, percent } from './spread.js';
import { Wide } from './wide.js';

const samples = 10_000;

type Props = {
  written: Written;
  /** Begin by oneself: somebody followed a link to the odds. */
  begin: boolean;
  onShown(shown: boolean): void;
  onProblems(problems: Extract<Awaited<ReturnType<typeof weigh>>, { problems: unknown }>['problems']): void;
};

const weigh = (written: Written, progress: (done: number, of: number | null) => void) =>
  deskCall({ do: 'odds', written, samples }, progress);

export function Odds({ written, begin, onShown, onProblems }: Props) {
  const [found, setFound] = useState<DeskOdds | null>(null);
  const [progress, setProgress] = useState<{ done: number; of: number | null } | null>(null);
  const [said, setSaid] = useState('');
  const [measure, setMeasure] = useState('');
  const began = useRef(false);

  const start = async (): Promise<void> => {
    setSaid('');
    setProgress({ done: 0, of: null });
    try {
      const odds = await weigh(written, (done, of) => setProgress({ done, of }));
      if ('problems' in odds) onProblems(odds.problems);
      else {
        setFound(odds);
        onShown(true);
      }
    } catch (fault) {
      setSaid(fault instanceof BrokenOff ? words.brokenOff : fault instanceof Error ? fault.message : String(fault));
    } finally {
      setProgress(null);
    }
  };

  useEffect(() => {
    if (!begin || began.current) return;
    began.current = true;
    void start();
  });

  const live = found?.measures.filter(({ spread }) => spread.values.length > 1) ?? [];
  const shown = live.length > 0 ? live : (found?.measures ?? []);
  const constant = (found?.measures ?? [])
    .filter((each) => !shown.includes(each))
    .map(({ name, spread }) => `${name} ${spread.values[0]?.value ?? 0}`);
  const drawn = shown.find(({ name }) => name === measure) ?? shown[0];
  return (
    <section className="desk-odds" aria-label={words.odds}>
      <h2>{words.odds}</h2>
      <div className="send">
        <button
          type="button"
          className={found === null ? 'main' : undefined}
          disabled={progress !== null}
          onClick={() => void start()}
        >
          {words.weigh}
        </button>
        {progress !== null && (
          <>
            <button type="button" onClick={breakOff}>
              {words.cancel}
            </button>
            <span className="hint">
              {progress.of === null
                ? progress.done === 0
                  ? words.weighing
                  : words.carried(progress.done)
                : words.sampledSoFar(progress.done, progress.of)}
            </span>
          </>
        )}
      </div>
      <p aria-live="polite" className="hint">
        {said !== ''
          ? said
          : found === null
            ? ''
            : found.exact
              ? words.exact(found.outcomes)
              : words.sampled(found.sampled ?? 0)}
      </p>
      {found !== null && (
        <>
          <Wide>
            <table className="desk-measures">
              <thead>
                <tr>
                  <th scope="col">{words.measure}</th>
                  <th scope="col" className="number">
                    {words.mean}
                  </th>
                  {[5, 25, 50, 75, 95].map((p) => (
                    <th key={p} scope="col" className="number">
                      {words.percentile(p)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.map(({ name, spread }) => (
                  <tr key={name}>
                    <th scope="row">
                      {spread.values.length > 1 ? (
                        <button
                          type="button"
                          className="small desk-draw"
                          aria-pressed={drawn?.name === name}
                          aria-label={words.draw(name)}
                          onClick={() => setMeasure(name)}
                        >
                          {name}
                        </button>
                      ) : (
                        name
                      )}
                    </th>
                    {isYesNo(spread) ? (
                      <td className="number">{percent(spread.mean)}</td>
                    ) : (
                      <td className="number">{spread.mean.toFixed(2)}</td>
                    )}
                    {isYesNo(spread) || spread.values.length < 2 ? (
                      <td colSpan={5} className="quiet">
                        {isYesNo(spread) ? '' : words.always(spread.values[0]?.value ?? 0)}
                      </td>
                    ) : (
                      Object.entries(spread.percentiles).map(([p, value]) => (
                        <td key={p} className="number">
                          {value}
                        </td>
                      ))
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </Wide>
          <p className="hint">{words.percentileHint}</p>
          {constant.length > 0 && <p className="hint">{words.never(constant)}</p>}
          {drawn !== undefined && drawn.spread.values.length > 1 && <Plot name={drawn.name} spread={drawn.spread} />}
          <p className="hint">{words.decidedBy(found.policy.name, found.policy.about)}</p>
        </>
      )}
    </section>
  );
}
