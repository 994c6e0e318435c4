/**
 * Expanded Plane Functions 11: beyond the edge of the map by hexes instead of turns, and from one off-board base to another.
 * Who takes off or leaves the map says whether it is counted so (R175); `away.hexes` is what it has still to fly.
 */
import type { Hex } from '@ironbottom/hexes';
import type { Item } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type GameLaw, type GameOwn, type GameTable, ownOf } from '../game-kit.js';
import { distance, type EntryHex, name } from '../map.js';
import type { Flight } from '../pieces.js';
import type { Side } from '../state.js';
import { observeOwn } from './7-observation.js';
import { baseBeyond, entriesOf } from './14-11-off-board.js';
import { budgetOf, mostHexes } from './14-budget.js';
import { stepCost } from './optional-altitude-cost.js';

/** Hexes from each off-board base to its entry hexes. */
const toTheMap: { readonly [base: string]: number } = { Kavieng: 3, Truk: 33, Australia: 7, 'New Caledonia': 23 };

/** Hexes between two off-board bases. */
const between: readonly (readonly [string, string, number])[] = [
  ['Kavieng', 'Truk', 36],
  ['Australia', 'New Caledonia', 73],
];

export const countsHexes = ({ options }: GameLaw): boolean => options.offBoardFlight && cite('OPT-EPF.11');

/** From the map to a base beyond it, in hexes; `undefined` where only turns are counted. */
export const hexesBeyond = (law: GameLaw, base: string): number | undefined =>
  law.options.offBoardFlight && toTheMap[base] !== undefined && cite('OPT-EPF.11') ? toTheMap[base] : undefined;

const hexesBetween = (from: string, to: string): number | undefined =>
  between.find(([a, b]) => (a === from && b === to) || (a === to && b === from))?.[2];

/** Off-board bases of one's own that can be reached from this one, and how far they are. */
const others = ({ bases }: GameOwn, from: string): { base: string; hexes: number }[] =>
  bases.flatMap(({ id, offBoard }) => {
    const hexes = offBoard ? hexesBetween(from, id) : undefined;
    return hexes === undefined ? [] : [{ base: id, hexes }];
  });

/** Turns until it is there, at so many hexes a turn. */
export function turnsAway(law: GameLaw, { away, lots }: Pick<Flight, 'away' | 'lots'>): number {
  if (away === null) return 0;
  return away.hexes === undefined ? away.turns : Math.ceil(away.hexes / Math.max(1, mostHexes(law, lots)));
}

/** It can land, or come in, this turn. */
export const isDue = (law: GameLaw, flight: Flight): boolean =>
  flight.away !== null &&
  (flight.away.hexes === undefined ? flight.away.turns <= 0 : flight.away.hexes <= hexesNow(law, flight));

/** What it can still fly this turn beyond the edge, where a hex costs one point at any altitude (R348). */
function hexesNow(law: GameLaw, { lots, flown, carried, moved }: Flight): number {
  return moved ? 0 : Math.max(0, mostHexes(law, lots) - flown - carried);
}

// What may be picked

/** In the steps in which planes take off: by hexes to the map, or to another base. */
export function takeOffItems(own: GameOwn, law: GameLaw, { id, onDeck }: Flight, planes: string): Item[] {
  if (onDeck === null || !countsHexes(law)) return [];
  const far = toTheMap[onDeck];
  const items: Item[] = [];
  if (far !== undefined)
    for (const { hex } of entriesOf(onDeck)) {
      const text = `${planes} takes off from ${onDeck}, ${far} hexes to ${name(hex)}, counted in hexes`;
      items.push({ id: `${id} by ${name(hex)}`, text, at: hex });
    }
  for (const { base, hexes } of others(own, onDeck))
    items.push({ id: `${id} to ${base}`, text: `${planes} takes off from ${onDeck} for ${base}, ${hexes} hexes` });
  return items;
}

