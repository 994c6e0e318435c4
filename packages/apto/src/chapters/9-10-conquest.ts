/** 9.10 When a nation is conquered. */
import { cite } from '../cite.js';

/** A home city of the nation: whether an enemy has it. */
export type HomeCity = { readonly hex: string; readonly name: string; readonly captured: boolean };

/** R65 Once Nanking has been lost the government of China sits in Chungking, and stays there. */
export const nanking = 'W4320';
export const chungking = 'W4113';
export const ulanBator = 'W5413';

/** A capital that the enemy has entered, even if it was taken back. */
export const fallenKey = (capital: string): string => `9.10 fallen ${capital}`;
export const isCapital = (hex: string): boolean => hex === nanking || hex === chungking || hex === ulanBator;

export type ConquestFacts = {
  readonly cities: readonly HomeCity[];
  readonly capital: string;
  /** A supplied enemy combat land unit is in the capital, has been, or stands beside it with land between. */
  readonly capitalReached: boolean;
};

export type Conquest = {
  readonly conquered: boolean;
  readonly captured: number;
  readonly needed: number;
  readonly capitalReached: boolean;
};

/**
 * 9.10 A minor nation is conquered when half its home cities, rounded up, are captured and a supplied enemy unit has come to its
 * capital. R65 China, which can be conquered (9.25) though the book gives no test of its own, is tested in the same way.
 */
export function conquestOf(nation: string, { cities, capitalReached }: ConquestFacts): Conquest {
  const captured = cities.filter((city) => city.captured).length;
  const needed = Math.ceil(cities.length / 2);
  const tested = nation !== 'china' || cite('R65');
  return {
    conquered: tested && captured >= needed && capitalReached && cities.length > 0 && cite('9.10'),
    captured,
    needed,
    capitalReached,
  };
}

/** 9.10 The Soviet Far East is out of the war when every one of its cities is captured by supplied units. */
export const sovietsOut = (cities: readonly HomeCity[]): boolean =>
  cities.length > 0 && cities.every(({ captured }) => captured) && cite('9.10');

/** 9.10 Japan falls with the last of the cities with resources in Japan proper. No scenario here brings anybody there. */
export const japanFalls = (cities: readonly HomeCity[]): boolean =>
  cities.length > 0 && cities.every(({ captured }) => captured) && cite('9.10');
