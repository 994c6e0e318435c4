/** A key that works wherever the focus is, but for where somebody writes. */
import { useEffect, useRef } from 'react';
import { isWriting } from './writing.js';

export function useAnywhere(wanted: string, press: () => void): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const chord = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== wanted || chord || event.defaultPrevented || isWriting(event)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [wanted]);
}
