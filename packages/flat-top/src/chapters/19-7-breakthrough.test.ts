import { describe, expect, it } from 'vitest';
import { shipsEngaged, surfaceStep } from './19-surface.js';
import { arrange, attacks, battleOf, but, fight, fleet, kinds, shipOf, told } from './19-testing.js';

const both = { '19.1 allied': ['fight'], '19.1 japan': ['fight'] };

describe('19.7 breakthrough', () => {
  const convoy = () => fleet('japan', 'Sendai', '2 AP', '2 DD');
  const escort = () => fleet('allied', 'Chicago', 'Portland', 'Helena', '2 DD');
  const screen = ['AP 1', 'AP 2', 'DD 1', 'DD 2'];
  const through = (answers = {}, dice: number[] = [1], japan = convoy(), allied = escort()) =>
    fight(battleOf(allied, japan, { step: surfaceStep() }), dice, {
      ...both,
      '19.3 allied': arrange(allied, 4),
      '19.3 japan': arrange(japan, 4, { screen }),
      '19.5 allied': [{ Sendai: 1 }],
      '19.5 japan': [{}],
      ...answers,
    });

  it('19.7 three times the guns of the enemy front give the choice to break through', () => {
    const fought = through({
      '19.7 allied': ['Chicago'],
      '19.7.1 allied': [{ 'japan AP 1': 4 }],
      '19.7.1 japan': [{ Chicago: 2 }],
    });
    expect(told(fought, 'advantage')).toEqual([{ side: 'allied' }]);
    expect(attacks(fought).slice(1)).toEqual(['4 at AP 1 on 8: 0', '2 at Chicago on 8: 0']);
  });

  it('19.7 less than three to one, and there is none', () => {
    const japan = fleet('japan', 'Sendai', 'Aoba', '2 AP', '2 DD'); // 6 guns in front against 14
    expect(through({}, [1], japan).asked).not.toContain('19.7 allied');
  });

  it('19.7 it is never compulsory', () => {
    const fought = through({ '19.7 allied': [] });
    expect(fought.asked).toContain('19.7 allied');
    expect(attacks(fought)).toHaveLength(1);
    expect(told(fought, 'breakthrough')).toEqual([{ side: 'allied', ships: [] }]);
  });

  it('19.7 any guns are three times none, but none are not (R122)', () => {
    const allScreened = through(
      { '19.3 japan': arrange(convoy(), 4, { screen: ['Sendai', ...screen] }), '19.7 allied': [] },
      [],
    );
    expect(allScreened.asked).toContain('19.7 allied');
    const nobody = through(
      {
        '19.3 japan': arrange(convoy(), 4, { screen: ['Sendai', ...screen] }),
        '19.3 allied': arrange(escort(), 4, { screen: escort().map((s) => s.name) }),
      },
      [],
    );
    expect(nobody.asked.filter((ask) => ask.startsWith('19.7'))).toEqual([]);
  });

  it('19.7.1 those who were at their torpedoes may break through with their guns; the defender fires only from the Screen (R123)', () => {
    const allied = escort();
    const fought = through(
      {
        '19.3 allied': arrange(allied, 4, { torpedo: ['DD 1', 'DD 2'] }),
        '19.7 allied': ['allied DD 1', 'Helena'],
        '19.7.1 allied': [{ 'japan AP 1': 5 }],
        '19.7.1 japan': [{ Helena: 2 }],
      },
      [1],
    );
    expect(fought.refused).toEqual([]);
    expect(attacks(fought).slice(1)).toEqual(['5 at AP 1 on 8: 0', '2 at Helena on 8: 0']);
    const more = through({ '19.7 allied': ['Chicago'], '19.7.1 japan': [{ Chicago: 3 }] });
    expect(more.refused).toMatchObject([{ rule: '19.7.1' }]); // Sendai's two guns rest
  });

  it('19.7.1 a ship without usable guns cannot break through', () => {
    const allied = but(escort(), 'Helena', { ammunition: 0 });
    const fought = through({ '19.7 allied': ['Helena', 'Chicago'] }, [1], convoy(), allied);
    expect(fought.refused).toMatchObject([{ rule: '19.7.1' }]);
  });

  it('19.7.2 it is fought on the table of the gunnery before, and felt only when all have fired', () => {
    const fought = through(
      {
        '19.7 allied': ['Chicago', 'Portland'],
        '19.7.1 allied': [{ 'japan DD 1': 8 }],
        '19.7.1 japan': [{ Chicago: 2 }],
      },
      [1, 6, 6],
    );
    expect(attacks(fought).slice(1)).toEqual(['8 at DD 1 on 8: 4', '2 at Chicago on 8: 2']);
    expect(kinds(fought).slice(-6, -2)).toEqual(['surface-attack', 'surface-attack', 'ship-sunk', 'ship-hit']);
  });

  it('19.7.3 the attacker keeps back what he likes and that cannot be fired at; the whole Screen is in it', () => {
    const fought = through({ '19.7 allied': ['Chicago'], '19.7.1 japan': [{ Portland: 2 }] });
    expect(fought.refused.map((refusal) => refusal.why).join()).toContain('there is no "Portland"');
    expect(told(fought, 'breakthrough')).toEqual([{ side: 'allied', ships: ['Chicago'] }]);
    const step = surfaceStep({ positions: { allied: ['gunnery', 'gunnery'], japan: ['gunnery', 'screen', 'screen'] } });
    expect(shipsEngaged(step, 'japan')).toEqual([0]);
    expect(shipsEngaged({ ...step, breaker: 'allied', through: [0] }, 'japan')).toEqual([0, 1, 2]);
    expect(shipsEngaged({ ...step, breaker: 'allied', through: [0] }, 'allied')).toEqual([0, 1]);
  });

  it('19.7.4 there are no torpedoes in a breakthrough', () => {
    const fought = through({ '19.7 allied': ['Chicago'], '19.7.1 japan': [{ Chicago: 3 }] });
    expect(fought.refused).toMatchObject([{ rule: '19.7.1' }]); // two destroyers have two guns; their two torpedoes stay
    expect(shipOf(fought.battle, 'japan DD 1').torpedoes).toBe(1);
  });

  it('19.5.1 holds in a breakthrough too (R123)', () => {
    const japan = fleet('japan', 'Sendai', 'Kongo');
    const fought = through(
      {
        '19.3 japan': arrange(japan, 4, { screen: ['Kongo'] }),
        '19.7 allied': ['Chicago', 'Helena'],
        '19.7.1 allied': [{ Kongo: 5 }],
      },
      [1],
      japan,
    );
    expect(fought.refused).toMatchObject([{ rule: '19.5.1' }]);
  });

  it('19.8.1 a breakthrough in the same turn costs no further ammunition', () => {
    const fought = through({
      '19.7 allied': ['Chicago'],
      '19.7.1 allied': [{ 'japan AP 1': 4 }],
      '19.7.1 japan': [{ Chicago: 2 }],
    });
    expect(shipOf(fought.battle, 'Chicago').ammunition).toBe(15 - 8);
    expect(shipOf(fought.battle, 'japan DD 1').ammunition).toBe(0);
    expect(shipOf(fought.battle, 'allied DD 1').ammunition).toBe(0);
  });
});

