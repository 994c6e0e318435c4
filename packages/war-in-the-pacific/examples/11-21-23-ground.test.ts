/** The worked examples of chapters 11, 21 and 23, by the book's own figures. */
import { silent } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { modifierOf, settleUnfit } from '../src/bombard/hitting.js';
import type { BombardLaw, Bombing, Open } from '../src/bombard/kit.js';
import { openingOf } from '../src/bombard/open.js';
import { bombardScenarios } from '../src/bombard/scenarios.js';
import { dateOf, dateText } from '../src/calendar.js';
import { airCapacity, baseAntiAir, damagedBy, damageText, workingLevel } from '../src/chapters/11-5-damage.js';
import { afterAssault } from '../src/chapters/17-1-aftermath.js';
import { debarkationCost } from '../src/chapters/21-amphibious-admirals.js';
import { mayGoByRail, mayStillEnter, pointsAfterRail, pointsAfterVoyage } from '../src/chapters/23-1-movement.js';
import { stepTakers } from '../src/chapters/23-2-choices.js';
import { halved } from '../src/chapters/23-5-troop-quality.js';
import { loseStep } from '../src/chapters/23-6-losses.js';
import {
  cadreReleased,
  chineseReplacements,
  japaneseReplacements,
  mayBeRebuilt,
  mayRaiseMilitia,
  mayReceive,
  militiaRaised,
  rebuiltQuality,
  replacementCost,
  replacements,
} from '../src/chapters/23-11-replacements.js';
import {
  boxIsFree,
  breakdownCost,
  hitsAfter,
  hitsFit,
  mayRecombine,
  qualityAfter,
  recombinationCost,
  stepsLostByBreakdown,
} from '../src/chapters/23-13-breakdown.js';
import { bombardCharts } from '../src/charts/bombard.js';
import { clashOf, foughtOut, tableSaying } from '../src/ground/testing.js';

const D = (level: number) => ({ suppressed: 0, level });

/** A field with so many planes of one type, and so much damage. */
function field(planes: number, damage: { suppressed: number; level: number }): Bombing & { open: Open } {
  const [scenario] = bombardScenarios;
  if (scenario === undefined) throw new Error('no scenario');
  const law: BombardLaw = { scenario, charts: bombardCharts };
  const battle = openingOf(law);
  battle.open.field.points = { F4F: planes };
  battle.open.field.damage = damage;
  return { law, battle, open: battle.open };
}

const unfit = (planes: number, damage: { suppressed: number; level: number }, faces: number[] = []): number => {
  const bombing = field(planes, damage);
  settleUnfit(bombing, faces, silent);
  return bombing.battle.secret.owed;
};

describe('11 bombardment', () => {
  it('E27 11.5 a field at D1 that is suppressed afterwards stays at D1', () => {
    expect(damagedBy(D(1), 'S')).toEqual(D(1));
  });
  it('E28 11.5 a level-2 field at D1 works as level 1, with five Air Points', () => {
    expect([workingLevel(2, D(1)), airCapacity(2, D(1))]).toEqual([1, 5]);
    expect(unfit(9, D(1), [1])).toBe(4);
  });
  it('E29 11.5 AA 5 of a level-1 field is 4 after D1', () => {
    expect(baseAntiAir((level) => 5 * level, 1, D(1), 1)).toBe(4);
  });
  it('E30 11.5.5 a level-3 field reduced to 2 has the AA of level 2, less its markers', () => {
    expect(baseAntiAir((level) => 5 * level, 3, D(1), 2)).toBe(8);
  });
  it('E31 11.5.7 four Air Points and an S: one cannot fly; another S adds ten in a hundred', () => {
    expect([unfit(4, { suppressed: 1, level: 0 }), unfit(10, { suppressed: 2, level: 0 })]).toEqual([1, 3]);
  });
  it('E32 11.5.7 D1 and D1 are D2, thrown for anew with two dice; S and D1 are D1', () => {
    expect(damageText(damagedBy(D(1), 'D1'))).toBe('D2');
    expect(damagedBy({ suppressed: 1, level: 0 }, 'D1')).toEqual(D(1));
    expect(unfit(5, damagedBy(D(1), 'D1'), [2, 2])).toBe(2);
  });
  it('E33 11.6.1 CAP that goes up and does not attack spares nothing: one more on the dice', () => {
    const { law, open } = field(4, D(0));
    open.field.aloft = { F4F: 4 };
    expect(modifierOf(open, law, { target: 'airfield', naval: false, shift: 0, strength: 10 })).toBe(1);
  });
});

