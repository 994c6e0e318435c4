import type { Chart } from '@ironbottom/umpire';

export const planeNames = [
  'A-20', 'Avenger', 'Beaufighter', 'Beaufort', 'B-17', 'B-25', 'B-26', 'Catalina', 'Dauntless', 'Devastator', 'Hudson',
  'P-38', 'P-39', 'P-40', 'Wildcat',
  'Betty', 'Dave', 'Emily', 'Jake', 'Judy', 'Kate', 'Mavis', 'Nell', 'Pete', 'Rufe', 'Val', 'Zero',
] as const;

export type PlaneName = (typeof planeNames)[number];

const known: ReadonlySet<string> = new Set(planeNames);
export const isPlaneName = (name: string): name is PlaneName => known.has(name);

/** 8.9.1 to 8.9.4. Six names fly from carriers and from land: `seaBased` of a lot says which a factor is. */
export type Handling = 'carrier' | 'float' | 'land' | 'sea';

/**
 * 8.12 What a plane may be sent to do. fighter: interceptor, escort or bomber. scout: interceptor or escort, never a
 * bomber. dive: bomber, and interceptor at low altitude only. bomber: nothing else.
 */
export type MissionClass = 'fighter' | 'scout' | 'dive' | 'bomber';

export type Plane = {
  readonly side: 'allied' | 'japan';
  readonly notation: string;
  readonly movement: number;
  readonly range: number;
  readonly handling: readonly Handling[];
  readonly mission: MissionClass;
};

const row = (
  side: Plane['side'],
  notation: string,
  movement: number,
  range: number,
  mission: MissionClass,
  ...handling: Handling[]
): Plane => ({ side, notation, movement, range, handling, mission });

/** Plane Data Charts, with the handling of 8.9 and the missions of 8.12 in the last columns. */
export const planes: Chart<Record<PlaneName, Plane>> = {
  id: 'planes',
  title: 'Plane data',
  provenance: 'text',
  source: '8.9, 8.12; lines 355-386, 2065-2082',
  values: {
    //                       N    MF  RF
    'A-20':       row('allied', '20',  9,  6, 'bomber',  'land'),
    Avenger:      row('allied', 'A',   7,  8, 'dive',    'carrier', 'land'),
    Beaufighter:  row('allied', 'BF',  9,  6, 'fighter', 'land'),
    Beaufort:     row('allied', 'BT',  7,  8, 'bomber',  'land'),
    'B-17':       row('allied', '17',  8, 12, 'bomber',  'land'),
    'B-25':       row('allied', '25',  9,  7, 'bomber',  'land'),
    'B-26':       row('allied', '26', 10,  6, 'bomber',  'land'),
    Catalina:     row('allied', 'C',   6, 20, 'bomber',  'sea'),
    Dauntless:    row('allied', 'DT',  9,  6, 'dive',    'carrier', 'land'),
    Devastator:   row('allied', 'DV',  6,  5, 'bomber',  'carrier'),
    Hudson:       row('allied', 'H',   7, 10, 'bomber',  'land'),
    'P-38':       row('allied', '38', 12,  5, 'fighter', 'land'),
    'P-39':       row('allied', '39', 11,  5, 'fighter', 'land'),
    'P-40':       row('allied', '40', 11,  5, 'fighter', 'land'),
    Wildcat:      row('allied', 'W',   8,  6, 'fighter', 'carrier', 'land'),

    Betty:        row('japan',  'B',   9, 10, 'bomber',  'land'),
    Dave:         row('japan',  'D',   4,  6, 'scout',   'float'),
    Emily:        row('japan',  'E',   9, 24, 'bomber',  'sea'),
    Jake:         row('japan',  'JK',  5,  9, 'scout',   'float'),
    Judy:         row('japan',  'JD', 11,  6, 'dive',    'carrier'),
    Kate:         row('japan',  'K',   7,  7, 'bomber',  'carrier', 'land'),
    Mavis:        row('japan',  'M',   8, 23, 'bomber',  'sea'),
    Nell:         row('japan',  'N',   8,  8, 'bomber',  'land'),
    Pete:         row('japan',  'P',   4,  6, 'scout',   'float'),
    Rufe:         row('japan',  'R',   9,  6, 'fighter', 'float'),
    Val:          row('japan',  'V',   9,  7, 'dive',    'carrier', 'land'),
    Zero:         row('japan',  'Z',  10,  8, 'fighter', 'carrier', 'land'),
  },
  exceptions: [
    { at: 'Rufe.mission', provenance: 'inferred', why: 'no list of 8.12.1 has the Rufe, but 16.10.4 treats it as a fighter (R8)' },
  ],
};
