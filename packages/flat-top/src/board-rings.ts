/** What is seen from where a unit stands, and how far its planes fly: drawn on the map before anybody commits himself. */
import type { Hex } from '@ironbottom/hexes';
import type { BoardRing } from '@ironbottom/umpire';
import { searches } from './chapters/7-sight.js';
import { mostHexes } from './chapters/14-budget.js';
import { homeward } from './chapters/14-point-of-no-return.js';
import type { SightLine } from './charts/observation.js';
import { type Field, fieldsOf } from './fields.js';
import type { GameLaw, GameView } from './game-kit.js';
import { name } from './map.js';
import type { Flight, TaskForce } from './pieces.js';
import type { Parked } from './state.js';
import { sideOf } from './view.js';

const distances = [3, 2, 1, 0] as const;

/** 7.11 The farthest at which anything is made out in clear weather; -1 where nothing is. */
const farthest = ({ clear }: SightLine): number => distances.find((far) => clear[far] !== null) ?? -1;

type From = 'surface' | 'air';

/** 7.5, 7.9, 7.11 Ships and planes are seen as far by day, and mostly so by night: one ring where they are, two where not. */
function sightRings({ public: pub }: GameView, law: GameLaw, at: Hex, from: From, whose: string): BoardRing[] {
  const lines = law.charts.observation.values[pub.night ? 'night' : 'day'];
  const ships = farthest(from === 'air' ? lines.airToSurface : lines.surfaceToSurface);
  const planes = farthest(from === 'air' ? lines.airToAir : lines.surfaceToAir);
  const seen =
    ships === planes
      ? [{ what: 'ships and planes', reach: ships }]
      : [
          { what: 'ships', reach: ships },
          { what: 'planes', reach: planes },
        ];
  return seen
    .filter(({ reach }) => reach > 0)
    .map(({ what, reach }) => ({ at, reach, kind: 'search', text: `${whose} sees ${what} up to ${reach} hexes off` }));
}

export function taskForceRings(view: GameView, law: GameLaw, tf: TaskForce): BoardRing[] {
  const decks = fieldsOf(view.own, law, sideOf(view.seat)).filter(({ ship }) => ship?.tf === tf.id);
  return [
    ...(tf.blind ? [] : sightRings(view, law, tf.hex, 'surface', tf.id)),
    ...decks.flatMap((deck) => strikeRings(law, { ...deck, hex: tf.hex })),
  ];
}

export function baseRings(view: GameView, law: GameLaw, id: string, at: Hex): BoardRing[] {
  const field = fieldsOf(view.own, law, sideOf(view.seat)).find((each) => each.id === id);
  return [...sightRings(view, law, at, 'surface', id), ...(field === undefined ? [] : strikeRings(law, field))];
}

/** 8.5.5 Out and home again: half of the hexes that the planes standing ready fly before they must land. */
function strikeRings(law: GameLaw, { name: field, hex, grounded }: Field): BoardRing[] {
  const armed = grounded.ready.filter(({ arms }) => arms !== 'none');
  const reach = Math.max(0, ...armed.map((parked) => halfWay(law, parked)));
  if (hex === null || reach === 0) return [];
  const names = [...new Set(armed.filter((parked) => halfWay(law, parked) === reach).map(({ plane }) => plane))];
  return [
    { at: hex, reach, kind: 'range', text: `${names.join(', ')} from ${field}: ${reach} hexes out and home again` },
  ];
}

const halfWay = (law: GameLaw, { plane }: Parked): number => {
  const { movement, range } = law.charts.planes.values[plane];
  return Math.floor((movement * range) / 2);
};

/** `end`: where it is going to stand. */
export function flightRings(view: GameView, law: GameLaw, flight: Flight, end: Hex = flight.hex): BoardRing[] {
  const looks = !flight.blind && (searches(flight, law) || end !== flight.hex);
  return [...(looks ? sightRings(view, law, end, 'air', flight.id) : []), ...homeRing(view, law, flight, end)];
}

/** 25.4 The point of no return, drawn. */
function homeRing(view: GameView, law: GameLaw, flight: Flight, end: Hex): BoardRing[] {
  const home = homeward(view, law, flight, end);
  const field = fieldsOf(view.own, law, sideOf(view.seat)).find(({ name: each }) => each === home?.field);
  if (home === undefined || field === undefined || field.hex === null || home.turnsLeft < 1) return [];
  const reach = home.turnsLeft * mostHexes(law, flight.lots);
  const text = `${flight.id} can go there from ${name(end)} and still be home (${home.field}) in time`;
  return [{ at: end, home: field.hex, reach, kind: 'range', text }];
}
