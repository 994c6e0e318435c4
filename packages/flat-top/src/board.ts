/** How a whole game looks: counters, weather, and the charts beside the map. Made from a view, so nothing in it is secret. */
import type { Board, BoardArrow, BoardOverlay, BoardPanel, BoardPiece, BoardRing, Scene } from '@ironbottom/umpire';
import { advice } from './board-advice.js';
import { battlePanel, battleScene, battleTotal, battleWatched, diceOf } from './board-battle.js';
import { boxesOf, unassigned } from './board-boxes.js';
import { contacts, enemy } from './board-enemy.js';
import { fleet, seenTold, shipsOf } from './board-fleet.js';
import { boardMap } from './board-map.js';
import { pointsOpen, pointsPanel } from './board-points.js';
import { baseRings, flightRings, taskForceRings } from './board-rings.js';
import { submarinePanel, submarinePieces } from './board-submarines.js';
import { tracks } from './board-tracks.js';
import { weatherAt } from './chapters/6-weather.js';
import { searches } from './chapters/7-sight.js';
import { dueBy } from './chapters/14-budget.js';
import { warnings } from './chapters/14-point-of-no-return.js';
import { clockOf } from './chapters/game-words.js';
import { shipWarnings } from './chapters/optional-ship-warnings.js';
import { hitsText } from './chapters/phrases.js';
import { type Field, fieldsOf, noLimit } from './fields.js';
import type { FlatTopGame, GameLaw, GamePublic, GameView } from './game-kit.js';
import { basesOnBoard } from './held-bases.js';
import { directionalHexes, hexCount, hexOf, inPlay, name, next, sectorNames } from './map.js';
import type { Flight, TaskForce } from './pieces.js';
import { dateOfTurn } from './scenarios/dates.js';
import { phases } from './sequence.js';
import { enemyOf, type Lot, type Parked, type Ship, type Side } from './state.js';
import { sideOf } from './view.js';

export const board: Board<FlatTopGame> = {
  map: ({ scenario }) => ({ ...boardMap(scenario.westHalf), ageUnit: 'h' }),
  scene,
  watched,
  warnings: (view, law, answer) =>
    [...warnings(view, law, answer), ...shipWarnings(view, law, answer)].map(({ rule, text }) => `${text} (${rule})`),
  advice,
  boxes: boxesOf,
  unassigned,
  opens: ({ kind }) => (kind === 'phase' ? 'part' : kind === 'battle-begins' ? 'battle' : undefined),
  tracks,
  total: battleTotal,
  minor: ({ kind }) => minorKinds.has(kind),
  // 7.12 What was sighted, and where.
  alarm: ({ kind, data }) => (kind === 'report' ? (data as { hex: number }).hex : undefined),
  // 7.2 What the enemy sees of ours.
  exposed: ({ kind, data }) => (kind === 'observed' && data.condition !== 0 ? Number(data.hex) : undefined),
  where: ({ data: { hex } }) => (typeof hex === 'number' ? hex : undefined),
  points: ({ public: { points } }) => [
    { name: 'Allies', value: points.allied },
    { name: 'Japan', value: points.japan },
  ],
  dice: diceOf,
};

/** What is told at every hex and every sheet, so that silence tells nothing; a reader can do without. */
const minorKinds = new Set([
  'nothing-new',
  'nothing-more',
  'sealed',
  'flight-step',
  'plane-turn',
  'search',
  'moved',
  'counter',
  'flies',
  'clouds',
  'steps-fought',
  'submarines-move',
  'submarines-orders',
]);

function scene(view: GameView, law: GameLaw): Scene {
  const battle = battleScene(view);
  return {
    ...(battle && { battle }),
    clock: clock(view.public, law),
    score: scoreTold(view.public, law),
    pieces: [
      ...bases(view.public, law, sideOf(view.seat), (base) => baseRings(view, law, base, hexOf(base))),
      ...taskForces(view, law),
      ...formations(view, law),
      ...contacts(view, law),
      ...submarinePieces(view),
    ],
    overlays: weather(view.public, law),
    arrows: winds(view.public),
    panels: [
      ...battlePanel(view),
      airOperations(view, law),
      airRecord(view, law),
      fleet(view, law),
      ...submarinePanel(view),
      enemy(view),
      pointsPanel(view, law),
    ],
  };
}

/** The bases of both sides, the weather, the tracks of time and points; the Allies are drawn as one's own side would be. */
function watched(pub: GamePublic, law: GameLaw): Scene {
  return {
    clock: clock(pub, law),
    score: scoreTold(pub, law),
    pieces: bases(pub, law, 'allied'),
    overlays: weather(pub, law),
    arrows: winds(pub),
    panels: [...battleWatched(pub), pointsOpen(pub, law)],
  };
}

/** 'Allies 22 (8 hits on Rabaul), Japan 3' */
function scoreTold({ points, hitsScored }: GamePublic, { scenario }: GameLaw): string {
  const { raid } = scenario.victory;
  const hits = raid === undefined ? 0 : (hitsScored[raid.base] ?? 0);
  const raided = hits === 0 ? '' : ` (${hitsText(hits)} on ${raid?.base ?? ''})`;
  return `Allies ${points.allied}${raided}, Japan ${points.japan}`;
}

