import { passing, viewOf } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { aptoBoard } from '../board.js';
import {
  answer,
  boardOf,
  chinese,
  lawOf,
  type Match,
  matchOf,
  offered,
  passUntil,
  question,
  refusalOf,
  tableOf,
  told,
  toOffensives,
  unit,
  without,
} from '../game-testing.js';
import { map } from '../map/map.js';
import { general, headquarters } from '../pieces.js';
import { words } from '../words.js';
import { attacksOf, eligible, isCommanded } from './5-0-activation.js';
import { combinedCost, mayCombine } from './5-3-combined.js';
import { impromptuCost, passWarnings } from './5-offensives.js';

const hq = (id: string, hex: string, given: Partial<Parameters<typeof headquarters>[0]> = {}) =>
  headquarters({ id, nation: 'japan', name: id, command: 2, radius: 1, hex, ...given });
const quiet = { chits: [], seasons: false };
const armies = [unit('a', 'W4919'), unit('b', 'W4919'), chinese('c', 'W4718'), chinese('far', 'W4320')];

describe('PART-5 alternation', () => {
  it('PART-5 the holder of the Initiative names the side that begins', () => {
    const match = matchOf({ ...quiet, units: armies });
    toOffensives(match, 'allies');
    expect(tableOf(match).part).toBe('allies');
  });

  it('PART-5 after an Offensive it is the other side’s turn', () => {
    const match = toOffensives(matchOf({ ...quiet, units: armies }));
    answer(match, 'japan', ['stack:W4919:japan']);
    passUntil(match, (pub) => pub.offensive === null);
    expect(tableOf(match).part).toBe('allies');
  });

  it('R4 who has passed is not asked again, and the other goes on alone', () => {
    const match = toOffensives(matchOf({ ...quiet, units: armies, offensives: { japan: 3, china: 3 } }));
    answer(match, 'japan', []);
    expect(tableOf(match).passed).toEqual(['japan']);
    answer(match, 'allies', ['stack:W4718:china']);
    passUntil(match, (pub) => pub.offensive === null);
    expect(offered(match, 'allies')).toContain('stack:W4320:china');
  });

  it('R4 who could still begin an Offensive is warned before passing, and nobody else', () => {
    const match = toOffensives(matchOf({ ...quiet, units: armies }));
    const warned = (chosen: string[]) => passWarnings(viewOf(match.game.state, 'japan'), match.game.law, chosen);
    expect(warned([]).join()).toContain('You have Offensives left');
    expect(warned(['stack:W4919:japan'])).toEqual([]);
    tableOf(match).offensives.japan = 0;
    expect(warned([])).toEqual([]);
  });

  it('PART-5 whoever has nobody left but stacks is asked for them in the open, and how long Offensives last is said', () => {
    const seldom = (...hqs: ReturnType<typeof hq>[]): unknown[] => {
      const ask = question(toOffensives(matchOf({ ...quiet, units: armies, hqs, offensives: { japan: 2 } })), 'japan');
      expect(ask.prompt).toContain('until the end of June 1938: Japan 2');
      return ask.ask === 'pick' ? ask.of.map(({ text, seldom: rare = false }) => [text, rare]) : [];
    };
    const north = hq('north', 'W5022', { name: 'North' });
    expect(seldom()).toEqual([['stack in Peiping', false]]);
    expect(seldom(north)).toEqual([
      ['HQ North at Mukden (W5022) (rating 2, radius 1), nobody in reach before it rides', false],
      ['stack in Peiping', true],
    ]);
    expect(seldom({ ...north, hex: 'W4920' })[0]).toEqual([
      'HQ North at Jehol (W4920) (rating 2, radius 1), 2 units in reach',
      false,
    ]);
  });

  it('PART-5 who activates everybody is warned, and the pass that follows says that nobody is left', () => {
    const units = [...armies, chinese('other', 'W4320')];
    const match = toOffensives(matchOf({ ...quiet, units, offensives: { japan: 3, china: 3 } }));
    answer(match, 'japan', ['stack:W4919:japan']);
    const warned = (chosen: string[][]) =>
      aptoBoard.warnings?.(viewOf(match.game.state, 'japan'), match.game.law, chosen);
    expect(question(match, 'japan').prompt).toContain('2 Offensives that are left');
    expect(warned([['a'], [], []])).toEqual([]);
    expect(warned([['a', 'b'], [], []])).toEqual([expect.stringContaining('2 Offensives you have left')]);
    answer(match, 'japan', [['a', 'b'], [], []]);
    passUntil(match, (pub) => pub.passed.includes('japan'));
    const pass = told(match, 'pass').find(({ data }) => data.side === 'japan');
    expect(pass === undefined ? '' : words(pass)).toBe('Japan passes: nobody is left who could be activated.');
  });

  it('R4 with the option the first pass ends the phase', () => {
    const match = toOffensives(matchOf({ ...quiet, units: armies, options: { passEnds: true } }));
    answer(match, 'japan', []);
    expect(tableOf(match).phase).not.toBe('offensives');
  });
});

