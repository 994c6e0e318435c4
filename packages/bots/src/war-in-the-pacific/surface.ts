/** A newcomer in a surface action: closes, masses fire where it does most harm, and takes cripples out of the line. */
import type { Answer, Ask, Below, Bot, Pick, RowAnswer, Sheet } from '@ironbottom/umpire';
import { leastAnswer } from '@ironbottom/umpire';
import {
  afloat,
  display,
  enemyOf,
  isHunting,
  lawNow,
  mayLaunch,
  movers,
  nightCaseOf,
  pointsPerLevel,
  rangeOf,
  reach,
  readyToFire,
  type Ship,
  type Side,
  type SurfaceBattle,
  type SurfaceKit,
  type SurfaceLaw,
  shipOf,
  sideOf,
  targetsOf,
  whyNoTarget,
  worthOf,
} from '@ironbottom/war-in-the-pacific';
import { isOpen } from '../answers.js';
import { huntAnswer } from './surface-hunt.js';

export const surfaceRecruit: Bot<SurfaceKit> = {
  name: 'recruit',
  title: 'Recruit',
  about: 'Closes the enemy, masses fire where it does most harm, and takes cripples out of the line.',
  seat: (seat, law, below) => ({ answer: (view, ask) => answerFor(law, view.own, sideOf(seat), ask, below) }),
};

function answerFor(given: SurfaceLaw, battle: SurfaceBattle, side: Side, ask: Ask, below: Below): Answer {
  if (isHunting(battle)) return huntAnswer(given, battle, side, ask, below);
  const law = lawNow(given, battle);
  const [matter] = battle.matters;
  if (matter?.matter === 'flag' && ask.ask === 'pick') return soundest(law, battle, ask);
  // Whoever may stays and fights.
  if (matter?.matter === 'breakoff') return [];
  switch (battle.phase) {
    case 'deploy':
      return ask.ask === 'sheet' ? stations(law, battle, side, ask, below) : [];
    case 'fire':
      return ask.ask === 'pick' ? target(law, battle, side, ask) : [];
    case 'advance':
      return ask.ask === 'pick' ? advance(law, battle, ask) : [];
    case 'firers':
      return ask.ask === 'sheet' ? firers(law, battle, side, ask) : [];
    case 'chits':
      return ask.ask === 'sheet' ? defence(ask) : [];
    case 'move':
      return ask.ask === 'sheet' ? moves(law, battle, side, ask) : [];
    default:
      return leastAnswer(ask) ?? [];
  }
}

/**
 * Who is going to be surprised puts what is worth least together at one end of the line, and its best ships at the other: whoever
 * of the enemy lies opposite the first finds nothing better. Otherwise the best guns lie in the middle, where most is in reach; who
 * cannot fill the line begins as the sheet does.
 */
function stations(law: SurfaceLaw, battle: SurfaceBattle, side: Side, ask: Sheet, below: Below): Answer {
  const rows = ask.rows.map((row): RowAnswer => (row.ask === 'pick' ? (row.now ?? []) : (leastAnswer(row) ?? [])));
  const fleet = battle.ships.filter((ship) => ship.side === side);
  const listed = display.stations.flatMap((station) => fleet.filter((ship) => ship.station === station));
  const line = listed.filter(({ station }) => station === 'combatants');
  const hexes = display.hexesOf(side, 'combatants');
  const each = Math.floor(line.length / hexes.length);
  const over = line.length % hexes.length;
  const isSurprised = side === 'allies' && nightCaseOf(law, battle) === 'A';
  if (each === 0 && !isSurprised) return rows;
  const places = (isSurprised && below(2) > 0 ? hexes.toReversed() : hexes).flatMap((place, i) => {
    const isFull = i < Math.ceil(over / 2) || i >= hexes.length - Math.floor(over / 2);
    const name = display.placeName(place);
    return [...Array<string>(each).fill(name), ...(isFull ? [`${name}+`] : [])];
  });
  const fromEnd = (i: number): number => Math.min(i, places.length - 1 - i);
  const order = isSurprised
    ? places
    : places.toSorted((a, b) => fromEnd(places.indexOf(a)) - fromEnd(places.indexOf(b)));
  const value = ({ id }: Ship): number => (isSurprised ? pointsPerLevel(law, id) : (law.units[id]?.gunnery ?? 0));
  const ranked = line.toSorted((a, b) => value(a) - value(b));
  for (const [i, ship] of ranked.entries()) rows[listed.indexOf(ship)] = [order[i] ?? ''];
  return rows;
}

