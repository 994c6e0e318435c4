import type { Ask } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import type { Force } from '../battle.js';
import { airPoints, atAnchor, battleOf, cargo, fight, hitsFrom, ships, simple, troops } from '../testing.js';

const lost = (force: Force): number => force.air.filter(({ state }) => state === 'lost').length;

describe('11.2.2.2 air-to-air combat', () => {
  const duel = (given: object = {}, japan = airPoints(2, 'japan')) =>
    battleOf(['air'], { japan: { air: japan }, allies: { air: airPoints(3, 'us') }, ...given });

  it('11.2.2.2 every Air Point fires one die, both sides at once', () => {
    const { end, dice } = fight(duel(), [5, 6, 6, 5, 1]);
    expect(dice).toHaveLength(5);
    expect([lost(end.sides.japan), lost(end.sides.allies)]).toEqual([2, 2]);
  });

  it('11.2.2.2 Japan adds one in its own part of turn 1', () => {
    expect(hitsFrom(fight(duel({ turn: 1 })), '11.2.2.2', 'japan')).toBe(4);
    expect(hitsFrom(fight(duel({ turn: 1 })), '11.2.2.2', 'allies')).toBe(5);
    expect(hitsFrom(fight(duel({ turn: 1, part: 'allies' })), '11.2.2.2', 'japan')).toBe(5);
    expect(hitsFrom(fight(duel({ turn: 2 })), '11.2.2.2', 'japan')).toBe(5);
  });

  it('16.1.7 with radar the Allies add one from turn 10', () => {
    const radar = { options: { radarAndSonar: true } };
    expect(hitsFrom(fight(duel({ turn: 10, ...radar })), '11.2.2.2', 'allies')).toBe(4);
    expect(hitsFrom(fight(duel({ turn: 9, ...radar })), '11.2.2.2', 'allies')).toBe(5);
    expect(hitsFrom(fight(duel({ turn: 10, ...radar })), '11.2.2.2', 'japan')).toBe(5);
  });

  it('16.2.3 elite Japanese Air Points add one, and are lost last', () => {
    const crews = [...airPoints(1, 'japan', { elite: true, from: 'base' }), ...airPoints(1, 'japan')];
    const { end, events } = fight(duel({ options: { elitePilots: true } }, crews), [1, 1, 6, 1, 1]);
    const fire = events.filter(({ rule, data }) => rule === '11.2.2.2' && data.by === 'japan');
    expect(fire.map(({ data }) => data.from)).toEqual([4, 5]);
    expect(end.sides.japan.air.map(({ state }) => state)).toEqual(['ready', 'lost']);
    expect(hitsFrom(fight(duel({}, crews)), '11.2.2.2', 'japan')).toBe(5);
  });

  it('R5 whoever has Air Points left where the enemy has none has Air Supremacy', () => {
    expect(fight(duel(), [1, 1, 6, 6, 1]).end.supremacy).toBe('allies');
    expect(fight(duel(), [1, 1, 6, 1, 1]).end.supremacy).toBeNull();
  });
});

