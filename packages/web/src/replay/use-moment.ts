/** What is seen at a moment. While the umpire is busy only the last wish is remembered: scrubbing never runs behind. */
import { useEffect, useRef, useState } from 'react';
import { call } from '../umpire/call.js';
import type { Eyes, ReplayAt } from '../umpire/replay-messages.js';

export type Seen = { moment: ReplayAt; eyes: string };

export function useMoment(at: number, eyes: readonly Eyes[], onTrouble: (why: string) => void): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null);
  const asked = useRef<string | null>(null);
  const wanted = JSON.stringify({ at, eyes });
  const latest = useRef(wanted);
  latest.current = wanted;
  const fail = useRef(onTrouble);
  fail.current = onTrouble;
  useEffect(() => {
    if (asked.current !== null) return;
    const ask = (wish: string): void => {
      asked.current = wish;
      const about = JSON.parse(wish) as { at: number; eyes: Eyes[] };
      call({ do: 'replayAt', ...about }).then(
        (moment) => {
          asked.current = null;
          setSeen({ moment, eyes: JSON.stringify(about.eyes) });
          if (latest.current !== wish) ask(latest.current);
        },
        (fault: Error) => {
          asked.current = null;
          fail.current(fault.message);
        },
      );
    };
    ask(wanted);
  }, [wanted]);
  return seen;
}
