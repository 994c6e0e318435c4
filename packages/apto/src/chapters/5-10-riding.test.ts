/** Leaders who ride: Generals taken up and set down on the way (5.10), headquarters in the Movement Phase (6.0). */
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
  question,
  tableOf,
  tank,
  told,
  toOffensives,
  unit,
  without,
} from '../game-testing.js';
import { map } from '../map/map.js';
import { type General, general, type Headquarters, headquarters, type LandUnit } from '../pieces.js';
import { invadedKey, situationOf } from '../situation.js';
import { landSentences } from '../words-land.js';
import { goals } from './5-7-movement-step.js';
import { groups } from './5-10-riding.js';

const far = chinese('far', 'W4113');
const mukden = 'W5022';
const next = 'W5021';
const afterNext = 'W4921';
const third = 'W4920';

const itagaki = (hex: string, given: Partial<General> = {}): General =>
  general({ id: 'g', nation: 'japan', name: 'Itagaki', hex, strength: 1, ...given });
const staff = (hex: string, given: Partial<Headquarters> = {}): Headquarters =>
  headquarters({ id: 'hq', nation: 'japan', name: 'First', command: 1, radius: 2, hex, ...given });
/** Three hexes by rail or over the plain. */
const horse = (id: string, hex: string, given: Partial<LandUnit> = {}): LandUnit =>
  unit(id, hex, { kind: 'cavalry', move: 3, ...given });

/** The same, whatever the weather. */
const lorry = (id: string, hex: string): LandUnit => unit(id, hex, { kind: 'motorized', move: 3 });

/** The Land Movement Step of an Offensive of all these units, and of the General if he is activated. */
function marching(units: LandUnit[], generals: General[], activated: string[] = ['g']): Match {
  const given = { seasons: false, offensives: { japan: 1 }, units: [...units, far], generals, hqs: [staff(mukden)] };
  const match = toOffensives(matchOf(given));
  tableOf(match).weather = {};
  answer(match, 'japan', ['hq:hq']);
  passUntil(match, (_pub, ask) => ask.ask === 'sheet');
  const own = units.filter(({ nation }) => nation === 'japan').map(({ id }) => id);
  answer(match, 'japan', [own, [], activated]);
  return passUntil(match, ({ offensive }) => offensive?.step === 'movement');
}

/** The Movement Phase of Japan. */
function moving(given: { units: LandUnit[]; generals?: General[]; hqs?: Headquarters[] }): Match {
  const match = matchOf({ seasons: false, offensives: {}, ...given, units: [...given.units, far] });
  return passUntil(match, ({ phase }) => phase === 'movement');
}

function go(match: Match, who: string, where: string): Match {
  answer(match, 'japan', [who]);
  answer(match, 'japan', [where]);
  return match;
}

const placesOf = (match: Match): { [id: string]: string | null } => {
  const { units, generals, hqs } = tableOf(match);
  const all = [...Object.values(units), ...Object.values(generals), ...Object.values(hqs)];
  return Object.fromEntries(all.map(({ id, hex }) => [id, hex]));
};

