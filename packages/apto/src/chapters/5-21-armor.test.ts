import { describe, expect, it } from 'vitest';
import { general, type LandUnit, landUnit } from '../pieces.js';
import { attackerFault, mayCancel, sideFault, targetFault, vichyFault } from './5-15-limits.js';
import { givesOpening, reactors } from './5-17-armor-reaction.js';
import { followFault } from './5-19-secondary-advance.js';
import {
  breakthroughFault,
  breakthroughTargetFault,
  hexesAfter,
  hexesBefore,
  mustRepeat,
  spend,
} from './5-21-breakthrough.js';
import { exploitationOf, mayExploit } from './5-22-exploitation.js';

const unit = (given: Partial<LandUnit> = {}): LandUnit =>
  landUnit({ id: 'a', nation: 'ussr', name: '6th Tank', strength: [2, 5], hex: 'W5520', status: 'standby', ...given });
const tank = (given: Partial<LandUnit> = {}) => unit({ kind: 'armor', circled: true, move: 3, ...given });
const zhukov = (given: object = {}) =>
  general({ id: 'z', nation: 'ussr', name: 'Zhukov', hex: 'W5520', strength: 2, exploitation: 3, ...given });
const open = { kind: 'open', river: false, rail: false, border: false } as const;

describe('5.15 limits on land combat', () => {
  it('5.15 units, forts and headquarters are attacked, empty hexes are not, and none twice in a Step', () => {
    const target = { units: 0, hq: false, fort: false, attacked: false };
    expect(targetFault(target)?.rule).toBe('5.15');
    expect([{ units: 1 }, { hq: true }, { fort: true }].map((given) => targetFault({ ...target, ...given }))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(targetFault({ ...target, units: 1, attacked: true })?.why).toMatch(/once in a Step/);
  });

  it('5.15 nobody attacks over sea or lake, but over a ferry', () => {
    expect(
      ['open', 'ferry', 'sea', 'lake', 'impassable'].map((kind) => sideFault({ ...open, kind } as never)?.rule),
    ).toEqual([undefined, undefined, '5.15', '5.15', '5.15']);
    expect(sideFault(undefined)?.why).toMatch(/next to/);
  });

  it('5.15 each unit attacks once in its activation, infantry within the radius of its headquarters', () => {
    const far = { hqs: [{ distance: 4, radius: 3 }] };
    expect(attackerFault(unit(), { hqs: [{ distance: 3, radius: 3 }] })).toBeUndefined();
    expect(attackerFault(unit({ status: 'ready' }), { hqs: null })?.why).toMatch(/not part/);
    expect(attackerFault(unit({ attacked: true }), { hqs: null })?.why).toMatch(/already/);
    expect(attackerFault(unit(), far)?.why).toMatch(/radius/);
    expect([
      attackerFault(tank(), far),
      attackerFault(unit({ kind: 'cavalry' }), far),
      attackerFault(unit(), { ...far, exploiting: true }),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('5.15 Vichy troops never attack below even odds', () => {
    expect([vichyFault('1:2')?.rule, vichyFault('1:1')]).toEqual(['5.15', undefined]);
  });

  it('5.15 no attack is called off once the paratroops are down', () => {
    const since = { dropped: false, magic: false, reroll: false, rolled: false };
    expect([mayCancel(since), mayCancel({ ...since, dropped: true }), mayCancel({ ...since, rolled: true })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('5.17 armour reacts', () => {
  it('5.17 to a hex left altogether, never to retreats or in the Movement Phase', () => {
    const leaving = { staying: 0, retreating: false, movementPhase: false };
    expect(
      [leaving, { ...leaving, staying: 1 }, { ...leaving, retreating: true }, { ...leaving, movementPhase: true }].map(
        givesOpening,
      ),
    ).toEqual([true, false, false, false]);
  });

  it('5.17 with circled units that control the hex, committed or not', () => {
    const near = [
      { unit: tank({ id: 'active', status: 'active' }), controls: true },
      { unit: tank({ id: 'beyond' }), controls: false },
      { unit: tank({ id: 'slow', circled: false }), controls: true },
      { unit: unit({ id: 'foot', circled: true }), controls: true },
    ];
    expect(reactors(near).map(({ id }) => id)).toEqual(['active']);
  });
});

describe('5.19 Secondary Advance', () => {
  const follower = { name: '8th Army', activated: true, attacked: false, controlled: false, leavesOthers: false };

  it('5.19 those activated who did not attack follow, but not in the Breakthrough Step', () => {
    expect(followFault(follower, 'combat')).toBeUndefined();
    expect(
      [
        followFault(follower, 'breakthrough'),
        followFault({ ...follower, activated: false }, 'combat'),
        followFault({ ...follower, attacked: true }, 'combat'),
      ].map((fault) => fault?.rule),
    ).toEqual(['5.19', '5.19', '5.19']);
  });

  it('5.19 in an enemy Zone of Control a stack must leave a unit behind', () => {
    expect(followFault({ ...follower, controlled: true }, 'combat')?.why).toMatch(/leave a unit/);
    expect(followFault({ ...follower, controlled: true, leavesOthers: true }, 'exploitation')).toBeUndefined();
  });
});

describe('5.21 Breakthrough', () => {
  it('5.21 one stack of circled units, together, in dry weather', () => {
    const dry = { wet: false };
    expect(breakthroughFault([tank(), tank({ id: 'b', kind: 'mechanized' })], dry)).toBeUndefined();
    expect(breakthroughFault([tank(), unit()], dry)?.why).toMatch(/circled/);
    expect(breakthroughFault([tank(), tank({ hex: 'W5519' })], dry)?.why).toMatch(/one hex/);
    expect(breakthroughFault([tank()], { wet: true })?.why).toMatch(/Wet/);
  });

  it('5.21 not into jungle, not into the wet, and no two for one hex', () => {
    const at = (given: object, tried = false) =>
      breakthroughTargetFault({ terrain: 'clear', wet: false, ...given }, { tried })?.rule;
    expect([
      at({}),
      at({ terrain: 'jungle' }),
      at({ terrain: 'jungle-mountain' }),
      at({ wet: true }),
      at({}, true),
    ]).toEqual([undefined, '5.21', '5.21', '5.21', '5.21']);
  });

  it('5.21 two hexes before the attack, one from control to control; one after it, or a General’s rating', () => {
    expect([hexesBefore(false), hexesBefore(true)]).toEqual([2, 1]);
    expect([hexesAfter([]), hexesAfter([zhukov()]), hexesAfter([zhukov({ spent: true })])]).toEqual([1, 3, 1]);
  });

  it('5.21 who fails attacks the hex again, and Generals who took part are spent', () => {
    expect([mustRepeat([tank()], false), mustRepeat([tank()], true)]).toEqual([[tank()], []]);
    const general = zhukov();
    spend([general]);
    expect(general.spent).toBe(true);
  });
});

describe('5.22 Exploitation', () => {
  const deeds = { attacked: true, cleared: true, supplied: true, brokeThrough: false, wet: false };
  const may = (given: object, who = tank(), generals = [zhukov()]) => mayExploit(who, generals, { ...deeds, ...given });

  it('5.22 armour with a General that cleared its target, or kept its supply and did not attack', () => {
    expect([
      may({}),
      may({ cleared: false }),
      may({ attacked: false }),
      may({ attacked: false, supplied: false }),
    ]).toEqual([true, false, true, false]);
  });

  it('5.22 not after a Breakthrough, not in the wet, not without a circle or a General', () => {
    expect([may({ brokeThrough: true }), may({ wet: true }), may({}, unit()), may({}, tank(), [])]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([exploitationOf([zhukov()]), exploitationOf([zhukov({ spent: true })])]).toEqual([3, 0]);
  });
});
