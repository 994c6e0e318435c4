import { silent } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { sound } from '../chapters/11-5-damage.js';
import { bombardCharts } from '../charts/bombard.js';
import { greatestLosses } from '../strike/losses.js';
import { bombardAsk } from './asks.js';
import { antiAirAt, bombsLeft, nextShots, shotAt, tollAsk, tollTaken } from './flying.js';
import {
  assignUnfit,
  baseHit,
  commandHit,
  modifierOf,
  onGround,
  pointsHit,
  remainderPaid,
  settleUnfit,
} from './hitting.js';
import type { Attack, BombardLaw, Bombing, Open } from './kit.js';
import { bombardPoints, openingOf } from './open.js';
import { bombardScenarios } from './scenarios.js';
import { imagined, seenBy } from './seen.js';
import { nextStep, stepDecision, stepDie } from './sequence.js';

function lawOf(id: string): BombardLaw {
  const scenario = bombardScenarios.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`no ${id}`);
  return { scenario, charts: bombardCharts };
}
const henderson = lawOf('henderson-nights');
const rabaul = lawOf('rabaul');

function begun(law: BombardLaw): Bombing & { open: Open } {
  const battle = openingOf(law);
  return { law, battle, open: battle.open };
}

const ships = (target: Attack['target'], strength: number): Attack => ({ target, naval: true, shift: 0, strength });
const planes = (target: Attack['target'], strength: number): Attack => ({ target, naval: false, shift: 0, strength });

/** Dice until somebody is asked. */
function thrown(bombing: Bombing, dice: readonly number[]): string | undefined {
  const faces = [...dice];
  for (let need = nextStep(bombing, silent); need?.need === 'die'; need = nextStep(bombing, silent)) {
    const face = faces.shift();
    if (face === undefined) return need.rule;
    stepDie(bombing, face, silent);
  }
  return undefined;
}

describe('the day', () => {
  it('17.2, 17.2.2 ships fire by night, all or half; who has none is not asked', () => {
    const fight = begun(henderson);
    expect(nextStep(fight, silent)).toMatchObject({ rule: '11.3', of: ['japan', 'allies'] });
    const second = begun(henderson);
    second.open.day = 2;
    expect(nextStep(second, silent)).toMatchObject({ rule: '17.2', of: ['japan'] });
    stepDecision(second, { japan: [['airfield half']] }, silent);
    expect([second.open.attacks[0]?.strength, second.open.ammunition.kongo]).toEqual([21, 'spared']);
  });
  it('17.2.4, 17.2.5 along a long coast a die says what ships reach; in 1944 Americans shoot without a shift', () => {
    const fight = begun(rabaul);
    fight.open.day = 4;
    stepDecision(fight, { allies: [['port']] }, silent);
    expect(fight.open.attacks[0]).toMatchObject({ strength: 4, shift: 0 });
    expect(nextStep(fight, silent)).toMatchObject({ rule: '17.2.4', sides: 10 });
    stepDie(fight, 2, silent);
    // Two, and three more in the jungle: half of it.
    expect(fight.open.attacks[0]?.strength).toBe(2);
  });
  it('17.2.5 in 1942 they are two columns to the left', () => {
    const law: BombardLaw = {
      ...rabaul,
      scenario: { ...rabaul.scenario, days: ['1/2/42', '1/2/42', '1/2/42', '1/2/42'] },
    };
    const fight = begun(law);
    fight.open.day = 4;
    stepDecision(fight, { allies: [['port']] }, silent);
    expect(fight.open.attacks[0]?.shift).toBe(-2);
  });
  it('6.1.1, R125 escorts first, one after the other; then bombers and CAP at the same time', () => {
    const fight = begun(henderson);
    stepDecisionRaid(fight, [4, 0], [2, 2]);
    const { open } = fight;
    expect(open.shots.map(({ by, on, strength }) => [by, on, strength])).toEqual([['cap', 'escort', 16]]);
    const [first] = open.shots;
    if (first === undefined) throw new Error('nobody fires');
    shotAt(open, henderson, first, [6, 6]);
    tollTaken(open, henderson, greatestLosses(tollAsk(open, henderson)), silent);
    // 18 eliminated and more aborted: of two points of Zeros none is left.
    expect([open.raid.A6M, open.capAttacked]).toEqual([0, true]);
    expect(nextShots(open, henderson, 'escort').map(({ by, on }) => [by, on])).toEqual([
      ['cap', 'bombers'],
      ['bombers', 'cap'],
    ]);
  });
  it('10.2 anti-aircraft fire takes bombers before they drop anything', () => {
    const fight = begun(henderson);
    stepDecisionRaid(fight, [0, 0], [2, 0]);
    expect(antiAirAt(fight.open, henderson, 'airfield')).toBe(10);
    expect(nextStep(fight, silent)).toMatchObject({ rule: '10.2' });
    stepDie(fight, 6, silent);
    stepDie(fight, 6, silent);
    nextStep(fight, silent);
    // Twelve in the column of 10: one lost, one turned away, and the raid is over.
    expect([fight.open.raiders.G4M, fight.open.attacks]).toEqual([4, []]);
    expect(bombsLeft(fight.open, henderson)).toBe(0);
  });
});

