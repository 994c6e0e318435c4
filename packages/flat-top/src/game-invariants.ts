/** What holds in every state of a whole game, numbered as in docs/harness.md. */
import { canonical } from '@ironbottom/umpire';
import type { Invariant } from '@ironbottom/umpire/harness';
import { armsOf } from './arms.js';
import { weatherAt } from './chapters/6-weather.js';
import { bounds } from './chapters/7-reports.js';
import { isFlying } from './chapters/7-sight.js';
import { fliesFreely, launchClass, paceOf } from './chapters/8-launching.js';
import { mostShips } from './chapters/10-plotting.js';
import { isSunk } from './chapters/21-damage.js';
import { shipRating } from './charts/rating.js';
import { canHandle, type Field, fieldsOf } from './fields.js';
import { shipsListed } from './forces.js';
import { planesInvariants } from './game-invariants-planes.js';
import { shipInvariants } from './game-invariants-ships.js';
import { specialInvariants } from './game-invariants-special.js';
import { submarineInvariants } from './game-invariants-submarines.js';
import {
  type FlatTopGame,
  type GameLaw,
  type GameOwn,
  type GamePublic,
  type GameState,
  knowsOf,
  ownOf,
} from './game-kit.js';
import { inPlay, name, terrainAt } from './map.js';
import type { Flight, Mark } from './pieces.js';
import { enemyOf, type Grounded, type Side, sides } from './state.js';
import { accountedFor, basePoints, bonusPoints, parkedIn, shipPoints, stockOf, unloadingPoints } from './stock.js';

type Seen = { own: GameOwn; pub: GamePublic; law: GameLaw; side: Side; state: GameState };

/** The same for both sides. */
function each(title: string, check: (seen: Seen) => string | undefined): Invariant<FlatTopGame> {
  return {
    name: title,
    broken(state, law) {
      for (const side of sides) {
        const broken = check({ own: ownOf(state, side), pub: state.public, law, side, state });
        if (broken !== undefined) return `${side}: ${broken}`;
      }
      return undefined;
    },
  };
}

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;
const inBattle = ({ battle }: GamePublic): boolean => battle !== null;
const boxes = ['ready', 'justLanded', 'readying'] as const;
/** Phases by their place in the sequence of play. */
const sailing = 4;
const movement = 6;

const names = new WeakMap<readonly string[], string>();

/** Every ship of the order of battle, sorted, in one text. */
function roll(ships: readonly string[]): string {
  let text = names.get(ships);
  if (text === undefined) {
    text = shipsListed(ships).sort().join(', ');
    names.set(ships, text);
  }
  return text;
}

/** Ready and Just Landed and Readying, with the name of the place. */
function* places(own: GameOwn): Generator<{ place: string; grounded: Grounded; ashore: boolean }> {
  for (const { id, grounded } of own.ships) if (grounded !== null) yield { place: id, grounded, ashore: false };
  for (const { id, grounded } of own.bases) yield { place: id, grounded, ashore: true };
}

