/** Everything a seat sees, as lines: for those who read instead of looking. */
import type { BoardPanel, Place, Scene } from '@ironbottom/umpire';
import { umpire } from '../words/umpire.js';

export function boardText(scene: Scene, placeName: (place: Place) => string): string[] {
  return [
    ...[scene.clock, scene.score].filter((line) => line !== ''),
    ...section(umpire.board.onMap, piecesByPlace(scene, placeName)),
    ...scene.overlays.flatMap(({ text, places }) => section(text, [places.map(placeName).join(' ')])),
    ...scene.panels.flatMap((panel) => section(panel.title, panelLines(panel))),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

function piecesByPlace({ pieces }: Scene, placeName: (place: Place) => string): string[] {
  const places = new Map<Place, string[]>();
  for (const { place, title, badges, age } of pieces) {
    const more = [...badges, ...(age > 0 ? [umpire.board.ago(age)] : [])];
    const line = more.length === 0 ? title : `${title} (${more.join(', ')})`;
    const there = places.get(place);
    if (there === undefined) places.set(place, [line]);
    else there.push(line);
  }
  return [...places].map(([place, lines]) => `${placeName(place)}: ${lines.join('; ')}`);
}

function panelLines({ columns, rows, note, track }: BoardPanel): string[] {
  const ahead = track?.steps.filter(({ when }) => when !== 'past') ?? [];
  const time = ahead.map(({ text, when, dark }) => `${text}${when === 'now' ? ' (now)' : ''}${dark ? ' (night)' : ''}`);
  const lines = rows.map((row) =>
    row
      .map((text, i) => (i === 0 || columns[i] === '' || columns[i] === undefined ? text : `${columns[i]} ${text}`))
      .filter((text) => text !== '')
      .join(', '),
  );
  if (time.length > 0) lines.push(`${track?.title}: ${time.join(', ')}`);
  return note === undefined ? lines : [...lines, note];
}
