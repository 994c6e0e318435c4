import { describe, expect, it } from 'vitest';
import { dateOf } from '../calendar.js';
import { stepsOf } from '../ground/clash.js';
import { clashOf, foughtOut, tableSaying } from '../ground/testing.js';
import { mayLead, mayTakeOver } from './23-2-choices.js';
import { nextInClash } from './23-2-ground-combat.js';
import { mayPursue } from './23-4-pursuit.js';
import { fightingQuality, halved, ownQuality, passes } from './23-5-troop-quality.js';
import { mandatoryLossCheck, mayTakeStep } from './23-6-step-loss.js';
import { mustCheckInJungle } from './25-3-jungle.js';

const three = [{ quality: 6, steps: 3 }];
const four = [{ quality: 8, steps: 4 }];

describe('23.5 checks of Troop Quality', () => {
  it('23.5 pass with the quality or less, 0 read as nothing', () => {
    expect([passes(6, 6), passes(7, 6), passes(7, 6, -1)]).toEqual([true, false, true]);
  });
  it('23.5.1 a natural 0 always passes', () => {
    expect(passes(10, 0, 3)).toBe(true);
    expect(passes(1, 0)).toBe(false);
  });
  it('23.5 a broken unit has half its quality, a fraction up', () => {
    expect(ownQuality({ quality: 7, broken: true })).toBe(4);
    expect(halved(8)).toBe(4);
  });
});

describe('R65 a broken stack', () => {
  it('R65, 23.3.1 is one whose lead unit is broken: it goes without a check and loses one more', () => {
    const [lead, trail] = [
      { quality: 6, steps: 3 },
      { quality: 5, steps: 3 },
    ];
    const after = (broken: number, dice: number[]) => {
      const units = [lead, trail].map((unit, at) => ({ ...unit, broken: at === broken }));
      const clash = clashOf({ attacker: 'allies', japan: units, allies: four });
      const { gone, forces } = foughtOut(clash, dice, { 'leads japan': ['japan1'] }, tableSaying('0/1 defender'));
      return [gone?.side, 6 - stepsOf(forces.japan.units)];
    };
    // The trail unit alone broken: the lead checks, and fails.
    expect([after(0, [5]), after(1, [5, 9])]).toEqual([
      ['japan', 2],
      ['japan', 1],
    ]);
  });
});

describe('23.2 combat', () => {
  it('23.2.1 the lead units’ qualities give the column: six against eight in a fort are three to the left', () => {
    const clash = foughtOut(clashOf({ japan: three, allies: four, fort: 1 }), [9]);
    // Column −3, die 9: both may go; with 7 steps severities 2 and 2 cost nothing.
    expect([clash.retreat, clash.called]).toEqual(['either', { attacker: 0, defender: 0 }]);
    expect(clash.forces.japan.quality - clash.forces.allies.quality).toBe(-2);
  });
  it('R60 a level of fortification is a column to the left, and a column is worth one on the die', () => {
    const fought = (fort: number, ...dice: number[]) =>
      foughtOut(clashOf({ japan: three, allies: four, modifier: 1, fort }), dice).retreat;
    // 9 and 1 are 10: at −2 the defender must go, at −3 either may.
    expect([fought(0, 9, 1), fought(1, 9)]).toEqual(['defender', 'either']);
  });
  it('11.2.2 a bombardment counts on the die', () => {
    expect(foughtOut(clashOf({ japan: three, allies: four, modifier: 3 }), [9, 1]).retreat).toBe('defender');
  });
  it('23.2.2 labour never attacks, and leads a defence only alone', () => {
    const labour = { quality: 2, steps: 1, labour: true };
    const clash = clashOf({ japan: [labour, ...three], allies: four });
    expect(mayLead(clash, 'japan').map(({ id }) => id)).toEqual(['japan2']);
    expect(mayLead(clashOf({ attacker: 'allies', japan: [labour], allies: four }), 'japan').length).toBe(1);
  });
  it('23.2.2 labour under attack is lost unless the attacker must go, beside other losses', () => {
    const given = {
      attacker: 'allies' as const,
      japan: [...three, { quality: 2, steps: 1, labour: true }],
      allies: four,
    };
    const lost = foughtOut(clashOf(given), [5], {}, tableSaying('1/1')).forces.japan;
    expect([lost.taken, lost.units.map(({ steps }) => steps)]).toEqual([1, [2, 0]]);
    const kept = foughtOut(clashOf(given), [5, 9], {}, tableSaying('1/1 attacker')).forces.japan;
    expect(kept.units[1]?.steps).toBe(1);
  });
  it('23.2.2 the attacker may hold units back: they lose nothing', () => {
    const clash = clashOf({ japan: [...three, ...three], allies: four });
    foughtOut(clash, [5], { 'leads japan': [['japan1'], ['japan2']] }, tableSaying('3/0', [0, 1, 2, 5, 5, 5]));
    expect(clash.forces.japan.units.map(({ steps }) => steps)).toEqual([0, 3]);
  });
});

