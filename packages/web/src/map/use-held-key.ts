import { type RefObject, useEffect, useState } from 'react';

/** Whether a key is held down while the pointer or the focus is on an element. */
export function useHeldKey(key: string, within: RefObject<HTMLElement | null>): boolean {
  const [held, hold] = useState(false);
  useEffect(() => {
    const writing = (event: KeyboardEvent): boolean =>
      event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]') !== null;
    const here = (): boolean => {
      const element = within.current;
      return element !== null && (element.matches(':hover') || element.contains(document.activeElement));
    };
    const down = (event: KeyboardEvent): void => {
      const chord = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.key.toLowerCase() === key && !chord && !writing(event) && here()) hold(true);
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
