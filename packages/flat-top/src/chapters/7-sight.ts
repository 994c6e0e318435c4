/** 7.3 to 7.11 Who can observe, and with which Condition Number. */
import { isWitnessed } from '@ironbottom/umpire';
import type { Observation, SightLine, Sights } from '../charts/observation.js';
import { cite } from '../cite.js';
import { citeIn } from '../cite-scenario.js';
import { type GameLaw, type GameOwn, type GamePublic, type GameState, type GameView, ownOf } from '../game-kit.js';
import { basesOnBoard, fallenBase } from '../held-bases.js';
import { coastwatchers, distance, type Hex, hexCount, hexOf, watchDistance, watchedHexes, within } from '../map.js';
import type { Flight, MarkKind, Submarine, TaskForce } from '../pieces.js';
import { type Base, enemyOf, ofSide, type Ship, type Side } from '../state.js';
import { weatherAt } from './6-weather.js';
import { isSunk } from './21-damage.js';

export type Condition = 0 | 1 | 2 | 3;

/** Rows of the Observation Tables, by observer: eyes on ships and ashore, eyes in the air, radar; periscopes (OPT-SUB.3). */
const surface = 0;
const air = 1;
const radar = 2;
const periscope = 3;
const rows = 4;

/** Farthest distance on the card. */
const farthest = 3;

/** All of one side that can observe now: each a hex and a row in one number, and the look-outs ashore. */
export type Eyes = {
  count: number;
  radars: number;
  each: number[];
  coast: Uint8Array;
  table: Uint8Array;
  /** OPT-LL.3 No formation on the mapboard needs a search roll. */
  everyone: boolean;
  memory: Memory | null;
};

/** What these eyes saw in each hex, as long as the weather and those around it stay the same: from look to look most do. */
type Memory = {
  /** How many of `each` what was seen was seen by. */
  known: number;
  /** How many of them are others than in the last look. */
  moved: number;
  clouds: readonly Hex[];
  /** Another number with every change of them or of the weather. */
  changes: number;
  look: number;
  /** By hex and kind: the look, times four, and the Condition Number. */
  readonly seen: Int32Array;
};

export const emptyEyes = (): Eyes => ({
  count: 0,
  radars: 0,
  each: [],
  coast: nowhere,
  table: noTable,
  everyone: false,
  memory: null,
});

export const rememberingEyes = (): Eyes => ({
  ...emptyEyes(),
  memory: { known: 0, moved: 0, clouds: [], changes: 0, look: 1, seen: new Int32Array(2 * hexCount) },
});

/** Whatever was seen must be seen anew. */
function forget(memory: Memory): void {
  memory.changes += 1;
  memory.look += 1;
  if (memory.look < mostLooks) return;
  memory.look = 1;
  memory.seen.fill(0);
}

const mostLooks = 1 << 28;

/** An eye has come to a hex, or is gone from it: what was seen within its reach is to be seen anew. */
function forgetAround(memory: Memory, eye: number): void {
  const { seen } = memory;
  memory.changes += 1;
  const around = within((eye - (eye % rows)) / rows, farthest);
  for (let i = 0; i < around.length; i++) {
    const hex = around[i] ?? 0;
    seen[hex] = 0;
    seen[hexCount + hex] = 0;
  }
}

/** Where so many are no longer the same, all is forgotten at once. */
const mostMoved = 3;

const nowhere = new Uint8Array(hexCount);
const noTable = new Uint8Array(2 * rows * 2 * (farthest + 1));

function add(eyes: Eyes, hex: Hex, row: number): void {
  const { memory, count } = eyes;
  const eye = hex * rows + row;
  if (memory !== null && (count >= memory.known || eyes.each[count] !== eye)) notice(memory, eyes.each, count, eye);
  eyes.each[count] = eye;
  eyes.count = count + 1;
  if (row === radar) eyes.radars += 1;
}

/** The eye at this place is another, or there was none there. */
function notice(memory: Memory, each: readonly number[], place: number, eye: number): void {
  memory.moved += 1;
  if (memory.moved >= mostMoved) forget(memory);
  else {
    if (place < memory.known) forgetAround(memory, each[place] ?? 0);
    forgetAround(memory, eye);
  }
  if (place >= memory.known) memory.known = place + 1;
}

