/** The enemy's ships as they may be: what is seen of them first, the others out of sight. */

import type { Group } from './chapters/4-starts.js';
import { weatherAt } from './chapters/6-weather.js';
import { bent, shipClass } from './chapters/7-reports.js';
import { byEye } from './chapters/7-sight.js';
import { emptyPlot, mostShips } from './chapters/10-plotting.js';
import { movementFactor } from './chapters/12-ships.js';
import type { SurfaceStep } from './chapters/19-surface.js';
import { isSunk } from './chapters/21-damage.js';
import { anchorageAt } from './chapters/special-anchorage.js';
import { shipWorth } from './charts/victory-points.js';
import { taskForceAt } from './forces.js';
import type { GamePublic } from './game-kit.js';
import { withTorpedoes } from './imagine.js';
import { at, type Draft, isUnseen, musterOf, pick, sailFrom, shuffled, somewhere, startsIn } from './imagine-draft.js';
import { drawFueling, drawShipFunctions, drawTows } from './imagine-ships.js';
import { distance, fromEdge, type Hex, maySail, neighbours, terrainAt } from './map.js';
import type { Mark, Plot, Report, TaskForce } from './pieces.js';
import { turnAt } from './scenarios/scenario.js';
import type { SeenShip, Ship } from './state.js';

/** Ships by class, still without a place. */
type Pools = { [what: string]: Ship[] };

/** False: nothing fits what has been reported. */
export function drawFleet(draft: Draft): boolean {
  const { own, view, law, enemy, below } = draft;
  own.ships = musterOf(law, enemy).ships.map((ship) => known(draft, ship));
  scuttle(draft);
  const { battle } = view.public;
  const told = battle?.told[draft.side].ships
    ? (view.knows.battle?.ships ?? []).filter(({ type }) => type !== 'SS')
    : [];
  const placed = new Set(told.map(({ name }) => name));
  for (const [tf, ships] of byTaskForce(told)) {
    const force = addForce(draft, battle?.hex ?? 0, ships, tf);
    force.onMap = true;
  }
  const pools: Pools = { carriers: [], 'capital ships': [], 'small ships': [] };
  const absent = stillToCome(draft);
  for (const name of absent) placed.add(name);
  for (const ship of shuffled(own.ships, below))
    if (!isSunk(ship) && !placed.has(ship.name)) pools[shipClass[ship.type]]?.push(ship);
  const marks = view.knows.marks.filter(({ kind, hex }) => kind === 'TF' && !(told.length > 0 && hex === battle?.hex));
  const drawn = drawMarks(draft, marks, pools);
  if (drawn === undefined) return false;
  for (const [i, mark] of marks.entries()) {
    for (const ships of drawn[i] ?? []) {
      const force = addForce(
        draft,
        mark.hex,
        ships.map(({ name }) => name),
      );
      force.onMap = true;
      force.seen = mark.condition;
      force.blind = !mark.able;
    }
    see(draft, mark);
  }
  drawHidden(draft, pools, absent);
  anchor(draft);
  drawTows(draft);
  drawFueling(draft);
  for (const tf of own.tfs) plot(draft, tf);
  arm(draft);
  drawShipFunctions(draft);
  return true;
}

/** Hits are known of every ship that was ever in a battle; nobody else has any. */
function known({ view }: Draft, ship: Ship): Ship {
  const now = view.public.battle === null ? undefined : view.knows.battle?.ships.find(({ name }) => name === ship.name);
  if (now !== undefined) return { ...ship, hits: now.hits, anchored: now.anchored };
  const hits = view.knows.ships[ship.name]?.hits ?? 0;
  return hits === 0 ? ship : { ...ship, hits };
}

/** 12.9 A ship of that type, and of that worth, is gone. */
function scuttle(draft: Draft): void {
  const { own, law, enemy, pub, below, view } = draft;
  // Whoever is seen in the battle of this hour is not the one that is gone.
  const here = pub.battle === null ? [] : (view.knows.battle?.ships ?? []);
  const { unloading } = law.charts.victoryPoints.values;
  for (const { side, type, points } of pub.scuttled) {
    if (side !== enemy) continue;
    const afloat = own.ships.filter(
      (ship) => ship.type === type && !isSunk(ship) && !here.some(({ name }) => name === ship.name),
    );
    const worth = (ship: Ship): number => {
      const { sunk, perHit } = shipWorth(law.charts.victoryPoints, ship.name, enemy, type);
      return sunk - perHit * (law.options.sunkShips === 'added' ? ship.hits - ship.damage : ship.hits);
    };
    const fitting = afloat.filter((ship) => worth(ship) === points);
    if (afloat.length === 0) continue;
    const gone = pick(fitting.length > 0 ? fitting : afloat, below);
    if (fitting.length === 0 && unloading.eachTurn > 0) {
      const unloaded =
        points <= unloading.leastWorth ? unloading.turns : Math.round((worth(gone) - points) / unloading.eachTurn);
      own.hulls[gone.id] = {
        anchoredSince: null,
        unloaded: Math.max(0, Math.min(unloading.turns, unloaded)),
        slowSince: null,
      };
    }
    replace(draft, gone, { hits: gone.damage });
  }
}

