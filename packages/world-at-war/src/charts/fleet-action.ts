/** What chapters 22, 23 and 51 would say of a fleet action is not in the source: narrow figures of ours. */
import type { Chart } from '@ironbottom/umpire';

export type FleetAction = {
  readonly search: {
    /** Two dice and more than this less one find a force. */
    readonly needs: number;
    /** 20.33 The searchers have a fully operational carrier. */
    readonly carrier: number;
    /** The force sought has no marker: everybody knows about where it is. */
    readonly open: number;
    /** It withdraws, or stays away under cover. */
    readonly withdrawing: number;
    readonly covering: number;
    /** It was found the round before. */
    readonly found: number;
  };
  /** What each result counts: a factor sunk, a factor sunk in port, a ship damaged, a factor of cargo landed. */
  readonly points: { readonly sunk: number; readonly inPort: number; readonly damaged: number; readonly cargo: number };
};

export const fleetAction: Chart<FleetAction> = {
  id: 'fleet-action',
  title: 'Fleet action: search and points',
  provenance: 'designed',
  source: '22.45 is not in the source; 20.33 says that fully operational carriers help',
  values: {
    search: { needs: 8, carrier: 1, open: 2, withdrawing: -2, covering: -1, found: 1 },
    points: { sunk: 2, inPort: 1, damaged: 1, cargo: 1 },
  },
};
