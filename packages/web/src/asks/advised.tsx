/** What the rulebook has to say about an answer as it stands, beside the form. */
import type { Answer } from '@ironbottom/umpire';
import { useEffect, useState } from 'react';
import { call } from '../umpire/call.js';

export function Advised({ answer }: { answer: Answer }) {
  const [lines, setLines] = useState<readonly string[]>([]);
  const given = JSON.stringify(answer);
  useEffect(() => {
    let late = false;
    void call({ do: 'advice', answer: JSON.parse(given) as Answer })
      .then((advised) => {
        if (!late) setLines(advised.lines);
      })
      .catch(() => undefined); // the question has gone by
    return () => {
      late = true;
    };
  }, [given]);
  return <AdviceLines lines={lines} />;
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
