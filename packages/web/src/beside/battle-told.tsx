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
  const [told, setTold] = useState({ n: -1, upTo: 0 });
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (told.upTo > 0) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [told]);
  if (first === undefined) return null;
  const all = battles.flatMap(({ lines }) => lines);
  // A battle that goes on is told on from where it was.
  const upTo = told.n === first.n ? told.upTo : (all[0]?.n ?? 0);
  const next = all.find(({ n }) => n > upTo);
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
        </div>
      ))}
      <div className="send">
        {next !== undefined && (
          <>
            <button type="button" className="main" onClick={() => setTold({ n: first.n, upTo: next.n })}>
              Next step
            </button>
            <button type="button" onClick={() => setTold({ n: first.n, upTo: all.at(-1)?.n ?? 0 })}>
              All of it
            </button>
          </>
        )}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </section>
  );
}
