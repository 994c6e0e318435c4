/** What a guide means in a form: the answer it proposes, or the part of it that belongs to a row. */
import type { Answer, RowAnswer } from '@ironbottom/umpire';
import { createContext, useContext } from 'react';

export const Meant = createContext<Answer | null>(null);

/** What is meant for a row of a sheet. */
export function rowMeant(meant: Answer | null, row: number): RowAnswer | null {
  if (!Array.isArray(meant)) return null;
  const each = meant[row];
  return each === undefined || typeof each === 'string' ? null : each;
}

/** Whether the thing of this name is to be chosen, or to get something. */
export function isMeant(meant: Answer | null, id: string): boolean {
  if (meant === null || typeof meant === 'number') return false;
  if (Array.isArray(meant)) return meant.some((each) => each === id);
  if ('path' in meant && Array.isArray(meant.path)) return Array.isArray(meant.halt) && meant.halt.includes(id);
  return ((meant as { [name: string]: number })[id] ?? 0) > 0;
}

/** The class of what is meant. */
export function useMeant(): (id: string) => string {
  const meant = useContext(Meant);
  return (id) => (isMeant(meant, id) ? ' meant' : '');
}
