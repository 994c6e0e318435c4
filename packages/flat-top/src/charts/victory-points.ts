import type { Chart } from '@ironbottom/umpire';

export type ShipWorth = { readonly sunk: number; readonly perHit: number };

export type VictoryPoints = {
  readonly airFactor: number;
  /** Expanded Plane Functions 9 */
  readonly landBasedAirFactor: number;
  /** 25.4 */
  readonly lostUnnecessarily: number;
  readonly baseHit: number;
  /** Each turn with a launch factor of zero or less. */
  readonly baseClosed: { readonly 'Henderson or Rabaul': number; readonly other: number };
  /** 25.5 */
  readonly unloading: { readonly eachTurn: number; readonly turns: number; readonly leastWorth: number };
  readonly ships: {
    readonly [line: string]: ShipWorth;
  };
};

const row = (sunk: number, perHit: number): ShipWorth => ({ sunk, perHit });

/** Victory Points Table. Hits on a ship score while she floats; once sunk she scores her sunk value instead (R132). */
export const victoryPoints: Chart<VictoryPoints> = {
  id: 'victory-points',
  title: 'Victory Points Table',
  provenance: 'text',
  source: '25.1, 25.4, 25.5; Playing Aid Card 2, lines 1878-1912; Expanded Plane Functions 9; Submarines 10',
  values: {
    airFactor: 2,
    landBasedAirFactor: 1,
    lostUnnecessarily: 10,
    baseHit: 1,
    baseClosed: { 'Henderson or Rabaul': 10, other: 5 },
    unloading: { eachTurn: 3, turns: 8, leastWorth: 2 },
    ships: {
      //               sunk  per hit
      'Allied CV':  row(150, 20),
      Shokaku:      row(140, 20),
      Zuikaku:      row(140, 20),
      Junyo:        row(120, 20),
      Hiyo:         row(120, 20),
      CVL:          row(100, 20),
      'Allied BB':  row( 75,  5),
      Mutsu:        row( 65,  5),
      'Japanese BB': row(60,  5),
      AV:           row( 50,  4),
      CAV:          row( 50,  4),
      CA:           row( 40,  4),
      CL:           row( 30,  3),
      AP:           row( 24,  0),
      APD:          row( 24,  0),
      AO:           row( 20,  0),
      DD:           row(  8,  0),
      SS:           row(  8,  0),
      PG:           row(  4,  0),
    },
  },
  exceptions: [
    { at: 'ships.AP.perHit', provenance: 'inferred', why: 'the 3 in "24/3" is for each turn unloaded (R70)' },
    { at: 'ships.APD', provenance: 'designed', why: 'no line on the card; as an AP (R71)' },
  ],
};

/** What sinking and hitting this ship scores: her own line, else that of her side and type, else of her type. */
export function shipWorth(chart: Chart<VictoryPoints>, name: string, side: 'allied' | 'japan', type: string): ShipWorth {
  const lines = chart.values.ships;
  const sideType = `${side === 'allied' ? 'Allied' : 'Japanese'} ${type}`;
  for (const line of [name, sideType, type]) {
    const worth = Object.hasOwn(lines, line) ? lines[line] : undefined;
    if (worth) return worth;
  }
  return { sunk: 0, perHit: 0 };
}
