/** Parts of the map that rules name: their borders, and the name of each in its middle. */
import type { BoardMap, Point } from '@ironbottom/umpire';
import { closedPath, inUnits, type Sheet } from './ground.js';
import { outlineOf } from './outline.js';
import type { Chart } from './palette.js';
import { middleOf, type Places } from './places.js';
import type { Pen } from './symbols.js';

export type Sector = { readonly name: string; readonly path: Path2D; readonly at: Point };

export function sectorsOf(places: Places, sectors: NonNullable<BoardMap['sectors']>): Sector[] {
  return sectors.map(({ name, places: members }) => {
    let [x, y, count] = [0, 0, 0];
    for (const place of members) {
      const middle = middleOf(places, place);
      if (middle === undefined) continue;
      x += middle[0];
      y += middle[1];
      count += 1;
    }
    return { name, path: closedPath(outlineOf(places, members)), at: [x / count, y / count] };
  });
}

export function drawSectors(pen: Pen, sectors: readonly Sector[], sheet: Sheet, chart: Chart): void {
  if (sectors.length === 0) return;
  inUnits(pen, sheet);
  const dot = sheet.dot / sheet.scale;
  pen.lineJoin = 'round';
  pen.strokeStyle = chart.sector;
  pen.lineWidth = 2.5 * dot;
  pen.setLineDash([14 * dot, 5 * dot, 3 * dot, 5 * dot]);
  for (const { path } of sectors) pen.stroke(path);
  pen.setLineDash([]);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  const height = Math.round(Math.max(28, Math.min(90, (sheet.scale / sheet.dot) * 2)) * sheet.dot);
  pen.font = `600 ${height}px "DejaVu Serif", Georgia, serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = chart.sectorName;
  for (const { name, at } of sectors)
    pen.fillText(name, at[0] * sheet.scale - sheet.left, at[1] * sheet.scale - sheet.top);
}
