import { judge } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { surfaceCharts } from '../charts/surface.js';
import type { AdmiralLine } from '../charts/surface-admirals.js';
import type { SurfaceRatings } from '../pieces.js';
import type { Side } from '../sides.js';
import { bySeniority } from '../surface/law.js';
import { openingOf } from '../surface/opening.js';
import { commanderOf, ledBy, type Surface, shipOf } from '../surface/state.js';
import { asked, hexCalled, inTheMiddle, lawOf, type Middle, openItems, play, sinkForTest } from '../surface/testing.js';
import { initiativeDRM, initiativeOn } from './16-5-initiative.js';
import { fateOf } from './20-3-elimination.js';
import { mayBeDemoted, mayBePromoted } from './20-5-promotion.js';
import {
  chitsFor,
  commandDRM,
  dealChits,
  isAvailable,
  leaderless,
  ratingDRM,
  ratingsFor,
  reactionHexes,
  spendChits,
} from './20-admirals.js';

const admirals = {
  japan: [
    { name: 'Mikawa', ship: 'Chokai' },
    { name: 'Goto', ship: 'Aoba' },
  ],
  allies: [{ name: 'Scott', ship: 'Vincennes' }],
};
const led = { japan: { Chokai: 'C1', Aoba: 'C2', Kako: 'C3' }, allies: { Vincennes: 'E1', Quincy: 'E5' }, admirals };

function rate({ battle }: Surface, side: Side, ratings: Partial<SurfaceRatings>, officer = 0): void {
  const found = battle.command[side].officers[officer];
  if (found !== undefined) found.ratings = { S: 0, I: 0, B: 0, N: 0, ...ratings };
}

describe('ratings', () => {
  it('20.1 Lee with a roll of 10 in 1942 has five chits', () => {
    const law = lawOf({
      japan: { Chokai: 'C1' },
      allies: { Washington: 'E1' },
      admirals: { allies: [{ name: 'Lee', ship: 'Washington' }] },
    });
    expect(ratingsFor(law, 'Lee', 10).S).toBe(5);
  });
  it('20.1 Hosogaya in 1942 with a roll of 4 loses the first two hexes of a reaction', () => {
    const { reaction } = surfaceCharts.surfaceAdmirals.values.Hosogaya ?? { reaction: { most: 0 } };
    expect([reactionHexes(reaction, 4), reactionHexes(reaction, 6)]).toEqual([-2, 0]);
    expect([reactionHexes({ least: 7 }, 9), reactionHexes({ least: 7 }, 6)]).toEqual([3, 0]);
  });
  it('20.1 R11 a force above the Command Level costs one a point, fractions after the first point only; below it gives one', () => {
    expect([10, 10.5, 11, 11.5, 12, 20].map((points) => commandDRM(10, points))).toEqual([0, 0, -1, -2, -2, -5]);
    expect([9.5, 9, 7.5, 1].map((points) => commandDRM(10, points))).toEqual([0, 1, 2, 5]);
  });
  it('20.1 an admiral’s two dice are modified by his command, and are his for the battle', () => {
    const law = lawOf(led);
    const record: Surface = { law, battle: openingOf(law) };
    // Mikawa commands 16, his force costs 6; Scott 14 for 4.
    expect([ratingDRM(law, 'japan', 0), ratingDRM(law, 'allies', 0)]).toEqual([5, 5]);
    const heard = play(record, 1, 1, 3, 4, 2, 2);
    expect(heard.of('rated')).toMatchObject([
      { admiral: 'Mikawa', dice: 2, roll: 7, S: 3 },
      { admiral: 'Goto', dice: 7, roll: 7, S: 1 },
      { admiral: 'Scott', dice: 4, roll: 9, S: 3 },
    ]);
  });
  it('21.0, R158 each activation point of transports that he leads himself takes one off the commander’s dice', () => {
    const convoy = { japan: { Chokai: 'C1' }, allies: { Vincennes: 'E1', McCawley: 'F1', Crescent: 'F1' } };
    const law = lawOf({ ...convoy, admirals: { allies: [{ name: 'Scott', ship: 'Vincennes' }] } });
    const points = ['McCawley', 'Crescent'].reduce((sum, id) => sum + (law.units[id]?.activation ?? 0), 0);
    expect(points).toBeGreaterThan(0);
    const all = points + (law.units.Vincennes?.activation ?? 0);
    expect(ratingDRM(law, 'allies', 0)).toBe(commandDRM(14, all) - Math.floor(points));
    const apart = { ...law, led: { japan: [], allies: ['Vincennes'] } };
    expect(ratingDRM(apart, 'allies', 0)).toBe(commandDRM(14, all));
    expect(ratingDRM(law, 'allies', 1)).toBe(0);
  });
  it('20.4.1 Wright, with +1 in 1942, is available on 3 or more', () => {
    const modifier = surfaceCharts.surfaceAdmirals.values.Wright?.availability ?? 0;
    expect([2, 3].map((roll) => isAvailable(roll, modifier))).toEqual([false, true]);
  });
});

