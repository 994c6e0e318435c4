import { describe, expect, it } from 'vitest';
import { without } from '../game-testing.js';
import { landUnit } from '../pieces.js';
import { hexOf } from '../supply-testing.js';
import { printedSources } from './7-0-sources.js';
import { keepsSupply, markedNow, pointsOf, suffers } from './7-10-out-of-supply.js';
import { stepsLost, wastes, wastingModifiers } from './7-13-depletion.js';
import {
  freeReplenishments,
  isFree,
  isJapanProper,
  type Loss,
  noReplenishment,
  noReplenishmentPlace,
} from './7-14-replenishment.js';
import { americanGuard, guardChits, guardSteps, guardsGoHome } from './7-15-home-guard.js';
import { noRecovery } from './7-16-pilots.js';
import { isRepaired, noRepair, type Ruin, repairModifiers } from './7-17-repair.js';

const infantry = landUnit({ id: 'a', nation: 'china', name: 'a', strength: [1, 2], hex: 'W4517' });

describe('7.10 out of supply', () => {
  it('7.10 a unit in a city suffers only once it is marked', () => {
    expect(suffers({ traces: false, marked: 0 }, { city: true })).toBe(false);
    expect(suffers({ traces: false, marked: 1 }, { city: true })).toBe(true);
    expect(suffers({ traces: false, marked: 0 }, { city: false })).toBe(true);
  });

  it('7.11 with a line restored it suffers no more, marked or not', () => {
    expect(suffers({ traces: true, marked: 2 }, { city: false })).toBe(false);
  });

  it('7.10 it moves one point, 10.0 a commando as ever', () => {
    expect(pointsOf({ kind: 'cavalry' }, 3, true)).toBe(1);
    expect(pointsOf({ kind: 'cavalry' }, 3, false)).toBe(3);
    expect(pointsOf({ kind: 'commando' }, 2, true)).toBe(2);
  });

  it('7.10 armour supplied at the start of its Offensive is so until its end', () => {
    expect(keepsSupply({ ...infantry, kind: 'armor' }, true)).toBe(true);
    expect(keepsSupply({ ...infantry, kind: 'armor' }, false)).toBe(false);
    expect(keepsSupply(infantry, true)).toBe(false);
  });

  it('7.10 each Supply Step without a line adds a mark, one with a line takes all away', () => {
    expect(markedNow({ traces: false, marked: 1 })).toBe(2);
    expect(markedNow({ traces: true, marked: 1 })).toBe(0);
  });
});

describe('7.13 wasting', () => {
  const at = { nation: 'china', kind: 'infantry', terrain: 'clear', city: false, others: 1 } as const;
  const sum = (of: Partial<Parameters<typeof wastingModifiers>[0]>): number =>
    wastingModifiers({ ...at, ...of }).reduce((total, { by }) => total + by, 0);

  it('7.13 begins with the second mark in a row', () => {
    expect(wastes({ marked: 1 })).toBe(false);
    expect(wastes({ marked: 2 })).toBe(true);
  });

  it('7.13 two steps at 1, one at 2 and 3, none from 4', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => stepsLost(die, []))).toEqual([2, 1, 1, 0, 0, 0]);
  });

  it('7.13 jungle and mountain, company, nation, city and training change the die', () => {
    expect(sum({ terrain: 'jungle' })).toBe(-1);
    expect(sum({ terrain: 'mountain' })).toBe(-1);
    expect(sum({ nation: 'japan' })).toBe(1);
    expect(sum({ nation: 'us' })).toBe(1);
    expect(sum({ city: true })).toBe(1);
    expect(sum({ kind: 'commando' })).toBe(3);
    expect(stepsLost(1, wastingModifiers({ ...at, terrain: 'jungle', others: 2 }))).toBe(2);
  });

  it('R25 a hex of jungle and mountain takes one from the die, not two', () => {
    expect(sum({ terrain: 'jungle-mountain' })).toBe(-1);
  });

  it('R26 however many are without supply in a hex, one is taken from the die of each', () => {
    expect([1, 2, 3].map((others) => sum({ others }))).toEqual([0, -1, -1]);
  });
});

