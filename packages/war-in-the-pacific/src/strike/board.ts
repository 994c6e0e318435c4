/** How a strike looks: the three rings with their arcs, ships on them as far as they are known, and the planes beside. */
import type { Board, BoardPanel, BoardPiece, Scene } from '@ironbottom/umpire';
import { pathTo } from '../chapters/7-2-display.js';
import { isIdle } from '../idle.js';
import { markersPanel } from '../search/panel.js';
import { type Side, sideNames, sideOf, sides } from '../sides.js';
import { wantedText } from '../standing.js';
import { proposedArcs } from './deploying.js';
import { displayMap, placesIn } from './display.js';
import { struckShips } from './groups.js';
import { navalOf, type StrikeLaw, strikeOf } from './law.js';
import { pointsBy } from './points.js';
import type { StrikeKit } from './rulebook.js';
import type { Arc, Flight, Phase, Ship, StrikeBattle } from './state.js';

const phases: { readonly [phase in Phase]?: string } = {
  'call off': 'carrier coordination',
  stay: 'carrier coordination',
  'leave out': 'planes without torpedoes',
  markers: 'which marker is which',
  search: 'search',
  sighting: 'a report',
  target: 'where the strike flies',
  priority: 'target priority',
  deploy: 'arranging the force',
  altitudes: 'altitudes and escorts',
  cap: 'CAP',
  peel: 'escorts',
  air: 'air combat',
  waves: 'forming waves',
  veer: 'entry',
  'target ring': 'target ring',
  assign: 'attacks',
  over: 'over',
};

const symbolOf = ({ type, seen }: Ship, own: boolean): string =>
  !own && !seen ? 'unknown-ships' : ['CV', 'CVL', 'CVE'].includes(type) ? 'carrier' : 'surface';

/** The ships of a side with the arcs where they lie; while they are being arranged, where they are proposed to lie. */
function laidOut(battle: StrikeBattle, law: StrikeLaw, side: Side | null): Map<string, Arc> {
  const placed = new Map(battle.ships.flatMap(({ id, arc }) => (arc === null ? [] : [[id, arc] as const])));
  if (placed.size > 0 || battle.phase !== 'deploy' || side !== navalOf(law, battle)) return placed;
  const own = struckShips(law, battle, side).filter(({ sunk }) => !sunk);
  return proposedArcs(law, own, battle.priority ?? 'general');
}

function piecesOf(battle: StrikeBattle, law: StrikeLaw, side: Side | null): BoardPiece[] {
  const arcs = laidOut(battle, law, side);
  const taken = new Map<Arc, number>();
  return battle.ships.flatMap((ship): BoardPiece[] => {
    const arc = arcs.get(ship.id);
    if (arc === undefined) return [];
    const own = ship.side === side;
    const places = placesIn(arc);
    const before = taken.get(arc) ?? 0;
    taken.set(arc, before + 1);
    const where = ship.arc ?? `${arc}, as proposed`;
    const hurt = ship.damage > 0 ? (own || ship.seen ? `, D${ship.damage}` : ', D2 or worse') : '';
    return [
      {
        id: ship.id,
        place: places[before % places.length] ?? 0,
        side: ship.side,
        symbol: symbolOf(ship, own),
        // Of several of a type in one arc the questions speak as core a and core b: the counters must, too.
        label: own || ship.seen ? ship.id : ship.mark.replace(`${arc} `, ''),
        title:
          own || ship.seen
            ? `${ship.id}, ${ship.type}, ${where}${hurt}`
            : `${ship.mark}, a ${ship.type} face down, ${where}${hurt}`,
        own,
        badges: ship.damage === 0 ? [] : [own || ship.seen ? `D${ship.damage}` : 'damaged'],
        age: 0,
      },
    ];
  });
}

const shipRows = (ships: readonly Ship[], own: boolean): string[][] =>
  ships.map((ship) => {
    const masked = !own && ship.arc !== null && !ship.seen;
    const damage = ship.sunk ? 'sunk' : ship.damage === 0 ? 'none seen' : masked ? 'D2 or worse' : `D${ship.damage}`;
    return [
      masked ? 'face down' : ship.id,
      ship.type,
      ship.arc ?? (ship.sunk ? '–' : 'not on the display'),
      own && ship.damage === 0 ? 'none' : damage,
    ];
  });

const planeRows = (flights: readonly Flight[]): string[][] =>
  flights.map(({ type, elite, trained, points, role, altitude, posture, from, wave }) => [
    `${elite ? 'elite ' : ''}${trained ? '' : 'untrained '}${type}`,
    String(points),
    posture ??
      (role === 'T'
        ? 'torpedoes'
        : role === 'B'
          ? 'bombs'
          : role === 'D'
            ? 'dive bombers'
            : role === 'F'
              ? 'fighters'
              : 'not known'),
    altitude ?? 'not known',
    wave === 0 ? '–' : String(wave),
    from,
  ]);