describe('a General who is taken up on the way', () => {
  const match = () => marching([horse('a', mukden)], [itagaki(next)]);

  it('5.10, R94 a unit that passes through a General’s hex takes him along as far as its own points go', () => {
    const game = match();
    expect(offered(game, 'japan')).toContain('fetch:g:a');
    answer(game, 'japan', ['fetch:g:a']);
    // Of three points one is spent on the way to him; who stays there takes nobody along.
    expect(offered(game, 'japan')).toContain(third);
    expect([next, 'W4919'].some((hex) => offered(game, 'japan').includes(hex))).toBe(false);
    answer(game, 'japan', [third]);
    expect(placesOf(game)).toMatchObject({ a: third, g: third });
    expect([tableOf(game).generals.g?.rode, tableOf(game).generals.g?.alone]).toEqual([true, undefined]);
    for (const rule of ['5.10', 'R94']) {
      const movers = () => without(rule, () => offered(match(), 'japan'));
      expect([movers().includes('unit:a'), movers().includes('fetch:g:a')]).toEqual([true, false]);
    }
  });

  it('5.10 it is told where he was taken up, and only seldom asked about', () => {
    const game = match();
    const ask = question(game, 'japan');
    const item = ask.ask === 'pick' ? ask.of.find(({ id }) => id === 'fetch:g:a') : undefined;
    expect(item).toMatchObject({ seldom: true });
    expect(item?.text).toContain('taking up General Itagaki in W5021 on its way');
    go(game, 'fetch:g:a', third);
    const [event] = told(game, 'taken up');
    expect(landSentences['taken up']?.(event?.data ?? {})).toBe('G is taken up on the way, in W5021.');
  });

  it('5.10, R94 he may be fetched to where the unit came from', () => {
    expect(placesOf(go(match(), 'fetch:g:a', mukden))).toMatchObject({ a: mukden, g: mukden });
  });

  it('5.10 he may be with other troops, and change to those who come by', () => {
    const game = marching([horse('a', mukden), unit('b', next)], [itagaki(next)]);
    expect(placesOf(go(game, 'fetch:g:a', third))).toMatchObject({ a: third, b: next, g: third });
  });

  it('5.10 he is not taken up if this Offensive has not activated him', () => {
    expect(offered(marching([horse('a', mukden)], [itagaki(next)], []), 'japan')).not.toContain('fetch:g:a');
  });

  it('5.10 he is not taken up if he has moved alone, but is if he has ridden', () => {
    const units = [horse('a', mukden), horse('b', 'W4923')];
    const alone = go(marching(units, [itagaki('W4923')]), 'general:g', next);
    expect(offered(alone, 'japan')).not.toContain('fetch:g:a');
    const ridden = go(marching(units, [itagaki('W4923')]), 'stack:W4923', next);
    expect(offered(ridden, 'japan')).toContain('fetch:g:a');
    expect(placesOf(go(ridden, 'fetch:g:a', third))).toMatchObject({ a: third, b: next, g: third });
  });

  it('5.10, 5.7 the one hex that is always possible leaves no point to take him on', () => {
    // The mountains beside Mukden cost more than the unit has.
    const game = marching([unit('a', 'W5021', { kind: 'artillery', move: 2 })], [itagaki('W5020')]);
    expect(offered(game, 'japan')).not.toContain('fetch:g:a');
    answer(game, 'japan', ['unit:a']);
    expect(offered(game, 'japan')).toContain('W5020');
  });

  it('5.10, 5.13 who has to stop in his hex, in an enemy zone, does not go on with him', () => {
    const enemy = chinese('x', 'W5121');
    const held = marching([horse('a', mukden), enemy], [itagaki(next)]);
    expect(offered(held, 'japan')).not.toContain('fetch:g:a');
    expect(offered(marching([tank('a', mukden, { move: 3 }), enemy], [itagaki(next)]), 'japan')).toContain('fetch:g:a');
  });

  it('5.10, 5.19 he stays where he was, free to move, if nobody comes that far', () => {
    const game = marching([horse('a', mukden, { left: 1 }), unit('b', mukden)], [itagaki(next)]);
    tableOf(game).tolls = { [next]: 'japan' };
    go(game, 'fetch:g:a', third);
    expect(placesOf(game)).toMatchObject({ a: null, g: next });
    expect(offered(game, 'japan')).toContain('general:g');
  });

  it('5.10 he stays where he was, free to move, if the unit does not go after all', () => {
    const game = match();
    answer(game, 'japan', ['fetch:g:a']);
    answer(game, 'japan', []);
    expect(placesOf(game)).toMatchObject({ a: mukden, g: next });
    expect(offered(game, 'japan')).toEqual(['general:g']);
  });

  it('5.10, 5.17 he is taken up after the enemy’s armour has let the unit go', () => {
    const enemy = chinese('x', 'W5123', { kind: 'armor', circled: true });
    const game = marching([horse('a', mukden), enemy], [itagaki(next)]);
    go(game, 'fetch:g:a', third);
    expect(question(game, 'allies').rule).toBe('5.17');
    expect(placesOf(game)).toMatchObject({ a: mukden, g: next });
    answer(game, 'allies', []);
    expect(placesOf(game)).toMatchObject({ a: third, g: third });
  });

  it('5.10 in the Movement Phase as well', () => {
    const game = moving({ units: [lorry('a', mukden)], generals: [itagaki(next)] });
    expect(placesOf(go(game, 'fetch:g:a', third))).toMatchObject({ a: third, g: third });
  });
});

describe('a General who gets off on the way', () => {
  const units = [horse('a', mukden), unit('b', next)];

  it('5.10, R94 he gets off where others wait that have still to go, and goes on with them', () => {
    const game = marching(units, [itagaki(mukden)]);
    expect(offered(game, 'japan')).toContain(`leave:g:a:${next}`);
    go(game, `leave:g:a:${next}`, third);
    expect(placesOf(game)).toMatchObject({ a: third, b: next, g: next });
    const [event] = told(game, 'set down');
    expect(landSentences['set down']?.(event?.data ?? {})).toBe('G gets off on the way, in W5021.');
    go(game, `stack:${next}`, afterNext);
    expect(placesOf(game)).toMatchObject({ b: afterNext, g: afterNext });
    const movers = () => without('R94', () => offered(marching(units, [itagaki(mukden)]), 'japan'));
    expect(movers()).not.toContain(`leave:g:a:${next}`);
  });

  it('5.10, R94 not where nobody waits, or those who wait have gone', () => {
    const game = marching(units, [itagaki(mukden)]);
    expect(offered(game, 'japan').filter((id) => id.startsWith('leave:'))).toEqual([`leave:g:a:${next}`]);
    go(game, 'unit:b', afterNext);
    expect(offered(game, 'japan').filter((id) => id.startsWith('leave:'))).toEqual([]);
  });

  it('5.10, 5.17 he waits with his unit while the enemy’s armour may attack, and then gets off', () => {
    const enemy = chinese('x', 'W5123', { kind: 'armor', circled: true });
    const game = go(marching([...units, enemy], [itagaki(mukden)]), `leave:g:a:${next}`, third);
    expect(placesOf(game)).toMatchObject({ a: mukden, g: mukden });
    answer(game, 'allies', []);
    expect(placesOf(game)).toMatchObject({ a: third, g: next });
  });
});