function replace({ own }: Draft, ship: Ship, change: Partial<Ship>): void {
  own.ships = own.ships.map((each) => (each.id === ship.id ? { ...each, ...change } : each));
}

function byTaskForce(ships: readonly SeenShip[]): Map<string, string[]> {
  const forces = new Map<string, string[]>();
  for (const { tf, name } of ships) forces.set(tf, [...(forces.get(tf) ?? []), name]);
  return forces;
}

function addForce(draft: Draft, hex: Hex, names: readonly string[], id = freeNumber(draft)): TaskForce {
  const { own } = draft;
  const tf = taskForceAt(id, hex);
  own.tfs.push(tf);
  own.ships = own.ships.map((ship) => (names.includes(ship.name) ? { ...ship, tf: id } : ship));
  return tf;
}

/** R149 Numbers that are kept for those still to come are nobody else's. */
function freeNumber(draft: Draft): string {
  const { own, law, enemy, below } = draft;
  const kept = startsIn(law, enemy).groups.flatMap((group) => (isAway(draft, group) ? group.slots : []));
  let number = 1 + below(3);
  while (own.tfs.some(({ id }) => id === `TF ${number}`) || kept.includes(`TF ${number}`)) number += 1;
  return `TF ${number}`;
}

// Counters on the map

/** Ships for every counter, task force by task force; the policy of reports is drawn so that the numbers told come out. */
function drawMarks(draft: Draft, marks: readonly Mark[], pools: Pools): Ship[][][] | undefined {
  const { below, own, view, law, enemy, sparing } = draft;
  const lies = marks.some(({ condition }) => condition === 2);
  const planes = view.knows.marks.filter(({ kind, condition }) => kind === 'AF' && condition === 2);
  const ones = [...marks, ...planes].some(({ condition, report }) => condition === 2 && report?.units === 1);
  // SC1.5 Who keeps together has one task force: if it was called two, that was the lie.
  const lied =
    law.scenario.special.oneTaskForce === enemy &&
    marks.some(({ condition, report }) => condition === 2 && report?.units === 2);
  own.reports.oneAsTwo = lied || (!ones && (sparing || below(2) === 0));
  const from = below(101);
  for (let i = 0; i < (lies ? 303 : 3); i++) {
    own.reports.ships = 50 + ((from + i) % 101);
    if (i === 101) own.reports.oneAsTwo = lied || (!ones && !own.reports.oneAsTwo);
    const spare: Pools = {};
    for (const what in pools) spare[what] = (pools[what] ?? []).slice();
    const drawn = allot(draft, marks, spare);
    if (drawn === undefined) continue;
    for (const what in pools) pools[what] = spare[what] ?? [];
    return drawn;
  }
  return undefined;
}

const classes = ['carriers', 'capital ships', 'small ships'];

