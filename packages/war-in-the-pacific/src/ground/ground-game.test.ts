import { silent } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { dateOf } from '../calendar.js';
import { checkModifier } from '../chapters/23-5-troop-quality.js';
import { attritionModifier, mayBesiege, rallyModifier, rallyQuality, withdrawalLoss } from '../chapters/23-8-rally.js';
import { groundCharts } from '../charts/ground.js';
import { japanGoesFirst } from '../charts/ground-terrain.js';
import { bombardmentDie, nextBombardment, repaired, takeNaval } from './bombarding.js';
import { attackers, declined } from './fighting.js';
import { hendersonField } from './henderson-field.js';
import { mayInterdict, takeInterdiction } from './interdicting.js';
import type { Fight, GroundBattle, GroundLaw, Open } from './kit.js';
import { kokoda } from './kokoda.js';
import { isLinked, marches, retreatHexes, stepsIn, tidy, unitModifier } from './land.js';
import { activate, besiege, march, mayActivate, mayBeBesieged, mayMarch, mayWithdraw, withdraw } from './marching.js';
import { mogaung } from './mogaung.js';
import { beginTurn, openingOf, squadronsOf } from './open.js';
import { bombersFit, bombLoad, pointsOnField } from './planes.js';
import { attrited, attritionOf, cutOff, mayBeSupplied, mayRally, rallied, rallyingOf, takeRally } from './rallying.js';
import { groundPoints } from './rulebook.js';
import { imagined, seenBy } from './seen.js';
import { nextStep, stepDecision, stepDie } from './sequence.js';
import { clashOf, foughtOut, tableSaying } from './testing.js';
import { groundWords } from './words.js';

const law: GroundLaw = { scenario: hendersonField, charts: groundCharts };
const fightOn = (of: GroundLaw = law): Fight & { battle: GroundBattle; open: Open } => {
  const battle = openingOf(of);
  return { law: of, battle, open: battle.open };
};

/** Units set down where the test wants them. */
function placed(open: Open, where: { [id: string]: string }): Open {
  for (const [id, hex] of Object.entries(where)) {
    const unit = open.units[id];
    if (unit !== undefined) unit.hex = hex;
  }
  return open;
}

const setActive = (open: Open, ...ids: string[]): void => {
  for (const id of ids) {
    const unit = open.units[id];
    if (unit !== undefined) unit.active = true;
  }
};

const setBroken = (open: Open, ...ids: string[]): void => {
  for (const id of ids) {
    const unit = open.units[id];
    if (unit !== undefined) unit.broken = true;
  }
};

