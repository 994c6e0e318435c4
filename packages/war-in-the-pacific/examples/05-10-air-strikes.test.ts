/** The worked examples of chapters 5 to 8 and 10 that have figures in the text and that a battle reaches. */
import { expect, it } from 'vitest';
import { bombardmentLoss } from '../src/chapters/5-1-missions.js';
import { fighterStrength, mayFlyAt } from '../src/chapters/5-2-altitude.js';
import { isDoubled, isSpared } from '../src/chapters/6-3-results.js';
import { oddsOf } from '../src/chapters/7-8-attack.js';
import { commandLevel } from '../src/chapters/8-9-fleet-commanders.js';
import { carrierRatings, carrierReaction } from '../src/chapters/8-carrier-admirals.js';
import { groundStrength, lostForGood, restoredAA } from '../src/chapters/10-2-ground-fire.js';
import { sound } from '../src/chapters/11-5-damage.js';
import { airPoints } from '../src/charts/air-points.js';
import { strikeCharts } from '../src/charts/strike.js';
import { airAttackDesk } from '../src/desk/air-strike.js';
import { groundFireDesk } from '../src/desk/ground-fire.js';
import { begun, flight, lawOf, play } from '../src/strike/testing.js';

const law = lawOf('coral-sea-strikes');
const withWildcat = (air: readonly [number, number]) => {
  const values = { ...airPoints.values, F4F: { ...airPoints.values.F4F, air, altitude: 'low' as const } };
  return { ...law, charts: { ...strikeCharts, airPoints: { ...airPoints, values } } };
};
const wildcat = { type: 'F4F', elite: false, extended: false } as const;

