/** Words pinned to places: one's own notes, and what the question of the moment says of a place. */
import type { Place, Point } from '@ironbottom/umpire';
import { marks } from '../words/marks.js';
import type { Sheet } from './ground.js';
import type { Chart } from './palette.js';
import { middleOf, type Places } from './places.js';
import type { Pen } from './symbols.js';

export type Tag = { readonly at: Point; readonly text: string };

/** All that is pinned to one place is one tag. */
export function tagsOf(places: Places, notes: readonly { readonly place: Place; readonly text: string }[]): Tag[] {
  const byPlace = new Map<Place, string[]>();
  for (const { place, text } of notes) byPlace.set(place, [...(byPlace.get(place) ?? []), text]);
  return [...byPlace].flatMap(([place, texts]) => {
    const at = middleOf(places, place);
    return at === undefined ? [] : [{ at, text: marks.parts(texts) }];
  });
}

/** Farther off than this there is room for a pin, but not for words. */
const readable = 17;
const longest = 34;

export const shortened = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;

/** A slip of paper at the lower right of its place, with a pin in it. */
export function drawTags(pen: Pen, tags: readonly Tag[], sheet: Sheet, chart: Chart): void {
  const { scale, left, top, dot } = sheet;
  const height = 17 * dot;
  pen.font = `italic 600 ${12 * dot}px "DejaVu Serif", Georgia, serif`;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  for (const { at, text } of tags) {
    const x = Math.round((at[0] + 0.22) * scale - left);
    const y = Math.round((at[1] + 0.3) * scale - top);
    if (scale / dot >= readable) {
      const shown = shortened(text);
      const width = Math.ceil(pen.measureText(shown).width) + 14 * dot;
      pen.beginPath();
      pen.roundRect(x, y, width, height, 2 * dot);
      pen.fillStyle = chart.note;
      pen.fill();
      pen.strokeStyle = chart.noteEdge;
      pen.lineWidth = dot;
      pen.stroke();
      pen.fillStyle = chart.noteInk;
      pen.fillText(shown, x + 9 * dot, y + height / 2 + dot * 0.5);
    }
    pen.beginPath();
    pen.arc(x, y, 4 * dot, 0, 2 * Math.PI);
    pen.fillStyle = chart.noteEdge;
    pen.fill();
    pen.strokeStyle = chart.under;
    pen.lineWidth = 1.5 * dot;
    pen.stroke();
  }
}
