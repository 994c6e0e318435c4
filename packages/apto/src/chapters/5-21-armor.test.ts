import { describe, expect, it } from 'vitest';
import { general, type LandUnit, landUnit } from '../pieces.js';
import { givesOpening, reactors } from './5-17-armor-reaction.js';
import { breakthroughFault, breakthroughTargetFault, hexesAfter, hexesBefore, spend } from './5-21-breakthrough.js';
import { exploitationOf, mayExploit } from './5-22-exploitation.js';

const unit = (given: Partial<LandUnit> = {}): LandUnit =>
  landUnit({ id: 'a', nation: 'ussr', name: '6th Tank', strength: [2, 5], hex: 'W5520', status: 'standby', ...given });
const tank = (given: Partial<LandUnit> = {}) => unit({ kind: 'armor', circled: true, move: 3, ...given });
const zhukov = (given: object = {}) =>
  general({ id: 'z', nation: 'ussr', name: 'Zhukov', hex: 'W5520', strength: 2, exploitation: 3, ...given });

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

  it('5.21 Generals who took part are spent', () => {
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
