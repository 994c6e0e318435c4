/** The map in words: for those who hear it, and for everyone who points at a place. */
import type { BoardArrow, BoardMap, BoardOverlay, BoardPiece, BoardTrack, Place } from '@ironbottom/umpire';
import { map as words } from '../words/map.js';
import { marks } from '../words/marks.js';
import { listed } from '../words/plural.js';

export type Told = {
  readonly name: string;
  readonly terrain: string;
  /** Signs printed there and what lies over it. */
  readonly also: readonly string[];
  readonly pieces: readonly BoardPiece[];
  readonly target: boolean;
  /** Which step of the way drawn; 0 for its start. */
  readonly step: number | undefined;
};

export type Board = {
  readonly map: BoardMap;
  readonly pieces: readonly BoardPiece[];
  readonly overlays: readonly BoardOverlay[];
  readonly targets: ReadonlySet<Place>;
  readonly path: readonly Place[];
  readonly placeName: (place: Place) => string;
  readonly notes?: ReadonlyMap<Place, string> | undefined;
  readonly marks?: readonly { readonly place: Place; readonly text: string }[];
  readonly tracks?: readonly BoardTrack[];
  readonly arrows?: readonly BoardArrow[];
};

export function tell(board: Board, place: Place): Told {
  const { map, overlays, path } = board;
  const signs = map.signs.filter((sign) => sign.place === place).map(({ symbol, text }) => text || symbol);
  const veils = overlays
    .filter(({ kind, places }) => places.includes(place) || (kind === 'night' && places.length === 0))
    .map(({ kind, text }) => text || kind);
  const note = board.notes?.get(place);
  const framed = board.marks?.filter((mark) => mark.place === place).map(({ text }) => text) ?? [];
  const hanging = board.pieces.flatMap(({ place: at, lines = [] }) =>
    lines.flatMap(({ text, bars }) => [
      ...(at === place ? [text] : []),
      ...bars.filter((bar) => bar.place === place).map((bar) => bar.text),
    ]),
  );
  const passed = board.tracks?.filter(({ places }) => places.includes(place)).map(({ text }) => text) ?? [];
  const winds = board.arrows?.filter(({ from }) => from === place).map(({ text }) => text) ?? [];
  const step = path.lastIndexOf(place);
  return {
    name: board.placeName(place),
    terrain: map.legend[map.terrain[place] ?? '']?.name ?? '',
    also: [
      ...new Set([
        ...(note === undefined ? [] : [note]),
        ...framed,
        ...signs,
        ...winds,
        ...veils,
        ...hanging,
        ...passed,
      ]),
    ],
    pieces: piecesIn(board.pieces, place),
    target: board.targets.has(place),
    step: step < 0 ? undefined : step,
  };
}

/** Of the lines that these pieces hang on, each once though several hang on it. */
export function hangingOf(pieces: readonly BoardPiece[]): string[] {
  return [...new Set(pieces.flatMap(({ lines = [] }) => lines.map(({ text }) => text)))];
}

/** One's own first. */
export function piecesIn(pieces: readonly BoardPiece[], place: Place): readonly BoardPiece[] {
  const here = pieces.filter((piece) => piece.place === place);
  return [...here.filter(({ own }) => own), ...here.filter(({ own }) => !own)];
}

export function titleOf({ title, age }: BoardPiece): string {
  return age > 0 ? words.old(title, age) : title;
}

export function sentence({ name, terrain, also, pieces, target, step }: Told): string {
  return [
    marks.sentence(listed([name, terrain, ...also].filter((word) => word !== ''))),
    ...(target ? [words.choosable] : []),
    ...(step === undefined ? [] : [step === 0 ? words.starts : words.step(step)]),
    ...(pieces.length === 0 ? [] : [words.some(pieces.map(titleOf))]),
  ].join(' ');
}

export const sideName = (side: string): string => side.charAt(0).toUpperCase() + side.slice(1);

export const spoken = (word: string): string => word.replaceAll('-', ' ');

/** A badge in words: the levels of damage are written on counters as they are counted. */
export const badgeText = (badge: string): string => {
  const [, level] = /^D(\d)$/.exec(badge) ?? [];
  return level === undefined ? spoken(badge) : words.damage(Number(level));
};
