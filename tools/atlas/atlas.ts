/** The map as it is built from the coastlines on this machine. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build, type Coastlines } from '@ironbottom/hexes/atlas';
import { places, survey } from '../../packages/flat-top/atlas/geography.js';
import { mapSource } from './write.js';

export const mapDataPath = 'packages/flat-top/src/charts/map-data.ts';

export function coastlines(): Coastlines {
  const path = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  return JSON.parse(readFileSync(path, 'utf8')) as Coastlines;
}

export function builtMapSource(): string {
  return mapSource(survey, build(survey, coastlines()), places);
}