function clock(pub: GamePublic, { scenario }: GameLaw): string {
  const phase = phases[pub.phase]?.name ?? 'setting up';
  return `${dateOfTurn(scenario, pub.turn)}, turn ${pub.turn + 1} of ${scenario.turns}, ${clockOf(pub.hour)} (${pub.night ? 'night' : 'day'}): ${phase}${turnTold(pub)}`;
}

/** OPT-APM ', Allied turn; Japan is done' */
function turnTold({ segment }: GamePublic): string {
  if (segment?.step !== 'turn') return '';
  const turn = segment.side === 'allied' ? ', Allied turn' : ', Japanese turn';
  return segment.done === undefined
    ? turn
    : `${turn}; ${segment.done === 'japan' ? 'Japan is' : 'the Allies are'} done`;
}

function bases(pub: GamePublic, law: GameLaw, side: Side, rings?: (base: string) => BoardRing[]): BoardPiece[] {
  return [side, enemyOf(side)].flatMap((owner) =>
    basesOnBoard(law, pub, owner).map((base): BoardPiece => {
      const hits = pub.baseHits[base] ?? 0;
      return {
        id: base,
        place: hexOf(base),
        side: owner,
        symbol: 'base',
        label: base,
        title: `${owner === 'allied' ? 'Allied' : 'Japanese'} base ${base}${hits > 0 ? `, ${hitsText(hits)}` : ''}`,
        own: owner === side,
        badges: hits > 0 ? ['damaged'] : [],
        age: 0,
        ...(owner === side && rings && { rings: rings(base) }),
      };
    }),
  );
}

/** 'CV Lexington, 4 CA, 10 DD' */
function shipsTold(ships: readonly Ship[]): string {
  const named = ships
    .filter(({ type }) => type === 'CV' || type === 'CVL' || type === 'BB' || type === 'AV')
    .map(({ type, name: ship }) => `${type} ${ship}`);
  const count = new Map<string, number>();
  for (const { type } of ships)
    if (type !== 'CV' && type !== 'CVL' && type !== 'BB' && type !== 'AV') count.set(type, (count.get(type) ?? 0) + 1);
  return [...named, ...[...count].map(([type, n]) => (n === 1 ? type : `${n} ${type}`))].join(', ');
}

function taskForces(view: GameView, law: GameLaw): BoardPiece[] {
  const { seat, own } = view;
  return own.tfs.map((tf): BoardPiece => {
    const ships = shipsOf(own, tf);
    const carrier = ships.some(({ type }) => type === 'CV' || type === 'CVL');
    const transport = ships.some(({ type }) => type === 'AP' || type === 'APD' || type === 'AO');
    const badges = [
      ...(tf.seen > 0 ? ['seen'] : []),
      ...(ships.some(({ hits }) => hits > 0) ? ['damaged'] : []),
      ...(ships.some(({ anchored }) => anchored) ? ['anchored'] : []),
    ];
    return {
      id: tf.id,
      place: tf.hex,
      side: seat,
      symbol: carrier ? 'carrier' : transport ? 'transport' : 'surface',
      label: tf.id,
      title: `${tf.id} in ${name(tf.hex)}: ${shipsTold(ships)}${seenTold(tf.seen, tf.onMap)}`,
      own: true,
      badges,
      age: 0,
      rings: taskForceRings(view, law, tf),
      ...courseOf(view, tf),
    };
  });
}

/** 10.1 What is plotted and not sailed yet. */
function courseOf({ public: pub }: GameView, { hex, plot, steps }: TaskForce): { course?: readonly number[] } {
  const path = plot?.path.slice(steps) ?? [];
  return path.length === 0 || pub.phase > sailing ? {} : { course: [hex, ...path] };
}

const sailing = phases.findIndex(({ rule }) => rule === '5.5');

/** '8 Dauntless AP high'; 8.12.4 '2 Dauntless low (bombs gone)': to the enemy they are bombers still. */
export const lotTold = ({ plane, factors, arms, altitude, tookOffArmed, night }: Lot): string =>
  `${factors} ${plane}${arms === 'none' ? '' : ` ${arms}`} ${altitude}${tookOffArmed && arms === 'none' ? ' (bombs gone)' : ''}${night === true ? ' (night group)' : ''}`;

function symbolOf(law: GameLaw, { lots }: Flight): string {
  const missions = lots.map(({ plane, tookOffArmed }) => {
    const { mission, range } = law.charts.planes.values[plane];
    if (tookOffArmed) return 'bomber';
    if (range > 12) return 'search';
    return mission === 'fighter' || mission === 'scout' ? 'fighter' : 'search';
  });
  const [first = 'fighter'] = missions;
  return missions.every((each) => each === first) ? first : 'mixed-planes';
}

