/** How it looks: fronts and supply on the map, counters by hex, pools and tracks beside it. */
import type { Board, BoardOverlay, BoardPiece, Place, Scene } from '@ironbottom/umpire';
import { boardMap } from './board-map.js';
import { economyPanel, monthPanel, offensivesPanel, poolPanel, victoryPanel } from './board-panels.js';
import { supplyOverlays, supplyPanel } from './board-supply.js';
import { monthName } from './calendar.js';
import { passWarnings } from './chapters/5-offensives.js';
import { footingFor } from './chapters/8-footing.js';
import type { Law } from './law.js';
import { isLand } from './map/hexes.js';
import { distance } from './map/lattice.js';
import { map } from './map/map.js';
import { hexName, nationName } from './names.js';
import { phaseName } from './phases.js';
import {
  enemyOf,
  type General,
  type Headquarters,
  type HexId,
  type LandUnit,
  printed,
  type Side,
  sides,
} from './pieces.js';
import type { Apto, Own, Pub } from './state.js';

export const aptoBoard: Board<Apto> = {
  map: ({ scenario }) => ({ ...boardMap(), opening: theatre(scenario) }),
  scene: ({ public: pub, seat, own }, law) => sceneOf(pub, law, sideOf(law, seat), { seat, ...own }),
  watched: (pub, law) => sceneOf(pub, law, null, null),
  opens: ({ kind }) => (kind === 'phase' ? 'part' : kind === 'attack' ? 'battle' : undefined),
  // What was lost in combat has been told by name where it was fought.
  minor: ({ kind, data }) =>
    ['ordered', 'bound', 'recalled', 'headquarters-lost'].includes(kind) ||
    (kind === 'eliminated' && data.cause === 'combat'),
  warnings: (view, law, answer) => passWarnings(view, law, answer),
  where: ({ data }) => {
    const { hex, target } = data;
    const at = typeof hex === 'string' ? hex : typeof target === 'string' ? target : undefined;
    return at === undefined ? undefined : map.hex(at)?.index;
  },
  points: ({ public: pub }, law) => [{ name: 'Hexes that count', value: heldOf(pub, law) }],
};

/** What they fight for, and who stands not far from it. */
const theatre = ({ units, aim }: Law['scenario']): Place[] => {
  const isNear = (hex: HexId): boolean => aim.hexes.some((each) => distance(each, hex) <= 4);
  const near = units.flatMap(({ hex }) => (hex !== null && isNear(hex) ? [hex] : []));
  return [...aim.hexes, ...near].flatMap(placeOf);
};

const placeOf = (hex: HexId): Place[] => {
  const found = map.hex(hex);
  return found === undefined ? [] : [found.index];
};

const sideOf = ({ seats }: Law, seat: string): Side | null => seats.find((each) => each.seat === seat)?.side ?? null;

const heldOf = (pub: Pub, { scenario: { aim } }: Law): number => {
  const footing = footingFor(pub, aim.side);
  return aim.hexes.filter((hex) => footing.holds(hex)).length;
};

function sceneOf(pub: Pub, law: Law, side: Side | null, own: (Own & { seat: string }) | null): Scene {
  const { aim } = law.scenario;
  const who = aim.side === 'japan' ? 'Japan holds' : 'The Allies hold';
  return {
    clock: `${monthName(pub)}: ${phaseName(pub.phase)}`,
    score: `${who} ${heldOf(pub, law)} of ${aim.hexes.length} ${aim.hexes.length === 1 ? 'hex' : 'hexes'} that count`,
    pieces: piecesOf(pub, side),
    overlays: overlaysOf(pub, side ?? 'japan'),
    panels: [
      monthPanel(pub, law),
      offensivesPanel(pub),
      economyPanel(pub),
      ...(side === null ? [] : [supplyPanel(pub, side)]),
      ...sides.map((each) => poolPanel(pub, law, each, own)),
      victoryPanel(pub, law),
    ],
  };
}

function piecesOf(pub: Pub, seat: Side | null): BoardPiece[] {
  return [
    ...Object.values(pub.units).flatMap((unit) => counter(pub, unit, seat, faceOfUnit(unit))),
    ...Object.values(pub.hqs).flatMap((hq) => counter(pub, hq, seat, faceOfHq(hq))),
    ...Object.values(pub.generals).flatMap((general) => counter(pub, general, seat, faceOfGeneral(general))),
  ];
}

type Face = Pick<BoardPiece, 'symbol' | 'label' | 'badges'> & { about: string; radius?: number };

function counter(pub: Pub, chit: LandUnit | Headquarters | General, seat: Side | null, face: Face): BoardPiece[] {
  const place = chit.hex === null ? undefined : map.hex(chit.hex)?.index;
  const side = pub.alignment[chit.nation];
  if (place === undefined || chit.hex === null || side === undefined) return [];
  return [
    {
      id: chit.id,
      place,
      side,
      symbol: face.symbol,
      label: face.label,
      title: `${chit.name} of ${nationName(chit.nation)}, ${face.about}, ${hexName(chit.hex)}`,
      own: side === seat,
      badges: [...face.badges, ...(chit.status === 'ready' ? [] : [chit.status])],
      age: 0,
      ...(face.radius !== undefined && {
        rings: [{ at: place, reach: face.radius, kind: 'range' as const, text: `what HQ ${chit.name} commands` }],
      }),
    },
  ];
}

function faceOfUnit(unit: LandUnit): Face {
  const { kind, left, steps, move, circled, marked } = unit;
  const figures = kind === 'partisan' ? 'X' : `${printed(unit)}-${move}`;
  const depleted = left < steps;
  return {
    symbol: kind === 'partisan' ? 'partisans' : kind,
    label: figures,
    about: `${kind} ${figures}${circled ? ' circled' : ''}${depleted ? ', depleted' : ''}${marked > 0 ? ', out of supply' : ''}`,
    badges: [...(depleted ? ['damaged'] : []), ...(marked > 0 ? ['out of supply'] : [])],
  };
}

const faceOfHq = ({ command, radius }: Headquarters): Face => ({
  symbol: 'headquarters',
  label: `${command}-${radius}`,
  about: `headquarters, ${command} attacks a step, radius ${radius}`,
  badges: [],
  radius,
});

const faceOfGeneral = ({ strength, exploitation }: General): Face => ({
  symbol: 'general',
  label: `+${strength}`,
  about: `general, strength ${strength}${exploitation > 0 ? `, exploitation ${exploitation}` : ''}`,
  badges: [],
});

/** What each side holds on the other's side of the border, where supply reaches, and where the enemy's zones lie. */
function overlaysOf(pub: Pub, side: Side): BoardOverlay[] {
  const { middles } = boardMap();
  const shown = map.hexes.filter((hex) => isLand(hex) && middles[hex.index] !== null);
  const own = footingFor(pub, side);
  const places = (test: (hex: string) => boolean): number[] =>
    shown.filter(({ id }) => test(id)).map(({ index }) => index);
  const front = (of: Side) => (id: string) =>
    own.holder(id) === of && map.neighbours(id).some((next) => own.holder(next) === enemyOf(of));
  return [
    { kind: 'own front', text: 'Your front', places: places(front(side)) },
    { kind: 'enemy front', text: 'Front of the enemy', places: places(front(enemyOf(side))) },
    { kind: 'enemy zone', text: 'Enemy Zones of Control', places: places((id) => own.zone(id) === 'uninhibited') },
    {
      kind: 'out of supply',
      text: 'Yours, but no line of supply comes here',
      places: places((id) => own.holds(id) && !own.supplied(id)),
    },
    ...supplyOverlays(pub, side),
  ];
}
