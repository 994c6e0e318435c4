import { describe, expect, it } from 'vitest';
import { airPoints, battleOf, cargo, fight, hitsFrom, ships } from '../testing.js';

const against = (japan: string[], turn = 7, more = {}) =>
  battleOf(['submarines'], { turn, japan: { ships: ships(...japan) }, allies: { submarines: 2 }, ...more });

describe('11.1.2 escorts of a Task Force', () => {
  it('11.1.2 each DD unit rolls a die, and a 5 or 6 eliminates a Submarine Point', () => {
    const { end, dice } = fight(against(['nagato', 'japanese-dd-1', 'japanese-dd-2']), [5, 4]);
    expect(dice.slice(0, 2)).toEqual(['11.1.2 japan', '11.1.2 japan']);
    expect(end.sides.allies).toMatchObject({ submarines: 1, submarinesLost: 1 });
  });

  it('11.1.2 a friendly land-based air unit or a carrier in the hex adds one', () => {
    expect(hitsFrom(fight(against(['nagato', 'japanese-dd-1'])), '11.1.2')).toBe(5);
    expect(hitsFrom(fight(against(['akagi', 'japanese-dd-1'])), '11.1.2')).toBe(4);
    const covered = battleOf(['submarines'], {
      japan: { ships: ships('japanese-dd-1'), air: airPoints(1, 'japan') },
      allies: { submarines: 1 },
    });
    expect(hitsFrom(fight(covered), '11.1.2')).toBe(4);
  });

  it('16.1.7 with radar and sonar Allied escorts add one from turn 10', () => {
    const hunting = (turn: number, radarAndSonar: boolean) =>
      battleOf(['submarines'], {
        ...{ turn, options: { radarAndSonar } },
        ...{ japan: { submarines: 1 }, allies: { ships: ships('us-dd-1') } },
      });
    expect(hitsFrom(fight(hunting(10, true)), '11.1.2')).toBe(4);
    expect(hitsFrom(fight(hunting(9, true)), '11.1.2')).toBe(5);
    expect(hitsFrom(fight(hunting(10, false)), '11.1.2')).toBe(5);
    expect(hitsFrom(fight(against(['japanese-dd-1'], 12, { options: { radarAndSonar: true } })), '11.1.2')).toBe(5);
  });

  it('R4 a Submarine Point that is eliminated does not attack', () => {
    const { end, dice } = fight(against(['japanese-dd-1', 'japanese-dd-2']), [6, 6]);
    expect(dice).toEqual(['11.1.2 japan', '11.1.2 japan']);
    expect(end.sides.allies.submarinesLost).toBe(2);
  });
});

describe('11.1.3 submarines against a Task Force', () => {
  const from = (turn: number, escorts = 1) =>
    hitsFrom(fight(against(['nagato', ...['japanese-dd-1'].slice(0, escorts)], turn)), '11.1.3');

  it('11.1.3 Allied torpedoes are worth two less on turn 1 and one less up to turn 5', () => {
    expect([1, 2, 5, 6].map((turn) => from(turn))).toEqual([7, 6, 6, 5]);
  });

  it('11.1.3 a Task Force without DD units is easier to hit', () => {
    expect(from(7, 0)).toBe(4);
  });

  it('11.1.3 Japanese submarines know no bad torpedoes', () => {
    const battle = battleOf(['submarines'], {
      ...{ turn: 1, japan: { submarines: 1 }, allies: { ships: ships('lexington', 'us-dd-1') } },
    });
    expect(hitsFrom(fight(battle, [1]), '11.1.3')).toBe(5);
  });

  it('11.1.3 an air or land unit aboard is easier to hit, and a hit takes a point of its strength', () => {
    const battle = battleOf(['submarines'], {
      japan: { ships: ships('japanese-dd-1'), cargo: cargo('land', 4, 'japan') },
      allies: { submarines: 2 },
    });
    const atTheTroops = () => ({ 'japan-land-cargo': 2 });
    const fought = fight(battle, [1, 4, 6], atTheTroops);
    expect(hitsFrom(fought, '11.1.3')).toBe(4);
    expect(fought.end.sides.japan.cargo[0]?.strength).toBe(2);
  });

  it('CARD-damage-modifiers, R2 a submarine’s hit adds two to the damage check', () => {
    // Nagato has a Defence of 10: eight on two dice is enough.
    const one = (first: number, second: number) =>
      fight(against(['nagato', 'japanese-dd-1']), [1, 5, 1, first, second], () => ({ nagato: 2 })).end.sides.japan
        .ships[0];
    expect(one(4, 4)?.state).toBe('sunk');
    expect(one(4, 3)).toMatchObject({ state: 'damaged', hits: 1 });
  });

  it('11.1.3 ships at anchor are no Task Force', () => {
    const battle = battleOf(['submarines'], {
      japan: { ships: [{ id: 'nagato', state: 'sound', hits: 0, anchored: true }] },
      allies: { submarines: 3 },
    });
    expect(fight(battle).dice).toEqual([]);
  });
});
