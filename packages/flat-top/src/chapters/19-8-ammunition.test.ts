import { silent } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { gunsOf, reloadTorpedoes, usableGuns } from './19-8-ammunition.js';
import { surfaceStep } from './19-surface.js';
import { arrange, attacks, battleOf, but, fight, fleet, shipOf, told } from './19-testing.js';

const both = { '19.1 allied': ['fight'], '19.1 japan': ['fight'] };
const ship = (side: 'allied' | 'japan', name: string, change = {}) => {
  const [first] = but(fleet(side, name), name, change);
  if (first === undefined) throw new Error(name);
  return first;
};

describe('19.8 ammunition', () => {
  it('19.8 the sheet is written up after each round, with the table of the round', () => {
    const fought = fight(
      battleOf(fleet('allied', 'Chicago'), fleet('japan', 'Aoba'), { step: surfaceStep() }),
      [],
      both,
    );
    expect(told(fought, 'ammunition-left')).toEqual([
      { side: 'allied', left: { Chicago: 15 - 8 } },
      { side: 'japan', left: { Aoba: 12 - 8 } },
    ]);
  });

  it('19.8.1 short of ammunition the guns count half, rounded up, and the magazines are empty afterwards', () => {
    const allied = but(fleet('allied', 'Salt Lake City', 'Chicago'), 'Salt Lake City', { ammunition: 7 });
    const japan = fleet('japan', 'Aoba');
    const fought = fight(battleOf(allied, japan, { step: surfaceStep() }), [], {
      ...both,
      '19.3 allied': arrange(allied, 4),
      '19.3 japan': arrange(japan, 4),
      '19.5 allied': [{ Aoba: 3 + 4 + 1 }],
    });
    expect(fought.refused).toMatchObject([{ rule: '19.5' }]);
    expect(attacks(fought)[0]).toContain('7 at Aoba');
    expect(shipOf(fought.battle, 'Salt Lake City').ammunition).toBe(0);
    expect(shipOf(fought.battle, 'Chicago').ammunition).toBe(7);
  });

  it('19.8.1 a side that holds its fire, in the front or behind, spends nothing (R121)', () => {
    const allied = fleet('allied', 'Washington');
    const japan = fleet('japan', 'Sendai', 'Kongo');
    const fought = fight(battleOf(allied, japan, { step: surfaceStep() }), [6], {
      ...both,
      '19.3 allied': arrange(allied, 4),
      '19.3 japan': arrange(japan, 4, { screen: ['Kongo'] }),
      '19.5 allied': [{ Sendai: 25 }],
      '19.5 japan': [{}],
      '19.7 allied': ['Washington'],
      '19.7.1 allied': [{}],
      '19.7.1 japan': [{}],
    });
    expect(fought.refused).toEqual([]);
    const { ammunition } = ship('japan', 'Kongo');
    expect(shipOf(fought.battle, 'Kongo').ammunition).toBe(ammunition);
    expect(told(fought, 'ammunition-left')).toEqual([
      { side: 'allied', left: { Washington: ship('allied', 'Washington').ammunition - 8 } },
    ]);
    const idle = fight(battleOf(allied, japan, { step: surfaceStep() }), [], {
      ...both,
      '19.5 allied': [{}],
      '19.5 japan': [{}],
    });
    expect(told(idle, 'ammunition-left')).toEqual([]);
  });

  it('19.8 there is nothing to write up for ships that went down', () => {
    const japan = fleet('japan', 'DD 1');
    const fought = fight(battleOf(fleet('allied', 'Chicago'), japan, { step: surfaceStep() }), [6, 1], {
      ...both,
      '19.3 japan': arrange(japan, 4),
      '19.5 japan': [{ Chicago: 1 }],
    });
    expect(told(fought, 'ammunition-left').map(({ side }) => side)).toEqual(['allied']);
  });

  it('19.8.1 just enough is enough: whole guns, then none', () => {
    expect(usableGuns(ship('allied', 'Washington', { ammunition: 8 }), 25, 8)).toBe(25);
    expect(usableGuns(ship('allied', 'Washington', { ammunition: 7 }), 25, 8)).toBe(13);
    expect(usableGuns(ship('allied', 'Washington', { ammunition: 0 }), 25, 8)).toBe(0);
  });

  it('19.8.1 half guns last for the whole turn, the breakthrough included', () => {
    const allied = but(fleet('allied', 'Washington'), 'Washington', { ammunition: 5 });
    const japan = fleet('japan', 'DD 1', 'AP 1');
    const fought = fight(battleOf(allied, japan, { step: surfaceStep() }), [1, 1], {
      ...both,
      '19.3 allied': arrange(allied, 4),
      '19.3 japan': arrange(japan, 4, { screen: ['AP 1'] }),
      '19.5 allied': [{ 'DD 1': 1 }],
      '19.5 japan': [{}],
      '19.7.1 allied': [{ 'AP 1': 13 }],
    });
    expect(fought.refused).toEqual([]);
    expect(attacks(fought).at(-1)).toContain('13 at AP 1');
    expect(shipOf(fought.battle, 'Washington').ammunition).toBe(0);
  });

  it('19.8.1 a ship without ammunition counts nothing towards three to one (R122)', () => {
    const allied = but(fleet('allied', 'Chicago', 'Portland'), 'Portland', { ammunition: 0 });
    const japan = fleet('japan', 'Sendai', 'AP 1');
    const front = { '19.3 allied': arrange(allied, 4), '19.3 japan': arrange(japan, 4, { screen: ['AP 1'] }) };
    const quiet = { '19.5 allied': [{}], '19.5 japan': [{}] };
    const fought = fight(battleOf(allied, japan, { step: surfaceStep() }), [], { ...both, ...front, ...quiet });
    expect(fought.asked).not.toContain('19.7 allied'); // 4 against 2, not 8
  });

  it('19.8.3 destroyers fire their guns in one turn of the game, whatever the table', () => {
    const allied = fleet('allied', '2 DD', 'APD 1');
    const japan = fleet('japan', 'Aoba');
    const played = fight(battleOf(allied, japan, { step: surfaceStep() }), [], {
      ...both,
      '19.3 allied': arrange(allied, 6),
      '19.3 japan': arrange(japan, 6),
      '19.5 allied': [{ Aoba: 3 }],
    });
    expect(played.refused).toEqual([]);
    expect(played.battle.ships.allied.map((each) => each.ammunition)).toEqual([0, 0, 0]);
    const again = fight(battleOf(played.battle.ships.allied, played.battle.ships.japan, { step: surfaceStep() }), [], {
      ...both,
      '19.3 allied': arrange(allied, 6),
      '19.3 japan': arrange(japan, 6),
      '19.5 allied': [{ Aoba: 1 }],
    });
    expect(again.refused).toMatchObject([{ rule: '19.5' }]);
  });

  it('19.8.3 a destroyer has a torpedo factor of one besides', () => {
    expect(fleet('allied', 'DD 1')[0]?.torpedoes).toBe(1);
    expect(usableGuns(ship('japan', 'DD 1'), 1, 12)).toBe(1);
  });
});

