/** How it looks: fronts and supply on the map, counters by hex, pools and tracks beside it. */
import type { Board, BoardLine, BoardMap, BoardOverlay, BoardPiece, Place, Scene } from '@ironbottom/umpire';
import { boardMap } from './board-map.js';
import { economyPanel, monthPanel, offensivesPanel, poolPanel, victoryPanel } from './board-panels.js';
import { chitPieces, type Fed, fedOf, isFed, supplyLine, supplyPanel } from './board-supply.js';
import { worksOverlays } from './board-works.js';
import { monthName } from './calendar.js';
import { landWarnings } from './chapters/3-sea-lift.js';
import { callWarnings } from './chapters/5-0-command-step.js';
import { nobodyWarnings } from './chapters/5-15-combat-step.js';
import { stayWarnings } from './chapters/5-19-advance.js';
import { passWarnings } from './chapters/5-offensives.js';
import { restWarnings } from './chapters/6-0-movement-phase.js';
import { comeBackWarnings } from './chapters/7-replenishment-phase.js';
import { footingFor } from './chapters/8-footing.js';
import { invasionWarnings } from './chapters/9-2-invading.js';
import type { Law } from './law.js';
import { isLand } from './map/hexes.js';
import { distance } from './map/lattice.js';
import { map } from './map/map.js';
import { hexName, nationName, sideNames } from './names.js';
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
import { situationOf } from './situation.js';
import type { Apto, Own, Pub } from './state.js';

export const aptoBoard: Board<Apto> = {
  map: ({ scenario }) => ({ ...boardMap(), figures, opening: theatre(scenario) }),
  scene: ({ public: pub, seat, own }, law) => sceneOf(pub, law, sideOf(law, seat), { seat, ...own }),
  watched: (pub, law) => sceneOf(pub, law, null, null),
  opens: ({ kind }) => (kind === 'phase' ? 'part' : kind === 'attack' ? 'battle' : undefined),
  // What was lost in combat has been told by name where it was fought.
  minor: ({ kind, data }) =>
    ['ordered', 'bound', 'recalled', 'headquarters-lost'].includes(kind) ||
    (kind === 'eliminated' && data.cause === 'combat'),
  warnings: (view, law, answer) => [
    ...passWarnings(view, law, answer),
    ...invasionWarnings(view, answer),
    ...callWarnings(view, answer),
    ...nobodyWarnings(view, answer),
    ...landWarnings(view, law, answer),
    ...restWarnings(view, law, answer),
    ...comeBackWarnings(view, law, answer),
    ...(view.owes?.kind === 'attack' ? stayWarnings(view.public.attack, law.scenario.aim.hexes, answer) : []),
  ],
  where: ({ data }) => {
    const { hex, target } = data;
    const at = typeof hex === 'string' ? hex : typeof target === 'string' ? target : undefined;
    return at === undefined ? undefined : map.hex(at)?.index;
  },
  points: ({ public: pub }, law) => [{ name: 'Hexes that count', value: heldOf(pub, law) }],
};

const figures: NonNullable<BoardMap['figures']> = [
  { label: '3-1', text: 'a unit: strength, movement' },
  { label: '2-3', text: 'a headquarters: attacks a step, radius it commands within' },
  { label: '+2', text: 'a general: strength' },
  { label: 'X', text: 'partisans' },
  { label: '2', text: 'so many Supply chits' },
];

