import { describe, expect, it } from 'vitest';
import { unitOf } from '../units.js';
import {
  airLandCost,
  airLandReach,
  escortDiceCost,
  escortTransferCost,
  landPoints,
  navalCost,
  navalReach,
  oilTransportCost,
  strategicAirCost,
} from './costs.js';

const fleet = (...ids: string[]) => ids.map(unitOf);
const oil = (ids: string[], hexes: number) => navalCost('japan', 'operational', fleet(...ids), hexes).oil;

describe('CARD-transport.naval', () => {
  it('CARD-transport.naval Japanese operations cost Oil Points once up to four hexes, and half as much again beyond', () => {
    expect(oil(['akagi', 'kongo'], 4)).toBe(4);
    expect(oil(['akagi', 'kongo'], 5)).toBe(6);
  });

  it('CARD-transport.naval the half is rounded up for the Task Force, not for each unit', () => {
    // Three units of one point each: 4½, so 5; unit by unit it would be 6.
    expect(oil(['japanese-dd-1', 'japanese-dd-2', 'japanese-dd-3'], 5)).toBe(5);
  });

  it('CARD-transport.naval Japanese reactions cost their Oil Points, the Allies pay neither', () => {
    expect(navalCost('japan', 'reaction', fleet('akagi', 'japanese-dd-1'), 3)).toEqual({ transport: 0, oil: 3 });
    expect(navalCost('allies', 'operational', fleet('essex'), 6)).toEqual({ transport: 0, oil: 0 });
    expect(navalCost('allies', 'reaction', fleet('essex'), 3)).toEqual({ transport: 0, oil: 0 });
  });

  it('CARD-transport.naval a sea deployment costs Transport Points, one hex of it nothing', () => {
    expect(navalCost('allies', 'seaDeployment', fleet('essex', 'us-dd-1'), 4).transport).toBe(3);
    expect(navalCost('allies', 'seaDeployment', fleet('essex', 'us-dd-1'), 1).transport).toBe(0);
  });

  it('CARD-transport.naval four hexes, the Movement Allowance of the slowest, or half of it rounded up', () => {
    const ships = fleet('akagi', 'kongo');
    expect(navalReach('seaDeployment', ships)).toBe(4);
    expect(navalReach('operational', ships)).toBe(7);
    expect(navalReach('reaction', ships)).toBe(4);
  });
});

describe('CARD-transport.air-land', () => {
  it('CARD-transport.air-land Transport Points once by sea deployment, twice in operations, one hex free', () => {
    expect(airLandCost('seaDeployment', 4, 3)).toEqual({ transport: 4, oil: 0 });
    expect(airLandCost('seaDeployment', 4, 1).transport).toBe(0);
    expect(airLandCost('operational', 4, 1).transport).toBe(8);
    expect([airLandReach('seaDeployment'), airLandReach('operational')]).toEqual([4, 4]);
  });

  it('R13 a land unit is as many points to carry as its full strength', () => {
    expect(landPoints({ full: 8 })).toBe(8);
  });
});

describe('CARD-cost', () => {
  it('CARD-cost.oil shipping an Oil Point takes a Transport Point', () => {
    expect(oilTransportCost(3)).toBe(3);
  });
  it('CARD-cost.escort a DD unit to or from the Convoy Escort box takes two Transport Points', () => {
    expect(escortTransferCost(2)).toBe(4);
  });
  it('CARD-cost.asw a die of the convoy escorts burns an Oil Point', () => {
    expect(escortDiceCost(3)).toBe(3);
  });
  it('16.1.3 a die of strategic air warfare takes an Allied Transport Point', () => {
    expect(strategicAirCost(5)).toBe(5);
  });
});
