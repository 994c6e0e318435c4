/** A whole battle of strikes that a side cannot tell from the true one, from what it sees alone. */
import type { Below } from '@ironbottom/umpire';
import { sinksAt, speedOf } from '../chapters/16-8-damage.js';
import type { Altitude } from '../charts/air-points.js';
import { altitudes } from '../charts/air-points.js';
import { imagineMarkers } from '../search/imagine.js';
import { type Side, sides } from '../sides.js';
import { type Errand, errandsOf, levelTold } from './flying.js';
import { navalOf, otherShips, type StrikeLaw, strikerOf, unitOf } from './law.js';
import { searchOf } from './searching.js';
import { faceDownIn } from './seen.js';
import { cloneStrike, type Flight, pointsOf, type Ship, type StrikeBattle } from './state.js';
import { merged } from './step.js';

export function imagineStrikes(seen: StrikeBattle, side: Side, law: StrikeLaw, below: Below): StrikeBattle {
  const battle = cloneStrike(seen);
  if (battle.phase === 'over') return battle;
  if (side === strikerOf(law, seen)) turnUp(battle, law, below);
  for (const ship of battle.ships)
    if (ship.side !== side && !ship.sunk && !ship.seen && ship.arc === null)
      ship.damage = pick(damages(battle, law, ship.id), below);
  const order = sides.flatMap((each) => [...law.forces[each].ships, ...otherShips(law, each)]);
  battle.ships.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  if (battle.hunt !== null) imagineMarkers(searchOf(law, battle), side, below);
  if (side === navalOf(law, seen)) drawFlights(battle, law, below);
  return battle;
}

