import { chance } from '@ironbottom/umpire';
import { countRules, type Fired } from '@ironbottom/umpire/harness';
import { expect, it } from 'vitest';
import { dateOf, dateOrder, type GameDate } from './calendar.js';
import { carrierReaction } from './chapters/8-carrier-admirals.js';
import { capturedAA } from './chapters/10-2-ground-fire.js';
import { weeksErased, workStops } from './chapters/11-5-damage.js';
import { surfaceModifier, turnersTaskForce } from './chapters/21-amphibious-admirals.js';
import {
  cadreReleased,
  chineseReplacements,
  japaneseReplacements,
  mayBeRebuilt,
  mayRaiseMilitia,
  mayReceive,
  militiaRaised,
  rebuiltQuality,
  replacementCost,
  replacements,
} from './chapters/23-11-replacements.js';
import {
  boxIsFree,
  breakdownCost,
  hitsAfter,
  hitsFit,
  mayRecombine,
  type Part,
  qualityAfter,
  recombinationCost,
  stepsLostByBreakdown,
} from './chapters/23-13-breakdown.js';
import { bombardmentOfAirPoints, damageLevels } from './charts/bombardment.js';
import { hexCost, hexesApart, hexId, liesOver, mapHex, overlays } from './hexes.js';
import { notInBattles } from './not-in-battles.js';

const below = chance(1942);
const oneOf = <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0];
const die = (): number => 1 + below(6);
const flip = (): boolean => below(2) === 0;
const aDate = (): GameDate => dateOf(`${below(5)}/${1 + below(13)}/${41 + below(5)}`);
const sheets = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
const part = (): Part => ({
  kind: oneOf(['infantry', 'engineers', 'artillery']),
  nation: oneOf(['us', 'australia']),
  quality: 1 + below(9),
  steps: 1 + below(4),
  hits: below(3),
});