it('5.10, 5.8 no General is taken over a border that his own nation may not cross', () => {
  const reach = (nation: 'mongolia' | 'ussr'): boolean => {
    const given = {
      units: [unit('m', 'W5418', { nation: 'mongolia', move: 5 }), unit('n', 'W5521')],
      generals: [itagaki('W5418', { nation })],
      alignment: { japan: 'japan', manchukuo: 'japan', mongolia: 'allies', ussr: 'allies' } as const,
    };
    const pub = boardOf(given);
    pub.notes[invadedKey] = 1;
    const group = groups(pub, () => true).find(({ id }) => id === 'stack:W5418');
    if (group === undefined) throw new Error('nobody is there');
    const to = goals(pub, lawOf(given), 'allies', group, situationOf(pub, map));
    return to.some(({ hex }) => map.hex(hex)?.territory === 'manchukuo');
  };
  expect([reach('mongolia'), reach('ussr')]).toEqual([true, false]);
});

describe('headquarters that ride', () => {
  const units = [lorry('a', mukden), unit('b', mukden)];
  const match = () => moving({ units, hqs: [staff(mukden)] });

  it('6.0, R95 a headquarters goes with a unit or a stack of its hex, and stays where it is unless told to', () => {
    expect(offered(match(), 'japan')).toEqual(
      expect.arrayContaining(['stack:W5022', 'with:hq:a', 'with:hq:b', 'with:hq:W5022']),
    );
    expect(placesOf(go(match(), 'stack:W5022', next))).toMatchObject({ a: next, b: next, hq: mukden });
    expect(placesOf(go(match(), 'with:hq:W5022', next))).toMatchObject({ a: next, b: next, hq: next });
    expect(placesOf(go(match(), 'with:hq:a', third))).toMatchObject({ a: third, b: mukden, hq: third });
    for (const rule of ['6.0', 'R95'])
      expect(without(rule, () => offered(match(), 'japan')).some((id) => id.startsWith('with:'))).toBe(false);
  });

  it('6.0 riding is its move of the month', () => {
    const game = go(match(), 'with:hq:a', next);
    expect(offered(game, 'japan').filter((id) => id.includes('hq'))).toEqual([]);
  });

  it('6.0 a General of the stack comes too', () => {
    const game = moving({ units: [lorry('a', mukden)], generals: [itagaki(mukden)], hqs: [staff(mukden)] });
    expect(placesOf(go(game, 'with:hq:W5022', next))).toMatchObject({ a: next, g: next, hq: next });
  });

  it('6.0 with a unit it may enter an enemy zone, which alone it may not', () => {
    const game = moving({ units: [lorry('a', mukden), chinese('x', 'W5121')], hqs: [staff(mukden)] });
    answer(game, 'japan', ['hq:hq']);
    expect(offered(game, 'japan')).not.toContain(next);
    const other = moving({ units: [lorry('a', mukden), chinese('x', 'W5121')], hqs: [staff(mukden)] });
    expect(placesOf(go(other, 'with:hq:a', next))).toMatchObject({ a: next, hq: next });
  });

  it('6.0, R7 it rides nowhere beside another headquarters of its nation, not even in passing', () => {
    const beside = staff('W4820', { id: 'other', name: 'Second' });
    const game = moving({ units, hqs: [staff(mukden), beside] });
    answer(game, 'japan', ['with:hq:a']);
    expect([afterNext, third].some((hex) => offered(game, 'japan').includes(hex))).toBe(false);
    expect(offered(game, 'japan')).toContain(next);
    const without7 = () => {
      const same = moving({ units, hqs: [staff(mukden), beside] });
      answer(same, 'japan', ['with:hq:a']);
      return offered(same, 'japan');
    };
    expect(without('R7', without7)).toContain(afterNext);
  });

  it('6.0, R95 it is taken up on the way as a General is', () => {
    const game = moving({ units: [lorry('a', mukden)], hqs: [staff(next)] });
    go(game, 'fetch:hq:a', third);
    expect(placesOf(game)).toMatchObject({ a: third, hq: third });
    expect(told(game, 'taken up').map(({ rule }) => rule)).toEqual(['6.0']);
  });

  it('6.0 who was activated in an Offensive does not ride', () => {
    const game = moving({ units, hqs: [staff(mukden, { status: 'active' })] });
    expect(offered(game, 'japan').filter((id) => id.includes('hq'))).toEqual([]);
  });

  it('5.1, 6.0 in an Offensive no headquarters rides', () => {
    const game = marching([horse('a', mukden), horse('b', 'W5122')], [], []);
    expect(offered(game, 'japan').sort()).toEqual(['unit:a', 'unit:b']);
  });
});
