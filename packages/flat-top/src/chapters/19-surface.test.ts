import { judge } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { seenBy } from '../seen.js';
import { shipsEngaged, surface, surfaceStep } from './19-surface.js';
import {
  arrange,
  askOf,
  attacks,
  battleOf,
  but,
  fight,
  fleet,
  hitsOn,
  kinds,
  refusalsOf,
  shipOf,
  told,
  without,
} from './19-testing.js';

const cruisers = () => fleet('allied', 'Chicago', 'Portland');
const enemy = () => fleet('japan', 'Aoba', '2 DD');
const both = { '19.1 allied': ['fight'], '19.1 japan': ['fight'] };

describe('19.1-19.4 the opening of a round', () => {
  it('19.1 nobody fights when nobody wants to', () => {
    const fought = fight(battleOf(cruisers(), enemy(), { step: surfaceStep() }), [], {
      '19.1 allied': ['wait'],
      '19.1 japan': ['wait'],
    });
    expect(fought.asked).toEqual(['19.1 allied', '19.1 japan']);
    expect(attacks(fought)).toEqual([]);
  });

  it("19.1 one side that wants to fight is enough, and all its enemy's ships must take part", () => {
    const fought = fight(battleOf(cruisers(), enemy(), { step: surfaceStep() }), [], {
      '19.1 allied': ['wait'],
      '19.1 japan': ['fight'],
    });
    expect(told(fought, 'surface-combat')).toEqual([{ by: ['japan'] }]);
    const { positions } = arranged(fought);
    expect(positions).toEqual(['Chicago', 'Portland']);
  });

  it('19.2 each side is shown the ships of the other, and only then', () => {
    const battle = battleOf(cruisers(), but(enemy(), 'Aoba', { hits: 2 }), { step: surfaceStep() });
    expect(seenBy(battle, 'allied').enemy.ships).toEqual([]);
    const fought = fight(battle, [], both);
    const shown = fought.events.filter((event) => event.kind === 'ships-disclosed');
    expect(shown.map((event) => [event.to, event.tells])).toEqual([
      [['allied'], true],
      [['japan'], true],
    ]);
    expect(shown[0]?.data.ships).toContainEqual({ name: 'Aoba', type: 'CA', tf: 'TF 14', hits: 2, anchored: false });
    expect(seenBy(battle, 'allied').enemy.ships).toHaveLength(3);
  });

  it('19.3 a ship is in one position and no other', () => {
    expect(refusalsOf('arrange', cruisers(), enemy(), 'allied', [['gunnery', 'screen'], ['screen'], 3])).toMatchObject({
      rule: '19.3',
    });
    expect(refusalsOf('arrange', cruisers(), enemy(), 'allied', [[], ['screen'], 3])).toMatchObject({ rule: '19.3' });
    expect(refusalsOf('arrange', cruisers(), enemy(), 'allied', [['gunnery'], ['screen'], 3])).toBeUndefined();
  });

  it('19.3.1 ships in the Gunnery position fire their guns, can be fired at and spend ammunition', () => {
    const fought = fight(battleOf(cruisers(), enemy(), { step: surfaceStep() }), [], {
      ...both,
      '19.3 allied': arrange(cruisers(), 3),
      '19.3 japan': arrange(enemy(), 3),
      '19.5 allied': [{ Aoba: 8 }],
      '19.5 japan': [{ Chicago: 6 }],
    });
    expect(attacks(fought)).toEqual(['8 at Aoba on 6: 0', '6 at Chicago on 6: 0']);
    expect(shipOf(fought.battle, 'Chicago').ammunition).toBe(15 - 6);
  });

  it('19.3.2 ships in the Torpedo position keep their guns silent, can be fired at and fire torpedoes', () => {
    const destroyers = { torpedo: ['DD 1', 'DD 2'] };
    const play = (guns: number, dice: number[]) =>
      fight(battleOf(cruisers(), enemy(), { step: surfaceStep() }), dice, {
        ...both,
        '19.3 allied': arrange(cruisers(), 6),
        '19.3 japan': arrange(enemy(), 6, destroyers),
        '19.5 allied': [{ 'japan DD 1': 8 }],
        '19.5 japan': [{ Chicago: guns }],
        '19.6.3 japan': { Chicago: 2 },
      });
    const fought = play(4, [2, 3, 3]);
    expect(attacks(fought)).toEqual(['8 at DD 1 on 12: 2', '4 at Chicago on 12: 1', '2 at Chicago on 15: 1']);
    expect(play(5, [2, 3, 3]).refused).toMatchObject([{ rule: '19.5' }]); // the cruiser's four guns, not the destroyers' two
  });

  it('19.3.3 crippled and anchored ships must stand in the Screen, and the refusal says so', () => {
    const damaged = but(but(cruisers(), 'Chicago', { hits: 4 }), 'Portland', { anchored: true });
    const crippled = refusalsOf('arrange', damaged, enemy(), 'allied', [['gunnery'], ['screen'], 3]);
    expect(crippled).toMatchObject({ rule: '19.3.3' });
    expect(crippled?.why).toContain('CA Chicago is crippled: place her in the Screen');
    const anchored = refusalsOf('arrange', damaged, enemy(), 'allied', [['screen'], ['torpedo'], 3]);
    expect(anchored?.why).toContain('CA Portland is anchored: place her in the Screen');
    expect(refusalsOf('arrange', damaged, enemy(), 'allied', [['screen'], ['screen'], 3])).toBeUndefined();
  });

  it('19.3.3 ships in the Screen cannot be fired at', () => {
    const refusal = refusalsOf('gunnery', cruisers(), enemy(), 'allied', [{ 'japan DD 2': 8 }], {
      japan: ['gunnery', 'torpedo', 'screen'],
    });
    expect(refusal?.why).toContain('there is no');
    expect(
      refusalsOf('gunnery', cruisers(), enemy(), 'allied', [{ 'japan DD 1': 8 }], {
        japan: ['gunnery', 'torpedo', 'screen'],
      }),
    ).toBeUndefined();
  });

  it('19.4 the two secret dice together are the table, told to both when the arrangements are opened', () => {
    const fought = fight(battleOf(cruisers(), enemy(), { step: surfaceStep() }), [], {
      ...both,
      '19.3 allied': arrange(cruisers(), 5),
      '19.3 japan': arrange(enemy(), 2),
    });
    expect(told(fought, 'surface-dice')).toEqual([{ allied: 5, japan: 2, table: 7 }]);
    expect(attacks(fought).every((attack) => attack.includes('on 7'))).toBe(true);
  });

  it('19.4 the die shows 1 to 6', () => {
    expect(refusalsOf('arrange', cruisers(), enemy(), 'allied', [['screen'], ['screen'], 7])).toMatchObject({
      rule: '19.4',
    });
  });
});

