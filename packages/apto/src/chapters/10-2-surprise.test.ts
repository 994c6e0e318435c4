/** 10.2 Mongolia, which was neutral, is surprised by the Japanese who come over its border. */
import { awaited } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import {
  answer,
  boardOf,
  chinese,
  lawOf,
  type Match,
  matchOf,
  offered,
  passUntil,
  tableOf,
  told,
  toOffensives,
  unit,
  without,
} from '../game-testing.js';
import type { LandUnit } from '../pieces.js';
import { china1937 } from '../scenarios/china-1937.js';
import { invadedKey } from '../situation.js';
import type { Sortie } from '../state.js';
import { words } from '../words.js';
import { envisage } from './5-14-muster.js';
import { modifiersOf } from './5-16-modifiers.js';
import { surprises } from './10-2-surprise.js';
import { rerollPower } from './11-14-re-roll.js';

const mongolian = (id: string, hex: string, given: Partial<LandUnit> = {}): LandUnit =>
  unit(id, hex, { nation: 'mongolia', kind: 'cavalry', strength: [1], steps: 1, left: 1, ...given });
const soviet = (id: string, hex: string): LandUnit => unit(id, hex, { nation: 'ussr' });

const alignment = { ...china1937.alignment, mongolia: 'allies', ussr: 'allies' } as const;
const law = lawOf({ options: { rerolls: true } });

/** A board in the Offensive Phase of the month in which Mongolia was invaded, nobody over the border as yet. */
const declared = (units: readonly LandUnit[]) => {
  const pub = boardOf({ ...{ alignment, units }, offensives: { japan: 2, ussr: 2 }, options: { rerolls: true } });
  pub.phase = 'offensives';
  pub.notes[invadedKey] = 1;
  return pub;
};
const sortie: Sortie = {
  ...{ target: 'W5420', units: ['a'], kind: 'combat', side: 'japan' },
  air: { japan: 0, allies: 0 },
};
const bonus = (pub: ReturnType<typeof declared>, by = sortie): number =>
  modifiersOf(envisage(pub, law, by)).find(({ what }) => what === 'Sneak Attack')?.value ?? 0;

/** The same month, with a Japanese unit over the border. */
function entered(units: readonly LandUnit[], who: LandUnit = unit('a', 'W5421')) {
  const pub = declared([who, ...units]);
  surprises(pub, [who], 'W5419');
  return pub;
}

describe('10.2 the surprise of Mongolia', () => {
  it('10.2 attacks on Mongolians add 2 in the month in which Japanese troops come over the border, 1 in the next, then nothing', () => {
    const pub = entered([mongolian('m', 'W5420')]);
    const months = (): number[] => [0, 1, 2].map((later) => bonus({ ...pub, turn: pub.turn + later }));
    expect(months()).toEqual([2, 1, 0]);
    expect(without('10.2', months)).toEqual([0, 0, 0]);
  });

  it('10.2 nothing is added before anybody has come over the border, nor by coming in the Movement Phase', () => {
    const pub = declared([unit('a', 'W5421'), mongolian('m', 'W5420')]);
    expect(bonus(pub)).toBe(0);
    const { a } = pub.units;
    if (a === undefined) throw new Error('there is no unit');
    pub.phase = 'movement';
    expect([surprises(pub, [a], 'W5419'), bonus(pub)]).toEqual([false, 0]);
    pub.phase = 'offensives';
    expect([surprises(pub, [a], 'W5422'), surprises(pub, [a], 'W5419'), bonus(pub)]).toEqual([false, true, 2]);
    // Never again on the same nation.
    pub.turn += 5;
    expect([surprises(pub, [a], 'W5419'), bonus(pub)]).toEqual([false, 0]);
  });

  it('R185 nobody is surprised where Soviets stand with them, and nobody at Khalkhin Gol; troops of Manchukuo surprise too', () => {
    const mixed = entered([mongolian('m', 'W5420'), soviet('s', 'W5420')]);
    expect([bonus(mixed), bonus(entered([soviet('s', 'W5420')]))]).toEqual([0, 0]);
    expect(without('R185', () => bonus(mixed))).toBe(2);
    const dispute = declared([unit('a', 'W5421'), mongolian('m', 'W5420')]);
    delete dispute.notes[invadedKey];
    const comes = () => surprises(dispute, [unit('a', 'W5421')], 'W5419');
    expect([comes(), without('R185', comes)]).toEqual([false, true]);
    expect(bonus(entered([mongolian('m', 'W5420')], unit('a', 'W5421', { nation: 'manchukuo' })))).toBe(2);
  });

  it('10.2 it is no help to Mongolians who attack, but to a Banzai against them', () => {
    const pub = entered([mongolian('m', 'W5420')]);
    const attack: Sortie = { ...sortie, target: 'W5421', units: ['m'], side: 'allies' };
    expect([bonus(pub, attack), envisage(pub, law, attack).sneak]).toEqual([0, 1]);
  });

  it('10.2, 11.14 nobody pays for a second roll for Mongolians while they are surprised', () => {
    const pub = entered([mongolian('m', 'W5420')]);
    const pays = (later: number) => rerollPower({ ...pub, turn: pub.turn + later }, law, sortie, 'allies');
    expect([pays(0), pays(1), pays(2)]).toEqual([undefined, undefined, 'ussr']);
    expect(without('10.2', () => pays(0))).toBe('ussr');
    expect(rerollPower(pub, law, sortie, 'japan')).toBe('japan');
  });
});

describe('at the table', () => {
  const ofMongolia = ({ nation }: { nation: string }): boolean => nation === 'mongolia' || nation === 'ussr';
  function over(): Match {
    const match = toOffensives(
      matchOf({
        ...{ first: china1937.first, last: china1937.last, alignment: china1937.alignment, chits: [] },
        ...{ seasons: false, offensives: { japan: 3, china: 2 }, ep: { japan: 0, china: 0 } },
        units: [unit('a', 'W5421'), chinese('c', 'W4113'), ...china1937.units.filter(ofMongolia)],
        hqs: china1937.hqs.filter(ofMongolia),
      }),
    );
    answer(match, 'japan', ['invade:mongolia']);
    while (awaited(match.game)[0] === 'allies')
      answer(match, 'allies', [offered(match, 'allies').find((hex) => hex !== 'W5420') ?? '']);
    answer(match, 'japan', ['stack:W5421:japan']);
    passUntil(match, (_pub, ask) => ask.ask === 'sheet');
    answer(match, 'japan', [['a'], [], []]);
    passUntil(match, ({ offensive }) => offensive?.step === 'movement');
    answer(match, 'japan', ['unit:a']);
    answer(match, 'japan', ['W5420']);
    return match;
  }

  it('10.2 the first who enters begins it, and everybody is told', () => {
    const match = over();
    expect(tableOf(match).units.a?.hex).toBe('W5420');
    expect(told(match, 'surprise').map(words)).toEqual([
      'Japan surprises Mongolia at Nomonhan (W5420): her attacks on Mongolians add 2 to the die for the rest of this month, and 1 in the next.',
    ]);
    expect(told(without('10.2', over), 'surprise')).toEqual([]);
  });
});