const counting: readonly Invariant<FlatTopGame>[] = [
  each('1 every ship is in one task force, has left the map, or is sunk', ({ own, law, side }) => {
    const here = own.ships.map((ship) => ship.name).sort();
    if (here.join(', ') !== roll(law.scenario.forces[side].ships)) return `there are ${here.join(', ')}`;
    for (const ship of own.ships) {
      const left = own.left.includes(ship.id);
      const sails = [...own.tfs, ...(own.coming ?? [])].filter(({ id }) => id === ship.tf).length;
      if (left ? ship.tf !== '' : !isSunk(ship) && sails !== 1) return `${ship.name} is in ${ship.tf} (${sails})`;
    }
    return undefined;
  }),
  each('R149 who is still to come is whole, and comes in time', ({ own, pub }) => {
    for (const { id, turn, hex, path } of own.coming ?? []) {
      if (turn < pub.turn || (turn === pub.turn && pub.phase >= sailing)) return `${id} should have come`;
      if (turn > pub.turn && (hex !== null || path.length > 0)) return `${id} is plotted too soon`;
      if (own.flights.some(({ onDeck }) => own.ships.some((ship) => ship.id === onDeck && ship.tf === id)))
        return `planes of ${id} take off before it has come`;
    }
    return undefined;
  }),
  each('2 air factors: order of battle and added = boxes, formations, lost today and gone', ({ own, law, side }) => {
    const now = accountedFor(own);
    const given = stockOf(law, side);
    for (const key of new Set([...now.keys(), ...given.keys(), ...Object.keys(own.added)])) {
      const due = (given.get(key) ?? 0) + (own.added[key] ?? 0);
      if ((now.get(key) ?? 0) !== due) return `${now.get(key) ?? 0} ${key} instead of ${due}`;
    }
    return undefined;
  }),
  each('3 factors are whole, and alike ones stand together', ({ own, pub }) => {
    for (const { place, grounded } of places(own))
      for (const box of boxes)
        for (const { plane, factors } of grounded[box])
          if (!isCount(factors) || factors === 0) return `${factors} ${plane} in the ${box} box of ${place}`;
    for (const { id, lots } of own.flights)
      for (const { plane, factors } of lots)
        if (!isCount(factors) || (factors === 0 && !inBattle(pub))) return `${factors} ${plane} in ${id}`;
    for (const list of [own.lostToday, own.gone, own.added])
      for (const key in list) if (!isCount(list[key] ?? 0)) return `${list[key]} ${key} lost, gone or added`;
    return undefined;
  }),
  each('4 a task force has at least one ship, and at most fifteen Allied or ten Japanese', ({ own, pub, side }) => {
    for (const { id } of own.tfs) {
      const ships = own.ships.filter((ship) => ship.tf === id && !isSunk(ship)).length;
      if ((ships === 0 && !inBattle(pub)) || ships > mostShips(side)) return `${id} has ${ships} ships`;
      if (own.tfs.filter((tf) => tf.id === id).length > 1) return `there are two ${id}`;
    }
    return undefined;
  }),
  each('5 at most 35 Air Formations, none of them empty', ({ own, pub }) => {
    if (own.flights.length > 35) return `${own.flights.length} Air Formations`;
    const seen = new Set<string>();
    for (const { id, lots } of own.flights) {
      if (!/^AF \d+$/.test(id) || seen.has(id)) return `${id} is there twice, or no number`;
      seen.add(id);
      if (lots.length === 0 && !inBattle(pub)) return `${id} is empty`;
    }
    return undefined;
  }),
  each('6 no deck and no field holds more than its capacity', ({ own, law, side }) => {
    for (const field of fieldsOf(own, law, side)) {
      if (field.capacity === null) continue;
      let there = 0;
      for (const { factors } of parkedIn(field.grounded)) there += factors;
      for (const { onDeck, lots } of own.flights)
        if (onDeck === field.id) for (const { factors } of lots) there += factors;
      if (there > field.capacity) return `${there} factors at ${field.name}, which has room for ${field.capacity}`;
    }
    return undefined;
  }),
  each('7, 8 only planes that a place can handle stand there', ({ own, law, side }) => {
    for (const field of fieldsOf(own, law, side))
      for (const { plane, seaBased } of parkedIn(field.grounded))
        if (!canHandle(law, field, plane, seaBased) && !fliesFreely(law, side, plane, field.id))
          return `${plane} at ${field.name}`;
    return undefined;
  }),
  each('9 no submarine is in a task force', ({ own }) => own.ships.find(({ type }) => type === 'SS')?.name),
  each('10 SC1.5 the side that must keep together has one task force', ({ own, law, side }) =>
    law.scenario.special.oneTaskForce === side && own.tfs.length > 1 ? `${own.tfs.length} task forces` : undefined,
  ),
];

const onTheGround: readonly Invariant<FlatTopGame>[] = [
  each('11 arms stand in Ready boxes only, and only such as the plane can carry', ({ own, law }) => {
    for (const { place, grounded } of places(own))
      for (const box of boxes)
        for (const { plane, arms } of grounded[box])
          if (arms !== 'none' && (box !== 'ready' || !armsOf(law, law.scenario.figures, plane).includes(arms)))
            return `${plane} with ${arms} in the ${box} box of ${place}`;
    return undefined;
  }),
  each('12 planes are dispersed at bases only, and in Readying only', ({ own }) => {
    for (const { place, grounded, ashore } of places(own))
      for (const box of boxes)
        for (const { plane, dispersed } of grounded[box])
          if (dispersed && (!ashore || box !== 'readying')) return `${plane} in the ${box} box of ${place}`;
    return undefined;
  }),
];

