/**
 * A whole game that a side cannot tell from the true one: the enemy as he is known, and otherwise as he may well be, drawn
 * from the order of battle (which everybody knows, R12a) less what is known to be lost.
 */
import { type Below, copyOf, sample, silent, viewOf, type Window } from '@ironbottom/umpire';
import { battle as procedure } from './battle.js';
import { openingForces } from './chapters/4-set-up.js';
import { emptyEyes, onFlight, onTaskForce, openEyes } from './chapters/7-sight.js';
import { fightOf, rulesOf } from './chapters/15-muster.js';
import { isSunk } from './chapters/21-damage.js';
import { countersOf } from './chapters/optional-submarines.js';
import { emptyKnows } from './forces.js';
import { frames } from './frames.js';
import { cloneKnows, cloneOwn, clonePublic } from './game-clone.js';
import type { FlatTopGame, GameKnows, GameLaw, GameOwn, GameState, GameView, Tally } from './game-kit.js';
import { type Scene, sceneOf } from './imagine-agenda.js';
import { type Draft, draftFrom, musterOf, pick } from './imagine-draft.js';
import { drawFleet } from './imagine-fleet.js';
import { drawSubmarines, submarinesIn } from './imagine-submarines.js';
import { drawUnloading } from './imagine-unloading.js';
import { drawWings } from './imagine-wings.js';
import { baseAt } from './map.js';
import { phases } from './sequence.js';
import { stepsImagined } from './shown.js';
import { type Lot, type Side, sides } from './state.js';
import { basePoints, bonusPoints, shipPoints, unloadingPoints } from './stock.js';
import { battleOf, putBack } from './view.js';
import { flightWays } from './ways.js';

export function imagineGame(view: GameView, law: GameLaw, below: Below): GameState {
  const draft = drawn(view, law, below);
  const { pub, side, enemy } = draft;
  const theirs = pub.phase < 0 ? openingForces(law, enemy) : draft.own;
  const state: GameState = {
    public: clonePublic(pub),
    seats: {},
    umpire: {
      secret: { steps: [], metNow: [], metLast: [], tally: { allied: none, japan: none } },
      agenda: [],
      window: null,
      clock: { turn: pub.turn, phase: phases[pub.phase]?.name ?? 'set-up' },
      rolls: {},
      over: copyOf(view.over),
    },
  };
  const mine = cloneOwn(view.own);
  const known = cloneKnows(view.knows);
  theirs.observed = known.marks;
  for (const who of sides)
    state.seats[who] = who === side ? { own: mine, knows: known } : { own: theirs, knows: knownToHim(draft, mine) };
  if (view.over !== null) {
    score(draft, state, theirs);
    return state;
  }
  if (pub.battle !== null) join(draft, state, theirs);
  const scene = sceneOf(draft, state);
  state.umpire.agenda = scene.agenda;
  score(draft, state, theirs);
  meet(draft, state, theirs);
  openWindow(draft, state, scene);
  return state;
}

/** Not every draw fits all that has been reported; the truth does, so some draw will. */
function drawn(view: GameView, law: GameLaw, below: Below): Draft {
  for (let i = 0; i < 50; i++) {
    const draft = draftFrom(view, law, below, i >= 10);
    if (view.public.phase < 0) return draft;
    if (!drawFleet(draft) || !drawWings(draft)) continue;
    if (law.options.submarines) drawSubmarines(draft);
    if (i >= 4 || !musterOf(law, draft.enemy).radar || agrees(draft)) return draft;
  }
  throw new Error('nothing that the enemy could have fits what has been reported');
}

/** He sees of this side what this side was told he sees: radar is where it was felt, and nowhere else. */
function agrees({ view, own, law, pub, enemy }: Draft): boolean {
  const eyes = openEyes(emptyEyes(), pub, own, law, enemy);
  for (const tf of view.own.tfs) {
    const seen = onTaskForce(eyes, pub, tf);
    if (tf.onMap ? seen !== tf.seen : seen > 0) return false;
  }
  for (const flight of view.own.flights) {
    const seen = onFlight(eyes, pub, flight);
    if (flight.onMap ? seen !== flight.seen : seen > 0) return false;
  }
  return true;
}

const none: Tally = { planes: 0, wasted: 0, ships: 0, bases: 0, closed: 0, unloading: 0, bonus: 0 };

/** What he has been told of this side is known here, for it was told from here; what he makes of it is not. */
function knownToHim({ view, law }: Draft, mine: GameOwn): GameKnows {
  const knows: GameKnows = { ...emptyKnows(), marks: mine.observed.map((mark) => ({ ...mark })) };
  if (law.options.submarines) knows.submarines = countersOf(mine);
  for (const ship of mine.ships) if (ship.hits > 0) knows.ships[ship.name] = { hits: ship.hits, sunk: isSunk(ship) };
  for (const list of [mine.lostToday, mine.gone])
    for (const key in list) {
      const name = key.replace('*', '');
      knows.losses[name] = (knows.losses[name] ?? 0) + (list[key] ?? 0);
    }
  if (view.public.battle !== null)
    knows.battle = { marks: { air: false, ships: false }, air: [], ships: [], base: null, steps: [] };
  return knows;
}

