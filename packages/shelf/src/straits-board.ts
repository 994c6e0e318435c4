/** How the straits look: rows of squares, every second one half a square further, so that each has six neighbours. */
import type { Board, BoardMap, BoardPanel, BoardPiece, Event, Point, Scene, View } from '@ironbottom/umpire';
import { placeName, type Straits, straits } from '@ironbottom/umpire/toy';

type Law = Straits['law'];
type Seen = View<Straits>;

const legend: BoardMap['legend'] = {
  '.': { name: 'open sea', fill: '#b9d3e3' },
  '#': { name: 'land', fill: '#d9cfae' },
  '~': { name: 'marked water', fill: '#9fc6cf' },
  o: { name: 'the deep', fill: '#86aac8' },
  H: { name: 'harbour', fill: '#e6d7b8' },
};

function map({ chart }: Law): BoardMap {
  const { width, terrain } = chart;
  const middles = terrain.map((_, place): Point => {
    const row = Math.floor(place / width);
    return [(place % width) + (row % 2) / 2, row];
  });
  return {
    title: 'The straits',
    shape: 'square',
    middles,
    terrain: terrain.join(''),
    legend,
    land: [],
    sides: [],
    labels: [],
    signs: terrain.flatMap((letter, place) => (letter === 'H' ? [{ place, symbol: 'harbour', text: 'Harbour' }] : [])),
  };
}

const shipsOf = (open: Seen['public'], isOwn: (side: string) => boolean): BoardPiece[] =>
  Object.values(open.ships).map(
    ({ id, seat: side, place, hits }): BoardPiece => ({
      id,
      place,
      side,
      symbol: 'surface',
      label: id,
      title: `${id}, ${side === 'Red' ? 'a patrol boat' : 'a ship'} of ${side}${hits > 0 ? `, ${hits} hits` : ''}`,
      own: isOwn(side),
      badges: hits > 0 ? ['damaged'] : [],
      age: 0,
    }),
  );

function piecesOf({ public: open, own, knows, seat }: Seen): BoardPiece[] {
  const mines = own.mines.map(
    (place): BoardPiece => ({
      id: `mine-${place}`,
      place,
      side: seat,
      symbol: 'mine',
      label: 'mine',
      title: 'a mine of yours',
      own: true,
      badges: [],
      age: 0,
    }),
  );
  const { submarine } = own;
  const boat: BoardPiece[] =
    submarine === null
      ? []
      : [
          {
            id: 'submarine',
            place: submarine.place,
            side: seat,
            symbol: 'submarine',
            label: 'sub',
            title: `${submarine.name}, your submarine, ${submarine.torpedoes} torpedoes, order: ${submarine.order}`,
            own: true,
            badges: [],
            age: 0,
          },
        ];
  const { contact } = knows;
  const found: BoardPiece[] =
    contact === null
      ? []
      : [
          {
            id: contact.handle,
            place: contact.place,
            side: 'Red',
            symbol: 'unknown-ships',
            label: '?',
            title: `a torpedo came from here in turn ${contact.turn}`,
            own: false,
            badges: [],
            age: Math.max(0, open.turn - contact.turn),
          },
        ];
  return [...shipsOf(open, (side) => side === seat), ...mines, ...boat, ...found];
}

function fittings({ own, knows }: Seen): Seen['own']['ships'] {
  const known = { ...own.ships };
  for (const told of Object.values(knows.fittings)) Object.assign(known, told);
  return known;
}

function fleet(open: Seen['public'], known: Seen['own']['ships']): BoardPanel {
  const rows = Object.values(open.ships).map(({ id, seat, hits }) => {
    const fitting = known[id];
    return [
      id,
      seat,
      String(hits),
      fitting === undefined ? 'not known' : String(fitting.armour),
      fitting === undefined ? 'not known' : fitting.cargo ? 'yes' : 'no',
    ];
  });
  return { id: 'fleet', title: 'Ships', columns: ['Ship', 'Of', 'Hits', 'Armour', 'Cargo'], rows };
}

function gone(open: Seen['public'], cards: Seen['knows']['opened']): BoardPanel {
  const rows = open.gone.map(({ id, how }) => {
    const opened = cards.find((each) => each.id === id);
    const had = opened === undefined ? '' : `${opened.armour} armour, ${opened.cargo ? 'a' : 'no'} cargo`;
    return [id, how === 'home' ? 'in harbour' : 'sunk', had];
  });
  return { id: 'gone', title: 'Gone', columns: ['Ship', 'Where', 'It had'], rows };
}

function reports({ own, knows, seat }: Seen): BoardPanel {
  const rows = [
    ...own.said.map(({ turn, cargoes }) => [String(turn), `${seat} (you)`, String(cargoes)]),
    ...knows.told.map(({ turn, seat: by, cargoes }) => [String(turn), by, String(cargoes)]),
  ];
  return { id: 'reports', title: 'Reports', columns: ['Turn', 'By', 'Cargoes at sea'], rows };
}

/** Sentences name places as the map does. */
const named = (chart: Law['chart'], data: Event['data']): Event['data'] =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      (key === 'place' || key === 'from') && typeof value === 'number' ? placeName(chart, value) : value,
    ]),
  );

export const straitsBoard: Board<Straits> = {
  map,
  words: (event, { chart }) => straits.words({ ...event, data: named(chart, event.data) }),
  where: ({ data: { place } }) => (typeof place === 'number' ? place : undefined),
  points: ({ public: { score } }) => [{ name: 'Allies', value: score }],
  opens: ({ kind }) => (kind === 'phase' ? 'part' : undefined),
  scene: (view, law) => {
    const panels = [fleet(view.public, fittings(view)), gone(view.public, view.knows.opened), reports(view)];
    return sceneWith(view.public, law, piecesOf(view), panels);
  },
  // The allies are drawn as one's own side would be.
  watched: (open, law) =>
    sceneWith(
      open,
      law,
      shipsOf(open, (side) => side !== 'Red'),
      [fleet(open, {}), gone(open, [])],
    ),
};

const sceneWith = (open: Seen['public'], law: Law, pieces: readonly BoardPiece[], panels: BoardPanel[]): Scene => ({
  clock: `Turn ${open.turn} of ${law.turns}: ${open.phase}`,
  score: `Allies ${open.score}, ${law.goal} wins`,
  pieces,
  overlays: [],
  panels,
});
