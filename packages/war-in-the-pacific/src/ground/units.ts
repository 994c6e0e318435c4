/**
 * Ground counters by formula. A step is a battalion (23.0). Quality: Marines 8 and four steps a regiment (23.13.5); Japanese
 * infantry 7, worn 6; US Army 5 in 1942; Australian regulars 7, militia 4. Activation: a point for a regiment or
 * brigade, half for less.
 */
import type { PlacedUnit } from './scenario.js';

export type Placing = { hex: string } & Pick<PlacedUnit, 'left' | 'turn' | 'voyage' | 'force'>;

export const regiment = (id: string, name: string, at: Placing): PlacedUnit => ({
  id,
  name,
  nation: 'japan',
  side: 'japan',
  arm: 'ija',
  size: 'regiment',
  troopQuality: 7,
  steps: 3,
  antiAir: 0,
  activation: 1,
  ...at,
});

export const marines = (id: string, name: string, at: Placing): PlacedUnit => ({
  ...regiment(id, name, at),
  nation: 'us',
  side: 'allies',
  arm: 'usmc',
  troopQuality: 8,
  steps: 4,
});

export const usInfantry = (id: string, name: string, at: Placing): PlacedUnit => ({
  ...regiment(id, name, at),
  nation: 'us',
  side: 'allies',
  arm: 'us-army',
  troopQuality: 5,
});

export const australians = (id: string, name: string, at: Placing): PlacedUnit => ({
  ...regiment(id, name, at),
  nation: 'commonwealth',
  side: 'allies',
  arm: 'anzac',
  size: 'brigade',
  troopQuality: 7,
});
