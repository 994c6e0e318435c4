import type { Chart } from '@ironbottom/umpire';

/** 8.2, 8.3, 8.6, 8.9 What a plane carrying ship can do with planes. */
export type Deck = {
  readonly capacity: number;
  readonly launch: { readonly normal: number; readonly minimum: number };
  readonly readying: number;
  readonly handles: 'carrier' | 'float';
};

const row = (capacity: number, normal: number, minimum: number, readying: number, handles: Deck['handles']): Deck =>
  ({ capacity, launch: { normal, minimum }, readying, handles });

/** Allied and Japanese Ship Air Operations. CAV and BB stand for every CAV and every Japanese BB. */
export const shipAirOperations: Chart<{ readonly [ship: string]: Deck }> = {
  id: 'ship-air-operations',
  title: 'Ship Air Operations',
  provenance: 'text',
  source: '4.1.6, 8.2-8.9; lines 1930-1937, 1969-1979',
  values: {
    //              MC   LF     RdF
    Enterprise: row(33, 11, 3,  9, 'carrier'),
    Hornet:     row(33, 11, 3,  9, 'carrier'),
    Lexington:  row(30, 12, 3,  8, 'carrier'),
    Saratoga:   row(32, 12, 3,  8, 'carrier'),
    Wasp:       row(28, 10, 3,  7, 'carrier'),
    Yorktown:   row(30, 11, 3,  9, 'carrier'),

    BB:         row( 1,  1, 1,  1, 'float'),
    CAV:        row( 2,  1, 1,  1, 'float'),
    Chitose:    row( 8,  2, 1,  2, 'float'),
    Kamikawa:   row( 7,  1, 1,  1, 'float'),
    Hiyo:       row(18,  7, 3,  6, 'carrier'),
    Junyo:      row(18,  7, 3,  6, 'carrier'),
    Ryujo:      row(16,  5, 2,  4, 'carrier'),
    Shoho:      row(10,  4, 2,  4, 'carrier'),
    Zuiho:      row(10,  4, 2,  4, 'carrier'),
    Shokaku:    row(28, 10, 3,  8, 'carrier'),
    Zuikaku:    row(28, 10, 3,  8, 'carrier'),
  },
  exceptions: [
    { at: 'Shokaku', provenance: 'inferred', why: 'the scan slid her line onto Zuiho; she is Zuikaku\'s sister' },
    { at: 'Zuiho', provenance: 'inferred', why: 'her line is lost; as her sister Shoho, with whom she shares the ammunition figure' },
  ],
};