/** Another number than before: these eyes, or the weather, are not what they were. */
export const changesOf = ({ memory }: Eyes): number => memory?.changes ?? 0;

/** Everything of a side that can observe: look-outs and bases always, units on the mapboard that are able (7.5, 7.9). */
export function openEyes(eyes: Eyes, pub: GamePublic, own: GameOwn, law: GameLaw, side: Side): Eyes {
  eyes.count = 0;
  eyes.radars = 0;
  const { memory, table: lastTable, coast: lastCoast } = eyes;
  if (memory !== null) memory.moved = 0;
  // 7.11 One table for day turns, one for night turns.
  eyes.table = cite('7.11') && cite('CHART-observation') ? tableOf(law, pub.night) : noTable;
  eyes.coast = cite('7.9') ? coastOf(law, pub, side) : nowhere;
  eyes.everyone = law.options.noSearchRolls;
  const posts = postsOf(law, own.bases, side);
  for (let i = 0; i < posts.length; i++) {
    const post = posts[i];
    // R25 A base under a storm is blind.
    if (post === undefined || (weatherAt(pub, post.hex) === 'storm' && cite('6.7')) || !cite('7.9')) continue;
    add(eyes, post.hex, surface);
    if (post.radar && cite('7.10')) add(eyes, post.hex, radar);
  }
  const { tfs, flights } = own;
  for (let i = 0; i < tfs.length; i++) {
    const tf = tfs[i];
    if (tf !== undefined) addTaskForce(eyes, tf, own, law, side);
  }
  for (let i = 0; i < flights.length; i++) {
    const flight = flights[i];
    if (flight !== undefined) addFlight(eyes, flight);
  }
  if (own.submarines !== undefined) addPeriscopes(eyes, own.submarines, pub.turn);
  if (memory === null) return eyes;
  // Those after the last are gone.
  for (let i = eyes.count; i < memory.known && memory.moved < mostMoved; i++) forgetAround(memory, eyes.each[i] ?? 0);
  if (memory.clouds !== pub.clouds || lastTable !== eyes.table || lastCoast !== eyes.coast || isWitnessed())
    forget(memory);
  memory.known = eyes.count;
  memory.clouds = pub.clouds;
  return eyes;
}

/** 7.5 A task force observes without rolling, once it is on the mapboard (7.9). Says whether it can. */
export function addTaskForce(eyes: Eyes, tf: TaskForce, own: GameOwn, law: GameLaw, side: Side): boolean {
  if (tf.blind || (!tf.onMap && cite('7.9')) || !cite('7.5')) return false;
  add(eyes, tf.hex, surface);
  if (hasRadar(law, own.ships, side, tf.id) && cite('7.10')) add(eyes, tf.hex, radar);
  return true;
}

/** 7.3 A formation observes after a successful search. */
export function addFlight(eyes: Eyes, flight: Flight): boolean {
  const looks = flight.searching || (eyes.everyone && looksUnasked(flight));
  if (!looks || flight.blind || !isFlying(flight) || (!flight.onMap && cite('7.9'))) return false;
  add(eyes, flight.hex, air);
  return true;
}

/** OPT-SUB.3 A submarine at periscope depth sees her own hex, on the mapboard or off it (R404). */
function addPeriscopes(eyes: Eyes, submarines: readonly Submarine[], turn: number): void {
  for (const submarine of submarines)
    if (!submarine.sunk && !submarine.blind && !isDeep(submarine, turn) && cite('OPT-SUB.3'))
      add(eyes, submarine.hex, periscope);
}

/** OPT-SUB.6 Deep from the Combat Phase in which she dived to the end of the next turn; otherwise at periscope depth. */
export const isDeep = ({ deep }: Submarine, turn: number): boolean =>
  deep !== null && turn <= deep && cite('OPT-SUB.6');

/** In the air over the board: neither on deck nor on its way from or to a base beyond it. */
export const isFlying = (flight: Flight): boolean => flight.onDeck === null && flight.away === null;

