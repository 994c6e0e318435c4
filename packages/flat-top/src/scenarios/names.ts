/** Every name that a scenario of one's own can use. */
import { charts } from '../charts/index.js';
import { shipRating } from '../charts/rating.js';
import { namelessTypes } from '../charts/ships.js';
import { coastwatchers, hexesOfIsland, name as hexName, hexOf, islandNames, namedPlaces } from '../map.js';
import type { Side } from '../state.js';
import { isPlace } from './areas.js';

type Name = { readonly name: string; readonly about: string };

const whose: Readonly<Record<Side, string>> = { allied: 'Allied', japan: 'Japanese' };

const ships = Object.entries(charts.ships.values).map(([name, { side, type }]): Name => {
  const deck = shipRating(charts, name, side)?.deck;
  return { name, about: `${whose[side]} ${type}${deck ? `, room for ${deck.capacity} ${deck.handles} planes` : ''}` };
});

const planes = Object.entries(charts.planes.values).map(
  ([name, { side, handling }]): Name => ({ name, about: `${whose[side]}, ${handling.join(' and ')} plane` }),
);

const takes = { LP: 'land planes', SP: 'seaplanes' } as const;

const bases = Object.entries(charts.bases.values).map(([name, { side, offBoard, figures }]): Name => {
  const handles = new Set(Object.values(figures).flatMap((each) => each.handles.map((kind) => takes[kind])));
  const where = offBoard ? 'off the board' : hexName(hexOf(name));
  return { name, about: `${whose[side]}, ${where}, ${[...handles].join(' and ')}; ${Object.keys(figures).join(', ')}` };
});

const islands = islandNames.map((island): Name => {
  const [first = 0, ...more] = hexesOfIsland(island);
  const about = more.length === 0 ? hexName(first) : `${more.length + 1} hexes, ${hexName(first)} among them`;
  return { name: isPlace(island) ? `${island} Island` : island, about };
});

export const scenarioNames: readonly { readonly title: string; readonly names: readonly Name[] }[] = [
  { title: 'Ships', names: ships },
  {
    title: 'Ships without a name',
    names: namelessTypes.map((name) => ({ name, about: `by their number, of either side: 4 ${name}` })),
  },
  { title: 'Planes', names: planes },
  { title: 'Bases', names: bases },
  {
    title: 'Places',
    names: namedPlaces.flatMap(({ name, kind, hex }) => (kind === 'place' ? [{ name, about: hexName(hex) }] : [])),
  },
  { title: 'Islands', names: islands },
  {
    title: 'Coastwatchers',
    names: coastwatchers.map(({ id, side, island }) => ({
      name: id,
      about: `${whose[side]}, sees the coast of ${island}`,
    })),
  },
  {
    title: 'Words for groups of ships',
    names: [
      { name: 'rest', about: 'in start: everybody whom no other group names' },
      { name: 'any DD', about: 'in start: as many destroyers as their owner likes; so with the others without a name' },
      { name: 'any group', about: 'in start, with: where any other group begins' },
      { name: 'ships, bases, CV', about: 'in radar: all ships, all bases, all ships of a type' },
    ],
  },
];