describe('the raid on its way in', () => {
  /** The CAP, the raid, and dice until somebody is asked. */
  const raided = (law: BombardLaw, cap: readonly number[], raid: readonly number[], dice: readonly number[]) => {
    const fight = begun(law);
    fight.open.night = true;
    fight.open.step = 'raid';
    const [attacker, defender] = law === rabaul ? (['allies', 'japan'] as const) : (['japan', 'allies'] as const);
    stepDecision(fight, { [attacker]: [['airfield'], ...raid], [defender]: [...cap] }, silent);
    return { fight, open: fight.open, wanted: thrown(fight, dice) };
  };
  const asked = (fight: Bombing) => nextStep(fight, silent);

  it('6.1.1 CAP that the escorts have driven off does not attack the bombers, and is still in the air when the bombs fall', () => {
    // Four Wildcats against four points of Zeros with four of Bettys. The CAP throws 2 and does nothing, the escorts 10.
    const { open } = raided(henderson, [4, 0], [4, 4], [1, 1, 5, 5]);
    const [driven, aloft] = [open.field.driven.F4F ?? 0, open.field.aloft.F4F ?? 0];
    expect(driven).toBe(1);
    expect(open.shots.find(({ by }) => by === 'cap')).toMatchObject({ on: 'bombers', many: aloft - driven });
    expect(onGround(open, 'F4F')).toBe(0);
  });
  it('6.3.2 bombers that were not hit shoot no fighter down, though they may drive one off', () => {
    // Five Bettys alone against one Wildcat: it throws 2, they throw 12.
    const { open } = raided(henderson, [1, 0], [5, 0], [1, 1, 6, 6]);
    expect([open.lost.allies, open.field.driven.F4F]).toEqual([0, 1]);
  });
  it('6.3.1 whoever attacked shares out what he did, where several types can suffer it', () => {
    // Eight Zeros at Dauntlesses, Avengers and Liberators without escort throw 9.
    const { fight, open } = raided(rabaul, [8], [0, 4, 2, 2], [4, 5]);
    expect(asked(fight)).toMatchObject({ rule: '6.3.1', of: ['japan'] });
    const ask = bombardAsk(seenBy(fight.battle, 'japan', rabaul), 'japan', rabaul);
    expect(ask.ask === 'sheet' ? ask.rows.length : 0).toBe(6);
    // The rows are B-24, SBD and TBF: a Liberator is shot down, and nobody else.
    stepDecision(fight, { japan: [1, 0, 0, 0, 0, 0] }, silent);
    expect([open.raiders['B-24'], open.raid.SBD, open.lost.allies]).toEqual([1, 4, 1]);
  });
  it('10.2 the guns may put their first result on a type that is half of the bombers; chance says who else is hit', () => {
    // Nobody attacks; the guns of a field of level 7 (35) throw 12: two shot down, two driven off.
    const { fight, open } = raided(rabaul, [0], [0, 4, 2, 2], [6, 6]);
    expect(asked(fight)).toMatchObject({ need: 'decision', rule: '10.2', of: ['japan'] });
    const ask = bombardAsk(seenBy(fight.battle, 'japan', rabaul), 'japan', rabaul);
    expect(ask.ask === 'pick' ? ask.of.map(({ id }) => id) : []).toEqual(['SBD']);
    stepDecision(fight, { japan: ['SBD'] }, silent);
    expect([open.raiders.SBD, open.gunned]).toEqual([3, { lost: 1, aborted: 2 }]);
    // Seven are left: two B-24, three SBD, two TBF.
    expect(asked(fight)).toMatchObject({ need: 'die', rule: '10.2', sides: 7 });
    stepDie(fight, 6, silent);
    expect([open.raiders.TBF, open.raiders.SBD, open.raiders['B-24']]).toEqual([1, 3, 2]);
    thrown(fight, [1, 1]);
    expect([open.back['B-24'], open.raiders['B-24']]).toEqual([2, 2]);
  });
});

/** Rows: the defender's CAP (F4F, P-400), the attacker's G4M and A6M. */
function stepDecisionRaid(fight: Bombing & { open: Open }, cap: readonly number[], raid: readonly number[]): void {
  fight.open.night = true;
  fight.open.step = 'raid';
  stepDecision(fight, { japan: [['airfield'], ...raid], allies: [...cap] }, silent);
}