function pick<T>(of: readonly T[], below: Below): T {
  const one = of[below(of.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
}

function shuffled<T>(of: readonly T[], below: Below): T[] {
  const list = [...of];
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const [a, b] = [list[i], list[j]];
    if (a !== undefined && b !== undefined) [list[i], list[j]] = [b, a];
  }
  return list;
}

/** What her damage may be: as seen, or more if she has rolled for critical hits since. */
function damages({ shown, rolled }: StrikeBattle, law: StrikeLaw, id: string): number[] {
  const known = shown[id] ?? 0;
  if (!rolled.includes(id)) return [known];
  const most = sinksAt(unitOf(law, id)) - 1;
  return Array.from({ length: Math.max(1, most - known + 1) }, (_, i) => known + i);
}

/** Face-down counters become ships: of the type, with the damage and at the speed that was told. */
function turnUp(battle: StrikeBattle, law: StrikeLaw, below: Below): void {
  const masks = shuffled(faceDownIn(battle, law), below);
  const named = new Set(battle.ships.map(({ id }) => id));
  const naval = navalOf(law, battle);
  const hidden = [...law.forces[naval].ships, ...otherShips(law, naval)].filter((id) => !named.has(id));
  const found = match(masks, hidden, battle, law, below);
  if (found === undefined) throw new Error('no ships fit the counters on the display');
  for (const ship of battle.ships) {
    const drawn = found.get(ship.mark);
    if (drawn === undefined || ship.seen) continue;
    ship.id = drawn.id;
    ship.damage = drawn.damage;
  }
}

type Drawn = Map<string, { id: string; damage: number }>;

function match(
  masks: readonly Ship[],
  ids: readonly string[],
  battle: StrikeBattle,
  law: StrikeLaw,
  below: Below,
): Drawn | undefined {
  const [mask, ...rest] = masks;
  if (mask === undefined) return new Map();
  for (const id of shuffled(ids, below)) {
    if (unitOf(law, id).type !== mask.type) continue;
    for (const damage of shuffled(damages(battle, law, id), below)) {
      const fits =
        damage >= 2 === mask.damage >= 2 && (mask.pace === null || speedOf(law, { id, damage }) === mask.pace);
      if (!fits) continue;
      const others = match(
        rest,
        ids.filter((each) => each !== id),
        battle,
        law,
        below,
      );
      if (others !== undefined) return others.set(mask.mark, { id, damage });
    }
  }
  return undefined;
}

/** Planes not met: altitudes and escorts that agree with what was announced, then waves. */
function drawFlights(battle: StrikeBattle, law: StrikeLaw, below: Below): void {
  const plotted = altitudes.some((altitude) => battle.levels[altitude] !== 'none');
  if (!plotted) return;
  const hidden = battle.flights.filter(({ met, role }) => !met && role === null);
  const known = battle.flights.filter((flight) => !hidden.includes(flight));
  const drawn = plot(battle, law, hidden, below);
  battle.flights = merged([...known, ...drawn]);
  if (battle.wave !== null) drawWaves(battle, battle.wave.number, below);
}

function plot(battle: StrikeBattle, law: StrikeLaw, hidden: readonly Flight[], below: Below): Flight[] {
  const unmet = altitudes.filter((altitude) => battle.levels[altitude] !== 'none' && !battle.fought.includes(altitude));
  const ways = hidden.map((flight) => {
    const errands = errandsOf(law, flight).filter(
      ({ altitude, posture }) =>
        unmet.includes(altitude) && (posture === null || battle.levels[altitude] === 'escorted'),
    );
    return shuffled(spread(flight.points, errands.length), below).map((points) => sent(flight, errands, points));
  });
  let tries = 20_000;
  const found = firstFit(ways, 0, [], (flights) => {
    tries -= 1;
    return tries < 0 || agrees(battle, unmet, flights);
  });
  // What was announced may have been shot down or peeled off since: then anything goes.
  return found ?? ways.flatMap(([first]) => first ?? []);
}

const sent = (flight: Flight, errands: readonly Errand[], points: readonly number[]): Flight[] =>
  errands.flatMap(({ role, altitude, posture }, i) =>
    (points[i] ?? 0) > 0 ? [{ ...flight, points: points[i] ?? 0, role, altitude, posture }] : [],
  );

/** Every way to share out so many. */
function spread(total: number, over: number): number[][] {
  if (over <= 0) return total === 0 ? [[]] : [];
  if (over === 1) return [[total]];
  return Array.from({ length: total + 1 }, (_, first) =>
    spread(total - first, over - 1).map((rest) => [first, ...rest]),
  ).flat();
}

function firstFit(
  ways: readonly Flight[][][],
  at: number,
  so: readonly Flight[],
  fits: (flights: readonly Flight[]) => boolean,
): Flight[] | undefined {
  const here = ways[at];
  if (here === undefined) return fits(so) ? [...so] : undefined;
  for (const flights of here) {
    const found = firstFit(ways, at + 1, [...so, ...flights], fits);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Until escorts peel off and waves come in, every altitude is as it was announced. */
function agrees(battle: StrikeBattle, unmet: readonly Altitude[], flights: readonly Flight[]): boolean {
  if (battle.wave !== null) return true;
  const before = battle.phase === 'cap' || battle.phase === 'peel';
  return unmet.every((altitude) => {
    const told = levelTold(flights, altitude);
    if (battle.levels[altitude] === 'bare') return told === 'bare';
    return !before || told === 'escorted';
  });
}

/** Who has not come in yet comes in later waves, none of them empty. */
function drawWaves(battle: StrikeBattle, now: number, below: Below): void {
  const later = battle.flights.filter(({ wave }) => wave === 0);
  const bombers = later.filter(({ role }) => role !== 'F');
  const most = Math.max(1, Math.min(3, pointsOf(bombers)));
  const split = later.flatMap((flight) =>
    Array.from({ length: flight.points }, () => ({ ...flight, points: 1, wave: now + 1 + below(most) })),
  );
  const used = [...new Set(split.filter(({ role }) => role !== 'F').map(({ wave }) => wave))].sort((a, b) => a - b);
  for (const flight of split) flight.wave = now + 1 + Math.max(0, used.indexOf(flight.wave));
  battle.flights = merged([...battle.flights.filter(({ wave }) => wave > 0), ...split]);
  battle.led = [now + below(2), now + 2].slice(below(2));
}