type Plan = { target: string; firers: string[]; torpedoShift: boolean; worth: number };

/** The fire on a target that is worth most: all who reach it, or with torpedoes those who have them. */
function planFor(law: SurfaceLaw, battle: SurfaceBattle, ready: readonly Ship[], aimed: Ship): Plan {
  const able = ready.filter((ship) => reach(law, battle, ship, aimed) !== undefined);
  const armed = able.filter((ship) => reach(law, battle, ship, aimed) === 'guns' && mayLaunch(law, battle, ship));
  const plan = (ships: readonly Ship[], torpedoShift: boolean): Plan => {
    const fire = { target: aimed.id, firers: ships.map(({ id }) => id), torpedoShift };
    return { ...fire, worth: ships.length === 0 ? 0 : worthOf(law, battle, fire) };
  };
  const [guns, torpedoes] = [plan(able, false), plan(armed, true)];
  return torpedoes.worth > guns.worth ? torpedoes : guns;
}

function target(law: SurfaceLaw, battle: SurfaceBattle, side: Side, ask: Pick): Answer {
  const ready = readyToFire(law, battle, side);
  const plans = targetsOf(battle, side)
    .filter((ship) => whyNoTarget(law, battle, ship, ready) === undefined)
    .map((ship) => planFor(law, battle, ready, ship));
  const best = plans.sort((a, b) => b.worth - a.worth)[0];
  if (best !== undefined && best.worth > 0) return [best.target];
  const far = ready.flatMap((ship) =>
    (display.beside[ship.hex] ?? []).map((place) => shotFrom(law, battle, ship, place)),
  );
  return ask.of.some(({ id }) => id === 'advance') && Math.max(0, ...far) >= worthAChit ? ['advance'] : [];
}
/** Points for one. */
const worthAChit = 4;

/** What she could do from there, alone, to somebody who has not been fired at. */
function shotFrom(law: SurfaceLaw, battle: SurfaceBattle, ship: Ship, hex: number): number {
  const there = { ...ship, hex };
  const moved = { ...battle, ships: battle.ships.map((each) => (each.id === ship.id ? there : each)) };
  const seen = targetsOf(moved, ship.side).filter((each) => each.seen && !each.attacked);
  return Math.max(0, ...seen.map((each) => planFor(law, moved, [there], each).worth));
}

function advance(law: SurfaceLaw, battle: SurfaceBattle, ask: Pick): Answer {
  const worth = (id: string): number => {
    const [ship = '', place = ''] = id.split('@');
    return shotFrom(law, battle, shipOf(battle, ship), display.placeNamed(place));
  };
  const [best] = ask.of.filter(isOpen).sort((a, b) => worth(b.id) - worth(a.id));
  return best === undefined ? [] : [best.id];
}

const rowsOf = (ask: Sheet): RowAnswer[] => ask.rows.map((row) => leastAnswer(row) ?? []);

function firers(law: SurfaceLaw, battle: SurfaceBattle, side: Side, ask: Sheet): Answer {
  const aimed = shipOf(battle, battle.attack?.target ?? '');
  const plan = planFor(law, battle, readyToFire(law, battle, side), aimed);
  const rows = rowsOf(ask);
  const most = ask.limits.find(({ rule }) => rule === '19.8.5')?.most ?? plan.firers.length;
  rows[0] = plan.firers.slice(0, Math.max(1, most));
  for (const [i, row] of ask.rows.entries()) {
    if (row.ask !== 'pick' || i === 0) continue;
    if (row.rule === '19.5' && plan.torpedoShift) rows[i] = ['shift'];
    if (row.rule === '20.1') rows[i] = dice(law, battle, plan, ask);
  }
  return rows;
}