describe('OPT-ESF.6 torpedo reloads', () => {
  const spent = () => but(fleet('japan', '3 DD', 'Sendai'), ['DD 1', 'DD 2', 'DD 3', 'Sendai'], { torpedoes: 0 });
  const reloaded = (torpedoReloads: boolean, engaged: string[] = [], ships = spent()) => {
    const battle = battleOf(
      but(fleet('allied', 'DD 1'), 'DD 1', { torpedoes: 0 }).map((each) => ({ ...each, id: 'allied DD 1' })),
      ships,
      { options: { torpedoReloads }, step: surfaceStep() },
    );
    reloadTorpedoes(battle, new Set(engaged), silent);
    return [...battle.ships.japan, ...battle.ships.allied].map((each) => each.torpedoes);
  };

  it('OPT-ESF.6 Japanese destroyers reload in a turn without combat, no other ship does (R181)', () => {
    expect(reloaded(true)).toEqual([1, 1, 1, 0, 0]);
    expect(reloaded(false)).toEqual([0, 0, 0, 0, 0]);
  });

  it('OPT-ESF.6 whoever fought this turn does not, and a wreck never', () => {
    expect(reloaded(true, ['japan DD 2'], but(spent(), 'DD 3', { hits: 3 }))).toEqual([1, 0, 0, 0, 0]);
  });

  it('OPT-ESF.6 its owner alone hears of it', () => {
    const heard: unknown[] = [];
    const battle = battleOf([], spent(), { options: { torpedoReloads: true }, step: surfaceStep() });
    reloadTorpedoes(battle, new Set(), {
      on: true,
      say: (rule, kind, data, to) => heard.push([rule, kind, data.ships, to]),
      tell: () => undefined,
    });
    expect(heard).toEqual([['OPT-ESF.6', 'torpedoes-reloaded', ['DD 1', 'DD 2', 'DD 3'], ['japan']]]);
  });
});

it('SC5.1 high explosive shells: eight factors against ships, sixteen in a bombardment, less damage (R150)', () => {
  const battle = battleOf([], fleet('japan', 'Hiei'), { scenario: 'SC5', step: surfaceStep() });
  const hiei = ship('japan', 'Hiei', { hits: 3 });
  expect([gunsOf(battle, hiei, 'gunnery'), gunsOf(battle, hiei, 'bombardment')]).toEqual([5, 13]);
  expect(gunsOf({ ...battle, scenario: 'SC4' }, hiei, 'bombardment')).toBe(9);
  expect(gunsOf({ ...battle, scenario: null }, hiei, 'gunnery')).toBe(9);
});
