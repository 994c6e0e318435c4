import type { Ask } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { type Battle, noSupport } from '../battle.js';
import { battle, fight, fighter, fighters, ground, leader, lefts, origin, plain, told } from '../battle-testing.js';
import { without } from '../game-testing.js';
import { waysOut } from './5-18-retreat.js';
import { modifierFor } from './5-20-generals.js';

const japan = { nation: 'japan' } as const;
const china = { nation: 'china' } as const;
/** Six against three: two to one. */
const six = () => fighters(2, '2-3', japan);
const reds = (count: number, figures: string) => fighters(count, figures, { nation: 'ussr' });
const attackersOf = ({ from }: Battle) => from.flatMap(lefts);

describe('5.18 losses', () => {
  it('5.18 the owner of the units says which lose their steps', () => {
    const last = (ask: Ask) => (ask.ask === 'split' ? { [ask.over.at(-1)?.id ?? '']: ask.total } : plain(ask));
    const even = () => battle(six(), fighters(2, '3', china));
    const { end, asked } = fight(even(), [2], last);
    expect([attackersOf(end), asked]).toEqual([[2, 0], ['5.18 japan split']]);
    expect(attackersOf(fight(even(), [3]).end)).toEqual([1, 2]);
  });

  it('5.18 losses that leave no choice are taken without asking, and never more than there are', () => {
    const { end, asked } = fight(battle(six(), [fighter('1', china), fighter('2', china)]), [8]);
    expect([lefts(end.target), asked]).toEqual([
      [0, 0],
      ['5.19 japan sheet', '5.19 japan pick'],
    ]);
  });

  it('5.18 a paratroop unit that loses a step is gone, and has paid for one', () => {
    const mixed = [fighter('1-2', { nation: 'us', kind: 'paratroop' }), fighter('1-1', { nation: 'us' })];
    const { end } = fight(battle(fighters(3, '2', japan), mixed), [6], plain);
    expect(lefts(end.target)).toEqual([0, 1]);
  });

  it('5.18 AE eliminates all that attacked, and DE all that were attacked', () => {
    const all = fight(
      battle([fighter('1', japan), fighter('1', { ...japan, id: 'idle', part: false })], fighters(2, '4', china)),
      [1],
    );
    expect([all.end.result, attackersOf(all.end)]).toEqual(['AE', [0, 1]]);
    const none = fight(
      battle(fighters(4, '3', japan), [fighter('2', china), fighter('1', { ...china, part: false })]),
      [8],
    );
    expect([none.end.result, lefts(none.end.target), none.end.vacated]).toEqual(['DE', [0, 0], true]);
  });

  it('5.2 a headquarters dies with its stack, or with an attack it went along with', () => {
    const hq = { id: 'hq', name: 'Kwantung' };
    const lost = fight(battle(fighters(4, '3', japan), ground('W1', fighters(1, '2', china), { hq })), [8]);
    expect(lost.end.target.hqLost).toBe(true);
    const alone = (part: boolean) =>
      fight(
        battle(
          [origin([fighter('1', japan), fighter('1', { ...japan, id: 'b', part })], { hq })],
          fighters(2, '4', china),
        ),
        [1],
      ).end.from[0]?.hqLost;
    expect([alone(true), alone(false)]).toEqual([true, false]);
    expect(fight(battle(six(), ground('W1', fighters(1, '3', china), { hq })), [8]).end.target.hqLost).toBe(false);
  });

  it('5.18 a bracketed loss falls back on who attacks a fort, or Soviets in their city', () => {
    const at = (given: Parameters<typeof ground>[2], more: Partial<Battle> = {}) =>
      fight(battle(six(), ground('W1', reds(1, '1-3'), given), more), [4]).end.result;
    expect(at({})).toBe('[-/1]');
    expect(
      fight(battle(fighters(4, '3', japan), ground('W1', fighters(2, '1-1', china), { fort: 'chit' })), [3]).end.result,
    ).toBe('1/-');
    expect(at({ fort: 'permanent' })).toBe('1/-');
    expect(fight(battle(six(), ground('W1', reds(1, '1-3'), { homeCityOf: 'ussr' })), [5]).end.result).toBe('1/-');
  });

  it('R166, 5.14 in a Sneak Attack a fortification does not turn the loss, but a coastal and a permanent fort do', () => {
    const sneak = (given: Parameters<typeof ground>[2], by: 'land' | 'sea', face: number, many = 2) =>
      fight(
        battle(fighters(4, '3', { ...japan, by }), ground('W1', fighters(many, '1-1', china), given), { sneak: 2 }),
        [face],
      ).end.result;
    expect(sneak({ fort: 'chit' }, 'land', 2)).toBe('[-/1]');
    expect(without('R166', () => sneak({ fort: 'chit' }, 'land', 2))).toBe('1/-');
    expect(sneak({ coastalFort: true }, 'sea', 5)).toBe('1/-');
    expect(sneak({ fort: 'permanent' }, 'land', 2, 4)).toBe('1/-');
  });

  it('10.10 a bracketed loss falls back on who attacks Japanese in a Japanese city', () => {
    const city = ground('W1', fighters(1, '1-3', japan), { homeCityOf: 'japan' });
    expect(fight(battle(reds(2, '2-3'), city, { attacker: 'allies' }), [5]).end.result).toBe('1/-');
  });

  it('R45 any loss is the end of an empty fort or a headquarters by itself', () => {
    const fort = fight(battle(six(), ground('W1', [], { fort: 'chit' })), [5]).end;
    expect([fort.result, fort.vacated, fort.fortLost]).toEqual(['-/2●', true, true]);
    const hq = { id: 'hq', name: 'Fifth' };
    const alone = fight(battle(six(), ground('W1', [], { hq })), [1]).end;
    expect([alone.result, alone.target.hqLost, alone.vacated]).toEqual(['[-/1]', true, true]);
  });

  it('5.18 who retreated here in this Step pays only when nobody else is left', () => {
    const late = fighter('1-2', { ...china, id: 'late', retreated: true });
    const { end, asked } = fight(battle(six(), [fighter('1-3', china), late]), [6, 1]);
    expect([lefts(end.target), asked[0]]).toEqual([[0, 2], '5.18 allies pick']);
    expect(lefts(fight(battle(six(), [fighter('3', china), late]), [6, 1]).end.target)).toEqual([0, 1]);
  });
});

