import { describe, expect, it } from 'vitest';
import { campaignOf, passTo } from '../campaign-testing.js';
import type { Position } from '../scenarios/scenario.js';

function ending(set: Position, scenario = 'campaign', turn = 99) {
  const campaign = campaignOf({ set: { air: {}, ...set }, scenario });
  passTo(campaign, 'economy', 'japan', turn);
  return campaign.game.state.umpire.over;
}

describe('R30 how the war ends', () => {
  it('R30a the Allies win when they hold a Home Base', () => {
    expect(ending({ first: 7, control: { kure: 'allies' } }, 'campaign', 8)).toMatchObject({
      winners: ['allies'],
      rule: 'R30a',
    });
  });

  it('R30b Japan wins with San Francisco, or with two of Pearl Harbor, Sydney and Calcutta', () => {
    const held = (...bases: string[]) =>
      ending({ first: 3, control: Object.fromEntries(bases.map((base) => [base, 'japan'])) }, 'campaign', 4)?.rule;
    expect(held('san-francisco')).toBe('R30b');
    expect(held('sydney', 'calcutta')).toBe('R30b');
    expect(held('sydney')).toBeUndefined();
  });

  it('R30c at the end the Allies need a manned base in supply within two hexes of Japan', () => {
    const control = { 'iwo-jima': 'allies', saipan: 'allies', wake: 'allies' } as const;
    expect(ending({ first: 16, control, air: { 'iwo-jima': 1 } })).toMatchObject({ winners: ['allies'], rule: 'R30c' });
    expect(ending({ first: 16, control })).toMatchObject({ winners: ['japan'], rule: 'R30c' });
    const alone = { okinawa: 'allies' } as const;
    const far = { manila: 'japan', 'hong-kong': 'japan', davao: 'japan', wake: 'japan' } as const;
    expect(
      ending({
        first: 16,
        control: { ...alone, ...far },
        air: { okinawa: 1, formosa: 1, kure: 1, shanghai: 1, 'iwo-jima': 1 },
      }),
    ).toMatchObject({
      winners: ['japan'],
    });
  });

  it('R30c in the learning scenario it is about Port Moresby', () => {
    expect(ending({}, 'learning')).toMatchObject({ winners: ['allies'] });
    expect(
      ending({ control: { rabaul: 'japan', lae: 'japan', 'port-moresby': 'japan' }, land: {} }, 'learning'),
    ).toMatchObject({ winners: ['japan'] });
  });

  it('R32, R34 every scenario begins with its forces in bases of their own', () => {
    for (const scenario of ['campaign', '1942', 'the-end', 'learning'])
      expect(campaignOf({ scenario }).game.state.umpire.over).toBeNull();
  });
});