describe('chits', () => {
  it('20.2 the commander has his S in chits, one subordinate half of his, rounded up', () => {
    const record = inTheMiddle(led);
    rate(record, 'japan', { S: 4 });
    rate(record, 'japan', { S: 3 }, 1);
    dealChits(record.law, record.battle);
    expect(record.battle.command.japan.chits).toEqual({ commander: 4, subordinate: 2, special: 0 });
  });
  it('20.1 R32 by night the side with the higher N in all has one more, with the commander', () => {
    const record = inTheMiddle({ ...led, night: true });
    rate(record, 'japan', { S: 1, N: 1 });
    rate(record, 'allies', { S: 1, N: 2 });
    dealChits(record.law, record.battle);
    expect([record.battle.command.japan.chits.commander, record.battle.command.allies.chits.commander]).toEqual([1, 2]);
  });
  it('20.7 against a force that nobody leads there are two more', () => {
    const record = inTheMiddle({ ...led, admirals: { japan: admirals.japan } });
    dealChits(record.law, record.battle);
    expect(record.battle.command.japan.chits.commander).toBe(2);
    expect(leaderless).toEqual({ E: 1, reaction: { most: 7 }, S: -2, B: -1, N: -1, I: 1 });
  });
  it('20.2 a subordinate’s chits do nothing in the commander’s hex', () => {
    const { battle } = inTheMiddle(led);
    battle.command.japan.chits = { commander: 1, subordinate: 2, special: 0 };
    expect(['Chokai', 'Aoba'].map((id) => chitsFor(battle, shipOf(battle, id)))).toEqual([1, 3]);
    spendChits(battle, shipOf(battle, 'Aoba'), 1);
    spendChits(battle, shipOf(battle, 'Chokai'), 1);
    expect(battle.command.japan.chits).toEqual({ commander: 0, subordinate: 1, special: 0 });
  });
  it('20.1 a chit adds one to strength, another one to a die; R34 the other side answers, and a chit cancels a chit', () => {
    const record = inTheMiddle(led);
    record.battle.command.japan.chits.commander = 3;
    record.battle.command.allies.chits.commander = 2;
    const heard = play(record, ['Vincennes'], [['Chokai'], 1, ['result']], [1, ['result']], 4, 4);
    // 15 is still in the column 11 to 15: 13 points against 6 and 1 are 1:1.
    expect(heard.of('damage-points')).toMatchObject([{ points: 13 }]);
    expect(heard.of('result')).toMatchObject([{ odds: 1, modifier: 0, result: 'D1' }]);
    expect([record.battle.command.japan.chits.commander, record.battle.command.allies.chits.commander]).toEqual([1, 0]);
  });
  it('20.1 for a chit a ship moves first and fires then, wherever she is', () => {
    const record = inTheMiddle({ ...led, allies: { Vincennes: 'E3', Quincy: 'E5' } });
    record.battle.command.japan.chits.commander = 1;
    expect(openItems(asked(record, 'japan'))).toEqual(['advance']);
    play(record, ['advance'], ['Chokai@D1']);
    expect(shipOf(record.battle, 'Chokai')).toMatchObject({ hex: hexCalled('D1'), moved: true, advanced: true });
    expect(record.battle.command.japan.chits.commander).toBe(0);
    expect(openItems(asked(record, 'japan'))).toEqual(['Vincennes']);
  });
  it('20.1 by night too she fires after moving, though she was the last ship in an active hex', () => {
    const record = inTheMiddle({ ...led, allies: { Vincennes: 'E1', Quincy: 'E5' }, night: true });
    record.battle.command.japan.chits.commander = 1;
    play(record, ['advance'], ['Chokai@D1']);
    expect(openItems(asked(record, 'japan'))).toEqual(['Vincennes']);
    const heard = play(record, ['Vincennes'], [['Chokai']], 6, 6);
    expect(heard.of('fires')).toMatchObject([{ target: 'Vincennes', by: ['Chokai'] }]);
  });
  it('20.1 for a chit a ship that fired moves, and one that did not goes two hexes', () => {
    const record = inTheMiddle(led);
    record.battle.command.japan.chits.commander = 1;
    record.battle.phase = 'move';
    expect(openItems(asked(record, 'japan'))).toContain('E2+');
    shipOf(record.battle, 'Chokai').fired = true;
    play(record, [['D1']]);
    expect(shipOf(record.battle, 'Chokai').hex).toBe(hexCalled('D1'));
    expect(record.battle.command.japan.chits.commander).toBe(0);
  });
  it('20.2 all pay where they lie: a flagship that comes into her hex takes no chit of a subordinate from a ship', () => {
    const record = inTheMiddle({ ...led, japan: { Chokai: 'B2', Aoba: 'C4', Kako: 'C1' }, active: 4 });
    record.battle.command.japan.chits = { commander: 1, subordinate: 1, special: 0 };
    record.battle.phase = 'move';
    shipOf(record.battle, 'Aoba').fired = true;
    play(record, [['C4+'], ['C3']]);
    expect(['Chokai', 'Aoba'].map((id) => shipOf(record.battle, id).hex)).toEqual(['C4', 'C3'].map(hexCalled));
    expect(record.battle.command.japan.chits).toEqual({ commander: 0, subordinate: 0, special: 0 });
  });
});

