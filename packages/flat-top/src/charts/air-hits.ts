import type { Chart } from '@ironbottom/umpire';
import type { PlaneName } from './planes.js';

/** null: a dash on the card; that plane cannot make that attack with that bomb (8.7, 18.5). */
export type Bombing = Readonly<Record<'high' | 'low' | 'dive', { readonly GP: number | null; readonly AP: number | null }>>;

export type AirHits = {
  readonly airToAir: number;
  readonly base: Bombing;
  readonly ship: Bombing;
  readonly torpedo: number | null;
};

const _ = null;
type Hit = number | null;

const row = (
  airToAir: number,
  baseHighGP: Hit, baseHighAP: Hit, baseLowGP: Hit, baseLowAP: Hit, baseDiveGP: Hit, baseDiveAP: Hit,
  shipHighGP: Hit, shipHighAP: Hit, shipLowGP: Hit, shipLowAP: Hit, shipDiveGP: Hit, shipDiveAP: Hit,
  torpedo: Hit,
): AirHits => ({
  airToAir,
  base: {
    high: { GP: baseHighGP, AP: baseHighAP },
    low: { GP: baseLowGP, AP: baseLowAP },
    dive: { GP: baseDiveGP, AP: baseDiveAP },
  },
  ship: {
    high: { GP: shipHighGP, AP: shipHighAP },
    low: { GP: shipLowGP, AP: shipLowAP },
    dive: { GP: shipDiveGP, AP: shipDiveAP },
  },
  torpedo,
});

/** Allied and Japanese Air Hit Tables: the Basic Hit Table of each plane for each kind of attack. */
export const airHits: Chart<Record<PlaneName, AirHits>> = {
  id: 'air-hits',
  title: 'Air Hit Tables',
  provenance: 'text',
  source: 'Playing Aid Card 1, lines 1721-1758',
  values: {
    //              air |  against bases            |  against ships            |
    //              to  | high   | low    | dive    | high   | low    | dive    | torpedo
    //              air | GP  AP | GP  AP | GP  AP  | GP  AP | GP  AP | GP  AP  |
    'A-20':      row( 3,   5,  2,   8,  3,  _,  _,    _,  1,   2,  5,  _,  _,    _),
    Avenger:     row( 3,   4,  2,   6,  2,  _,  _,    _,  1,   2,  5,  _,  _,    6),
    Beaufighter: row( 6,   _,  _,   5,  _,  _,  _,    _,  _,   1,  3,  _,  _,    _),
    Beaufort:    row( 3,   4,  2,   6,  2,  _,  _,    _,  1,   2,  6,  _,  _,    7),
    'B-17':      row( 8,  13,  5,   _,  _,  _,  _,    _,  2,   _,  _,  _,  _,    _),
    'B-25':      row( 4,   8,  3,  11,  5,  _,  _,    _,  1,   3,  7,  _,  _,    _),
    'B-26':      row( 4,   6,  2,  10,  4,  _,  _,    _,  1,   2,  5,  _,  _,    5),
    Catalina:    row( 4,   6,  2,   9,  3,  _,  _,    _,  1,   2,  7,  _,  _,   10),
    Dauntless:   row( 3,   3,  1,   5,  1,  6,  2,    _,  _,   2,  5,  2,  7,    _),
    Devastator:  row( 2,   3,  1,   5,  2,  _,  _,    _,  _,   1,  5,  _,  _,    6),
    Hudson:      row( 3,   3,  1,   6,  2,  _,  _,    _,  1,   1,  4,  _,  _,    _),
    'P-38':      row( 7,   _,  _,   5,  _,  _,  _,    _,  _,   1,  _,  _,  _,    _),
    'P-39':      row( 6,   _,  _,   5,  _,  _,  _,    _,  _,   1,  _,  _,  _,    _),
    'P-40':      row( 7,   _,  _,   4,  _,  _,  _,    _,  _,   1,  _,  _,  _,    _),
    Wildcat:     row( 9,   _,  _,   4,  _,  _,  _,    _,  _,   1,  _,  _,  _,    _),

    Betty:       row( 3,   4,  2,   6,  2,  _,  _,    _,  1,   2,  5,  _,  _,    9),
    Dave:        row( 1,   _,  _,   1,  _,  _,  _,    _,  _,   _,  _,  _,  _,    _),
    Emily:       row( 6,   8,  3,   9,  4,  _,  _,    _,  1,   3,  7,  _,  _,   15),
    Jake:        row( 1,   _,  _,   1,  _,  _,  _,    _,  _,   _,  _,  _,  _,    _),
    Judy:        row( 3,   2,  1,   3,  1,  4,  2,    _,  _,   1,  5,  2,  7,    _),
    Kate:        row( 2,   4,  2,   6,  2,  _,  _,    _,  1,   2,  6,  _,  _,   10),
    Mavis:       row( 5,   6,  2,   7,  3,  _,  _,    _,  1,   2,  6,  _,  _,   15),
    Nell:        row( 3,   4,  2,   6,  2,  _,  _,    _,  1,   2,  4,  _,  _,    9),
    Pete:        row( 1,   _,  _,   1,  _,  _,  _,    _,  _,   _,  _,  _,  _,    _),
    Rufe:        row( 6,   _,  _,   3,  _,  _,  _,    _,  _,   1,  _,  _,  _,    _),
    Val:         row( 2,   2,  1,   3,  1,  4,  2,    _,  _,   1,  5,  2,  7,    _),
    Zero:        row( 9,   _,  _,   3,  _,  _,  _,    _,  _,   1,  _,  _,  _,    _),
  },
  exceptions: [
    { at: 'Avenger.torpedo', provenance: 'inferred', why: 'lost in the scan; the example after 18.5 needs 6' },
    { at: 'Beaufort.torpedo', provenance: 'public', why: 'lost in the scan; a public source gives 7' },
  ],
};
