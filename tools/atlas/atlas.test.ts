import { survey } from '@ironbottom/flat-top/atlas';
import { expect, test } from 'vitest';
import { readText } from '../checkout.js';
import { builtMapSource, mapDataPath, surveyedMap } from './atlas.js';
import { drawnMap, picturePath } from './drawn.js';
import { pacificPath, pacificSource } from './pacific.js';

const map = surveyedMap();

test('the committed map file is what the builder makes of the coastlines, byte for byte (npm run atlas)', () => {
  expect(builtMapSource(map) === readText(mapDataPath)).toBe(true);
});

test('the committed shores of the Pacific are what the coastlines give (npm run atlas)', () => {
  expect(pacificSource() === readText(pacificPath)).toBe(true);
});

test('the committed picture is what the map gives (npm run atlas)', () => {
  expect(drawnMap() === readText(picturePath)).toBe(true);
});

test('every island of the survey is on the map', () => {
  const named = new Set([...Object.keys(survey.islands), ...Object.keys(survey.islets)]);
  expect(new Set(Object.keys(map.islands))).toEqual(named);
});

test('no partial-land hex is out of reach of ships', () => {
  expect(map.landlocked).toEqual([]);
});
