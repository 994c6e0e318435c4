/** 14.13 Special interception: air-to-air combat in the middle of movement. */
import type { Hex } from '@ironbottom/hexes';
import type { Answer, FrameKind, Item, Pick, Refusal } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import {
  aboutOf,
  type Fight,
  type FlatTopGame,
  type GameLaw,
  type GameState,
  type GameTable,
  type GameView,
  ownOf,
} from '../game-kit.js';
import { name } from '../map.js';
import type { Flight } from '../pieces.js';
import { countRole } from '../roles.js';
import { refused } from '../shapes.js';
import { type Altitude, enemyOf, type Side, sides } from '../state.js';
import { sideOf } from '../view.js';
import { weatherAt } from './6-weather.js';
import { anyRole, attempt, flightsOnMap, hasTried, isInterceptor, isOnMapAt, noteTry } from './14-13-attempts.js';
import { mayBeZone, zoneFor } from './14-zone.js';
import { beginBattle } from './15-battles.js';
import { anywhere } from './optional-chance-combat.js';

/** `side` is asked whether it intercepts the enemy's `af`, which has just entered `hex`. */
export type InterceptionFrame = {
  kind: 'interception';
  rule: '14.13.2';
  side: Side;
  af: string;
  hex: Hex;
  asked: boolean;
};

export const altitudes: readonly Altitude[] = ['high', 'low'];

// 14.13.1 Before anybody moves

/** Hexes where both sides have formations on the map: both know. 6.9 Nobody fights in a storm. */
export function meetings(state: GameState): Hex[] {
  const hexes: Hex[] = [];
  for (const { onMap, away, hex } of ownOf(state, 'allied').flights) {
    if (!onMap || away !== null || hexes.includes(hex) || flightsOnMap(state, 'japan', hex).length === 0) continue;
    if (weatherAt(state.public, hex) === 'storm' && cite('6.9')) continue;
    hexes.push(hex);
  }
  return hexes.sort((a, b) => a - b);
}

export function meetingAsk(view: GameView, law: GameLaw, hexes: readonly Hex[]): Pick {
  const of = hexes.flatMap((hex) =>
    altitudes.map((altitude): Item => {
      const text = `intercept at ${altitude} altitude in ${name(hex)}`;
      return withRefusal({ id: `${name(hex)} ${altitude}`, text, at: hex }, refusal(view, law, hex, altitude));
    }),
  );
  const prompt = 'Enemy formations are in the same hex as yours. Try to intercept them before anybody moves?';
  return { ask: 'pick', rule: '14.13.1', prompt, of, min: 0, max: of.length };
}

const withRefusal = (item: Item, not: Refusal | undefined): Item => (not === undefined ? item : refused(item, not));

function refusal(view: GameView, law: GameLaw, hex: Hex, altitude: Altitude): Refusal | undefined {
  const side = sideOf(view.seat);
  const there = view.own.flights.filter((flight) => isOnMapAt(flight, hex));
  const why = (rule: string, text: string): Refusal => ({ rule, why: text });
  if (countRole(law, there, isInterceptor, altitude) === 0)
    return why('14.13.1', `you have no interceptors on the map at ${altitude} altitude in ${name(hex)}`);
  if (hasTried(view.public, side, hex, altitude))
    return why('14.13.5', `you have tried at ${altitude} altitude in ${name(hex)} this turn`);
  if (!mayBeZone(view, law, hex) && !anywhere(law))
    return why('15.2', `${name(hex)} is neither over ships nor within two hexes of a deck or a field`);
  return undefined;
}

/** Both answers are in: where both want it, and it can be (15.2), there is combat at once; where one does he rolls. */
export function openMeetings(table: GameTable, hexes: readonly Hex[], answers: { [side: string]: Answer }): void {
  for (const hex of hexes) {
    for (const altitude of altitudes) {
      const id = `${name(hex)} ${altitude}`;
      const willing = sides.filter((side) => (answers[side] as string[]).includes(id));
      const [one] = willing;
      // R242 Both may have hoped for a deck near by: then both hear that there is none.
      if (one !== undefined && willing.length === 2 && mayFight(table, hex)) {
        table.tell('all', '14.13.1', 'both-intercept', { hex, altitude });
        for (const side of sides) noteTry(table, side, hex, altitude);
        const attacker = table.state.public.initiative ?? one;
        addFight(table, { hex, altitude, attacker });
        continue;
      }
      for (const side of willing)
        tryToIntercept(table, side, hex, altitude, flightsOnMap(table.state, enemyOf(side), hex));
    }
  }
  // Told before they fight: nobody has tried anything else.
  const { fights } = table.state.public;
  if (fights.length > 0) table.tell('all', '14.13.1', 'all-tried', { fights: fights.length });
}

