import { expect, test } from 'vitest';
import { planeNames } from '../charts/planes.js';
import { placeNames } from './areas.js';
import { scenarioNames } from './names.js';

const listed = (...titles: readonly string[]): string[] =>
  scenarioNames.filter(({ title }) => titles.includes(title)).flatMap(({ names }) => names.map(({ name }) => name));

test('every place at which ships may begin, and every plane, is listed under its name', () => {
  const places = listed('Bases', 'Places', 'Islands');
  expect(placeNames.filter((name) => !places.includes(name))).toEqual([]);
  expect(listed('Planes').sort()).toEqual([...planeNames].sort());
});

test('a name is told with what one has to know to use it', () => {
  const about = (wanted: string): string | undefined =>
    scenarioNames.flatMap(({ names }) => names).find(({ name }) => name === wanted)?.about;
  expect(about('Lexington')).toBe('Allied CV, room for 30 carrier planes');
  expect(about('Zero')).toBe('Japanese, carrier and land plane');
  expect(about('Truk')).toMatch(/^Japanese, off the board, .*; SC1, /);
  expect(about('Ndeni Island')).toBeDefined();
});
