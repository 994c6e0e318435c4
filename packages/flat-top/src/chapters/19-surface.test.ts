import { judge } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { seenBy } from '../seen.js';
import { surface, surfaceStep } from './19-surface.js';
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

  it("19.1 one side that wants to fight is enough, and all its enemy's ships must take part (R118)", () => {
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

  it('19.3, R120 ships without guns may stand in Gunnery, as targets; Torpedo needs torpedoes', () => {
    const transport = fleet('allied', '1 AP');
    const place = (position: string) => refusalsOf('arrange', transport, enemy(), 'allied', [[position], 3])?.rule;
    expect([place('gunnery'), place('screen'), place('torpedo')]).toEqual([undefined, undefined, '19.8.2']);
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

  it('19.5.1 the total may be split in any manner, and some of it left unused (R200)', () => {
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

  it('OPT-CH.T1 planes a critical hit costs a carrier are counted when those of the hits themselves are gone (21.2.4)', () => {
    const zeros = { plane: 'Zero', seaBased: true, factors: 3, arms: 'none', dispersed: false } as const;
    const grounded = { ready: [zeros], justLanded: [], readying: [] };
    const carrier = but(fleet('japan', 'Shokaku'), 'Shokaku', { grounded });
    const fought = fight(
      battleOf(cruisers(), carrier, { options: { criticalHits: true }, step: surfaceStep() }),
      [3, 6, 3, 5, 1],
      {
        ...both,
        '19.3 allied': arrange(cruisers(), 4),
        '19.3 japan': arrange(carrier, 4),
        '19.5 allied': [{ Shokaku: 3 }],
      },
    );
    expect(told(fought, 'planes-lost-aground').map(({ factors }) => factors)).toEqual([1, 2]);
    expect(fought.battle.points.allied).toBe(20 + 3 * 2);
  });

  it('20.2 the table that is told is one of the fifteen there are', () => {
    const step = surfaceStep({ stage: 'torpedo', positions: { allied: ['gunnery'], japan: ['torpedo'] }, bht: 10 });
    const crippled = but(fleet('allied', 'Chicago'), 'Chicago', { hits: 4 });
    const known = { planes: false, ships: true };
    const told = { allied: known, japan: known };
    const fought = fight(battleOf(crippled, fleet('japan', '1 DD'), { told, step }), [1], {
      '19.6.3 japan': { Chicago: 1 },
    });
    expect(attacks(fought)).toEqual(['1 at Chicago on 15: 0']);
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
      '21.7.2 japan': [{ 'Val/none/sea': 1 }],
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
