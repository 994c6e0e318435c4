/** Installation AA Values (10.3): airfields by level, ports by size. */
import type { HouseChart } from './house.js';

export type InstallationAA = {
  /** Levels 1 to 13. */
  readonly airfield: readonly number[];
  readonly port: { readonly minor: number; readonly major: number };
};

/** Printed in the text: an airfield of level 1 has 5 (11.5). */
export const installationAA: HouseChart<InstallationAA> = {
  id: 'installation-aa',
  title: 'Installation AA Values',
  provenance: 'designed',
  source: '10.3, R115',
  about: 'The anti-aircraft strength of airfields by level, from 1 to 13, and of ports.',
  values: { airfield: [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65], port: { minor: 8, major: 16 } },
  exceptions: [{ at: 'airfield.0', provenance: 'text', why: 'the example of 11.5' }],
  bounds: [{ at: /^(airfield|port)\./, from: 0, to: 99 }],
  falls: ({ airfield, port }) => [
    ...(airfield.some((own, at) => own < (airfield[at - 1] ?? 0)) ? ['airfields fall with their level'] : []),
    ...(port.major < port.minor ? ['a major port has less than a minor one'] : []),
  ],
};
