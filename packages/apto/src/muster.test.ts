import { describe, expect, it } from 'vitest';
import { fight } from './battle-testing.js';
import { map } from './map/map.js';
import { aftermathOf, type Lookout, musterBattle } from './muster.js';
import { general, headquarters, landUnit, type Nation, type Side } from './pieces.js';
import type { Pub } from './state.js';

const pub = (given: Partial<Pub>): Pub =>
  ({
    ...{ year: 1937, units: {}, hqs: {}, generals: {}, control: {}, works: {}, chits: [] },
    ...{ alignment: { japan: 'japan', china: 'allies' }, ...given },
  }) as Pub;
const sideOf = (nation: Nation): Side => (nation === 'japan' ? 'japan' : 'allies');
const lookout: Lookout = {
  sideOf,
  controls: () => false,
  otherwise: () => true,
  supplied: () => true,
  sources: (nation) => (nation === 'japan' ? ['W5022'] : ['W4115']),
  limit: () => 8,
  wet: () => false,
  closed: () => false,
};
const byId = <T extends { id: string }>(...pieces: T[]): { [id: string]: T } =>
  Object.fromEntries(pieces.map((piece) => [piece.id, piece]));

describe('a battle on the map', () => {
  const table = () =>
    pub({
      units: byId(
        landUnit({ id: 'a', nation: 'japan', name: '5th', strength: [1, 3], hex: 'W4919' }),
        landUnit({ id: 'b', nation: 'japan', name: '6th', strength: [1, 3], hex: 'W4919' }),
        landUnit({ id: 'idle', nation: 'japan', name: '7th', strength: [1, 3], hex: 'W4919' }),
        landUnit({ id: 'c', nation: 'china', name: '29th', strength: [1, 2], hex: 'W4818' }),
      ),
      hqs: byId(headquarters({ id: 'hq', nation: 'china', name: '1st', command: 1, radius: 2, hex: 'W4818' })),
    });
  const battle = (given: Partial<Lookout> = {}) =>
    musterBattle(
      table(),
      map,
      { ...lookout, ...given },
      { kind: 'combat', side: 'japan', target: 'W4818', units: ['a', 'b'] },
    );

  it('5.14 all defenders are in it, and of the attackers’ hex those that were told to', () => {
    const { target, from } = battle();
    expect([target.units.map(({ id }) => id), from[0]?.units.map(({ id, part }) => [id, part])]).toEqual([
      ['c'],
      [
        ['a', true],
        ['b', true],
        ['idle', false],
      ],
    ]);
    expect([target.inChina, target.hq?.id]).toEqual([true, 'hq']);
  });

  it('5.18 the ways out are those of the map: nearer to a source, out of enemy control', () => {
    const ways = battle().target.ways.map(({ hex }) => hex);
    expect(ways.length).toBeGreaterThan(0);
    expect(ways).not.toContain('W4919');
    expect(battle({ controls: () => true }).target.ways).toEqual([]);
  });

  it('5.18 nobody retreats to where an enemy General or his supply lies; a headquarters alone makes room', () => {
    const [to = ''] = battle().target.ways.map(({ hex }) => hex);
    const order = { kind: 'combat', side: 'japan', target: 'W4818', units: ['a', 'b'] } as const;
    const open = (given: Partial<Pub>): boolean =>
      musterBattle({ ...table(), ...given }, map, lookout, order).target.ways.some(({ hex }) => hex === to);
    const chit = (side: Side) => ({ kind: 'sea', side, hex: to, drawn: [] }) as const;
    const rides = (nation: Nation) =>
      byId(general({ id: 'g', nation, name: 'Doihara', strength: 1, exploitation: 0, hex: to }));
    expect([open({ generals: rides('japan') }), open({ generals: rides('china') })]).toEqual([false, true]);
    expect([
      open({ chits: [{ ...chit('japan'), drawn: [] }] }),
      open({ chits: [{ ...chit('allies'), drawn: [] }] }),
    ]).toEqual([false, true]);
    const hqs = byId(headquarters({ id: 'j', nation: 'japan', name: '2nd', command: 1, radius: 2, hex: to }));
    expect(open({ hqs })).toBe(true);
  });

  it('5.19 what it leaves behind names every loss, retreat and advance', () => {
    const start = battle();
    const { end } = fight(start, [8]);
    const after = aftermathOf(end, start);
    expect(after).toMatchObject({ vacated: true, price: false, advances: [{ to: 'W4818' }, { to: 'W4818' }] });
    expect(after.losses).toContainEqual({ id: 'c', left: 0 });
  });
});
