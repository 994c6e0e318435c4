/** What may be larger than its place is scrolled there, and then a keyboard must be able to get at it. */
import { type RefObject, useEffect, useRef } from 'react';

export function useScrolled<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      element.tabIndex = scrollWidth > clientWidth || scrollHeight > clientHeight ? 0 : -1;
    });
    for (const each of [element, ...element.children]) watch.observe(each);
    return () => watch.disconnect();
  });
  return place;
}