function arranged(fought: ReturnType<typeof fight>): { positions: unknown[] } {
  const event = fought.events.find((each) => each.kind === 'arrangement' && each.data.side === 'allied');
  const { gunnery = [], torpedo = [], screen = [] } = event?.data ?? {};
  return { positions: [gunnery, torpedo, screen].flat() };
}

describe('19.5 gunnery', () => {
  const line = () => fleet('allied', 'Washington', 'Helena', '4 DD');
  const battleships = () => fleet('japan', 'Kongo', 'Sendai');

  it('19.5 the guns of all ships in the Gunnery position are one total, less their damage', () => {
    const ask = askOf(
      battleOf(but(line(), 'Washington', { hits: 5 }), battleships(), {
        step: surfaceStep({ stage: 'gunnery', positions: inFront(6, 2), bht: 7 }),
        told: { allied: { planes: false, ships: true }, japan: { planes: false, ships: true } },
      }),
      'allied',
    );
    expect(ask).toMatchObject({ ask: 'sheet', rule: '19.5', rows: [{ ask: 'split', total: 20 + 4 + 4, all: false }] });
  });

  it('19.5.1 only the guns of BBs, CAs and CAVs may be used against BBs', () => {
    const over = refusalsOf('gunnery', line(), battleships(), 'allied', [{ Kongo: 26 }]);
    expect(over).toMatchObject({ rule: '19.5.1' });
    expect(over?.why).toContain('only the 25 factors of BBs, CAs and CAVs may be used against BBs');
    expect(refusalsOf('gunnery', line(), battleships(), 'allied', [{ Kongo: 25, Sendai: 8 }])).toBeUndefined();
  });

  it('19.5.1 the total may be split in any manner, and some of it left unused', () => {
    for (const fire of [{ Sendai: 33 }, { Kongo: 1, Sendai: 1 }, {}]) {
      expect(refusalsOf('gunnery', line(), battleships(), 'allied', [fire])).toBeUndefined();
    }
    expect(refusalsOf('gunnery', line(), battleships(), 'allied', [{ Sendai: 34 }])).toMatchObject({ rule: '19.5' });
  });

  it('19.5.2 a ship that is about to sink still fires: nothing is felt before all have fired', () => {
    const fought = fight(
      battleOf(fleet('allied', 'Washington'), fleet('japan', 'Kongo'), { step: surfaceStep() }),
      [6, 6],
      {
        ...both,
        '19.3 allied': arrange(fleet('allied', 'Washington'), 6),
        '19.3 japan': arrange(fleet('japan', 'Kongo'), 6),
      },
    );
    expect(
      kinds(fought).filter((kind) => kind === 'surface-attack' || kind === 'ship-sunk' || kind === 'ship-hit'),
    ).toEqual(['surface-attack', 'surface-attack', 'ship-sunk', 'ship-hit']);
  });

  it('19.5.3 then hits are marked and ships sunk', () => {
    const fought = fight(battleOf(cruisers(), enemy(), { step: surfaceStep() }), [6, 6], {
      ...both,
      '19.3 allied': arrange(cruisers(), 6),
      '19.3 japan': arrange(enemy(), 6),
      '19.5 allied': [{ Aoba: 8 }],
      '19.5 japan': [{ Chicago: 6 }],
    });
    expect(hitsOn(fought.battle)).toMatchObject({ Aoba: 5, Chicago: 4 });
    expect(kinds(fought)).toContain('ship-sunk');
  });
});

