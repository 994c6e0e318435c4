/** The charts as the players read their doubtful figures. What they put in themselves (house.ts) comes after and beats it. */
import type { Options } from '../options.js';
import type { Charts } from './index.js';

export function asRead(charts: Charts, { landingModifier, nightTaskForces }: Options): Charts {
  let read = charts;
  if (landingModifier === 'printed') {
    const { nightLanding } = charts;
    const why = 'as printed: the players read it as a help (R22)';
    const values = { ...nightLanding.values, furtherTrouble: -nightLanding.values.furtherTrouble };
    const exceptions = [{ at: 'furtherTrouble', provenance: 'text', why } as const];
    read = { ...read, nightLanding: { ...nightLanding, values, exceptions } };
  }
  if (nightTaskForces === 0) {
    const { observation } = charts;
    const why = 'the dashes of the source, as the players read them (R35)';
    const night = { ...observation.values.night, surfaceToSurface: { clear: dashes, cloud: dashes } };
    const others = (observation.exceptions ?? []).filter(({ at }) => at !== 'night.surfaceToSurface');
    const exceptions = [...others, { at: 'night.surfaceToSurface', provenance: 'text', why } as const];
    read = { ...read, observation: { ...observation, values: { ...observation.values, night }, exceptions } };
  }
  return read;
}

const dashes = { 0: null, 1: null, 2: null, 3: null };
