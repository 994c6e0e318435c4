/** 10.6 Partisans at the table: where they rise, whom they meet on their way. */
import { describe, expect, it } from 'vitest';
import {
  answer,
  boardOf,
  chinese,
  lawOf,
  matchOf,
  offered,
  passUntil,
  tableOf,
  toOffensives,
  unit,
  without,
} from '../game-testing.js';
import { distance } from '../map/lattice.js';
import { map } from '../map/map.js';
import { general, headquarters, type LandUnit } from '../pieces.js';
import { situationOf } from '../situation.js';
import { words } from '../words.js';
import { marches, rides } from './5-7-land-movement.js';
import { fortKey } from './8-6-construction.js';
import { partisanPlaces } from './8-holdings.js';
import { enters } from './10-6-atrocity.js';
import { mostAbetted, toRoll } from './10-6-rising.js';

const band = (hex: string, given: Partial<LandUnit> = {}): LandUnit =>
  chinese('band', hex, { kind: 'partisan', strength: [0], small: true, move: 1, ...given });

describe('10.6 partisans and troops of their own side', () => {
  /** Held by Japan, and nobody near. */
  const held = { W4818: 'japan' as const, W4817: 'japan' as const };
  const moving = () =>
    passUntil(
      matchOf({
        units: [unit('far', 'W5022'), band('W4817'), chinese('32nd', 'W4717')],
        control: held,
        seasons: false,
      }),
      ({ phase, part }) => phase === 'movement' && part === 'allies',
    );

  it('10.6 troops may go where partisans of theirs are, who are gone then', () => {
    const match = moving();
    answer(match, 'allies', ['unit:32nd']);
    expect(offered(match, 'allies')).toContain('W4817');
    answer(match, 'allies', ['W4817']);
    expect(tableOf(match).units).toMatchObject({ '32nd': { hex: 'W4817' }, band: { hex: null, off: 'pool' } });
    expect(tableOf(match).control.W4817).toBeUndefined();
  });

  it('10.6 in an Offensive as well', () => {
    const match = toOffensives(
      matchOf({
        units: [unit('far', 'W5022'), band('W4817'), chinese('32nd', 'W4717')],
        control: held,
        seasons: false,
      }),
      'allies',
    );
    answer(match, 'allies', ['stack:W4717:china']);
    answer(match, 'allies', [['32nd'], [], []]);
    passUntil(match, (pub) => pub.offensive?.step === 'movement');
    answer(match, 'allies', ['unit:32nd']);
    expect(offered(match, 'allies')).toContain('W4817');
  });

  it('R162 but no way leads on through their hex', () => {
    /** Three clear hexes in a row, the third to be reached in two by the second alone. */
    const rows = map.land.flatMap((from) =>
      map.neighbours(from.id).flatMap((by) =>
        map.neighbours(by).flatMap((to) => {
          const between = map.neighbours(to).filter((each) => map.neighbours(from.id).includes(each));
          const clear = [from.id, by, to].every(
            (each) => map.hex(each)?.terrain === 'clear' && map.hex(each)?.territory === 'china',
          );
          return clear && between.length === 1 && distance(from.id, to) === 2 ? [[from.id, by, to] as const] : [];
        }),
      ),
    );
    const [[from, by, to] = ['', '', '']] = rows;
    const reach = (): boolean[] => {
      const pub = boardOf({ units: [band(by), chinese('cavalry', from, { kind: 'cavalry' })] });
      const { cavalry } = pub.units;
      if (cavalry === undefined) throw new Error('there is no cavalry');
      const reached = marches(situationOf(pub, map), { unit: cavalry, side: 'allies', budget: 2 });
      return [by, to].map((each) => reached.some(({ hex }) => hex === each));
    };
    expect([reach(), without('R162', reach)]).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it('10.6 nor do they stay where an army is placed', () => {
    const match = matchOf({
      ...{ first: { year: 1937, month: 7 }, last: { year: 1937, month: 9 }, seasons: true, control: held },
      ...{ ep: { japan: 0, china: 0 }, offensives: {} },
      units: [unit('far', 'W5022'), band('W4817'), chinese('32nd', '', { hex: null, off: 'track', due: 1 })],
    });
    passUntil(match, (_pub, ask, seat) => seat === 'allies' && ask.rule === '8.11');
    expect(offered(match, 'allies')).toContain('W4817');
    answer(match, 'allies', ['W4817']);
    expect(tableOf(match).units).toMatchObject({ '32nd': { hex: 'W4817' }, band: { hex: null, off: 'pool' } });
  });

  it('10.6 partisans may be sent to troops of theirs, and are disbanded', () => {
    const match = moving();
    answer(match, 'allies', ['unit:band']);
    expect(offered(match, 'allies')).toContain('W4717');
    answer(match, 'allies', ['W4717']);
    expect(tableOf(match).units).toMatchObject({ '32nd': { hex: 'W4717' }, band: { hex: null, off: 'pool' } });
  });
});

describe('10.6 where partisans rise', () => {
  const rise = (given: Parameters<typeof boardOf>[0], hex: string): boolean =>
    partisanPlaces(boardOf({ ...given, control: { [hex]: 'japan', ...given.control } }), 'china').includes(hex);

  it('10.6 they rise in no port, though it is no city', () => {
    expect(map.hex('W4122')).toMatchObject({ city: false, port: 'minor' });
    expect([rise({}, 'W4122'), rise({}, 'W4817')]).toEqual([false, true]);
  });

  it('10.6 nor where a General of the enemy stands alone, or a fortification of his is begun', () => {
    const matsui = general({ id: 'matsui', nation: 'japan', name: 'Matsui', strength: 1, hex: 'W4817' });
    expect(rise({ generals: [matsui] }, 'W4817')).toBe(false);
    expect(rise({ notes: { [fortKey('W4817')]: 1 } }, 'W4817')).toBe(false);
  });
});

describe('R170 partisans and leaders of their own side', () => {
  /** Japan holds the land around them, and nobody is near. */
  const held = Object.fromEntries(['W4817', ...map.neighbours('W4817')].map((hex) => [hex, 'japan' as const] as const));
  const [beside = '', ...others] = map.neighbours('W4817').filter((hex) => map.hex(hex)?.terrain === 'clear');
  const beyond = others.filter((hex) => distance(hex, beside) === 2);
  const staff = headquarters({ id: 'hq', nation: 'china', name: 'First', command: 1, radius: 1, hex: beside });
  const li = general({ id: 'li', nation: 'china', name: 'Li', strength: 1, hex: beside });
  const moving = () => {
    const units = [unit('far', 'W5022'), band('W4817'), chinese('32nd', 'W4615')];
    const match = passUntil(
      matchOf({ units, hqs: [staff], generals: [li], seasons: false }),
      ({ phase, part }) => phase === 'movement' && part === 'allies',
    );
    Object.assign(tableOf(match).control, held);
    return match;
  };

  it.each(['hq:hq', 'general:li'])('R170 %s rides to where they are, and they are gone', (id) => {
    const left = () => {
      const match = moving();
      answer(match, 'allies', [id]);
      answer(match, 'allies', ['W4817']);
      const { units, hqs, generals } = tableOf(match);
      expect([hqs.hq?.hex, generals.li?.hex]).toContain('W4817');
      return units.band?.hex;
    };
    expect([left(), without('R170', left)]).toEqual([null, 'W4817']);
  });

  it('R170 but no way of theirs leads on through it', () => {
    const goes = (): boolean => {
      const pub = boardOf({ units: [band('W4817')], control: held });
      const situation = situationOf(pub, map);
      const barred = (hex: string): boolean => !['W4817', ...beyond].includes(hex);
      return rides(situation, staff, 3, (hex) => !barred(hex)).some(({ hex }) => beyond.includes(hex));
    };
    expect([beyond.length > 0, goes(), without('R170', goes)]).toEqual([true, false, true]);
  });
});

describe('10.6 how many rise', () => {
  const bands = (nation: 'china' | 'ussr', hexes: readonly (string | null)[]): LandUnit[] =>
    hexes.map((hex, n) =>
      band('', { id: `band ${n}`, nation, hex, off: hex === null ? 'pool' : null, steps: 1, left: 1 }),
    );
  const law = lawOf({ options: { partisans: true } });

  it('8.11 partisans who find no place have not come: another may rise in the same season', () => {
    const risen = (): number[] => {
      const match = matchOf({
        ...{ first: { year: 1937, month: 7 }, last: { year: 1937, month: 12 }, seasons: false },
        ...{ units: [unit('far', 'W5022'), ...bands('china', [null, null])], options: { partisans: true } },
        ...{ ep: { japan: 0, china: 9 }, control: {} },
      });
      passUntil(match, ({ phase }) => phase === 'movement');
      // As if it had been rolled well, with nothing of China in Japanese hands.
      Object.assign(tableOf(match).notes, {
        ...{ '10.6 opened': 1, '10.6 rolled china': 1, '10.6 season china': 1, '10.6 waiting china': 1 },
      });
      passUntil(match, ({ turn }) => turn === 2);
      tableOf(match).control.W4817 = 'japan';
      return [tableOf(match).notes['10.6 season china'] ?? 0, mostAbetted(tableOf(match), 'china')];
    };
    expect(risen()).toEqual([0, 3]);
    expect(without('8.11', risen)).toEqual([1, 0]);
  });

  it('10.6 no die is rolled when there are as many as there may be, or no counters', () => {
    const rolls = (of: readonly LandUnit[]) => toRoll(boardOf({ units: of }), law, 'china');
    expect(rolls(bands('china', ['W4817', null, null]))).toBe(true);
    expect(rolls(bands('china', ['W4817', 'W4815', null]))).toBe(false);
    expect(rolls([])).toBe(false);
  });

  it('10.6 as many points may be spent as can better the roll: 3 in China, 5 in the Soviet Union, which adds nothing itself', () => {
    const most = (nation: 'china' | 'ussr', hex: string): number => {
      const pub = boardOf({
        ...{ units: bands(nation, [null]), control: { [hex]: 'japan' }, ep: { china: 9, ussr: 9 } },
        alignment: { japan: 'japan', china: 'allies', ussr: 'allies' },
      });
      return mostAbetted(pub, nation);
    };
    expect([most('china', 'W4817'), most('ussr', 'W6026')]).toEqual([3, 5]);
  });
});

describe('10.6 atrocities', () => {
  const japanese = unit('j', 'W5022');
  const matsui = (hex: string) => general({ id: 'matsui', nation: 'japan', name: 'Matsui', strength: 1, hex });

  it('10.6 a General who rides in with the first troops is there: they commit none', () => {
    const come = (riders: Parameters<typeof enters>[3], at = 'W5022') =>
      enters(boardOf({ generals: [matsui(at)] }), japanese, 'W4919', riders);
    expect([come([matsui('W5022')]), come([]), come([], 'W4819')]).toEqual([undefined, 'china', undefined]);
    expect(without('10.6', () => come([]))).toBeUndefined();
  });

  it('10.6 in the Soviet Union as well, once there is war: each land has its own, and one alone', () => {
    const pub = boardOf({ generals: [matsui('W4819')] });
    expect([enters(pub, japanese, 'W4919'), enters(pub, japanese, 'W5128'), enters(pub, japanese, 'W5128')]).toEqual([
      undefined,
      'ussr',
      undefined,
    ]);
    expect(words({ to: 'all', kind: 'atrocity', rule: '10.6', data: { hex: 'W5128', nation: 'ussr' } })).toBe(
      'An atrocity at Vladivostok (W5128): no Japanese General is in the Soviet Union.',
    );
  });
});
