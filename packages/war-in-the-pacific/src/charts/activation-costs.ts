/** Activation Costs Summary (17.0, 28) and what transports hold (17.1.8, 17.8): Command Points, Load Points, movement points. */
import type { HouseChart } from './house.js';

export const activationCosts: HouseChart<{ readonly [what: string]: number }> = {
  id: 'activation-costs',
  title: 'Activation Costs Summary',
  provenance: 'designed',
  source: '17.0, R133',
  about: 'Command Points that it costs to set something going. For the week; what a warship costs stands with her figures.',
  values: { battleship: 3, carrier: 3, heavyCruiser: 2, warship: 1, oilerLoaded: 2, oilerEmpty: 1, transport: 1, searchSubmarine: 1, raiderBattalion: 1, specialTaskForce: 2, queenMary: 0 },
  exceptions: [
    { at: 'oilerEmpty', provenance: 'text', why: '17.9.3' },
    { at: 'searchSubmarine', provenance: 'text', why: '22.9.3' },
    { at: 'raiderBattalion', provenance: 'text', why: '22.8.2' },
    { at: 'specialTaskForce', provenance: 'text', why: '8.10, 20.8' },
    { at: 'queenMary', provenance: 'text', why: '17.8.9' },
  ],
  bounds: [{ at: /^\w+$/, from: 0, to: 20 }],
};

export const loadCapacities: HouseChart<{ readonly [what: string]: number }> = {
  id: 'load-capacities',
  title: 'Load capacities and debarking',
  provenance: 'designed',
  source: '17.1.9, 17.8, 21.1, R133',
  about: 'Steps that a counter carries, and movement points that a step costs to debark. For the week.',
  values: { seaplaneTender: 1, lightCruiser: 2, destroyers: 1, amphibiousTransport: 12, merchantmen: 7, merchantmenD1: 5, merchantmenD2: 3, merchantmenD3: 1, debarkAssault: 5, debarkPort: 3 },
  exceptions: [
    { at: 'seaplaneTender', provenance: 'text', why: '17.8' },
    { at: 'lightCruiser', provenance: 'text', why: '17.8: Kitakami and Oi, once rebuilt' },
    { at: 'merchantmen', provenance: 'inferred', why: '17.15.1: rated 7, 5, 3, 1 by damage' },
    { at: 'merchantmenD1', provenance: 'inferred', why: '17.15.1' },
    { at: 'merchantmenD2', provenance: 'inferred', why: '17.15.1' },
    { at: 'merchantmenD3', provenance: 'inferred', why: '17.15.1' },
    { at: 'debarkAssault', provenance: 'inferred', why: '21.1: D−1 is 4, D+1 is 6' },
  ],
  bounds: [{ at: /^\w+$/, from: 0, to: 99 }],
};
