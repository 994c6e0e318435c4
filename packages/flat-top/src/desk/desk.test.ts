import {
  chance,
  deskNotes,
  type Event,
  misfit,
  type Out,
  type Plain,
  run,
  silent,
  sit,
  spreadOf,
} from '@ironbottom/umpire';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { battle } from '../battle.js';
import { desk, lined, names, odds, played, problem, sitting } from './testing.js';

describe('the desk of Flat Top', () => {
  it('has the nine procedures', () => {
    expect([...names].sort()).toEqual([
      'air-attack',
      'air-to-air',
      'anti-aircraft',
      'base-guns',
      'bombardment',
      'night-landing',
      'strike',
      'surface',
      'torpedo',
    ]);
  });

  it.each(names)('%s: the example fits its schema, by our check and by TypeBox', (name) => {
    const { schema, example } = desk(name);
    expect(misfit(schema, example)).toBeUndefined();
    expect(Value.Check(schema as never, example)).toBe(true);
  });

  it.each(names)('%s: the example runs, and has odds that add up to one', { timeout: 30_000 }, (name) => {
    const { record, orders, measures } = sitting(name, desk(name).example);
    const notes = deskNotes(desk(name));
    const below = chance(7);
    const course = sit(
      battle,
      battle.clone(record),
      orders(desk(name).policies.straightforward?.policy ?? (() => [])),
      notes,
    );
    let step = course.next();
    let rolled = 0;
    while (step.done !== true) {
      rolled += 1;
      step = course.next(1 + below(step.value.sides));
    }
    expect(rolled).toBeGreaterThan(0);
    expect(notes.steps.flatMap(({ dice }) => dice)).toHaveLength(rolled);
    for (const { rule, text } of notes.steps) {
      expect(rule).not.toBe('');
      expect(text).not.toMatch(/[{}]|undefined|NaN|\[object/);
    }
    const found = odds(name, desk(name).example);
    expect(found.outcomes.reduce((sum, outcome) => sum + outcome.chance, 0)).toBeCloseTo(1, 9);
    expect(Object.keys(found.outcomes[0]?.measures ?? {})).toEqual(Object.keys(measures(record)));
  });

  it.each(names)('%s: its line reads as an input that runs', (name) => {
    expect(problem(name, lined(name, desk(name).line?.form ?? ''))).toBe('fine');
  });

  it.each(names)('%s: our check and TypeBox agree on spoilt inputs', (name) => {
    const { schema, example } = desk(name);
    const spoils = fc.constantFrom<unknown>(null, -1, 0, 1.5, 1000, '', 'x', true, [], {}, { x: 1 }, [null]);
    const places = leaves(example);
    fc.assert(
      fc.property(fc.nat(places.length - 1), spoils, (at, spoil) => {
        const input = spoilt(example, places[at] ?? [], spoil);
        expect(misfit(schema, input) === undefined).toBe(Value.Check(schema as never, input));
      }),
      { numRuns: 60 },
    );
  });
});

/** The way to every value of an input. */
function leaves(value: Plain | undefined, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))];
}

function spoilt(value: unknown, [key, ...rest]: readonly string[], spoil: unknown): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return spoil;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  return Object.assign(copy, { [key]: spoilt((value as { [key: string]: unknown })[key], rest, spoil) });
}

