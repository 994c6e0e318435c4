/** The map as the coastlines of this checkout give it, and the file it is kept in. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { places, survey } from '@ironbottom/flat-top/atlas';
import { build, type Coastlines, type SurveyedMap } from '@ironbottom/hexes/atlas';
import { mapSource } from './write.js';

export const mapDataPath = 'packages/flat-top/src/charts/map-data.ts';

export function surveyedMap(): SurveyedMap {
  const path = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  return build(survey, JSON.parse(readFileSync(path, 'utf8')) as Coastlines);
}

export function builtMapSource(map = surveyedMap()): string {
  return mapSource(survey, map, places);
}
