/** A battle as it went, line by line, for whoever wants to follow it before going on. */
import { useEffect, useRef, useState } from 'react';
import type { LogLine } from '../umpire/messages.js';
import { Line, type Section, sectionsOf } from './log.js';

/** Battles with something in them that has not been looked at; what was there when the table was laid is old. */
export function useBattles(lines: readonly LogLine[], id: string): { battles: Section[]; close(): void } {
  const latest = lines.at(-1)?.n ?? -1;
  const [seen, setSeen] = useState({ id, upTo: latest });
  if (seen.id !== id || seen.upTo > latest) setSeen({ id, upTo: latest });
  const battles = sectionsOf(lines.filter(({ minor }) => !minor)).filter(
    ({ heading, lines: within }) => heading?.opens === 'battle' && (within.at(-1)?.n ?? heading.n) > seen.upTo,
  );
  return { battles, close: () => setSeen({ id, upTo: latest }) };
}

export function BattleTold({ battles, onClose }: { battles: readonly Section[]; onClose(): void }) {
  const [first] = battles;
  const [steps, setSteps] = useState<{ n: number; upTo: number } | null>(null);
  const box = useRef<HTMLElement>(null);
  const all = battles.flatMap(({ lines }) => lines);
  const last = all.at(-1)?.n ?? 0;
  // All of it at once, unless somebody wants it step by step; a battle that goes on is told on from where it was.
  const stepping = steps !== null && steps.n === first?.n;
  const upTo = stepping ? steps.upTo : last;
  // The newest step is the one to read.
  useEffect(() => {
    if (upTo > 0) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [upTo]);
  if (first === undefined) return null;
  const next = all.find(({ n }) => n > upTo);
  const begin = all[0];
  return (
    <section className="battle-told" ref={box} aria-label="The battle, step by step">
      {battles.map(({ n, heading, lines }) => (
        <div key={n}>
          <h2>{heading?.text.replace(/\.$/, '')}</h2>
          <ol className="log" aria-live="polite">
            {lines
              .filter((line) => line.n <= upTo)
              .map((line) => (
                <Line key={line.n} line={line} />
              ))}
          </ol>
          {next === undefined && heading?.total !== undefined && <p className="battle-total">{heading.total}</p>}
        </div>
      ))}
      <div className="send">
        {next !== undefined && (
          <>
            <button type="button" className="main" onClick={() => setSteps({ n: first.n, upTo: next.n })}>
              Next step
            </button>
            <button type="button" onClick={() => setSteps(null)}>
              All of it
            </button>
          </>
        )}
        {!stepping && begin !== undefined && all.length > 1 && (
          <button type="button" onClick={() => setSteps({ n: first.n, upTo: begin.n })}>
            Step by step
          </button>
        )}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </section>
  );
}