describe('examples of the book at the desk', () => {
  it('21.2.3 the forces before a battle show what a carrier can launch, and so land', () => {
    const { record } = sitting('night-landing', {
      planes: ['4 Wildcat'],
      on: { ship: 'Enterprise', hits: 3 },
      night: true,
    });
    expect(desk('night-landing').forces(record).at(-1)?.rows[0]?.at(-1)).toBe('launches 2/0');
  });

  it('19.3 the text of the policy says how it arranges ships and which die it sets, where ships fight', () => {
    const about = (name: string) => desk(name).policies.straightforward?.about;
    expect(about('surface')).toMatch(/sets 4 on the secret die.*torpedoes only if they outweigh her guns/);
    expect(about('strike')).not.toContain('secret die');
  });

  it('25.1 the report for people ends with the points of each side', () => {
    const { end, start } = played('air-attack', lined('air-attack', '10 Dauntless AP -> Shokaku'), [6]);
    expect(desk('air-attack').forces(end, start).at(-1)).toEqual({
      title: 'Victory points',
      head: ['side', 'points'],
      rows: [
        ['Allied', 80],
        ['Japanese', 0],
      ],
    });
  });

  it('17.7, 18.5 the strike on Shokaku: dice 4, 6, 3, 1 shoot down 2 and 4, and score four hits', () => {
    const { outcome, steps } = played('strike', desk('strike').example, [4, 6, 3, 1]);
    expect(outcome.ships).toContainEqual(
      expect.objectContaining({ name: 'Shokaku', hits: 4, sunk: false, planesLost: 4 }),
    );
    expect(outcome.planes).toContainEqual(expect.objectContaining({ plane: 'Dauntless', lost: 2, left: 8 }));
    expect(outcome.planes).toContainEqual(expect.objectContaining({ plane: 'Avenger', lost: 4, left: 6 }));
    expect(outcome.planes).toContainEqual(expect.objectContaining({ plane: 'Wildcat', lost: 0 }));
    expect(steps.filter(({ dice }) => dice.length > 0).map(({ rule, dice }) => [rule, ...dice])).toEqual([
      ['17.3', 4],
      ['17.3', 6],
      ['18.2', 3],
      ['18.2', 1],
    ]);
  });

  it('16.10 the high half: 5 Zeros meet 3 Wildcats and 10 B-17s with 4, 3, 6, 2', () => {
    const { outcome } = played('air-to-air', desk('air-to-air').example, [4, 3, 6, 2]);
    expect(outcome.planes).toContainEqual(expect.objectContaining({ plane: 'Wildcat', lost: 2 }));
    expect(outcome.planes).toContainEqual(expect.objectContaining({ plane: 'B-17', lost: 3 }));
    expect(outcome.planes).toContainEqual(expect.objectContaining({ plane: 'Zero', lost: 2 }));
  });

  it('19.10 the night action: the arrangement, dice and fire of the input are obeyed', () => {
    const { outcome } = played('surface', desk('surface').example, [4, 5, 1, 6, 3, 3, 6, 2, 4]);
    const hits = new Map(
      (outcome.ships as { name: string; side: string; hits: number }[]).map((ship) => [
        `${ship.side} ${ship.name}`,
        ship.hits,
      ]),
    );
    expect(hits.get('japan Hiei')).toBe(10);
    expect(hits.get('japan Kongo')).toBe(4);
    expect(hits.get('japan DD 2')).toBe(3);
    expect(hits.get('allied Washington')).toBe(15);
    expect(hits.get('allied Pensacola')).toBe(1);
  });
});

describe('what an input leaves out', () => {
  const lots = (name: string, line: string) => {
    const { record } = sitting(name, lined(name, line));
    return [...record.air.allied, ...record.air.japan]
      .flatMap((formation) => formation.lots)
      .map((lot) => `${lot.factors} ${lot.plane} ${lot.arms} ${lot.altitude}`);
  };
  it('18.3.1 dive bombers come high, 18.3.2 torpedo planes low, escorts with their bombers', () => {
    expect(lots('strike', '10 Dauntless AP, 5 Wildcat -> Shokaku')).toEqual([
      '10 Dauntless AP high',
      '5 Wildcat none high',
    ]);
    expect(lots('strike', '6 Avenger torpedo, 3 Wildcat -> Shokaku')).toEqual([
      '6 Avenger torpedo low',
      '3 Wildcat none low',
    ]);
  });
  it('18.3.3 level bombers fly where they have the better table', () => {
    expect(lots('strike', '4 B-17 AP -> Shokaku')).toEqual(['4 B-17 AP high']);
    expect(lots('strike', '4 Betty GP -> Henderson')).toEqual(['4 Betty GP low']);
  });
  it('14.15.6 fighters overhead are at the altitude of the bombers they shall meet', () => {
    expect(lots('strike', '6 Avenger torpedo -> Shokaku under 8 Zero')).toContain('8 Zero none low');
  });
  it("the side of ships without a name is that of the other side's enemy", () => {
    const { record } = sitting('torpedo', { attacker: { ships: ['4 DD'] }, defender: { ships: ['Washington'] } });
    expect(record.ships.japan).toHaveLength(4);
  });
  it('"+" begins another Air Formation; night and clouds stand anywhere', () => {
    const { record } = sitting(
      'strike',
      lined('strike', '4 Dauntless AP + 4 Dauntless AP by night -> Shokaku, 2 DD in clouds'),
    );
    expect(record.air.allied).toHaveLength(2);
    expect([record.night, record.clouds]).toEqual([true, true]);
    expect(record.ships.japan.map((ship) => ship.name)).toEqual(['Shokaku', 'DD 1', 'DD 2']);
  });
});

