/** Positions of a whole game in a few lines, for tests. */
import { advance, type DiceSource, type Game, gameAt, type Plain } from '@ironbottom/umpire';
import { asRead } from './charts/as-read.js';
import { forScenario } from './charts/for-scenario.js';
import { charts, isPlaneName, type PlaneName } from './charts/index.js';
import { nobody, withParked } from './fields.js';
import { baseNamed, emptyKnows, emptyOwn, flightAt, lotOf, shipNamed, shipsListed, taskForceAt } from './forces.js';
import type { GameFrame } from './frames.js';
import { flatTopGame } from './game.js';
import type { FlatTopGame, GameLaw, GameOwn, GameState } from './game-kit.js';
import { named } from './map.js';
import { basicGame, type Options } from './options.js';
import type { Flight, Hull, Submarine, TaskForce } from './pieces.js';
import { ringsAroundRabaul } from './scenarios/rings-around-rabaul.js';
import type { ScenarioData } from './scenarios/scenario.js';
import { isNight } from './sequence.js';
import type { Altitude, Arms, Grounded, Lot, Ship, Side } from './state.js';

/** '10 Betty GP low', '5 Zero', '4 Wildcat* high' (the star: sea based). */
export function lots(turn: number, ...lines: string[]): Lot[] {
  return lines.map((line) => {
    const [count = '', name = '', ...rest] = line.split(' ');
    const plane = name.replace('*', '');
    if (!isPlaneName(plane)) throw new Error(`${line}: there is no plane ${plane}`);
    const altitude: Altitude = rest.includes('high') ? 'high' : 'low';
    const arms = (['GP', 'AP', 'torpedo', 'para-frag', 'skip'] as const).find((each) => rest.includes(each)) ?? 'none';
    const night = rest.includes('night') ? ({ night: true } as const) : {};
    return lotOf(charts, turn, plane, Number(count), {
      ...{ altitude, arms, ...night },
      ...(name.endsWith('*') && { seaBased: true }),
    });
  });
}

export type Given = {
  turn?: number;
  /** 1 to 24; day or night follows. */
  hour?: number;
  clouds?: string[];
  wind?: number[];
  initiative?: Side;
  phase?: number;
  allied?: GivenSide;
  japan?: GivenSide;
  scenario?: Partial<ScenarioData>;
  options?: Partial<Options>;
  agenda?: GameFrame[];
  points?: Record<Side, number>;
};

export type GivenSide = {
  tfs?: { hex: string; ships: string[]; onMap?: boolean }[];
  /** Changes to ships by name: { Lexington: { hits: 2, anchored: true } } */
  ships?: { [name: string]: Partial<Ship> };
  hulls?: { [ship: string]: Partial<Hull> };
  flights?: (Partial<Omit<Flight, 'hex' | 'lots'>> & { hex: string; planes: string[] })[];
  /** Planes on ships and at bases: { Lexington: { ready: ['8 Dauntless* AP'] } } */
  parked?: { [place: string]: { [box in keyof Grounded]?: string[] } };
  /** The scenario's when left out. */
  bases?: string[];
  baseHits?: { [base: string]: number };
  /** SC3.2 Points put ashore, by place. */
  ashore?: { [place: string]: number };
  /** With the option: 'SS 1' and so on, in these hexes. */
  submarines?: (Partial<Omit<Submarine, 'hex'>> & { hex: string })[];
};

export function law(given: Given = {}): GameLaw {
  const scenario: ScenarioData = { ...ringsAroundRabaul, ...given.scenario };
  const options = { ...basicGame, ...given.options };
  return { options, charts: asRead(forScenario(charts, scenario.figures), options), scenario };
}

export function stateWith(given: Given = {}): GameState {
  const rules = law(given);
  const hour = given.hour ?? 8;
  const none = { planes: 0, wasted: 0, ships: 0, bases: 0, closed: 0, unloading: 0, bonus: 0 };
  const state: GameState = {
    public: {
      turn: given.turn ?? 2,
      hour,
      night: isNight(hour),
      phase: given.phase ?? 6,
      segment: null,
      wind: given.wind ?? [6, 6, 6, 6, 6, 6, 6, 6],
      clouds: (given.clouds ?? []).map(hexNamed),
      tried: [],
      interception: null,
      fights: [],
      initiative: given.initiative ?? 'allied',
      lastInitiative: null,
      points: given.points ?? { allied: 0, japan: 0 },
      baseHits: { ...given.allied?.baseHits, ...given.japan?.baseHits },
      hitsInFlight: { ...given.allied?.baseHits, ...given.japan?.baseHits },
      hitsScored: {},
      shadows: [],
      following: [],
      attacked: [],
      scuttled: [],
      ...(rules.options.submarines && {
        submarines: {
          allied: afloatIn(given.allied),
          japan: afloatIn(given.japan),
        },
      }),
      battle: null,
    },
    seats: {
      allied: { own: ownWith(rules, 'allied', given), knows: emptyKnows() },
      japan: { own: ownWith(rules, 'japan', given), knows: emptyKnows() },
    },
    umpire: {
      secret: {
        steps: [],
        metNow: [],
        metLast: [],
        tally: { allied: none, japan: { ...none } },
      },
      agenda: given.agenda ?? [{ kind: 'turn', rule: '5' }],
      window: null,
      clock: { turn: given.turn ?? 2, phase: 'test' },
      rolls: {},
      over: null,
    },
  };
  return state;
}

