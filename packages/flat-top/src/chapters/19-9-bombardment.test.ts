import { judge } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import type { Options } from '../options.js';
import type { Base, Ship } from '../state.js';
import { baseGunsStep, bombardmentStep, surfaceStep } from './19-surface.js';
import {
  type Answers,
  arrange,
  askOf,
  attacks,
  baseOf,
  battleOf,
  but,
  fight,
  fleet,
  hitsOn,
  kinds,
  shipOf,
  told,
} from './19-testing.js';

const both = { '19.1 allied': ['fight'], '19.1 japan': ['fight'] };
const henderson = (given: Partial<Base> = {}) => baseOf('allied', given);
const raiders = () => fleet('japan', 'Kongo', 'Haruna', 'Tone', 'Sendai', '2 DD');

type Raid = {
  japan?: Ship[];
  base?: Base;
  engaged?: number[];
  options?: Partial<Options>;
  answers?: Answers;
  dice?: number[];
};
const setUp = ({ japan = raiders(), base = henderson(), engaged = [], options = {} }: Raid) =>
  battleOf([], japan, { base, options, step: bombardmentStep(base, engaged) });
const raid = (given: Raid) => fight(setUp(given), given.dice ?? [], given.answers);
const refusal = (answer: unknown, given: Raid = {}) => judge(undefined, askOf(setUp(given), 'japan'), answer);