describe('23.3 retreats', () => {
  it('23.3 where either may go the attacker is asked first, then the defender', () => {
    const clash = foughtOut(
      clashOf({ japan: three, allies: four }),
      [5, 5],
      { 'option-defender': ['retreat'], stand: ['yonder'] },
      tableSaying('1/2 either'),
    );
    expect(clash.gone).toEqual({ side: 'allies', to: 'yonder' });
    const first = foughtOut(
      clashOf({ japan: three, allies: four }),
      [5, 5],
      { 'option-attacker': ['retreat'], stand: ['there'] },
      tableSaying('1/2 either'),
    );
    expect(first.gone?.side).toBe('japan');
  });
  it('23.3.1 a broken force must go at once, loses one more and is deactivated', () => {
    const clash = foughtOut(
      clashOf({ japan: [{ quality: 6, steps: 4, broken: true }], allies: four }),
      [5],
      {},
      tableSaying('2/0 attacker'),
    );
    const [unit] = clash.forces.japan.units;
    expect([clash.gone?.side, unit?.steps, unit?.active]).toEqual(['japan', 1, false]);
  });
  it('23.3.1 failed: full losses, and everybody broken', () => {
    const clash = foughtOut(clashOf({ japan: three, allies: four }), [5, 7], {}, tableSaying('2/0 attacker'));
    expect(clash.forces.japan.units).toMatchObject([{ steps: 1, broken: true, active: false }]);
  });
  it('23.3.1 passed: half the losses for going, a fraction down', () => {
    const clash = foughtOut(
      clashOf({ japan: three, allies: four }),
      [5, 6],
      { stand: ['there'] },
      tableSaying('3/0 attacker'),
    );
    expect(clash.forces.japan.units).toMatchObject([{ steps: 2, broken: false, active: false }]);
  });
  it('23.3.1 passed: full losses for staying, active still; an airfield so defended is suppressed', () => {
    const clash = foughtOut(
      clashOf({ japan: three, allies: four, airfield: true }),
      [5, 8],
      {},
      tableSaying('1/2 defender'),
    );
    expect([clash.gone, clash.suppressed]).toEqual([null, true]);
    expect(clash.forces.allies.units).toMatchObject([{ steps: 2, active: true }]);
  });
  it('23.5 a fortification helps the check of whoever defends it', () => {
    const given = { japan: three, allies: [{ quality: 6, steps: 4 }], fort: 1 };
    expect(foughtOut(clashOf(given), [5, 7], {}, tableSaying('1/1 defender')).gone).toBe(null);
  });
  it('23.3.2 Allies without a way out surrender; the Japanese lose one less, and nobody pursues', () => {
    const clash = foughtOut(
      clashOf({ japan: three, allies: four, ways: { allies: [] } }),
      [5, 9],
      {},
      tableSaying('2/2 defender'),
    );
    expect([stepsOf(clash.forces.allies.units), clash.forces.japan.taken]).toEqual([0, 1]);
  });
  it('23.3.2 Japanese without a way out stand while they are no fewer', () => {
    const given = { attacker: 'allies' as const, japan: four, allies: four, ways: { japan: [] } };
    const clash = foughtOut(clashOf(given), [5, 9], {}, tableSaying('1/2 defender'));
    expect(clash.forces.japan.units).toMatchObject([{ steps: 2, broken: false, active: true }]);
    expect(clash.forces.allies.taken).toBe(1);
  });
  it('23.3.2 and are lost to a greater force, which loses half as many, a fraction up', () => {
    const given = { attacker: 'allies' as const, japan: three, allies: four, ways: { japan: [] } };
    const clash = foughtOut(clashOf(given), [5, 9], {}, tableSaying('5/1 defender'));
    expect([stepsOf(clash.forces.japan.units), clash.forces.allies.taken]).toEqual([0, 2]);
  });
});

