import type { View } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import { strikeBoard } from './board.js';
import { displayMap, displayPlaces, placesIn } from './display.js';
import type { StrikeKit } from './rulebook.js';
import { seenBy } from './seen.js';
import { begun, flightsIn, lawOf, overTaskForce17 } from './testing.js';

const law = lawOf('coral-sea-strikes');
const sceneFor = (strike: ReturnType<typeof begun>, side: 'japan' | 'allies') =>
  strikeBoard.scene({ seat: side, own: seenBy(strike.battle, side, law) } as unknown as View<StrikeKit>, law);

it('7.2 a core, three inner arcs of four places, as many as they hold, and six outer arcs round them', () => {
  expect(['core', 'inner 1', 'inner 3', 'outer 1', 'outer 6'].map((arc) => placesIn(arc as 'core').length)).toEqual([
    7, 4, 4, 3, 3,
  ]);
  const far = (arc: string) =>
    placesIn(arc as 'core').map((place) => Math.hypot(...(displayMap().middles[place] ?? [0, 0])));
  expect(Math.min(...far('outer 2'))).toBeGreaterThan(Math.max(...far('core')));
  expect(displayPlaces.placeName(placesIn('inner 2')[0] ?? 0)).toBe('inner 2');
});
it('every ship on the display has a place of its own, face down to the enemy', () => {
  const { pieces } = sceneFor(overTaskForce17(law, 'assign', flightsIn(['D3A', 3, 'D'])), 'japan');
  expect(pieces.length).toBe(10);
  expect(new Set(pieces.map(({ place }) => place)).size).toBe(10);
  expect(JSON.stringify(pieces)).not.toMatch(/Lexington|Yorktown/);
});
it('7.2.1 face-down ships of a type bear the letters that questions call them by', () => {
  const strike = overTaskForce17(law, 'assign', flightsIn(['D3A', 3, 'D']));
  const cruisers = strike.battle.ships.filter(({ arc, type }) => arc === 'core' && type === 'CA');
  for (const [i, ship] of cruisers.entries()) ship.mark = `CA core ${'abcdefgh'[i]}`;
  const labels = sceneFor(strike, 'japan').pieces.map(({ label }) => label);
  expect(cruisers.length).toBeGreaterThan(1);
  expect(labels).toEqual(expect.arrayContaining(['CA a', 'CA b']));
  expect(sceneFor(strike, 'allies').pieces.map(({ label }) => label)).toContain('Lexington');
});
it('7.4 whoever leaves his fighters where they are is told so before', () => {
  const view = { seat: 'allies', own: { phase: 'cap' } } as unknown as View<StrikeKit>;
  expect(strikeBoard.warnings?.(view, law, [{}])).toHaveLength(1);
  expect(strikeBoard.warnings?.(view, law, [{ low: 1 }])).toEqual([]);
});
it('7.7.4 the way of a wave is drawn: by which arc it enters, and whose guns it meets', () => {
  const { overlays } = sceneFor(overTaskForce17(law, 'target ring', flightsIn(['D3A', 3, 'D'])), 'japan');
  expect(overlays.map(({ kind, places }) => [kind, places.map(displayPlaces.placeName)[0]])).toEqual([
    ['entry', 'outer 3'],
    ['way', 'inner 2'],
  ]);
});
it('7.2.1 while the force is arranged its owner sees it as it is proposed, and the enemy sees nothing', () => {
  const strike = begun(law);
  Object.assign(strike.battle, { phase: 'deploy', strike: 0, priority: 'general', queue: [] });
  expect([sceneFor(strike, 'japan').pieces.length, sceneFor(strike, 'allies').pieces.length]).toEqual([7, 0]);
});
