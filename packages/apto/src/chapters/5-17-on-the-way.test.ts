/** 5.17 Armour reacts to those who only come through its zone: in movement, before and after a Breakthrough, in an Exploitation. */
import { describe, expect, it } from 'vitest';
import {
  answer,
  chinese,
  type Match,
  matchOf,
  offered,
  passUntil,
  question,
  tableOf,
  tank,
  told,
  toOffensives,
  unit,
  without,
} from '../game-testing.js';
import { general, headquarters, type LandUnit } from '../pieces.js';
import { words } from '../words.js';

const far = chinese('far', 'W4113');
const enemyTank = (id: string, hex: string, given: Partial<LandUnit> = {}): LandUnit =>
  chinese(id, hex, { kind: 'armor', circled: true, strength: [2, 5], ...given });
const waiting = enemyTank('enemy', 'W5019');
const control = { W5219: 'japan' } as const;
type Given = Parameters<typeof matchOf>[0];

/** A tank in W5219 is sent past the Chinese armour in W5019, by way of W5119, to W5018. */
function past(given: Given = {}, seed = 'past', goal = 'W5018', group = 'unit:t'): Match {
  const units = given.units ?? [tank('t', 'W5219'), waiting, far];
  const match = toOffensives(matchOf({ seasons: false, offensives: { japan: 1 }, control, ...given, units }, seed));
  tableOf(match).weather = {};
  answer(match, 'japan', ['stack:W5219:japan']);
  const ours = units.flatMap(({ id, hex }) => (hex === 'W5219' ? [id] : []));
  answer(match, 'japan', [ours, [], (given.generals ?? []).map(({ id }) => id)]);
  passUntil(match, ({ offensive: off }) => off?.step === 'movement');
  answer(match, 'japan', [group]);
  answer(match, 'japan', [goal]);
  return match;
}
const asked = (match: Match): unknown[] => [question(match, 'allies').rule, offered(match, 'allies')];
const ways = (match: Match): unknown[] => told(match, 'moved').map(({ data }) => data.path);

