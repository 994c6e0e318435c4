import type { Ask } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { battleOf, cargo, fight, hitsFrom, ships, simple } from '../testing.js';

const action = (japan: string[], allies: string[], given: object = {}) =>
  battleOf(['surface'], { japan: { ships: ships(...japan) }, allies: { ships: ships(...allies) }, ...given });
const breakOff = (ask: Ask) => (ask.rule === 'R6' ? ['break off'] : simple(ask));

describe('CARD-surface', () => {
  it('CARD-surface one die for each ship, by Firepower and Defence', () => {
    // Kongo has Firepower 3 and Defence 10, Houston 2 and 9: 3 or more hits Houston, 5 or more hits Kongo.
    const { dice, events } = fight(action(['kongo'], ['houston']), [1, 1], breakOff);
    expect(dice).toEqual(['CARD-surface japan', 'CARD-surface allies']);
    expect(events.filter(({ kind }) => kind === 'fire').map(({ data }) => data.from)).toEqual([3, 5]);
  });

  it('CARD-surface both fire at once: whoever is sunk has fired', () => {
    const { end } = fight(action(['kongo'], ['houston']), [6, 6, 6, 6, 6, 6]);
    expect([end.sides.japan.ships[0]?.state, end.sides.allies.ships[0]?.state]).toEqual(['sunk', 'sunk']);
  });

  it('CARD-damage-modifiers the Firepower of the firer is added to the check', () => {
    // Houston, Defence 9, hit with Firepower 3: six on two dice.
    const houston = (first: number, second: number) =>
      fight(action(['kongo'], ['houston']), [3, first, second], breakOff).end.sides.allies.ships[0];
    expect(houston(3, 3)?.state).toBe('sunk');
    expect(houston(3, 2)).toMatchObject({ state: 'damaged', hits: 1 });
  });

  it('CARD-damage-check the dice equal to the Defence rating sink', () => {
    expect(fight(action(['kongo'], ['houston']), [3, 5, 1]).end.sides.allies.ships[0]?.state).toBe('sunk');
  });
});

describe('CARD-half-hit', () => {
  // Two Dutch destroyers have no Firepower; there is one, so an old carrier helps out.
  const pair = action(['nagato'], ['dutch-dd-1', 'hermes']);

  it('CARD-half-hit two half hits of one round make one hit', () => {
    const { end } = fight(pair, [1, 6, 6, 1, 1], breakOff);
    expect(end.sides.japan.ships[0]).toMatchObject({ state: 'damaged', hits: 1 });
  });

  it('CARD-half-hit a half hit that is left over lapses with the round', () => {
    const { end } = fight(pair, [1, 6, 1, 1, 6, 1], (ask) => simple(ask));
    expect(end.sides.japan.ships[0]?.state).toBe('sound');
  });
});

describe('R6 rounds', () => {
  it('R6 three rounds at most', () => {
    expect(fight(action(['kongo'], ['houston'])).dice).toHaveLength(6);
  });

  it('R6 either side may break off after a round', () => {
    const { end, dice } = fight(action(['kongo'], ['houston']), [], (ask, seat) =>
      seat === 'allies' ? breakOff(ask) : simple(ask),
    );
    expect(dice).toHaveLength(2);
    expect(end.brokeOff).toEqual({ japan: false, allies: true });
  });

  it('R6 carriers are behind the other ships while there are any', () => {
    const targets: string[] = [];
    const look = (ask: Ask, seat: string) => {
      if (ask.ask === 'split' && seat === 'japan') targets.push(...ask.over.map(({ id }) => id));
      return simple(ask);
    };
    fight(action(['kongo'], ['lexington', 'houston', 'us-dd-1']), [], look);
    expect(targets).not.toContain('lexington');
    expect(targets).toContain('houston');
  });

  it('R10 what a Task Force carries is lost with the last of its ships', () => {
    const battle = action(['kongo'], [], { allies: { ships: ships('us-dd-1'), cargo: cargo('land', 4) } });
    expect(fight(battle, [6, 6, 6, 1]).end.sides.allies.cargo[0]?.strength).toBe(0);
    expect(fight(battle, [1, 1], breakOff).end.sides.allies.cargo[0]?.strength).toBe(4);
  });
});

describe('16.2.1 and 16.2.2', () => {
  it('16.2.1, R16 long lances: Japanese cruisers and destroyers have one Firepower more in the first round', () => {
    const froms = (option: boolean, japan: string) =>
      fight(action([japan], ['houston'], { options: { longLance: option } }))
        .events.filter(({ kind, data }) => kind === 'fire' && data.by === 'japan')
        .map(({ data }) => data.from);
    expect(froms(true, 'japanese-dd-1')).toEqual([4, 5, 5]);
    expect(froms(false, 'japanese-dd-1')).toEqual([5, 5, 5]);
    expect(froms(true, 'kongo')).toEqual([3, 3, 3]);
  });

  it('16.2.1 the Allies have none', () => {
    const fought = fight(action(['kongo'], ['us-dd-1'], { options: { longLance: true } }));
    expect(hitsFrom(fought, 'CARD-surface', 'allies')).toBe(6);
  });

  it('16.2.2, R17 a Tokyo Express of CL and DD alone is gone after one round', () => {
    const rounds = (japan: string[], tokyoExpress: boolean) =>
      fight(action(japan, ['us-dd-1'], { options: { tokyoExpress } })).events.filter(({ kind }) => kind === 'round')
        .length;
    expect(rounds(['nagara', 'japanese-dd-1'], true)).toBe(1);
    expect(rounds(['nagara', 'japanese-dd-1'], false)).toBe(3);
    expect(rounds(['kongo', 'japanese-dd-1'], true)).toBe(3);
  });
});
