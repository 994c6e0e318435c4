import { expect, it } from 'vitest';
import { fieldsOf } from '../fields.js';
import { law } from '../game-testing.js';
import { coralSea } from '../scenarios/coral-sea.js';
import { ringsAroundRabaul } from '../scenarios/rings-around-rabaul.js';
import type { OrderOfBattle, ScenarioData } from '../scenarios/scenario.js';
import { openingForces, setUpSheet } from './4-set-up.js';
import { startsOf } from './4-starts.js';

/** One group with a ship of its own, one to which any destroyer may go; the others in company. */
function inCompany(): ScenarioData {
  const areas = [{ near: { place: 'Rabaul', within: 2 } }];
  const allied: OrderOfBattle = {
    ...ringsAroundRabaul.forces.allied,
    ships: ['Lexington', 'Hornet', '3 DD'],
    start: [
      { ships: ['Lexington'], areas },
      { ships: ['any DD'], areas },
      { ships: 'rest', with: 'any group' },
    ],
    sea: {},
  };
  return { ...ringsAroundRabaul, name: 'company', special: {}, forces: { ...ringsAroundRabaul.forces, allied } };
}

it('R12 nobody begins with a group of any destroyers alone, for it has no ship of its own; destroyers may be that group', () => {
  const rules = law({ scenario: inCompany() });
  const { groups, crews } = startsOf(rules, 'allied');
  expect(groups.map(({ slots, escorts }) => [slots, escorts])).toEqual([
    [['TF 1'], ['TF 2', 'TF 3']],
    [['TF 4', 'TF 5'], []],
  ]);
  expect(crews.map(({ kind, groups: homes }) => [kind, homes.map(({ group, guest }) => [group, guest])])).toEqual([
    ['Lexington', [[0, false]]],
    ['Hornet', [[0, true]]],
    [
      'DD',
      [
        [0, true],
        [1, false],
      ],
    ],
  ]);
});

it('4.1 what is proposed puts every ship into a task force with a number', () => {
  const { ships, tfs } = openingForces(law({ scenario: inCompany() }), 'allied');
  expect(ships).toHaveLength(5);
  for (const { id } of tfs) expect(id).toMatch(/^TF \d+$/);
  for (const { tf } of ships) expect(tfs.map(({ id }) => id)).toContain(tf);
});

it('4.2.1, R303 a tender begins with no more planes than she has room for under way, for she may begin elsewhere', () => {
  const rules = law({ scenario: coralSea });
  const own = openingForces(rules, 'japan');
  expect(own.ships.find(({ name }) => name === 'Kamikawa')?.anchored).toBe(true);
  expect(fieldsOf(own, rules, 'japan').find(({ id }) => id === 'Kamikawa')?.capacity).toBe(14);
  const { limits } = setUpSheet(own, rules, 'japan');
  expect(limits.find(({ why }) => why.startsWith('Kamikawa has room'))).toMatchObject({ rule: '4.2.1', most: 7 });
});
