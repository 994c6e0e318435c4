/** What a seat may suppose of the others' secrets: everything that its view does not rule out. */
import type { Place } from '../asks.js';
import type { Seat } from '../events.js';
import type { Below } from '../rulebook.js';
import { type Law, most, purse } from './law.js';
import { distance } from './map.js';
import { type Fittings, type Own, type Ship, type Submarine, shipsOf, type View } from './state.js';

/** 2.1–2.3, 1.3, 4.2 An ally's ships as Red may suppose them. */
export function guessFittings(view: View, law: Law, seat: Seat, below: Below): Fittings {
  const ships = shipsOf(view.public, law, seat);
  const fittings: Fittings = {};
  for (const { id } of ships) fittings[id] = { armour: 0, cargo: false };
  if (view.public.phase === 'purchase') return fittings;
  const opened = view.knows.opened.filter((o) => o.seat === seat);
  const cargoGone = opened.filter((o) => o.cargo).length;
  const armourGone = opened.reduce((sum, o) => sum + o.armour, 0);
  // A ship still afloat has at least the armour that its hits call for.
  for (const ship of ships) fittingOf(fittings, ship).armour = Math.max(0, ship.hits - 1);
  const needed = ships.reduce((sum, ship) => sum + fittingOf(fittings, ship).armour, 0);
  const { least, most: mostCargo } = cargoBounds(view, seat, ships.length);
  const room = purse.ally - cargoGone - armourGone - needed;
  const cargoes = least + below(Math.max(0, Math.min(mostCargo, room) - least) + 1);
  for (const ship of drawn(ships, cargoes, below)) fittingOf(fittings, ship).cargo = true;
  let armour = below(Math.max(0, Math.min(most.armour - armourGone - needed, room - cargoes)) + 1);
  for (const ship of drawn(ships, ships.length, below)) {
    const extra = Math.min(armour, most.perShip - fittingOf(fittings, ship).armour);
    fittingOf(fittings, ship).armour += extra;
    armour -= extra;
  }
  return fittings;
}

function fittingOf(fittings: Fittings, { id }: Ship): { armour: number; cargo: boolean } {
  const fitting = fittings[id];
  if (fitting === undefined) throw new Error(`${id} has no fitting`);
  return fitting;
}

/** How many cargoes can still be at sea, given each report and what has come to light since. */
function cargoBounds(view: View, seat: Seat, ships: number): { least: number; most: number } {
  let least = 0;
  let mostCargo = ships;
  for (const { turn, seat: speaker, cargoes } of view.knows.told) {
    if (speaker !== seat) continue;
    const since = cargoesGoneSince(view, seat, turn);
    least = Math.max(least, cargoes - 1 - since);
    mostCargo = Math.min(mostCargo, cargoes + 1 - since);
  }
  return { least, most: mostCargo };
}

const cargoesGoneSince = (view: View, seat: Seat, turn: number): number =>
  view.knows.opened.filter((o) => o.seat === seat && o.turn >= turn && o.cargo).length;

/** 4.2 What the ally may have told Red, turn by turn; what it has at sea is no secret among allies. */
export function guessReports(view: View, law: Law, seat: Seat, below: Below): Own['said'] {
  const { turn, phase } = view.public;
  if (phase === 'purchase') return [];
  const fittings = Object.values(view.knows.fittings[seat] ?? {});
  const cargoes = fittings.filter((f) => f.cargo).length;
  const said: Own['said'] = [];
  const reported = phase !== 'plan' && phase !== 'report' ? turn : turn - 1;
  for (let t = law.first; t <= reported; t++) {
    const since = view.knows.opened.filter((o) => o.seat === seat && o.turn >= t);
    const ships = fittings.length + since.length;
    const truth = cargoes + since.filter((o) => o.cargo).length;
    const from = Math.max(0, truth - 1);
    const to = Math.min(ships, truth + 1);
    if (ships > 0) said.push({ turn: t, cargoes: from + below(to - from + 1) });
  }
  return said;
}

/** 2.5, 3.1, 5.3, 6.5 Where the submarine may be, with what weapons and orders. */
export function guessSubmarine(view: View, law: Law, below: Below): Submarine | null {
  const { public: pub, knows } = view;
  if (pub.submarine.sunk) return null;
  const places = submarinePlaces(view, law);
  const place = places[below(places.length)] ?? law.chart.deep[0] ?? 0;
  const minesFound = knows.mines.length;
  const affordable = purse.red - 2 * minesFound - pub.submarine.spent;
  const torpedoes = below(Math.max(0, Math.min(most.torpedoes - pub.submarine.spent, affordable)) + 1);
  const inReach = knows.quiet.some((q) => q.turn === pub.turn && distance(law.chart, q.place, place) <= 1);
  const name = `Sea ${['Adder', 'Bream', 'Cat', 'Devil', 'Otter', 'Wolf'][below(6)]}`;
  // The first plan of a game is made with the order it began with.
  const unplanned = pub.phase === 'plan' && pub.turn === law.first;
  const mustFire = pub.submarine.fired === pub.turn;
  const mayFire = !unplanned && !(inReach && torpedoes > 0);
  const order = mustFire || (mayFire && below(2) === 0) ? 'fire' : 'hold';
  return { name, place, torpedoes, order };
}

/** All hexes it can have reached: a hex a turn through the deep, from where it was seen, past every search in vain. */
function submarinePlaces(view: View, law: Law): Place[] {
  const { public: pub, knows } = view;
  const { chart } = law;
  let places = new Set(chart.deep);
  for (let t = law.first; t <= pub.turn; t++) {
    for (const place of [...places]) {
      for (const next of chart.beside[place] ?? []) if (chart.terrain[next] === 'o') places.add(next);
    }
    for (const { turn, place } of knows.empty) if (turn === t) places.delete(place);
    if (knows.contact?.turn === t) places = new Set([knows.contact.place]);
  }
  return [...places].sort((a, b) => a - b);
}

/** 2.4 Mines not yet found, in marked waters not known to be clear. */
export function minesLeft(view: View, law: Law, torpedoes: number, below: Below): Place[] {
  const { knows, public: pub } = view;
  const waters = law.chart.marked.filter((place) => !knows.clear.includes(place) && !knows.mines.includes(place));
  const found = knows.mines.length;
  const spent = 2 * found + pub.submarine.spent + torpedoes;
  const affordable = Math.floor(Math.max(0, purse.red - spent) / 2);
  const mines = below(Math.min(most.mines - found, affordable, waters.length) + 1);
  return drawn(waters, mines, below).sort((a, b) => a - b);
}

/** So many of the list, drawn at random. */
function drawn<T>(list: readonly T[], size: number, below: Below): T[] {
  const rest = [...list];
  const taken: T[] = [];
  while (taken.length < size && rest.length > 0) taken.push(...rest.splice(below(rest.length), 1));
  return taken;
}
