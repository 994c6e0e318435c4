import { describe, expect, it } from 'vitest';
import { surfaceStep } from './19-surface.js';
import { arrange, attacks, battleOf, fight, fleet, kinds, refusalsOf, told } from './19-testing.js';

const cruisers = () => fleet('allied', 'Chicago', 'Portland');
const both = { '19.1 allied': ['fight'], '19.1 japan': ['fight'] };

describe('19.6 torpedoes', () => {
  const destroyers = () => fleet('japan', '4 DD');
  const torpedo = (bht: number, given: { night?: boolean } = {}, answers = {}, dice: number[] = []) =>
    fight(
      battleOf(fleet('allied', 'Washington'), destroyers(), {
        ...given,
        told: { allied: { planes: false, ships: true }, japan: { planes: false, ships: true } },
        step: surfaceStep({
          stage: 'torpedo',
          bht,
          positions: { allied: ['gunnery'], japan: Array(4).fill('torpedo') },
        }),
      }),
      dice,
      answers,
    );

  it('19.6 ships that gunnery has sunk fire no torpedoes', () => {
    const fought = fight(battleOf(cruisers(), destroyers(), { step: surfaceStep() }), [6, 1], {
      ...both,
      '19.3 allied': arrange(cruisers(), 6),
      '19.3 japan': arrange(destroyers(), 6, { torpedo: ['DD 1', 'DD 2', 'DD 3', 'DD 4'] }),
      '19.5 allied': [{ 'japan DD 1': 8 }],
      '19.6.3 japan': { Chicago: 3 },
    });
    expect(fought.refused).toEqual([]);
    expect(attacks(fought)).toEqual(['8 at DD 1 on 12: 5', '3 at Chicago on 15: 0']);
    const greedy = fight(battleOf(cruisers(), destroyers(), { step: surfaceStep() }), [6, 1], {
      ...both,
      '19.3 allied': arrange(cruisers(), 6),
      '19.3 japan': arrange(destroyers(), 6, { torpedo: ['DD 1', 'DD 2', 'DD 3', 'DD 4'] }),
      '19.5 allied': [{ 'japan DD 1': 8 }],
      '19.6.3 japan': { Chicago: 4 },
    });
    expect(greedy.refused).toMatchObject([{ rule: '19.6.3' }]);
  });

  it('19.6.1 by day torpedoes need dice of 10, by night 7; below that they are spent for nothing', () => {
    expect(attacks(torpedo(9))).toEqual([]);
    expect(attacks(torpedo(10))).toEqual(['4 at Washington on 15: 0']);
    expect(attacks(torpedo(6, { night: true }))).toEqual([]);
    expect(attacks(torpedo(7, { night: true }))).toEqual(['4 at Washington on 15: 0']);
    const vain = torpedo(9);
    expect(told(vain, 'torpedoes-in-vain')).toEqual([{ side: 'japan', ships: ['DD 1', 'DD 2', 'DD 3', 'DD 4'] }]);
    expect(vain.battle.ships.japan.map((ship) => ship.torpedoes)).toEqual([0, 0, 0, 0]);
  });

  it('19.6.2 Japanese torpedoes use table 15, Allied ones table 10, both before any is felt', () => {
    const fought = fight(
      battleOf(fleet('allied', '2 DD'), fleet('japan', '2 DD'), {
        told: { allied: { planes: false, ships: true }, japan: { planes: false, ships: true } },
        step: surfaceStep({
          stage: 'torpedo',
          bht: 12,
          positions: { allied: ['torpedo', 'torpedo'], japan: ['torpedo', 'torpedo'] },
        }),
      }),
      [5, 6],
      { '19.6.3 allied': { 'japan DD 1': 2 }, '19.6.3 japan': { 'allied DD 1': 2 } },
    );
    expect(attacks(fought)).toEqual(['2 at DD 1 on 10: 1', '2 at DD 1 on 15: 3']);
    const order = kinds(fought).filter((kind) => kind === 'surface-attack' || kind.startsWith('ship-'));
    expect(order).toEqual(['surface-attack', 'surface-attack', 'ship-hit', 'ship-sunk']);
  });

  it('19.6.3 the total may be split in any manner over the ships in front', () => {
    const fought = torpedo(12, {}, { '19.6.3 japan': { Washington: 1 } }, [4]);
    expect(attacks(fought)).toEqual(['1 at Washington on 15: 1']);
    expect(torpedo(12, {}, { '19.6.3 japan': { Washington: 5 } }).refused).toMatchObject([{ rule: '19.6.3' }]);
  });

  it('19.8.2 whoever makes a torpedo attack has no torpedoes afterwards, and cannot choose the position again', () => {
    const fought = torpedo(12, {}, { '19.6.3 japan': { Washington: 1 } });
    expect(fought.battle.ships.japan.map((ship) => ship.torpedoes)).toEqual([0, 0, 0, 0]);
    const refusal = refusalsOf('arrange', cruisers(), fought.battle.ships.japan, 'japan', [
      ['torpedo'],
      ['screen'],
      ['screen'],
      ['screen'],
      1,
    ]);
    expect(refusal).toMatchObject({ rule: '19.8.2' });
    expect(refusal?.why).toContain('DD 1 has no torpedoes: choose Gunnery Attack or Screen');
  });

  it('19.3.2, 19.8.2, R425 with nobody left in front the torpedoes stay in their tubes, also where they would not reach', () => {
    for (const bht of [9, 12]) {
      const fought = fight(
        battleOf(fleet('allied', 'Washington'), destroyers(), {
          told: { allied: { planes: false, ships: true }, japan: { planes: false, ships: true } },
          step: surfaceStep({
            stage: 'torpedo',
            bht,
            positions: { allied: ['screen'], japan: Array(4).fill('torpedo') },
          }),
        }),
        [],
        { '19.7 japan': [] },
      );
      expect(fought.battle.ships.japan.map((ship) => ship.torpedoes)).toEqual([1, 1, 1, 1]);
    }
  });
});
