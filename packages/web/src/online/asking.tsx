/** Asking the server: one thing at a time, and what it said against it is shown. */

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { capital } from '../asks/prompt.js';
import { whyOf } from './server.js';

export type Asking = {
  busy: boolean;
  why: string;
  /** True when it was done. */
  run(work: () => Promise<unknown>): Promise<boolean>;
  clear(): void;
};

export function useAsking(): Asking {
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState('');
  const run = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setWhy('');
    try {
      await work();
      return true;
    } catch (fault) {
      setWhy(whyOf(fault));
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  const clear = useCallback(() => setWhy(''), []);
  return { busy, why, run, clear };
}

export function Why({ asking }: { asking: Pick<Asking, 'why'> }): ReactNode {
  const said = useRef<HTMLParagraphElement>(null);
  // In a menu that scrolls it would come out of sight.
  useEffect(() => {
    if (asking.why !== '') said.current?.scrollIntoView({ block: 'nearest' });
  }, [asking.why]);
  if (asking.why === '') return null;
  return (
    <p className="refusal" role="alert" ref={said}>
      {capital(asking.why)}
    </p>
  );
}
