/** Installation AA Values (10.3): airfields by level, ports by size. */
import type { HouseChart } from './house.js';

export type InstallationAA = {
  /** Levels 1, 2, and 3 or more. */
  readonly airfield: readonly [number, number, number];
  readonly port: { readonly minor: number; readonly major: number };
};

/** Printed in the text: an airfield of level 1 has 5 (11.5). */
export const installationAA: HouseChart<InstallationAA> = {
  id: 'installation-aa',
  title: 'Installation AA Values',
  provenance: 'designed',
  source: '10.3, R115',
  about: 'The anti-aircraft strength of airfields of level 1, 2, and 3 or more, and of ports.',
  values: { airfield: [5, 9, 14], port: { minor: 8, major: 16 } },
  exceptions: [{ at: 'airfield.0', provenance: 'text', why: 'the example of 11.5' }],
  bounds: [{ at: /^(airfield|port)\./, from: 0, to: 60 }],
  falls: ({ airfield, port }) => [
    ...(airfield[1] < airfield[0] || airfield[2] < airfield[1] ? ['airfields fall with their level'] : []),
    ...(port.major < port.minor ? ['a major port has less than a minor one'] : []),
  ],
};