/** 15.2 Whose zone it is does not matter where both want to fight. */
const mayFight = ({ state, law }: GameTable, hex: Hex): boolean =>
  sides.some((side) => zoneFor(state, law, side, hex)) || anywhere(law);

const addFight = (table: GameTable, fight: Fight): void => {
  const pub = table.state.public;
  pub.fights = [...pub.fights, fight];
};

function tryToIntercept(table: GameTable, side: Side, hex: Hex, altitude: Altitude, prey: readonly Flight[]): void {
  if (attempt(table, side, hex, altitude, prey)) addFight(table, { hex, altitude, attacker: side });
}

/** Fight the next interception that succeeded, if any is left; `mover`: only this formation is caught (14.13.2). */
export function fightNext(table: GameTable, mover: string | null): boolean {
  const pub = table.state.public;
  const [fight, ...rest] = pub.fights;
  if (fight === undefined) return false;
  pub.fights = rest;
  const { hex, altitude, attacker } = fight;
  const formations = whoFights(table, fight, mover);
  // Whoever was to fight may be gone by now.
  if (formations.allied.length > 0 && formations.japan.length > 0)
    beginBattle(table, hex, { why: 'interception', altitude, attacker, formations });
  return true;
}

/** By id: the interceptors at that altitude, and whom they catch there. */
export function whoFights(
  { state, law }: { state: GameState; law: GameLaw },
  { hex, altitude, attacker }: Fight,
  mover: string | null,
): Record<Side, string[]> {
  const formations: Record<Side, string[]> = { allied: [], japan: [] };
  for (const side of sides) {
    for (const flight of flightsOnMap(state, side, hex)) {
      if (side !== attacker && mover !== null && flight.id !== mover) continue;
      const fights = side === attacker ? isInterceptor : anyRole;
      if (countRole(law, [flight], fights, altitude) > 0) formations[side].push(flight.id);
    }
  }
  return formations;
}

// 14.13.2 A formation moves through

/**
 * Whether the other side has a counter of formations where this one has just arrived on the map: then it is asked, whatever
 * it has there, for both sides know as much (R83: the last hex counts, the first does not).
 */
export function maybeIntercepted(table: GameTable, side: Side, flight: Flight): boolean {
  const { state } = table;
  if (!flight.onMap || flightsOnMap(state, enemyOf(side), flight.hex).length === 0) return false;
  if (weatherAt(state.public, flight.hex) === 'storm' && cite('6.9')) return false;
  if (!cite(state.public.segment === null ? '14.13.4' : '14.13.2') || !cite('14.13')) return false;
  table.push({
    kind: 'interception',
    rule: '14.13.2',
    side: enemyOf(side),
    af: flight.id,
    hex: flight.hex,
    asked: false,
  });
  return true;
}

export const interception: FrameKind<FlatTopGame, InterceptionFrame> = {
  run(table, frame) {
    const pub = table.state.public;
    const { side, hex } = frame;
    if (!frame.asked) {
      pub.interception = { side, hex };
      // R41 It may have come in unseen and be one more under a counter that stands there: being asked is then the news.
      table.tell('all', '14.13.2', 'comes-by', { side, hex });
      table.owe([side], { hex });
      return;
    }
    pub.interception = null;
    if (!fightNext(table, frame.af)) table.pop();
  },

  ask(view, law) {
    const { hex = 0 } = aboutOf<{ hex: Hex }>(view);
    const of = altitudes.map(
      (altitude): Item =>
        withRefusal({ id: altitude, text: `intercept at ${altitude} altitude` }, refusal(view, law, hex, altitude)),
    );
    const prompt = `An enemy formation has come to ${name(hex)}, where you have formations. Try to intercept it?`;
    return { ask: 'pick', rule: '14.13.2', prompt, of, min: 0, max: of.length };
  },

  take(table, frame, answers) {
    frame.asked = true;
    const { side, af, hex } = frame;
    const prey = ownOf(table.state, enemyOf(side)).flights.filter(({ id }) => id === af);
    const tried = answers[side] as string[];
    // Letting it pass is an answer too: the mover flies on.
    if (tried.length === 0) table.tell('all', '14.13.2', 'lets-pass', { side, hex });
    for (const altitude of altitudes) if (tried.includes(altitude)) tryToIntercept(table, side, hex, altitude, prey);
    if (table.state.public.fights.length === 0) return;
    // R87 Whoever has been fought with flies on as its owner then decides.
    const course = ownOf(table.state, enemyOf(side)).sortie?.course;
    if (course?.af === af) course.halted = true;
  },
};
