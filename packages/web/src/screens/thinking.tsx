/** That a program thinks, wherever one is: said when it takes longer than a moment. */
import { useEffect, useState } from 'react';
import { onThought } from '../umpire/call.js';
import { screens } from '../words/screens.js';

/** Milliseconds. */
const moment = 300;

export function Thinking() {
  const [who, setWho] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    onThought((thinks) => {
      clearTimeout(timer);
      if (thinks === null) setWho(null);
      else timer = setTimeout(() => setWho(thinks), moment);
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={who === null ? 'thinking unseen' : 'thinking'} role="status">
      {who === null ? '' : screens.program.thinks(who)}
    </p>
  );
}
