/** R66 Weather, plain: Part 1 is lost. One die for each zone and month; a zone is a belt of hex rows. */
import type { Charts } from '../charts/index.js';
import { monthOf, type Sky, type Zone } from '../charts/weather.js';
import { cite } from '../cite.js';
import type { Weather } from '../state.js';

export const zones: readonly Zone[] = ['mild', 'moderate', 'severe'];

export type Skies = { [Z in Zone]: Weather };

/** The zone of a hex such as 'W4422', whose first two digits are its row. */
export function zoneOf({ zoneRows }: Pick<Charts, 'zoneRows'>, hex: string): Zone {
  const row = Number(hex.slice(1, 3));
  const { mild, moderate } = zoneRows.values;
  return row <= mild ? 'mild' : row <= moderate ? 'moderate' : 'severe';
}

const kinds: { readonly [S in Sky]: Weather } = { F: 'dry', W: 'wet', M: 'monsoon' };

/** `month` from 1; `die` a d6. */
export function weatherFor({ weatherTable }: Charts, zone: Zone, month: number, die: number): Weather {
  return cite('R66') ? kinds[weatherTable.values[zone][monthOf(month)][die] ?? 'F'] : 'dry';
}

/** R75 What the book says of Wet weather alone does not hold for the Monsoon. */
export const isWetOnly = (weather: Weather | undefined): boolean =>
  weather === 'wet' || (weather === 'monsoon' && !cite('R75'));

export const dry: Skies = { mild: 'dry', moderate: 'dry', severe: 'dry' };
