/** What am I to do? Shown when a game begins, and whenever somebody asks. */
import type { BriefingPart } from '@ironbottom/shelf';
import { useEffect, useRef } from 'react';
import { screens } from '../words/screens.js';

export function Briefing({
  title,
  parts,
  onClose,
}: {
  title: string;
  parts: readonly BriefingPart[];
  onClose(): void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  // Where it is longer than its place, a keyboard must be able to scroll it.
  useEffect(() => {
    if (list.current !== null) list.current.tabIndex = 0;
  }, []);
  return (
    <section className="briefing" aria-labelledby="briefing">
      <header>
        <h2 id="briefing">{title}</h2>
      </header>
      <div className="briefing-parts" ref={list}>
        {parts.map((part) => (
          <section key={part.title}>
            <h3>{part.title}</h3>
            <ul>
              {part.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <footer>
        <button type="button" className="main" ref={button} onClick={onClose}>
          {screens.briefing.play}
        </button>
        <span className="hint">{screens.briefing.again}</span>
      </footer>
    </section>
  );
}
