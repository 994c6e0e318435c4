/** Everything a seat sees, as lines: for those who read instead of looking. */
import type { BoardArrow, BoardPanel, BoardTrack, Place, Scene } from '@ironbottom/umpire';
import { marks } from '../words/marks.js';
import { listed } from '../words/plural.js';
import { umpire } from '../words/umpire.js';

export function boardText(
  scene: Scene,
  placeName: (place: Place) => string,
  tracks: readonly BoardTrack[] = [],
): string[] {
  const named = (places: readonly Place[]): string => places.map(placeName).join(' ');
  return [
    ...[scene.clock, scene.score].filter((line) => line !== ''),
    ...section(umpire.board.onMap, piecesByPlace(scene, placeName)),
    ...scene.overlays.flatMap(({ text, places }) => section(text, places.length === 0 ? [] : [named(places)])),
    ...section(umpire.board.winds, windLines(scene.arrows ?? [], named)),
    ...section(
      umpire.board.tracks,
      tracks.map(({ text, places }) => marks.of(text, named(places))),
    ),
    ...scene.panels.flatMap((panel) => section(panel.title, panelLines(panel))),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

/** What blows the same way stands together. */
function windLines(arrows: readonly BoardArrow[], named: (places: readonly Place[]) => string): string[] {
  const places = new Map<string, Place[]>();
  for (const { text, from } of arrows) places.set(text, [...(places.get(text) ?? []), from]);
  return [...places].map(([text, from]) => marks.of(text, named(from)));
}

function piecesByPlace({ pieces }: Scene, placeName: (place: Place) => string): string[] {
  const places = new Map<Place, string[]>();
  for (const { place, title, badges, age } of pieces) {
    // What the title says already is not said twice.
    const said = title.split(', ');
    const more = [...badges.filter((badge) => !said.includes(badge)), ...(age > 0 ? [umpire.board.ago(age)] : [])];
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
  const headed = (text: string, column = ''): string => (column === '' ? text : `${column} ${text}`);
  const lines = rows.map((row) =>
    listed(row.flatMap((text, i) => (text === '' ? [] : [headed(text, i === 0 ? '' : columns[i])]))),
  );
  if (track !== undefined && time.length > 0) lines.push(marks.of(track.title, listed(time)));
  return note === undefined ? lines : [...lines, note];
}
