/** R135 China and the Soviets who defend Mongolia both fight Japan, and are no partners (9.2, 9.26). */
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
  told,
  toOffensives,
  unit,
  without,
} from '../game-testing.js';
import { map } from '../map/map.js';
import { general, headquarters } from '../pieces.js';
import { china1937 } from '../scenarios/china-1937.js';
import { invadedKey, sovietWar } from '../situation.js';

const landOf = (hex: string): string | null => map.hex(hex)?.territory ?? null;
const lands = (hexes: readonly string[]): (string | null)[] => [...new Set(hexes.map(landOf))].sort();

const hq = (id: string, nation: 'china' | 'ussr', hex: string) =>
  headquarters({ id, nation, name: id, command: 2, radius: 3, hex });

/** Autumn 1937, Mongolia invaded: at its border a Chinese and a Soviet headquarters within reach of each other's units. */
const invaded = {
  ...{ first: { year: 1937, month: 10 }, last: { year: 1938, month: 3 }, chits: [], notes: { [invadedKey]: 1 } },
  alignment: { ...china1937.alignment, mongolia: 'allies' as const, ussr: 'allies' as const },
  ...{ seasons: false, initiative: 'china' as const, offensives: { japan: 2, china: 2, ussr: 2 } },
  ep: { japan: 9, china: 9, ussr: 9 },
  units: [
    unit('a', 'W4920'),
    chinese('c', 'W5016'),
    unit('s', 'W5116', { nation: 'ussr' }),
    unit('m', 'W5114', { nation: 'mongolia' }),
  ],
  hqs: [hq('zone', 'china', 'W5015'), hq('corps', 'ussr', 'W5115')],
  generals: [
    general({ id: 'fu', nation: 'china', name: 'Fu', strength: 1, hex: 'W5016' }),
    general({ id: 'zhukov', nation: 'ussr', name: 'Zhukov', strength: 1, hex: 'W5116' }),
  ],
};

describe('R135 nobody of one camp is led by the other', () => {
  /** Who may be activated by this headquarters, once nobody has joined it; and who might have joined. */
  function called(leader: string, given: Partial<typeof invaded> = {}): { joined: string[]; active: string[] } {
    const match = toOffensives(matchOf({ ...invaded, ...given }), 'allies');
    tableOf(match).weather = {};
    answer(match, 'allies', [`hq:${leader}`]);
    const joined = question(match, 'allies').rule === '5.3' ? offered(match, 'allies') : [];
    passUntil(match, (_pub, ask) => ask.ask === 'sheet');
    const ask = question(match, 'allies');
    const rows = ask.ask === 'sheet' ? ask.rows : [];
    return { joined, active: rows.flatMap((row) => (row.ask === 'pick' ? row.of.map(({ id }) => id) : [])) };
  }

  it('R135, 9.2 a Chinese headquarters activates Chinese units and Generals alone, a Soviet one Soviets and Mongolians', () => {
    expect(['W5015', 'W5016', 'W5115', 'W5116', 'W5114'].map(landOf)).toEqual([
      ...['china', 'china', 'mongolia', 'mongolia', 'mongolia'],
    ]);
    expect(called('zone').active).toEqual(['c', 'fu']);
    expect(called('corps').active).toEqual(['s', 'm', 'zhukov']);
    expect(without('R135', () => called('zone').active)).toEqual(['c', 'm', 's', 'fu', 'zhukov']);
  });

  it('R135, 5.3 they do not join in a Combined Offensive', () => {
    expect([called('zone').joined, called('corps').joined]).toEqual([[], []]);
    expect(without('R135', () => called('zone').joined)).toEqual(['corps']);
  });

  it('R135 once the Soviet Union is at war with Japan they are allies like others', () => {
    const war = { notes: { [invadedKey]: 1, [sovietWar]: 1 } };
    expect(called('zone', war)).toEqual({ joined: ['corps'], active: ['c', 'm', 's', 'fu', 'zhukov'] });
  });

  it('R135 Mongolia’s own Offensive takes no Chinese along who stand in Mongolia', () => {
    const match = toOffensives(matchOf({ ...invaded, units: [...invaded.units, chinese('d', 'W5114')] }), 'allies');
    answer(match, 'allies', ['minor:mongolia']);
    passUntil(match, (_pub, ask) => ask.ask === 'sheet');
    const ask = question(match, 'allies');
    expect(JSON.stringify(ask)).toContain('"m"');
    expect(JSON.stringify(ask)).not.toContain('"d"');
  });
});