function allot(draft: Draft, marks: readonly Mark[], pools: Pools): Ship[][][] | undefined {
  const { law, enemy, below, own, sparing } = draft;
  const most = mostShips(enemy);
  const together = law.scenario.special.oneTaskForce === enemy;
  const left = (): number => classes.reduce((sum, what) => sum + (pools[what]?.length ?? 0), 0);
  const all = left();
  const taken: Ship[][][] = marks.map(() => []);
  const wants: { i: number; units: number; ships: number; of: readonly string[]; got: Ship[] }[] = [];
  // What is told exactly, then one ship of each class told, then the numbers.
  for (const [i, { condition, report }] of marks.entries()) {
    if (condition !== 3 || report?.each === null || report === null) continue;
    for (const counts of report.each) {
      const ships: Ship[] = [];
      for (const what in counts)
        for (let n = counts[what] ?? 0; n > 0; n--) {
          const ship = pools[what]?.pop();
          if (ship === undefined) return undefined;
          ships.push(ship);
        }
      taken[i]?.push(ships);
    }
  }
  // Who was counted comes before who was not: there may be few of a class.
  const open = marks.map((mark, i) => ({ mark, i })).filter(({ mark }) => !isListed(mark));
  for (const { mark, i } of open.filter(({ mark }) => isCounted(mark))) {
    const { report } = mark;
    const of = report?.classes ?? classes;
    const units = unitsFor(report ?? { units: 1 }, together || (own.reports.oneAsTwo && (sparing || below(2) === 0)));
    const ships = numberFor(report?.total ?? 1, Math.max(units, of.length), draft, together ? all : null);
    if (ships === undefined || ships > units * most || ships < Math.max(units, of.length)) return undefined;
    const got: Ship[] = [];
    for (const what of of) {
      const ship = pools[what]?.pop();
      if (ship === undefined) return undefined;
      got.push(ship);
    }
    wants.push({ i, units, ships, of, got });
  }
  for (const want of wants.sort((a, b) => a.of.length - b.of.length))
    while (want.got.length < want.ships) {
      const ship = takeAny(pools, want.of, draft);
      if (ship === undefined) return undefined;
      want.got.push(ship);
    }
  const others: typeof wants = [];
  for (const { i } of open.filter(({ mark }) => !isCounted(mark))) {
    const ship = takeAny(pools, classes, draft);
    if (ship === undefined) return undefined;
    others.push({ i, units: together ? 1 : 1 + below(2), ships: 0, of: classes, got: [ship] });
  }
  for (const want of others) {
    const free = together ? left() : Math.min(left(), below(2) === 0 ? 0 : below(7));
    const ships = Math.min(most * want.units, 1 + free);
    while (want.got.length < ships) {
      const ship = takeAny(pools, classes, draft);
      if (ship === undefined) break;
      want.got.push(ship);
    }
  }
  for (const { i, units, got } of [...wants, ...others]) taken[i] = divide(got, Math.min(units, got.length), most);
  return taken;
}

/** Told ship by ship, or as a number of some classes. */
const isListed = ({ condition, report }: Mark): boolean => condition === 3 && report !== null && report.each !== null;
const isCounted = ({ condition, report }: Mark): boolean => condition === 2 && report !== null && report.total !== null;

function takeAny(pools: Pools, of: readonly string[], { below }: Draft): Ship | undefined {
  const open = of.filter((what) => (pools[what]?.length ?? 0) > 0);
  return open.length === 0 ? undefined : pools[pick(open, below)]?.pop();
}

/** 7.12.2, R31 Two may be one that is called two. */
const unitsFor = ({ units }: Pick<Report, 'units'>, lied: boolean): number => (units === 2 && lied ? 1 : (units ?? 1));

/** Some number that the policy bends into the one told. */
function numberFor(told: number, least: number, draft: Draft, only: number | null): number | undefined {
  const { below, own, law, sparing } = draft;
  const fits: number[] = [];
  for (let n = Math.max(1, least, Math.floor((2 * told) / 3) - 1); n <= 2 * told + 1; n++)
    if (bent(n, own.reports.ships, law.options.halfRounding) === told && (only === null || n === only)) fits.push(n);
  return sparing || fits.length === 0 ? fits[0] : pick(fits, below);
}

function divide(ships: Ship[], parts: number, most: number): Ship[][] {
  const groups: Ship[][] = Array.from({ length: parts }, () => []);
  for (const [i, ship] of ships.entries()) {
    const group = groups[i % parts];
    if (group !== undefined && group.length < most) group.push(ship);
  }
  return groups;
}

/** 7.14 Planes on deck were made out, or were not. */
function see({ own, inSight, view, pub, eyes, below }: Draft, { hex, condition, report }: Mark): void {
  if (condition !== 3 || report === null || byEye(eyes, pub, hex, 'TF') !== 3) return;
  const here = own.tfs.filter((tf) => tf.hex === hex).map(({ id }) => id);
  const decks = own.ships.filter((ship) => here.includes(ship.tf) && ship.grounded !== null);
  if (decks.length === 0) return;
  for (const { id } of decks) inSight.set(id, false);
  if (report.planesOnDeck) inSight.set(pick(decks, below).id, true);
  if (view.public.battle?.hex === hex) for (const { id } of decks) inSight.delete(id);
}

// Out of sight

const edges = ['N', 'E', 'S', 'W'] as const;

/** R149 Whether a group that comes later is still beyond the edge. */
const isAway = ({ sailed }: Draft, { enters }: Group): boolean => enters !== null && sailed <= enters;

/** Ships that can be nowhere else. */
function stillToCome(draft: Draft): Set<string> {
  const { groups, crews } = startsIn(draft.law, draft.enemy);
  const absent = crews.filter(({ groups: homes }) =>
    homes.every(({ group }) => {
      const home = groups[group];
      return home !== undefined && isAway(draft, home);
    }),
  );
  return new Set(absent.flatMap(({ names }) => names));
}

