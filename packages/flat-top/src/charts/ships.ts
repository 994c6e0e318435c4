import type { Chart } from '@ironbottom/umpire';

export const shipTypes = ['CV', 'CVL', 'AV', 'CAV', 'BB', 'CA', 'CL', 'DD', 'AP', 'APD', 'AO', 'PG', 'SS'] as const;
export type ShipType = (typeof shipTypes)[number];

/** What is printed on a ship's counter (2.1). A ship that lacks a factor has 0 there. */
export type Counter = {
  readonly side: 'allied' | 'japan';
  readonly type: ShipType;
  readonly gunnery: number;
  readonly aa: number;
  readonly movement: number;
  readonly damage: number;
};

const us = (type: ShipType, gunnery: number, aa: number, movement: number, damage: number): Counter =>
  ({ side: 'allied', type, gunnery, aa, movement, damage });
const ijn = (type: ShipType, gunnery: number, aa: number, movement: number, damage: number): Counter =>
  ({ side: 'japan', type, gunnery, aa, movement, damage });

const sister = (ship: string, of: string) => ({
  at: ship,
  provenance: 'inferred' as const,
  why: `from her sisters (${of}); the public figures for her are doubtful`,
});

/** Ship counters, as far as ships have names. The source has no picture of them: the figures are from elsewhere. */
export const ships: Chart<{ readonly [name: string]: Counter }> = {
  id: 'ships',
  title: 'Ship counters',
  provenance: 'public',
  source: '2.1; figures reported by a public program, checked by the sums in the examples after 17.7 and 19.10',
  values: {
    //                     type   G   AA  MF  DF
    Enterprise:        us('CV',   1,  7,  2,  7),
    Hornet:            us('CV',   1,  5,  2,  7),
    Lexington:         us('CV',   1,  4,  2,  6),
    Saratoga:          us('CV',   1,  5,  2,  8),
    Wasp:              us('CV',   1,  5,  2,  6),
    Yorktown:          us('CV',   1,  4,  2,  5),
    'North Carolina':  us('BB',  25,  7,  2, 15),
    'South Dakota':    us('BB',  25,  9,  2, 15),
    Washington:        us('BB',  25,  7,  2, 15),
    Astoria:           us('CA',   4,  2,  2,  5),
    Australia:         us('CA',   4,  1,  2,  5),
    Chester:           us('CA',   4,  2,  2,  5),
    Chicago:           us('CA',   4,  2,  2,  5),
    Indianapolis:      us('CA',   4,  2,  2,  5),
    Minneapolis:       us('CA',   4,  2,  2,  5),
    'New Orleans':     us('CA',   4,  2,  2,  5),
    Northampton:       us('CA',   4,  2,  2,  5),
    Pensacola:         us('CA',   5,  2,  2,  5),
    Portland:          us('CA',   4,  2,  2,  5),
    'Salt Lake City':  us('CA',   5,  2,  2,  5),
    'San Francisco':   us('CA',   4,  2,  2,  5),
    Atlanta:           us('CL',   2,  3,  2,  4),
    Helena:            us('CL',   4,  2,  2,  5),
    Hobart:            us('CL',   3,  1,  2,  4),
    Juneau:            us('CL',   2,  3,  2,  4),
    'San Diego':       us('CL',   2,  3,  2,  4),
    'San Juan':        us('CL',   2,  3,  2,  4),

    Shokaku:          ijn('CV',   1,  5,  2,  6),
    Zuikaku:          ijn('CV',   1,  5,  2,  6),
    Hiyo:             ijn('CV',   1,  4,  1,  5),
    Junyo:            ijn('CV',   1,  4,  1,  5),
    Ryujo:            ijn('CVL',  1,  3,  2,  4),
    Shoho:            ijn('CVL',  1,  2,  2,  3),
    Zuiho:            ijn('CVL',  1,  2,  2,  3),
    Chitose:          ijn('AV',   1,  2,  2,  3),
    Kamikawa:         ijn('AV',   1,  2,  2,  3),
    Chikuma:          ijn('CAV',  3,  2,  2,  6),
    Tone:             ijn('CAV',  3,  2,  2,  6),
    Haruna:           ijn('BB',  12,  3,  2, 10),
    Hiei:             ijn('BB',  12,  3,  2, 10),
    Kirishima:        ijn('BB',  12,  3,  2, 10),
    Kongo:            ijn('BB',  12,  3,  2, 10),
    Mutsu:            ijn('BB',  18,  3,  1, 12),
    Aoba:             ijn('CA',   4,  2,  2,  5),
    Atago:            ijn('CA',   6,  2,  2,  6),
    Chokai:           ijn('CA',   6,  2,  2,  6),
    Furutaka:         ijn('CA',   4,  2,  2,  5),
    Haguro:           ijn('CA',   6,  2,  2,  6),
    Kako:             ijn('CA',   4,  2,  2,  5),
    Kinugasa:         ijn('CA',   4,  2,  2,  5),
    Kumano:           ijn('CA',   6,  2,  2,  6),
    Maya:             ijn('CA',   6,  2,  2,  6),
    Myoko:            ijn('CA',   6,  2,  2,  6),
    Suzuya:           ijn('CA',   6,  2,  2,  6),
    Takao:            ijn('CA',   6,  2,  2,  6),
    Isuzu:            ijn('CL',   2,  1,  2,  4),
    Jintsu:           ijn('CL',   2,  1,  2,  4),
    Nagara:           ijn('CL',   2,  1,  2,  4),
    Sendai:           ijn('CL',   2,  1,  2,  4),
    Tatsuta:          ijn('CL',   2,  1,  2,  4),
    Tenryu:           ijn('CL',   2,  1,  2,  4),
    Yubari:           ijn('CL',   2,  1,  2,  4),
    Yura:             ijn('CL',   2,  1,  2,  4),
  },
  exceptions: [
    { at: 'Pensacola', provenance: 'inferred', why: 'from her sister Salt Lake City; the example after 19.10 needs gunnery 5' },
    sister('Indianapolis', 'Portland'),
    sister('Minneapolis', 'Astoria, New Orleans'),
    sister('San Francisco', 'Astoria, New Orleans'),
    { at: 'Zuiho', provenance: 'designed', why: 'no figure anywhere; as her sister Shoho' },
  ],
};