/** In the step of landing: off the map by hexes from where it stands, or on from one base to another. */
export function leavingItems(own: GameOwn, law: GameLaw, side: Side, flight: Flight, planes: string): Item[] {
  const { id, away, hex } = flight;
  if (!countsHexes(law)) return [];
  if (away !== null)
    return others(own, away.base).map(({ base, hexes }) => ({
      id: `${id} to ${base}`,
      text: `${planes} flies on from ${away.base} to ${base}, ${hexes} hexes`,
    }));
  const gate = baseBeyond(own, hex);
  if (gate === undefined || budgetOf(own, law, side, flight) === 0) return [];
  const far = toTheMap[gate.base] ?? 0;
  const text = `${planes} leaves the map for ${gate.base}, ${far} hexes, counted in hexes`;
  return [{ id: `${id} off ${gate.base}`, text, at: hex }];
}

/** Flags of a walk in the step of landing: on off the map from the hex where it ends. */
export function leavingFlags(own: GameOwn, law: GameLaw, landing: boolean): Item[] {
  if (!landing || !countsHexes(law)) return [];
  return own.bases.flatMap(({ id, offBoard }): Item[] => {
    const far = offBoard ? toTheMap[id] : undefined;
    if (far === undefined) return [];
    const gates = entriesOf(id).map(({ hex }) => name(hex));
    return [{ id: leaveFlag(id), text: `from ${gates.join(' or ')} on off the map to ${id}, ${far} hexes` }];
  });
}

/** Whether it can fly to an entry hex this turn and go on from there. */
export function leavesInReach(own: GameOwn, law: GameLaw, { hex, lots }: Flight, budget: number): boolean {
  if (budget === 0 || !law.options.offBoardFlight) return false;
  return own.bases.some(
    ({ id, offBoard }) =>
      offBoard && entriesOf(id).some((gate) => stepCost(law, lots) * distance(hex, gate.hex) < budget),
  );
}

export const leaveFlag = (base: string): string => `leave for ${base}`;

// And what comes of it

/** Carries out a pick about hexes beyond the edge; false if it is not one. `rest`: what follows the formation's number. */
export function pickedBeyond(table: GameTable, side: Side, flight: Flight, rest: string, shown: boolean): boolean {
  const { law } = table;
  if (!countsHexes(law)) return false;
  const own = ownOf(table.state, side);
  const [word, ...words] = rest.split(' ');
  const place = words.join(' ');
  const { away, onDeck } = flight;
  // Whoever was picked twice does the first.
  if (own.sortie?.used.includes(flight.id)) return away !== null || onDeck !== null || word === 'off';
  if (away !== null || word === 'off') own.sortie?.used.push(flight.id);
  if (onDeck !== null) {
    if (word !== 'by' && word !== 'to') return false;
    const gate = word === 'by' ? entriesOf(onDeck).find(({ hex }) => name(hex) === place) : undefined;
    const far = gate === undefined ? hexesBetween(onDeck, place) : toTheMap[onDeck];
    if (far !== undefined) takeOffBeyond(table, side, flight, onDeck, gate ?? place, far, shown);
    return far !== undefined;
  }
  if (away === null) {
    if (word !== 'off') return false;
    if (baseBeyond(own, flight.hex)?.base === place && !leaveByHexes(table, side, flight, place))
      table.push({ kind: 'landing', rule: '14.9', side, af: flight.id, dived: [] });
    return true;
  }
  if (word === 'to' && !away.inbound) {
    const far = hexesBetween(away.base, place);
    if (far !== undefined) setOut(table, side, flight, place, far, mostHexes(law, flight.lots));
    return far !== undefined;
  }
  if (away.hexes === undefined) return false;
  if (!away.inbound) {
    flight.flown += away.hexes;
    flight.away = { ...away, hexes: 0 };
    return false;
  }
  const gate = entriesOf(away.base).find(({ hex }) => name(hex) === place);
  if (gate !== undefined && isDue(law, flight)) comeIn(table, side, flight, gate, away.hexes, shown);
  return gate !== undefined;
}