/** The enemy's part of the battle, and its true agenda. */
function join(draft: Draft, state: GameState, theirs: GameOwn): void {
  const { view, pub, side } = draft;
  const { battle } = pub;
  if (battle === null) return;
  const here = theirs.flights.filter((flight) => flight.onMap && flight.hex === battle.hex);
  const told = theirs.battle?.formations;
  const flights =
    told === undefined
      ? battle.why !== 'interception'
        ? here.slice()
        : []
      : here.filter(({ id }) => told.includes(id));
  const tfs = theirs.tfs.filter((tf) => tf.onMap && tf.hex === battle.hex).map(({ id }) => id);
  const seen = battle.told[side].ships ? new Set(view.knows.battle?.ships.map(({ name }) => name)) : null;
  const ships =
    battle.why !== 'interception'
      ? theirs.ships.filter((ship) => tfs.includes(ship.tf) && (seen?.has(ship.name) ?? !isSunk(ship)))
      : [];
  const at = baseAt(battle.hex);
  const base =
    battle.why === 'combat' ? (theirs.bases.find(({ name, offBoard }) => !offBoard && name === at) ?? null) : null;
  const submarines = battle.why === 'submarines' ? submarinesIn(draft, theirs) : undefined;
  if (submarines !== undefined) flights.length = 0;
  theirs.battle = {
    air: flights.map(({ lots }, i) => ({ id: `Formation ${i + 1}`, lots: lots.map((lot): Lot => ({ ...lot })) })),
    ships: submarines?.ships ?? ships,
    base,
    formations: flights.map(({ id }) => id),
    ...(submarines !== undefined && { submarines: submarines.ids }),
  };
  const inner = fightOf(state);
  const fight = battleOf(inner, rulesOf(state, draft.law));
  fight.agenda = stepsImagined(fight, copyOf(view.knows.battle?.steps ?? []), side);
  putBack(inner, fight);
  state.umpire.secret.steps = inner.umpire.secret.steps;
  for (const who of sides) {
    const part = inner.seats[who];
    const seat = state.seats[who];
    if (part !== undefined && seat !== undefined) seat.knows.battle = part.knows;
  }
  for (const [i, flight] of flights.entries())
    flight.lots = (fight.air[draft.enemy][i]?.lots ?? [])
      .filter(({ factors }) => factors > 0)
      .map((lot): Lot => ({ ...lot }));
}

/** Points are what everybody sees; what they were for is, as far as the rest goes, planes. */
function score(draft: Draft, state: GameState, theirs: GameOwn): void {
  const { law, pub } = draft;
  const parts: Record<Side, GameOwn | undefined> = { allied: state.seats.allied?.own, japan: state.seats.japan?.own };
  drawUnloading(draft, theirs);
  for (const who of sides) {
    const own = parts[who];
    const other = parts[who === 'allied' ? 'japan' : 'allied'];
    if (own === undefined || other === undefined) continue;
    const enemySide: Side = who === 'allied' ? 'japan' : 'allied';
    const ships = shipPoints(other, law, enemySide);
    const bases = basePoints(pub, law, enemySide);
    const unloading = unloadingPoints(own, law);
    const bonus = bonusPoints(pub, who);
    const rest = pub.points[who] - ships - bases - unloading - bonus;
    state.umpire.secret.tally[who] = { ...none, ships, bases, unloading, bonus, planes: rest };
  }
}

/** 14.13.6 Who met whom is known to the umpire. */
function meet({ view, side, below }: Draft, state: GameState, theirs: GameOwn): void {
  if (view.own.flights.length === 0 || theirs.flights.length === 0) return;
  const pair = (): [string, string] => {
    const [a, b] = [pick(view.own.flights, below).id, pick(theirs.flights, below).id];
    return side === 'allied' ? [a, b] : [b, a];
  };
  if (below(4) === 0) state.umpire.secret.metLast = [pair()];
  if (below(6) === 0) state.umpire.secret.metNow = [pair()];
}

/** The enemy may have answered already, unless that would have closed the window. */
function openWindow({ view, law, side, enemy, below }: Draft, state: GameState, { seats, about }: Scene): void {
  const asked = seats ?? askedInBattle(state, law);
  const window: Window = { seats: [...asked], about: copyOf(about), sealed: {} };
  for (const seat in window.about)
    if (!asked.includes(seat as Side) || window.about[seat] === null) delete window.about[seat];
  state.umpire.window = window;
  const sealed = view.owes?.sealed ?? null;
  if (sealed !== null) window.sealed[side] = copyOf(sealed);
  else if (view.owes !== null && asked.includes(enemy) && asked.length > 1 && below(2) === 0) {
    const his = viewOf<FlatTopGame>(state, enemy);
    const kind = frames[state.umpire.agenda[state.umpire.agenda.length - 1]?.kind ?? 'turn'];
    const answer = kind.ask === undefined ? undefined : sample(his, kind.ask(his, law), below, flightWays(law));
    if (answer !== undefined) window.sealed[enemy] = answer;
  }
}

function askedInBattle(state: GameState, law: GameLaw): readonly Side[] {
  const inner = fightOf(state);
  const battle = battleOf(inner, rulesOf(state, law));
  const need = procedure.next(battle, silent);
  putBack(inner, battle);
  return need?.need === 'decision' ? (need.of as readonly Side[]) : [];
}
