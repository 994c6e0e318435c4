import { expect, it } from 'vitest';
import { surfaceCharts } from '../charts/surface.js';
import { lawFor } from '../surface/law.js';
import type { ForceInput, SurfaceScenario } from '../surface/scenarios.js';
import { lawOf } from '../surface/testing.js';
import { ratingDRM, ratingsFor } from './20-admirals.js';

const errorsOf = (allies: ForceInput, date = '1/9/42'): string[] => {
  const japan: ForceInput = { ships: ['Chokai'], admirals: [{ name: 'Mikawa', ship: 'Chokai' }] };
  const scenario: SurfaceScenario = {
    id: 'test',
    title: '',
    about: '',
    date,
    night: false,
    sequences: 1,
    japan,
    allies,
  };
  const read = lawFor(scenario, surfaceCharts);
  return 'errors' in read ? read.errors : [];
};
const scott = [{ name: 'Scott', ship: 'San Francisco' }];

it('20.7.1 a force without a commander says why there is none', () => {
  expect(errorsOf({ ships: ['Chicago'], admirals: [] })[0]).toContain('20.7.1');
  expect(errorsOf({ ships: ['Chicago'], admirals: [], leaderless: 'moving' })).toEqual([]);
});
it('20.4.2 a force that is mostly Dutch is led by a Dutchman, if anybody', () => {
  const ships = ['San Francisco', 'De Ruyter', 'Java', 'Kortenaer'];
  expect(errorsOf({ ships, admirals: scott })[0]).toContain('20.4.2');
  expect(errorsOf({ ships, admirals: [{ name: 'Doorman', ship: 'De Ruyter' }] })).toEqual([]);
  expect(errorsOf({ ships: ['San Francisco', 'Chicago', 'De Ruyter'], admirals: scott })).toEqual([]);
});
it('20.8 Task Force 34 is there from August 1944, for Americans', () => {
  const force: ForceInput = { ships: ['San Francisco'], admirals: scott, battleLine: true };
  expect(errorsOf(force)[0]).toContain('20.8');
  expect(errorsOf(force, '1/8/44')).toEqual([]);
  expect(
    errorsOf({ ...force, ships: ['Canberra'], admirals: [{ name: 'Crutchley', ship: 'Canberra' }] }, '1/8/44')[0],
  ).toContain('20.8');
});
it('20.8.1 near Lee a commander leads more, has a chit more and stands longer', () => {
  const ships = Object.fromEntries(
    ['San Francisco', 'Chicago', 'Quincy', 'Astoria', 'Vincennes', 'Pensacola', 'Minneapolis', 'Northampton'].map(
      (id) => [id, 'E1'],
    ),
  );
  const law = (date: string, battleLine: boolean) =>
    lawOf({ japan: { Chokai: 'C1' }, allies: ships, admirals: { allies: scott }, date, battleLine });
  // Sixteen points under a Command Level of 14.
  const drm = (date: string, near: boolean): number => ratingDRM(law(date, near), 'allies', 0);
  expect([drm('1/9/44', false), drm('1/9/44', true), drm('1/1/45', true)]).toEqual([-2, 1, 0]);
  const plain = ratingsFor(law('1/9/44', false), 'Scott', 7);
  expect(ratingsFor(law('1/9/44', true), 'Scott', 7)).toEqual({ ...plain, S: plain.S + 1, B: plain.B + 2 });
  expect(ratingsFor(law('1/1/45', true), 'Scott', 7)).toEqual({ ...plain, S: plain.S + 1, B: plain.B + 1 });
  // Whoever serves under him has what he always had.
  expect(ratingsFor(law('1/9/44', true), 'Scott', 7, 1)).toEqual(plain);
});