function formations(view: GameView, law: GameLaw): BoardPiece[] {
  const { seat, own, public: pub } = view;
  return own.flights
    .filter(({ away }) => away === null)
    .map((flight): BoardPiece => {
      const { id, hex, lots, onDeck, seen, onMap, moved } = flight;
      const badges = [
        ...(lots.some(({ altitude }) => altitude === 'high') ? ['high'] : []),
        ...(searches(flight, law) ? ['searching'] : []),
        ...(seen > 0 ? ['seen'] : []),
      ];
      const due = Math.min(...lots.map(({ deadline }) => deadline));
      const where = onDeck === null ? `in ${name(hex)}` : `on deck of ${onDeck}`;
      return {
        id,
        place: hex,
        side: seat,
        symbol: symbolOf(law, flight),
        label: id,
        title: `${id} ${where}: ${lots.map(lotTold).join(', ')}; must land by ${dueBy(law, due, pub.turn)}${seenTold(seen, onMap)}${moved && pub.segment?.step === 'turn' ? '; has moved' : ''}`,
        own: true,
        badges,
        age: 0,
        rings: flightRings(view, law, flight),
      };
    });
}

function weather(pub: GamePublic, { scenario }: GameLaw): BoardOverlay[] {
  const cloud: number[] = [];
  const storm: number[] = [];
  for (let hex = 0; hex < hexCount; hex++) {
    if (!inPlay(hex, scenario.westHalf)) continue;
    const over = weatherAt(pub, hex);
    if (over === 'cloud') cloud.push(hex);
    else if (over === 'storm') storm.push(hex);
  }
  const overlays: BoardOverlay[] = [
    { kind: 'cloud', text: 'Cloud', places: cloud },
    { kind: 'storm', text: 'Storm: nobody sees, fights or flies there', places: storm },
  ];
  return pub.night ? [...overlays, { kind: 'night', text: 'Night', places: [] }] : overlays;
}

/** 6.2 The wind of each sector, over its Directional hex. */
function winds({ wind }: GamePublic): BoardArrow[] {
  return directionalHexes.flatMap((from, i) => {
    const to = next(from, wind[i] ?? 0);
    if (to === undefined || (wind[i] ?? 0) === 0) return [];
    return [{ from, to, text: `Wind of sector ${sectorNames[i + 1] ?? ''}: it blows towards ${name(to)}` }];
  });
}

const parkedTold = (parked: readonly Parked[]): string =>
  parked
    .map(
      ({ plane, factors, arms, dispersed }) =>
        `${factors} ${plane}${arms === 'none' ? '' : ` ${arms}`}${dispersed ? ' dispersed' : ''}`,
    )
    .join(', ') || '–';

function airOperations({ own, seat }: GameView, law: GameLaw): BoardPanel {
  const fields = fieldsOf(own, law, sideOf(seat));
  return {
    id: 'air-operations',
    title: 'Air operations',
    columns: ['Ship or base', 'Ready', 'Readying', 'Just Landed'],
    rows: fields.map(({ name: field, grounded }) => [
      field,
      parkedTold(grounded.ready),
      parkedTold(grounded.readying),
      parkedTold(grounded.justLanded),
    ]),
    note: fields.map(limitsTold).join(' '),
  };
}

/** 'Lexington launches 12 (3 for the full distance), readies 8, has room for 30.' */
function limitsTold({ name: field, launch, readying, capacity }: Field): string {
  const launches =
    launch.normal >= noLimit.normal
      ? 'launches without limit'
      : `launches ${launch.normal} (${launch.minimum} for the full distance)`;
  return `${field} ${launches}, readies ${readying}${capacity === null ? '' : `, has room for ${capacity}`}.`;
}

/** Turns left in which the first of them has to be down; 0 for this one. */
const turnsLeft = ({ lots }: Flight, turn: number): number => Math.min(...lots.map(({ deadline }) => deadline)) - turn;

/** '1100 (4 turns left)' */
function dueTold(flight: Flight, turn: number, law: GameLaw): string {
  const hours = [...new Set(flight.lots.map(({ deadline }) => dueBy(law, deadline, turn)))].join(', ');
  const left = turnsLeft(flight, turn);
  return `${hours} (${left <= 0 ? 'this turn' : left === 1 ? '1 turn left' : `${left} turns left`})`;
}

function airRecord({ own, public: pub }: GameView, law: GameLaw): BoardPanel {
  const due = 3;
  return {
    tones: own.flights.flatMap((flight, row) => {
      const left = turnsLeft(flight, pub.turn);
      return left > 1 ? [] : [{ row, column: due, tone: left <= 0 ? ('alarm' as const) : ('care' as const) }];
    }),
    id: 'air-record',
    title: 'Air record',
    columns: ['Formation', 'Where', 'Planes', 'Must land by', 'Seen'],
    rows: own.flights.map((flight) => {
      const { id, hex, away, onDeck, lots, seen } = flight;
      return [
        id,
        away !== null
          ? `${away.inbound ? 'from' : 'to'} ${away.base}, ${away.hexes === undefined ? `${away.turns} turns` : `${away.hexes} hexes`}`
          : onDeck === null
            ? name(hex)
            : `on deck, ${onDeck}`,
        lots.map(lotTold).join(', '),
        dueTold(flight, pub.turn, law),
        seen === 0 ? 'no' : `condition ${seen}`,
      ];
    }),
  };
}
