/** Submarines 1 to 6: where they begin, how they move, what they see and who sees them. */
import { askOf, awaited, begin, type Event, judge, seedFrom, submit, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { flatTopGame } from '../game.js';
import { knowsOf } from '../game-kit.js';
import { type Given, type GivenSide, law } from '../game-testing.js';
import { distance, hexOf, name, sectorsOf, terrainAt } from '../map.js';
import { gameProposal } from '../proposal.js';
import type { Side } from '../state.js';
import { atTable } from '../table-testing.js';
import { without } from '../testing.js';
import { observe } from './7-observation.js';
import { atPhase, type FlatTop, order, own, passUntil, refused, rowsOf, ruleWith, say } from './12-testing.js';
import { hideSubmarines, openingSubmarines, stationsOf, submarinesOf } from './optional-submarines.js';
import { sectorsRow, stationsSheet } from './optional-submarines-stations.js';
import { at, boats, sea } from './optional-submarines-testing.js';

const rule = ruleWith({ test, expect });

const hexesOf = (now: FlatTop, side: Side): string[] => submarinesOf(own(now, side)).map(({ hex }) => name(hex));

describe('OPT-SUB.1 where they begin', () => {
  const scenario = (submarines: number): Given => {
    const { forces } = law().scenario;
    return {
      options: { submarines: true },
      scenario: { forces: { ...forces, allied: { ...forces.allied, submarines } } },
    };
  };

  rule(
    'OPT-SUB.1',
    'anywhere but within ten hexes of an enemy base',
    () => {
      const rules = law(scenario(7));
      const near = stationsOf(rules, 'allied').filter((hex) => distance(hex, hexOf('Rabaul')) <= 10).length;
      const just = stationsOf(rules, 'allied').some((hex) => distance(hex, hexOf('Rabaul')) === 11);
      return [near, just];
    },
    [0, true],
  );

  test('OPT-SUB.4 nobody begins beside land', () => {
    const rules = law(scenario(7));
    const shore = () => stationsOf(rules, 'allied').filter((hex) => terrainAt(hex) === 'partial').length;
    expect(shore()).toBe(0);
    expect(without('OPT-SUB.4', shore)).toBeGreaterThan(0);
  });

  test('OPT-SUB.1 as proposed, at most six are in a sector', () => {
    const rules = law(scenario(14));
    const fleet = openingSubmarines(rules, 'allied');
    expect(fleet).toHaveLength(14);
    for (let sector = 1; sector <= 8; sector++)
      expect(fleet.filter(({ hex }) => sectorsOf(hex).includes(sector)).length).toBeLessThanOrEqual(6);
  });

  test('OPT-SUB.1 whoever arranges his own shares them out among the sectors, at most six in each', () => {
    const rules = law(scenario(7));
    const part = { ...atTable(scenario(0)).own('allied'), submarines: openingSubmarines(rules, 'allied') };
    const cap = () => Math.max(...sectorsRow(part, rules, 'allied').over.map((share) => share.cap));
    expect(cap()).toBe(6);
    expect(without('OPT-SUB.1', cap)).toBe(7);
  });

  test('OPT-SUB.1, R400 a hex of two sectors counts for both', () => {
    const rules = law(scenario(7));
    const [one, ...six] = openingSubmarines(rules, 'allied');
    if (one === undefined) throw new Error('nobody begins');
    const inside = (sector: number) =>
      stationsOf(rules, 'allied').find((hex) => `${sectorsOf(hex)}` === `${sector}`) ?? 0;
    const part = {
      ...atTable(scenario(0)).own('allied'),
      submarines: [{ ...one, hex: inside(6) }, ...six.map((each) => ({ ...each, hex: inside(5) }))],
    };
    const { rows, limits } = stationsSheet(part, rules, 'allied');
    expect(rows).toHaveLength(7);
    const [limit] = limits.filter(({ why }) => why.endsWith('sector V'));
    expect(limit?.most).toBe(0);
    expect(limit?.of.every(({ row, id = '' }) => row === 0 && id.startsWith('T'))).toBe(true);
  });

  test('OPT-SUB.1 the stations are asked when both have arranged their ships and planes', () => {
    const set = { ...law().scenario, ...scenario(0).scenario } as unknown as {
      forces: { allied: { ships: string[] } };
    };
    const { submarines: _, ...allied } = set.forces.allied as { ships: string[]; submarines?: number };
    const custom = { ...set, forces: { ...set.forces, allied: { ...allied, ships: [...allied.ships, '7 SS'] } } };
    const begun = begin(
      flatTopGame,
      { scenario: 'custom', options: { submarines: true }, charts: {}, set: custom as never },
      { from: 'seed', seed: seedFrom('stations'), entropy: {} },
    );
    if ('errors' in begun) throw new Error(begun.errors.join());
    const { game } = begun;
    say(game, 'allied', ['own']);
    say(game, 'japan', ['proposed']);
    const ask = askOf(game, 'allied');
    if (ask?.ask !== 'sheet') throw new Error('no sheet');
    const answer = ask.rows.map((row) =>
      row.ask === 'pick' ? row.of.slice(0, 1).map(({ id }) => id) : row.ask === 'split' ? spread(row) : row.from,
    );
    say(game, 'allied', answer);
    say(game, 'japan', []);
    expect(Object.keys(rowsOf(game, 'allied'))[6]).toBe('SS 7 begins in sector VI at');
    expect(askOf(game, 'japan')).toMatchObject({ rows: [] });
    const stations = askOf(game, 'allied');
    const proposed = stations && gameProposal(viewOf(game.state, 'allied'), game.law, stations);
    expect(stations && judge({}, stations, proposed)).toBeUndefined();
    order(game, 'allied', { 'SS 7': ['DD31'] });
    expect(submit(game, 'japan', [])).not.toHaveProperty('refusal');
    expect(hexesOf(game, 'allied')[6]).toBe('DD31');
    expect(game.state.public.phase).toBeGreaterThan(0);
  });
});

/** Six to the fifth sector, what is left to the sixth; planes wherever they may stand first. */
function spread(row: { total: number; over: readonly { id: string; cap: number; not?: unknown }[]; rule: string }) {
  if (row.rule === 'OPT-SUB.1') return { '5': row.total - 1, '6': 1 };
  const answer: { [id: string]: number } = {};
  let left = row.total;
  for (const { id, cap, not } of row.over) {
    const share = not === undefined ? Math.min(left, cap) : 0;
    if (share > 0) answer[id] = share;
    left -= share;
  }
  return answer;
}

/** The Task Force Movement Phase, to the question about submarines. */
const moving = (allied: GivenSide, japan: GivenSide = {}): FlatTop => atPhase(4, at(allied, japan));

describe('OPT-SUB.2, OPT-SUB.4 how they move', () => {
  rule(
    'OPT-SUB.2',
    'up to six submarines move one hex each, sealed, when the task forces have sailed',
    () => {
      const now = moving(boats(sea, 'DD33'));
      order(now, 'allied', { 'SS 1': ['DD30'] });
      return hexesOf(now, 'allied');
    },
    ['DD30', 'DD33'],
  );

  test('OPT-SUB.2 a seventh is refused', () => {
    const now = moving(boats(...Array.from({ length: 7 }, () => sea)));
    const answer = ['DD30', 'DD30', 'DD30', 'DD30', 'DD32', 'DD32', 'DD32'].map((hex) => [hex]);
    expect(refused(now, 'allied', answer)).toBe('OPT-SUB.2');
  });

  test('OPT-SUB.2 not on the turn after combat', () => {
    const now = moving({
      submarines: [
        { hex: sea, fought: 1 },
        { hex: sea, fought: 0 },
      ],
    });
    expect(Object.keys(rowsOf(now, 'allied'))).toEqual(['SS 2 in DD31 moves to']);
  });

  test('OPT-SUB.2 both sides are asked together, and the other hears nothing of it (R401)', () => {
    const now = moving(boats(sea), boats('DD33'));
    expect(awaited(now)).toEqual(['allied', 'japan']);
    order(now, 'allied', { 'SS 1': ['DD30'] });
    const events = order(now, 'japan');
    const told = (side: Side): Event[] =>
      events.filter(({ kind, to }) => kind === 'submarine-moved' && (to === 'all' || to.includes(side)));
    expect([told('allied').length, told('japan').length]).toEqual([1, 0]);
  });

  rule(
    'OPT-SUB.4',
    'at most six of a side are in one hex; those that leave make room (R401)',
    () => {
      const now = moving(boats('DD30', ...Array.from({ length: 6 }, () => sea)));
      const stay: string[][] = Array.from({ length: 5 }, () => []);
      const first = refused(now, 'allied', [[sea], [], ...stay]);
      return [first, refused(now, 'allied', [[sea], ['DD32'], ...stay])];
    },
    ['OPT-SUB.4', undefined],
  );

  test('OPT-SUB.4 not beside land, and not over a reef', () => {
    const beside = rowsOf(moving(boats('Z4')), 'allied')['SS 1 in Z4 moves to'];
    expect(beside?.some((way) => way.endsWith(': OPT-SUB.4'))).toBe(true);
    const without4 = without('OPT-SUB.4', () => rowsOf(moving(boats('Z4')), 'allied')['SS 1 in Z4 moves to']);
    expect(without4).not.toEqual(beside);
  });
});

const low: GivenSide = { flights: [{ hex: 'DD32', planes: ['2 Mavis low'], onMap: true, searching: true }] };
const high: GivenSide = { flights: [{ hex: 'DD32', planes: ['2 Mavis high'], onMap: true, searching: true }] };

function looked(allied: GivenSide, japan: GivenSide) {
  const seated = atTable(at(allied, japan));
  observe(seated.table);
  return seated;
}
const sighted = (allied: GivenSide, japan: GivenSide) =>
  (knowsOf(looked(allied, japan).state, 'japan').submarines ?? []).map(({ hex, count }) => `${count} in ${name(hex)}`);

describe('OPT-SUB.3, OPT-SUB.6 seeing and being seen', () => {
  rule(
    'OPT-SUB.3',
    'planes at low altitude find submarines at periscope depth (R186)',
    () => sighted(boats(sea, sea), low),
    ['2 in DD31'],
  );

  test('OPT-SUB.3 planes at high altitude do not, nor do ships', () => {
    expect(sighted(boats(sea), high)).toEqual([]);
    expect(sighted(boats(sea), { tfs: [{ hex: 'DD32', ships: ['2 DD'], onMap: true }] })).toEqual([]);
  });

  rule(
    'OPT-SUB.6',
    'nobody finds her at deep depth, which lasts through the turn after she dived',
    () => [2, 1].map((deep) => sighted({ submarines: [{ hex: sea, deep }] }, low)),
    [[], ['1 in DD31']],
  );

  test('OPT-SUB.3 she sees who is in her own hex, as well as can be, even at night; next door she sees nobody (R404)', () => {
    const convoy = (hex: string): GivenSide => ({ tfs: [{ hex, ships: ['Shokaku', '2 DD'] }] });
    const seen = (hex: string, hour: number) => {
      const seated = atTable({ ...at(boats(sea), convoy(hex)), hour });
      observe(seated.table);
      return [seated.own('japan').tfs[0]?.seen, seated.knows('allied').marks.length];
    };
    expect([seen(sea, 8), seen(sea, 23), seen('DD32', 8)]).toEqual([
      [3, 1],
      [3, 1],
      [0, 0],
    ]);
    expect(without('OPT-SUB.3', () => seen(sea, 8))).toEqual([0, 0]);
  });

  test('OPT-SUB.3 deep, she sees nobody', () => {
    const { own: part } = looked({ submarines: [{ hex: sea, deep: 2 }] }, { tfs: [{ hex: sea, ships: ['2 DD'] }] });
    expect(part('japan').tfs[0]?.onMap).toBe(false);
  });

  test('OPT-SUB.3 seeing does not give her away: the ships hear only that they are observed (R404)', () => {
    const seated = looked(boats(sea), { tfs: [{ hex: sea, ships: ['2 DD'] }] });
    expect(seated.own('allied').submarines?.[0]?.onMap).toBe(false);
    expect(seated.heard('japan', 'observed')).toHaveLength(1);
    expect(seated.knows('japan').submarines ?? []).toEqual([]);
  });

  test('7.7, R402 at the end of the turn she leaves the map unless planes still see her', () => {
    const hidden = (japan: GivenSide) => {
      const seated = atTable(at({ submarines: [{ hex: sea, onMap: true }] }, japan));
      hideSubmarines(seated.table);
      return seated.own('allied').submarines?.[0]?.onMap === false;
    };
    expect([hidden(low), hidden(high)]).toEqual([false, true]);
  });

  test('OPT-SUB.6 she comes up when the next turn is over', () => {
    const now = atPhase(9, at({ submarines: [{ hex: sea, deep: 2 }] }, {}));
    passUntil(now, ({ state }) => state.public.turn === 3);
    expect(submarinesOf(own(now, 'allied'))[0]?.deep).toBe(null);
  });
});

test('without the option nothing of it is in a game, and nobody is asked', () => {
  const now = atPhase(4, { ...at({}, {}), options: {} });
  const asked: (string | undefined)[] = [];
  passUntil(now, ({ state }) => {
    asked.push(...awaited(now).map((seat) => askOf(now, seat)?.rule));
    return state.public.phase > 8;
  });
  expect(asked.filter((each) => each?.startsWith('OPT-SUB'))).toEqual([]);
  expect(JSON.stringify(now.state)).not.toContain('submarines');
});
