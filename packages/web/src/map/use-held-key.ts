import { type RefObject, useEffect, useState } from 'react';
import { isWriting } from './writing.js';

/** Whether a key is held down while the pointer or the focus is on an element. */
export function useHeldKey(key: string, within: RefObject<HTMLElement | null>): boolean {
  const [held, hold] = useState(false);
  useEffect(() => {
    const here = (): boolean => {
      const element = within.current;
      return element !== null && (element.matches(':hover') || element.contains(document.activeElement));
    };
    const down = (event: KeyboardEvent): void => {
      const chord = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.key.toLowerCase() === key && !chord && !isWriting(event) && here()) hold(true);
    };
    const up = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === key) hold(false);
    };
    const letGo = (): void => hold(false);
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    window.addEventListener('blur', letGo);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
      window.removeEventListener('blur', letGo);
    };
  }, [key, within]);
  return held;
}
