/** What the rulebook has to say about an answer as it stands, beside the form. */
import type { Answer } from '@ironbottom/umpire';
import { useEffect, useState } from 'react';
import { call } from '../umpire/call.js';
import type { Replies } from '../umpire/messages.js';

type Advised = Replies['advice'];

const nothing: Advised = { lines: [], unassigned: [] };

export function useAdvice(wanted: boolean, answer: Answer): Advised {
  const [lines, setLines] = useState(nothing);
  const given = wanted ? JSON.stringify(answer) : '';
  useEffect(() => {
    if (given === '') return;
    let late = false;
    void call({ do: 'advice', answer: JSON.parse(given) as Answer })
      .then((advised) => {
        if (!late) setLines(advised);
      })
      .catch(() => undefined); // the question has gone by
    return () => {
      late = true;
    };
  }, [given]);
  return wanted ? lines : nothing;
}

/** Lines that begin with the name of a group of rows stand below that group, where they push nothing away; without its name. */
export function adviceFor(title: string, lines: readonly string[]): string[] {
  return title === ''
    ? []
    : lines.flatMap((line) => (line.startsWith(`${title}: `) ? [line.slice(title.length + 2)] : []));
}

export function AdviceLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="advice" aria-live="polite">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