describe('11.2.2.4a anti-aircraft fire', () => {
  const raid = (japan: string[], points: number, given: object = {}) =>
    battleOf(['air'], { japan: { ships: ships(...japan) }, allies: { air: airPoints(points, 'us') }, ...given });
  const guns = (battle: ReturnType<typeof raid>) =>
    fight(battle).dice.filter((die) => die.startsWith('11.2.2.4a')).length;

  it('11.2.2.4a the ships fire their ratings together, and a hit shoots an Air Point down before it strikes', () => {
    const { end, dice } = fight(raid(['nagato', 'kongo'], 3), [5, 6, 1]);
    expect(dice).toEqual(['11.2.2.4a japan', '11.2.2.4a japan', '11.2.2.4b allies']);
    expect(lost(end.sides.allies)).toBe(2);
  });

  it('R9 no Air Point is fired at twice', () => {
    expect(guns(raid(['nagato', 'kongo', 'fuso'], 2))).toBe(2);
  });

  it('16.1.7 with radar Allied ships add one from turn 10', () => {
    const struck = (turn: number) =>
      battleOf(['air'], {
        ...{ turn, options: { radarAndSonar: true } },
        ...{ japan: { air: airPoints(1, 'japan') }, allies: { ships: ships('atlanta') } },
      });
    expect(hitsFrom(fight(struck(10)), '11.2.2.4a')).toBe(4);
    expect(hitsFrom(fight(struck(9)), '11.2.2.4a')).toBe(5);
  });

  it('16.2.6, R19 with the programme Japanese ships that have guns against planes have a die more from turn 10', () => {
    const programme = { options: { antiAirProgramme: true } };
    expect(guns(raid(['nagato', 'japanese-dd-1'], 6, { turn: 10, ...programme }))).toBe(2);
    expect(guns(raid(['nagato', 'japanese-dd-1'], 6, { turn: 9, ...programme }))).toBe(1);
    expect(guns(raid(['nagato', 'japanese-dd-1'], 6, { turn: 10 }))).toBe(1);
  });
});

describe('11.2.2.4b air strikes', () => {
  /** Defenders overhead keep supremacy from the attacker. */
  const strike = (target: Partial<Force>, given: object = {}, defended = true) =>
    battleOf(['air'], {
      part: 'japan',
      japan: { air: airPoints(3, 'japan') },
      allies: { ...target, air: defended ? airPoints(1, 'us', { from: 'base' }) : [] },
      ...given,
    });
  const from = (battle: ReturnType<typeof strike>) => hitsFrom(fight(battle), '11.2.2.4b', 'japan');
  const atSea = { ships: ships('us-dd-1') };

  it('11.2.2.4b each Air Point rolls a die, and 5 or more is a hit', () => {
    expect(from(strike(atSea))).toBe(5);
  });

  it('11.2.2.4b Air Supremacy adds one', () => {
    expect(from(strike(atSea, {}, false))).toBe(4);
  });

  it('11.2.2.4b ships at anchor are easier to hit', () => {
    expect(from(strike({ ships: atAnchor('us-dd-1') }))).toBe(4);
  });

  it('11.2.2.4b an air or land unit aboard is easier to hit', () => {
    expect(from(strike({ cargo: cargo('land', 2) }))).toBe(4);
  });

  it('11.2.2.4b Japan adds one in its own part of turn 1', () => {
    expect(from(strike(atSea, { turn: 1 }))).toBe(4);
    expect(from(strike(atSea, { turn: 1, part: 'allies' }))).toBe(5);
  });

  it('11.2.2.4b Pearl Harbor: surprise, ships at anchor and an empty sky add up', () => {
    expect(from(strike({ ships: atAnchor('nevada') }, { turn: 1 }, false))).toBe(2);
  });

  it('CARD-combat, R3 what comes to more than 6 hits too', () => {
    const pearl = strike({ ships: atAnchor('nevada') }, { turn: 1 }, false);
    // The guns miss; three sixes, each with three added, are three hits.
    expect(fight(pearl, [1, 6, 6, 6]).end.sides.allies.ships[0]?.hits).toBe(3);
  });

  it('16.1.2 British CV, but no CVL, have armoured decks', () => {
    const armour = { options: { britishCarriers: true } };
    expect(from(strike({ ships: ships('illustrious') }, armour))).toBe(6);
    expect(from(strike({ ships: ships('hermes') }, armour))).toBe(5);
    expect(from(strike({ ships: ships('essex') }, armour))).toBe(5);
    expect(from(strike({ ships: ships('illustrious') }))).toBe(5);
  });

  it('16.2.3 elite Air Points strike with one more', () => {
    const crews = { japan: { air: airPoints(1, 'japan', { elite: true }) }, options: { elitePilots: true } };
    expect(from(strike(atSea, crews))).toBe(4);
    expect(from(strike(atSea, { ...crews, options: {} }))).toBe(5);
  });

  it('CARD-damage-modifiers, R2 further hits of one strike add one each to every check', () => {
    // Three hits on Nevada, Defence 10: each check is two dice + 2. Seven in all is not enough, eight is.
    const pearl = strike({ ships: atAnchor('nevada') }, { turn: 1 }, false);
    const aboard = fight(pearl, [1, 6, 6, 6, 3, 4, 2, 2, 1, 1]);
    expect(aboard.end.sides.allies.ships[0]).toMatchObject({ state: 'damaged', hits: 3 });
    expect(fight(pearl, [1, 6, 6, 6, 4, 4]).end.sides.allies.ships[0]?.state).toBe('sunk');
  });

  it('R7 with ships and troops in the hex the player divides his Air Points', () => {
    const battle = battleOf(['air', 'land'], {
      part: 'allies',
      japan: { ships: ships('nagato'), land: troops(2, 'japan') },
      allies: { air: airPoints(4, 'us'), land: troops(2, 'us') },
    });
    const divide = (ask: Ask) => (ask.ask === 'say' ? 1 : simple(ask));
    const { dice } = fight(battle, [], divide);
    expect(dice.filter((die) => die === '11.2.2.4b allies')).toHaveLength(1);
    expect(dice.filter((die) => die === '11.2.5.3 allies')).toHaveLength(3);
  });
});