describe('5.15 who fights', () => {
  it('5.15 the defender may leave out those without supply, who suffer with the others', () => {
    const half = () => [fighter('3', china), fighter('1', { ...china, id: 'cut', supplied: false })];
    const leave = (ask: Ask) => (ask.rule === '5.15' ? ['cut'] : plain(ask));
    const [all, some] = [fight(battle(six(), half()), [5]), fight(battle(six(), half()), [5], leave)];
    expect([told(all, 'odds')[0]?.defence, told(some, 'odds')[0]?.defence]).toEqual([4, 3]);
    expect([all.end.net, some.end.net]).toEqual([6, 5]);
    expect(
      fight(battle(fighters(5, '3', japan), half()), [8], leave).end.target.units.every(({ left }) => left === 0),
    ).toBe(true);
  });

  it('5.15, R176 where Communists among others could come to half, the defender may leave out the others, but not all', () => {
    const mixed = (inChina: boolean) =>
      ground('W1', [fighter('3', china), fighter('2', { ...china, id: 'red', nation: 'ccp' })], { inChina });
    const offered: (readonly string[])[] = [];
    const leave = (ask: Ask) => {
      if (ask.rule !== '5.15' || ask.ask !== 'pick') return plain(ask);
      offered.push(ask.of.map(({ id, seldom }) => `${id}${seldom === true ? ' seldom' : ''}`));
      expect(ask.max).toBe(1);
      return [ask.of.find(({ id }) => id !== 'red')?.id ?? ''];
    };
    const [all, some] = [fight(battle(six(), mixed(true)), [5]), fight(battle(six(), mixed(true)), [5], leave)];
    expect([told(all, 'odds')[0]?.defence, told(some, 'odds')[0]?.defence]).toEqual([5, 2]);
    expect(some.end.net).toBe(all.end.net - 1);
    expect(offered).toEqual([[expect.any(String), 'red']]);
    expect(fight(battle(six(), mixed(false)), [5]).asked).not.toContain('5.15 allies pick');
    const asked = () => fight(battle(six(), mixed(true)), [5]).asked.includes('5.15 allies pick');
    expect([asked(), without('R176', asked)]).toEqual([true, false]);
  });

  it('R49 of a hex with too many the weakest do not count', () => {
    const crowd = () =>
      ground('W1', [...fighters(4, '1-2', china), fighter('1', { ...china, id: 'weak' })], { limit: 8 });
    const { events } = fight(battle(six(), crowd()), [1]);
    expect(events.find(({ kind }) => kind === 'odds')?.data.defence).toBe(8);
  });
});