/** OPT-LL.3 On the mapboard all planes observe; but not those that a storm or a lost quarry has blinded (R191). */
const looksUnasked = (flight: Flight): boolean => flight.onMap && !flight.blind && isFlying(flight) && cite('OPT-LL.3');

/** Whether a formation is an eye of its side, had it nothing else against it. */
export const searches = (flight: Flight, law: GameLaw): boolean =>
  flight.searching || (law.options.noSearchRolls && looksUnasked(flight));

/** Whether a formation may observe, wherever it stands (Mark.able). */
export const isAble = (flight: Flight, law: GameLaw): boolean =>
  !flight.blind && searches(flight, law) && isFlying(flight);

/** The best number eyes give for this hex and kind (R33); 0 where nothing can be observed. */
export function byEye(eyes: Eyes, pub: GamePublic, hex: Hex, kind: MarkKind): Condition {
  const { memory } = eyes;
  if (memory === null) return lookedAt(eyes, pub, hex, kind);
  const { seen, look } = memory;
  const at = kind === 'TF' ? hex : hexCount + hex;
  const known = (seen[at] ?? 0) - 4 * look;
  if (known >= 0 && known < 4) return known as Condition;
  const found = lookedAt(eyes, pub, hex, kind);
  seen[at] = 4 * look + found;
  return found;
}

function lookedAt(eyes: Eyes, pub: GamePublic, hex: Hex, kind: MarkKind): Condition {
  const weather = weatherAt(pub, hex);
  // 6.7 Nothing in a storm is ever observed.
  if (weather === 'storm' && cite('6.7')) return 0;
  const target = kind === 'TF' ? 0 : rows;
  const cloud = weather === 'clear' ? 0 : 1;
  const { each, count, table, coast } = eyes;
  let best = 0;
  for (let i = 0; i < count; i++) {
    const eye = each[i] ?? 0;
    const row = eye % rows;
    if (row === radar) continue;
    const far = distance((eye - row) / rows, hex);
    if (far > farthest) continue;
    const found = table[((target + row) * 2 + cloud) * (farthest + 1) + far] ?? 0;
    if (found > best) best = found;
  }
  // 7.9 Look-outs ashore see planes alone.
  const watched = coast[hex] ?? 0;
  if (watched > 0 && kind === 'AF') {
    const found = table[((target + surface) * 2 + cloud) * (farthest + 1) + watched - 1] ?? 0;
    if (found > best) best = found;
  }
  return best as Condition;
}

/** 7.10 The best number radar gives for planes at high altitude over this hex. */
export function byRadar(eyes: Eyes, pub: GamePublic, hex: Hex): Condition {
  const { each, count, table, radars } = eyes;
  if (radars === 0) return 0;
  let best = 0;
  for (let i = 0; i < count; i++) {
    const eye = each[i] ?? 0;
    if (eye % rows !== radar) continue;
    const far = distance((eye - radar) / rows, hex);
    if (far > farthest) continue;
    const weather = weatherAt(pub, hex);
    if (weather === 'storm' && cite('6.7')) return 0;
    const found = table[((rows + radar) * 2 + (weather === 'clear' ? 0 : 1)) * (farthest + 1) + far] ?? 0;
    if (found > best) best = found;
  }
  return best as Condition;
}

export const isHigh = (flight: Flight): boolean => {
  for (const { altitude } of flight.lots) if (altitude === 'high') return true;
  // 14.15.7 Radar looks over whoever is low.
  return !cite('14.15.7');
};

/** The number these eyes have on one unit. */
export function onTaskForce(eyes: Eyes, pub: GamePublic, tf: TaskForce): Condition {
  return eyes.count === 0 ? 0 : byEye(eyes, pub, tf.hex, 'TF');
}

export function onFlight(eyes: Eyes, pub: GamePublic, flight: Flight): Condition {
  if (!isFlying(flight)) return 0;
  const seen = byEye(eyes, pub, flight.hex, 'AF');
  if (seen === 3 || eyes.radars === 0 || !isHigh(flight)) return seen;
  const heard = byRadar(eyes, pub, flight.hex);
  return heard > seen ? heard : seen;
}

const scratch = emptyEyes();

