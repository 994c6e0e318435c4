/** 6 Weather: wind, clouds and what begins a turn under them. All of it is public. */
import { cite } from '../cite.js';
import { type GameLaw, type GamePublic, type GameTable, ownOf } from '../game-kit.js';
import {
  directionalHexes,
  type Hex,
  hexCount,
  inPlay,
  isShared,
  next,
  sectorNames,
  sectorsOf,
  within,
} from '../map.js';
import { withEach } from '../shapes.js';
import { sides } from '../state.js';

export type Weather = 'clear' | 'cloud' | 'storm';

/** Whoever sits nearer rolls for the weather; the dice are open. */
const roller = 'allied';

/** 6.1 Wind and clouds, but not on the first turn of a game; then what every unit begins the turn under (R3). */
export function weatherPhase(table: GameTable): void {
  const { turn, hour } = table.state.public;
  if (turn > 0 || !cite('6.1')) {
    // 6.2.2 At 0600, 1200, 1800 and 2400.
    if (hour % 6 === 0 && cite('6.2.2')) checkWind(table);
    // R1 The hour is even.
    if (hour % 2 === 0 && cite('6.4')) driftClouds(table);
  }
  beginsUnder(table);
}

// 6.2 Wind

/** 6.2.1 Every sector's wind blows as its arrow points when the game begins; 0 in sectors that are not in play (R17). */
export function setWind(table: GameTable): void {
  const { westHalf } = table.law.scenario;
  const arrows = table.law.charts.windArrows.values;
  if (!cite('6.2.1')) return;
  const pub = table.state.public;
  pub.wind = directionalHexes.map((hex, i) =>
    inPlay(hex, westHalf) ? arrows[(sectorNames[i + 1] ?? 'I') as keyof typeof arrows] : 0,
  );
  table.say('6.2.1', 'wind', { wind: pub.wind.slice() });
}

function checkWind(table: GameTable): void {
  const pub = table.state.public;
  const turns = table.law.charts.windChange.values;
  const wind = withEach(pub.wind, (direction) => {
    if (direction === 0) return 0;
    const die = table.roll('6.2.2', roller) as keyof typeof turns;
    return cite('CHART-wind') ? ((direction - 1 + turns[die] + 6) % 6) + 1 : direction;
  });
  if (wind.every((direction, i) => direction === pub.wind[i])) return;
  pub.wind = wind;
  table.say('6.2.2', 'wind', { wind: wind.slice() });
}

/** R19 In a shared hex the wind of the eastern, then of the southern sector; sectors out of play have none. */
function windSectorIn(pub: GamePublic, { options }: GameLaw, hex: Hex): number {
  const sectors = sectorsOf(hex, options.sharedHexes);
  for (let i = sectors.length - 1; i >= 0; i--) {
    const sector = sectors[i] ?? 1;
    if ((pub.wind[sector - 1] ?? 0) > 0) return sector;
  }
  return sectors[0] ?? 1;
}

/** The direction, 1 (north) clockwise to 6, towards which the wind blows in a hex. */
export function windAt(pub: GamePublic, law: GameLaw, hex: Hex): number {
  return cite('6.2') ? (pub.wind[windSectorIn(pub, law, hex) - 1] ?? 0) : 0;
}

/** 6.10, R18 The hex one step into the wind, from which it blows; `undefined` off the board. By the other reading, where the arrow points. */
export function upwind(pub: GamePublic, law: GameLaw, hex: Hex): Hex | undefined {
  const direction = windAt(pub, law, hex);
  if (direction === 0) return undefined;
  return next(hex, law.options.intoTheWind === 'with' ? direction : ((direction + 2) % 6) + 1);
}

// 6.3 Clouds when the game begins

/** 6.2.1, 6.3 Wind arrows and cloud markers at set-up, as the scenario says. */
export function rollClouds(table: GameTable): void {
  setWind(table);
  if (!cite('6.3')) return;
  const pub = table.state.public;
  const { clouds, westHalf } = table.law.scenario;
  const placed: Hex[] = [];
  for (const [i, centre] of directionalHexes.entries()) {
    if (!inPlay(centre, westHalf)) continue;
    if (clouds === 'scattered') placed.push(...scattered(table, centre));
    else placed.push(...front(table, i + 1, centre));
  }
  pub.clouds = placed;
  table.say(clouds === 'scattered' ? '6.3.1' : '6.3.2', 'clouds', { clouds: placed.slice(), moved: [] });
}

const markersScattered = 4;

function scattered(table: GameTable, centre: Hex): Hex[] {
  const placed: Hex[] = [];
  if (cite('6.3.1')) for (let i = 0; i < markersScattered; i++) placed.push(locate(table, '6.3.1', centre));
  return placed;
}

/** 6.3.1 One die is both direction and distance from the Directional hex. */
function locate(table: GameTable, rule: string, centre: Hex): Hex {
  const die = table.roll(rule, roller);
  // Six hexes from a Directional hex are always on the board and in its own sector (R16).
  return steps(centre, die, die) ?? centre;
}

const apart = 5;