/** Chits for both dice do more than twice what one does; none where they change little. */
function dice(law: SurfaceLaw, battle: SurfaceBattle, plan: Plan, ask: Sheet): string[] {
  const chits = ask.limits.find(({ rule }) => rule === '20.1')?.most ?? 0;
  const gain = (ids: string[]): number =>
    worthOf(law, battle, {
      ...plan,
      onDamage: Number(ids.includes('damage')),
      onResult: Number(ids.includes('result')),
    }) -
    plan.worth -
    worthAChit * ids.length;
  const ways = [[], ['result'], ['damage'], ['damage', 'result']].filter(({ length }) => length <= chits);
  return ways.sort((a, b) => gain(b) - gain(a))[0] ?? [];
}

/** One chit against the result die, while there are any. */
const defence = (ask: Sheet): Answer =>
  ask.rows.map((row) => (row.ask === 'pick' ? ['result'] : (leastAnswer(row) ?? [])));

function soundest(law: SurfaceLaw, battle: SurfaceBattle, ask: Pick): Answer {
  const open = ask.of.filter(isOpen).map(({ id }) => shipOf(battle, id));
  const [best] = open.sort(
    (a, b) => a.damage - b.damage || (law.units[b.id]?.defence ?? 0) - (law.units[a.id]?.defence ?? 0),
  );
  return best === undefined ? [] : [best.id];
}

function moves(law: SurfaceLaw, battle: SurfaceBattle, side: Side, ask: Sheet): Answer {
  const enemies = afloat(battle, enemyOf(side));
  const going = movers(law, battle, side);
  return ask.rows.map((row, i): RowAnswer => {
    const ship = going[i];
    if (row.ask !== 'pick' || ship === undefined) return leastAnswer(row) ?? [];
    const free = row.of.filter(
      ({ id, text }) => isOpen({ id, text }) && !id.endsWith('+') && !text.endsWith('for a chit'),
    );
    const isLeaving = battle.command[side].brokenOff || ship.damage >= 3 || ship.station !== 'combatants';
    const way = (id: string): number =>
      isLeaving ? -edge(side, id) : nextShot(law, battle, ship, id) - 100 * distance(law, battle, ship, enemies, id);
    const best = free.sort((a, b) => way(b.id) - way(a.id))[0];
    const here = display.placeName(ship.hex);
    const staying = isLeaving ? -display.fromEdge(side, ship.hex) : way(here);
    if (best !== undefined && (row.min > 0 || way(best.id) > staying)) return [best.id];
    return leastAnswer(row) ?? [];
  });
}

/** Twice as good where the number is still to come. */
function nextShot(law: SurfaceLaw, battle: SurfaceBattle, ship: Ship, id: string): number {
  if (id === 'withdraw') return 0;
  const place = display.placeNamed(id);
  const wait = (display.numberAt(law.charts.surfaceDisplay.values, place) - battle.active + 6) % 6;
  const isToCome = wait > 0 && wait <= 5 - battle.turned;
  return shotFrom(law, battle, ship, place) * (isToCome ? 2 : 1);
}

const edge = (side: Side, id: string): number =>
  id === 'withdraw' ? -1 : display.fromEdge(side, display.placeNamed(id));

/** How far from where she would like to be: near enough to fire; by night beside the enemy, who is not seen from afar. */
function distance(law: SurfaceLaw, battle: SurfaceBattle, ship: Ship, enemies: readonly Ship[], id: string): number {
  if (id === 'withdraw') return 99;
  const isBlind = law.night && !enemies.some(({ seen }) => seen);
  const wanted = isBlind ? 1 : rangeOf(law, battle, ship);
  const nearest = Math.min(
    ...enemies
      .filter(({ seen }) => seen || isBlind)
      .map(({ hex }) => display.hexesBetween(display.placeNamed(id), hex)),
  );
  return Math.max(0, nearest - wanted);
}
