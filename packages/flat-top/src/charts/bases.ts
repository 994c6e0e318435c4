import type { Chart } from '@ironbottom/umpire';
import type { Scenario } from './scenario-changes.js';

/** 8.2, 8.3, 8.6, 8.9, 17.3.2, 19.9.3. A capacity or launch factor of null knows no limit. */
export type BaseFigures = {
  readonly capacity: number | null;
  readonly launch: { readonly normal: number; readonly minimum: number } | null;
  readonly readying: number;
  readonly handles: readonly ('LP' | 'SP')[];
  readonly aaf: number;
  readonly sf: number;
};

export type BaseEntry = {
  readonly side: 'allied' | 'japan';
  /** 18.4 Off the board: it can never be attacked. */
  readonly offBoard: boolean;
  /** By scenario; a scenario that is missing does not use the base. */
  readonly figures: Partial<Record<Scenario, BaseFigures>>;
};

const any = null;
const land = ['LP'] as const;
const sea = ['SP'] as const;
const both = ['LP', 'SP'] as const;
type Launch = readonly [normal: number, minimum: number] | null;

const row = (
  scenarios: readonly Scenario[],
  capacity: number | null, launch: Launch, readying: number, handles: BaseFigures['handles'], aaf: number, sf: number,
): BaseEntry['figures'] => {
  const figures: BaseFigures = {
    capacity,
    launch: launch === null ? null : { normal: launch[0], minimum: launch[1] },
    readying, handles, aaf, sf,
  };
  return Object.fromEntries(scenarios.map((scenario) => [scenario, figures]));
};

const field = (side: BaseEntry['side'], ...figures: BaseEntry['figures'][]): BaseEntry =>
  ({ side, offBoard: false, figures: Object.assign({}, ...figures) });
const away = (side: BaseEntry['side'], ...figures: BaseEntry['figures'][]): BaseEntry =>
  ({ side, offBoard: true, figures: Object.assign({}, ...figures) });

const all = ['SC1', 'SC2', 'SC3', 'SC4', 'SC5'] as const;
const early = ['SC1', 'SC2'] as const;
const coral = ['SC2'] as const;
const sinceCoral = ['SC2', 'SC3', 'SC4', 'SC5'] as const;
const solomons = ['SC3'] as const;
const sinceSolomons = ['SC3', 'SC4', 'SC5'] as const;
const late = ['SC4', 'SC5'] as const;

/** Base boxes of the Air Operations Charts. */
export const bases: Chart<{ readonly [name: string]: BaseEntry }> = {
  id: 'bases',
  title: 'Bases',
  provenance: 'text',
  source: 'Air Operations Charts B, lines 1957-1960, 1995-1997',
  values: {
    //                                               MC   LF       RdF  PH    AAF SF
    Australia:        away('allied',  row(sinceCoral,    any, any,      25, both,  0, 0)),
    'New Caledonia':  away('allied',  row(coral,         any, [4, 4],    2, sea,   0, 0),
                                      row(sinceSolomons, any, [20, 20], 12, both,  0, 0)),
    'Port Moresby':   field('allied', row(all,           any, [20, 8],   8, land, 10, 0)),
    Henderson:        field('allied', row(solomons,      any, [8, 4],    5, land,  5, 0),
                                      row(late,          any, [12, 6],   8, land, 10, 1)),
    'Espiritu Santo': field('allied', row(solomons,      any, [5, 3],    2, both,  4, 0),
                                      row(late,          any, [10, 8],  10, both, 12, 3)),
    'Gili-Gili':      field('allied', row(solomons,       10, [6, 2],    2, land,  2, 0),
                                      row(late,          any, [10, 6],   5, land,  7, 0)),
    Ndeni:            field('allied', row(solomons,        6, [6, 4],    2, sea,   2, 0)),

    Truk:             away('japan',   row(all,           any, any,      20, both,  0, 0)),
    Kavieng:          away('japan',   row(all,           any, [10, 5],   5, land,  0, 0)),
    Rabaul:           field('japan',  row(early,         any, [12, 4],   7, both,  9, 0),
                                      row(sinceSolomons, any, [20, 9],  12, both, 15, 8)),
    Lae:              field('japan',  row(coral,         any, [10, 5],   5, land,  5, 0),
                                      row(sinceSolomons, any, [12, 5],   6, land, 10, 0)),
    Gasmata:          field('japan',  row(['SC1'],       any, [8, 4],    4, land,  5, 0),
                                      row(sinceSolomons, any, [8, 4],    4, land,  5, 0)),
    Tulagi:           field('japan',  row(coral,           6, [6, 3],    2, sea,   1, 0)),
    Shortland:        field('japan',  row(sinceCoral,    any, [8, 4],    4, sea,   5, 0)),
    Buna:             field('japan',  row(solomons,      any, [6, 3],    3, land,  3, 0),
                                      row(late,          any, [10, 6],   5, land,  7, 0)),
    Buka:             field('japan',  row(late,            8, [6, 4],    2, land,  3, 0)),
    Buin:             field('japan',  row(late,          any, [10, 5],   5, land,  7, 0)),
  },
  exceptions: [
    { at: 'Truk.figures', provenance: 'inferred', why: 'its launch factor is printed as 8, a fallen sign for no limit' },
    { at: 'Gili-Gili.figures.SC3.readying', provenance: 'designed', why: 'the figure is lost' },
    ...sinceSolomons.map((scenario) => ({
      at: `Rabaul.figures.${scenario}.sf`,
      provenance: 'inferred' as const,
      why: 'printed as AF: 8, read as SF',
    })),
    { at: 'Henderson.figures.SC3.launch', provenance: 'inferred', why: 'printed as LC: 8/4, read as LF' },
  ],
};
