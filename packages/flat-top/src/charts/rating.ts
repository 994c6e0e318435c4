/** A ship as she begins a game: her counter, her line on the ammunition sheet and her deck, put together. */
import type { Charts } from './index.js';
import type { Deck } from './ship-air-operations.js';
import { type Counter, type NamelessType, namelessTypes } from './ships.js';

export type ShipRating = Counter & {
  /** 19.8.1; 1 for DD and APD, whose guns last one turn (19.8.3); 0 without guns. */
  readonly ammunition: number;
  /** 19.8.2, 19.8.3 */
  readonly torpedoes: number;
  /** Only on plane carrying ships: every ship with a capacity (R5). */
  readonly deck: Deck | null;
};

const nameless = new RegExp(`^(${namelessTypes.join('|')})( \\d+)?$`);

/** The type in 'DD' or 'DD 3'; undefined for a ship with a name of her own. */
export function namelessType(name: string): NamelessType | undefined {
  const type = nameless.exec(name)?.[1];
  return namelessTypes.find((each) => each === type);
}

/** By name ('Shokaku') or, for ships without one, by type with or without a number ('DD', 'DD 3') and side. */
export function shipRating(charts: Charts, name: string, side: 'allied' | 'japan'): ShipRating | undefined {
  let known = ratings.get(charts);
  if (known === undefined) {
    known = { allied: new Map(), japan: new Map() };
    ratings.set(charts, known);
  }
  const ofSide = known[side];
  let rating = ofSide.get(name);
  if (rating === undefined) {
    rating = ratingIn(charts, name, side);
    if (rating !== undefined) ofSide.set(name, rating);
  }
  return rating;
}

/** Put together once for each ship of a game's charts. */
const ratings = new WeakMap<Charts, Record<'allied' | 'japan', Map<string, ShipRating>>>();

function ratingIn(charts: Charts, name: string, side: 'allied' | 'japan'): ShipRating | undefined {
  const type = namelessType(name);
  if (type !== undefined) {
    const counter = charts.namelessShips.values[side][type];
    return rated(counter, counter.gunnery > 0 ? 1 : 0, type === 'DD' ? 1 : 0, null);
  }
  const counter = own(charts.ships.values, name);
  if (counter === undefined || counter.side !== side) return undefined;
  const sheet = own(charts.ammunition.values, name);
  return rated(counter, sheet?.guns ?? 0, sheet?.torpedoes ?? 0, deckOf(charts, name, counter) ?? null);
}

/** Written out, so that all of them have one shape: a hundred ships are put together from them for every game. */
function rated(counter: Counter, ammunition: number, torpedoes: number, deck: Deck | null): ShipRating {
  const { side, type, gunnery, aa, movement, damage } = counter;
  return { side, type, gunnery, aa, movement, damage, ammunition, torpedoes, deck };
}

/** 4.1.6, 8.9 A ship's own line, else the line for every CAV or every Japanese BB. */
function deckOf(charts: Charts, name: string, { side, type }: Counter): Deck | undefined {
  const decks = charts.shipAirOperations.values;
  return own(decks, name) ?? (side === 'japan' && (type === 'CAV' || type === 'BB') ? own(decks, type) : undefined);
}

/** Every name `shipRating` knows for this side, for "did you mean". */
export function shipNames(charts: Charts, side: 'allied' | 'japan'): string[] {
  const named = Object.entries(charts.ships.values).filter(([, counter]) => counter.side === side);
  return [...named.map(([name]) => name), ...namelessTypes];
}

function own<V>(values: { readonly [key: string]: V }, key: string): V | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}