describe('11.3, 11.4 what is hit', () => {
  it('11.3.1 planes in the air are not hit on the ground', () => {
    const fight = begun(henderson);
    fight.open.field.aloft = { F4F: 4 };
    expect([onGround(fight.open, 'F4F'), onGround(fight.open, 'SBD')]).toEqual([0, 3]);
    fight.open.queue = ['SBD'];
    pointsHit(fight, ships('airfield', 46), 12, silent);
    expect([fight.open.field.points.SBD, fight.open.lost.allies]).toEqual([1, 2]);
  });
  it('11.6.1 one more by day where nobody attacked the raid; by ships never', () => {
    const { open } = begun(henderson);
    expect([
      modifierOf(open, henderson, planes('airfield', 20)),
      modifierOf(open, henderson, ships('airfield', 20)),
    ]).toEqual([1, 0]);
    open.capAttacked = true;
    expect(modifierOf(open, henderson, planes('airfield', 20))).toBe(0);
  });
  it('11.4 ships have one less against a port on a long coast', () => {
    expect(modifierOf(begun(rabaul).open, rabaul, ships('port', 20))).toBe(-1);
  });
  it('11.5, 10.3.3 a damaged field works at less, and a gun for each level of damage is gone for good', () => {
    const fight = begun(henderson);
    baseHit(fight, ships('airfield', 46), 12, silent);
    expect([fight.open.field.damage.level, fight.open.field.antiAirLost]).toEqual([3, 3]);
    expect(antiAirAt(fight.open, henderson, 'airfield')).toBe(2);
    fight.open.field.damage = sound;
    expect(antiAirAt(fight.open, henderson, 'airfield')).toBe(7);
  });
  it('10.3, 10.3.3 a port fires with its own guns, with those of a lesser one while it is damaged, and some are gone for good', () => {
    const fight = begun(rabaul);
    expect(antiAirAt(fight.open, rabaul, 'port')).toBe(12);
    const port = fight.open.port;
    baseHit(fight, planes('port', 60), 11, silent);
    const levels = port?.damage.level ?? 0;
    expect(levels).toBeGreaterThan(0);
    expect(antiAirAt(fight.open, rabaul, 'port')).toBe(6 - levels);
    if (port !== null) port.damage = sound;
    expect(antiAirAt(fight.open, rabaul, 'port')).toBe(12 - levels);
  });
});

describe('11.5 who cannot fly', () => {
  it('11.5, 11.5.11 by dice for those on the ground, and by dice of their own for those who come home', () => {
    const fight = begun(henderson);
    fight.open.field.damage = { suppressed: 0, level: 1 };
    fight.open.field.aloft = { F4F: 4 };
    // Five on the ground, 40 %: two. Four in the air, 20 % at least: one. There is room for five of nine.
    settleUnfit(fight, [4, 1], silent);
    expect(fight.battle.secret.owed).toBe(4);
    settleUnfit(fight, [6, 6], silent);
    expect(fight.battle.secret.owed).toBe(5);
  });
  it('R127 those in the air do not count among those that the field’s dice are thrown for', () => {
    const fight = begun(rabaul);
    fight.open.field.damage = { suppressed: 1, level: 0 };
    fight.open.field.aloft = { A6M: 8 };
    // A fifth of five on the ground is one, a fifth of the eight that come home two: of thirteen together it would be three as well.
    settleUnfit(fight, [], silent);
    const parted = fight.battle.secret.owed;
    fight.open.field.damage = { suppressed: 0, level: 1 };
    // Level 6 still works: each die is one less. Half of five on the ground is three; those in the air throw a 1 of their own.
    settleUnfit(fight, [6, 1], silent);
    expect([parted, fight.battle.secret.owed]).toEqual([3, 5]);
  });
  it('11.5.6 the owner says which, and is asked wherever there are two types', () => {
    const fight = begun(henderson);
    fight.battle.secret.owed = 3;
    fight.open.step = 'unfit';
    expect(nextStep(fight, silent)).toMatchObject({ rule: '11.5.6', of: ['allies'] });
    expect(bombardAsk(seenBy(fight.battle, 'allies', henderson), 'allies', henderson)).toMatchObject({
      ask: 'split',
      total: 3,
    });
    assignUnfit(fight, { TBF: 1, SBD: 2 }, silent);
    expect(fight.battle.secret).toEqual({ unfit: { SBD: 2, TBF: 1, F4F: 0, 'P-400': 0 }, owed: 0 });
  });
  it('11.5.8 only those that can fly go up', () => {
    const fight = begun(henderson);
    fight.open.step = 'raid';
    fight.battle.secret.unfit = { F4F: 3 };
    const ask = bombardAsk(seenBy(fight.battle, 'allies', henderson), 'allies', henderson);
    expect(ask.ask === 'sheet' && ask.rows[0]).toMatchObject({ to: 1 });
  });
  it('11.5.10 each die is one less where the field worked at level 5 when it was hit, whatever is left of it now', () => {
    const unfit = (level: number): number => {
      const fight = begun(rabaul);
      fight.open.field.points = { A6M: 10 };
      fight.open.field.damage = { suppressed: 0, level: level - 3 };
      // Strength 46 and a 12: three levels of damage to a field of level 7.
      baseHit(fight, planes('airfield', 46), 12, silent);
      expect(fight.open.field.damage.level).toBe(level);
      settleUnfit(fight, [2, 2, 2], silent);
      return fight.battle.secret.owed;
    };
    // Whole, it works at 4 afterwards: 30 % instead of 60. From D1 on, at 6 when it is hit, the same; there is room for fifteen.
    expect([unfit(3), unfit(4)]).toEqual([3, 3]);
    const small = begun(henderson);
    small.open.field.points = { F4F: 5 };
    baseHit(small, ships('airfield', 46), 12, silent);
    settleUnfit(small, [1, 1, 2], silent);
    expect(small.battle.secret.owed).toBe(2);
  });
  it('the attacker imagines any planes but those seen to fly, and as many as were told at dawn', () => {
    const fight = begun(henderson);
    fight.open.operable = 5;
    fight.open.field.seen = { F4F: 4 };
    for (let n = 0; n < 5; n += 1) {
      const { secret } = imagined(seenBy(fight.battle, 'japan', henderson), 'japan', henderson, (most) => n % most);
      expect(Object.values(secret.unfit).reduce((sum, points) => sum + points, 0)).toBe(4);
      expect(secret.unfit.F4F ?? 0).toBe(0);
    }
  });
});

