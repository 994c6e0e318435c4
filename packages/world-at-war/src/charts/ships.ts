/**
 * Named ships of the Pacific, 1941 to 1945. The counters are not in the source, but for the Nevada's three factors; the rest
 * follows from public facts by a formula:
 *   capital ships   5 from 45,000 tons; 4 from 35,000 tons or with guns of 16 inches or more; 2 below 15,000 tons; else 3
 *   slow            below 26 knots
 *   fast carriers   CVB (4) from 45,000 tons; CV (3) from 14,000 tons; else CVL (2)
 */
import type { Chart } from '@ironbottom/umpire';
import type { NamedKind, NamedShip, Power } from '../pieces.js';

/** Standard displacement in thousands of tons, knots, main guns in inches (0: none), and when she joined the fleet. */
export type ShipFacts = { readonly tons: number; readonly knots: number; readonly guns: number; readonly from: string };
export type ShipCounter = ShipFacts & {
  readonly power: Power;
  readonly kind: NamedKind;
  readonly factors: NamedShip['factors'];
  readonly slow: boolean;
};

type Listed = readonly [name: string, tons: number, knots: number, guns: number, from: string];

function capital(power: Power, kind: 'BB' | 'BC' | 'PB', list: readonly Listed[]): [string, ShipCounter][] {
  return list.map(([name, tons, knots, guns, from]) => {
    const factors = tons >= 45 ? 5 : tons >= 35 || guns >= 16 ? 4 : tons < 15 ? 2 : 3;
    return [name, { power, kind, factors, slow: knots < 26, tons, knots, guns, from }];
  });
}

function carriers(power: Power, list: readonly Listed[]): [string, ShipCounter][] {
  return list.map(([name, tons, knots, guns, from]) => {
    const kind = tons >= 45 ? 'CVB' : tons >= 14 ? 'CV' : 'CVL';
    const factors = kind === 'CVB' ? 4 : kind === 'CV' ? 3 : 2;
    return [name, { power, kind, factors, slow: false, tons, knots, guns, from }];
  });
}

const start = '1941-12';

