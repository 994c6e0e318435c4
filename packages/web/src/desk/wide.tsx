/** What may be wider than its place is scrolled there, and then a keyboard must be able to get at it. */
import { type ReactNode, useEffect, useRef } from 'react';

export function Wide({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element !== null) element.tabIndex = element.scrollWidth > element.clientWidth ? 0 : -1;
  });
  return (
    <div className="wide" ref={place}>
      {children}
    </div>
  );
}
