/** What the house charts of a rulebook change. */
import type { HouseValues } from '@ironbottom/umpire';
import { Differences } from './house-panel.js';
import { useBook } from './volume.js';
import './reference.css';

export function Changed({ book: name, house }: { book: string; house: HouseValues }) {
  const book = useBook(name);
  if (!book || book.charts === null) return null;
  return <Differences book={book} room={book.charts} house={house} />;
}
