/** What the house charts of a rulebook change. */
import { houseOf } from './house.js';
import { Differences } from './house-panel.js';
import { useBook } from './volume.js';
import './reference.css';

export function Changed({ book: name }: { book: string }) {
  const book = useBook(name);
  if (!book || book.charts === null) return null;
  return <Differences book={book} room={book.charts} house={houseOf(name)} />;
}