describe('23.1 marching', () => {
  it('23.1 six points: one hex of jungle, and only active units go', () => {
    const { open } = fightOn();
    expect(marches(open, law, 'E2418', 'japan').map(({ to }) => to)).toEqual(['E2519']);
    expect(mayMarch(open, law, 'japan')).toEqual([]);
    setActive(open, '4');
    expect(mayMarch(open, law, 'japan').map(({ unit }) => unit.id)).toEqual(['4']);
  });
  it('23.1.1 who comes in on the enemy leaves an arrow, stops, and cannot march out again', () => {
    const { open } = fightOn();
    setActive(open, '4');
    march(open, law, 'japan', [['E2519']], silent);
    expect(open.arrows).toEqual([{ side: 'japan', from: 'E2418', to: 'E2519' }]);
    expect(mayMarch(open, law, 'japan')).toEqual([]);
  });
  it('23.1.1 the arrow goes when the hex is no longer shared', () => {
    const { open } = fightOn();
    setActive(open, '4');
    march(open, law, 'japan', [['E2519']], silent);
    placed(open, { 4: 'E2418' });
    tidy(open, law);
    expect(open.arrows).toEqual([]);
  });
  it('23.3.2 nobody retreats to the enemy, or over a hexside he came in by', () => {
    const { open } = fightOn();
    setActive(open, '4');
    march(open, law, 'japan', [['E2519']], silent);
    placed(open, { 124: 'E2619', pioneers: 'E2619' });
    expect(retreatHexes(open, law, 'E2519', 'allies')).toEqual([]);
    placed(open, { 124: 'E2519', pioneers: 'E2519' });
    expect(retreatHexes(open, law, 'E2519', 'allies')).toEqual(['E2619']);
  });
  it('23.0 units are activated for Command Points, and labour never', () => {
    const { open } = fightOn();
    expect(mayActivate(open, law, 'japan').map(({ id }) => id)).toEqual(['4', '124']);
    activate(open, law, { japan: [['4']] }, silent);
    expect([open.units['4']?.active, open.command.japan]).toEqual([true, 4]);
  });
  it('23.1 the day’s initiative: low dice are Japan’s, and fewer with the years', () => {
    const first = (date: string, face: number) => japanGoesFirst(groundCharts.dayInitiative, dateOf(date), face);
    expect([first('1/1/42', 4), first('3/11/42', 4), first('3/11/42', 3), first('1/1/44', 2)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('23.2 who attacks', () => {
  it('23.2 whoever has the turn and declines deactivates what he has there; the other does not', () => {
    const { open } = fightOn();
    placed(open, { 4: 'E2519' });
    setActive(open, '4', '1m');
    open.phasing = 'japan';
    declined(open, law, 'E2519', 'allies', silent);
    expect(attackers(open, law, 'E2519', 'allies')).toEqual(['1m']);
    declined(open, law, 'E2519', 'japan', silent);
    expect(attackers(open, law, 'E2519', 'japan')).toEqual([]);
  });
  it('23.4 who has pursued attacks no more this turn', () => {
    const { open } = fightOn();
    setActive(open, '1m');
    const unit = open.units['1m'];
    if (unit !== undefined) unit.spent = true;
    expect(attackers(open, law, 'E2519', 'allies')).toEqual([]);
    beginTurn(open, law);
    expect(attackers(open, law, 'E2519', 'allies')).toEqual(['1m']);
  });
});

describe('23.7 sieges', () => {
  it('23.7 two to one in steps, in a hex shared since the phase began', () => {
    expect([mayBesiege(4, 2), mayBesiege(3, 2)]).toEqual([true, false]);
    const { open } = fightOn();
    placed(open, { 4: 'E2519' });
    expect(mayBeBesieged(open, law, 'allies')).toEqual([]);
    open.shared = ['E2519'];
    expect(mayBeBesieged(open, law, 'allies')).toEqual(['E2519']);
    expect(mayBeBesieged(open, law, 'japan')).toEqual([]);
  });
  it('23.7 the besieged have no way out, until it is less than two to one', () => {
    const { open } = fightOn();
    placed(open, { 4: 'E2519' });
    besiege(open, law, 'allies', ['E2519'], silent);
    expect(retreatHexes(open, law, 'E2519', 'japan')).toEqual([]);
    placed(open, { 124: 'E2519', pioneers: 'E2519', '16': 'E2519', '29': 'E2519' });
    tidy(open, law);
    expect(open.hexes.E2519?.siege).toBe(null);
    expect(retreatHexes(open, law, 'E2519', 'japan')).toEqual(['E2418', 'E2619']);
  });
  it('23.7, R157 nor do the besieged withdraw; the besiegers may', () => {
    const { open } = fightOn();
    placed(open, { 4: 'E2519' });
    expect(mayWithdraw(open, law, 'japan').map(({ hex }) => hex)).toEqual(['E2519', 'E2519']);
    besiege(open, law, 'allies', ['E2519'], silent);
    expect(mayWithdraw(open, law, 'japan')).toEqual([]);
    expect(mayWithdraw(open, law, 'allies')).not.toEqual([]);
  });
  it('23.7, R145 nobody joins the besieged; when the siege is over they arrive', () => {
    const { open } = fightOn();
    placed(open, { 4: 'E2519', '1m': 'E2619', '5m': 'E2619', '7m': 'E2619' });
    besiege(open, law, 'japan', ['E2519'], silent);
    beginTurn(open, law);
    expect([open.hexes.E2519?.siege, open.units['164']?.hex]).toEqual(['japan', null]);
    placed(open, { '1m': 'E2519' });
    tidy(open, law);
    beginTurn(open, law);
    expect([open.hexes.E2519?.siege, open.units['164']?.hex]).toEqual([null, 'E2519']);
  });
});

describe('23.8 rally', () => {
  const tried = {
    quality: 7,
    others: 0,
    unbroken: 0,
    fort: 0,
    supplied: false,
    gurkhas: false,
    chineseAtHome: false,
  };
  it('23.8 the lead unit checks with half its quality; Chinese at home with all of it', () => {
    expect([rallyQuality(tried), rallyQuality({ ...tried, chineseAtHome: true })]).toEqual([4, 7]);
  });
  it('23.8.1 one more for each other that tries, one less for each unbroken unit and for a fort', () => {
    expect([rallyModifier({ ...tried, others: 2 }), rallyModifier({ ...tried, unbroken: 2, fort: 1 })]).toEqual([
      2, -3,
    ]);
  });
  it('23.8.2 half a Command Point each, for Japanese in the jungle: one less', () => {
    expect(rallyModifier({ ...tried, supplied: true })).toBe(-1);
    const { open } = fightOn();
    setBroken(open, '4', '1m');
    const [there] = mayRally(open, law, 'japan');
    const [marines] = mayRally(open, law, 'allies');
    if (there === undefined || marines === undefined) throw new Error('nobody is broken');
    expect(mayBeSupplied(open, law, 'japan', there)).toBe(true);
    expect(mayBeSupplied(open, law, 'allies', marines)).toBe(false);
    takeRally(open, law, { japan: [['4'], ['supplied']] }, silent);
    expect([open.command.japan, open.tries[0]?.supplied]).toEqual([5, true]);
  });
  it('23.8.2 what is spent on it is told, for the enemy sees the points go', () => {
    const { open } = fightOn();
    setBroken(open, '4');
    const told: { kind: string; data: object }[] = [];
    const out = {
      ...silent,
      on: true,
      tell: (_: unknown, __: unknown, kind: string, data: object) => told.push({ kind, data }),
    };
    takeRally(open, law, { japan: [['4'], ['supplied']], allies: [] }, out);
    expect(told).toMatchObject([
      { kind: 'rallying', data: { side: 'japan', spent: 1 } },
      { kind: 'rallying', data: { side: 'allies', spent: 0 } },
    ]);
  });
  it('23.8 the hexes stand in the order of the map, however a saved game has written them down', () => {
    const burma: GroundLaw = { scenario: mogaung, charts: groundCharts };
    const { open } = fightOn(burma);
    setBroken(open, ...Object.keys(open.units));
    const turned = { ...open, hexes: Object.fromEntries(Object.entries(open.hexes).reverse()) };
    const allies = mayRally(open, burma, 'allies');
    expect(allies.length).toBeGreaterThan(1);
    expect(mayRally(turned, burma, 'allies')).toEqual(allies);
  });
  it('23.8 only in hexes without enemies', () => {
    const { open } = fightOn();
    setBroken(open, '4');
    placed(open, { 4: 'E2519' });
    expect(mayRally(open, law, 'japan')).toEqual([]);
  });
  it('23.8, 23.8.3 passed: whole again; failed: deactivated; a natural 0 always passes', () => {
    const trial = (face: number) => {
      const { open } = fightOn();
      setBroken(open, '4');
      setActive(open, '4');
      open.tries = [{ side: 'japan', hex: 'E2418', units: ['4'], supplied: false }];
      rallied(open, law, face, silent);
      return [open.units['4']?.broken, open.units['4']?.active];
    };
    // Quality 4, two unbroken units beside it: up to 6.
    expect([trial(6), trial(7)]).toEqual([
      [false, true],
      [true, false],
    ]);
    const { open } = fightOn();
    const all = ['4', '124', 'pioneers'];
    setBroken(open, ...all);
    open.tries = [{ side: 'japan', hex: 'E2418', units: ['pioneers', '4', '124'], supplied: false }];
    rallied(
      open,
      {
        ...law,
        scenario: { ...hendersonField, units: hendersonField.units.map((unit) => ({ ...unit, troopQuality: 1 })) },
      },
      10,
      silent,
    );
    expect(all.map((id) => open.units[id]?.broken)).toEqual([false, false, false]);
  });
});

describe('23.9 withdrawal', () => {
  it('23.9 a group leaves a shared hex for a step, for two if anybody there is broken, and is deactivated', () => {
    expect([withdrawalLoss(false), withdrawalLoss(true)]).toEqual([1, 2]);
    const { open } = fightOn();
    placed(open, { 4: 'E2519' });
    setActive(open, '4');
    expect(mayWithdraw(open, law, 'japan').map(({ to }) => to)).toEqual(['E2418', 'E2619']);
    open.leaving = { hex: 'E2519', to: 'E2418' };
    withdraw(open, law, 'japan', ['4'], silent);
    expect(open.units['4']).toMatchObject({ hex: 'E2418', steps: 2, active: false });
    expect(open.lost.japan).toBe(1);
  });
  it('23.9 groups may leave several hexes in a segment; all who leave one of them go the same way', () => {
    const fight = fightOn();
    const { open } = fight;
    placed(open, { 4: 'E2519', 124: 'E2519', pioneers: 'E2619', '1m': 'E2619', 16: 'E2519' });
    Object.assign(open, { step: 'withdraw', phasing: 'japan' });
    stepDecision(fight, { japan: ['E2519>E2418'] }, silent);
    stepDecision(fight, { japan: ['4'] }, silent);
    expect(nextStep(fight, silent)).toMatchObject({ need: 'decision', rule: '23.9', of: ['japan'] });
    expect(mayWithdraw(open, law, 'japan').filter(({ hex }) => hex === 'E2519')).toEqual([
      { hex: 'E2519', to: 'E2418' },
    ]);
    stepDecision(fight, { japan: [] }, silent);
    expect(open.step).toBe('order');
  });
});

describe('25.1 the cut-off', () => {
  it('R61 a unit is linked by land that is not the enemy’s alone', () => {
    const { open } = fightOn();
    expect(isLinked(open, law, 'E2418', 'japan')).toBe(true);
    placed(open, { 4: 'E2619' });
    expect(isLinked(open, law, 'E2619', 'japan')).toBe(false);
    placed(open, { 124: 'E2519' });
    expect(isLinked(open, law, 'E2619', 'japan')).toBe(true);
  });
  it('25.1 they cannot rally, and check at the end of the cycle: broken, or a step', () => {
    const { open } = fightOn();
    placed(open, { 4: 'E2619' });
    setBroken(open, '4');
    expect(mayRally(open, law, 'japan')).toEqual([]);
    expect(cutOff(open, law)).toEqual(['4']);
    open.queue = ['4', '4'];
    attrited(open, law, 5, silent);
    expect(open.units['4']?.steps).toBe(2);
    setBroken(open, '124');
    const unbroken = open.units['4'];
    if (unbroken !== undefined) unbroken.broken = false;
    attrited(open, law, 8, silent);
    expect(open.units['4']).toMatchObject({ steps: 2, broken: true });
  });
  it('23.5 whoever is cut off in works of his own checks at one less', () => {
    const { open } = fightOn();
    expect([attritionOf(open, law, '1m').modifier, attritionOf(open, law, '4').modifier]).toEqual([-1, 0]);
  });
  it('25.1 a last step is spared more easily; 25.1.1 the Arctic is harder', () => {
    expect([
      attritionModifier({ broken: true, steps: 1 }, false),
      attritionModifier({ broken: true, steps: 2 }, true),
    ]).toEqual([-1, 1]);
  });
});

describe('25.6 to 25.8 Chindits, Marauders and Gurkhas', () => {
  const burma: GroundLaw = { scenario: mogaung, charts: groundCharts };
  it('25.6.2, 25.7 unbroken they are never cut off; broken like anybody', () => {
    const { open } = fightOn(burma);
    placed(open, { 77: 'D1211', 5307: 'D1211', 150: 'D1010', 42: 'D1010', '3-6': 'D1010', '3-9': 'D1010' });
    placed(open, { 114: 'D1210', 56: 'D1210', 128: 'D1111', 53: 'D1110' });
    expect(cutOff(open, burma).filter((id) => ['77', '5307'].includes(id))).toEqual([]);
    setBroken(open, '77', '5307');
    expect(cutOff(open, burma).filter((id) => ['77', '5307'].includes(id))).toEqual(['77', '5307']);
  });
  it('25.8 Gurkhas rally, wither and stand under fire at one less too', () => {
    const { open } = fightOn(burma);
    placed(open, { '3-6': 'D1010', '3-9': 'D1010', 77: 'D1010', 114: 'D1210' });
    setBroken(open, '3-6', '3-9', '77');
    const rallying = (...units: string[]) =>
      rallyingOf(open, burma, { side: 'allies', hex: 'D1010', units, supplied: false });
    expect([rallying('3-6', '3-9').gurkhas, rallying('3-6', '77').gurkhas]).toEqual([true, false]);
    expect(rallyModifier({ ...rallying('3-6'), unbroken: 0 })).toBe(-1);
    // A last step, and a Gurkha.
    expect([attritionOf(open, burma, '3-6').modifier, attritionOf(open, burma, '77').modifier]).toEqual([-2, 0]);
    expect([unitModifier(open, burma, '3-6'), unitModifier(open, burma, '114')]).toEqual([-1, -1]);
  });
  it('25.8 Gurkhas check at one less, but not where they lead others', () => {
    expect(checkModifier([{ arm: 'gurkha' }, { arm: 'gurkha' }])).toBe(-1);
    expect([checkModifier([{ arm: 'gurkha' }, { arm: 'cw' }]), checkModifier([])]).toEqual([0, 0]);
    const stood = (second: 'gurkha' | 'cw') =>
      foughtOut(
        clashOf({
          japan: [{ quality: 7, steps: 2 }],
          allies: [
            { quality: 6, steps: 1, arm: 'gurkha' },
            { quality: 6, steps: 2, arm: second },
          ],
          date: '1/6/44',
        }),
        [5, 7],
        {},
        tableSaying('0/1 defender'),
      ).gone;
    expect([stood('gurkha'), stood('cw')]).toEqual([null, { side: 'allies', to: 'yonder' }]);
  });
});

describe('23.1.2 strikes on the march', () => {
  const marched = (to: string, sum: readonly number[]) => {
    const fight = fightOn();
    placed(fight.open, { '1m': 'E2619', '5m': 'E2619', '7m': 'E2619', '3d': 'E2619' });
    if (to === 'E2619') placed(fight.open, { 4: 'E2519' });
    setActive(fight.open, '4');
    fight.open.phasing = 'japan';
    fight.open.marched = [{ unit: '4', from: 'E2418', to, cost: 4 }];
    placed(fight.open, { 4: to });
    fight.open.step = 'interdict';
    takeInterdiction(fight, [['4'], 5], silent);
    fight.open.orders = fight.open.orders.map((order) => ({ ...order, strength: 200 }));
    nextStep(fight, silent);
    for (const face of sum) stepDie(fight, face, silent);
    return fight.open;
  };
  it('23.1.2 whoever cannot pay for the hex any more goes back, and what stopped him counts there', () => {
    // Nine in the last column is +3: seven points of six.
    const open = marched('E2519', [4, 5]);
    expect([open.units['4']?.hex, open.shellings[0]?.modifier, open.shellings[0]?.hex]).toEqual(['E2418', 3, 'E2418']);
    expect(marched('E2519', [4, 4]).units['4']?.hex).toBe('E2519');
  });
  it('R128 where he comes in on troops of ours it counts in their combat', () => {
    const open = marched('E2619', [4, 5]);
    expect([open.units['4']?.hex, open.shellings[0]]).toMatchObject([
      'E2619',
      { hex: 'E2619', modifier: 3, openly: true },
    ]);
  });
  it('23.1.2 only planes that have not flown', () => {
    const { open } = fightOn();
    open.phasing = 'japan';
    open.marched = [{ unit: '4', from: 'E2418', to: 'E2519', cost: 4 }];
    expect(mayInterdict(open, law)).toBe(true);
    if (open.airfield !== null) open.airfield.out = 5;
    expect(mayInterdict(open, law)).toBe(false);
  });
});

describe('bombardments of the week', () => {
  const shelled = (target: string, dice: readonly number[], table: 'first' | 'second' = 'first') => {
    const fight = fightOn();
    fight.battle.secret.tables.allies = table;
    fight.open.chose.allies = true;
    takeNaval(fight, { japan: [[target]] }, silent);
    nextBombardment(fight.open, law);
    for (const face of dice) bombardmentDie(fight, face, silent);
    return fight;
  };
  it('17.2 Kongo and Haruna bring 46; half of it costs nothing, all of it half their ammunition', () => {
    expect(squadronsOf(fightOn().open, law, 'japan').map(({ id }) => id)).toEqual(['kongo']);
    expect([
      shelled('airfield', []).open.orders[0]?.strength,
      shelled('airfield half', []).open.squadrons.kongo,
    ]).toEqual([46, 'spared']);
    expect(shelled('airfield', []).open.squadrons.kongo).toBe('half');
  });
  it('11.3 planes by type, then the field, then who can fly, which the owner alone is told', () => {
    const { open, battle } = shelled('airfield', [6, 6, 1, 1, 4, 3, 1, 1, 4, 4, 5]);
    expect([open.airfield?.points, open.airfield?.damage]).toEqual([
      { F4F: 1, 'P-400': 1, SBD: 2, TBF: 1 },
      { suppressed: 0, level: 1 },
    ]);
    expect(battle.secret.inoperable).toBe(3);
    expect([seenBy(battle, 'allies').inoperable, seenBy(battle, 'japan').inoperable]).toEqual([3, null]);
  });
  it('11.5.8, R62 the unfit do not fly, and whatever carries no bombs is unfit first', () => {
    const { open } = fightOn();
    expect([bombersFit(open, law, 3), bombersFit(open, law, 6), pointsOnField(open)]).toEqual([5, 3, 9]);
    expect([bombLoad(open, law, 1), bombLoad(open, law, 5)]).toEqual([5, 19]);
  });
  it('11.5.9 in a week the field gets a level better', () => {
    expect(repaired({ damage: { suppressed: 0, level: 2 } })).toEqual({ suppressed: 0, level: 1 });
    expect(repaired({ damage: { suppressed: 0, level: 1 } })).toEqual({ suppressed: 1, level: 0 });
    expect(repaired({ damage: { suppressed: 0, level: 0 } })).toBe(null);
  });
  it('11.2 the same dice come to something else by the other table; the other side is not told which', () => {
    const [first, second] = [shelled('E2519', [1, 1]), shelled('E2519', [1, 1], 'second')];
    expect(first.open.shellings[0]?.seen).toEqual({ check: false, fort: true, step: false });
    expect(second.open.shellings[0]?.seen).toEqual({ check: true, fort: false, step: false });
    expect(first.open.hexes.E2519?.fort).toBe(0);
  });
  it('11.2.2 units check once for ships; a fort helps; failed they are broken', () => {
    const { open } = shelled('E2519', [1, 1, 10, 9, 8, 7], 'second');
    expect(open.units['1m']).toMatchObject({ broken: false, checked: { naval: true, air: false } });
    expect(['1m', '3d', '5m', '7m'].map((id) => open.units[id]?.broken)).toEqual([false, true, false, false]);
  });
  it('R63 a step falls on the largest unit', () => {
    const strong = fightOn();
    strong.battle.secret.tables.allies = 'first';
    strong.open.orders = [{ by: 'japan', how: 'naval', target: 'E2519', strength: 200, shift: 0 }];
    nextBombardment(strong.open, law);
    bombardmentDie(strong, 6, silent);
    bombardmentDie(strong, 6, silent);
    expect(strong.open.lost.allies).toBe(1);
    expect(stepsIn(strong.open, law, 'E2519', 'allies')).toBe(11);
  });
  it('what is imagined agrees with everything that was seen', () => {
    const { battle } = shelled('E2519', [1, 1], 'second');
    for (let n = 0; n < 10; n += 1)
      expect(imagined(seenBy(battle, 'japan'), 'japan', law, (most) => n % most).secret.tables.allies).toBe('second');
  });
});

describe('R68 what stands in for the other book', () => {
  it('R68 a regiment costs a Command Point, jungle four of six movement points and a mountain all of them', () => {
    const { jungle, mountain, clear } = groundCharts.groundMovement.values;
    expect([clear, jungle, mountain]).toEqual([2, 4, 6]);
    expect(
      hendersonField.units.filter(({ size }) => size === 'regiment').every(({ activation }) => activation === 1),
    ).toBe(true);
  });
  it('R68 Japan goes first up to 4 until the middle of 1942, then up to 3, 2 and 1 by year', () => {
    const most = ['1/6/42', '1/8/42', '1/5/43', '1/5/44'].map(
      (date) =>
        [1, 2, 3, 4, 5, 6].filter((face) => japanGoesFirst(groundCharts.dayInitiative, dateOf(date), face)).length,
    );
    expect(most).toEqual([4, 3, 2, 1]);
  });
  it('R68 a field gets a level better in a week: D2, D1, suppressed, whole', () => {
    const after = [2, 1].map((level) => repaired({ damage: { suppressed: 0, level } }));
    expect(after).toEqual([
      { suppressed: 0, level: 1 },
      { suppressed: 1, level: 0 },
    ]);
    expect(repaired({ damage: { suppressed: 1, level: 0 } })).toEqual({ suppressed: 0, level: 0 });
  });
});

describe('points', () => {
  it('R64 steps of the enemy, the objective, and what Japan has to begin with', () => {
    const { open } = fightOn();
    open.lost = { japan: 3, allies: 2 };
    expect([groundPoints(open, law, 'japan'), groundPoints(open, law, 'allies')]).toEqual([13, 13]);
  });
  it('units land in their week, and wait where the enemy holds the beach', () => {
    const { open } = fightOn();
    expect(open.units['16']?.hex).toBe(null);
    placed(open, { 4: 'E2519', 124: 'E2519', pioneers: 'E2519', '1m': 'E2418' });
    beginTurn(open, law);
    expect([open.units['16']?.hex, open.units['164']?.hex]).toEqual([null, 'E2519']);
  });
  it('the Kokoda track: the range between Buna and Port Moresby is not crossed', () => {
    expect(kokoda.hexes.E1218?.next).toEqual(['E1118', 'E1219']);
  });
});

describe('the week', () => {
  it('11.2 both sides choose a table where both may be bombarded', () => {
    expect(nextStep(fightOn(), silent)).toMatchObject({ rule: '11.2', of: ['japan', 'allies'] });
    expect(nextStep(fightOn({ ...law, scenario: kokoda }), silent)).toMatchObject({ rule: '23.1', need: 'die' });
  });
  it('17.2 only who has ships off the coast bombards by night', () => {
    const fight = fightOn();
    fight.open.step = 'naval';
    expect(nextStep(fight, silent)).toMatchObject({ rule: '17.2', of: ['japan'] });
  });
  it('11.5.9 a field repaired from D2 to D1 has it thrown for anew who can fly', () => {
    const fight = fightOn();
    fight.open.step = 'rallying';
    if (fight.open.airfield !== null) fight.open.airfield.damage = { suppressed: 0, level: 2 };
    expect(nextStep(fight, silent)).toMatchObject({ rule: '11.5', by: 'allies' });
    expect([fight.open.turn, fight.open.airfield?.damage]).toEqual([2, { suppressed: 0, level: 1 }]);
    stepDie(fight, 6, silent);
    expect([fight.battle.secret.inoperable, fight.open.step]).toEqual([5, 'post']);
  });
  it('23.0 at the end of a cycle everybody is deactivated; at the end of another week nobody', () => {
    const after = (turn: number): boolean | undefined => {
      const fight = fightOn();
      fight.open.turn = turn;
      fight.open.step = 'rallying';
      setActive(fight.open, '1m');
      nextStep(fight, silent);
      return fight.open.units['1m']?.active;
    };
    expect([after(2), after(4)]).toEqual([true, false]);
  });
});

describe('words', () => {
  const said = (kind: string, data: { [key: string]: string | number | boolean | string[] }): string =>
    groundWords({ rule: '23.2', kind, to: 'all', data });
  it('Japan is one, the Allies are many', () => {
    expect(said('declined', { side: 'japan', at: 'Lunga' })).toBe('Japan does not attack at Lunga.');
    expect(said('declined', { side: 'allies', at: 'Lunga' })).toBe('The Allies do not attack at Lunga.');
    expect(said('surrendered', { side: 'allies', hex: 'Lunga' })).toBe(
      'The Allies have nowhere to go and surrender at Lunga.',
    );
  });
});