function launched(own: GameOwn, law: GameLaw, { id }: Field): { minimum: number; normal: number; maximum: number } {
  const used = { minimum: 0, normal: 0, maximum: 0, ...own.landed[id] };
  for (const { launches, lots, flown } of own.flights)
    for (const { place, factors } of launches) if (place === id) used[launchClass(law, lots, flown)] += factors;
  return used;
}

const launching: readonly Invariant<FlatTopGame>[] = [
  each('16, 18 take-offs and landings keep within the Launch Factor', ({ own, law, side, pub }) => {
    // After this the guns speak: a deck that has been hit may have launched more this turn than it now could.
    if (pub.phase > movement) return undefined;
    for (const field of fieldsOf(own, law, side)) {
      const { minimum, normal, maximum } = launched(own, law, field);
      const { launch, most } = field;
      // R50 Minimum launches come out of the normal factor, or stand beside it.
      const upToNormal = launch.normal + (law.options.launches === 'apart' ? launch.minimum : 0);
      if (minimum > launch.minimum || minimum + normal > upToNormal || minimum + normal + maximum > most)
        return `${minimum} minimum, ${normal} normal, ${maximum} maximum at ${field.name}`;
    }
    return undefined;
  }),
  each('17 a carrier that flew more than her minimum steamed into the wind', ({ own, law, side, pub }) => {
    if (pub.phase !== movement) return undefined;
    for (const field of fieldsOf(own, law, side)) {
      const { ship, launch } = field;
      if (ship === null || (ship.type !== 'CV' && ship.type !== 'CVL') || own.intoWind[ship.id] === true) continue;
      const { minimum, normal, maximum } = launched(own, law, field);
      const all = minimum + normal + maximum;
      if (all > launch.minimum) return `${all} at ${field.name} with a minimum of ${launch.minimum}`;
    }
    return undefined;
  }),
  each('19 whoever was formed is airborne once its side has moved', ({ own, pub, side }) => {
    const turns = pub.segment?.step === 'turn';
    const passed = turns ? pub.segment?.done === side : pub.segment?.side === enemyOf(side);
    const over = pub.phase > movement || (pub.phase === movement && passed);
    const late = own.flights.find(({ onDeck }) => onDeck !== null);
    if (late === undefined || (pub.phase >= 0 && pub.phase <= movement && !over)) return undefined;
    return pub.phase > movement || turns || pub.initiative === side ? `${late.id} is still on deck` : undefined;
  }),
];

const inTheAir: readonly Invariant<FlatTopGame>[] = [
  each('23 nobody has flown further than its slowest planes can', ({ own, law, pub }) => {
    if (inBattle(pub)) return undefined;
    for (const { id, lots, flown, carried, moved } of own.flights) {
      // 8.11 Formations that have moved may be put together: they have flown as far as the fastest of them.
      const most = moved ? fastest : paceOf(law, lots);
      if (!isCount(flown) || flown + carried > most) return `${id} has flown ${flown} and ${carried}`;
    }
    return undefined;
  }),
  each('24 formations are on the map in play', ({ own, law }) => {
    const lost = own.flights.find(({ hex, away }) => away === null && !inPlay(hex, law.scenario.westHalf));
    return lost && `${lost.id} is in ${name(lost.hex)}`;
  }),
  each('26 armed planes are low on the turn they take off', ({ own, law, pub }) => {
    for (const { id, lots, launches } of own.flights)
      for (const { plane, arms, altitude, deadline } of lots) {
        const now = launches.length > 0 && deadline === pub.turn + law.charts.planes.values[plane].range - 1;
        if (now && arms !== 'none' && altitude === 'high') return `${plane} of ${id}`;
      }
    return undefined;
  }),
  each('31 beyond the edge they are on the way from or to an off-board base of their side', ({ own }) => {
    const stray = own.flights.find(({ away }) => away !== null && !isBeyond(own, away.base));
    return stray && `${stray.id} and ${stray.away?.base}`;
  }),
  each('32 no deadline lies further off than the range allows', ({ own, law, pub, side }) => {
    for (const { id, lots } of own.flights)
      for (const { plane, deadline } of lots)
        if (deadline > pub.turn + law.charts.planes.values[plane].range - 1 && !staysUp(law, side, plane))
          return `${plane} of ${id} on turn ${pub.turn}: ${deadline}`;
    return undefined;
  }),
  each('33 nobody flies on whose time was over last turn', ({ own, pub, law, side }) => {
    // 15.6.1 A fight can bring the deadline before this turn; the Time Record Phase counts it.
    if (pub.phase >= movement || pub.phase < 0) return undefined;
    for (const { id, lots } of own.flights)
      for (const { plane, deadline } of lots)
        if (deadline < pub.turn && !staysUp(law, side, plane)) return `${plane} of ${id}: ${deadline}`;
    return undefined;
  }),
];