describe('23.4 pursuit', () => {
  const routed = (dice: number[], pursue: string[]) =>
    foughtOut(clashOf({ japan: four, allies: three }), [5, 9, ...dice], { pursue }, tableSaying('3/1 defender'));
  it('23.4 who does not pursue loses half, a fraction up', () => {
    expect(routed([], []).forces.japan.taken).toBe(2);
  });
  it('23.4 who pursues and passes loses all of it and goes after them', () => {
    const clash = routed([8], ['japan1']);
    expect([clash.forces.japan.taken, clash.pursuers, clash.forces.japan.units[0]?.active]).toEqual([
      3,
      ['japan1'],
      true,
    ]);
  });
  it('23.4 who pursues and fails stays, deactivated', () => {
    const clash = routed([9], ['japan1']);
    expect([clash.forces.japan.taken, clash.pursuers, clash.forces.japan.units[0]?.active]).toEqual([3, [], false]);
  });
  it('23.4 units that are not active cannot pursue', () => {
    const clash = clashOf({ japan: three, allies: [{ quality: 8, steps: 4, active: false }] });
    foughtOut(clash, [5, 9], {}, tableSaying('1/1 attacker'));
    expect(mayPursue(clash, 'allies')).toEqual([]);
  });
});

describe('23.6 steps', () => {
  it('23.6 the example: five steps of a lead unit of three and two others of two', () => {
    const units = [
      { id: 'lead', steps: 3 },
      { id: 'b', steps: 2 },
      { id: 'c', steps: 2 },
    ];
    const owed = [5, 4, 3, 2, 1];
    const chosen: string[][] = [];
    for (const [taken, left] of owed.entries()) {
      const may = mayTakeStep(units, 'lead', left, taken);
      chosen.push(may);
      const unit = units.find(({ id }) => id === may.at(-1));
      if (unit !== undefined) unit.steps -= 1;
    }
    // Two from the lead unit, then it dies, for somebody must; after that either of the others.
    expect(chosen).toEqual([['lead'], ['lead'], ['lead'], ['b', 'c'], ['b', 'c']]);
  });
  it('23.6 while others can spare a step the lead unit need not die', () => {
    expect(
      mayTakeStep(
        [
          { id: 'lead', steps: 1 },
          { id: 'b', steps: 2 },
        ],
        'lead',
        1,
        1,
      ),
    ).toEqual(['lead', 'b']);
  });
  it('23.6.1 three to one between lead units, one side unhurt: it checks against the difference', () => {
    expect(mandatoryLossCheck({ steps: 1, quality: 8 }, { steps: 3, quality: 6 })).toBe(2);
    expect(mandatoryLossCheck({ steps: 2, quality: 8 }, { steps: 3, quality: 6 })).toBe(undefined);
    const small = { japan: [{ quality: 6, steps: 3 }], allies: [{ quality: 8, steps: 1 }, ...four] };
    expect(foughtOut(clashOf(small), [5, 3], {}, tableSaying('1/0')).forces.allies.taken).toBe(1);
    expect(foughtOut(clashOf(small), [5, 2], {}, tableSaying('1/0')).forces.allies.taken).toBe(0);
  });
  it('23.6.1 against troops that surrendered too: they have lost all they had', () => {
    const trapped = {
      japan: [{ quality: 8, steps: 1 }, ...three],
      allies: [{ quality: 6, steps: 3, broken: true }],
      ways: { allies: [] },
    };
    // The combat, and the check of the battalion that led: quality 8 against 3.
    const clash = foughtOut(clashOf(trapped), [5, 6], {}, tableSaying('0/1 defender'));
    expect([clash.forces.allies.units[0]?.steps, clash.forces.japan.taken]).toEqual([0, 1]);
  });
});