/** 8.4, R175 As far this turn as its launch lets it. */
function takeOffBeyond(
  table: GameTable,
  side: Side,
  flight: Flight,
  from: string,
  to: EntryHex | string,
  far: number,
  shown: boolean,
): void {
  const own = ownOf(table.state, side);
  flight.onDeck = null;
  flight.away = null;
  const hexes = budgetOf(own, table.law, side, flight);
  flight.away = { base: from, turns: 0, inbound: true };
  table.say('14.6', 'takes-off', { af: flight.id, place: from }, [side]);
  if (typeof to === 'string') setOut(table, side, flight, to, far, hexes);
  else if (hexes >= far) comeIn(table, side, flight, to, far, shown);
  else {
    flight.flown = hexes;
    flight.moved = true;
    flight.away = { base: from, turns: 0, inbound: true, hexes: far - hexes };
    table.say('OPT-EPF.11', 'beyond', { af: flight.id, base: from, hexes: far - hexes, inbound: true }, [side]);
  }
}

/** To an off-board base: so many hexes of the way this turn. */
function setOut(table: GameTable, side: Side, flight: Flight, to: string, far: number, hexes: number): void {
  const flown = Math.min(far, hexes);
  flight.flown += flown;
  flight.moved = true;
  flight.away = { base: to, turns: 0, inbound: false, hexes: far - flown };
  table.say('OPT-EPF.11', 'beyond', { af: flight.id, base: to, hexes: far - flown, inbound: false }, [side]);
}

/** In its entry hex, and on with what is left of this turn. */
function comeIn(table: GameTable, side: Side, flight: Flight, gate: EntryHex, flown: number, shown: boolean): void {
  const own = ownOf(table.state, side);
  const from = flight.away?.base ?? gate.base;
  flight.away = null;
  flight.hex = gate.hex;
  flight.flown += flown;
  flight.onMap = shown;
  table.say('OPT-EPF.11', 'arrives', { af: flight.id, hex: name(gate.hex), from }, [side]);
  observeOwn(table, side, flight.hex);
  if (budgetOf(own, table.law, side, flight) < stepCost(table.law, flight.lots)) flight.moved = true;
  else table.push({ kind: 'flight', rule: '14.5', side, af: flight.id, asks: 'walk' });
}

/** Off the map from an entry hex with what it has left of this turn. True if it does not get there yet. */
export function leaveByHexes(table: GameTable, side: Side, flight: Flight, base: string): boolean {
  const own = ownOf(table.state, side);
  const far = toTheMap[base] ?? 0;
  const hexes = Math.min(far, budgetOf(own, table.law, side, flight));
  flight.onMap = false;
  flight.searching = false;
  flight.rides = null;
  setOut(table, side, flight, base, far, hexes);
  observeOwn(table, side, flight.hex);
  return hexes < far;
}

/** The base for which a walk ends here, if it is to go on beyond the edge. */
export function leavesFor(own: GameOwn, law: GameLaw, hex: Hex, flags: readonly string[]): string | undefined {
  if (!law.options.offBoardFlight) return undefined;
  const base = baseBeyond(own, hex)?.base;
  return base !== undefined && flags.includes(leaveFlag(base)) && cite('OPT-EPF.11') ? base : undefined;
}

/** A turn of flight beyond the edge, at the start of the Plane Movement Phase, for whoever does not get there this turn. */
export function flyBeyond(law: GameLaw, flight: Flight): void {
  const { away } = flight;
  if (away?.hexes === undefined || isDue(law, flight)) return;
  const hexes = hexesNow(law, flight);
  flight.flown += hexes;
  flight.away = { ...away, hexes: away.hexes - hexes };
}

/** At the end of the segment: who could have landed and did not is over the base. */
export function circleBeyond(law: GameLaw, flight: Flight): void {
  const { away, moved } = flight;
  if (away?.hexes !== undefined && !away.inbound && !moved && isDue(law, flight)) flight.away = { ...away, hexes: 0 };
}

/** The turns in which planes so far from its entry hex are down at an off-board base by hexes. */
export function turnsByHexes(law: GameLaw, base: string, toGate: number, pace: number): number {
  const far = hexesBeyond(law, base);
  return far === undefined ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil((toGate + far) / Math.max(1, pace)));
}
