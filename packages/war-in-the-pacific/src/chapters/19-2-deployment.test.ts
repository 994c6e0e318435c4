import { judge } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import { surfaceCharts } from '../charts/surface.js';
import { beside, hexes, hexesOf, numberAt, places } from '../surface/display.js';
import { openingOf } from '../surface/opening.js';
import { seenBy } from '../surface/seen.js';
import { type Surface, shipOf } from '../surface/state.js';
import { asked, hexCalled, inTheMiddle, lawOf, play } from '../surface/testing.js';
import { stationFor } from './19-2-deployment.js';

const duel = { japan: { Chokai: 'C1', Aoba: 'C2' }, allies: { Vincennes: 'E1', Quincy: 'E2' } };

function deploying(given: Parameters<typeof lawOf>[0]): Surface {
  const law = lawOf(given);
  return { law, battle: { ...openingOf(law), phase: 'stations' } };
}

it('19.2 the display has 35 hexes in seven columns of 4, 5, 6, 5, 6, 5 and 4, numbered from 1 to 6', () => {
  expect(places.length).toBe(35);
  expect([0, 1, 2, 3, 4, 5, 6].map((column) => hexes.filter((hex) => hex.column === column).length)).toEqual([
    4, 5, 6, 5, 6, 5, 4,
  ]);
  const numbers = places.map((place) => numberAt(surfaceCharts.surfaceDisplay.values, place));
  expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  expect(beside[hexCalled('D3')]?.length).toBe(6);
});

it('19.2.1 carriers, transports and the others each have a column of their own', () => {
  const law = lawOf({ japan: { Shoho: 'A1' }, allies: { Hornet: 'G1', Crescent: 'F1', Vincennes: 'E1' } });
  expect(['Shoho', 'Hornet', 'Crescent', 'Vincennes'].map((id) => stationFor(law, id))).toEqual([
    'carriers',
    'carriers',
    'non-combatants',
    'combatants',
  ]);
});

it('19.2.1 both deploy at once and in secret; nobody begins beside an enemy', () => {
  const record = deploying(duel);
  const heard = play(record, { japan: [['C1+'], ['C3+']], allies: [[], []] });
  expect(heard.of('deployed')).toEqual([
    {
      side: 'japan',
      ships: [
        { ship: 'Chokai', hex: 9 },
        { ship: 'Aoba', hex: 11 },
      ],
    },
    {
      side: 'allies',
      ships: [
        { ship: 'Vincennes', hex: hexCalled('E1') },
        { ship: 'Quincy', hex: hexCalled('E2') },
      ],
    },
  ]);
});

it('19.2.1 ships are spread evenly: no second in a hex before every hex has one, and then in as many as are left', () => {
  const six = Object.fromEntries(
    ['Chokai', 'Aoba', 'Kako', 'Kinugasa', 'Furutaka', 'Tenryu', 'Yubari'].map((id) => [id, 'C1']),
  );
  const ask = asked(deploying({ ...duel, japan: six }), 'japan');
  const rows = (...places: string[]) =>
    ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C1+'].map((usual, i) => [places[i] ?? usual]);
  expect(judge(null, ask, rows())).toBeUndefined();
  // A click on a hex means one thing.
  const there = ask.ask === 'sheet' && ask.rows[0]?.ask === 'pick' ? ask.rows[0].of : [];
  expect(there.filter(({ at }) => at === hexCalled('C1')).map(({ id }) => id)).toEqual(['C1']);
  expect(judge(null, ask, rows('C2'))).toEqual({
    rule: '19.2.1',
    why: expect.stringContaining('one in each of the 6 hexes, and in one of them one more (C2, number 2 in rows'),
  });
  expect(judge(null, ask, rows('C2+'))?.rule).toBe('19.2.1');
  const few = asked(deploying(duel), 'japan');
  expect(judge(null, few, [['C1+'], ['C1+']])?.rule).toBe('19.2.1');
});

it('19.2.1 damaged ships may keep back with the non-combatants, destroyers may not', () => {
  const law = lawOf(duel);
  const battle = openingOf(law);
  shipOf(battle, 'Aoba').damage = 1;
  const record: Surface = { law, battle: { ...battle, phase: 'stations' } };
  expect(asked(record, 'japan')).toMatchObject({ of: [{ id: 'Aoba' }] });
  play(record, ['Aoba'], { japan: [[], []], allies: [[], []] });
  expect(hexesOf('japan', 'non-combatants')).toContain(shipOf(record.battle, 'Aoba').hex);
});

it('19.10.1 by night masks lie on all ships, and marks do not tell which is which', () => {
  const record = deploying({ ...duel, night: true });
  const heard = play(record, { japan: [['C1+'], ['C3+']], allies: [[], []] });
  expect(heard.of('deployed')[0]).toEqual({
    side: 'japan',
    ships: [
      { ship: 'J1', hex: 9 },
      { ship: 'J2', hex: 11 },
    ],
  });
  expect(seenBy(record.battle, 'allies').ships.map(({ id }) => id)).toEqual(['J1', 'J2', 'Vincennes', 'Quincy']);
  expect(seenBy(record.battle, null).ships.map(({ id }) => id)).toEqual(['J1', 'J2', 'A1', 'A2']);
  expect(seenBy(inTheMiddle(duel).battle, 'allies').ships[0]?.id).toBe('Chokai');
});

it('19.10.1 two ships in one hex get their marks by lot', () => {
  const seven = Object.fromEntries(
    ['Chokai', 'Aoba', 'Kako', 'Kinugasa', 'Furutaka', 'Tenryu', 'Yubari'].map((id) => [id, 'C1']),
  );
  const record = deploying({ ...duel, japan: seven, night: true });
  const empty = (n: number) => Array.from({ length: n }, () => []);
  play(record, { japan: empty(7), allies: empty(2) }, 2);
  expect(shipOf(record.battle, 'Chokai').mark).toBe('J2');
  expect(shipOf(record.battle, 'Yubari').mark).toBe('J1');
});
