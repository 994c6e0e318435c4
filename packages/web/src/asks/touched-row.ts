/** The row of a sheet that somebody was last at: what is pointed at on the map is meant for it. */
import { useEffect, useRef } from 'react';

/** From 0; forgotten with the question. */
export function useTouchedRow(question: string): () => number | undefined {
  const row = useRef<number>(undefined);
  useEffect(() => {
    void question;
    row.current = undefined;
    const onFocus = ({ target }: FocusEvent): void => {
      const at = target instanceof Element ? target.closest('.question [data-row]')?.getAttribute('data-row') : null;
      if (at != null) row.current = Number(at) - 1;
    };
    addEventListener('focusin', onFocus);
    return () => removeEventListener('focusin', onFocus);
  }, [question]);
  return () => row.current;
}
