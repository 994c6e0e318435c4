/** The picture of the map in the documentation. */
import { boardMap, mapboard } from '@ironbottom/flat-top';
import { columnName } from '@ironbottom/hexes';
import { picture } from './draw.js';

export const picturePath = 'docs/map.svg';

export function drawnMap(): string {
  return picture(boardMap(false), mapboard.grid.rows, columnName);
}
