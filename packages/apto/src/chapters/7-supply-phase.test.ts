import { describe, expect, it } from 'vitest';
import { without } from '../game-testing.js';
import { type LandUnit, landUnit } from '../pieces.js';
import { isSupplied } from '../supplied.js';
import { played, tableAt } from '../supply-testing.js';

const army = (id: string, hex: string, marked = 0) =>
  landUnit({ id, nation: 'china', name: id, strength: [1, 2], hex, marked });
const division = (id: string, hex: string, marked = 0) =>
  landUnit({ id, nation: 'japan', name: id, strength: [1, 3], hex, marked });
const chit = (hex: string) => ({ kind: 'sea' as const, side: 'japan' as const, hex, drawn: [] });

describe('the Supply Step', () => {
  it('7.10 units that can trace lose their mark, others are marked', () => {
    const table = tableAt('supply', [army('at home', 'W4517', 1), division('alone', 'W4220')]);
    played(table);
    const { units } = table.state.public;
    expect(units['at home']?.marked).toBe(0);
    expect(units.alone?.marked).toBe(1);
  });

  it('7.7 chits feed four units each, and are gone when they have', () => {
    const table = tableAt('supply', [division('a', 'W4220'), division('b', 'W4220')]);
    const { public: pub } = table.state;
    Object.assign(pub.control, { W4220: 'japan', W4221: 'japan' });
    pub.chits = [chit('W4221'), chit('W4221')];
    expect(played(table).map(({ rule }) => rule)).toEqual(['7.12']);
    expect(Object.values(pub.units).map(({ marked }) => marked)).toEqual([0, 0]);
    expect(pub.chits.length).toBe(1);
  });

  it('7.7 those who landed draw on the chit that came with them, though a line leads to a source by now', () => {
    const left = (nth: 0 | 1): number => {
      // Beside Mukden, a source; the second of them is lost by then.
      const table = tableAt('supply', [division('a', 'W5021'), { ...division('b', 'W5021'), hex: null }]);
      const { public: pub } = table.state;
      pub.chits = [{ ...chit('W5021'), landed: [nth === 0 ? 'a' : 'b'] }];
      played(table);
      expect(pub.units.a?.marked).toBe(0);
      return pub.chits.length;
    };
    expect([left(0), left(1)]).toEqual([0, 1]);
    expect(without('7.7', () => left(0))).toBe(1);
  });

  it('7.7 where chits fall short their owner says who is fed', () => {
    const units = ['a', 'b', 'c', 'd', 'e'].map((id) => division(id, 'W4220'));
    const table = tableAt('supply', units);
    const { public: pub } = table.state;
    Object.assign(pub.control, { W4220: 'japan', W4221: 'japan' });
    pub.chits = [chit('W4221')];
    const [ask] = played(table, [['e', 'd', 'c', 'b']]);
    expect(ask).toMatchObject({ ask: 'pick', rule: '7.7', max: 4 });
    expect(Object.values(pub.units).flatMap(({ id, marked }) => (marked > 0 ? [id] : []))).toEqual(['a']);
  });

  it('7.13 a unit marked for the second time rolls, and may lose steps or be lost', () => {
    const table = tableAt('supply', [division('a', 'W4417', 1), division('b', 'W4117', 1)], [6, 1]);
    played(table);
    const { units } = table.state.public;
    expect(units.a?.left).toBe(2);
    expect(units.b).toMatchObject({ left: 1, marked: 2 });
    const worse = tableAt('supply', [division('a', 'W3919', 2)], [1]);
    played(worse);
    expect(worse.state.public.units.a).toMatchObject({ hex: null, off: 'pool' });
  });

  it('7.8 a source cut off has a stock by the die, and serves again when it is joined', () => {
    const table = tableAt('supply', [army('inside', 'W4113')], [3]);
    const { public: pub } = table.state;
    for (const hex of table.law.map.neighbours('W4113')) pub.control[hex] = 'japan';
    played(table);
    expect(pub.isolated).toEqual(['W4113']);
    expect(pub.units.inside?.marked).toBe(0);
    expect(pub.chits.length).toBe(2); // three, and one of them eaten
    pub.control = {};
    expect(isSupplied(pub, table.law, army('outside', 'W4114'))).toBe(true);
    table.push({ kind: 'supply', rule: '7.10' });
    played(table);
    expect(pub).toMatchObject({ isolated: [], chits: [] });
  });

  it('7.12 the stock of a source that is captured is the captor’s', () => {
    const table = tableAt('supply', [division('captor', 'W4113')]);
    const { public: pub } = table.state;
    Object.assign(pub, { isolated: ['W4113'], control: { W4113: 'japan' }, chits: [chit('W4113'), chit('W4113')] });
    played(table);
    expect(pub.isolated).toEqual([]);
    expect(pub.units.captor?.marked).toBe(0);
    expect(pub.chits.length).toBe(1);
  });
});