/** No plane of the game makes more hexes a turn. */
const fastest = 12;

const isBeyond = (own: GameOwn, base: string): boolean => own.bases.some(({ id, offBoard }) => id === base && offBoard);

/** SC1.8 */
const staysUp = ({ scenario }: GameLaw, side: Side, plane: string): boolean =>
  scenario.special.freeTakeOff?.side === side && scenario.special.freeTakeOff.plane === plane;

const atSea: readonly Invariant<FlatTopGame>[] = [
  each('35 no task force has sailed further than its slowest ship can', ({ own, pub }) => {
    if (inBattle(pub)) return undefined;
    // 12.3, 12.9 Also those that have sunk: fast ships may have joined slow ones, and then be gone.
    for (const { id, steps } of own.tfs) {
      const speeds = own.ships.filter((ship) => ship.tf === id).map((ship) => ship.movement);
      if (steps > Math.max(...speeds)) return `${id} has entered ${steps} hexes`;
    }
    return undefined;
  }),
  each('37 task forces are on water in play', ({ own, law }) => {
    const ashore = own.tfs.find(({ hex }) => terrainAt(hex) === 'land' || !inPlay(hex, law.scenario.westHalf));
    return ashore && `${ashore.id} is in ${name(ashore.hex)}`;
  }),
  each('38 ships at anchor lie beside land', ({ own }) => {
    for (const ship of own.ships) {
      if (!ship.anchored || isSunk(ship)) continue;
      const tf = own.tfs.find(({ id }) => id === ship.tf);
      if (tf === undefined || terrainAt(tf.hex) !== 'partial') return `${ship.name} in ${name(tf?.hex ?? -1)}`;
    }
    return undefined;
  }),
  each('41 who has left the map is in no task force', ({ own }) =>
    own.left.find((id) => own.ships.some((ship) => ship.id === id && ship.tf !== '')),
  ),
  each('42 transports unload for eight turns at most', ({ own }) => {
    for (const [id, { unloaded }] of Object.entries(own.hulls)) {
      const type = own.ships.find((ship) => ship.id === id)?.type;
      if (!isCount(unloaded) || unloaded > 8 || (unloaded > 0 && type !== 'AP' && type !== 'APD'))
        return `${id} has unloaded ${unloaded} times`;
    }
    return undefined;
  }),
];

const before = (a: Mark, b: Mark): boolean => a.hex < b.hex || (a.hex === b.hex && a.kind === 'TF' && b.kind === 'AF');