/** What they fight for, and who stands not far from it; where that is half the map, those who face each other. */
const theatre = ({ units, aim, alignment }: Law['scenario']): Place[] => {
  if (aim.hexes.length > mostFramed) {
    const on = (side: Side): HexId[] =>
      units.flatMap(({ hex, nation }) => (hex !== null && alignment[nation] === side ? [hex] : []));
    const enemies = on('allies');
    return on('japan')
      .filter((hex) => enemies.some((each) => distance(each, hex) <= 1))
      .flatMap(placeOf);
  }
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

function scoreOf(pub: Pub, law: Law): string {
  const { hexes, side, lines } = law.scenario.aim;
  const [only = ''] = hexes;
  if (hexes.length === 1) {
    const holder = footingFor(pub, side).holder(only);
    return `${hexName(only)}, which decides it, is ${holder === null ? 'nobody’s' : `held by ${sideNames[holder]}`}`;
  }
  const enough = lines.find(({ winner }) => winner === side)?.atLeast;
  const who = side === 'japan' ? 'Japan holds' : 'The Allies hold';
  const win = enough === undefined ? '' : `; ${enough} or more win`;
  return `${who} ${heldOf(pub, law)} of the ${hexes.length} hexes that count${win}`;
}

function sceneOf(pub: Pub, law: Law, side: Side | null, own: (Own & { seat: string }) | null): Scene {
  return {
    clock: `${monthName(pub)}: ${phaseName(pub.phase)}`,
    score: scoreOf(pub, law),
    pieces: piecesOf(pub, side),
    overlays: overlaysOf(pub, law, side ?? 'japan'),
    panels: [
      monthPanel(pub, law),
      offensivesPanel(pub),
      economyPanel(pub, law),
      ...(side === null ? [] : [supplyPanel(pub, side)]),
      ...sides.map((each) => poolPanel(pub, law, each, own)),
      victoryPanel(pub, law),
    ],
  };
}

function piecesOf(pub: Pub, seat: Side | null): BoardPiece[] {
  const situation = situationOf(pub, map);
  const { units, hqs, generals } = afterLosses(pub);
  return [
    ...units.flatMap((unit) => {
      const fed = fedOf(pub, unit, situation);
      return counter(pub, unit, seat, faceOfUnit(unit, fed, fed && supplyLine(fed, situation)));
    }),
    ...hqs.flatMap((hq) => counter(pub, hq, seat, faceOfHq(hq))),
    ...generals.flatMap((general) => counter(pub, general, seat, faceOfGeneral(general))),
    ...chitPieces(pub, seat),
  ];
}

/** 5.18 While a fight still waits for a decision its losses are known, though the counters are taken away at its end. */
function afterLosses({ attack, ...pub }: Pub): { units: LandUnit[]; hqs: Headquarters[]; generals: General[] } {
  const grounds = attack === null ? [] : [attack.target, ...attack.from];
  const fighters = new Map(grounds.flatMap((ground) => ground.units.map((unit) => [unit.id, unit] as const)));
  const lost = new Set([
    ...grounds.flatMap(({ hq, hqLost }) => (hq !== null && hqLost ? [hq.id] : [])),
    ...grounds.flatMap((ground) => ground.generals.flatMap(({ id, fate }) => (fate === 'well' ? [] : [id]))),
  ]);
  const units = Object.values(pub.units).flatMap((unit): LandUnit[] => {
    const left = fighters.get(unit.id)?.left ?? unit.left;
    return left === 0 ? [] : [left === unit.left ? unit : { ...unit, left }];
  });
  return {
    units,
    hqs: Object.values(pub.hqs).filter(({ id }) => !lost.has(id)),
    generals: Object.values(pub.generals).filter(({ id }) => !lost.has(id)),
  };
}

type Face = Pick<BoardPiece, 'symbol' | 'label' | 'badges' | 'lines'> & { about: string; radius?: number };

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
      ...(face.lines !== undefined && { lines: face.lines }),
      ...(face.radius !== undefined && {
        rings: [{ at: place, reach: face.radius, kind: 'range' as const, text: `what HQ ${chit.name} commands` }],
      }),
    },
  ];
}

function faceOfUnit(unit: LandUnit, fed: Fed | undefined, line: BoardLine | undefined): Face {
  const { kind, left, steps, move, circled, marked } = unit;
  const figures = kind === 'partisan' ? 'X' : `${printed(unit)}-${move}`;
  const depleted = left < steps;
  const state = isFed(fed) ? (marked > 0 ? ['marked'] : []) : marked > 0 ? ['out of supply'] : ['no line of supply'];
  const chits = fed !== undefined && fed.chit.length > 0 && marked === 0 ? ', lives on a Supply chit' : '';
  return {
    symbol: kind === 'partisan' ? 'partisans' : kind,
    label: figures,
    about: `${kind} ${figures}${circled ? ' circled' : ''}${depleted ? ', depleted' : ''}${state.map((each) => `, ${each}`).join('')}${chits}`,
    badges: [...(depleted ? ['depleted'] : []), ...state],
    ...(line !== undefined && { lines: [line] }),
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

const mostFramed = 4;

/** What each side holds on the other's side of the border, where supply reaches, and where the enemy's zones lie. */
function overlaysOf(pub: Pub, { scenario: { aim } }: Law, side: Side): BoardOverlay[] {
  const { middles } = boardMap();
  const shown = map.hexes.filter((hex) => isLand(hex) && middles[hex.index] !== null);
  const own = footingFor(pub, side);
  const places = (test: (hex: string) => boolean): number[] =>
    shown.filter(({ id }) => test(id)).map(({ index }) => index);
  const front = (of: Side) => (id: string) =>
    own.holder(id) === of && map.neighbours(id).some((next) => own.holder(next) === enemyOf(of));
  const [ours, theirs] = [places(front(side)), places(front(enemyOf(side)))];
  return [
    {
      ...{ kind: 'zone', pattern: 'lines', text: 'Enemy Zones of Control' },
      places: places((id) => own.zone(id) === 'uninhibited'),
    },
    {
      ...{
        kind: 'out of supply',
        pattern: 'dots',
        text: 'Yours; neither line nor chit of supply comes here, unless a unit of yours opens the way',
      },
      places: places((id) => own.holds(id) && !own.fed(id)),
    },
    ...worksOverlays(pub),
    { kind: 'own front', text: 'Your front', places: ours, facing: theirs },
    { kind: 'enemy front', text: 'Front of the enemy', places: theirs, facing: ours },
    // Where it is half the map, the list of cities tells it better.
    ...(aim.hexes.length > mostFramed
      ? []
      : [{ kind: 'objective', text: 'What is fought for', places: aim.hexes.flatMap(placeOf) }]),
  ];
}