describe('19.9 bombardment', () => {
  it('19.9 ships in the hex of an enemy base may bombard it, and only their owner decides', () => {
    const fought = raid({ answers: { '19.9 japan': [['Kongo']], '19.9.3 allied': {} } });
    expect(fought.asked).toEqual(['19.9 japan', '19.9.3 allied']);
    expect(told(fought, 'bombardment')).toEqual([
      { by: 'japan', base: 'Henderson', ships: ['Kongo'], longRange: [], guns: [12] },
    ]);
  });

  it('19.9 it is never compulsory', () => {
    const fought = raid({ answers: { '19.9 japan': [[]], '19.9.3 allied': ['hold'] } });
    expect(attacks(fought)).toEqual([]);
    expect(fought.battle.fought).toEqual([]);
  });

  it('19.9 ships that have fought this turn may not bombard; those left alone in the Screen may', () => {
    const allied = fleet('allied', 'Chicago');
    const japan = fleet('japan', 'Kongo', 'Haruna');
    const fought = fight(battleOf(allied, japan, { base: henderson(), step: surfaceStep() }), [], {
      ...both,
      '19.3 allied': arrange(allied, 2),
      '19.3 japan': arrange(japan, 2, { screen: ['Haruna'] }),
      '19.9 japan': [['Kongo']],
      '19.9.3 allied': {},
    });
    expect(fought.refused).toMatchObject([{ rule: '19.9' }]);
    expect(fought.refused[0]?.why).toContain('BB Kongo has fought this turn');
    expect(told(fought, 'bombardment')).toMatchObject([{ ships: ['Haruna'] }]);
  });

  it('19.9 nor may a Screen that was broken into (R123)', () => {
    const allied = fleet('allied', 'Washington');
    const japan = fleet('japan', 'Sendai', 'Kongo');
    const fought = fight(battleOf(allied, japan, { base: henderson(), step: surfaceStep() }), [], {
      ...both,
      '19.3 allied': arrange(allied, 2),
      '19.3 japan': arrange(japan, 2, { screen: ['Kongo'] }),
      '19.7.1 allied': [{ Kongo: 1 }],
      '19.7.1 japan': [{}],
      '19.9 japan': [['Kongo']],
    });
    expect(fought.refused).toMatchObject([{ rule: '19.9' }]);
    expect(told(fought, 'bombardment')).toMatchObject([{ ships: [], longRange: [] }]);
  });

  it('19.9.1 table 8, and only BBs, CAVs, CAs and CLs', () => {
    expect(refusal([['japan DD 1']])).toMatchObject({ rule: '19.9.1' });
    expect(refusal([['japan DD 1']])?.why).toContain('choose BBs, CAVs, CAs and CLs');
    const fought = raid({ answers: { '19.9 japan': [['Kongo', 'Tone', 'Sendai']], '19.9.3 allied': {} }, dice: [4] });
    expect(attacks(fought)).toEqual(['17 at Henderson on 8: 5']);
    expect(fought.battle.base?.hits).toBe(5);
  });

  it('19.9.2 all guns are one attack, for eight ammunition each', () => {
    const fought = raid({ answers: { '19.9 japan': [['Kongo', 'Haruna', 'Sendai']], '19.9.3 allied': {} }, dice: [3] });
    expect(attacks(fought)).toEqual(['26 at Henderson on 8: 7']);
    expect(['Kongo', 'Haruna', 'Sendai', 'Tone'].map((id) => shipOf(fought.battle, id).ammunition)).toEqual([
      16, 16, 12, 12,
    ]);
  });

  it('19.9.2 with less than eight ammunition half the guns bombard and the rest is spent; with none, none (R125)', () => {
    const japan = but(but(raiders(), 'Sendai', { ammunition: 5 }), 'Tone', { ammunition: 0 });
    const fought = raid({ japan, answers: { '19.9 japan': [['Kongo', 'Sendai']], '19.9.3 allied': {} }, dice: [3] });
    expect(attacks(fought)).toEqual(['13 at Henderson on 8: 4']);
    expect(shipOf(fought.battle, 'Sendai').ammunition).toBe(0);
    expect(refusal([['Tone']], { japan })).toMatchObject({ rule: '19.8.1' });
  });

  it('19.9.2 one bombardment in a turn, no more', () => {
    const { battle } = raid({ answers: { '19.9 japan': [['Kongo']], '19.9.3 allied': {} } });
    battle.agenda.push(bombardmentStep(henderson(), []));
    expect(fight(battle).asked).not.toContain('19.9 japan');
  });

  it('19.9.3 the guns of the base answer as their owner divides them, on table 8, before anything is felt (R126)', () => {
    const answers: Answers = { '19.9 japan': [['Kongo', 'Sendai']], '19.9.3 allied': { Kongo: 3, Sendai: 5 } };
    const fought = raid({ answers, dice: [6, 6, 6] });
    expect(attacks(fought)).toEqual(['14 at Henderson on 8: 6', '3 at Kongo on 8: 3', '5 at Sendai on 8: 3']);
    expect(hitsOn(fought.battle)).toMatchObject({ Kongo: 3, Sendai: 3 });
    expect(kinds(fought).indexOf('base-hit')).toBeGreaterThan(kinds(fought).lastIndexOf('surface-attack'));
  });

  it('19.9.3 damage takes from the Surface Factor of the base, never below nothing', () => {
    const answers: Answers = { '19.9 japan': [['Kongo']], '19.9.3 allied': { Kongo: 6 } };
    expect(raid({ base: henderson({ hits: 3 }), answers }).refused).toMatchObject([{ rule: '19.9.3' }]);
    expect(attacks(raid({ base: henderson({ hits: 20 }), answers: { '19.9 japan': [['Kongo']] } }))).toHaveLength(1);
  });

  it('19.9.3 a base without a Surface Factor answers nothing', () => {
    const fought = raid({ base: henderson({ sf: 0 }), answers: { '19.9 japan': [['Kongo']] } });
    expect(fought.asked).toEqual(['19.9 japan']);
  });

  it('19.9.3 it fires only on those who bombard it, unless all of these lie at anchor', () => {
    const fire: Answers = { '19.9 japan': [['Kongo']], '19.9.3 allied': { 'japan DD 1': 8 } };
    const moving = raid({ japan: but(raiders(), 'DD 1', { anchored: true }), answers: fire });
    expect(moving.refused.map((each) => each.rule)).toEqual(['19.9.3']);
    const atAnchor = raid({ japan: but(raiders(), ['DD 1', 'Kongo'], { anchored: true }), answers: fire });
    expect(attacks(atAnchor).at(-1)).toBe('8 at DD 1 on 9: 0');
  });

  it('19.10.2 an anchored bombarder is one table up for the guns of the base', () => {
    const japan = but(raiders(), 'Kongo', { anchored: true, hits: 9 });
    const fought = raid({ japan, answers: { '19.9 japan': [['Kongo']], '19.9.3 allied': { Kongo: 8 } } });
    expect(attacks(fought).at(-1)).toBe('8 at Kongo on 10: 0');
  });

  it("21.7.2 planes on the field are lost by their owner's choice, and hits of ships are never doubled", () => {
    const wildcat = { plane: 'Wildcat', seaBased: false, factors: 3, arms: 'none', dispersed: false } as const;
    const dauntless = { ...wildcat, plane: 'Dauntless', arms: 'GP' } as const;
    const base = henderson({ grounded: { ready: [wildcat, dauntless], justLanded: [], readying: [] } });
    const fought = raid({
      base,
      answers: { '19.9 japan': [['Kongo']], '19.9.3 allied': {}, '21.7.2 allied': ['Wildcat/none/land'] },
      dice: [4],
    });
    expect(fought.battle.base?.hits).toBe(3);
    expect(fought.battle.base?.grounded.ready).toEqual([dauntless]);
  });

  it('OPT-CH.T3 a critical hit on the base: two more hits', () => {
    const fought = raid({
      options: { criticalHits: true },
      answers: { '19.9 japan': [['Kongo']], '19.9.3 allied': {} },
      dice: [4, 6, 1],
    });
    expect(fought.battle.base?.hits).toBe(3 + 2);
  });
});

