import { judge, type RowAnswer } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import { fieldsOf } from '../fields.js';
import { law } from '../game-testing.js';
import { coralSea } from '../scenarios/coral-sea.js';
import { ringsAroundRabaul } from '../scenarios/rings-around-rabaul.js';
import type { OrderOfBattle, ScenarioData } from '../scenarios/scenario.js';
import { openingForces, setUpSheet } from './4-set-up.js';
import { squadronsFrom } from './4-ships-sheet.js';
import { startsOf } from './4-starts.js';
import { fill } from './8-testing.js';

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

it('R12, R149 whoever begins with any group may come in with one that enters later, in its hour and through its hexes', () => {
  const scenario = inCompany();
  const { allied } = scenario.forces;
  const start: OrderOfBattle['start'] = [
    { ships: ['Lexington'], areas: [{ near: { place: 'Rabaul', within: 2 } }] },
    { ships: ['Hornet'], areas: [{ edge: { of: 'S', within: 0 } }], enters: { day: 1, hour: 8 } },
    { ships: 'rest', with: 'any group' },
  ];
  const rules = law({ scenario: { ...scenario, forces: { ...scenario.forces, allied: { ...allied, start } } } });
  const { groups, crews } = startsOf(rules, 'allied');
  const to = groups[1]?.slots[0] ?? '';
  expect(crews.find(({ kind }) => kind === 'DD')?.groups.map(({ group }) => group)).toEqual([0, 1]);
  const sheet = setUpSheet(openingForces(rules, 'allied'), rules, 'allied');
  const answer = fill(sheet, { '3 DD sail in': { [to]: 3 } }) as RowAnswer[];
  expect(judge(null, sheet, answer)).toBeUndefined();
  const { squadrons } = squadronsFrom({ groups, crews }, answer);
  expect(squadrons.find(({ id }) => id === to)).toMatchObject({ names: ['Hornet', 'DD 1', 'DD 2', 'DD 3'], enters: 2 });
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
