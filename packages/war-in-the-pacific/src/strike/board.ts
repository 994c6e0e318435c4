/** How a strike looks: the three rings with their arcs, ships on them as far as they are known, and the planes beside. */
import type { Board, BoardMap, BoardPanel, BoardPiece, Point, Scene } from '@ironbottom/umpire';
import { allArcs, arcsOf, ringOf } from '../chapters/7-2-display.js';
import { type Side, sideNames, sideOf, sides } from '../sides.js';
import { type StrikeLaw, strikeOf } from './law.js';
import { pointsBy } from './points.js';
import type { StrikeKit } from './rulebook.js';
import type { Flight, Phase, Ship, StrikeBattle } from './state.js';

/** Ten places: the core in the middle, three arcs round it, six round those. An inner arc lies before its two outer ones. */
const middles: readonly Point[] = allArcs.map((arc): Point => {
  const ring = ringOf(arc);
  if (ring === 'core') return [0, 0];
  const at = arcsOf[ring].indexOf(arc);
  const angle = ring === 'inner' ? (at * 120 - 60) * (Math.PI / 180) : (at * 60 - 90) * (Math.PI / 180);
  // Far enough apart that none touches another: places that touch are drawn without a line between them.
  const far = ring === 'inner' ? 1.35 : 2.6;
  return [Math.cos(angle) * far, Math.sin(angle) * far];
});

const map = (): BoardMap => ({
  title: 'Air/Surface Tactical Display',
  shape: 'square',
  middles,
  terrain: allArcs.map((arc) => ringOf(arc).charAt(0)).join(''),
  legend: {
    c: { name: 'core', fill: '#8fb4cf' },
    i: { name: 'inner ring', fill: '#a9c8dd' },
    o: { name: 'outer ring', fill: '#c3dae9' },
  },
  land: [],
  sides: [],
  labels: allArcs.map((arc, i) => ({ at: [middles[i]?.[0] ?? 0, (middles[i]?.[1] ?? 0) - 0.42], text: arc, size: 1 })),
  signs: [],
});

const phases: { readonly [phase in Phase]?: string } = {
  'call off': 'carrier coordination',
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

function piecesOf(battle: StrikeBattle, side: Side | null): BoardPiece[] {
  return battle.ships.flatMap((ship): BoardPiece[] => {
    if (ship.arc === null) return [];
    const own = ship.side === side;
    const hurt = ship.damage > 0 ? (own || ship.seen ? `, D${ship.damage}` : ', D2 or worse') : '';
    return [
      {
        id: ship.id,
        place: allArcs.indexOf(ship.arc),
        side: ship.side,
        symbol: symbolOf(ship, own),
        label: own || ship.seen ? ship.id.slice(0, 5) : ship.type,
        title:
          own || ship.seen
            ? `${ship.id}, ${ship.type}, ${ship.arc}${hurt}`
            : `a ${ship.type} face down, ${ship.arc}${hurt}`,
        own,
        badges: ship.damage > 0 ? ['damaged'] : [],
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

function panels(battle: StrikeBattle, law: StrikeLaw, side: Side | null): BoardPanel[] {
  const planes = (id: string, title: string, flights: readonly Flight[]): BoardPanel[] =>
    flights.length === 0
      ? []
      : [{ id, title, columns: ['Planes', 'Air Points', 'As', 'Altitude', 'Wave', 'From'], rows: planeRows(flights) }];
  return [
    ...planes('strike', `${strikeOf(law, battle).title}: planes`, battle.flights),
    ...planes('cap', 'CAP over the force', battle.cap),
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
  const score = sides.map((each) => `${each === 'japan' ? 'Japan' : 'Allies'} ${pointsBy(battle, law, each, true)}`);
  const { title } = strikeOf(law, battle);
  return {
    clock:
      battle.phase === 'over'
        ? 'The strikes are over'
        : `Strike ${battle.strike + 1} of ${law.strikes.length}, ${title}: ${phases[battle.phase] ?? battle.phase}`,
    score: `${score.join(', ')} as far as seen; Japan wins with ${law.line <= 0 ? 'as many' : `${law.line} more`}`,
    pieces: piecesOf(battle, side),
    overlays: wayIn(battle),
    panels: panels(battle, law, side),
  };
}

/** Where the wave came in. */
function wayIn({ wave }: StrikeBattle): Scene['overlays'] {
  if (wave === null || wave.arc === 0) return [];
  return [
    {
      kind: 'entry',
      text: `wave ${wave.number} comes in here`,
      places: [allArcs.indexOf(`outer ${wave.arc}` as 'outer 1')],
    },
  ];
}

export const strikeBoard: Board<StrikeKit> = {
  map,
  scene: (view, law) => sceneOf(view.own, law, sideOf(view.seat)),
  watched: (open, law) => sceneOf(open, law, null),
  opens: ({ kind }) => (kind === 'strike' ? 'part' : kind === 'wave' ? 'battle' : undefined),
  minor: ({ kind }) => ['mark', 'paces', 'cap check', 'first check'].includes(kind),
  points: ({ own }, law) =>
    sides.map((side) => ({ name: side === 'japan' ? 'Japan' : 'Allies', value: pointsBy(own, law, side, true) })),
};