const fates = { aboard: '', box: 'has left the battle', wounded: 'wounded', killed: 'killed' } as const;

/** Who leads, from where, and what he can give. */
function admirals({ officers }: StrikeBattle): BoardPanel[] {
  const rows = sides.flatMap((side) =>
    officers[side].map(({ name, ship, state, ratings, shift, drm }) => [
      name,
      ship,
      ratings === null ? 'not rolled' : String(ratings.A),
      ratings === null ? '–' : String(ratings.B),
      [
        ...((ratings?.C ?? 0) > 0 ? [shift === 0 ? 'a column' : 'a column, given'] : []),
        ...((ratings?.D ?? 0) === 0
          ? []
          : [`${(ratings?.D ?? 0) > 0 ? '+' : ''}${ratings?.D} on damage${drm === 0 ? '' : ', given'}`]),
      ].join('; ') || '–',
      fates[state],
    ]),
  );
  if (rows.length === 0) return [];
  return [
    {
      id: 'admirals',
      title: 'Admirals',
      columns: ['Admiral', 'Flagship', 'Air Rating', 'Bounce', 'For one wave', ''],
      rows,
    },
  ];
}

function panels(battle: StrikeBattle, law: StrikeLaw, side: Side | null): BoardPanel[] {
  const planes = (id: string, title: string, flights: readonly Flight[]): BoardPanel[] =>
    flights.length === 0
      ? []
      : [{ id, title, columns: ['Planes', 'Air Points', 'As', 'Altitude', 'Wave', 'From'], rows: planeRows(flights) }];
  return [
    ...planes('strike', `${strikeOf(law, battle).title}: planes`, battle.flights),
    ...planes('cap', 'CAP over the force', battle.cap),
    ...admirals(battle),
    ...(battle.hunt === null || battle.phase === 'markers' ? [] : markersPanel(battle.hunt.markers, side)),
    ...sides.map((each) => ({
      id: `ships-${each}`,
      title: `Ships of ${sideNames[each]}`,
      columns: ['Ship', 'Type', 'Where', 'Damage'],
      rows: shipRows(
        battle.ships.filter((ship) => ship.side === each),
        each === side || battle.phase === 'over',
      ),
    })),
  ];
}

function sceneOf(battle: StrikeBattle, law: StrikeLaw, side: Side | null): Scene {
  const [japan, allies] = [pointsBy(battle, law, 'japan', true), pointsBy(battle, law, 'allies', true)];
  const { title } = strikeOf(law, battle);
  return {
    clock:
      battle.phase === 'over'
        ? 'The strikes are over'
        : battle.hunt !== null && ['markers', 'search', 'sighting', 'target'].includes(battle.phase)
          ? `Air Phase ${Math.max(1, battle.hunt.airPhase + 1)} of ${law.search?.airPhases ?? 1}: ${phases[battle.phase] ?? battle.phase}`
          : `Strike ${battle.strike + 1} of ${law.strikes.length}, ${title}: ${phases[battle.phase] ?? battle.phase}`,
    score: `Japan ${japan}, the Allies ${allies} as far as seen; ${wantedText('Japan', japan - allies, law.line)}`,
    pieces: piecesOf(battle, law, side),
    overlays: wayIn(battle),
    panels: panels(battle, law, side),
  };
}

/** Where the wave came in, and what lies on its way: those ships alone fire at it, and may be attacked (7.7.4). */
function wayIn({ wave }: StrikeBattle): Scene['overlays'] {
  if (wave === null || wave.arc === 0) return [];
  const way = pathTo(wave.arc, wave.ring ?? 'core');
  const [first, ...rest] = way;
  if (first === undefined) return [];
  return [
    { kind: 'entry', text: `wave ${wave.number} comes in here`, places: placesIn(first) },
    { kind: 'way', text: `on the way of wave ${wave.number}: these ships fire`, places: rest.flatMap(placesIn) },
  ];
}

/** Where the form begins with nothing, and nothing is seldom meant. */
const missed: { readonly [phase in Phase]?: readonly string[] } = {
  search: ['Your planes look for nobody in this Air Phase.'],
  cap: ['None of your fighters meets the strike: its bombers come on against guns alone.'],
};

export const strikeBoard: Board<StrikeKit> = {
  map: displayMap,
  scene: (view, law) => sceneOf(view.own, law, sideOf(view.seat)),
  watched: (open, law) => sceneOf(open, law, null),
  opens: ({ kind }) => (kind === 'strike' || kind === 'air phase' ? 'part' : kind === 'wave' ? 'battle' : undefined),
  warnings: ({ own }, _, answer) => (isIdle(answer) ? (missed[own.phase] ?? []) : []),
  minor: ({ kind }) => ['mark', 'paces', 'cap check', 'first check', 'search'].includes(kind),
  points: ({ own }, law) =>
    sides.map((side) => ({ name: side === 'japan' ? 'Japan' : 'Allies', value: pointsBy(own, law, side, true) })),
};