/** Each with figures at random; what it asserts holds for all of them. */
const reckonings: readonly (() => void)[] = [
  function hexesAreReadAsTheyAreWritten() {
    const hex = { sheet: oneOf(sheets), column: 1 + below(60), row: 1 + below(40) };
    expect(mapHex(hexId(hex))).toEqual(hex);
    expect(hexesApart(hex, { ...hex, row: hex.row + 3 })).toBe(3);
  },
  function ofTwoSheetsOneLiesOnTop() {
    const [a, b] = [oneOf(sheets), oneOf(sheets)];
    expect([liesOver(a, b), liesOver(a, b) && liesOver(b, a)]).toEqual([overlays[a].includes(b), false]);
  },
  function nearerThePoleAHexIsCheaper() {
    expect(hexCost('arctic')).toBeLessThan(hexCost('temperate'));
    expect(hexCost('temperate')).toBeLessThan(hexCost('tropical'));
  },
  function aBetterRollReactsNoWorse() {
    const reaction = flip() ? { least: 5 + below(7) } : { most: 2 + below(7) };
    const roll = 2 + below(10);
    expect(carrierReaction(reaction, roll + 1)).toBeGreaterThanOrEqual(carrierReaction(reaction, roll));
    expect(carrierReaction(reaction, roll) * ('least' in reaction ? 1 : -1)).toBeGreaterThanOrEqual(0);
  },
  function noMoreGunsAreCapturedThanThereAre() {
    const guns = below(60);
    const sum = 2 + below(10);
    const left = capturedAA(bombardmentOfAirPoints, guns, sum);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThanOrEqual(guns);
    expect(capturedAA(bombardmentOfAirPoints, guns, sum + 1)).toBeGreaterThanOrEqual(left);
  },
  function workStopsAndWeeksAreLost() {
    const result = damageLevels[below(damageLevels.length)] ?? '-';
    expect(workStops(result)).toBe(result !== '-');
    expect(weeksErased(result)).toBe(result.startsWith('D') ? Number(result.slice(1)) : 0);
  },
  function transportsHinderAndTurnerHelps() {
    const points = below(9);
    expect(surfaceModifier(points) + points).toBe(0);
    const year = 42 + below(4);
    expect(turnersTaskForce(year).combat).toBe(year < 44 ? 0 : 1);
  },
  function stepsAreReceivedInOrder() {
    const unit = { broken: below(4) === 0, linked: below(4) > 0, enemy: below(4) === 0, depot: flip() };
    const fit = !unit.broken && unit.linked && !unit.enemy;
    expect(mayReceive(unit)).toBe(fit ? (unit.depot ? 3 : 2) : 0);
    const steps = below(9);
    expect(replacementCost(steps, true)).toBe(2 * replacementCost(steps, false));
  },
  function replacementsComeByDateAndPlace() {
    const date = aDate();
    expect(replacements(oneOf(['us', 'britain', 'australia']), date)).toBeGreaterThanOrEqual(0);
    expect(replacements('new-zealand', { ...date, cycle: 2 })).toBe(0);
    const points = below(200);
    expect(Math.abs(chineseReplacements(points) - points / 10)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(japaneseReplacements(points) - points / 20)).toBeLessThanOrEqual(0.5);
    expect(dateOrder(cadreReleased(date, die()))).toBeGreaterThan(dateOrder({ ...date, turn: 0 }));
  },
  function onlyCommonTroopsAreRebuilt() {
    const unit = { quality: 1 + below(9), specialist: flip() };
    expect(mayBeRebuilt(unit)).toBe(unit.quality <= 4 && !unit.specialist);
    expect(rebuiltQuality(die() + die())).toBeLessThanOrEqual(7);
  },
  function militiaComesLate() {
    const date = aDate();
    expect(mayRaiseMilitia(date, true, false)).toBe(date.year === 45);
    expect(mayRaiseMilitia(date, false, true)).toBe(true);
    const face = die();
    const points = below(9);
    expect(militiaRaised(face, points + 2)).toBe(militiaRaised(face, points) + 1);
  },
  function brokenDownNothingIsWon() {
    const quality = 1 + below(9);
    expect(breakdownCost(quality)).toBeGreaterThanOrEqual(breakdownCost(quality + 1));
    const parts = [1 + below(4), 1 + below(4), 1 + below(4)];
    const given = parts.map((steps) => below(steps + 1));
    const hits = given.reduce((sum, each) => sum + each, 0);
    expect([hitsFit(hits, parts, given), hitsFit(hits + 1, parts, given)]).toEqual([true, false]);
    expect(stepsLostByBreakdown(18, parts) + parts.reduce((sum, steps) => sum + steps, 0)).toBe(18);
    expect([boxIsFree(['A', 'B'], 'A'), boxIsFree(['B'], 'A')]).toEqual([false, true]);
  },
  function togetherTheyAreWhatTheyWere() {
    const parts = [part(), part(), part()];
    const [own, ...others] = parts;
    const parent = { nation: 'us', kinds: ['infantry'], own: own === undefined ? [] : [own] };
    expect(parts.some((each) => mayRecombine(parent, each, true))).toBe(false);
    for (const each of others)
      expect(mayRecombine(parent, each, false)).toBe(each.nation === 'us' && each.kind === 'infantry');
    const hits = parts.reduce((sum, each) => sum + each.hits, 0);
    const gone = part();
    expect([hitsAfter(parts, []), hitsAfter(parts, [gone])]).toEqual([hits, hits + gone.steps + 1]);
    const qualities = parts.map(({ quality }) => quality);
    const mean = qualityAfter(5, parts, true);
    expect(mean).toBeGreaterThanOrEqual(Math.min(...qualities));
    expect(mean).toBeLessThanOrEqual(Math.max(...qualities));
    const points = below(7);
    expect(2 * recombinationCost(points)).toBe(points);
  },
];

it('fuzz what the week will reckon with: it holds for figures at random, and every rule listed for it fires a hundred times', () => {
  const fired: Fired = {};
  countRules('war-in-the-pacific', fired, () => {
    for (let i = 0; i < 600; i++) for (const reckon of reckonings) reckon();
  });
  const ofWeek = Object.entries(notInBattles).filter(([, { by }]) => by === 'week');
  expect(ofWeek.filter(([rule]) => (fired[rule] ?? 0) < 100).map(([rule]) => `${rule}: ${fired[rule] ?? 0}`)).toEqual(
    [],
  );
});