/** 6.3.2 Three in a row from north-east to south-west, thrown as one. */
function front(table: GameTable, sector: number, centre: Hex): Hex[] {
  if (!cite('6.3.2')) return [];
  const die = table.roll('6.3.2', roller);
  const placed: Hex[] = [];
  for (const marker of [steps(centre, 2, apart), centre, steps(centre, 5, apart)]) {
    const hex = marker === undefined ? undefined : steps(marker, die, die);
    // R14 Setting up is not movement: a shared hex will do. Off the board, it is placed anew as at an edge.
    if (hex !== undefined && inPlay(hex, table.law.scenario.westHalf)) placed.push(hex);
    else placed.push(relocate(table, sector, sector));
  }
  return placed;
}

function steps(from: Hex, direction: number, count: number): Hex | undefined {
  let at: Hex | undefined = from;
  for (let i = 0; i < count && at !== undefined; i++) at = next(at, direction);
  return at;
}

// 6.4 Clouds during the game

/** Every marker one hex with the wind; those that come to a shared hex or off the board are placed anew (R13, R15). */
function driftClouds(table: GameTable): void {
  const pub = table.state.public;
  const { law } = table;
  const { westHalf } = law.scenario;
  const { sharedHexes } = law.options;
  const moved: { from: Hex; to: Hex | null }[] = [];
  for (const from of pub.clouds) {
    const to = next(from, windAt(pub, law, from));
    moved.push({ from, to: to === undefined || !inPlay(to, westHalf) || isShared(to, sharedHexes) ? null : to });
  }
  // All have left their old places before the first is placed anew.
  const clouds: Hex[] = [];
  const anew: Hex[] = [];
  for (const { from, to } of moved) {
    const hex = to ?? relocate(table, windSectorIn(pub, law, from), sectorAhead(table, from));
    clouds.push(hex);
    if (to === null) anew.push(hex);
  }
  pub.clouds = clouds;
  table.say('6.4', 'clouds', { clouds: clouds.slice(), moved: anew });
}

/** 6.4 The sector beyond the shared hex; at an edge of the board, or of the half in play (R17), the one it comes from. */
function sectorAhead(table: GameTable, from: Hex): number {
  const { law, state } = table;
  const { sharedHexes } = law.options;
  const sector = windSectorIn(state.public, law, from);
  const direction = windAt(state.public, law, from);
  let at = next(from, direction);
  while (at !== undefined && isShared(at, sharedHexes)) at = next(at, direction);
  if (at === undefined || !inPlay(at, law.scenario.westHalf)) return sector;
  return sectorsOf(at, sharedHexes)[0] ?? sector;
}

function relocate(table: GameTable, same: number, ahead: number): Hex {
  const goes = table.law.charts.cloudMovement.values;
  const to = goes[table.roll('6.4', roller) as keyof typeof goes];
  const named = to === 'same' || !cite('CHART-cloud') ? same : to === 'ahead' ? ahead : sectorNames.indexOf(to);
  const centre = directionalHexes[named - 1];
  // A house table may name a sector that is not in play.
  const inside =
    centre !== undefined && inPlay(centre, table.law.scenario.westHalf) ? centre : directionalHexes[same - 1];
  return locate(table, '6.4', inside ?? 0);
}

// 6.5 Where it is cloudy

/** How many markers lie over each hex, kept as long as the list of markers lives. */
const covers = new WeakMap<readonly Hex[], Uint8Array>();
let lastClouds: readonly Hex[] = [];
let lastCover: Uint8Array = new Uint8Array(hexCount);
covers.set(lastClouds, lastCover);

const cloudRadius = 2;

function coverOf(clouds: readonly Hex[]): Uint8Array {
  if (clouds === lastClouds) return lastCover;
  let cover = covers.get(clouds);
  if (cover === undefined) {
    cover = new Uint8Array(hexCount);
    for (const marker of clouds)
      for (const hex of within(marker, cite('6.5') ? cloudRadius : 0)) cover[hex] = (cover[hex] ?? 0) + 1;
    covers.set(clouds, cover);
  }
  lastClouds = clouds;
  lastCover = cover;
  return cover;
}

/** 6.5 A marker covers two hexes all round; where two overlap there is a storm. */
export function weatherAt(pub: GamePublic, hex: Hex): Weather {
  const markers = coverOf(pub.clouds)[hex] ?? 0;
  return markers === 0 ? 'clear' : markers === 1 ? 'cloud' : 'storm';
}

// 6.6, 6.7 Units that begin the turn in bad weather

/** R3 After the Weather Phase, for the whole turn. */
export function beginsUnder(table: GameTable): void {
  const { state } = table;
  for (const side of sides) {
    const own = ownOf(state, side);
    for (const tf of own.tfs) tf.blind = weatherAt(state.public, tf.hex) === 'storm' && cite('6.7');
    for (const flight of own.flights) {
      const weather = flight.away === null ? weatherAt(state.public, flight.hex) : 'clear';
      flight.beganInCloud = weather !== 'clear';
      flight.blind = weather === 'storm' && cite('6.7');
      flight.leavesStorm = weather === 'storm' && cite('6.6');
    }
  }
}
