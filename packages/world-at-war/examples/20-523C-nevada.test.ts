import { expect, it } from 'vitest';
import { namedShip } from '../src/charts/ships.js';
import { fought, kinds, struck } from '../src/testing.js';

const pearlHarbor = struck({
  by: 'air',
  where: 'port',
  ships: [namedShip('Nevada')],
  attacks: [
    { strength: 1, on: 'nevada', modifiers: [] },
    { strength: 1, on: 'nevada', modifiers: [] },
  ],
});

it('20.523C the Nevada, three factors, takes one hit at Pearl Harbor: it is repaired at once', () => {
  const first = struck({ ...pearlHarbor, attacks: pearlHarbor.attacks.slice(0, 1) });
  const told = fought(first, [3, 3]);
  expect(told.end.ships[0]).toMatchObject({ factors: 3, hits: 0, state: 'sound' });
  expect(kinds(told)).toEqual(['20.51 attack', '20.523C repaired']);
});

it('20.523C when the Japanese come back for a second strike the Nevada has no hit on her (R10)', () => {
  // One hit in each strike: two at sea would have damaged her.
  const told = fought(pearlHarbor, [3, 3, 3, 3]);
  expect(told.end.ships[0]).toMatchObject({ hits: 0, state: 'sound' });
  const atSea = fought({ ...pearlHarbor, where: 'sea' }, [3, 3, 3, 3]);
  expect(atSea.end.ships[0]).toMatchObject({ hits: 2, state: 'damaged' });
});
