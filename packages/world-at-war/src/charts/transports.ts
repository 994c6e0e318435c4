import type { Chart } from '@ironbottom/umpire';

/** Boxes of strategic warfare. */
export const boxes = ['atlantic', 'indian', 'pacific'] as const;
export type Box = (typeof boxes)[number];
/** Britain and the United States share one force pool (20.61). */
export type TransportOwner = 'allies' | 'japan';

export type TransportLevels = {
  /** 20.631 At the start, and the least that must be brought up first when building (20.621A). */
  readonly initial: { readonly allies: Record<Box, number>; readonly japan: { readonly pacific: number } };
  /** 20.632 Below these a BRP is lost for each transport. The Atlantic and the Indian Ocean count as one. */
  readonly optimal: { readonly atlanticAndIndian: number; readonly pacificAllies: number; readonly pacificJapan: number };
};

export const transportLevels: Chart<TransportLevels> = {
  id: 'transport-levels',
  title: 'Transport levels',
  provenance: 'text',
  source: '20.621A, 20.631, 20.632',
  values: {
    initial: { allies: { atlantic: 15, indian: 5, pacific: 10 }, japan: { pacific: 20 } },
    optimal: { atlanticAndIndian: 30, pacificAllies: 10, pacificJapan: 15 },
  },
};

/** 20.631D, E: 4, 5 or 6 at large and as many unbuilt, by a transition rule that is not in the source. */
export const atLarge: Chart<{ readonly least: number; readonly most: number }> = {
  id: 'transports-at-large',
  title: 'Western Allied transports at large, and unbuilt',
  provenance: 'text',
  source: '20.631D, 20.631E',
  values: { least: 4, most: 6 },
};

export type Cost = { readonly shipbuilding: number; readonly brps: number };

export const constructionCosts: Chart<Record<'transport' | 'submarine' | 'asw', Cost>> = {
  id: 'construction-costs',
  title: 'Cost of transports, submarines and ASW',
  provenance: 'text',
  source: '20.621, 20.76, 20.84',
  values: {
    transport: { shipbuilding: 1, brps: 3 },
    submarine: { shipbuilding: 1, brps: 3 },
    asw:       { shipbuilding: 1, brps: 3 },
  },
};