/** Ships without a name of their own; a game numbers them: 'DD 3'. */
export const namelessTypes = ['DD', 'AP', 'APD', 'AO', 'PG', 'SS'] as const;
export type NamelessType = (typeof namelessTypes)[number];

export type Nameless = Readonly<Record<'allied' | 'japan', Readonly<Record<NamelessType, Counter>>>>;

const ours = 'nothing settles it';
const gunless = '19.8.1 lists every ship with guns but DD and APD, and these are not on it';

/** Ship counters without names: both sides' destroyers, transports, oilers, patrol vessels and submarines. */
export const namelessShips: Chart<Nameless> = {
  id: 'nameless-ships',
  title: 'Ship counters without names',
  provenance: 'designed',
  source: '2.1, 19.8.1, 19.8.3, 21.2.1; Submarines 2',
  values: {
    allied: {
      //        type   G   AA  MF  DF
      DD:  us('DD',   1,  1,  2,  3),
      AP:  us('AP',   0,  1,  1,  3),
      APD: us('APD',  1,  1,  2,  2),
      AO:  us('AO',   0,  1,  1,  4),
      PG:  us('PG',   0,  1,  1,  1),
      SS:  us('SS',   0,  1,  1,  1),
    },
    japan: {
      DD:  ijn('DD',  1,  1,  2,  3),
      AP:  ijn('AP',  0,  1,  1,  3),
      APD: ijn('APD', 1,  1,  2,  2),
      AO:  ijn('AO',  0,  1,  1,  4),
      PG:  ijn('PG',  0,  1,  1,  1),
      SS:  ijn('SS',  0,  1,  1,  1),
    },
  },
  exceptions: (['allied', 'japan'] as const).flatMap((side) => [
    { at: `${side}.DD`, provenance: 'inferred' as const, why: 'the examples after 17.7 and 19.10: 12 DD fire 12, a DD sinks on 3' },
    { at: `${side}.AP.gunnery`, provenance: 'inferred' as const, why: gunless },
    { at: `${side}.AO.gunnery`, provenance: 'inferred' as const, why: gunless },
    { at: `${side}.PG.gunnery`, provenance: 'inferred' as const, why: gunless },
    { at: `${side}.PG.damage`, provenance: 'designed' as const, why: `${ours}; 21.2.1 supposes ships below 3` },
    { at: `${side}.SS.gunnery`, provenance: 'inferred' as const, why: gunless },
    { at: `${side}.SS.movement`, provenance: 'text' as const, why: 'Submarines 2' },
  ]),
};