export const namedShips: Chart<{ readonly [name: string]: ShipCounter }> = {
  id: 'named-ships',
  title: 'Named ships of the Pacific',
  provenance: 'designed',
  source: '20.25 and 20.31 name the sizes; the counters are not in the source',
  exceptions: [{ at: 'Nevada.factors', provenance: 'text', why: 'The example of 20.523C: a three-factor battleship.' }],
  values: Object.fromEntries([
    ...carriers('japan', [
      ['Akagi',    36.5, 31, 8, start], ['Kaga',     38.2, 28, 8, start], ['Soryu',     15.9, 34, 0, start],
      ['Hiryu',    17.3, 34, 0, start], ['Shokaku',  25.7, 34, 0, start], ['Zuikaku',   25.7, 34, 0, start],
      ['Ryujo',    10.6, 29, 0, start], ['Hosho',     7.5, 25, 0, start], ['Zuiho',     11.3, 28, 0, start],
      ['Shoho',    11.3, 28, 0, '1942-01'], ['Junyo', 24.1, 25, 0, '1942-05'], ['Hiyo', 24.1, 25, 0, '1942-07'],
      ['Ryuho',    13.4, 26, 0, '1942-11'], ['Chiyoda', 11.2, 29, 0, '1943-10'], ['Chitose', 11.2, 29, 0, '1944-01'],
      ['Taiho',    29.3, 33, 0, '1944-03'], ['Unryu', 17.2, 34, 0, '1944-08'], ['Amagi', 17.2, 34, 0, '1944-08'],
      ['Katsuragi', 17.2, 32, 0, '1944-10'], ['Shinano', 62.0, 27, 0, '1944-11'],
    ]),
    ...capital('japan', 'BB', [
      ['Yamato',   64.0, 27, 18, start], ['Musashi',  64.0, 27, 18, '1942-08'], ['Nagato', 39.1, 25, 16, start],
      ['Mutsu',    39.1, 25, 16, start], ['Ise',      36.0, 25, 14, start], ['Hyuga',     36.0, 25, 14, start],
      ['Fuso',     34.7, 25, 14, start], ['Yamashiro', 34.5, 25, 14, start],
    ]),
    ...capital('japan', 'BC', [
      ['Kongo',    32.2, 30, 14, start], ['Hiei',     32.2, 30, 14, start], ['Haruna',    32.2, 30, 14, start],
      ['Kirishima', 32.0, 30, 14, start],
    ]),
    ...carriers('us', [
      ['Lexington', 36.0, 33, 8, start], ['Saratoga', 36.0, 33, 8, start], ['Yorktown',  19.9, 33, 0, start],
      ['Enterprise', 19.9, 33, 0, start], ['Hornet',  20.0, 33, 0, start], ['Wasp',      14.7, 30, 0, start],
      ['Ranger',   14.5, 29, 0, start], ['Essex', 27.1, 33, 0, '1942-12'], ['Lexington II', 27.1, 33, 0, '1943-02'],
      ['Independence', 11.0, 31, 0, '1943-01'], ['Princeton', 11.0, 31, 0, '1943-02'], ['Belleau Wood', 11.0, 31, 0, '1943-03'],
      ['Yorktown II', 27.1, 33, 0, '1943-04'], ['Bunker Hill', 27.1, 33, 0, '1943-05'], ['Cowpens', 11.0, 31, 0, '1943-05'],
      ['Monterey', 11.0, 31, 0, '1943-06'], ['Intrepid', 27.1, 33, 0, '1943-08'], ['Langley', 11.0, 31, 0, '1943-08'],
      ['Cabot',    11.0, 31, 0, '1943-07'], ['Hornet II', 27.1, 33, 0, '1943-11'], ['Wasp II', 27.1, 33, 0, '1943-11'],
      ['Bataan',   11.0, 31, 0, '1943-11'], ['San Jacinto', 11.0, 31, 0, '1943-11'], ['Franklin', 27.1, 33, 0, '1944-01'],
      ['Hancock',  27.1, 33, 0, '1944-04'], ['Ticonderoga', 27.1, 33, 0, '1944-05'], ['Bennington', 27.1, 33, 0, '1944-08'],
      ['Shangri-La', 27.1, 33, 0, '1944-09'], ['Randolph', 27.1, 33, 0, '1944-10'], ['Bon Homme Richard', 27.1, 33, 0, '1944-11'],
      ['Midway',   45.0, 33, 0, '1945-09'],
    ]),
    ...capital('us', 'BB', [
      ['Arkansas', 26.1, 21, 12, start], ['New York', 27.0, 21, 14, start], ['Texas',    27.0, 21, 14, start],
      ['Nevada',   29.0, 21, 14, start], ['Oklahoma', 29.0, 20, 14, start], ['Pennsylvania', 33.1, 21, 14, start],
      ['Arizona',  32.6, 21, 14, start], ['New Mexico', 33.4, 22, 14, start], ['Mississippi', 33.0, 22, 14, start],
      ['Idaho',    33.4, 22, 14, start], ['Tennessee', 32.3, 21, 14, start], ['California', 32.6, 21, 14, start],
      ['Colorado', 32.5, 21, 16, start], ['Maryland', 31.5, 21, 16, start], ['West Virginia', 31.8, 21, 16, start],
      ['North Carolina', 36.6, 27, 16, start], ['Washington', 36.6, 27, 16, start], ['South Dakota', 35.4, 27, 16, '1942-03'],
      ['Indiana',  35.4, 27, 16, '1942-04'], ['Massachusetts', 35.4, 27, 16, '1942-05'], ['Alabama', 35.4, 27, 16, '1942-08'],
      ['Iowa',     48.1, 33, 16, '1943-02'], ['New Jersey', 48.1, 33, 16, '1943-05'], ['Wisconsin', 48.1, 33, 16, '1944-04'],
      ['Missouri', 48.1, 33, 16, '1944-06'],
    ]),
    ...capital('us', 'BC', [['Alaska', 29.8, 33, 12, '1944-06'], ['Guam', 29.8, 33, 12, '1944-09']]),
    ...carriers('britain', [
      ['Hermes',   10.9, 25, 0, start], ['Formidable', 23.2, 30, 0, start], ['Indomitable', 23.2, 30, 0, start],
      ['Illustrious', 23.2, 30, 0, start], ['Victorious', 23.2, 30, 0, start], ['Indefatigable', 23.5, 32, 0, '1944-05'],
      ['Implacable', 23.5, 32, 0, '1944-08'], ['Unicorn', 14.8, 24, 0, '1943-03'],
    ]),
    ...capital('britain', 'BB', [
      ['Prince of Wales', 36.7, 28, 14, start], ['King George V', 36.7, 28, 14, start], ['Duke of York', 36.7, 28, 14, start],
      ['Anson',    36.7, 28, 14, '1942-06'], ['Howe', 36.7, 28, 14, '1942-08'], ['Nelson',  33.9, 23, 16, start],
      ['Rodney',   33.7, 23, 16, start], ['Warspite', 31.3, 23, 15, start], ['Queen Elizabeth', 32.0, 23, 15, start],
      ['Valiant',  31.6, 23, 15, start], ['Revenge',  29.2, 21, 15, start], ['Resolution', 29.2, 21, 15, start],
      ['Ramillies', 29.2, 21, 15, start], ['Royal Sovereign', 29.2, 21, 15, start],
    ]),
    ...capital('britain', 'BC', [['Repulse', 32.0, 28, 15, start], ['Renown', 32.0, 30, 15, start]]),
    ...capital('france', 'BB', [['Richelieu', 38.5, 30, 15, '1943-10']]),
  ]),
};

/** 'Hornet II' → 'hornet-ii' */
export const shipId = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** The counter of a ship, sound. */
export function namedShip(name: string): NamedShip {
  const counter = namedShips.values[name];
  if (counter === undefined) throw new Error(`no ship is named ${name}`);
  const { power, kind, factors, slow } = counter;
  return { id: shipId(name), name, power, kind, factors, slow, hits: 0, state: 'sound' };
}