describe('5.18 retreats', () => {
  const two = () => [fighter('1-1', china), fighter('2', { ...china, id: 'other' })];

  it('5.18 with half of the steps gone the defender rolls, and goes at the net roll or above', () => {
    const retreat = fight(battle(six(), two()), [6, 6]);
    expect([retreat.dice, retreat.end.target.units.map(({ to }) => to), retreat.end.vacated]).toEqual([
      ['5.14 japan d8', '5.18 allies d8'],
      [null, 'back'],
      true,
    ]);
    expect(fight(battle(six(), two()), [6, 5]).end.vacated).toBe(false);
  });

  it('5.18 with more than half of them left nobody rolls', () => {
    expect(fight(battle(fighters(4, '2-3', japan), fighters(5, '1', china)), [6]).dice).toEqual(['5.14 japan d8']);
  });

  it('5.18 units that retreated here do not count for the half, and go with the others', () => {
    const late = fighters(3, '1', { ...china, retreated: true }).map((unit, at) => ({ ...unit, id: `late ${at}` }));
    const { end } = fight(battle(six(), [...two(), ...late]), [6, 8]);
    expect(end.target.units.map(({ to }) => to)).toEqual([null, 'back', 'back', 'back', 'back']);
  });

  it('5.18 who has nowhere to go is eliminated', () => {
    const { end } = fight(battle(six(), ground('W1', two(), { ways: [] })), [6, 6]);
    expect([lefts(end.target), end.vacated]).toEqual([[0, 0], true]);
  });

  it('5.18 units may part, and stay within the limits where they can', () => {
    const ways = [
      { hex: 'a', name: 'a', nearer: true, nearest: true, room: 1 },
      { hex: 'b', name: 'b', nearer: true, nearest: false, room: 2 },
    ];
    const crowd = () => ground('W1', [fighter('1-1', { ...china, id: 'full' }), ...fighters(2, '1', china)], { ways });
    const { end, asked } = fight(battle(six(), crowd()), [6, 6]);
    expect(end.target.units.map(({ to }) => to)).toEqual([null, 'a', 'b']);
    expect(asked.filter((each) => each === '5.18 allies pick')).toHaveLength(1);
  });

  it('5.18 without supply they go toward the closest source, over the limit if they must', () => {
    const ways = [
      { hex: 'a', name: 'a', nearer: true, nearest: true, room: 0 },
      { hex: 'b', name: 'b', nearer: true, nearest: false, room: 8 },
    ];
    const cut = ground(
      'W1',
      [fighter('1-1', { ...china, supplied: false }), fighter('1', { ...china, id: 'b', supplied: false })],
      { ways },
    );
    expect(fight(battle(six(), cut), [3, 8]).end.target.units[1]?.to).toBe('a');
  });

  it('5.18 whoever need not go may, all or none', () => {
    const go = (ask: Ask) => (ask.ask === 'pick' && ask.of[0]?.id === 'retreat' ? ['retreat'] : plain(ask));
    const stay = fight(battle(six(), two()), [6, 1]);
    expect([stay.asked, stay.end.vacated]).toEqual([['5.18 allies split', '5.18 allies pick'], false]);
    expect(fight(battle(six(), two()), [6, 1], go).end.vacated).toBe(true);
  });

  it('R48 to follow those who went of their own accord costs nothing', () => {
    const go = (ask: Ask) => (ask.ask === 'pick' && ask.of[0]?.id === 'retreat' ? ['retreat'] : plain(ask));
    expect(attackersOf(fight(battle(six(), two()), [6, 1], go).end)).toEqual([2, 2]);
    expect(attackersOf(fight(battle(six(), two()), [6, 6]).end)).toEqual([1, 2]);
  });

  it('11.8 the Japanese never go of their own accord, with that option', () => {
    const stand = (noVoluntaryRetreat: boolean) =>
      fight(
        battle(reds(2, '2-3'), [fighter('1-1', japan), fighter('2', { ...japan, id: 'b' })], {
          attacker: 'allies',
          noVoluntaryRetreat,
        }),
        [6, 1],
      ).asked;
    expect([stand(false).length, stand(true).length]).toEqual([2, 1]);
  });

  it('11.8 a stack of Manchukuo may still go, unless there are Japanese in it', () => {
    const manchu = { nation: 'manchukuo' } as const;
    const stand = (nation: 'japan' | 'manchukuo') =>
      fight(
        battle(reds(2, '2-3'), [fighter('1-1', manchu), fighter('2', { nation, id: 'b' })], {
          ...{ attacker: 'allies', noVoluntaryRetreat: true },
        }),
        [6, 1],
      ).asked;
    expect([stand('manchukuo').length, stand('japan').length]).toEqual([2, 1]);
  });

  it('R43 a way out leads nearer to a source as the crow flies, over open ground without enemies or their control', () => {
    const beside = (hex: string, given: object) => ({
      ...{ hex, name: hex, open: true, enemy: false, controlled: false, inhibited: false, distances: [2, 6], room: 8 },
      ...given,
    });
    const ways = waysOut(
      [3, 6],
      [
        beside('nearest', {}),
        beside('other source', { distances: [3, 5] }),
        beside('away', { distances: [4, 7] }),
        beside('sea', { open: false }),
        beside('enemy', { enemy: true }),
        beside('controlled', { controlled: true }),
        beside('inhibited', { controlled: true, inhibited: true }),
      ],
    );
    expect(ways.map(({ hex, nearer, nearest }) => [hex, nearer, nearest])).toEqual([
      ['nearest', true, true],
      ['other source', true, false],
      ['inhibited', true, true],
    ]);
  });
});