describe('two subordinates', () => {
  const under = (...names: string[]): Surface => {
    const ships = ['Chokai', 'Aoba', 'Kako'];
    const japan = names.map((name, i) => ({ name, ship: ships[i] ?? '' }));
    const record = inTheMiddle({ ...led, admirals: { ...admirals, japan } });
    for (const [i, { name }] of record.battle.command.japan.officers.entries())
      rate(record, 'japan', { S: name === 'Tanaka' ? 6 : 2 }, i);
    record.battle.command.japan.chits = { commander: 0, subordinate: 0, special: 0 };
    dealChits(record.law, record.battle);
    return record;
  };
  it('20.2 the one with the higher Command Level is senior, whatever the order of the set-up: his chits count, and he succeeds', () => {
    for (const names of [
      ['Mikawa', 'Goto', 'Tanaka'],
      ['Mikawa', 'Tanaka', 'Goto'],
    ]) {
      const { battle } = under(...names);
      const { officers, chits } = battle.command.japan;
      expect(chits.subordinate).toBe(3);
      Object.assign(officers[0] ?? {}, { state: 'killed' });
      expect(commanderOf(battle.command.japan)?.name).toBe('Tanaka');
    }
  });
  it('20.2 rank goes before Command Level', () => {
    const record = under('Mikawa', 'Tanaka', 'Hosogaya');
    expect(record.law.officers.japan.map(({ name }) => name)).toEqual(['Mikawa', 'Hosogaya', 'Tanaka']);
    const { surfaceAdmirals } = surfaceCharts;
    const goto = { ...surfaceAdmirals.values.Goto, rank: 2 } as AdmiralLine;
    const charts = {
      ...surfaceCharts,
      surfaceAdmirals: { ...surfaceAdmirals, values: { ...surfaceAdmirals.values, Goto: goto } },
    };
    const named = ['Mikawa', 'Tanaka', 'Goto'].map((name) => ({ name }));
    expect(bySeniority(named, charts).map(({ name }) => name)).toEqual(['Mikawa', 'Goto', 'Tanaka']);
  });
  it('R156 of equals the one whom the set-up names first is senior', () => {
    const line = surfaceCharts.surfaceAdmirals.values.Lee as AdmiralLine;
    expect([line.rank, line.command]).toEqual([1, 12]);
    const order = (...names: string[]): string[] =>
      bySeniority(
        names.map((name) => ({ name })),
        surfaceCharts,
      ).map(({ name }) => name);
    expect([order('Scott', 'Lee', 'Wright'), order('Scott', 'Wright', 'Lee')]).toEqual([
      ['Scott', 'Lee', 'Wright'],
      ['Scott', 'Wright', 'Lee'],
    ]);
  });
});