describe('11.5.1, 11.5.2 headquarters and repair', () => {
  it('11.5.1 Command Points go evenly, the rest as the owner likes', () => {
    const fight = begun(rabaul);
    if (fight.open.port !== null) fight.open.port.damage = { suppressed: 0, level: 1 };
    commandHit(fight, 5, silent);
    expect([fight.open.port?.command, fight.open.remainder]).toEqual([
      { 'Southeast Area Fleet': 10, '8th Area Army': 13 },
      1,
    ]);
    fight.open.step = 'remainder';
    expect(nextStep(fight, silent)).toMatchObject({ rule: '11.5.1', of: ['japan'] });
    remainderPaid(fight, ['8th Area Army'], silent);
    expect([fight.open.port?.command['8th Area Army'], fight.open.commandLost]).toEqual([12, 5]);
  });
  it('11.5.1 what one headquarters has not got the other loses', () => {
    const fight = begun(rabaul);
    if (fight.open.port === null) throw new Error('no port');
    Object.assign(fight.open.port, {
      damage: { suppressed: 0, level: 4 },
      command: { 'Southeast Area Fleet': 1, '8th Area Army': 15 },
    });
    commandHit(fight, 4, silent);
    expect([fight.open.port.command, fight.open.commandLost, fight.open.remainder]).toEqual([
      { 'Southeast Area Fleet': 0, '8th Area Army': 4 },
      12,
      0,
    ]);
  });
  it('11.5.2, R124 damage stays until engineers repair it, a level with each success', () => {
    const mended = (face: number): number => {
      const fight = begun(henderson);
      fight.open.field.damage = { suppressed: 0, level: 2 };
      fight.open.settledFor = fight.open.field.damage;
      fight.open.night = true;
      fight.open.flown = true;
      fight.open.step = 'repair';
      thrown(fight, [face]);
      return fight.open.field.damage.level;
    };
    expect([mended(4), mended(5)]).toEqual([1, 2]);
  });
  it('11.5.2 with field and port damaged the owner says where the engineers go', () => {
    const fight = begun(rabaul);
    fight.open.field.damage = { suppressed: 1, level: 0 };
    if (fight.open.port !== null) fight.open.port.damage = { suppressed: 1, level: 0 };
    fight.open.step = 'repair';
    expect(nextStep(fight, silent)).toMatchObject({ rule: '11.5.2', of: ['japan'] });
    stepDecision(fight, { japan: [['port'], ['port']] }, silent);
    expect(fight.open.repairs).toEqual(['port', 'port']);
  });
  it('R126 a point for every plane that can fly at dawn; planes lost, and points to begin with', () => {
    const fight = begun(henderson);
    fight.open.step = 'dawn';
    fight.battle.secret.unfit = { SBD: 2 };
    nextStep(fight, silent);
    expect([fight.open.day, fight.open.operable, bombardPoints(fight.open, henderson, 'allies')]).toEqual([2, 7, 7]);
    expect(bombardPoints(fight.open, henderson, 'japan')).toBe(henderson.scenario.worth.start);
  });
});
