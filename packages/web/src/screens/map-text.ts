/** The map for those who read it: which place is meant, what is there and around it, how far it is, how a walk stands. */
import type { BoardMap, Place, Walk } from '@ironbottom/umpire';
import { angleTo } from '../asks/compass.js';
import { capital } from '../asks/prompt.js';
import { neighbour, placesOf } from '../map/places.js';
import { stepsFrom } from '../map/rings.js';
import { sentence, tell } from '../map/words.js';
import type { Reference, Steps, TableView } from '../umpire/messages.js';
import { asking } from '../words/asks.js';
import { map as mapWords } from '../words/map.js';
import { marks } from '../words/marks.js';
import { listed } from '../words/plural.js';
import { typing as words } from '../words/typing.js';

export type Charted = Pick<TableView, 'pieces' | 'overlays' | 'tracks' | 'arrows'> & {
  map: BoardMap;
  placeNames: readonly string[];
};

export function chartedOf({ map, placeNames }: Reference, table: TableView): Charted | null {
  return map === null ? null : { ...table, map, placeNames };
}

const nameIn = ({ placeNames }: Charted, place: Place): string => placeNames[place] ?? String(place);

/** By its own name, by what is printed there, or by a piece that stands there: one's own first. */
export function placeNamed({ map, placeNames, pieces }: Charted, text: string): Place | undefined {
  const wanted = text.trim().toLowerCase();
  const at = placeNames.findIndex((name) => name.toLowerCase() === wanted);
  if (wanted === '' || at >= 0) return at < 0 ? undefined : at;
  const speaks = (line: string): boolean => line.toLowerCase().includes(wanted);
  return (
    map.signs.find((sign) => speaks(sign.text)) ??
    pieces.find(({ own, title }) => own && speaks(title)) ??
    pieces.find(({ title }) => speaks(title))
  )?.place;
}

/** What is there, then what lies around it, the north first. */
export function placeLines(charted: Charted, place: Place): string[] {
  const { map } = charted;
  const places = placesOf(map);
  const board = { ...charted, targets: new Set<Place>(), path: [], placeName: (at: Place) => nameIn(charted, at) };
  const told = tell({ ...board, arrows: charted.arrows ?? [] }, place);
  const around = places.corners.flatMap((_, side) => {
    const beside = neighbour(places, place, side);
    if (beside === undefined) return [];
    const sides = map.sides.filter(({ a, b }) => (a === place && b === beside) || (a === beside && b === place));
    const { name, terrain, also } = tell(board, beside);
    const line = listed([name, terrain, ...sides.map(({ kind }) => mapWords.side(kind)), ...also]);
    return [marks.of(headingTo(map, place, beside), line)];
  });
  return [sentence(told), ...around];
}

/** How many places it is from one to the other, whatever lies between. */
export function farText(charted: Charted, from: Place, to: Place): string {
  const far = stepsFrom(placesOf(charted.map), from, charted.placeNames.length).get(to) ?? 0;
  return words.far(nameIn(charted, from), nameIn(charted, to), far, headingTo(charted.map, from, to));
}

function headingTo({ middles }: BoardMap, from: Place, to: Place): string {
  const angle = angleTo(from, to, middles) ?? 0;
  return words.headings[Math.round(angle / (Math.PI / 4)) % 8] ?? '';
}

/** A walk as it stands: what is left, the way so far, where it may go next or why not, and what the rulebook says of it. */
export function walkLines(ask: Walk, steps: Steps, map: BoardMap | null): string[] {
  const heading = (place: Place): string => (map === null ? '' : headingTo(map, steps.at, place));
  const open = steps.next.filter(({ not }) => not === null);
  const shut = steps.left < 1 ? [] : steps.next.flatMap(({ name, not }) => (not === null ? [] : [{ name, not }]));
  return [
    asking.walked(ask.unit, steps.atName, steps.left, ask.budget),
    steps.path.length === 0 ? capital(asking.staying) : asking.goes(steps.path.join(' ')),
    ...open.map(({ place, name, cost }) => words.step(name, heading(place), cost)),
    ...(open.length === 0 ? [asking.noStep] : []),
    ...shut.map(({ name, not }) => marks.aside(marks.of(name, not.why), not.rule)),
    ...(steps.advice?.lines ?? []),
  ];
}
