import { chance, type DeskProcedure, deskNotes, deskOdds, sit, spreadOf } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { bombardmentOfBases, damageLevels } from '../charts/bombardment.js';
import { waysOf2D6 } from '../dice.js';
import { airfieldDesk, portDesk } from './bombardment.js';
import { groundCombatDesk } from './ground-combat.js';
import { groundFireDesk } from './ground-fire.js';

const all: readonly DeskProcedure[] = [groundCombatDesk, airfieldDesk, portDesk];

const read = (desk: DeskProcedure, given: unknown): unknown => {
  if (typeof given !== 'string') return given;
  const found = desk.line?.read(given);
  if (found === undefined || 'problems' in found) throw new Error(`cannot read ${given}`);
  return found.input;
};

function sittingOf(desk: DeskProcedure, given: unknown) {
  const checked = desk.check(read(desk, given));
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  return checked.sitting;
}

const odds = (desk: DeskProcedure, given: unknown, policy = Object.keys(desk.policies)[0] ?? '') =>
  deskOdds(desk, sittingOf(desk, given), desk.policies[policy]?.policy ?? (() => []), { below: chance(1) });

function played(desk: DeskProcedure, given: unknown, dice: readonly number[]) {
  const { record } = sittingOf(desk, given);
  const start = desk.procedure.clone(record);
  const notes = deskNotes(desk);
  const [policy] = Object.values(desk.policies);
  const course = sit(desk.procedure, record, policy?.policy ?? (() => []), notes);
  const faces = [...dice];
  let step = course.next();
  while (step.done !== true) step = course.next(faces.shift() ?? 1);
  return {
    rules: notes.steps.map(({ rule }) => rule),
    texts: notes.steps.map(({ text }) => text),
    outcome: desk.outcome(step.value, start),
  };
}

describe.each(all.map((desk) => [desk.id, desk] as const))('%s', (_, desk) => {
  it('runs its example and its line, with exact odds that add up to one', () => {
    for (const given of [desk.example, desk.line?.form]) {
      const { exact, outcomes } = odds(desk, given);
      expect(exact).toBe(true);
      expect(outcomes.reduce((sum, each) => sum + each.chance, 0)).toBeCloseTo(1, 9);
    }
  });
  it('refuses what it does not know', () => {
    expect('problems' in desk.check({ nonsense: 1 })).toBe(true);
    expect('problems' in desk.check({ ...(desk.example as object), date: '9/99/42' })).toBe(true);
  });
});

describe('bombardment at the desk', () => {
  it('11.4 the chance that a port is damaged is that of the table, to the last place', () => {
    let ways = 0;
    for (let sum = 2; sum <= 12; sum++) {
      const result = bombardmentOfBases.values[4]?.[sum - 2] ?? '-';
      if (damageLevels.indexOf(result) >= 2) ways += waysOf2D6(sum);
    }
    const { values } = spreadOf(odds(portDesk, { strength: 50, by: 'air', cap: true }), 'damage level');
    const damaged = values.filter(({ value }) => value > 0);
    expect(damaged.reduce((sum, each) => sum + each.chance, 0)).toBeCloseTo(ways / 36, 12);
  });
  it('11.4 ships on a mainland port: one less, and nothing at all when the share is 0', () => {
    expect(played(portDesk, { strength: 50 }, [10, 6, 6]).outcome.damage).toBe('undamaged');
    expect(played(portDesk, { strength: 50 }, [9, 3, 4]).texts[1]).toMatch(/^6 in column/);
  });
  it('17.2.4 a mainland field is reached by a share alone', () => {
    const { rules, texts } = played(airfieldDesk, { strength: 50, level: 2, jungle: true }, [4, 6, 6, 3]);
    expect(rules[0]).toBe('17.2.4');
    expect(texts[0]).toContain('strength 35');
  });
  it('11.3 every type has its own dice, then the field, then who can fly', () => {
    const { rules, outcome } = played(
      airfieldDesk,
      'strength 46 on airfield 2, island, F4F 4, SBD 3',
      [6, 6, 1, 1, 4, 4, 2],
    );
    expect(rules).toEqual(['11.3', '11.3', '11.3', '11.5']);
    expect(outcome).toMatchObject({ pointsLost: 3, damage: 'D1', inoperable: 1 });
  });
  it('11.7 American ships of 1942 are two columns worse', () => {
    const mean = (usn: boolean, date: string) =>
      spreadOf(odds(portDesk, { strength: 60, island: true, usn, date }), 'damage level').mean;
    expect(mean(true, '3/11/42')).toBeLessThan(mean(true, '3/11/43'));
    expect(mean(true, '1/1/44')).toBeCloseTo(mean(false, '1/1/44'), 12);
  });
});

describe('ground combat at the desk', () => {
  it('a fortification and a better defender cost the attacker more than he takes', () => {
    const given = 'Japan 7-3, 7-3, 7-3, 7-3 -> Allies 8-4, 8-4, 8-4 fort 1';
    const result = odds(groundCombatDesk, given);
    expect(spreadOf(result, 'Japanese steps lost').mean).toBeGreaterThan(spreadOf(result, 'Allied steps lost').mean);
    expect(spreadOf(result, 'defender gone').mean).toBe(0);
  });
  it('23.2.2 an attack by nobody is refused', () => {
    const given = {
      attacker: 'japan',
      japan: [{ quality: 2, steps: 1, labour: true }],
      allies: [{ quality: 8, steps: 4 }],
    };
    expect(groundCombatDesk.check(given)).toMatchObject({ problems: [{ rule: '23.2.2' }] });
  });
  it('the sentences of a combat name units and rules', () => {
    const { rules, texts } = played(groundCombatDesk, groundCombatDesk.example, [1, 3]);
    expect(rules.slice(0, 2)).toEqual(['23.2.1', '23.2.1']);
    expect(texts[0]).toBe('29th Infantry leads for Japan, 7th Marines for the Allies.');
  });
});

it('10.2 where there are several targets it is said which one is attacked, for its guns alone fire', () => {
  const hex = { planes: [{ type: 'G4M', points: 5 }], airfield: { level: 2 }, units: [{ antiAir: 3 }] };
  expect(groundFireDesk.check(hex)).toMatchObject({ problems: [{ field: 'target', rule: '10.2' }] });
  expect(played(groundFireDesk, { ...hex, target: 'units' }, [6, 6]).texts[0]).toContain('AA of 3');
  expect(played(groundFireDesk, { ...hex, target: 'airfield' }, [6, 6]).texts[0]).toContain('AA of 10');
});
it('4.1 planes of both sides do not fly in one raid', () => {
  const planes = [
    { type: 'G4M', points: 5 },
    { type: 'SBD', points: 1 },
  ];
  expect(groundFireDesk.check({ planes, airfield: { level: 2 } })).toMatchObject({
    problems: [{ field: 'planes[1].type', rule: '4.1' }],
  });
});