const ownIn = (from: GameState | GameView, side: Side): GameOwn => ('own' in from ? from.own : ownOf(from, side));

/** 7.11 What this side would see now of ships or planes in a hex (`high`: planes at high altitude, for radar). A side's view will do. */
export function conditionFor(
  from: GameState | GameView,
  law: GameLaw,
  side: Side,
  hex: Hex,
  kind: MarkKind,
  high = false,
): Condition {
  const eyes = openEyes(scratch, from.public, ownIn(from, side), law, side);
  const seen = byEye(eyes, from.public, hex, kind);
  const heard = kind === 'AF' && high ? byRadar(eyes, from.public, hex) : 0;
  return heard > seen ? heard : seen;
}

/** 11.2 The same for one unit alone: what it can shadow. */
export function conditionBy(
  from: GameState | GameView,
  law: GameLaw,
  side: Side,
  unit: TaskForce | Flight,
  hex: Hex,
  kind: MarkKind,
): Condition {
  scratch.count = 0;
  scratch.radars = 0;
  scratch.table = tableOf(law, from.public.night);
  scratch.coast = nowhere;
  scratch.everyone = law.options.noSearchRolls;
  if ('lots' in unit) addFlight(scratch, unit);
  else addTaskForce(scratch, unit, ownIn(from, side), law, side);
  return byEye(scratch, from.public, hex, kind);
}

// What does not change, worked out once

/** (observed kind, row, cloud, distance) → Condition Number, 0 for a dash. */
const tables = new WeakMap<Observation, { day: Uint8Array; night: Uint8Array }>();

let lastValues: Observation | undefined;
let lastTables: { day: Uint8Array; night: Uint8Array } = { day: noTable, night: noTable };

function tableOf(law: GameLaw, night: boolean): Uint8Array {
  const { values } = law.charts.observation;
  if (values !== lastValues) {
    lastTables = tables.get(values) ?? { day: flat(values.day), night: flat(values.night) };
    lastValues = values;
    tables.set(values, lastTables);
  }
  return night ? lastTables.night : lastTables.day;
}

/** OPT-SUB.3, R404 Condition Number 3 in her own hex, by day and night, in clear weather and cloud. */
const sameHex = { 0: 3, 1: null, 2: null, 3: null } as const;
const fromPeriscope: SightLine = { clear: sameHex, cloud: sameHex };

function flat(sights: Sights): Uint8Array {
  const { surfaceToSurface, airToSurface, surfaceToAir, airToAir, radarToAir } = sights;
  const lines: (SightLine | null)[] = [
    ...[surfaceToSurface, airToSurface, null, fromPeriscope],
    ...[surfaceToAir, airToAir, radarToAir, fromPeriscope],
  ];
  const found: number[] = [];
  for (const line of lines)
    for (const weather of ['clear', 'cloud'] as const)
      for (const far of [0, 1, 2, 3] as const) found.push(line?.[weather][far] ?? 0);
  return Uint8Array.from(found);
}

const radarRules = { SC1: 'SC1.2', SC2: 'SC2.3', SC3: 'SC3.1', SC4: 'SC4.1', SC5: 'SC5.4' } as const;

/** 7.10, SC1.2, SC2.3, SC3.1, SC4.1, SC5.4 Ships and bases with radar, as the scenario has it. */
function radarOf({ scenario }: GameLaw, side: Side): readonly string[] {
  const { radar } = scenario.forces[side];
  return radar.length > 0 && citeIn(radarRules, scenario) ? radar : [];
}

/** A base on the board; `at`: its place in the list of bases. */
export type Post = { readonly at: number; readonly hex: Hex; readonly radar: boolean };
const posts = new WeakMap<readonly Base[], readonly Post[]>();
/** The last two, for both sides are asked about in turns. */
const lastPosts: Record<Side, { law: GameLaw | null; bases: readonly Base[]; posts: readonly Post[] }> = {
  allied: { law: null, bases: [], posts: [] },
  japan: { law: null, bases: [], posts: [] },
};