describe('several chits on one ship', () => {
  const withChits = (count: number, given: Partial<Middle> = {}): Surface => {
    const record = inTheMiddle({ ...led, ...given });
    record.battle.command.japan.chits.commander = count;
    return record;
  };
  it('20.1 R155 three hexes cost two chits, and no more chits are spent than there are', () => {
    const record = withChits(2, { allies: { Vincennes: 'G1', Quincy: 'G4' } });
    record.battle.phase = 'move';
    const ask = asked(record, 'japan');
    expect(openItems(ask)).toEqual(expect.arrayContaining(['E2+', 'F1++']));
    expect(openItems(ask)).not.toContain('F1+');
    expect(openItems(ask).filter((id) => id.endsWith('+++'))).toEqual([]);
    play(record, [['F1++']]);
    expect(shipOf(record.battle, 'Chokai').hex).toBe(hexCalled('F1'));
    expect(record.battle.command.japan.chits.commander).toBe(0);
  });
  it('20.1 R155 who has fired goes two hexes for two chits', () => {
    const record = withChits(2);
    record.battle.phase = 'move';
    shipOf(record.battle, 'Chokai').fired = true;
    expect(openItems(asked(record, 'japan')).filter((id) => id.endsWith('++'))).toEqual([]);
    play(record, [['E2+']]);
    expect(shipOf(record.battle, 'Chokai').hex).toBe(hexCalled('E2'));
    expect(record.battle.command.japan.chits.commander).toBe(0);
  });
  it('20.1 R155 two chits take her two hexes before she fires', () => {
    const record = withChits(2, { allies: { Vincennes: 'F3', Quincy: 'G4' } });
    play(record, ['advance'], ['Chokai@E2+']);
    expect(shipOf(record.battle, 'Chokai')).toMatchObject({ hex: hexCalled('E2'), advanced: true });
    expect(record.battle.command.japan.chits.commander).toBe(0);
    expect(openItems(asked(record, 'japan'))).toEqual(['Vincennes']);
  });
  it('20.1 R155 two ships share the chits there are', () => {
    const record = withChits(2, { japan: { Chokai: 'C1', Aoba: 'C1' }, allies: { Vincennes: 'G1', Quincy: 'G4' } });
    record.battle.phase = 'move';
    expect(judge(null, asked(record, 'japan'), [['F1++'], ['E2+']])).toMatchObject({ rule: '20.1' });
    expect(judge(null, asked(record, 'japan'), [['E2+'], ['E2+']])).toBeUndefined();
  });
});

describe('initiative', () => {
  it('16.5 by day and by night there are two tables', () => {
    const [day, night] = [lawOf(led), lawOf({ ...led, night: true })];
    expect([initiativeOn(day, 4), initiativeOn(night, 4)]).toEqual(['allies', 'japan']);
  });
  it('16.5.1 low dice are Japan’s, by the date', () => {
    const [early, late] = [lawOf(led), lawOf({ ...led, date: '1/5/44' })];
    expect([initiativeOn(early, 3), initiativeOn(late, 3), initiativeOn(late, 2)]).toEqual([
      'japan',
      'allies',
      'japan',
    ]);
  });
  it('20.1 the I ratings of both commanders are added', () => {
    const record = inTheMiddle(led);
    rate(record, 'japan', { I: -2 });
    rate(record, 'allies', { I: 1 });
    expect(initiativeDRM(record.law, record.battle)).toBe(-1);
  });
  it('16.6.3 by night the difference of the N ratings counts for the better side', () => {
    const record = inTheMiddle({ ...led, night: true });
    rate(record, 'japan', { N: 3 });
    rate(record, 'allies', { N: 1 });
    expect(initiativeDRM(record.law, record.battle)).toBe(-2);
  });
  it('20.7 a force without a commander has an adverse initiative of one and N of -1', () => {
    const record = inTheMiddle({ ...led, admirals: { japan: admirals.japan } });
    expect(initiativeDRM(record.law, record.battle)).toBe(-1);
  });
});

