import { flatTopGame } from '@ironbottom/flat-top';
import { describe, expect, test } from 'vitest';
import { type Played, played } from './testing.js';

const asAllies = Array.from({ length: 20 }, (_, i) => played({ allied: 'captain', japan: 'recruit' }, `captain ${i}`));
const asJapan = Array.from({ length: 20 }, (_, i) => played({ allied: 'recruit', japan: 'captain' }, `captain ${i}`));
const wins = (games: readonly Played[], side: string): number => games.filter(({ winner }) => winner === side).length;

/** All that can be switched on at once. */
const options = {
  criticalHits: true,
  combineFactors: true,
  strafing: true,
  submarines: true,
  fueling: true,
  towing: true,
  rescue: true,
  additionalPlanes: true,
  quickFighters: true,
  altitudeCost: true,
  chanceCombat: true,
};

describe('captain', () => {
  test('wins most of his games against recruit, on either side', () => {
    expect(wins(asAllies, 'allied')).toBeGreaterThanOrEqual(13);
    expect(wins(asJapan, 'japan')).toBeGreaterThanOrEqual(13);
  });

  test('answers every question legally, and never needs the least answer in place of his own', () => {
    expect([...asAllies, ...asJapan].flatMap(({ refused }) => refused)).toEqual([]);
  });

  test('4.1 arranges his own forces', () => {
    expect(asJapan[0]?.intents.map(({ text }) => text)).toContain(
      'Keeps planes off the field at Rabaul but for those about to take off: they would double the hits.',
    );
  });

  test('says what he means to do, with the turn and the place', () => {
    const strike = asAllies[0]?.intents.find(({ text }) => text.includes('strike at Rabaul'));
    expect(strike).toMatchObject({ turn: 0, at: expect.any(Number) });
  });

  const scenarios = flatTopGame.scenarios.map(({ id }) => id).filter((id) => id !== 'custom');
  test.each(scenarios)('plays either side of %s, with optional rules and without', { timeout: 120_000 }, (scenario) => {
    const both = { allied: 'captain', japan: 'captain' } as const;
    expect(played(both, 'all of them', false, {}, scenario, 9).refused).toEqual([]);
    expect(played(both, 'all of them', false, options, scenario, 6).refused).toEqual([]);
  });
});
