/** Submarines on the board: one's own, those of the enemy whose counters stand on the map, and the list beside it. */
import type { BoardPanel, BoardPiece } from '@ironbottom/umpire';
import { isDeep } from './chapters/7-sight.js';
import { afloat, mayMove, submarinesOf } from './chapters/optional-submarines.js';
import type { GameView } from './game-kit.js';
import { name } from './map.js';
import type { Submarine } from './pieces.js';
import { enemyOf } from './state.js';
import { sideOf } from './view.js';

const stateTold = (submarine: Submarine, turn: number): string => {
  if (isDeep(submarine, turn))
    return submarine.deep === turn ? 'deep until this turn is over' : 'deep through the next turn';
  return submarine.onMap ? 'at periscope depth, on the map' : 'at periscope depth, hidden';
};

export function submarinePieces({ seat, own, knows, public: pub }: GameView): BoardPiece[] {
  const mine = submarinesOf(own)
    .filter(({ sunk }) => !sunk)
    .map(
      (submarine): BoardPiece => ({
        id: submarine.id,
        place: submarine.hex,
        side: seat,
        symbol: 'submarine',
        label: submarine.id,
        title: `Submarine ${submarine.id} in hex ${name(submarine.hex)}: ${stateTold(submarine, pub.turn)}`,
        own: true,
        badges: submarine.onMap ? ['seen'] : [],
        age: 0,
      }),
    );
  const theirs = (knows.submarines ?? []).map(
    ({ hex, count }): BoardPiece => ({
      id: `enemy SS ${name(hex)}`,
      place: hex,
      side: enemyOf(sideOf(seat)),
      symbol: 'submarine',
      label: String(count),
      title: `${count} enemy ${count === 1 ? 'submarine' : 'submarines'} in ${name(hex)}`,
      own: false,
      badges: [],
      age: 0,
    }),
  );
  return [...mine, ...theirs];
}

export function submarinePanel({ seat, own, public: pub }: GameView): BoardPanel[] {
  if (pub.submarines === undefined) return [];
  const side = sideOf(seat);
  return [
    {
      id: 'submarines',
      title: 'Submarines',
      columns: ['Submarine', 'Where', 'Depth', 'Next move'],
      rows: submarinesOf(own).map((submarine) =>
        submarine.sunk
          ? [submarine.id, '–', 'sunk', '–']
          : [
              submarine.id,
              name(submarine.hex),
              stateTold(submarine, pub.turn),
              mayMove(submarine, pub.turn) ? 'free' : submarine.moved ? 'has moved' : 'not this turn: she fought',
            ],
      ),
      note: `The enemy has ${afloat(pub, enemyOf(side))} submarines afloat. Eight points for each that is sunk.`,
    },
  ];
}