const observation: readonly Invariant<FlatTopGame>[] = [
  each('43 whoever is observed is on the map', ({ own }) => {
    const hidden = [...own.tfs, ...own.flights].find(({ seen, onMap }) => seen > 0 && !onMap);
    return hidden?.id;
  }),
  each('44 the enemy has a counter for whatever is on the map, and for nothing else', ({ own, side, state, pub }) => {
    if (inBattle(pub)) return undefined;
    const { marks } = knowsOf(state, enemyOf(side));
    const there = new Set<string>();
    for (const { hex, onMap } of own.tfs) if (onMap) there.add(`TF ${hex}`);
    for (const flight of own.flights) if (flight.onMap && isFlying(flight)) there.add(`AF ${flight.hex}`);
    for (const { hex, kind } of marks)
      if (!there.delete(`${kind} ${hex}`)) return `nothing is under ${kind} ${name(hex)}`;
    const [missing] = there;
    return missing && `there is no counter for ${missing}`;
  }),
  each('45 only formations in the air search', ({ own }) => {
    const odd = own.flights.find((flight) => flight.searching && !isFlying(flight));
    return odd?.id;
  }),
  each('48 numbers told at Condition 2 are within a half of the truth', ({ own, side, state, pub, law }) => {
    if (inBattle(pub)) return undefined;
    for (const { hex, kind, condition, report } of knowsOf(state, enemyOf(side)).marks) {
      if (kind !== 'TF' || condition < 2 || report === null || report.total === null) continue;
      const tfs = own.tfs.filter((tf) => tf.onMap && tf.hex === hex).map(({ id }) => id);
      const n = own.ships.filter((ship) => tfs.includes(ship.tf) && !isSunk(ship)).length;
      const [least, most] = condition === 3 ? [n, n] : bounds(n, law.options.halfRounding);
      if (report.total < least || report.total > most) return `${report.total} told for ${n} in ${name(hex)}`;
    }
    return undefined;
  }),
  each('49 one counter for each hex and kind, in their order', ({ side, state }) => {
    const { marks } = knowsOf(state, side);
    const odd = marks.find((mark, i) => i > 0 && !before(marks[i - 1] ?? mark, mark));
    return odd && `${odd.kind} in ${name(odd.hex)}`;
  }),
  each('7.2 each side knows what the enemy has been told of its counters', ({ own, side, state }) => {
    const { marks } = knowsOf(state, enemyOf(side));
    return own.observed === marks || canonical(own.observed) === canonical(marks) ? undefined : 'they differ';
  }),
];

const inStep = ({ lots }: Flight, fought: readonly unknown[]): boolean =>
  canonical(lots) === canonical(fought.filter((lot) => (lot as { factors: number }).factors > 0));

const combat: readonly Invariant<FlatTopGame>[] = [
  {
    name: '54 one battle at a time, and everybody sees which',
    broken({ public: pub, umpire, seats }) {
      const fights = umpire.agenda.filter(({ kind }) => kind === 'battle').length;
      if (umpire.over === null && fights !== (pub.battle === null ? 0 : 1)) return `${fights} battles on the agenda`;
      for (const side of sides) {
        const part = seats[side];
        if (
          (part?.own.battle === null) !== (pub.battle === null) ||
          (part?.knows.battle === null) !== (pub.battle === null)
        )
          return `${side} does not know of it`;
      }
      return undefined;
    },
  },
  {
    name: '55 nobody fights in a storm',
    broken: ({ public: pub }) =>
      pub.battle !== null && weatherAt(pub, pub.battle.hex) === 'storm' ? name(pub.battle.hex) : undefined,
  },
  each('55 whoever is in a battle is on the map in its hex, as the battle has left it', ({ own, pub }) => {
    const { battle } = own;
    if (battle === null || pub.battle === null) return undefined;
    for (const [i, id] of battle.formations.entries()) {
      const flight = own.flights.find((each) => each.id === id);
      if (flight === undefined) return `${id} is not in the air`;
      if (!flight.onMap || flight.hex !== pub.battle.hex) return `${id} is not there`;
      if (!inStep(flight, battle.air[i]?.lots ?? [])) return `${id} is out of step`;
    }
    for (const ship of battle.submarines === undefined ? battle.ships : [])
      if (!own.ships.includes(ship) && !sameShip(own, ship)) return `${ship.name} differs`;
    return undefined;
  }),
  each('7.15 the enemy knows the hits on ships that he has been told of in a battle', ({ own, side, state }) => {
    for (const { name: ship, type, hits } of knowsOf(state, enemyOf(side)).battle?.ships ?? []) {
      if (type === 'SS') continue;
      const now = own.ships.find((each) => each.name === ship);
      if (now?.hits !== hits) return `${ship} has ${now?.hits} hits, and ${hits} are known`;
    }
    return undefined;
  }),
  each('59, 67 hits, ammunition and torpedoes are within their limits', ({ own, law, side }) => {
    for (const { name: ship, hits, damage, ammunition, torpedoes } of own.ships) {
      const full = shipRating(law.charts, ship, side);
      if (!isCount(hits) || hits > damage) return `${ship} has ${hits} hits of ${damage}`;
      if (!isCount(ammunition) || ammunition > (full?.ammunition ?? 0)) return `${ship} has ammunition ${ammunition}`;
      if (!isCount(torpedoes) || torpedoes > (full?.torpedoes ?? 0)) return `${ship} has torpedoes ${torpedoes}`;
    }
    return undefined;
  }),
  each('61 only planes that took off armed carry anything', ({ own }) => {
    for (const { id, lots } of own.flights)
      for (const { plane, arms, tookOffArmed } of lots)
        if (arms !== 'none' && !tookOffArmed) return `${plane} in ${id} carries ${arms}`;
    return undefined;
  }),
  each(
    '63 off-board bases have no hits',
    ({ own }) => own.bases.find(({ offBoard, hits }) => offBoard && hits > 0)?.name,
  ),
  each('70 everybody knows the hits on bases', ({ own, pub }) => {
    const odd = own.bases.find(({ id, hits }) => !isCount(hits) || hits !== (pub.baseHits[id] ?? 0));
    return odd && `${odd.name} has ${odd.hits} hits and not ${pub.baseHits[odd.id] ?? 0}`;
  }),
  each(
    '72 nobody is aboard a ship that is sunk',
    ({ own }) => own.ships.find((ship) => isSunk(ship) && parkedIn(ship.grounded).length > 0)?.name,
  ),
];