describe('25.3 the jungle', () => {
  const at = (label: string) => dateOf(label);
  it('25.3.2 Commonwealth troops check until 10/42, attacking until the end of 4/44; Australians attacking until 10/42', () => {
    expect([mustCheckInJungle('cw', false, at('4/9/42')), mustCheckInJungle('cw', false, at('1/10/42'))]).toEqual([
      true,
      false,
    ]);
    expect([mustCheckInJungle('cw', true, at('4/4/44')), mustCheckInJungle('cw', true, at('0/5/44'))]).toEqual([
      true,
      false,
    ]);
    expect([mustCheckInJungle('anzac', true, at('4/9/42')), mustCheckInJungle('anzac', true, at('1/10/42'))]).toEqual([
      true,
      false,
    ]);
    expect([mustCheckInJungle('anzac', false, at('1/1/42')), mustCheckInJungle('gurkha', true, at('1/1/42'))]).toEqual([
      false,
      false,
    ]);
  });
  it('25.3.3 the US Army checks until 13/42, attacking until the end of 4/43', () => {
    expect([
      mustCheckInJungle('us-army', false, at('4/12/42')),
      mustCheckInJungle('us-army', false, at('1/13/42')),
    ]).toEqual([true, false]);
    expect([
      mustCheckInJungle('us-army', true, at('4/4/43')),
      mustCheckInJungle('us-army', true, at('0/5/43')),
    ]).toEqual([true, false]);
  });
  it('25.3.4 Marines check until 13/42, and only when they attack', () => {
    expect([mustCheckInJungle('usmc', true, at('4/12/42')), mustCheckInJungle('usmc', true, at('1/13/42'))]).toEqual([
      true,
      false,
    ]);
    expect(mustCheckInJungle('usmc', false, at('1/9/42'))).toBe(false);
  });
  it('25.3.1 failed: the lead unit fights with half its quality, or another leads', () => {
    const army = [{ quality: 5, steps: 3, arm: 'us-army' as const }, ...four];
    const clash = foughtOut(clashOf({ jungle: true, japan: three, allies: army }), [6, 1]);
    expect([fightingQuality(clash, 'allies'), clash.forces.allies.quality]).toEqual([3, 3]);
    const other = foughtOut(clashOf({ jungle: true, japan: three, allies: army }), [6, 5], { swap: ['allies2'] });
    expect([other.forces.allies.lead, other.forces.allies.quality]).toEqual(['allies2', 8]);
    expect(mayTakeOver(other).map(({ id }) => id)).toEqual(['allies2']);
  });
  it('23.5, 25.3.1 in works of their own the defenders check at one less', () => {
    const army = [{ quality: 5, steps: 3, arm: 'us-army' as const }];
    const quality = (given: { fort: number; attacker: 'japan' | 'allies' }) =>
      foughtOut(clashOf({ jungle: true, japan: three, allies: army, ...given }), [6, 5], {}, tableSaying('0/0')).forces
        .allies.quality;
    expect(quality({ fort: 1, attacker: 'japan' })).toBe(5);
    expect([quality({ fort: 0, attacker: 'japan' }), quality({ fort: 1, attacker: 'allies' })]).toEqual([3, 3]);
  });
  it('25.3.1 an attacker that failed and leads no more is left out of it', () => {
    const marines = [{ quality: 8, steps: 4 }, ...four];
    const given = { attacker: 'allies' as const, jungle: true, japan: three, allies: marines };
    const clash = foughtOut(clashOf(given), [9, 3, 5], { swap: ['allies2'] });
    expect(clash.forces.allies.part).toEqual(['allies2']);
  });
  it('25.3.5 what the jungle takes counts in the combat alone, not in the check to stand', () => {
    const army = [{ quality: 5, steps: 3, arm: 'us-army' as const }];
    const clash = foughtOut(
      clashOf({ jungle: true, japan: three, allies: army }),
      [6, 5, 5],
      {},
      tableSaying('1/1 defender'),
    );
    expect(clash.gone).toBe(null);
  });
  it('25.3 Japanese units never check, nor anybody outside the jungle', () => {
    expect(mustCheckInJungle('ija', true, at('1/1/42'))).toBe(false);
    const clash = clashOf({ attacker: 'allies', japan: three, allies: four });
    nextInClash(clash, { on: false, say: () => undefined, tell: () => undefined });
    expect(clash.step).toBe('roll');
  });
});
