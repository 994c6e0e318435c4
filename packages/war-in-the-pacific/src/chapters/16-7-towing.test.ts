import { expect, it } from 'vitest';
import { type Surface, shipOf } from '../surface/state.js';
import { inTheMiddle, type Middle, play } from '../surface/testing.js';
import { mayTow } from './16-7-towing.js';

const leaving = (given: Middle): Surface => {
  const record = inTheMiddle(given);
  record.battle.phase = 'leaving';
  return record;
};
const hurt = { japan: { Chokai: 'C1', Fubuki: 'C2' }, allies: { Vincennes: 'E1' }, damaged: { Chokai: 4 } };

it('16.7.2 a ship at D4 sinks after the battle when nobody can tow her', () => {
  const record = leaving({ ...hurt, japan: { Chokai: 'C1', Aoba: 'C2' } });
  expect(play(record).of('left-behind')).toEqual([{ side: 'japan', ship: 'Chokai' }]);
  expect(shipOf(record.battle, 'Chokai')).toMatchObject({ state: 'sunk', damage: 5 });
  expect(record.battle.points.allies).toBe(60);
});
it('16.7.2 a destroyer takes her in tow, and a port saves her as well', () => {
  expect(play(leaving(hurt)).of('left-behind')).toEqual([]);
  expect(play(leaving({ ...hurt, japan: { Chokai: 'C1' }, port: 'japan' })).of('left-behind')).toEqual([]);
});
it('R101 one ship tows one, and the dearest is saved', () => {
  const record = leaving({
    ...hurt,
    japan: { Aoba: 'C3', Yubari: 'C1', Fubuki: 'C2' },
    damaged: { Aoba: 4, Yubari: 4 },
  });
  expect(play(record).of('left-behind')).toEqual([{ side: 'japan', ship: 'Yubari' }]);
});
it('16.7.2 whoever withdrew has left her behind', () => {
  const record = leaving(hurt);
  Object.assign(shipOf(record.battle, 'Fubuki'), { state: 'withdrawn', hex: -1 });
  expect(play(record).of('left-behind')).toHaveLength(1);
});
it('17.14.1, 17.14.3 Japanese light ships and cruisers tow, heavy ones do not; and nobody tows an enemy', () => {
  const { law, battle } = inTheMiddle({
    japan: { Aoba: 'C1', Yubari: 'C2', Fubuki: 'C3' },
    allies: { Fletcher: 'E1' },
  });
  const tows = (tug: string, towed: string) => mayTow(law, shipOf(battle, tug), shipOf(battle, towed));
  expect([tows('Yubari', 'Aoba'), tows('Fubuki', 'Aoba'), tows('Aoba', 'Yubari'), tows('Fletcher', 'Aoba')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
it('17.14.2 from 1943 large Allied ships tow small ones', () => {
  const given = { japan: { Chokai: 'C1' }, allies: { Vincennes: 'E1', Helena: 'E2', Quincy: 'E3' } };
  const [early, late] = ['1/12/42', '1/1/43'].map((date) => inTheMiddle({ ...given, date }));
  const tows = (record: Surface | undefined, tug: string, towed: string): boolean | undefined =>
    record && mayTow(record.law, shipOf(record.battle, tug), shipOf(record.battle, towed));
  expect([tows(early, 'Vincennes', 'Helena'), tows(late, 'Vincennes', 'Helena')]).toEqual([false, true]);
  expect(tows(late, 'Vincennes', 'Quincy')).toBe(false);
});
