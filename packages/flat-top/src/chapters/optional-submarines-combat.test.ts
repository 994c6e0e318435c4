/** Submarines 7 to 10: going deep, and the Submarine Combat Step. */
import { type Answer, askOf, awaited, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { armsOf } from '../arms.js';
import { board } from '../board.js';
import { charts, withHouseCharts } from '../charts/index.js';
import { gameOdds } from '../game-odds.js';
import { type Given, type GivenSide, law } from '../game-testing.js';
import { basicGame } from '../options.js';
import { gameProposal } from '../proposal.js';
import type { Side } from '../state.js';
import { without } from '../testing.js';
import { atPhase, kindsOf, least, own, ruleWith, say, shipOf } from './12-testing.js';
import { submarinesOf } from './optional-submarines.js';
import { submarineRules } from './optional-submarines-combat.js';
import { askedFor, at, boats, fought, sea } from './optional-submarines-testing.js';

const rule = ruleWith({ test, expect });

const convoy: GivenSide = { tfs: [{ hex: sea, ships: ['Lexington', '2 DD'], onMap: true }] };
const sunk = (now: ReturnType<typeof fought>['now'], side: Side): boolean[] =>
  submarinesOf(own(now, side)).map((each) => each.sunk);
const hold: Answer = [[], []];

describe('OPT-SUB.7, OPT-SUB.6 deep or not', () => {
  rule(
    'OPT-SUB.7',
    'those that do not go deep are in combat with the ships in their hex',
    () => fought(at(convoy, boats(sea)), [], {}).asked.filter((each) => /OPT-SUB/.test(each)),
    ['japan OPT-SUB.7', 'allied OPT-SUB.9', 'japan OPT-SUB.9b'],
  );

  rule(
    'OPT-SUB.6',
    'who goes deep is not in combat, and stays deep through the next turn',
    () => {
      const { now, asked } = fought(at(convoy, boats(sea)), [], { 'OPT-SUB.7': ['SS 1'] });
      return [asked.some((each) => each.endsWith('OPT-SUB.9')), submarinesOf(own(now, 'japan'))[0]?.deep];
    },
    [false, 3],
  );

  test('OPT-SUB.6 who dived last turn is deep throughout this one: no combat', () => {
    const { asked } = fought(at(convoy, { submarines: [{ hex: sea, deep: 2 }] }), [], {});
    expect(asked.filter((each) => each.endsWith('OPT-SUB.9'))).toEqual([]);
  });

  test('OPT-SUB.7, R187 a hidden submarine that dives is not announced; one on the map is', () => {
    const heard = (onMap: boolean) =>
      fought(at(convoy, { submarines: [{ hex: sea, onMap }] }), [], { 'OPT-SUB.7': ['SS 1'] }).events.filter(
        ({ kind, to }) => kind === 'submarine-dived' && (to === 'all' || to.includes('allied')),
      ).length;
    expect([heard(false), heard(true)]).toEqual([0, 1]);
  });

  test('OPT-SUB.6, OPT-SUB.7 both dive at once: whoever has heard the enemy dive is told that his own have dived', () => {
    const side = (hex: string, below: string, onMap: boolean): GivenSide => ({
      tfs: [{ hex, ships: ['2 DD'], onMap: true }],
      submarines: [{ hex: below, onMap }],
    });
    const { events } = fought(at(side('DD33', sea, true), side(sea, 'DD33', false)), [], { 'OPT-SUB.7': ['SS 1'] });
    const heard = events.filter(({ kind, to }) => /^submarine-d/.test(kind) && to.includes('japan'));
    expect(heard.map(({ kind, tells }) => [kind, tells])).toEqual([
      ['submarine-dived', true],
      ['submarine-deep', true],
    ]);
  });

  test('OPT-SUB.7 the question comes every turn, whether the enemy is near or not', () => {
    const far = fought(at({ tfs: [{ hex: 'DD35', ships: ['2 DD'], onMap: true }] }, boats(sea)), [], {});
    expect(far.asked).toContain('japan OPT-SUB.7');
    expect(far.asked).not.toContain('allied OPT-SUB.9');
  });

  test('6.9 in a storm nobody fights submarines either', () => {
    const storm = { clouds: [sea, sea] };
    expect(fought(at(convoy, boats(sea), storm), [], {}).asked).not.toContain('allied OPT-SUB.9');
  });

  test('OPT-SUB.7 submarines do not fight submarines, and take no part in other combat (R405)', () => {
    expect(fought(at(boats(sea), boats(sea)), [], {}).asked.filter((each) => /OPT-SUB\.9/.test(each))).toEqual([]);
  });
});

test('OPT-SUB.7 a warning before she shows herself to planes alone, and a proposal to dive', () => {
  const planes: GivenSide = { flights: [{ hex: sea, planes: ['2 Wildcat*'], onMap: true }] };
  const now = atPhase(7, at({ ...planes, tfs: [{ hex: 'DD33', ships: ['2 DD'], onMap: true }] }, boats(sea, 'DD33')));
  for (const side of ['allied', 'japan'] as const) say(now, side, []);
  const view = viewOf(now.state, 'japan');
  const ask = askOf(now, 'japan');
  if (ask === undefined) throw new Error('nothing is asked');
  expect(gameProposal(view, now.law, ask)).toEqual(['SS 1']);
  expect(board.warnings?.(view, now.law, [])).toEqual([
    'SS 1 would show herself to planes and be bombed, with no ship there to attack. (OPT-SUB.7)',
  ]);
  expect(board.warnings?.(view, now.law, ['SS 1'])).toEqual([]);
});

describe('OPT-SUB.9 submarines and ships', () => {
  const both = { 'OPT-SUB.9': [['japan SS 1'], ['japan SS 1']], 'OPT-SUB.9b': [['Lexington']] };

  rule(
    'OPT-SUB.9',
    'ships attack first, then the submarines that are left',
    () => {
      const { events } = fought(at(convoy, boats(sea)), [1, 4], both);
      return kindsOf(events, 'surface-attack').map(({ by }) => by);
    },
    ['allied', 'japan'],
  );

  test('OPT-SUB.9 one that they have sunk does not fire', () => {
    const { now, events } = fought(at(convoy, boats(sea)), [6, 6], both);
    expect(kindsOf(events, 'surface-attack').map(({ by }) => by)).toEqual(['allied']);
    expect([sunk(now, 'japan'), now.state.public.submarines]).toEqual([[true], { allied: 0, japan: 0 }]);
  });

  rule(
    'OPT-SUB.9a',
    'a DD attacks with two factors, a CL and a PG with one, nobody else does; Allied ships on table 2, by night on 1',
    () => {
      const ships = { tfs: [{ hex: sea, ships: ['Lexington', 'Hobart', '1 DD', '1 PG'], onMap: true }] };
      const all = { 'OPT-SUB.9': [['japan SS 1'], ['japan SS 1'], ['japan SS 1']] };
      return [8, 23].map((hour) => {
        const [hit] = kindsOf(fought(at(ships, boats(sea), { hour }), [1], all).events, 'surface-attack');
        return [hit?.factors, hit?.table];
      });
    },
    [
      [4, 2],
      [4, 1],
    ],
  );

  test('OPT-SUB.9a Japanese ships attack on table 1', () => {
    const ships = { tfs: [{ hex: sea, ships: ['2 DD'], onMap: true }] };
    const plan = { 'OPT-SUB.9': [['allied SS 1'], []] };
    const [hit] = kindsOf(fought(at(boats(sea), ships), [1], plan).events, 'surface-attack');
    expect(hit).toMatchObject({ factors: 2, table: 1 });
  });

  const aimed = (given: Given, plan: { [rule: string]: Answer }) => {
    const hits = kindsOf(fought(given, [1, 1, 1], plan).events, 'surface-attack');
    const shot = hits[hits.length - 1];
    return [shot?.factors, shot?.table];
  };

  rule(
    'OPT-SUB.9b',
    'four factors on table 11 (Allied 9): three more if she was not attacked, one less for each ship that did (R189)',
    () => [
      aimed(at(convoy, boats(sea)), { 'OPT-SUB.9': hold, 'OPT-SUB.9b': [['Lexington']] }),
      aimed(at(convoy, boats(sea)), { 'OPT-SUB.9': [['japan SS 1'], []], 'OPT-SUB.9b': [['Lexington']] }),
      aimed(at(convoy, boats(sea)), { ...both }),
      aimed(at(boats(sea), { tfs: [{ hex: sea, ships: ['Shokaku', '2 DD'], onMap: true }] }), {
        'OPT-SUB.9': hold,
        'OPT-SUB.9b': [['Shokaku']],
      }),
    ],
    [
      [4, 14],
      [4, 10],
      [4, 9],
      [4, 12],
    ],
  );

  test('OPT-SUB.9b one more by night, and the usual modifiers of surface combat', () => {
    const plan = { 'OPT-SUB.9': [['japan SS 1'], []], 'OPT-SUB.9b': [['Lexington']] };
    expect(aimed(at(convoy, boats(sea), { hour: 23 }), plan)).toEqual([4, 11]);
    const damage = law().charts.ships.values.Lexington?.damage ?? 0;
    const crippled = { ...convoy, ships: { Lexington: { hits: damage - 1 } } };
    expect(aimed(at(crippled, boats(sea)), plan)).toEqual([4, 11]);
  });

  test('OPT-SUB.9b her hits count, and she does not move on the next turn', () => {
    const plan = { 'OPT-SUB.9': hold, 'OPT-SUB.9b': [['Lexington']] };
    const { now } = fought(at(convoy, boats(sea)), [6], plan);
    expect(shipOf(now, 'allied', 'Lexington')?.hits).toBeGreaterThan(0);
    expect(submarinesOf(own(now, 'japan'))[0]?.fought).toBe(2);
  });

  test('OPT-SUB.9a, R185 a ship attacks one submarine, and all that attack one do so with one die', () => {
    const ask = askedFor(at(convoy, boats(sea, sea)), 'OPT-SUB.9');
    expect(ask?.ask === 'sheet' && ask.rows.map((row) => row.ask === 'pick' && row.max)).toEqual([1, 1]);
    const plan = { 'OPT-SUB.9': [['japan SS 1'], ['japan SS 2']] };
    const apart = kindsOf(fought(at(convoy, boats(sea, sea)), [1, 1], plan).events, 'surface-attack');
    expect(apart.map(({ target, factors }) => `${factors} at ${target}`)).toEqual(['2 at SS 1', '2 at SS 2']);
  });

  rule(
    'OPT-SUB.10',
    'eight points for a submarine',
    () => fought(at(convoy, boats(sea)), [6, 6], both).now.state.public.points.allied,
    8,
  );
});

const bombers = (planes: string): GivenSide => ({ flights: [{ hex: sea, planes: [planes], onMap: true }] });
const bombs = (id = 'japan SS 1'): { [rule: string]: Answer } => ({
  '17.1': ['attack'],
  '17.2': [{ [`${id}:level`]: 4 }],
});

test('OPT-SUB.9b the odds of a submarine battle are reckoned by its own tables', () => {
  const now = atPhase(7, at(convoy, boats(sea)));
  while (askOf(now, 'japan')?.rule !== 'OPT-SUB.9b') {
    const [side] = awaited(now) as Side[];
    if (side === undefined) throw new Error('nobody is asked');
    say(now, side, least(now, side));
  }
  const ask = askOf(now, 'japan');
  if (ask === undefined) throw new Error('nothing is asked');
  const odds = gameOdds(viewOf(now.state, 'japan'), now.law, ask, [['Lexington']]);
  expect(odds?.rows.some(({ text }) => text.startsWith('hits on Lexington: 2 or more'))).toBe(true);
});

describe('OPT-SUB.8 submarines and planes', () => {
  rule(
    'OPT-SUB.8',
    'they fire at the planes that attack them, then the bombs fall',
    () => {
      const { events } = fought(at(bombers('4 Catalina GP low'), boats(sea)), [1, 1], bombs());
      return events.filter(({ kind }) => kind === 'aa-fire' || kind === 'air-attack-fire').map(({ kind }) => kind);
    },
    ['aa-fire', 'air-attack-fire'],
  );

  const fire = (given: Given, kind: string) => {
    const [data] = kindsOf(fought(given, [3, 3], bombs()).events, kind);
    return [data?.guns ?? data?.factors, data?.table];
  };

  test('OPT-SUB.8a their fire is one factor on table 4, whatever other guns have', () => {
    expect(fire(at(bombers('4 Catalina GP low'), boats(sea)), 'aa-fire')).toEqual([1, 4]);
    const house = withHouseCharts(charts, { 'hit-tables': { antiAircraft: 9 } });
    if ('errors' in house) throw new Error(house.errors.join());
    const rules = { options: { ...basicGame, submarines: true }, charts: house.charts };
    const table = () => submarineRules({ ...rules }).charts.hitTables.values.antiAircraft;
    expect(table()).toBe(4);
    expect(without('OPT-SUB.8a', table)).toBe(9);
  });

  rule(
    'OPT-SUB.8b',
    'the planes of the list hit on their own tables: Catalina 2, Dauntless 1',
    () => [
      fire(at(bombers('4 Catalina GP low'), boats(sea)), 'air-attack-fire'),
      fire(at(bombers('4 Dauntless* GP low'), boats(sea)), 'air-attack-fire'),
    ],
    [
      [4, 2],
      [4, 1],
    ],
  );

  test('OPT-SUB.8b only GP bombs, level, from low altitude, and only planes of the list', () => {
    const mayAttack = (planes: string): boolean => {
      const ask = askedFor(at(bombers(planes), boats(sea)), '17.1');
      return ask?.ask === 'pick' && ask.of[0]?.not === undefined;
    };
    expect(mayAttack('4 Catalina GP low')).toBe(true);
    for (const planes of ['4 Catalina AP low', '4 Dauntless* GP high', '4 Wildcat* GP low', '4 Catalina torpedo low'])
      expect(mayAttack(planes), planes).toBe(false);
  });

  test('OPT-SUB.8b, R8 a Jake may carry GP bombs, for submarines alone', () => {
    const rules = law({ options: { submarines: true } });
    expect([armsOf(rules, 'SC2', 'Jake'), armsOf(rules, 'SC2', 'Dave'), armsOf(law(), 'SC2', 'Jake')]).toEqual([
      ['GP'],
      [],
      [],
    ]);
  });

  rule(
    'OPT-SUB.8c',
    'with the usual modifiers: clouds and night',
    () => fire(at(bombers('4 Catalina GP low'), boats(sea), { clouds: [sea] }), 'aa-fire'),
    [1, 3],
  );

  test('OPT-SUB.8 any hit sinks her; who was attacked by planes does not fire unnoticed (R189)', () => {
    const convoyWith: GivenSide = { ...convoy, ...bombers('4 Catalina GP low') };
    const plan = { ...bombs(), 'OPT-SUB.9': hold, 'OPT-SUB.9b': [['Lexington']] };
    const { events } = fought(at(convoyWith, boats(sea)), [1, 1, 1], plan);
    expect(kindsOf(events, 'surface-attack').at(-1)).toMatchObject({ table: 11 });
    const { now } = fought(at(convoyWith, boats(sea)), [1, 6], plan);
    expect(sunk(now, 'japan')).toEqual([true]);
  });
});