describe('a bad input is told in one line with its field and rule', () => {
  const planes = (...list: unknown[]) => ({ attacker: { planes: list }, defender: { ships: ['Shokaku', '2 DD'] } });
  const ships = (...list: unknown[]) => ({ attacker: { planes: ['10 Dauntless AP'] }, defender: { ships: list } });
  it.each([
    [
      'an unknown ship',
      'strike',
      ships('Shokaky'),
      'defender.ships[0]: there is no ship "Shokaky", did you mean Shokaku? (2.1)',
    ],
    [
      'a ship of the wrong side',
      'strike',
      ships('Lexington'),
      'defender.ships[0]: Lexington is Allied, but this side is Japanese (2.1)',
    ],
    ['a ship twice', 'strike', ships('Shokaku', 'Shokaku'), 'defender.ships[1]: Shokaku is named twice (2.1)'],
    [
      'a name that every object has',
      'strike',
      ships('toString'),
      'defender.ships[0]: there is no ship "toString" (2.1)',
    ],
    [
      'a ship that would be sunk',
      'strike',
      ships({ ship: 'Shokaku', hits: 6 }),
      'defender.ships[0].hits: Shokaku sinks with 6 hits; at most 5 can be given (21.2)',
    ],
    [
      'planes on a ship that carries none',
      'strike',
      ships({ ship: 'Atago', ready: { Zero: 1 } }),
      'defender.ships[0].ready: Atago carries no planes (8.2)',
    ],
    [
      'too many planes on a ship',
      'strike',
      ships({ ship: 'Shokaku', ready: { Zero: 40 } }),
      'defender.ships[0]: 40 Air Factors aboard Shokaku, which holds 28 (8.2)',
    ],
    [
      'a land plane on a ship',
      'strike',
      ships({ ship: 'Shokaku', ready: { Betty: 4 } }),
      'defender.ships[0].ready.Betty: Betty cannot fly from a ship (8.9)',
    ],
    [
      'too many ships',
      'strike',
      ships('12 DD'),
      'defender.ships: 12 ships in one task force; Japanese ones have at most 10; " + " begins another (4.1.1)',
    ],
    [
      'negative factors',
      'strike',
      planes({ plane: 'Dauntless', factors: -3, arms: 'AP' }),
      'attacker.planes[0].factors: must be a whole number from 1 to 200, not -3 (2.2)',
    ],
    [
      'negative factors in a line',
      'strike',
      planes('-3 Dauntless AP'),
      'attacker.planes[0]: must be 1 to 200 Air Factors, not -3 (2.2)',
    ],
    [
      'a plane that cannot carry that bomb',
      'strike',
      planes({ plane: 'Wildcat', factors: 3, arms: 'torpedo' }),
      'attacker.planes[0].arms: a Wildcat cannot carry a torpedo: GP or none (8.7)',
    ],
    [
      'a plane that carries nothing',
      'air-to-air',
      { attacker: { planes: ['3 Pete GP'] }, defender: { planes: ['3 Wildcat'] } },
      'attacker.planes[0].arms: a Pete intercepts and escorts but never bombs: none (8.12.1)',
    ],
    [
      'an option that is off',
      'strike',
      planes('3 B-25 skip'),
      'attacker.planes[0].arms: skip bombs are an option: --options skipBombing, or options in JSON (OPT-EPF.4)',
    ],
    [
      'an unknown plane',
      'strike',
      planes('3 Dauntles AP'),
      'attacker.planes[0]: there is no plane "Dauntles", did you mean Dauntless? (8.9)',
    ],
    [
      'an unknown word',
      'strike',
      planes('3 Dauntless AP hihg'),
      'attacker.planes[0]: does not know "hihg", did you mean high? (8.5)',
    ],
    [
      'planes of two sides',
      'strike',
      planes('3 Dauntless AP', '3 Zero'),
      'attacker.planes[1].plane: a Zero is Japanese, the others are Allied (2.2)',
    ],
    [
      'a target that is not there',
      'strike',
      planes('3 Dauntless AP -> Zuikaku'),
      'attacker.planes[0].target: there is no "Zuikaku" to attack; there are Shokaku, DD 1, DD 2 (17.2)',
    ],
    [
      'a dive from below',
      'strike',
      planes({ plane: 'Dauntless', factors: 3, arms: 'AP', altitude: 'low', attack: 'dive' }),
      'attacker.planes[0].attack: a dive begins at high altitude (18.3.1)',
    ],
    [
      'a torpedo from above',
      'strike',
      planes('3 Avenger torpedo high'),
      'attacker.planes[0].altitude: torpedo needs low altitude (18.3.2)',
    ],
    [
      'torpedoes on a base',
      'strike',
      { attacker: { planes: ['3 Avenger torpedo -> Rabaul'] }, defender: { base: 'Rabaul' } },
      'attacker.planes[0]: torpedoes are for ships (18.3.2)',
    ],
    [
      'a base off the board',
      'strike',
      { attacker: { planes: ['3 B-17 GP -> Truk'] }, defender: { base: 'Truk' } },
      'attacker.planes[0]: an off-board base can never be attacked (18.4)',
    ],
    [
      'nobody with a bomb',
      'strike',
      planes('3 Dauntless'),
      'attacker.planes: nobody carries a bomb or a torpedo; write "10 Dauntless AP" (17.1)',
    ],
    [
      'an unknown field',
      'strike',
      { ...planes('3 Dauntless AP'), nigth: true },
      'nigth: there is no such field here, did you mean night? (15.5)',
    ],
    [
      'an unknown option',
      'strike',
      { ...planes('3 Dauntless AP'), options: { criticalHit: true } },
      'options.criticalHit: there is no such field here, did you mean criticalHits? (OPT)',
    ],
    [
      'an unknown chart',
      'strike',
      { ...planes('3 Dauntless AP'), charts: { 'air-hit': {} } },
      "charts: there is no chart 'air-hit', did you mean air-hits? (CHART)",
    ],
    [
      'an unknown value of a chart',
      'strike',
      { ...planes('3 Dauntless AP'), charts: { 'air-hits': { 'Avenger.torpdo': 7 } } },
      "charts: air-hits: there is no value 'Avenger.torpdo', did you mean Avenger.torpedo? (CHART)",
    ],
    [
      'a value out of range',
      'strike',
      { ...planes('3 Dauntless AP'), charts: { 'air-hits': { 'Avenger.torpedo': 77 } } },
      'charts: air-hits, Avenger.torpedo: expected a whole number from 1 to 15, or null for a dash, got 77 (CHART)',
    ],
    [
      'guns that cannot hurt a battleship',
      'surface',
      { attacker: { ships: ['4 DD', 'Atlanta'], fire: { Kongo: 3 } }, defender: { ships: ['Kongo'] } },
      'attacker.fire: only the 0 factors of BBs, CAs and CAVs may be used against BBs (row 1: at most 0, and this makes 3) (19.5.1)',
    ],
    [
      'more guns than there are',
      'surface',
      { attacker: { ships: ['Chicago'], fire: { Kongo: 9 } }, defender: { ships: ['Kongo'] } },
      'attacker.fire: only 4 factors can fire, not 9 (19.5)',
    ],
    [
      'a torpedo position without torpedoes',
      'surface',
      { attacker: { ships: ['Chicago'], torpedo: ['Chicago'] }, defender: { ships: ['Kongo'] } },
      'attacker.torpedo: CA Chicago has no torpedoes: choose Gunnery Attack or Screen (19.8.2)',
    ],
    [
      'a base without guns',
      'base-guns',
      { attacker: { base: 'Lae' }, defender: { ships: ['Chicago'] } },
      'attacker.base: Lae has no Surface Factor; give "sf" to change that (19.9.3)',
    ],
    [
      'ships that cannot bombard',
      'bombardment',
      { attacker: { ships: ['4 DD'] }, defender: { base: 'Henderson' } },
      'attacker.ships: none of these ships can bombard; BBs, CAVs, CAs and CLs can (19.9.1)',
    ],
    [
      'a landing that needs no die',
      'night-landing',
      { planes: ['3 Wildcat'], on: 'Enterprise' },
      'night: by day, in fair weather and without bombs nobody has to roll; set night to true (14.10)',
    ],
    [
      'a plane that cannot land there',
      'night-landing',
      { planes: ['3 B-17'], on: 'Enterprise', night: true },
      'planes[0]: B-17 cannot land on Enterprise (8.9)',
    ],
    [
      '14.9 more planes than can land in a turn',
      'night-landing',
      { planes: ['20 Wildcat', '3 Dauntless'], on: 'Enterprise', night: true },
      'planes: at most 22 Air Factors can land at Enterprise in a turn, twice the Launch Factor of 11; these are 23 (14.9)',
    ],
    [
      '14.9 more planes than can land on a damaged carrier',
      'night-landing',
      { planes: ['5 Wildcat'], on: { ship: 'Enterprise', hits: 3 }, night: true },
      'planes: at most 4 Air Factors can land at Enterprise in a turn, twice the Launch Factor of 2 left after 3 hits; these are 5 (14.9)',
    ],
    [
      '21.2.3 a landing on a carrier that cannot handle planes any more',
      'night-landing',
      { planes: ['1 Wildcat'], on: { ship: 'Enterprise', hits: 4 }, night: true },
      'on: after 4 hits Enterprise has no Launch Factor left: nothing can land there (21.2.3)',
    ],
    [
      'a name that would reach for the terminal',
      'strike',
      {
        attacker: { formations: [{ name: '\u001b[2J', planes: ['3 Dauntless AP'] }] },
        defender: { ships: ['Shokaku'] },
      },
      'attacker.formations[0].name: has characters in it that cannot be shown (8.5)',
    ],
    [
      'bombs that hurt nothing here',
      'strike',
      planes('3 B-17 GP'),
      'attacker.planes[0]: B-17 has no table for level bombing a ship from high altitude with GP bombs (18.3.3)',
    ],
    [
      'an attack that cannot be made, with fighters in the way',
      'strike',
      {
        attacker: { planes: ['3 Val AP low dive -> Hornet'] },
        defender: { ships: ['Hornet'], interceptors: ['4 Wildcat'] },
      },
      'attacker.planes[0].attack: a dive begins at high altitude (18.3.1)',
    ],
    [
      'nobody who could start',
      'air-to-air',
      { attacker: { planes: ['3 Betty GP'] }, defender: { planes: ['3 B-17 GP'] } },
      'attacker.planes: nobody here can start air-to-air combat: that takes interceptors, fighters that fly without bombers (16.1)',
    ],
    ['no forces at all', 'strike', {}, 'attacker: is missing: planes (15.5)'],
    ['an order from nowhere', 'strike', null, ': must be an object, not nothing (15.5)'],
  ])('%s', (_, name, input, line) => {
    expect(problem(name, input)).toBe(line);
  });
});