describe('a Seasonal Turn after the invasion', () => {
  const season = (options = {}): Match => matchOf({ ...invaded, seasons: true, options });
  const toSheet = (match: Match, who: string): Match =>
    passUntil(match, ({ phase }, ask, seat) => phase === 'construction' && seat === who && ask.ask === 'sheet');
  const forts = (match: Match, seat: string): string[] => {
    const ask = question(match, seat);
    const row = ask.ask === 'sheet' ? ask.rows[3] : undefined;
    return row?.ask === 'pick' ? row.of.map(({ id }) => id) : [];
  };
  const limits = (match: Match, seat: string): { why: string; of: string[] }[] => {
    const ask = question(match, seat);
    return ask.ask !== 'sheet'
      ? []
      : ask.limits.map(({ why, of }) => ({ why, of: of.flatMap(({ row, id }) => (row === 3 && id ? [id] : [])) }));
  };

  it('9.1 Headquarters and Generals are set down in no land that troops of theirs could not enter', () => {
    const places = (leader: string): (string | null)[] => {
      const match = season();
      passUntil(
        match,
        ({ phase }, ask, seat) => phase === 'construction' && seat === 'allies' && ask.rule === 'PART-8',
      );
      answer(match, 'allies', [leader]);
      return lands(offered(match, 'allies').filter((hex) => hex !== 'off'));
    };
    expect(places('corps')).toEqual(['mongolia', 'sakhalin', 'ussr'].filter((land) => places('corps').includes(land)));
    for (const id of ['corps', 'zhukov']) {
      expect(places(id)).toContain('mongolia');
      expect(places(id)).not.toContain('china');
    }
    for (const id of ['zone', 'fu']) {
      expect(places(id)).toContain('china');
      expect(places(id).filter((land) => land === 'mongolia' || land === 'ussr')).toEqual([]);
    }
    expect(without('9.1', () => places('zone'))).toContain('mongolia');
  });

  it('8.6 forts in Mongolia and the Soviet Union are paid for by the Soviets, those in China by China', () => {
    const match = toSheet(season(), 'allies');
    const purse = (name: string): (string | null)[] =>
      lands(limits(match, 'allies').find(({ why }) => why.includes(name))?.of ?? []);
    expect(purse('China')).toEqual(['china']);
    expect(purse('Soviet')).toContain('mongolia');
    expect(purse('Soviet')).not.toContain('china');
    const before = { ...tableOf(match).ep };
    const fort = forts(match, 'allies').find((hex) => landOf(hex) === 'mongolia') ?? '';
    answer(match, 'allies', [[], [], [], [fort]]);
    const { ep, notes } = tableOf(match);
    expect(notes[`fort ${fort}`]).toBe(tableOf(match).turn);
    expect([ep.china, (ep.ussr ?? 0) < (before.ussr ?? 0)]).toEqual([before.china, true]);
  });

  it('8.6 with a commander for each nation each is offered forts in his own lands', () => {
    const china = lands(forts(toSheet(season({ commanders: true }), 'china'), 'china'));
    const ussr = lands(forts(toSheet(season({ commanders: true }), 'ussr'), 'ussr'));
    expect(china).toEqual(['china']);
    expect(ussr).toContain('mongolia');
    expect(ussr).not.toContain('china');
  });

  /** Japan, China, the Communists and the Soviets buy so many. */
  const initiative = (notes: { [rule: string]: number }, ussr: number): { side: unknown; nation: unknown } => {
    const match = matchOf({ ...invaded, notes, seasons: true });
    passUntil(match, ({ phase }) => phase === 'purchase');
    answer(match, 'japan', [4]);
    answer(match, 'allies', [2, 0, ussr]);
    const [said] = told(match, 'initiative');
    return { side: said?.data.side, nation: said?.data.nation };
  };

  it('8.13 what the Soviets buy does not count for the Initiative while they fight in Mongolia alone, and in a war with Japan it does', () => {
    const only = { [invadedKey]: 1 };
    expect(initiative(only, 4)).toEqual({ side: 'japan', nation: 'japan' });
    expect(initiative({ ...only, [sovietWar]: 1 }, 4)).toEqual({ side: 'allies', nation: 'ussr' });
  });

  it('8.13 the Soviet commander is told so before he buys', () => {
    const match = passUntil(season(), ({ phase }) => phase === 'purchase');
    expect(JSON.stringify(question(match, 'allies'))).toContain('do not count for the Initiative');
  });

  it('R71 whoever does not count does not speak for the side either', () => {
    const match = matchOf({ ...invaded, seasons: true });
    passUntil(match, ({ phase }) => phase === 'purchase');
    answer(match, 'japan', [1]);
    answer(match, 'allies', [2, 0, 4]);
    expect(tableOf(match).initiative).toBe('china');
  });
});