it('7.12 what was not used may be destroyed, chit by chit', () => {
  const table = tableAt('supply', []);
  const { public: pub } = table.state;
  Object.assign(pub, { control: { W4221: 'japan' }, chits: [chit('W4221'), chit('W4221'), chit('W4821')] });
  const [ask] = played(table, [['W4221 sea 2']]);
  expect(ask?.ask === 'pick' && ask.of.map(({ id }) => id)).toEqual(['W4221 sea 1', 'W4221 sea 2', 'W4821 sea 1']);
  expect(pub.chits.map(({ hex }) => hex)).toEqual(['W4221', 'W4821']);
});

describe('7.10 armour', () => {
  it('7.10 supplied when its Offensive began, it is so until the end', () => {
    const tank = landUnit({ id: 'tank', nation: 'japan', name: 'tank', strength: [2, 4], hex: 'W4417', kind: 'armor' });
    const table = tableAt('supply', [tank]);
    const { public: pub } = table.state;
    expect(isSupplied(pub, table.law, tank)).toBe(false);
    const offensive = { side: 'japan', fed: ['tank'] } as unknown as NonNullable<typeof pub.offensive>;
    expect(isSupplied({ ...pub, offensive }, table.law, tank)).toBe(true);
    expect(isSupplied({ ...pub, offensive }, table.law, { ...tank, kind: 'infantry' })).toBe(false);
  });
});

describe('the Replenishment Step', () => {
  const lost = (id: string, of: Partial<LandUnit> = {}): LandUnit => ({
    ...army(id, 'W4517'),
    ...{ hex: null, off: 'box', left: 1 },
    ...of,
  });

  it('7.14 infantry from the box comes back where its owner puts it, four Chinese free a month', () => {
    const table = tableAt(
      'replenishment',
      ['a', 'b', 'c', 'd'].map((id) => lost(id)),
    );
    const { public: pub } = table.state;
    pub.ep.china = 1;
    const asks = played(table, [['W4515'], ['W4515'], [], ['W4515']]);
    expect(asks.length).toBe(4);
    expect(pub.units.a).toMatchObject({ hex: 'W4515', left: 1, off: null });
    expect(pub.units.c).toMatchObject({ hex: null, off: 'pool', left: 2 });
    expect(pub.ep.china).toBe(1);
    expect(Object.keys(pub.notes).filter((key) => key.startsWith('7.14'))).toEqual([]);
  });

  it('7.14 of more than may come back for nothing the owner chooses, and pays for the others', () => {
    const units = ['a', 'b', 'c', 'd', 'e'].map((id) => lost(id, id === 'e' ? { left: 2 } : {}));
    const table = tableAt('replenishment', units);
    const { public: pub } = table.state;
    pub.ep.china = 1;
    const asks = played(table, [['b', 'c', 'd', 'e'], ['W4515'], ['W4515'], ['W4515'], ['W4515'], ['W4515']]);
    expect(asks[0]).toMatchObject({ rule: '7.14', min: 4, max: 4 });
    expect(asks[1]?.prompt).toContain('for 1 EP');
    expect(asks.length).toBe(6);
    expect(units.map(({ id }) => pub.units[id]?.hex)).toEqual(['W4515', 'W4515', 'W4515', 'W4515', 'W4515']);
    expect([pub.units.e?.left, pub.ep.china]).toEqual([2, 0]);
  });

  it('7.14 nobody comes back to a nation that was conquered, not even for a price or after it is set free', () => {
    const play = (by?: 'japan' | 'allies') => {
      const table = tableAt('replenishment', [lost('a')]);
      const { public: pub } = table.state;
      pub.ep.china = 9;
      if (by !== undefined) pub.conquered.china = by;
      return [played(table, [['W4515']]).length, pub.units.a?.off];
    };
    expect([play(), play('allies'), play('japan')]).toEqual([
      [1, null],
      [0, 'pool'],
      [0, 'pool'],
    ]);
  });

  it('11.13 without recycling whoever is not replenished is out of the game, as 8.5 what cannot be rebuilt always is', () => {
    const play = (noRecycling: boolean, once: boolean) => {
      const table = tableAt('replenishment', [lost('a', { once })], [], { noRecycling });
      played(table, [[]]);
      return table.state.public.units.a?.off;
    };
    expect([play(false, false), play(true, false), play(false, true)]).toEqual(['pool', 'gone', 'gone']);
  });
});