describe('orders of the input', () => {
  it('17.2 each lot attacks the target it was given, also after losses in the air', () => {
    const input = {
      attacker: { planes: ['6 Dauntless AP -> Shokaku', '6 Avenger torpedo -> Kongo', '2 Wildcat high'] },
      defender: { ships: ['Shokaku', 'Kongo'], interceptors: ['6 Zero high'] },
    };
    const { record, orders } = sitting('strike', input);
    const policy = orders(desk('strike').policies.straightforward?.policy ?? (() => []));
    const below = chance(3);
    const targets = new Set<string>();
    const note = (kind: string, { plane, target }: Event['data']): void => {
      if (kind === 'attack-announced') targets.add(`${plane} on ${target}`);
    };
    const out: Out = {
      on: true,
      say: (_, kind, data) => note(kind, data),
      tell: (_, __, kind, data) => note(kind, data),
    };
    for (let i = 0; i < 50; i++) run(battle, battle.clone(record), ({ sides }) => 1 + below(sides), policy, out);
    expect([...targets].sort()).toEqual(['Avenger on Kongo', 'Dauntless on Shokaku']);
  });

  it('house charts and options are in force: critical hits ask for more dice', () => {
    const input = {
      attacker: { planes: ['10 Dauntless AP -> Shokaku'] },
      defender: { ships: ['Shokaku'] },
      options: { criticalHits: true },
    };
    expect(played('air-attack', input, [3, 6, 1]).outcome.ships).toContainEqual(expect.objectContaining({ hits: 4 }));
    const house = { ...input, options: {}, charts: { 'air-hits': { 'Dauntless.ship.dive.AP': 15 } } };
    expect(played('air-attack', house, [3]).outcome.ships).toContainEqual(expect.objectContaining({ hits: 5 }));
    const used = desk('air-attack').charts(sitting('air-attack', house).record);
    expect(used.find(({ id }) => id === 'air-hits')?.exceptions).toContainEqual(
      expect.objectContaining({ provenance: 'house' }),
    );
  });
});