it('E6, 5.1.3 eight Bettys on a second raid, one shot down, a modified 10: 15 % of seven, rounded up, is two more', () => {
  expect(bombardmentLoss(7, 1, 11, { commandPoints: 1 })).toBe(2);
});
it('E7, 5.2.1 a fighter rated 4 at low has 3 at medium and 2 at high', () => {
  const rated = withWildcat([4, 4]);
  expect((['low', 'medium', 'high'] as const).map((at) => fighterStrength(rated, wildcat, at))).toEqual([4, 3, 2]);
});
it('E8, 5.2.3 one rated 1 at low flies only there', () => {
  const rated = withWildcat([1, 1]);
  expect((['low', 'medium', 'high'] as const).filter((at) => mayFlyAt(rated, wildcat, at))).toEqual(['low']);
});
it('E9, 5.3.6 of seven fighters that met a raid one is shot down and one driven off: five meet the next', () => {
  const strike = begun(law);
  const { battle } = strike;
  const zeros = flight({ type: 'A6M', points: 7, from: 'Rabaul' }, { role: 'F', altitude: 'medium', met: true });
  const [dive] = [flight({ type: 'SBD', points: 6, from: 'Lunga' }, { role: 'D', altitude: 'medium', met: true })];
  battle.pools.japan = [];
  Object.assign(battle, {
    strike: 0,
    phase: 'air',
    queue: [],
    cap: [zeros],
    flights: [dive],
    levels: { low: 'none', medium: 'bare', high: 'none' },
  });
  // Return fire that shoots down one and drives off one, five points of strength each.
  const losses = { on: 'cap' as const, aborted: 5, eliminated: 5, limit: 1 };
  battle.air = { level: 'medium', bounce: 'none', steps: [], reply: null, bombersHit: 1, losses };
  play(strike, []);
  battle.phase = 'home';
  battle.flights = [];
  play(strike, Array(4).fill(1));
  expect([battle.down.japan, battle.pools.japan.reduce((sum, { points }) => sum + points, 0)]).toEqual([1, 5]);
});
it('E16, 6.3.3 from Tinian to Tokyo and back by way of Iwo Jima no more B-29s are lost', () => {
  expect(isSpared(66, [65, 66])).toBe(true);
  expect(isSpared(66, [133])).toBe(false);
  expect(isDoubled(law, 'SBD', 9)).toBe(true);
});
it('E17, 7.7.3 a wave entering by outer 4 meets on its way to the core the inner arc it shares with outer 3', () => {
  const strike = begun(law);
  const { battle } = strike;
  const ships = battle.ships.filter(({ side }) => side === 'allies');
  const arcs = ['core', 'inner 2', 'outer 4', 'outer 3', 'inner 1'] as const;
  for (const [i, arc] of arcs.entries()) Object.assign(ships[i] ?? {}, { arc, mark: arc });
  const planes = flight({ type: 'D3A', points: 3, from: 'x' }, { role: 'D', altitude: 'medium', wave: 1 });
  Object.assign(battle, { strike: 1, phase: 'entry', queue: [], flights: [planes], priority: 'general' });
  const heard: Parameters<typeof play>[3] = [];
  play(strike, [4, 3, 4], { 'target ring': [['core']] }, heard);
  const fire = heard.find(({ kind }) => kind === 'aa')?.data.strength;
  const share = law.charts.aaMatrix.values;
  const of = (at: number, ring: 'core' | 'inner' | 'outer') => {
    const { low, high } = law.units[ships[at]?.id ?? '']?.antiAir ?? { low: 0, high: 0 };
    return (share.rings.core[ring] / 100) * (low * share.approaches.dive.low + high * share.approaches.dive.high);
  };
  expect(fire).toBe(Math.floor((of(0, 'core') + of(1, 'inner') + of(2, 'outer')) / 100 + 0.5));
});
it('E18, 7.8.1 29 points against a defence of 6 are 4:1', () => {
  expect(oddsOf(29, 6)).toBe(4);
  // Two Air Points of SBD at Zuiho, in a table that says 29 where ours says 50.
  const at = strikeCharts.airSurfaceDamage.values.low[5]?.indexOf(50);
  const charts = { 'air-surface-damage': { [`low.5.${at}`]: 29 } };
  const read = airAttackDesk.check({ planes: [{ type: 'SBD', points: 2 }], target: { ship: 'Zuiho' }, charts });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const heard: Parameters<typeof play>[3] = [];
  play(read.sitting.record, [6, 1], {}, heard);
  expect(heard.find(({ kind }) => kind === 'result')?.data).toMatchObject({ points: 29, defence: 6, odds: 4 });
});
it('E19, 8.1.3 Fletcher in 1942 rolls 5 for reaction and loses two hexes', () => {
  const { reaction } = strikeCharts.carrierAdmirals.values.Fletcher ?? { reaction: { least: 2 } };
  expect(carrierReaction(reaction, 5)).toBe(-2);
});
it('E20, 8.1.4 Nagumo rolls 6, with four carriers, and needs 63 or less', () => {
  expect(carrierRatings(law, 'Nagumo', 6).A).toBe(7);
  const ships = ['Shokaku', 'Zuikaku', 'Akagi', 'Kaga'];
  const charts = {
    ...strikeCharts,
    strikeShips: {
      ...strikeCharts.strikeShips,
      values: { ...strikeCharts.strikeShips.values, Akagi: law.units.Shokaku, Kaga: law.units.Zuikaku },
    },
  } as typeof strikeCharts;
  const units = Object.fromEntries([
    ...Object.entries(law.units),
    ['Akagi', law.units.Shokaku],
    ['Kaga', law.units.Zuikaku],
  ]);
  const four = {
    ...law,
    charts,
    units,
    forces: { ...law.forces, japan: { ...law.forces.japan, ships, admirals: [{ name: 'Nagumo', ship: 'Shokaku' }] } },
  } as typeof law;
  const strike = begun(four);
  Object.assign(strike.battle, { phase: 'begin', strike: 1, queue: [] });
  Object.assign(strike.battle.officers.japan[0] ?? {}, { ratings: carrierRatings(law, 'Nagumo', 6) });
  const checked = (dice: number[]) => {
    const heard: Parameters<typeof play>[3] = [];
    play({ law: four, battle: structuredClone(strike.battle) }, dice, {}, heard);
    return heard.find(({ kind }) => kind === 'first check')?.data;
  };
  expect(checked([6, 3])).toMatchObject({ needed: 63, roll: 63, air: 7, points: 8 });
});
it('E21, 8.1.4 Air Rating 7, a second roll of 12 and a die of 2: of six fighters two fly, of fifteen bombers all', () => {
  const strike = begun(law);
  const { battle } = strike;
  const planes = [flight({ type: 'F4F', points: 6, from: 'x' }), flight({ type: 'SBD', points: 15, from: 'x' })];
  Object.assign(battle, { phase: 'second check', strike: 0, queue: [], faces: [7], flights: planes });
  play(strike, [6, 6, 2]);
  expect(battle.percent).toBe(30);
  expect(battle.flights.map(({ type, points }) => [type, points])).toEqual([
    ['F4F', 2],
    ['SBD', 15],
  ]);
});
it('E23, 8.9.1 Clark’s Command Level of 14 is 17 under Halsey in 1944', () => {
  const { allies } = law.forces;
  const of = (changes: object) =>
    commandLevel(
      lawOf('coral-sea-strikes', { date: '1/9/44', allies: { ...allies, cap: [], ...changes } }),
      'allies',
      'Clark',
    );
  expect([of({}), of({ fleet: 'Halsey' })]).toEqual([14, 17]);
});
it('E25, 10.2 planes that bombard troops are fired at by the troops alone', () => {
  const hex = [
    { target: 'units' as const, units: [{ antiAir: 3 }, { antiAir: 2 }] },
    { target: 'airfield' as const, level: 2, damage: sound, lost: 0 },
  ];
  expect(groundStrength(hex, 'units')).toBe(5);
  const raid = {
    planes: [{ type: 'G4M', points: 5 }],
    airfield: { level: 2 },
    units: [{ antiAir: 3 }, { antiAir: 2 }],
  };
  const read = groundFireDesk.check({ ...raid, target: 'units' });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  expect(read.sitting.record.strength).toBe(5);
});
it('E26, 10.3.3 a die of 4 and two Production Points restore 8', () => {
  expect(restoredAA(4, 2)).toBe(8);
});
it('E29, 10.3.3, 11.5 an airfield of level 1 with an AA of 5 takes D1 and has 4', () => {
  const field = (levels: number) =>
    groundStrength(
      [{ target: 'airfield', level: 1, damage: { ...sound, level: levels }, lost: lostForGood(0, levels) }],
      'airfield',
    );
  expect([field(0), field(1)]).toEqual([5, 4]);
});