describe('7.14 replenishment', () => {
  const loss: Loss = { unit: infantry, hex: hexOf('W4517'), inCombat: true, supplied: true };

  it('7.14 so many a month are free', () => {
    const free = ['australia', 'china', 'japan', 'uk', 'ussr', 'mongolia', 'ccp'] as const;
    expect(free.map(freeReplenishments)).toEqual([1, 4, 3, 1, 1, 1, 0]);
  });

  it('7.14 infantry lost in combat, in supply and at home comes back', () => {
    expect(noReplenishment(loss)).toBeUndefined();
    expect(noReplenishment({ ...loss, unit: { ...infantry, kind: 'cavalry' } })).toBe('not infantry');
    expect(noReplenishment({ ...loss, inCombat: false })).toContain('combat');
    expect(noReplenishment({ ...loss, supplied: false })).toContain('out of supply');
    expect(noReplenishment({ ...loss, hex: hexOf('W5022') })).toContain('home');
  });

  it('7.14 the British are at home in India', () => {
    const unit = { ...infantry, nation: 'uk' } as const;
    expect(noReplenishment({ ...loss, unit, hex: hexOf('W3703') })).toBeUndefined();
    expect(noReplenishment({ ...loss, unit, hex: hexOf('W3207') })).toContain('home');
  });

  it('7.0, 7.14 Hainan is a colony of China: Samah feeds nobody, and nobody comes back from there', () => {
    expect(printedSources('china', { year: 1938, month: 1 }).map(({ hex }) => hex)).not.toContain('W3515');
    expect(noReplenishment({ unit: infantry, hex: hexOf('W3515'), inCombat: true, supplied: true })).toContain('home');
    expect(noReplenishment({ unit: infantry, hex: hexOf('W4515'), inCombat: true, supplied: true })).toBeUndefined();
  });

  it('7.14 Chinese 4-1 and 5-2 infantry is never free', () => {
    expect(isFree(infantry)).toBe(true);
    expect(isFree({ ...infantry, strength: [2, 4], move: 1 })).toBe(false);
    expect(isFree({ ...infantry, strength: [3, 5], move: 2 })).toBe(false);
    expect(isFree({ ...infantry, nation: 'ussr', strength: [3, 5], move: 2 })).toBe(true);
  });

  it('R27 Japan proper is her four islands and those at most four hexes from Tokyo', () => {
    expect(isJapanProper(hexOf('W4227'))).toBe(true);
    expect(isJapanProper(hexOf('W3621'))).toBe(false);
    expect(isJapanProper(hexOf('W3733'))).toBe(false);
    expect(isJapanProper({ ...hexOf('W3733'), id: 'W4233' })).toBe(true);
  });

  it('7.14 what comes back is placed at home, in supply, with room, in no enemy zone even inhibited', () => {
    const place = { hex: hexOf('W4515'), friendly: true, supplied: true, zone: false, room: 2 };
    const why = (of: Partial<typeof place>): string | undefined => noReplenishmentPlace(infantry, { ...place, ...of });
    expect(why({})).toBeUndefined();
    expect(why({ friendly: false })).toContain('friendly');
    expect(why({ hex: hexOf('W5022') })).toContain('home');
    expect(why({ supplied: false })).toContain('supply');
    expect(why({ zone: true })).toContain('zone');
    expect(why({ room: 1 })).toBe('no room');
  });

  it('8.11 Communists who come back do so north of hex row 4500 alone', () => {
    const why = (hex: string): string | undefined =>
      noReplenishmentPlace(
        { ...infantry, nation: 'ccp' },
        { hex: hexOf(hex), friendly: true, supplied: true, zone: false, room: 2 },
      );
    expect([why('W4615'), why('W4515')]).toEqual([undefined, expect.stringContaining('4500')]);
    expect(without('8.11', () => why('W4515'))).toBeUndefined();
  });
});

