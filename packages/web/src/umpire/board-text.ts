/** Everything a seat sees, as lines: for those who read instead of looking. */
import type { BoardPanel, Place, Scene } from '@ironbottom/umpire';
import { marks } from '../words/marks.js';
import { listed } from '../words/plural.js';
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
    const line = more.length === 0 ? title : marks.aside(title, listed(more));
    const there = places.get(place);
    if (there === undefined) places.set(place, [line]);
    else there.push(line);
  }
  return [...places].map(([place, lines]) => marks.of(placeName(place), marks.parts(lines)));
}

function panelLines({ columns, rows, note, track }: BoardPanel): string[] {
  const ahead = track?.steps.filter(({ when }) => when !== 'past') ?? [];
  const time = ahead.map(({ text, when, dark }) => {
    const more = [...(when === 'now' ? [umpire.board.now] : []), ...(dark ? [umpire.board.night] : [])];
    return more.length === 0 ? text : marks.aside(text, listed(more));
  });
  const lines = rows.map((row) =>
    listed(
      row
        .map((text, i) => (i === 0 || columns[i] === '' || columns[i] === undefined ? text : `${columns[i]} ${text}`))
        .filter((text) => text !== ''),
    ),
  );
  if (track !== undefined && time.length > 0) lines.push(marks.of(track.title, listed(time)));
  return note === undefined ? lines : [...lines, note];
}