export function postsOf(law: GameLaw, bases: readonly Base[], side: Side): readonly Post[] {
  const last = side === 'allied' ? lastPosts.allied : lastPosts.japan;
  if (last.bases === bases) return last.posts;
  // Planes come and go; the bases stay where they are.
  if (last.law !== law || isWitnessed() || !areTheSame(last.bases, bases)) last.posts = postsAmong(law, bases, side);
  last.bases = bases;
  last.law = law;
  return last.posts;
}

function areTheSame(some: readonly Base[], others: readonly Base[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i]?.name !== others[i]?.name) return false;
  return true;
}

function postsAmong(law: GameLaw, bases: readonly Base[], side: Side): readonly Post[] {
  let found = posts.get(bases);
  if (found === undefined) {
    const ours = radarOf(law, side);
    found = bases.flatMap(({ name, offBoard }, at) =>
      offBoard ? [] : [{ at, hex: hexOf(name), radar: ours.includes(name) }],
    );
    posts.set(bases, found);
  }
  return found;
}

/** Task forces with a radar ship afloat, for the ships of each side as they were last asked about. */
const lastRadars: Record<Side, { ships: readonly Ship[]; found: readonly string[] }> = {
  allied: { ships: [], found: [] },
  japan: { ships: [], found: [] },
};

function hasRadar(law: GameLaw, ships: readonly Ship[], side: Side, tf: string): boolean {
  const last = ofSide(lastRadars, side);
  if (last.ships !== ships || isWitnessed()) {
    const ours = radarOf(law, side);
    last.ships = ships;
    last.found = ships.filter((ship) => ours.includes(ship.name) && !isSunk(ship)).map((ship) => ship.tf);
  }
  return last.found.length > 0 && last.found.includes(tf);
}

/** By hex: 0 not watched, 1 over the island (distance 0), 2 over the sea next to it (distance 1, R36). */
const coasts = new WeakMap<GameLaw['scenario'], Record<Side, Uint8Array>>();

let lastScenario: GameLaw['scenario'] | undefined;
let lastCoasts: Record<Side, Uint8Array> = { allied: nowhere, japan: nowhere };

function coastOf(law: GameLaw, pub: GamePublic, side: Side): Uint8Array {
  if (isWitnessed()) return coastline(law, side, pub);
  const { scenario } = law;
  if (fallenBase(pub) !== undefined) return coastsSince(law, pub)[side];
  if (scenario !== lastScenario) {
    lastCoasts = coasts.get(scenario) ?? {
      allied: coastline(law, 'allied', start),
      japan: coastline(law, 'japan', start),
    };
    lastScenario = scenario;
    coasts.set(scenario, lastCoasts);
  }
  return side === 'allied' ? lastCoasts.allied : lastCoasts.japan;
}

const start: Pick<GamePublic, 'turn'> = { turn: 0 };
const coastsAfter = new WeakMap<GameLaw['scenario'], Record<Side, Uint8Array>>();

/** R147 Once a base has changed hands, look-outs see over it, or do so no longer. */
function coastsSince(law: GameLaw, pub: GamePublic): Record<Side, Uint8Array> {
  const both = coastsAfter.get(law.scenario) ?? {
    allied: coastline(law, 'allied', pub),
    japan: coastline(law, 'japan', pub),
  };
  coastsAfter.set(law.scenario, both);
  return both;
}

const ignored = { SC1: 'SC1.6', SC2: 'SC2.9' } as const;

function coastline(law: GameLaw, side: Side, pub: Pick<GamePublic, 'turn' | 'fallen'>): Uint8Array {
  const { scenario } = law;
  const watched = new Uint8Array(hexCount);
  for (const { id, side: theirs } of coastwatchers) {
    // SC1.6, SC2.9 Symbols the scenario ignores.
    if (theirs !== side || (scenario.special.noCoastwatchers?.includes(id) && citeIn(ignored, scenario))) continue;
    for (const hex of watchedHexes(id)) {
      const mark = watchDistance(id, hex) + 1;
      const before = watched[hex] ?? 0;
      if (before === 0 || mark < before) watched[hex] = mark;
    }
  }
  // 7.9, R37 Not over a base of the other side.
  for (const name of basesOnBoard(law, pub, enemyOf(side))) watched[hexOf(name)] = 0;
  return watched;
}
