/** What lies open over the map is shut by Escape, and by whatever is pressed elsewhere on the page. */
import { type RefObject, useEffect, useRef } from 'react';

export function useShut(isOpen: boolean, host: RefObject<HTMLElement | null>, shut: () => void): void {
  const latest = useRef(shut);
  latest.current = shut;
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') latest.current();
    };
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && host.current?.contains(target) === false) latest.current();
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
    };
  }, [isOpen, host]);
}
