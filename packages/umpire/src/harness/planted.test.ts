import { describe, expect, test } from 'vitest';
import { planted } from '../toy/faults.js';
import { type Found, faultKinds, fuzz, reproduce, secrecy } from './index.js';

const seed = 2;

function foundIn({ by, trial }: (typeof planted)[number]): Found[] {
  return by === 'fuzz' ? fuzz(trial, { seed, orders: 10_000 }).found : secrecy(trial, { seed, states: 100 }).found;
}

describe('a planted fault is reported for what it is', () => {
  test.each(planted.map((fault) => [fault.kind, fault.name, fault] as const))('%s: %s', (kind, _name, fault) => {
    const [found] = foundIn(fault);
    expect(found?.fault.kind, found?.fault.what).toBe(kind);
    if (kind === 'field never imagined') return expect(found?.file).toBe('');
    expect(found?.file).toContain('ironbottom game');
    expect(reproduce(fault.trial, found?.file ?? '')?.kind, 'the saved game shows it again').toBe(kind);
  });

  test('there is one for every kind of fault the harness knows', () => {
    expect(faultKinds.filter((kind) => planted.every((fault) => fault.kind !== kind))).toEqual([]);
  });
});
