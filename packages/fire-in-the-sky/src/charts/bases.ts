import type { Chart } from '@ironbottom/umpire';
import type { Side } from '../pieces.js';

/**
 * `capacity`: land units a base holds, and Air Points, before 15.2 multiplies it; 0 for a country, where there is room for all.
 * `oil`: Oil Points that a resource hex yields each turn. `source`: supply of that side begins here. `home`: a Home Base of Japan.
 */
export type Base = {
  readonly name: string; readonly longitude: number; readonly latitude: number;
  readonly capacity: number; readonly holder: Side; readonly oil: number;
  readonly source: Side | null; readonly home: boolean;
};

type More = { oil?: number; source?: Side; home?: true };
const base = (name: string, longitude: number, latitude: number, capacity: number, holder: Side, more: More = {}): Base =>
  ({ name, longitude, latitude, capacity, holder, oil: more.oil ?? 0, source: more.source ?? null, home: more.home ?? false });

/** Who holds a base is as of 7 December 1941. */
export const bases: Chart<{ readonly [id: string]: Base }> = {
  id: 'bases',
  title: 'Bases',
  provenance: 'designed',
  source: 'places from public geography; capacities, oil and the choice of bases are ours (R31)',
  values: {
    //                       name                 long.   lat.  cap. holder
    // Japan and what she held
    tokyo:           base('Tokyo',             139.8,  35.7, 0, 'japan',  { source: 'japan', home: true }),
    kure:            base('Kure',              132.6,  34.2, 0, 'japan',  { source: 'japan', home: true, oil: 4 }),
    paramushiro:     base('Paramushiro',       156.0,  50.5, 2, 'japan'),
    okinawa:         base('Okinawa',           127.7,  26.3, 2, 'japan'),
    'iwo-jima':      base('Iwo Jima',          141.3,  24.8, 2, 'japan'),
    marcus:          base('Marcus',            154.0,  24.3, 1, 'japan'),
    formosa:         base('Formosa',           121.0,  23.7, 4, 'japan'),
    shanghai:        base('Shanghai',          121.5,  31.2, 3, 'japan'),
    saigon:          base('Saigon',            106.7,  10.8, 3, 'japan'),
    saipan:          base('Saipan',            145.7,  15.2, 3, 'japan'),
    palau:           base('Palau',             134.5,   7.3, 3, 'japan'),
    truk:            base('Truk',              151.8,   7.4, 3, 'japan'),
    kwajalein:       base('Kwajalein',         167.7,   9.1, 3, 'japan'),
    // South-east Asia
    'hong-kong':     base('Hong Kong',         114.2,  22.3, 2, 'allies'),
    manila:          base('Manila',            121.0,  14.6, 3, 'allies'),
    davao:           base('Davao',             125.6,   7.1, 2, 'allies'),
    bangkok:         base('Bangkok',           100.5,  13.7, 2, 'japan'),
    singapore:       base('Singapore',         103.8,   1.3, 3, 'allies'),
    palembang:       base('Palembang',         104.8,  -3.0, 2, 'allies', { oil: 8 }),
    java:            base('Java',              112.7,  -7.2, 3, 'allies', { oil: 4 }),
    balikpapan:      base('Balikpapan',        116.8,  -1.3, 2, 'allies', { oil: 6 }),
    ambon:           base('Ambon',             128.2,  -3.7, 2, 'allies'),
    rangoon:         base('Rangoon',            96.2,  16.8, 3, 'allies', { oil: 2 }),
    calcutta:        base('Calcutta',           88.4,  22.6, 0, 'allies', { source: 'allies' }),
    ceylon:          base('Ceylon',             81.2,   8.6, 3, 'allies', { source: 'allies' }),
    // Australia and New Guinea
    darwin:          base('Darwin',            130.8, -12.5, 2, 'allies'),
    perth:           base('Perth',             115.8, -32.0, 0, 'allies', { source: 'allies' }),
    brisbane:        base('Brisbane',          153.0, -27.5, 4, 'allies'),
    sydney:          base('Sydney',            151.2, -33.9, 0, 'allies', { source: 'allies' }),
    'port-moresby':  base('Port Moresby',      147.2,  -9.5, 2, 'allies'),
    lae:             base('Lae',               147.0,  -6.7, 2, 'allies'),
    hollandia:       base('Hollandia',         140.7,  -2.5, 2, 'allies'),
    rabaul:          base('Rabaul',            152.2,  -4.2, 3, 'allies'),
    guadalcanal:     base('Guadalcanal',       160.0,  -9.4, 2, 'allies'),
    // The South and the Central Pacific
    'espiritu-santo':base('Espiritu Santo',    167.2, -15.5, 2, 'allies'),
    noumea:          base('Noumea',            166.5, -22.3, 2, 'allies'),
    fiji:            base('Fiji',              178.4, -18.1, 2, 'allies'),
    samoa:           base('Samoa',            -170.7, -14.3, 2, 'allies'),
    auckland:        base('Auckland',          174.8, -36.9, 3, 'allies'),
    tarawa:          base('Tarawa',            173.0,   1.4, 2, 'allies'),
    canton:          base('Canton',           -171.7,  -2.8, 2, 'allies'),
    johnston:        base('Johnston',         -169.5,  16.7, 2, 'allies'),
    wake:            base('Wake',              166.6,  19.3, 2, 'allies'),
    midway:          base('Midway',           -177.4,  28.2, 2, 'allies'),
    'pearl-harbor':  base('Pearl Harbor',     -158.0,  21.3, 0, 'allies', { source: 'allies' }),
    'san-francisco': base('San Francisco',    -122.4,  37.8, 0, 'allies', { source: 'allies' }),
    'dutch-harbor':  base('Dutch Harbor',     -166.5,  53.9, 2, 'allies'),
    attu:            base('Attu',              173.0,  52.9, 1, 'allies'),
  },
};