describe('16.2.4 kamikazes', () => {
  const attack = (given: object = {}) =>
    battleOf(['air'], {
      ...{ turn: 12, options: { kamikaze: true }, kamikaze: true },
      ...{ japan: { air: airPoints(2, 'japan') }, allies: { ships: ships('essex'), air: airPoints(1, 'us') } },
      ...given,
    });
  const allOfThem = (ask: Ask) => (ask.ask === 'say' ? ask.to : simple(ask));

  it('16.2.4, R18 they do not fight, strike with two dice each, and are lost', () => {
    const { end, dice } = fight(attack(), [], allOfThem);
    expect(dice.filter((die) => die === '11.2.2.2 japan')).toEqual([]);
    expect(dice.filter((die) => die === '11.2.2.4b japan')).toHaveLength(4);
    expect(lost(end.sides.japan)).toBe(2);
  });

  it('16.2.4 Allied planes and guns add one against them', () => {
    const fought = fight(attack(), [], allOfThem);
    expect(hitsFrom(fought, '11.2.2.2', 'allies')).toBe(4);
    expect(hitsFrom(fought, '11.2.2.4a', 'allies')).toBe(4);
  });

  it('16.2.4 nobody is asked before turn 10, without the option, or before they are declared', () => {
    for (const given of [{ turn: 9 }, { options: {} }, { kamikaze: false }])
      expect(fight(attack(given), [], allOfThem).dice).toContain('11.2.2.2 japan');
  });
});

describe('R8 decks', () => {
  it('R8 planes of a carrier that is gone land on another, or are lost', () => {
    const home = airPoints(2, 'japan', { from: 'akagi' });
    const struck = (...decks: string[]) =>
      battleOf(['air'], {
        part: 'allies',
        japan: { ships: ships(...decks), air: home },
        allies: { air: airPoints(4, 'us') },
      });
    // Nobody hits in the air; the guns miss; Akagi is hit once and damaged.
    const faces = [1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1];
    const atAkagi = (ask: Ask) => (ask.ask === 'split' ? { akagi: ask.total } : simple(ask));
    expect(lost(fight(struck('akagi'), faces, atAkagi).end.sides.japan)).toBe(2);
    const saved = fight(struck('akagi', 'soryu'), [...faces.slice(0, 8), ...faces.slice(7)], atAkagi).end.sides.japan;
    expect(saved.air.map(({ from }) => from)).toEqual(['soryu', 'soryu']);
  });
});