const sameShip = (own: GameOwn, ship: { id: string }): boolean =>
  canonical(own.ships.find(({ id }) => id === ship.id)) === canonical(ship);

const scoring: readonly Invariant<FlatTopGame>[] = [
  each('73, 74 points are the sum of what they were scored for', ({ pub, law, side, state }) => {
    const tally = state.umpire.secret.tally[side];
    let sum = 0;
    for (const points of Object.values(tally)) {
      if (points < 0) return `${points} points for something`;
      sum += points;
    }
    if (sum !== pub.points[side]) return `${pub.points[side]} points, ${sum} by their items`;
    const enemy = ownOf(state, enemyOf(side));
    const ships = shipPoints(enemy, law, enemyOf(side));
    if (tally.ships !== ships && !law.options.criticalHits)
      return `${tally.ships} points for ships, which are worth ${ships}`;
    const bases = basePoints(pub, law, enemyOf(side));
    if (tally.bases !== bases) return `${tally.bases} points for bases, ${bases} by their hits`;
    if (tally.bonus !== bonusPoints(pub, side))
      return `${tally.bonus} points received, ${bonusPoints(pub, side)} announced`;
    const unloading = unloadingPoints(ownOf(state, side), law);
    return tally.unloading === unloading ? undefined : `${tally.unloading} points for unloading, not ${unloading}`;
  }),
  {
    name: '75 no game goes on beyond its last turn',
    broken: ({ public: pub, umpire }, { scenario }) =>
      pub.turn >= scenario.turns || (umpire.over === null && umpire.agenda.length === 0)
        ? `turn ${pub.turn}`
        : undefined,
  },
];

const scene: readonly Invariant<FlatTopGame>[] = [
  {
    name: '5 everybody sees where the sequence of play stands',
    broken({ public: pub, umpire }) {
      if (umpire.over !== null) return undefined;
      if (umpire.agenda[0]?.kind !== 'turn') return 'the turn is not at the bottom of the agenda';
      if (umpire.agenda.filter(({ kind }) => kind === 'turn').length > 1) return 'two turns';
      return pub.phase >= -1 && pub.phase <= 9 ? undefined : `phase ${pub.phase}`;
    },
  },
  each('14.2 only the side whose segment it is has planes in hand', ({ own, pub, side }) =>
    (own.sortie !== null) !== (pub.segment?.side === side) ? `a segment of ${pub.segment?.side}` : undefined,
  ),
];

export const gameInvariants: readonly Invariant<FlatTopGame>[] = [
  ...counting,
  ...onTheGround,
  ...launching,
  ...inTheAir,
  ...atSea,
  ...observation,
  ...combat,
  ...scoring,
  ...specialInvariants,
  ...planesInvariants,
  ...scene,
  ...submarineInvariants,
  ...shipInvariants,
];