describe('loss of an admiral', () => {
  it('20.3 up to 7 nothing, 8 out of the battle, 9 and 10 wounded, 11 and more killed; Japan adds one', () => {
    expect(
      [
        [3, 4],
        [4, 4],
        [4, 5],
        [5, 5],
        [5, 6],
      ].map((faces) => fateOf('allies', faces)),
    ).toEqual(['aboard', 'box', 'wounded', 'wounded', 'killed']);
    expect(
      [
        [3, 3],
        [3, 4],
        [5, 5],
      ].map((faces) => fateOf('japan', faces)),
    ).toEqual(['aboard', 'box', 'killed']);
  });
  it('20.3 with his flagship sunk he rolls at once, and hoists his flag elsewhere', () => {
    const record = inTheMiddle({ ...led, phasing: 'allies' });
    sinkForTest(record, 'Chokai');
    play(record, 1, 2, ['Kako']);
    expect(record.battle.command.japan.officers[0]).toMatchObject({ ship: 'Kako', state: 'aboard' });
  });
  it('20.3 also when she goes down after the battle', () => {
    const record = inTheMiddle(led);
    Object.assign(shipOf(record.battle, 'Vincennes'), { damage: 4, critical: 'hidden' });
    record.battle.phase = 'leaving';
    const heard = play(record, 6, 6);
    expect(heard.of('admiral-lost')).toMatchObject([{ admiral: 'Scott', state: 'killed' }]);
  });
  it('20.2 R147 with his flagship he leaves the battle: the next one leads, and the honours are still his', () => {
    const record = inTheMiddle({ ...led, japan: { Chokai: 'A1', Aoba: 'C1' }, active: 2, damaged: { Chokai: 1 } });
    const { battle } = record;
    rate(record, 'japan', { B: 2 });
    Object.assign(battle.command.japan.chits, { commander: 3, subordinate: 1 });
    battle.phase = 'move';
    const heard = play(record, [['withdraw']]);
    expect(heard.of('admiral-lost')).toMatchObject([{ admiral: 'Mikawa', state: 'withdrawn' }]);
    expect([commanderOf(battle.command.japan)?.name, battle.command.japan.chits]).toMatchObject([
      'Goto',
      { commander: 1, subordinate: 0 },
    ]);
    expect(ledBy(battle.command.japan)?.name).toBe('Mikawa');
  });
  it('20.3 a wounded admiral is away for as many cycles as a die says', () => {
    const record = inTheMiddle({ ...led, phasing: 'allies' });
    sinkForTest(record, 'Chokai');
    const heard = play(record, 4, 4, 5);
    expect(heard.of('admiral-lost')).toEqual([{ side: 'japan', admiral: 'Mikawa', state: 'wounded' }]);
    expect(heard.of('cycles')).toMatchObject([{ face: 5 }]);
  });
  it('20.2 the subordinate takes over with the chits he has', () => {
    const record = inTheMiddle({ ...led, phasing: 'allies' });
    record.battle.command.japan.chits = { commander: 4, subordinate: 2, special: 0 };
    sinkForTest(record, 'Chokai');
    play(record, 6, 6);
    expect(record.battle.command.japan.chits).toMatchObject({ commander: 2, subordinate: 0 });
  });
  it('20.3 R33 he may shift his flag of his own will, and both ships lose the sequence', () => {
    const record = inTheMiddle(led);
    record.battle.phase = 'move';
    play(record, [[], ['Kako'], []]);
    expect(record.battle.command.japan.officers[0]?.ship).toBe('Kako');
    expect(['Chokai', 'Kako'].map((id) => shipOf(record.battle, id).fired)).toEqual([true, true]);
  });
});

describe('promotion', () => {
  it('20.5.1 for an enemy who broke off, for seven capital ships, or for coming up in reaction', () => {
    const record = inTheMiddle(led);
    expect(mayBePromoted(record.law, record.battle, 'japan')).toBe(false);
    record.battle.command.allies.brokenOff = true;
    expect(mayBePromoted(record.law, record.battle, 'japan')).toBe(true);
    const reacted = inTheMiddle({ ...led, reacted: 'allies' });
    expect(mayBePromoted(reacted.law, reacted.battle, 'allies')).toBe(true);
    const big = inTheMiddle({ ...led, allies: { Vincennes: 'E1', Quincy: 'E2', Chicago: 'E3', Astoria: 'E4' } });
    expect(mayBePromoted(big.law, big.battle, 'allies')).toBe(true);
  });
  it('20.5.2 any roll but 7 and 11 gives a chit', () => {
    const roll = (...dice: [number, number]) => {
      const record = inTheMiddle({ ...led, reacted: 'allies' });
      record.battle.phase = 'leaving';
      return play(record, ...dice).of('honour');
    };
    expect([roll(3, 4), roll(5, 6), roll(3, 3)].map(([honour]) => honour?.given)).toEqual([false, false, true]);
  });
  it('20.6 promoted and demoted by the dice he is neither', () => {
    const both = (...dice: number[]) => {
      const record = inTheMiddle(led);
      record.battle.phase = 'over';
      record.battle.matters = [
        { matter: 'honour', side: 'allies', kind: 'promotion', faces: [] },
        { matter: 'honour', side: 'allies', kind: 'demotion', faces: [] },
      ];
      return play(record, ...dice)
        .of('honour')
        .map(({ cancels }) => cancels);
    };
    expect([both(1, 1, 2, 2), both(3, 4, 2, 2), both(1, 1, 5, 6)]).toEqual([
      [false, true],
      [false, false],
      [false, false],
    ]);
  });
  it('20.6 who broke off with twice the losses may be demoted', () => {
    const { battle } = inTheMiddle(led);
    battle.command.allies.brokenOff = true;
    expect(mayBeDemoted(battle, 'allies')).toBe(false);
    shipOf(battle, 'Vincennes').damage = 4;
    expect(mayBeDemoted(battle, 'allies')).toBe(true);
    shipOf(battle, 'Aoba').damage = 5;
    expect(mayBeDemoted(battle, 'allies')).toBe(false);
  });
});