/** They come when the scenario says; where, nobody knows before they have. By their numbers it is told who comes where. */
function drawComing({ own, pub, below, plotted, enemy }: Draft, { hexes, enters, slots }: Group, crew: string[]): void {
  const most = mostShips(enemy);
  const free = slots.filter((slot) => !own.tfs.some(({ id }) => id === slot));
  for (const [i, id] of free.entries()) {
    if (crew.length === 0) break;
    // No more are left to the others than they may take.
    const least = crew.length - most * (free.length - 1 - i);
    const names = crew.splice(0, Math.max(least, 1 + below(Math.min(most, crew.length))));
    const hex = plotted && enters === pub.turn ? pick(hexes, below) : null;
    own.coming = [...(own.coming ?? []), { id, turn: enters ?? 0, hex, path: [] }];
    own.ships = own.ships.map((ship) => (names.includes(ship.name) ? { ...ship, tf: id } : ship));
  }
}

function drawHidden(draft: Draft, pools: Pools, absent: ReadonlySet<string>): void {
  const { law, enemy, below, own, sailed } = draft;
  const rest = new Set([...absent, ...Object.values(pools).flatMap((ships) => ships.map(({ name }) => name))]);
  const most = mostShips(enemy);
  const together = law.scenario.special.oneTaskForce === enemy;
  const first = own.tfs[0];
  const { groups, crews } = startsIn(law, enemy);
  const begun: string[][] = groups.map(() => []);
  for (const { names, groups: homes } of crews)
    for (const name of names) if (rest.has(name)) begun[pick(homes, below).group]?.push(name);
  for (const [i, group] of groups.entries()) {
    const { hexes, anchored, enters } = group;
    const crew = shuffled(begun[i] ?? [], below);
    if (isAway(draft, group)) {
      drawComing(draft, group, crew);
      continue;
    }
    while (crew.length > 0) {
      if (together && first !== undefined) {
        own.ships = own.ships.map((ship) => (crew.includes(ship.name) ? { ...ship, tf: first.id } : ship));
        break;
      }
      const some = together ? crew.length : below(3) === 0 ? 1 + below(crew.length) : crew.length;
      const part = crew.splice(0, Math.min(most, some));
      const still = anchored === 'all' && (sailed < 3 || hexes.every((each) => liesStill(draft, each)));
      const hex = hiddenHex(draft, hexes, still, sailed - (enters ?? 0));
      // 12.6 They may have left the map altogether.
      if (sailed > 0 && below(8) === 0 && edges.some((edge) => fromEdge(hex, edge, law.scenario.westHalf) <= 2)) {
        own.left = [...own.left, ...own.ships.filter(({ name }) => part.includes(name)).map(({ id }) => id)];
        continue;
      }
      addForce(draft, hex, part);
    }
  }
}

/** SC2.1, SC2.2 Ships that begin there are held at anchor still, as far as whoever imagines them can tell. */
function liesStill({ law, enemy, pub, view, sailed }: Draft, hex: Hex): boolean {
  const held = anchorageAt(law, enemy, hex);
  if (held === undefined) return false;
  if (held.until !== 'alarm') return sailed <= turnAt(law.scenario, held.until);
  return !pub.alarmed?.includes(held.place) && view.own.observed.every(({ kind }) => kind !== 'TF');
}

/** From where the group began, or from where something was last seen, as far as it can have come since. */
function hiddenHex(draft: Draft, hexes: readonly Hex[], anchored: boolean, sailing: number): Hex {
  const { below, view, sailed, pub } = draft;
  const seen = view.knows.sightings.filter(({ kind }) => kind === 'TF');
  for (let i = 0; i < 20; i++) {
    const last = seen.length > 0 && below(2) === 0 ? pick(seen, below) : undefined;
    const from = last?.hex ?? (hexes.length > 0 ? pick(hexes, below) : somewhere(draft));
    const turns = last === undefined ? sailing : Math.max(0, pub.turn - last.turn);
    const hex = anchored ? from : sailFrom(draft, from, below(2 * turns + 1));
    if (terrainAt(hex) !== 'land' && isUnseen(draft, hex, 'TF')) return hex;
  }
  const open = hexes.filter((hex) => isUnseen(draft, hex, 'TF'));
  if (sailed === 0 && open.length > 0) return pick(open, below);
  return somewhere(draft);
}