describe('7.15 home guard', () => {
  const none = { steps: 0, chits: 0 };

  it('R28, 7.15 a 3 with four cities held at home brings seven steps: three units of two and one of one', () => {
    expect(guardSteps(3, 4, none)).toBe(7);
    expect(guardChits(7, none).least).toBe(4);
  });

  it('7.15 two steps may come as one unit or as two', () => {
    expect(guardChits(2, none)).toEqual({ least: 1, most: 2 });
  });

  it('7.15 there are never more than twenty steps and ten chits', () => {
    expect(guardSteps(8, 6, { steps: 15, chits: 8 })).toBe(5);
    expect(guardChits(5, { steps: 15, chits: 8 })).toEqual({ least: 2, most: 2 });
    expect(guardSteps(8, 6, { steps: 20, chits: 10 })).toBe(0);
  });

  it('7.15 the guards go home with the last invader', () => {
    expect(guardsGoHome(0)).toBe(true);
    expect(guardsGoHome(1)).toBe(false);
  });

  it('7.15 Alaska and Hawaii have one unit each, without a roll', () => {
    expect(americanGuard(true, 0)).toBe(1);
    expect(americanGuard(true, 1)).toBe(0);
    expect(americanGuard(false, 0)).toBe(0);
  });
});

describe('7.16 pilots', () => {
  const plane = { nation: 'us', transport: false, by: 'air combat', overFriendlyHome: false } as const;

  it('7.16 an air unit depleted over its own land may be rebuilt, no transport and no kamikaze', () => {
    expect(noRecovery({ ...plane, overFriendlyHome: true })).toBeUndefined();
    expect(noRecovery({ ...plane, overFriendlyHome: true, by: 'strafing' })).toBeUndefined();
    expect(noRecovery({ ...plane, overFriendlyHome: true, transport: true })).toContain('transports');
    expect(noRecovery({ ...plane, overFriendlyHome: true, by: 'kamikaze' })).toContain('not depleted');
    expect(noRecovery(plane)).toContain('home');
  });

  it('7.16 Americans are fished up by a submarine one hex away or a PBY four hexes away', () => {
    expect(noRecovery({ ...plane, submarine: 1 })).toBeUndefined();
    expect(noRecovery({ ...plane, submarine: 2 })).toBeDefined();
    expect(noRecovery({ ...plane, catalina: 4 })).toBeUndefined();
    expect(noRecovery({ ...plane, nation: 'uk', catalina: 4 })).toBeDefined();
  });
});

describe('7.17 repair', () => {
  const ruin: Ruin = {
    kind: 'port',
    friendly: true,
    home: false,
    uncontested: false,
    supplied: true,
    triedThisMonth: false,
  };

  it('7.17 a 4 repairs, a 3 does not', () => {
    expect(isRepaired(4, repairModifiers(ruin, false))).toBe(true);
    expect(isRepaired(3, repairModifiers(ruin, false))).toBe(false);
  });

  it('7.17 at home it is easier; forts, bad weather and want of supply make it harder', () => {
    const sum = (of: Partial<Ruin>, foul = false): number =>
      repairModifiers({ ...ruin, ...of }, foul).reduce((total, { by }) => total + by, 0);
    expect(sum({ home: true })).toBe(1);
    expect(
      ['fortification', 'coastal fort', 'permanent fort'].map((kind) => sum({ kind: kind as Ruin['kind'] })),
    ).toEqual([-1, -1, -1]);
    expect(sum({}, true)).toBe(-1);
    expect(sum({ supplied: false })).toBe(-2);
  });

  it('7.17 not twice a month, not in an uncontested enemy zone, never an airstrip', () => {
    expect(noRepair(ruin)).toBeUndefined();
    expect(noRepair({ ...ruin, friendly: false })).toContain('friendly');
    expect(noRepair({ ...ruin, uncontested: true })).toContain('uncontested');
    expect(noRepair({ ...ruin, triedThisMonth: true })).toContain('tried');
    expect(noRepair({ ...ruin, kind: 'airstrip' })).toContain('airstrip');
  });
});
