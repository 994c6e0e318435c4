/** The map in words: for those who hear it, and for everyone who points at a place. */
import type { BoardMap, BoardOverlay, BoardPiece, Place } from '@ironbottom/umpire';

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
};

export function tell(board: Board, place: Place): Told {
  const { map, overlays, path } = board;
  const signs = map.signs.filter((sign) => sign.place === place).map(({ symbol, text }) => text || symbol);
  const veils = overlays
    .filter(({ kind, places }) => places.includes(place) || (kind === 'night' && places.length === 0))
    .map(({ kind, text }) => text || kind);
  const note = board.notes?.get(place);
  const framed = board.marks?.filter((mark) => mark.place === place).map(({ text }) => text) ?? [];
  const step = path.lastIndexOf(place);
  return {
    name: board.placeName(place),
    terrain: map.legend[map.terrain[place] ?? '']?.name ?? '',
    also: [...new Set([...(note === undefined ? [] : [note]), ...framed, ...signs, ...veils])],
    pieces: piecesIn(board.pieces, place),
    target: board.targets.has(place),
    step: step < 0 ? undefined : step,
  };
}

/** One's own first. */
export function piecesIn(pieces: readonly BoardPiece[], place: Place): readonly BoardPiece[] {
  const here = pieces.filter((piece) => piece.place === place);
  return [...here.filter(({ own }) => own), ...here.filter(({ own }) => !own)];
}

export function titleOf({ title, age }: BoardPiece): string {
  return age > 0 ? `${title} (known ${age} ${age === 1 ? 'turn' : 'turns'} ago)` : title;
}

export function sentence({ name, terrain, also, pieces, target, step }: Told): string {
  const where = [name, terrain, ...also].filter((word) => word !== '').join(', ');
  const steps = step === undefined ? '' : step === 0 ? ' The way starts here.' : ` Step ${step} of the way.`;
  const choice = target ? ' Can be chosen.' : '';
  if (pieces.length === 0) return `${where}.${choice}${steps}`;
  const count = pieces.length === 1 ? '' : `${pieces.length} pieces: `;
  return `${where}.${choice}${steps} ${count}${pieces.map(titleOf).join('; ')}.`;
}

export const help =
  'Arrow keys, or Q W E A S D, move from place to place. Enter chooses the place. Space lists the pieces there. ' +
  'N goes to the next pieces, T to the next place that can be chosen. Shift with the arrow keys moves the map, ' +
  'plus and minus change its size, 0 shows all of it. Hold H to look under the counters.';