describe('5.17 on the way', () => {
  it('5.17, R97, 5.13 armour reacts to armour that comes through its zone, in the hex where it meets it', () => {
    const match = past();
    expect(asked(match)).toEqual(['5.17', ['enemy']]);
    // So far, and no further: nothing of what is still to come has been told.
    expect([tableOf(match).units.t?.hex, tableOf(match).control.W5018]).toEqual(['W5119', undefined]);
    expect(ways(match)).toEqual([['W5119']]);
    answer(match, 'allies', []);
    expect([tableOf(match).units.t?.hex, ways(match)]).toEqual(['W5018', [['W5119'], ['W5018']]]);
    expect([...told(match, 'leaves'), ...told(match, 'no reaction')].map(words)).toEqual([
      'T is about to leave W5119, beside enemy armour.',
      'No armour reacts at W5119.',
    ]);
    expect(without('R97', () => ways(past()))).toEqual([['W5119', 'W5018']]);
    expect(without('5.17', () => ways(past()))).toEqual([['W5119', 'W5018']]);
  });

  it('5.17, R97 whoever is eliminated or driven out on the way goes no further', () => {
    const fates = new Set<string | null | undefined>();
    for (let seed = 0; seed < 40; seed += 1) {
      const t = tank('t', 'W5219', { strength: [1, 2] });
      const match = past({ units: [t, enemyTank('enemy', 'W5019', { strength: [6, 12] }), far] }, `fate${seed}`);
      answer(match, 'allies', ['enemy']);
      passUntil(match, ({ reaction }) => reaction === null);
      fates.add(tableOf(match).units.t?.hex);
      if (tableOf(match).units.t?.hex !== 'W5018') expect(ways(match)).toEqual([['W5119']]);
    }
    expect(fates.has(null)).toBe(true);
    expect(fates.size).toBeGreaterThan(1);
  });

  it('5.17, R97 a General who rides along waits with his armour and goes on with it', () => {
    const g = general({ id: 'g', nation: 'japan', name: 'Itagaki', hex: 'W5219', strength: 1 });
    const match = past({ generals: [g] }, 'rider', 'W5018', 'stack:W5219');
    expect([tableOf(match).generals.g?.hex, ...asked(match)]).toEqual(['W5119', '5.17', ['enemy']]);
    answer(match, 'allies', []);
    expect([tableOf(match).units.t?.hex, tableOf(match).generals.g?.hex]).toEqual(['W5018', 'W5018']);
  });

  it('5.17, R97 nobody reacts on the way where a friend stands, or to those who end their move in the zone', () => {
    const units = [tank('t', 'W5219'), unit('friend', 'W5119'), waiting, far];
    expect(ways(past({ units }))).toEqual([['W5119', 'W5018']]);
    const ending = past({}, 'ending', 'W5119');
    expect([ways(ending), tableOf(ending).reaction]).toEqual([[['W5119']], null]);
  });

  it('5.17, R97 armour that has nothing to react with lets whoever comes through go: not circled, or foot', () => {
    for (const given of [{ circled: false }, { kind: 'infantry' }] as const) {
      const units = [tank('t', 'W5219'), enemyTank('enemy', 'W5019', given), far];
      expect(ways(past({ units }))).toEqual([['W5119', 'W5018']]);
    }
  });

  it('5.17, R97 who leaves one zone and comes through another is asked about in each', () => {
    const units = [tank('t', 'W5219', { move: 8 }), enemyTank('behind', 'W5319'), waiting, far];
    const match = past({ units }, 'two', 'W5020');
    const hexes: string[] = [];
    while (tableOf(match).reaction !== null) {
      hexes.push(tableOf(match).reaction?.from ?? '');
      answer(match, 'allies', []);
    }
    expect([hexes, tableOf(match).units.t?.hex]).toEqual([['W5219', 'W5120'], 'W5020']);
  });

  it('5.2, 5.17, R97 a headquarters met on the way makes room before armour is asked', () => {
    const ch = headquarters({ id: 'ch', nation: 'china', name: 'Fifth', command: 2, radius: 2, hex: 'W5119' });
    const match = past({ hqs: [ch] });
    expect([question(match, 'allies').rule, tableOf(match).reaction?.from]).toEqual(['5.2', 'W5119']);
    answer(match, 'allies', [offered(match, 'allies').find((hex) => hex !== 'W5018') ?? '']);
    expect(asked(match)).toEqual(['5.17', ['enemy']]);
  });

  it('5.13, R97 the way ends before an enemy who has come to stand on it, and where a zone has come to bar it', () => {
    const after = (comes: string): unknown => {
      const match = past(
        { units: [tank('t', 'W5219', { move: 4 }), waiting, chinese('w', 'W4113'), far] },
        'x',
        'W5117',
      );
      const { reaction, units } = tableOf(match);
      if (reaction === null || units.w === undefined) return 'not asked';
      reaction.path = ['W5118', 'W5117'];
      units.w.hex = comes;
      answer(match, 'allies', []);
      return tableOf(match).units.t?.hex;
    };
    expect(['W4113', 'W5117', 'W5118', 'W5217'].map(after)).toEqual(['W5117', 'W5118', 'W5119', 'W5118']);
  });

  it('5.17, R97, 5.21 armour reacts on the way to a Breakthrough, and the attack is made by those who come through', () => {
    const before = (): Match => {
      const units = [tank('t', 'W5219', { move: 4 }), waiting, chinese('x', 'W5017'), far];
      const match = toOffensives(matchOf({ seasons: false, offensives: { japan: 1 }, control, units }));
      tableOf(match).weather = {};
      answer(match, 'japan', ['stack:W5219:japan']);
      answer(match, 'japan', [['t'], [], []]);
      answer(match, 'japan', ['W5219>W5018>W5017']);
      return match;
    };
    const match = before();
    expect([asked(match), tableOf(match).units.t?.hex]).toEqual([['5.17', ['enemy']], 'W5119']);
    answer(match, 'allies', []);
    expect([tableOf(match).units.t?.hex, tableOf(match).sortie?.target]).toEqual(['W5018', 'W5017']);
    expect(without('R97', () => tableOf(before()).units.t?.hex)).toBe('W5018');
  });

  /** A General with a rating and his armour, which has cleared W5219 and may go on as far as W5018. */
  function beyond(stage: 'onward' | 'exploit', seed = 0): Match {
    const g = general({ id: 'g', nation: 'japan', name: 'G', hex: 'W5220', strength: 1, exploitation: 3 });
    const hq = headquarters({ id: 'hq', nation: 'japan', name: 'First', command: 2, radius: 3, hex: 'W5321' });
    const units = [tank('t', 'W5220', { strength: [9, 18] }), chinese('x', 'W5219', { strength: [1] }), waiting, far];
    const given = { seasons: false, offensives: { japan: 1 }, units, generals: [g], hqs: [hq] };
    const match = toOffensives(matchOf(given, `beyond${seed}`));
    tableOf(match).weather = {};
    answer(match, 'japan', ['hq:hq']);
    passUntil(match, (_pub, ask) => ask.ask === 'sheet');
    answer(match, 'japan', [['t'], [], ['g']]);
    if (stage === 'onward') answer(match, 'japan', ['W5220>W5220>W5219']);
    else {
      passUntil(match, ({ offensive: off }) => off?.step === 'combat');
      answer(match, 'japan', ['W5219']);
      answer(match, 'japan', ['t']);
    }
    passUntil(match, ({ attack, offensive: off }) => attack?.stage === 'advance' || off === null);
    if (tableOf(match).offensive === null && seed < 60) return beyond(stage, seed + 1);
    answer(match, 'japan', [['t', 'g']]);
    passUntil(match, ({ offensive: off, attack }) => off === null || (attack === null && off.stage === stage));
    return match;
  }

  it('5.17, R97, 5.21, 5.22 armour reacts to those who go on after a Breakthrough or exploit through its zone', () => {
    for (const stage of ['onward', 'exploit'] as const) {
      const match = beyond(stage);
      const id = offered(match, 'japan').find((each) => each.endsWith('>W5018')) ?? '';
      answer(match, 'japan', [id]);
      expect([stage, tableOf(match).units.t?.hex, ...asked(match)]).toEqual([stage, 'W5119', '5.17', ['enemy']]);
      answer(match, 'allies', []);
      expect([tableOf(match).units.t?.hex, tableOf(match).generals.g?.hex]).toEqual(['W5018', 'W5018']);
    }
  });

  it('5.13 a stack of tanks and infantry goes where infantry may go: around the zone', () => {
    const pair = [unit('a', 'W5219', { move: 5 }), tank('t', 'W5219', { move: 5 }), waiting, far];
    const match = past({ units: pair }, 'past', 'W5018', 'stack:W5219');
    expect(told(match, 'moved').map(({ data }) => data.path)).toEqual([expect.not.arrayContaining(['W5119'])]);
    expect([tableOf(match).units.a?.hex, tableOf(match).units.t?.hex]).toEqual(['W5018', 'W5018']);
  });
});
