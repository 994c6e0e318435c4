import { useRef } from 'react';

/** The list of before as long as the same things are in it, so that nothing is drawn again for nothing. */
export function useSame<T>(list: readonly T[]): readonly T[] {
  const kept = useRef(list);
  const before = kept.current;
  if (before.length !== list.length || list.some((each, i) => each !== before[i])) kept.current = list;
  return kept.current;
}