describe('5.18 Banzai', () => {
  const soviet = () => reds(2, '2-3');
  const remnant = () => [fighter('1-1', japan), fighter('2', { ...japan, id: 'guard' })];
  const forced = (faces: number[], target: Parameters<typeof battle>[1] = remnant()) =>
    fight(battle(soviet(), target, { attacker: 'allies' }), faces);

  it('5.18 the Japanese roll again, and charge below the roll of the check', () => {
    const charge = forced([6, 7, 6, 8]);
    expect(charge.dice).toEqual(['5.14 allies d8', '5.18 japan d8', '5.18 japan d8', '5.14 japan d8']);
    expect(told(charge, 'banzai')).toHaveLength(1);
    expect(forced([6, 7, 7]).end.target.units.map(({ to }) => to)).toEqual([null, 'back']);
  });

  it('5.18 whoever charges has no retreat, and holds the hex if he lives', () => {
    const { end } = forced([6, 7, 6, 8]);
    expect([lefts(end.target), end.vacated, end.stage]).toEqual([[0, 1], false, 'done']);
    expect(attackersOf(end)).toEqual([1, 2]);
  });

  it('5.18 the enemy says which of his hexes is charged, among those that took part', () => {
    const from = [
      origin([fighter('2-3', { nation: 'ussr', id: 'a' })], { hex: 'a' }),
      origin([fighter('2-3', { nation: 'ussr', id: 'b' })], { hex: 'b', direction: 1 }),
      origin([fighter('2-3', { nation: 'ussr', id: 'c', part: false })], { hex: 'c', direction: 2 }),
    ];
    const asks: Ask[] = [];
    fight(battle(from, remnant(), { attacker: 'allies' }), [6, 7, 1, 8], (ask) => {
      asks.push(ask);
      return plain(ask);
    });
    const target = asks.find((ask) => ask.prompt.startsWith('Banzai'));
    expect(target?.ask === 'pick' && target.of.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('R50 a charge that is wiped out opens the hex, one that breaks through does not', () => {
    const wiped = forced([6, 7, 1, 1]);
    expect([lefts(wiped.end.target), wiped.end.vacated]).toEqual([[0, 0], true]);
    // Planes make the attack even; the charge meets the division without them.
    const tiger = () => [fighter('1-1', { ...japan, id: 'lost' }), fighter('1-9', { ...japan, id: 'tiger' })];
    const support = { attacker: { air: 5, naval: 0, aloft: 1 }, defender: noSupport };
    const weak = fight(battle(reds(1, '5'), tiger(), { attacker: 'allies', support }), [7, 7, 1, 8]);
    expect(weak.end.from.flatMap(({ units }) => units.map(({ left }) => left))).toEqual([0]);
    expect([weak.end.target.units[1]?.to, weak.end.vacated]).toEqual(['front', false]);
  });

  it('5.18 units of partners retreat while the Japanese charge', () => {
    const mixed = () => [...remnant(), fighter('1', { nation: 'manchukuo' })];
    const { end } = fight(battle(fighters(3, '3', { nation: 'ussr' }), mixed(), { attacker: 'allies' }), [6, 7, 6, 8]);
    expect(end.target.units.map(({ to }) => to)).toEqual([null, null, 'back']);
  });

  it('5.18 nobody but the Japanese charges', () => {
    expect(
      fight(battle(six(), [fighter('1-1', china), fighter('2', { ...china, id: 'b' })]), [6, 7]).dice,
    ).toHaveLength(2);
  });
});

describe('5.19 advance after combat', () => {
  const two = () => [fighter('1-1', china), fighter('2', { ...china, id: 'other' })];

  it('5.19 whoever advances after a loss of steps pays one of those that attacked', () => {
    const { end, asked } = fight(battle(six(), two()), [6, 6]);
    expect([attackersOf(end), asked.at(-1)]).toEqual([[1, 2], '5.19 japan pick']);
    expect(end.from[0]?.units.map(({ to }) => to)).toEqual(['target', 'target']);
  });

  it('5.19 who is to advance is told before the step is paid, and cannot be taken back', () => {
    const { events } = fight(battle(six(), two()), [6, 6]);
    const going = events.filter(({ kind }) => kind === 'going');
    expect(going.map(({ to, tells }) => ({ to, tells }))).toEqual([{ to: 'all', tells: true }]);
  });

  it('5.19 a declined advance costs nothing now, and a step later in the month', () => {
    const nobody = (ask: Ask) => (ask.ask === 'sheet' ? [[]] : plain(ask));
    const { end } = fight(battle(six(), two()), [6, 6], nobody);
    expect([attackersOf(end), end.price, end.vacated]).toEqual([[2, 2], true, true]);
  });

  it('5.19 after DE the advance is free', () => {
    const { end } = fight(battle(fighters(4, '2-3', japan), fighters(1, '2', china)), [8]);
    expect([attackersOf(end), end.price]).toEqual([[2, 2, 2, 2], false]);
  });

  it('5.19 no more advance than may stack there', () => {
    const asks: Ask[] = [];
    fight(battle(fighters(6, '2-3', japan), ground('W1', fighters(1, '2', china), { enemyLimit: 6 })), [8], (ask) => {
      asks.push(ask);
      return ask.ask === 'sheet' ? [[]] : plain(ask);
    });
    const [sheet] = asks;
    expect(sheet?.ask === 'sheet' && sheet.limits[0]).toMatchObject({ rule: '5.9', most: 6 });
  });

  it('5.19 forts are destroyed by whoever enters, 5.8 a fortification when it is emptied', () => {
    const nobody = (ask: Ask) => (ask.ask === 'sheet' ? [[]] : plain(ask));
    const fort = (given: Parameters<typeof ground>[2], answer = plain) =>
      fight(
        battle(fighters(4, '2-3', { ...japan, by: 'sea' }), ground('W1', fighters(1, '1', china), given)),
        [8],
        answer,
      ).end.fortLost;
    expect([fort({ coastalFort: true }), fort({ coastalFort: true }, nobody)]).toEqual([true, false]);
    expect(fort({ fort: 'chit' }, nobody)).toBe(true);
  });

  it('5.10 a General goes along with units of his hex', () => {
    const generals = [leader('Homma', 'japan', 1)];
    const { end } = fight(battle([origin(six(), { generals })], fighters(1, '1', china)), [8]);
    expect(end.from[0]?.generals[0]?.to).toBe('target');
  });

  it('5.21 who dropped among defenders that hold is lost', () => {
    const drop = fighter('1-2', { ...japan, kind: 'paratroop', by: 'drop' });
    expect(attackersOf(fight(battle([...six(), drop], fighters(3, '1-2', china)), [4]).end)).toEqual([2, 2, 0]);
  });

  it('5.19 a parachute unit pays with its life, or is lost when nobody advances', () => {
    const drop = () => [fighter('4', japan), fighter('1-2', { ...japan, id: 'drop', kind: 'paratroop', by: 'drop' })];
    const nobody = (ask: Ask) => (ask.ask === 'sheet' ? [[]] : plain(ask));
    expect(attackersOf(fight(battle(drop(), two()), [5, 8], nobody).end)).toEqual([1, 0]);
    const last = (ask: Ask) =>
      ask.rule === '5.19' && ask.ask === 'pick' ? ask.of.slice(-1).map(({ id }) => id) : plain(ask);
    expect(attackersOf(fight(battle(drop(), two()), [5, 8], last).end)).toEqual([1, 0]);
  });
});

describe('5.20 Generals', () => {
  const lost = (name: string, nation: 'us' | 'uk' | 'japan' | 'china', face: number) => {
    const target = ground('W1', fighters(1, '1', { nation }), { generals: [leader(name, nation, 1)] });
    const fought = fight(
      battle(fighters(3, '2-3', { nation: nation === 'japan' ? 'ussr' : 'japan' }), target, {
        attacker: nation === 'japan' ? 'allies' : 'japan',
      }),
      [8, face],
    );
    return fought.end.target.generals[0]?.fate;
  };

  it('5.20 a General whose units are all eliminated dies on a 1 or 2, else he comes back in the next season', () => {
    expect([lost('Li', 'china', 2), lost('Li', 'china', 3)]).toEqual(['dead', 'pool']);
  });

  it('5.20 MacArthur is lucky, Buckner, Wingate and the Japanese are not', () => {
    expect([
      lost('MacArthur', 'us', 2),
      lost('Buckner', 'us', 3),
      lost('Wingate', 'uk', 3),
      lost('Homma', 'japan', 4),
    ]).toEqual(['pool', 'dead', 'dead', 'dead']);
    expect(modifierFor({ name: 'Homma', nation: 'japan' })).toBe(-2);
  });

  it('5.2 a General alone with a headquarters shares its fate, and nobody rolls for him', () => {
    const hq = { id: 'hq', name: 'Fifth' };
    const fought = (face: number) =>
      fight(battle(six(), ground('W1', [], { hq, generals: [leader('Li', 'china', 1)] })), [face]);
    for (const face of [1, 8]) {
      const { end, dice } = fought(face);
      expect([end.target.hqLost, end.target.generals[0]?.fate, dice]).toEqual([true, 'pool', ['5.14 japan d8']]);
    }
  });

  it('R44 a General retreats with units of his nation, or with the last that goes', () => {
    const generals = [leader('Li', 'china', 1), leader('Zhu De', 'ccp', 1)];
    const target = ground('W1', [fighter('1-1', china), fighter('2', { ...china, id: 'b' })], { generals });
    const { end, dice } = fight(battle(fighters(3, '2-3', japan), target), [6, 8]);
    expect([end.target.generals.map(({ to }) => to), dice]).toEqual([
      ['back', 'back'],
      ['5.14 japan d8', '5.18 allies d8'],
    ]);
  });
});
