/** What may be wider than its place. */
import type { ReactNode } from 'react';
import { useScrolled } from '../beside/scrolled.js';

export function Wide({ children }: { children: ReactNode }) {
  const place = useScrolled<HTMLDivElement>();
  return (
    <div className="wide" ref={place}>
      {children}
    </div>
  );
}