/** A game at that position with these dice (the rest from a seed is not there: script all that are rolled). */
export function gameWith(given: Given, faces: number[] = []): Game<FlatTopGame> {
  const source: DiceSource = { from: 'script', faces };
  const setup = { scenario: 'rings-around-rabaul', options: {}, charts: {}, set: null as Plain };
  const seats = flatTopGame.seats(setup);
  return gameAt(flatTopGame, setup, law(given), seats, source, stateWith(given));
}

/** The same, played on to the first question. */
export function playing(given: Given, faces: number[] = []): Game<FlatTopGame> {
  const game = gameWith(given, faces);
  advance(game);
  return game;
}

export function hexNamed(name: string): number {
  const hex = named(name);
  if (hex === undefined) throw new Error(`there is no hex ${name}`);
  return hex;
}

const afloatIn = (given: GivenSide | undefined): number =>
  (given?.submarines ?? []).filter(({ sunk }) => sunk !== true).length;

function ownWith(rules: GameLaw, side: Side, given: Given): GameOwn {
  const own = emptyOwn();
  const turn = given.turn ?? 2;
  const { tfs = [], flights = [], ships = {}, hulls = {}, parked = {}, bases, baseHits = {} } = given[side] ?? {};
  if (given[side]?.ashore !== undefined) own.ashore = given[side].ashore;
  own.tfs = tfs.map(
    ({ hex, onMap }, i): TaskForce => ({ ...taskForceAt(`TF ${i + 1}`, hexNamed(hex)), onMap: onMap ?? false }),
  );
  // Numbers of nameless ships run on from one task force to the next.
  const names = shipsListed(tfs.flatMap((tf) => tf.ships));
  let from = 0;
  own.ships = tfs.flatMap((tf, i) => {
    const here = names.slice(from, from + shipsListed(tf.ships).length);
    from += here.length;
    return here.map((name): Ship => ({ ...shipNamed(rules.charts, side, name, `TF ${i + 1}`), ...ships[name] }));
  });
  for (const ship of own.ships) {
    if (ship.anchored) own.hulls[ship.id] = { anchoredSince: turn - 1, unloaded: 0, slowSince: null };
    const hull = hulls[ship.name];
    if (hull !== undefined)
      own.hulls[ship.id] = { anchoredSince: null, unloaded: 0, slowSince: null, ...own.hulls[ship.id], ...hull };
  }
  own.flights = flights.map(({ hex, planes, ...rest }, i) => ({
    ...flightAt(`AF ${i + 1}`, hexNamed(hex), lots(turn, ...planes)),
    ...rest,
  }));
  if (rules.options.submarines)
    own.submarines = (given[side]?.submarines ?? []).map(
      ({ hex, ...rest }, i): Submarine => ({
        id: `SS ${i + 1}`,
        hex: hexNamed(hex),
        onMap: false,
        deep: null,
        fought: null,
        moved: false,
        blind: false,
        sunk: false,
        ...rest,
      }),
    );
  own.bases = (bases ?? rules.scenario.forces[side].bases).map((name) => ({
    ...baseNamed(rules, name),
    hits: baseHits[name] ?? 0,
  }));
  for (const [place, boxes] of Object.entries(parked)) {
    let grounded = nobody;
    for (const [box, lines] of Object.entries(boxes) as [keyof Grounded, string[]][])
      for (const line of lines) {
        const [lot] = lots(turn, line);
        if (lot === undefined) continue;
        const { plane, seaBased, factors, arms } = lot;
        const aboard = own.ships.some((ship) => ship.name === place);
        grounded = withParked(grounded, box, {
          plane,
          seaBased: seaBased || aboard,
          factors,
          arms,
          dispersed: line.includes('dispersed'),
          ...(lot.night === true && { night: true }),
        });
      }
    own.ships = own.ships.map((ship) => (ship.name === place ? { ...ship, grounded } : ship));
    own.bases = own.bases.map((base) => (base.name === place ? { ...base, grounded } : base));
  }
  return own;
}

export type { Arms, PlaneName };