function inFront(allied: number, japan: number) {
  return { allied: Array<'gunnery'>(allied).fill('gunnery'), japan: Array<'gunnery'>(japan).fill('gunnery') };
}

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

  it('19.6.2 with nobody left in front the torpedoes stay in their tubes', () => {
    const fought = fight(
      battleOf(fleet('allied', 'Washington'), destroyers(), {
        told: { allied: { planes: false, ships: true }, japan: { planes: false, ships: true } },
        step: surfaceStep({
          stage: 'torpedo',
          bht: 12,
          positions: { allied: ['screen'], japan: Array(4).fill('torpedo') },
        }),
      }),
      [],
      { '19.7 japan': [] },
    );
    expect(fought.battle.ships.japan.map((ship) => ship.torpedoes)).toEqual([1, 1, 1, 1]);
  });
});

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
    expect(kinds(fought)).not.toContain('breakthrough');
  });

  it('19.7 any guns are three times none, but none are not', () => {
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

  it('19.7.1 those who were at their torpedoes may break through with their guns; the defender fires only from the Screen', () => {
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

  it('19.5.1 holds in a breakthrough too', () => {
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
      '19.7.1 japan': [{}],
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

describe('19 what a round does and does not tell', () => {
  it('19.8.1 the questions of one side do not change with the ammunition of the other', () => {
    const ask = (ammunition: number) => {
      const battle = battleOf(cruisers(), but(enemy(), 'Aoba', { ammunition }), {
        told: { allied: { planes: false, ships: true }, japan: { planes: false, ships: true } },
        step: surfaceStep({ stage: 'gunnery', positions: inFront(2, 3), bht: 7 }),
      });
      return {
        need: surface.next(battle, surfaceStep({ stage: 'gunnery', positions: inFront(2, 3), bht: 7 }), {
          on: false,
          say: () => undefined,
          tell: () => undefined,
        }),
        ask: askOf(battle, 'allied'),
      };
    };
    expect(ask(0)).toEqual(ask(12));
  });

  it('19.8 each side alone reads its own ammunition sheet', () => {
    const fought = fight(battleOf(cruisers(), enemy(), { step: surfaceStep() }), [], both);
    const sheets = fought.events.filter((event) => event.kind === 'ammunition-left');
    expect(sheets.map((event) => event.to)).toEqual([['allied'], ['japan']]);
    expect(sheets[0]?.data.left).toEqual({ Chicago: 7, Portland: 7 });
  });

  it('19.1 with the rule switched off there is no fight at all', () => {
    const fought = without('19.1', () => fight(battleOf(cruisers(), enemy(), { step: surfaceStep() }), [], both));
    expect(attacks(fought)).toEqual([]);
  });
});

describe('19 the options that touch it', () => {
  it('OPT-CH.1 a 3 that hits may be a critical hit; its extra hits are felt with the others', () => {
    const fought = fight(
      battleOf(cruisers(), enemy(), { options: { criticalHits: true }, step: surfaceStep() }),
      [3, 6, 2, 1],
      {
        ...both,
        '19.3 allied': arrange(cruisers(), 4),
        '19.3 japan': arrange(enemy(), 4),
        '19.5 allied': [{ Aoba: 8 }],
        '19.5 japan': [{ Chicago: 6 }],
      },
    );
    expect(hitsOn(fought.battle)).toMatchObject({ Aoba: 2 + 2, Chicago: 0 });
    expect(kinds(fought).indexOf('ship-hit')).toBeGreaterThan(kinds(fought).lastIndexOf('surface-attack'));
  });

  it('OPT-LL.1 without luck no die is asked for', () => {
    const fought = fight(battleOf(cruisers(), enemy(), { options: { lessLuck: 1 }, step: surfaceStep() }), [], {
      ...both,
      '19.3 allied': arrange(cruisers(), 4),
      '19.3 japan': arrange(enemy(), 4),
      '19.5 allied': [{ Aoba: 8 }],
      '19.5 japan': [{ Chicago: 6 }],
    });
    expect(attacks(fought)).toEqual(['8 at Aoba on 8: 2', '6 at Chicago on 8: 1']);
    expect(hitsOn(fought.battle)).toMatchObject({ Aoba: 2, Chicago: 1 });
  });

  it("21.7.2 planes on a ship hit by guns are lost by their owner's choice", () => {
    const zero = { plane: 'Zero', seaBased: true, factors: 2, arms: 'none', dispersed: false } as const;
    const val = { ...zero, plane: 'Val' } as const;
    const japan = but(fleet('japan', 'Shokaku'), 'Shokaku', {
      grounded: { ready: [zero, val], justLanded: [], readying: [] },
    });
    const fought = fight(battleOf(cruisers(), japan, { step: surfaceStep() }), [3], {
      ...both,
      '19.3 allied': arrange(cruisers(), 1),
      '19.3 japan': arrange(japan, 1),
      '19.5 allied': [{ Shokaku: 8 }],
      '19.5 japan': [{}],
      '21.7.2 japan': ['Val/none/sea'],
    });
    expect(shipOf(fought.battle, 'Shokaku').grounded?.ready).toEqual([zero, { ...val, factors: 1 }]);
    expect(fought.asked).toContain('21.7.2 japan');
  });
});

it('19 an answer of any shape is judged, never believed', () => {
  for (const nonsense of [null, 7, 'x', {}, [[], [], []], [['gunnery'], ['gunnery'], 0]]) {
    const battle = battleOf(cruisers(), enemy(), { step: surfaceStep({ stage: 'arrange' }) });
    expect(judge(undefined, askOf(battle, 'allied'), nonsense)).toBeDefined();
  }
});