describe('5.0 activation', () => {
  it('5.0 a stack activates itself and attacks once', () => {
    const pub = boardOf({ units: armies });
    const agent = { by: 'stack', of: 'W4919:japan' } as const;
    expect(eligible(pub, map, 'japan', 'japan', agent).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(attacksOf(pub, [agent])).toBe(1);
  });

  it('5.0 a General activates his hex and those beside it, a headquarters all within its radius', () => {
    const units = [unit('here', 'W4919'), unit('beside', 'W4818'), unit('two', 'W4718')];
    const pub = boardOf({
      units,
      hqs: [hq('hq', 'W4919', { radius: 2 })],
      generals: [general({ id: 'g', nation: 'japan', name: 'G', hex: 'W4919', strength: 1 })],
    });
    const called = (by: 'hq' | 'general', of: string) =>
      eligible(pub, map, 'japan', 'japan', { by, of }).map(({ id }) => id);
    expect(called('general', 'g')).toEqual(['beside', 'here']);
    expect(called('hq', 'hq')).toEqual(['beside', 'here', 'two']);
    expect(without('5.0', () => called('general', 'g'))).toHaveLength(3);
  });

  it('5.0 a headquarters with a rating of 2 has two attacks in each Step (the example)', () => {
    const pub = boardOf({ units: armies, hqs: [hq('hq', 'W4919', { command: 2 })] });
    expect(attacksOf(pub, [{ by: 'hq', of: 'hq' }])).toBe(2);
    expect(without('5.0', () => attacksOf(pub, [{ by: 'hq', of: 'hq' }]))).toBe(1);
  });

  it('5.0 at least half of those activated are of the nation whose Offensive it is', () => {
    const units = [
      chinese('c', 'W4718'),
      chinese('r1', 'W4718', { nation: 'ccp' }),
      chinese('r2', 'W4718', { nation: 'ccp' }),
    ];
    const match = toOffensives(
      matchOf({ ...quiet, units: [...units, unit('a', 'W4919')], offensives: { china: 2 } }),
      'allies',
    );
    answer(match, 'allies', ['stack:W4718:china']);
    expect(refusalOf(match, 'allies', [['c'], ['r1', 'r2'], []])).toBe('5.0');
    expect(refusalOf(match, 'allies', [['c'], ['r1'], []])).toBeUndefined();
  });

  it('5.6 who was activated is committed for the month, and free again in the next', () => {
    const match = toOffensives(matchOf({ ...quiet, units: armies, last: { year: 1938, month: 1 } }));
    answer(match, 'japan', ['stack:W4919:japan']);
    answer(match, 'japan', [['a'], [], []]);
    passUntil(match, (pub) => pub.offensive === null);
    expect([tableOf(match).units.a?.status, tableOf(match).units.b?.status]).toEqual(['active', 'ready']);
    passUntil(match, (pub) => pub.phase === 'movement');
    expect(offered(match, 'japan')).toContain('unit:b');
    expect(offered(match, 'japan')).not.toContain('unit:a');
    passUntil(match, (pub) => pub.turn === 2);
    expect(tableOf(match).units.a?.status).toBe('ready');
  });

  it('5.15 infantry attacks within the radius of its headquarters, cavalry beyond it', () => {
    const pub = boardOf({ units: armies, hqs: [hq('hq', 'W4919')] });
    const agents = [{ by: 'hq', of: 'hq' }] as const;
    const commanded = (kind: 'infantry' | 'cavalry') => isCommanded(pub, map, agents, unit('x', 'W4719', { kind }));
    expect([commanded('infantry'), commanded('cavalry')]).toEqual([false, true]);
  });

  it('R5 in a Combined Offensive the radius of any of the headquarters will do', () => {
    const pub = boardOf({ units: armies, hqs: [hq('one', 'W4919'), hq('two', 'W4619')] });
    const agents = [
      { by: 'hq', of: 'one' },
      { by: 'hq', of: 'two' },
    ] as const;
    expect(isCommanded(pub, map, agents, unit('x', 'W4719'))).toBe(true);
    expect(isCommanded(pub, map, agents.slice(0, 1), unit('x', 'W4719'))).toBe(false);
    expect(without('R5', () => isCommanded(pub, map, agents, unit('x', 'W4719')))).toBe(false);
  });
});

describe('5.3 Combined Offensives', () => {
  it('5.3 cost 2 EP for each further headquarters, 4 in a Wet month', () => {
    expect([combinedCost({ mild: 'dry' }), combinedCost({ mild: 'dry', severe: 'wet' })]).toEqual([2, 4]);
    expect(without('5.3', () => combinedCost({ mild: 'wet' }))).toBe(2);
  });

  it('5.3 join headquarters within twenty hexes', () => {
    expect(mayCombine(hq('one', 'W4919'), [hq('two', 'W2919')])).toBe(true);
    expect(mayCombine(hq('one', 'W4919'), [hq('two', 'W2819')])).toBe(false);
  });

  it('5.3 spend an Offensive and the points, and add up the attacks', () => {
    const match = toOffensives(
      matchOf({
        ...quiet,
        units: [...armies, unit('d', 'W4619')],
        hqs: [hq('one', 'W4919'), hq('two', 'W4619', { command: 1 })],
        ep: { japan: 5 },
        offensives: { japan: 2 },
      }),
    );
    tableOf(match).weather = {};
    answer(match, 'japan', ['hq:one']);
    answer(match, 'japan', ['two']);
    const { offensives, ep, offensive } = tableOf(match);
    expect([offensives.japan, ep.japan, offensive?.left]).toEqual([0, 3, 3]);
  });
});

describe('5.3 with an ally', () => {
  it('5.3 headquarters of two major powers combine, each for an Offensive of its own track', () => {
    const alignment = { japan: 'japan', china: 'allies', ussr: 'allies', ccp: 'allies' } as const;
    const match = toOffensives(
      matchOf({
        // R135 China and the Soviets are allies once these are at war with Japan.
        ...{ ...quiet, alignment, initiative: 'china', notes: { '9.1 soviet war': 1 } },
        units: [...armies, chinese('s', 'W4620', { nation: 'ussr' })],
        hqs: [hq('cn', 'W4718', { nation: 'china' }), hq('su', 'W4620', { nation: 'ussr', command: 1 })],
        ep: { china: 5 },
        offensives: { china: 1, ussr: 1 },
      }),
      'allies',
    );
    tableOf(match).weather = {};
    answer(match, 'allies', ['hq:cn']);
    answer(match, 'allies', ['su']);
    const { offensives, ep, offensive } = tableOf(match);
    expect([offensives.china, offensives.ussr, ep.china, offensive?.left]).toEqual([0, 0, 3, 3]);
  });
});

describe('5.5 Impromptu Offensives', () => {
  it('5.5 cost twice the price: 2 EP for the Communists (the example)', () => {
    const pub = boardOf({ units: armies, offensives: {}, ep: { china: 2, japan: 3 } });
    expect(impromptuCost(pub, lawOf({}), 'ccp')).toBe(2);
    expect([impromptuCost(pub, lawOf({}), 'china'), impromptuCost(pub, lawOf({}), 'japan')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('R6 are offered when none is left on the track', () => {
    const pub = boardOf({ units: armies, offensives: { japan: 1 }, ep: { japan: 9 } });
    expect(impromptuCost(pub, lawOf({}), 'japan')).toBeUndefined();
    expect(without('R6', () => impromptuCost(pub, lawOf({}), 'japan'))).toBe(4);
    pub.offensives.japan = 0;
    expect(impromptuCost(pub, lawOf({}), 'japan')).toBe(4);
  });

  it('5.5 are paid for when they are declared', () => {
    const match = toOffensives(matchOf({ ...quiet, units: armies, offensives: {}, ep: { japan: 5 } }));
    answer(match, 'japan', ['stack:W4919:japan']);
    expect(tableOf(match).ep.japan).toBe(1);
  });
});

/** Japan's stack in Peiping is activated and goes next to the Chinese. */
function advanceOn(match: Match, target: string): Match {
  toOffensives(match);
  answer(match, 'japan', ['stack:W4919:japan']);
  answer(match, 'japan', [['a', 'b'], [], []]);
  answer(match, 'japan', ['stack:W4919']);
  answer(match, 'japan', [target]);
  return match;
}

describe('an Offensive at the table', () => {
  it('5.7, 5.11 who moves takes the hexes on the way', () => {
    const match = advanceOn(matchOf({ ...quiet, units: armies }), 'W4818');
    expect([tableOf(match).units.a?.hex, tableOf(match).control.W4818]).toEqual(['W4818', 'japan']);
  });

  it('5.15 attacks are declared against hexes beside them, once each', () => {
    const match = advanceOn(matchOf({ ...quiet, units: armies }), 'W4818');
    passUntil(match, (pub) => pub.offensive?.step === 'combat');
    expect(offered(match, 'japan')).toEqual(['W4718']);
    answer(match, 'japan', ['W4718']);
    answer(match, 'japan', ['a']);
    expect(told(match, 'declared').at(-1)?.data).toMatchObject({ target: 'W4718', units: ['a'] });
    passUntil(match, (pub) => pub.offensive === null);
    expect(told(match, 'result')).toHaveLength(1);
    expect(tableOf(match).units.a?.attacked ?? true).toBe(true);
  });

  it('5.15 W 6134 may attack E 0135 but not W 6033 (the example)', () => {
    const alignment = { japan: 'japan', ussr: 'allies' } as const;
    const match = toOffensives(
      matchOf({
        ...{ ...quiet, alignment, initiative: 'japan', offensives: { japan: 1 } },
        units: [
          unit('a', 'W6134', { status: 'ready' }),
          unit('x', 'E0135', { nation: 'ussr' }),
          unit('y', 'W6033', { nation: 'ussr' }),
        ],
      }),
    );
    tableOf(match).notes['9.1 soviet war'] = 1;
    answer(match, 'japan', ['stack:W6134:japan']);
    answer(match, 'japan', [['a'], [], []]);
    passUntil(match, (pub) => pub.offensive?.step === 'combat');
    expect(offered(match, 'japan')).toEqual(['E0135']);
  });

  it('5.2 a headquarters alone has to make room for whoever enters its hex', () => {
    const units = [unit('a', 'W4919'), unit('b', 'W4919'), chinese('far', 'W4320')];
    const match = advanceOn(matchOf({ ...quiet, units, hqs: [hq('ch', 'W4818', { nation: 'china' })] }), 'W4818');
    const ask = question(match, 'allies');
    expect(ask.rule).toBe('5.2');
    answer(match, 'allies', [offered(match, 'allies')[0] ?? '']);
    expect(tableOf(match).hqs.ch?.hex).not.toBe('W4818');
  });

  it('R79, 5.2 a headquarters alone may be told to go after the last unit has moved as well', () => {
    const after = () => {
      const units = [unit('a', 'W4919'), chinese('far', 'W4320')];
      const match = toOffensives(matchOf({ ...quiet, units, hqs: [hq('ch', 'W4718', { nation: 'china' })] }));
      answer(match, 'japan', ['stack:W4919:japan']);
      answer(match, 'japan', [['a'], [], []]);
      answer(match, 'japan', ['unit:a']);
      answer(match, 'japan', ['W4818']);
      return match;
    };
    const match = after();
    expect(offered(match, 'japan')).toEqual(['bump:ch']);
    // It is not passed over as what is seldom wanted.
    expect(passing(question(match, 'japan'))).toBeUndefined();
    answer(match, 'japan', ['bump:ch']);
    answer(match, 'allies', [offered(match, 'allies')[0] ?? '']);
    expect(tableOf(match).hqs.ch?.hex).not.toBe('W4718');
    expect(without('R79', () => tableOf(after()).offensive?.step)).not.toBe('movement');
  });

  it('5.17 armour may attack those who leave its zone altogether, before they are gone', () => {
    const tank = chinese('tank', 'W4819', { kind: 'armor', circled: true, strength: [2, 5], move: 3 });
    const units = [unit('a', 'W4919'), unit('b', 'W4919'), tank, chinese('far', 'W4320')];
    const match = advanceOn(matchOf({ ...quiet, units }), 'W5018');
    expect([question(match, 'allies').rule, offered(match, 'allies')]).toEqual(['5.17', ['tank']]);
    answer(match, 'allies', ['tank']);
    passUntil(match, (pub) => pub.reaction === null);
    expect(told(match, 'reacts')).toHaveLength(1);
    expect(tableOf(match).units.tank?.attacked).toBe(false);
  });

  it('5.17, 5.13 armour does not react to those who leave a fortification, into which its zone never reaches', () => {
    const tank = chinese('tank', 'W4819', { kind: 'armor', circled: true, strength: [2, 5], move: 3 });
    const asked = (fortification: boolean): string => {
      const units = [unit('a', 'W4919'), unit('b', 'W4919'), tank, chinese('far', 'W4320')];
      const works = fortification ? { W4919: { fortification } } : {};
      return question(advanceOn(matchOf({ ...quiet, units, works, control: { W4919: 'japan' } }), 'W5018'), 'allies')
        .rule;
    };
    expect(asked(false)).toBe('5.17');
    expect(asked(true)).not.toBe('5.17');
  });

  it('5.17, R14 nobody reacts where a unit stays behind', () => {
    const tank = chinese('tank', 'W4819', { kind: 'armor', circled: true, move: 3 });
    const match = toOffensives(
      matchOf({ ...quiet, units: [unit('a', 'W4919'), unit('b', 'W4919'), tank, chinese('far', 'W4320')] }),
    );
    answer(match, 'japan', ['stack:W4919:japan']);
    answer(match, 'japan', [['a', 'b'], [], []]);
    answer(match, 'japan', ['unit:a']);
    answer(match, 'japan', ['W5018']);
    expect(tableOf(match).units.a?.hex).toBe('W5018');
  });
});