it('14.18 the attacking policy sends the interceptors, the straightforward one keeps them with their bombers', () => {
  const input = {
    attacker: { formations: [{ planes: ['6 B-17 GP high'] }, { planes: ['4 P-38 high'] }] },
    defender: { formations: [{ planes: ['6 Betty GP high'] }, { planes: ['4 Zero high'] }] },
  };
  const { record } = sitting('air-to-air', input);
  const shots = (name: string): number => {
    const notes = deskNotes(desk('air-to-air'));
    const policy = desk('air-to-air').policies[name]?.policy ?? (() => []);
    run(battle, battle.clone(record), () => 3, sitting('air-to-air', input).orders(policy), notes);
    return notes.steps.filter(({ rule }) => rule === '16.5.3').length;
  };
  expect(shots('attacking')).toBeGreaterThan(0);
  expect(shots('straightforward')).toBe(0);
});

describe('the odds of the desk', () => {
  it('16, 17, 18 forget only what nobody asks for: equal to carrying every battle whole', { timeout: 30_000 }, () => {
    const input = {
      attacker: {
        formations: [{ planes: ['2 Dauntless AP', '1 Wildcat'] }, { planes: ['2 Avenger torpedo', '1 Wildcat'] }],
        target: 'Shokaku',
      },
      defender: {
        ships: [{ ship: 'Shokaku', ready: { Zero: 2, Val: 1 } }, '2 DD'],
        interceptors: ['3 Zero high', '2 Zero low'],
      },
    };
    const whole = odds('strike', input, battle, false);
    const quick = odds('strike', input);
    expect([whole.exact, quick.exact]).toEqual([true, true]);
    const chances = (found: typeof whole) =>
      new Map(found.outcomes.map(({ measures, chance: c }) => [JSON.stringify(measures), c]));
    const expected = chances(whole);
    expect(quick.outcomes).toHaveLength(whole.outcomes.length);
    for (const [measures, c] of chances(quick)) expect(expected.get(measures)).toBeCloseTo(c, 12);
  });

  it('14.10 landings are binomial: 3 factors on a ship at night, each safe on 5 or 6', () => {
    const found = odds('night-landing', { planes: ['3 Wildcat'], on: 'Enterprise', night: true });
    const lost = spreadOf(found, 'Allied planes lost').values.map(({ value, chance: c }) => [
      value,
      Math.round(c * 27),
    ]);
    expect(lost).toEqual([
      [0, 1],
      [1, 6],
      [2, 12],
      [3, 8],
    ]);
  });

  it('a sitting leaves its record as it was', () => {
    const { record } = sitting('strike', desk('strike').example);
    const before = JSON.stringify(record.air);
    odds('strike', desk('strike').example);
    expect(JSON.stringify(record.air)).toBe(before);
    expect(battle.next(battle.clone(record), silent)?.need).toBe('decision');
  });
});