/** 12.7 Ships lie at anchor beside land, as they began or by choice. */
function anchor(draft: Draft): void {
  const { own, law, enemy, sailed, below, view } = draft;
  const began = new Set(
    startsIn(law, enemy).groups.flatMap(({ names, anchored }) => (anchored === 'all' ? names : anchored)),
  );
  const told = new Set(view.public.battle === null ? [] : (view.knows.battle?.ships ?? []).map(({ name }) => name));
  own.ships = own.ships.map((ship) => {
    const tf = own.tfs.find(({ id }) => id === ship.tf);
    if (tf === undefined || isSunk(ship)) return ship.anchored ? ship : ship;
    if (told.has(ship.name)) return ship;
    const may = terrainAt(tf.hex) === 'partial';
    const first = began.has(ship.name);
    const still = liesStill(draft, tf.hex);
    const anchored = may && (sailed === 0 ? first || still : (first && still) || below(first ? 2 : 6) === 0);
    return { ...ship, anchored };
  });
  for (const ship of own.ships) {
    if (!ship.anchored || isSunk(ship)) continue;
    const hull = own.hulls[ship.id] ?? { anchoredSince: null, unloaded: 0, slowSince: null };
    const hex = own.tfs.find(({ id }) => id === ship.tf)?.hex ?? -1;
    const since = began.has(ship.name) && liesStill(draft, hex) ? -1 : Math.max(-1, sailed - 2 - below(4));
    own.hulls[ship.id] = { ...hull, anchoredSince: since };
  }
}

// Plots

function plot(draft: Draft, tf: TaskForce): void {
  const { pub, own, plotted, below } = draft;
  tf.blind ||= !tf.onMap && weatherAt(pub, tf.hex) === 'storm';
  if (!plotted) return;
  const orders: Plot = emptyPlot();
  tf.plot = orders;
  const speed = movementFactor(pub, own, tf);
  if (pub.phase <= at.shadowing) {
    if (below(3) > 0) orders.path = course(draft, tf.hex, below(speed + 1));
    if (!tf.onMap && below(6) === 0) orders.show = pick(['start', 'middle', 'end'] as const, below);
    return;
  }
  orders.path = wake(draft, tf, below(speed + 1));
  tf.steps = orders.path.length;
  tf.moved = tf.steps > 0 && below(8) === 0;
  for (const ship of own.ships)
    if (ship.tf === tf.id && (ship.type === 'CV' || ship.type === 'CVL') && tf.steps > 0 && below(2) === 0)
      own.intoWind[ship.id] = true;
}

function course(draft: Draft, from: Hex, steps: number): Hex[] {
  const path: Hex[] = [];
  let hex = from;
  for (let i = 0; i < steps; i++) {
    const to = sailFrom(draft, hex, 1);
    if (to === hex) break;
    path.push(to);
    hex = to;
  }
  return path;
}

/** The hexes it has come by, its own the last. */
function wake(draft: Draft, { hex, onMap }: TaskForce, steps: number): Hex[] {
  const path: Hex[] = [];
  let to = hex;
  for (let i = 0; i < steps; i++) {
    path.unshift(to);
    const from = neighbours(to).filter((each) => terrainAt(each) !== 'land' && maySail(each, to) === undefined);
    if (from.length === 0) break;
    to = pick(from, draft.below);
  }
  return onMap && path.length > 0 && distance(hex, path[0] ?? hex) > steps ? [] : path;
}

// Magazines

/** 19.8 Ammunition and torpedoes are nobody's business; a ship that stands to fire her torpedoes has them. */
function arm(draft: Draft): void {
  const { own, law, enemy, below, view, pub } = draft;
  const fought = new Set(Object.keys(view.knows.ships));
  const here = pub.battle === null ? [] : (view.knows.battle?.ships ?? []);
  own.ships = own.ships.map((ship) => {
    if (isSunk(ship)) return ship;
    const seen = here.findIndex(({ name }) => name === ship.name);
    if (seen < 0 && !fought.has(ship.name)) return ship;
    const spent = { ...ship, ammunition: below(ship.ammunition + 1), torpedoes: below(2) * ship.torpedoes };
    return withTorpedoes(
      spent,
      law,
      enemy,
      seen < 0 ? 'unknown' : torpedoesAt(view.knows.battle?.steps ?? [], seen, draft, pub),
    );
  });
}

function torpedoesAt(
  steps: readonly { rule: string }[],
  place: number,
  { enemy }: Draft,
  _pub: GamePublic,
): 'ready' | 'gone' | 'unknown' {
  const round = steps.find((step): step is SurfaceStep => step.rule === '19');
  if (round?.positions[enemy][place] !== 'torpedo') return 'unknown';
  return round.stage === 'gunnery' || (round.stage === 'torpedo' && round.salvo.length === 0) ? 'ready' : 'gone';
}
