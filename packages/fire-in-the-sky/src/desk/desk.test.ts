import { chance, misfit, oddsOf, spreadOf } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { desk, lined, names, odds, played, problem, sitting } from './testing.js';

/** The chance of k hits with n dice, each hitting with chance p. */
function binomial(n: number, k: number, p: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways * p ** k * (1 - p) ** (n - k);
}
const chanceOf = (found: ReturnType<typeof odds>, measure: string, value: number): number =>
  spreadOf(found, measure).values.find((each) => each.value === value)?.chance ?? 0;

describe('the desk of Fire in the Sky', () => {
  it.each(names)('%s: the example fits its schema, runs and tells its dice', (name) => {
    const { schema, example } = desk(name);
    expect(misfit(schema, example)).toBeUndefined();
    const { steps, rolled } = played(name, example, [6, 5, 6, 6, 1, 6, 4, 5, 6, 6]);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.flatMap(({ dice }) => dice)).toHaveLength(rolled);
    for (const { rule, text } of steps) {
      expect(rule).not.toBe('');
      expect(text).not.toMatch(/[{}*]|undefined|NaN|\[object/);
    }
  });

  it.each(names)('%s: the odds of the example are exact and add up to one', (name) => {
    const found = odds(name, desk(name).example);
    expect(found.exact).toBe(true);
    expect(found.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  it.each(names.filter((name) => desk(name).line !== undefined))('%s: its line reads as an input that runs', (name) => {
    expect(problem(name, lined(name, desk(name).line?.form ?? ''))).toBe('fine');
  });

  it('a line may leave commas out and name its procedure', () => {
    expect(lined('surface-combat', 'surface: Kongo 2xDD vs Houston')).toEqual({
      japan: { ships: ['Kongo', '2xDD'] },
      allies: { ships: ['Houston'] },
    });
  });

  it('whoever types dice is told what each is for', () => {
    const { asked } = played('surface-combat', lined('surface-combat', 'Kongo vs Houston'), [6, 1, 1]);
    expect(asked).toEqual([
      'Japan at CA Houston: 3 or more hits',
      'damage check for CA Houston, first die: 9 in all sinks her, with 3 added',
      'damage check for CA Houston, second die: 9 in all sinks her, with 3 added',
      'the Allies at BB Kongo: 5 or more hits',
    ]);
  });

  it('CARD-return.naval the outcome says when a damaged ship comes back', () => {
    const { outcome } = played('damage', { ship: 'Nevada', hits: 2, by: 'air', turn: 3 });
    expect(outcome.allies).toMatchObject({ damaged: [{ ship: 'BB Nevada', hits: 2, returnsOnTurn: 7 }] });
  });
});

describe('exact odds', () => {
  it('5.4 hits of six submarines are binomial, with a third before turn 6 and a half from then on', () => {
    for (const [turn, p] of [
      [5, 1 / 3],
      [6, 1 / 2],
    ] as const)
      for (let sunk = 0; sunk <= 6; sunk++)
        expect(chanceOf(odds('merchants', { submarines: 6, turn }), 'Transport Points lost', sunk)).toBeCloseTo(
          binomial(6, sunk, p),
          12,
        );
  });

  it('5.3 escorts thin the submarines out first', () => {
    // One escort, one submarine: it gets through with 2/3, and sinks with 1/3.
    expect(chanceOf(odds('merchants', { submarines: 1, escorts: 1, turn: 1 }), 'Transport Points lost', 1)).toBeCloseTo(
      2 / 9,
      12,
    );
  });

  it('CARD-damage-check two dice: Nevada, hit once from the air, is sunk by 10 or more', () => {
    const found = odds('damage', { ship: 'Nevada', hits: 1, by: 'air' });
    expect(chanceOf(found, 'Nevada sunk', 1)).toBeCloseTo(6 / 36, 12);
    // Two hits: each check is one easier, and either may sink her.
    expect(chanceOf(odds('damage', { ship: 'Nevada', hits: 2, by: 'air' }), 'Nevada sunk', 1)).toBeCloseTo(
      1 - (26 / 36) ** 2,
      12,
    );
  });

  it('CARD-surface Kongo against Houston: four in six to hit, and 26 in 36 to sink her then', () => {
    const found = odds('surface-combat', lined('surface-combat', 'Kongo vs Houston'));
    expect(chanceOf(found, 'Houston sunk', 1)).toBeCloseTo((4 / 6) * (26 / 36), 12);
    expect(chanceOf(found, 'Houston damaged', 1)).toBeCloseTo((4 / 6) * (10 / 36), 12);
  });

  it('CARD-half-hit two carriers against Nagato need both sixes', () => {
    const found = odds('surface-combat', lined('surface-combat', 'Nagato vs Lexington, Enterprise'));
    expect(chanceOf(found, 'Nagato sunk', 1) + chanceOf(found, 'Nagato damaged', 1)).toBeCloseTo(1 / 36, 12);
  });

  it('11.2.5.5 the losses of one round are binomial', () => {
    const found = odds('land-combat', { japan: { troops: ['4'] }, allies: { troops: ['6'] }, rounds: 1 });
    for (let lost = 0; lost < 4; lost++)
      expect(chanceOf(found, 'Japanese strength lost', lost)).toBeCloseTo(binomial(6, lost, 1 / 3), 12);
  });

  it('11.2.2.2 losses in the air are binomial too', () => {
    const found = odds('air-battle', { japan: { air: 6 }, allies: { air: 6 } });
    for (let lost = 0; lost <= 6; lost++)
      expect(chanceOf(found, 'Allied Air Points lost', lost)).toBeCloseTo(binomial(6, lost, 1 / 3), 12);
  });

  it.each([
    ['air-battle', 'Japan 3 air vs Lexington, Houston, US DD 1, 3 air on turn 2'],
    ['air-battle', 'Akagi, 2 carrier air, DD vs Lexington, 2 carrier air, 1 air, US DD 1 on turn 3'],
    ['surface-combat', 'Nagato, DD vs Nevada, Houston for 2 rounds'],
    ['submarines', '3 submarines vs Akagi, Kongo, 2 DD on turn 7'],
  ])('%s: %s comes out as if nothing were merged', (name, line) => {
    const { procedure, policies } = desk(name);
    const { record, orders, measures } = sitting(name, lined(name, line));
    const whole = { ...procedure, key: (each: unknown) => JSON.stringify(each) };
    for (const [named, { policy }] of Object.entries(policies)) {
      const plain = oddsOf(whole, record, orders(policy), measures, { below: chance(1), records: 1e6 });
      const merged = odds(name, lined(name, line), named);
      for (const measure of Object.keys(measures(record)))
        for (const { value, chance: p } of spreadOf(plain, measure).values)
          expect(chanceOf(merged, measure, value), measure).toBeCloseTo(p, 12);
      expect(merged.outcomes).toHaveLength(plain.outcomes.length);
    }
  });

  const twelve: { [name: string]: [procedure: string, line: string] } = {
    'six ships against six, all different': [
      'surface-combat',
      'Yamato, Nagato, Kongo, Tone, Nagara, DD vs Iowa, Nevada, Houston, Phoenix, US DD 1, Dutch DD 1',
    ],
    'two rounds of three against three': [
      'surface-combat',
      'Nagato, Tone, DD vs Nevada, Houston, US DD 1 for 2 rounds',
    ],
    'six Air Points against a fleet under six': [
      'air-battle',
      'Japan 6 air vs Lexington, Nevada, Houston, Phoenix, Atlanta, US DD 1, 6 air on turn 2',
    ],
    'twelve Air Points at Pearl Harbor': [
      'air-battle',
      'Japan 12 air vs Nevada (at anchor), Maryland (at anchor), Tennessee (at anchor), Houston (at anchor) on turn 1',
    ],
    'six submarines, six escorts': ['submarines', '6 submarines vs Akagi, Kongo, Tone, 6 DD on turn 7'],
    'six against six on land': ['land-combat', 'Allies 6 landing vs Japan 6 for 3 rounds'],
    'six submarines against six escorts of convoys': ['merchants', '6 submarines vs 6 escorts on turn 7'],
  };
  it.each(Object.entries(twelve))('twelve dice, %s, are exact', (_, [name, line]) => {
    const found = odds(name, lined(name, line));
    expect(found.exact).toBe(true);
    expect(found.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  });
});

describe('what is wrong with an input is told to a person', () => {
  it.each([
    [
      'surface-combat',
      { japan: { ships: ['Kongp'] }, allies: { ships: ['Houston'] } },
      'japan.ships[0]: there is no naval unit "Kongp", did you mean Kongo? (R1)',
    ],
    [
      'surface-combat',
      { japan: { ships: ['Houston'] }, allies: { ships: ['Nevada'] } },
      'japan.ships[0]: Houston is no Japanese ship (R1)',
    ],
    [
      'surface-combat',
      { japan: { ships: ['Kongo', 'Kongo'] }, allies: { ships: ['Nevada'] } },
      'japan.ships[1]: there is one counter Kongo (R1)',
    ],
    [
      'surface-combat',
      { japan: { ships: ['30 DD'] }, allies: { ships: ['Nevada'] } },
      'japan.ships[0]: there are 9 counters DD left, not 30 (R1)',
    ],
    ['surface-combat', { japan: { ships: ['Kongo'] } }, 'allies: is missing ()'],
    [
      'surface-combat',
      { japan: { ships: ['Kongo'], aim: 'Iowa' }, allies: { ships: ['Nevada'] } },
      "japan.aim: Iowa is not among the enemy's ships here (CARD-surface)",
    ],
    [
      'air-battle',
      { japan: { ships: ['Kongo'] }, allies: {} },
      'japan.air: nobody flies: give a side air or carrierAir (11.2.2.2)',
    ],
    [
      'air-battle',
      { japan: { ships: ['Akagi'], carrierAir: 3 }, allies: {} },
      'japan.carrierAir: the carriers here have room for 2 (R1)',
    ],
    [
      'air-battle',
      { japan: { air: 2, kamikazes: 1 }, allies: {}, turn: 9 },
      'japan.kamikazes: kamikazes fly from turn 10 on, with the option kamikaze (16.2.4)',
    ],
    [
      'land-combat',
      { japan: { troops: ['9'] }, allies: { troops: ['4'] } },
      'japan.troops[0]: "9" is no land unit: write its strength, such as 4 or 4 marines landing (11.2.5.5)',
    ],
    ['merchants', { submarines: 0 }, 'submarines: nobody attacks: at least one submarine or bomber die (5.4)'],
    [
      'damage',
      { ship: 'Nevada', hits: 1, by: 'surface' },
      'firepower: say the Firepower of the ship that fired, 0 to 4 (CARD-damage-modifiers)',
    ],
    [
      'movement',
      { side: 'japan', move: 'operational', hexes: 9, ships: ['Nagato'] },
      'hexes: these ships go 5 hexes at most so, not 9 (CARD-transport.naval)',
    ],
    [
      'movement',
      { side: 'japan', move: 'reaction', hexes: 1, air: 1 },
      'move: air and land units do not move in reaction (CARD-transport.air-land)',
    ],
  ])('%s %j', (name, input, told) => {
    expect(problem(name, input)).toBe(told);
  });

  it.each([
    ['surface-combat', 'Kongo', 'wants forces on both sides of one "vs"'],
    ['surface-combat', '2 DD vs 3 DD', 'does not tell whose forces these are: begin with Japan or Allies'],
    ['surface-combat', 'Kongo vs Nagato', 'has the same side on both ends'],
    ['submarines', 'Kongo', 'wants submarines, "vs" and the ships they attack'],
    ['costs', '3 apples', 'cannot read "3 apples": write 3 oil, 2 escorts, 4 escort dice or 5 bomber dice'],
  ])('the line of %s: %s', (name, line, told) => {
    const read = desk(name).line?.read(line);
    expect(read !== undefined && 'problems' in read && read.problems[0]?.why).toBe(told);
  });
});

describe('the reckoner', () => {
  it('CARD-transport.naval, 8.0 what a move costs, and where an air zone ends it', () => {
    const { steps, outcome } = played(
      'movement',
      lined('movement', 'Japan operational 6 hexes: Akagi, Kongo, 3 DD through zones 3'),
    );
    expect(outcome).toEqual({ 'Transport Points': 0, 'Oil Points': 11, hexes: 4 });
    expect(steps.map(({ rule }) => rule)).toEqual(['CARD-transport.naval', '8.0']);
  });

  it('CARD-transport.air-land what is carried costs transports', () => {
    expect(
      played('movement', { side: 'allies', move: 'operational', hexes: 3, land: [4], air: 1 }).outcome[
        'Transport Points'
      ],
    ).toBe(10);
  });

  it('CARD-cost.oil, CARD-cost.escort, CARD-cost.asw additional costs add up', () => {
    const { outcome } = played('costs', { oilPoints: 3, escorts: 2, escortDice: 4, bomberDice: 5 });
    expect(outcome).toEqual({ 'Japanese Transport Points': 7, 'Oil Points': 4, 'Allied Transport Points': 5 });
  });
});