describe('OPT-ESF.5 long range bombardment', () => {
  const options = { longRangeBombardment: true };

  it('OPT-ESF.5 battleships alone, table 6, and the base cannot answer (R180)', () => {
    const fought = raid({ options, answers: { '19.9 japan': [['Kongo', 'Haruna'], ['far']] }, dice: [3] });
    expect(attacks(fought)).toEqual(['24 at Henderson on 6: 5']);
    expect(fought.asked).toEqual(['19.9 japan']);
    expect(shipOf(fought.battle, 'Kongo').ammunition).toBe(24 - 8);
  });

  it('OPT-ESF.5 a task force keeps to one range: no cruiser beside battleships at long range (R180)', () => {
    const wrong = refusal([['Kongo', 'Sendai'], ['far']], { options });
    expect(wrong).toMatchObject({ rule: 'OPT-ESF.5' });
    expect(wrong?.why).toContain('only BBs bombard at long range');
    expect(refusal([['Kongo', 'Sendai'], ['near']], { options })).toBeUndefined();
    expect(refusal([['Kongo', 'Haruna'], ['far']], { options })).toBeUndefined();
  });

  it('OPT-ESF.5 a task force without battleships cannot', () => {
    expect(refusal([['Sendai'], ['far']], { options, japan: fleet('japan', 'Sendai') })).toMatchObject({
      rule: 'OPT-ESF.5',
    });
  });

  it('OPT-ESF.5 each task force chooses for itself, and only the near one is fired on', () => {
    const japan = but(raiders(), ['Haruna', 'Tone', 'Sendai', 'DD 1', 'DD 2'], { tf: 'TF 15' });
    const answers: Answers = {
      '19.9 japan': [['Kongo'], ['far'], ['Haruna', 'Tone'], ['near']],
      '19.9.3 allied': { Kongo: 8 },
    };
    const fought = raid({ options, japan, answers, dice: [3, 3] });
    expect(fought.refused).toMatchObject([{ rule: '19.9.3' }]);
    expect(attacks(fought).slice(0, 2)).toEqual(['15 at Henderson on 8: 4', '12 at Henderson on 6: 2']);
  });

  it('OPT-ESF.5 without the option there is only one range', () => {
    expect(refusal([['Kongo'], ['far']])).toMatchObject({ rule: '19.9' });
  });
});

describe('19.9.3 the guns of a base left in peace', () => {
  const anchored = () => but(raiders(), ['Sendai', 'DD 2'], { anchored: true });
  const guns = (japan: Ship[], answers: Answers, dice: number[] = [], base = henderson()) =>
    fight(battleOf([], japan, { base, step: baseGunsStep() }), dice, answers);

  it('19.9.3 may fire on ships at anchor (R127)', () => {
    const fought = fight(
      battleOf([], anchored(), {
        base: henderson(),
        told: { allied: { planes: false, ships: true }, japan: { planes: false, ships: false } },
        step: baseGunsStep(),
      }),
      [4, 6],
      { '19.9.3 allied': { Sendai: 4, 'japan DD 2': 4 } },
    );
    expect(attacks(fought)).toEqual(['4 at Sendai on 9: 1', '4 at DD 2 on 9: 3']);
    expect(fought.battle.fought).toEqual(['19.9.3']);
  });

  it('19.9.3 whether any lie there its owner learns by trying', () => {
    const none = guns(raiders(), { '19.9.3 allied': ['fire'] });
    expect(kinds(none)).toEqual(['none-at-anchor']);
    expect(none.battle.told.allied.ships).toBe(false);
    const held = guns(anchored(), { '19.9.3 allied': ['hold'] });
    expect(kinds(held)).toEqual([]);
    expect(held.battle.told.allied.ships).toBe(false);
    const found = guns(anchored(), {});
    expect(kinds(found)).toContain('ships-disclosed');
    expect(attacks(found)).not.toEqual([]);
  });

  it('19.9.3 never twice in a turn (R127)', () => {
    const { battle } = guns(anchored(), {});
    battle.agenda.push(baseGunsStep());
    expect(fight(battle).asked).toEqual([]);
  });

  it('19.9.3 ships under way are out of the question', () => {
    const fought = guns(anchored(), { '19.9.3 allied': ['fire'] });
    const aimedAt = attacks(fought).join();
    expect(aimedAt).not.toContain('Kongo');
  });
});
