/** 5.19 Secondary Advance: who follows into the hexes that the attackers left, and which General goes along (5.10). */
import { describe, expect, it } from 'vitest';
import {
  answer,
  boardOf,
  chinese,
  lawOf,
  type Match,
  matchOf,
  offensive,
  offered,
  passUntil,
  question,
  tableOf,
  told,
  toOffensives,
  unit,
  without,
} from '../game-testing.js';
import { type General, general, headquarters, type LandUnit } from '../pieces.js';
import { words } from '../words.js';
import { followers } from './5-15-combat-step.js';

const far = chinese('far', 'W4113');
const hq = headquarters({ id: 'hq', nation: 'japan', name: 'First', command: 2, radius: 2, hex: 'W4921' });
const named = (id: string, hex: string, given: Partial<General> = {}): General =>
  general({ id, nation: 'japan', name: id.toUpperCase(), hex, strength: 1, ...given });

/** Two units in W4919 have emptied W4818 and gone in; the rest of the Offensive is in W4920, behind them. */
function advanced(
  generals: General[],
  before: (match: Match) => void = () => undefined,
  activated = generals.map(({ id }) => id),
  seed = 0,
): Match {
  const units = [
    ...['a', 'b'].map((id) => unit(id, 'W4919', { strength: [5, 9] })),
    ...[unit('c', 'W4920'), unit('d', 'W4920'), chinese('x', 'W4818', { strength: [1] }), far],
  ];
  const given = { seasons: false, offensives: { japan: 1 }, units, hqs: [hq], generals };
  const match = toOffensives(matchOf(given, `following${seed}`));
  tableOf(match).weather = {};
  answer(match, 'japan', ['hq:hq']);
  passUntil(match, (_pub, ask) => ask.ask === 'sheet');
  answer(match, 'japan', [['a', 'b', 'c', 'd'], [], activated]);
  passUntil(match, ({ offensive: off }) => off?.step === 'movement');
  before(match);
  passUntil(match, ({ offensive: off }) => off?.step === 'combat');
  answer(match, 'japan', ['W4818']);
  answer(match, 'japan', ['a', 'b']);
  passUntil(match, ({ attack, offensive: off }) => attack?.stage === 'advance' || off === null);
  if (tableOf(match).offensive === null && seed < 60) return advanced(generals, before, activated, seed + 1);
  answer(match, 'japan', [['a', 'b']]);
  return passUntil(match, ({ attack }) => attack === null);
}

describe('5.19 Secondary Advance', () => {
  it('5.10, 5.19 a General of the Offensive goes along with a unit that follows, or stays', () => {
    const match = advanced([named('g', 'W4920')]);
    expect(question(match, 'japan')).toMatchObject({ rule: '5.19' });
    expect(offered(match, 'japan').sort()).toEqual(['c>W4919', 'c>W4919+g', 'd>W4919', 'd>W4919+g']);
    answer(match, 'japan', ['d>W4919+g']);
    const { units, generals } = tableOf(match);
    expect([units.c?.hex, units.d?.hex, generals.g?.hex, generals.g?.rode]).toEqual([
      ...['W4920', 'W4919', 'W4919'],
      true,
    ]);
    expect(told(match, 'follows').map(words)).toEqual(['D with G follows to Peiping (W4919).']);
    // He went: for those who follow now he is no longer there.
    expect(offered(match, 'japan')).toEqual(['c>W4919']);
    expect(without('5.10', () => offered(advanced([named('g', 'W4920')]), 'japan'))).toEqual(['c>W4919', 'd>W4919']);
  });

  it('5.10, 5.19 two Generals go along one by one, or both with one unit', () => {
    const match = advanced([named('g', 'W4920'), named('h', 'W4920')]);
    expect(offered(match, 'japan').filter((id) => id.startsWith('c'))).toEqual([
      ...['c>W4919', 'c>W4919+g', 'c>W4919+h', 'c>W4919+g+h'],
    ]);
    answer(match, 'japan', ['c>W4919+g+h']);
    expect(Object.values(tableOf(match).generals).map(({ hex }) => hex)).toEqual(['W4919', 'W4919']);
  });

  it('5.10 no General follows who went by himself this month, or whom the Offensive did not activate', () => {
    const byHimself = advanced([named('g', 'W5021')], (match) => {
      answer(match, 'japan', ['general:g']);
      answer(match, 'japan', ['W4920']);
    });
    expect([tableOf(byHimself).generals.g?.hex, offered(byHimself, 'japan')]).toEqual([
      'W4920',
      ['c>W4919', 'd>W4919'],
    ]);
    const notOfIt = advanced([named('g', 'W4920')], undefined, []);
    expect(offered(notOfIt, 'japan')).toEqual(['c>W4919', 'd>W4919']);
  });

  it('5.10, 5.19 a General who rode with his unit in movement follows with it', () => {
    const rode = advanced([named('g', 'W4920')], (each) => {
      answer(each, 'japan', ['with:g:c']);
      answer(each, 'japan', ['W5019']);
    });
    expect(offered(rode, 'japan')).toContain('c>W4919+g');
  });

  it('5.19, 9.1 nobody follows over a border that he may not cross, nor does his General', () => {
    const who = (nation: LandUnit['nation']): string[] => {
      const units = [unit('m', 'W5420', { nation, status: 'standby' }), chinese('x', 'W4113')];
      const alignment = { japan: 'japan', manchukuo: 'japan', ussr: 'allies', mongolia: 'allies' } as const;
      const generals = [named('z', 'W5420', { nation: 'ussr', status: 'standby' })];
      const given = { units, generals, alignment, control: { W5421: 'allies' } as const };
      const pub = boardOf(given);
      pub.notes['9.2 mongolia'] = 1;
      return followers(pub, lawOf(given), offensive({ side: 'allies', nation: 'ussr', followed: ['W5421'] })).map(
        ({ id }) => id,
      );
    };
    expect([who('ussr'), who('mongolia')]).toEqual([[], ['m>W5421']]);
  });
});