describe('21 amphibious admirals', () => {
  it('E62 21.1 with D−1 a step costs 4 points, with D+1 six', () => {
    const ratings = { quality: 0, combat: 0 } as const;
    expect([debarkationCost({ ...ratings, debarkation: -1 }), debarkationCost({ ...ratings, debarkation: 1 })]).toEqual(
      [4, 6],
    );
  });
  it('E63 21.1 the 1st Marine Division, 8, is 9 with TQ+1 before it is halved', () => {
    const landing = {
      alone: true,
      ratings: { debarkation: 0, quality: 1, combat: 0 },
      ships: true,
      stance: 'stays',
      checked: {},
      aboard: false,
    } as const;
    const fought = (alone: boolean) =>
      foughtOut(
        clashOf({
          attacker: 'allies',
          japan: [{ quality: 7, steps: 2 }],
          allies: [{ quality: 8, steps: 12 }],
          landing: { ...landing, alone, checked: {} },
        }),
        [5, 1],
        {},
        tableSaying('0/0'),
      ).forces.allies.quality;
    expect([fought(false), fought(true)]).toEqual([9, halved(9)]);
    expect(afterAssault({ called: 1, ships: true, passed: true, retreats: false, aboard: false }).where).toBe('stays');
  });
});

describe('23 ground operations', () => {
  it('E65 23.1.3 ships that needed 86 of their 252 points leave the troops 4, and the railway', () => {
    expect([pointsAfterVoyage({ used: 86, of: 252 }), mayGoByRail(4), mayGoByRail(2)]).toEqual([4, true, false]);
    expect(pointsAfterRail(12)).toBe(4);
  });
  it('23.1.2 a jungle hex for 4 and a strike of +3 are more than six points', () => {
    expect([mayStillEnter(4, 3, 6), mayStillEnter(4, 2, 6)]).toEqual([false, true]);
  });
  it('E66 23.6 five steps on a lead unit of 3 and two of 2: the lead dies, then one of the others, or one from each', () => {
    const units = [3, 2, 2].map((steps) => ({ quality: 7, steps }));
    const lost = (choice: string[]) => {
      const clash = foughtOut(
        clashOf({ attacker: 'allies', japan: [{ quality: 7, steps: 3 }], allies: units, ways: { allies: [] } }),
        [5],
        { 'losses allies': choice },
        tableSaying('5/0'),
      );
      return clash.forces.allies.units.map(({ steps }) => steps);
    };
    expect([lost(['allies2']), lost(['allies3'])]).toEqual([
      [0, 0, 2],
      [0, 2, 0],
    ]);
    // One from each: who may take a step is asked again after every one.
    const clash = clashOf({ attacker: 'allies', japan: [{ quality: 7, steps: 3 }], allies: units });
    const force = clash.forces.allies;
    Object.assign(force, { part: ['allies1', 'allies2', 'allies3'], lead: 'allies1', owed: 5 });
    const offered: string[][] = [];
    for (const wish of ['allies1', 'allies1', 'allies1', 'allies2', 'allies3']) {
      offered.push(stepTakers(force));
      loseStep(clash, force, wish, silent);
    }
    expect(offered.slice(0, 4)).toEqual([['allies1'], ['allies1'], ['allies1'], ['allies2', 'allies3']]);
    expect(force.units.map(({ steps }) => steps)).toEqual([0, 1, 1]);
  });
  it('E67 23.11.5 a cadre of 0/11/43 with a 3 is released in 0/2/44', () => {
    expect(dateText(cadreReleased(dateOf('0/11/43'), 3))).toBe('0/2/44');
  });
  it('E68 23.13.5 the 17th or the 22nd Division uses box A, not both', () => {
    expect([boxIsFree([], 'A'), boxIsFree(['A'], 'A'), boxIsFree(['A'], 'B')]).toEqual([true, false, true]);
  });
  it('23.13.5 when all boxes of a nation are full nobody breaks down, until a division comes together again', () => {
    const boxes = ['A', 'B', 'C'];
    const free = (inBox: readonly string[]): string[] => boxes.filter((letter) => boxIsFree(inBox, letter));
    expect([free(boxes), free(['A', 'C'])]).toEqual([[], ['B']]);
  });
  it('E69 23.13.5 a Marine regiment of four steps makes three battalions: one is lost', () => {
    expect(stepsLostByBreakdown(4, [1, 1, 1])).toBe(1);
  });
  it('E70 23.14.7 cavalry does not rebuild an infantry division; infantry of a mixed one does', () => {
    const part = { nation: 'japan', quality: 6, steps: 3, hits: 0 };
    const parent = { nation: 'japan', kinds: ['infantry'], own: [] };
    expect([
      mayRecombine(parent, { ...part, kind: 'cavalry' }, false),
      mayRecombine(parent, { ...part, kind: 'infantry' }, false),
    ]).toEqual([false, true]);
    expect(mayRecombine(parent, { ...part, kind: 'infantry' }, true)).toBe(false);
    expect(mayRecombine(parent, { ...part, kind: 'infantry', nation: 'china' }, false)).toBe(false);
  });
  it('23.14.4 the two Indian brigades of the British 36th Division rejoin it, other Indian ones do not', () => {
    const british = { kind: 'infantry', nation: 'britain', quality: 6, steps: 3, hits: 0 };
    const indian = (steps: number) => ({ ...british, nation: 'india', steps });
    const division = { nation: 'britain', kinds: ['infantry'], own: [british, indian(3), indian(3)] };
    expect(division.own.map((part) => mayRecombine(division, part, false))).toEqual([true, true, true]);
    expect(mayRecombine(division, indian(3), false)).toBe(false);
    expect(mayRecombine(division, { ...british }, false)).toBe(true);
  });
  it('23.13.2, 23.13.4, 23.14.1 breaking down costs one to three points by quality, coming together half of them', () => {
    expect([8, 5, 4].map(breakdownCost)).toEqual([1, 2, 3]);
    expect([hitsFit(2, [3, 3], [1, 1]), hitsFit(2, [3, 3], [2, 1]), hitsFit(4, [3, 3], [4, 0])]).toEqual([
      true,
      false,
      false,
    ]);
    expect(recombinationCost(6)).toBe(3);
  });
  it('R6, 23.14.5, 23.14.7 hits add up, a part that is gone counts one more; quality is the average, a half dropped', () => {
    const part = { kind: 'infantry', nation: 'us', quality: 5, steps: 3, hits: 1 };
    expect(hitsAfter([part, part], [{ ...part, hits: 3 }])).toBe(6);
    expect([qualityAfter(8, [part, { ...part, quality: 6 }], true), qualityAfter(8, [part], false)]).toEqual([5, 8]);
  });
  it('23.11.3, 23.11.4, 23.11.5 three steps in a good port, two elsewhere, none broken; specialists cost double', () => {
    const unit = { broken: false, linked: true, enemy: false, depot: true };
    expect([mayReceive(unit), mayReceive({ ...unit, depot: false }), mayReceive({ ...unit, broken: true })]).toEqual([
      3, 2, 0,
    ]);
    expect([replacementCost(2, true), replacementCost(2, false)]).toEqual([4, 2]);
  });
  it('23.11.6, R15 what each nation receives, by cycle', () => {
    const us = ['1/11/43', '1/12/43', '1/13/44', '1/1/46'].map((date) => replacements('us', dateOf(date)));
    expect(us).toEqual([5, 8, 10, 6]);
    expect(['1/1/43', '1/3/43', '1/4/43'].map((date) => replacements('new-zealand', dateOf(date)))).toEqual([0, 1, 0]);
    expect([
      replacements('netherlands', dateOf('1/1/42')),
      chineseReplacements(45),
      chineseReplacements(46),
      japaneseReplacements(250),
    ]).toEqual([0, 4, 5, 13]);
  });
  it('23.12, 25.4, 25.9.1, 25.9.2 what comes back, and what is raised at the end', () => {
    expect([mayBeRebuilt({ quality: 4, specialist: false }), mayBeRebuilt({ quality: 5, specialist: false })]).toEqual([
      true,
      false,
    ]);
    expect([rebuiltQuality(5), rebuiltQuality(11)]).toEqual([5, 7]);
    expect([
      mayRaiseMilitia(dateOf('0/1/45'), true, false),
      mayRaiseMilitia(dateOf('0/13/44'), true, false),
      mayRaiseMilitia(dateOf('0/13/44'), false, true),
    ]).toEqual([true, false, true]);
    expect(militiaRaised(3, 5)).toBe(5);
  });
});
