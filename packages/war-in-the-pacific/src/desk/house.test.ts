/** House charts at the desk: every procedure takes them, checks them, and counts with them. */
import { chance, deskOdds } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { warInThePacificDesk } from './index.js';

const desks = warInThePacificDesk.map((desk) => [desk.id.replace('war-in-the-pacific/', ''), desk] as const);
const called = (id: string) => {
  const found = desks.find(([name]) => name === id)?.[1];
  if (found === undefined) throw new Error(`there is no desk ${id}`);
  return found;
};
const problems = (id: string, charts: unknown): string[] => {
  const desk = called(id);
  const read = desk.check({ ...(desk.example as object), charts } as never);
  return 'problems' in read ? read.problems.map(({ field, rule, why }) => `${field}: ${why} (${rule})`) : [];
};

describe.each(desks)('%s', (id, desk) => {
  it('refuses a chart that there is not, and a value that does not fit, with what would be right', () => {
    expect(problems(id, { 'naval-ctr': {} })).toEqual([
      "charts: there is no chart 'naval-ctr', did you mean naval-crt? (CHART)",
    ]);
    expect(problems(id, { 'naval-crt': { '4.5': 'D9' } })).toEqual([
      expect.stringMatching(/^charts: naval-crt, 4\.5: expected .*, got "D9" \(CHART\)$/),
    ]);
  });
  it('takes charts that it does not read along, and marks what it does', () => {
    expect(problems(id, { 'naval-crt': { '4.5': 'D4' }, 'ground-losses': {} })).toEqual([]);
    const read = desk.check({ ...(desk.example as object), charts: { 'naval-crt': { '4.5': 'D4' } } } as never);
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    const used = desk.charts(read.sitting.record);
    const crt = used.find((chart) => chart.id === 'naval-crt');
    if (crt !== undefined) expect(crt.exceptions).toMatchObject([{ at: '4.5', provenance: 'house' }]);
    expect(used.filter(({ exceptions }) => exceptions.some(({ provenance }) => provenance === 'house'))).toHaveLength(
      crt === undefined ? 0 : 1,
    );
  });
});

/** Of each measure, the average of 200 sittings with the same dice. */
function means(id: string, charts: object): { [measure: string]: number } {
  const desk = called(id);
  const read = desk.check({ ...(desk.example as object), charts } as never);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const [policy] = Object.values(desk.policies);
  if (policy === undefined) throw new Error('no policy');
  const { outcomes } = deskOdds(desk, read.sitting, policy.policy, { below: chance(1), records: 0, samples: 200 });
  const sums: { [measure: string]: number } = {};
  for (const { chance: each, measures } of outcomes)
    for (const [name, value] of Object.entries(measures)) sums[name] = (sums[name] ?? 0) + each * value;
  return sums;
}

/** For each procedure a chart that it reads, and values that make it go otherwise. */
const otherwise: readonly (readonly [id: string, chart: string, values: object])[] = [
  ['gunfire', 'critical-hits', { 'allies.41-42.heavy': 3 }],
  ['torpedoes', 'surface-damage', { '3.5.5': 60, '3.0.5': 0 }],
  ['engagement', 'search-contact', { 3: 1 }],
  ['admiral', 'surface-admirals', { 'Wright.bands.2.S': 6 }],
  ['air-attack', 'naval-crt', { '4.0': 'S', '3.0': 'S', '2.0': 'S' }],
  ['anti-aircraft', 'aa-matrix', { 'approaches.dive.low': 0, 'approaches.dive.high': 0, 'approaches.low.low': 0 }],
  ['air-combat', 'air-points', { 'F4F.air.0': 9 }],
  ['ground-anti-aircraft', 'installation-aa', { 'airfield.1': 60 }],
  ['ground-combat', 'ground-losses', { '3.3': 6, '2.3': 6, '1.3': 6 }],
  ['bombard-airfield', 'bombardment-air-points', { '4.5': 90 }],
  ['bombard-port', 'bombardment-bases', { '4.5': 'D4' }],
  ['air-search', 'air-search', { 'medium.1': 99 }],
  ['submarine-attack', 'sub-hit', { 1: 2, 2: 2, 3: 2 }],
  ['midget-submarine', 'sub-damage', { '1.0': 'S' }],
];

describe('what is put in counts', () => {
  it('and there is a case for every procedure, but the one that is sampled', () => {
    expect([...otherwise.map(([id]) => id), 'strikes'].sort()).toEqual(desks.map(([id]) => id).sort());
  });
  it.each(otherwise)('%s: %s', (id, chart, values) => {
    expect(means(id, { [chart]: values })).not.toEqual(means(id, {}));
  });
});