describe('19.10 modifiers', () => {
  const breakInto = (change: object) => {
    const allied = fleet('allied', 'Chicago', 'Portland');
    const japan = but(fleet('japan', 'DD 1', 'Aoba'), 'Aoba', change);
    return attacks(
      fight(battleOf(allied, japan, { step: surfaceStep() }), [1], {
        ...both,
        '19.3 allied': arrange(allied, 4),
        '19.3 japan': arrange(japan, 4, { screen: ['Aoba'] }),
        '19.5 allied': [{ 'DD 1': 1 }],
        '19.5 japan': [{}],
        '19.7.1 allied': [{ Aoba: 8 }],
        '19.7.1 japan': [{}],
      }),
    ).at(-1);
  };

  it('19.10 without either the table is that of the round', () => expect(breakInto({})).toContain('at Aoba on 8'));
  it('19.10.1 a crippled target is one table up', () => expect(breakInto({ hits: 4 })).toContain('at Aoba on 9'));
  it('19.10.2 an anchored target is one table up', () =>
    expect(breakInto({ anchored: true })).toContain('at Aoba on 9'));
  it('19.10 both add up', () => expect(breakInto({ hits: 4, anchored: true })).toContain('at Aoba on 10'));

  it('19.10.1 a ship that gunnery has crippled is one table up for the torpedoes that follow', () => {
    const fought = fight(
      battleOf(fleet('allied', '2 DD'), but(fleet('japan', 'Aoba'), 'Aoba', { hits: 4 }), {
        told: { allied: { planes: false, ships: true }, japan: { planes: false, ships: true } },
        step: surfaceStep({
          stage: 'torpedo',
          bht: 12,
          positions: { allied: ['torpedo', 'torpedo'], japan: ['gunnery'] },
        }),
      }),
    );
    expect(attacks(fought)[0]).toContain('on 11');
  });
});
