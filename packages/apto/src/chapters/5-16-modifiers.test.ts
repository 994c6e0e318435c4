import { describe, expect, it } from 'vitest';
import { type Battle, type Fighter, noSupport, type Support } from '../battle.js';
import { battle, fight, fighter, fighters, ground, origin } from '../battle-testing.js';
import { modifiersOf } from './5-16-modifiers.js';

const japan = { nation: 'japan' } as const;
const china = { nation: 'china' } as const;
const ccp = { nation: 'ccp' } as const;
const ussr = { nation: 'ussr' } as const;
const found = (of: Battle) => Object.fromEntries(modifiersOf(of).map(({ what, value }) => [what, value]));
const at = (
  given: Parameters<typeof ground>[2],
  attack: Fighter[] = fighters(2, '2-3', japan),
  more: Partial<Battle> = {},
) => found(battle(attack, ground('W1', fighters(1, '1-2', china), given), more));
const sky = (attacker: number, defender: number): Partial<Battle> => {
  const aloft = (points: number): Support => ({ ...noSupport, aloft: points });
  return { support: { attacker: aloft(attacker), defender: aloft(defender) } };
};

describe('5.16 modifiers', () => {
  it('5.16 nothing in the open by day', () => {
    expect(at({})).toEqual({});
  });

  it('5.16 mountain and jungle-mountain against everybody, jungle not against Japan', () => {
    expect([at({ terrain: 'mountain' }), at({ terrain: 'jungle-mountain' }), at({ terrain: 'jungle' })]).toEqual([
      { mountain: -1 },
      { 'jungle-mountain': -2 },
      {},
    ]);
    const allied = found(
      battle(fighters(2, '2-3', china), ground('W1', fighters(1, '2-3', japan), { terrain: 'jungle' }), {
        attacker: 'allies',
      }),
    );
    expect(allied).toEqual({ jungle: -1 });
  });

  it('5.16 planes without rivals, of two points or more together', () => {
    const over = (attacker: number, defender: number) => at({}, fighters(2, '2-3', japan), sky(attacker, defender));
    expect([over(2, 0), over(0, 3), over(3, 1), over(1, 0)]).toEqual([
      { 'air superiority': 1 },
      { 'air superiority': -1 },
      {},
      {},
    ]);
  });

  it('5.16 the Sneak Attack is worth two, then one, to Japan alone', () => {
    expect([at({}, fighters(2, '2-3', japan), { sneak: 1 }), at({}, fighters(2, '2-3', japan), { sneak: 2 })]).toEqual([
      { 'Sneak Attack': 2 },
      { 'Sneak Attack': 1 },
    ]);
    expect(at({}, fighters(2, '2-3', ussr), { sneak: 1, attacker: 'allies' })).toEqual({});
  });

  it('5.16 Soviet troops in a Soviet city, and the monsoon', () => {
    const city = (units: Fighter[]) =>
      found(battle(fighters(2, '2-3', japan), ground('W1', units, { homeCityOf: 'ussr' })));
    expect([city(fighters(1, '2-4', ussr)), city(fighters(1, '1', { nation: 'mongolia' }))]).toEqual([
      { 'Soviet city': -1 },
      {},
    ]);
    expect(at({ wet: true })).toEqual({ monsoon: -1 });
  });

  it('10.10 Japanese troops in a Japanese city', () => {
    const city = ground('W1', fighters(1, '2-3', japan), { homeCityOf: 'japan' });
    expect(found(battle(fighters(2, '2-4', ussr), city, { attacker: 'allies' }))).toEqual({ 'Japanese city': -1 });
  });

  it('5.16 from two hexes that face each other', () => {
    const from = (...directions: number[]) =>
      found(
        battle(
          directions.map((direction) => origin(fighters(1, '2-3', japan), { direction, hex: `W${direction}` })),
          fighters(1, '1-2', china),
        ),
      );
    expect([from(0, 3), from(1, 4, 5), from(0, 2, 4)]).toEqual([
      { 'concentric attack': 1 },
      { 'concentric attack': 1 },
      {},
    ]);
  });

  it('5.16 who lands makes no attack concentric', () => {
    const from = [0, 3].map((direction) =>
      origin(fighters(1, '2-3', { ...japan, by: 'sea' }), { direction, hex: `W${direction}` }),
    );
    expect(found(battle(from, fighters(1, '1-2', china)))).toEqual({ 'Amphibious Assault': -3 });
  });

  it('5.16 a strait costs one besides the halving', () => {
    expect(found(battle([origin(fighters(2, '2-3', japan), { across: 'strait' })], fighters(1, '1-2', china)))).toEqual(
      { 'across a strait': -1 },
    );
  });

  it('5.16 a drop that went well', () => {
    const drop = (left: number) => at({}, [fighter('1-2', { ...japan, kind: 'paratroop', by: 'drop', left })]);
    expect([drop(2), drop(1)]).toEqual([{ paradrop: 1 }, {}]);
  });

  it('5.16, 10.8 Soviet armour from 1944, in the open, unless the enemy has the sky', () => {
    const tanks = fighters(2, '3-5', { ...ussr, kind: 'armor' });
    const attack = (year: number, given: Partial<Battle> = {}) =>
      found(battle(tanks, fighters(1, '2-3', japan), { attacker: 'allies', year, ...given }));
    expect([attack(1943), attack(1944), attack(1944, sky(0, 3))]).toEqual([
      {},
      { 'Soviet armour attacks': 1 },
      { 'air superiority': -1 },
    ]);
    expect(found(battle(fighters(2, '2-3', japan), tanks, { year: 1944 }))).toEqual({ 'Soviet armour defends': -1 });
    const mixed = [...fighters(1, '3-5', { ...ussr, kind: 'armor' }), ...fighters(2, '3-5', ussr)];
    expect(found(battle(mixed, fighters(1, '2-3', japan), { attacker: 'allies', year: 1944 }))).toEqual({});
  });

  it('5.16 one attacker without supply costs two, one defender gives one', () => {
    expect(at({}, [fighter('2-3', japan), fighter('2-3', { ...japan, supplied: false })])).toEqual({
      'attackers out of supply': -2,
    });
    const cut = battle(fighters(2, '2-3', japan), fighters(1, '1-2', { ...china, supplied: false }));
    expect(found(cut)).toEqual({ 'defenders out of supply': 1 });
  });

  it('5.16 a permanent fortification supplies one of its defenders', () => {
    const besieged = (count: number) =>
      found(
        battle(
          fighters(2, '2-3', japan),
          ground('W1', fighters(count, '1-2', { nation: 'uk', supplied: false }), { fort: 'permanent' }),
        ),
      );
    expect([besieged(1), besieged(2)]).toEqual([{}, { 'defenders out of supply': 1 }]);
  });

  it('10.0 commandos alone without supply suffer less', () => {
    const commandos = fighters(1, '2', { nation: 'uk', kind: 'commando', supplied: false });
    expect(at({}, commandos, { attacker: 'allies' })).toEqual({ 'attackers out of supply': -1 });
    expect(found(battle(fighters(2, '2-3', japan), commandos))).toEqual({});
  });

  it('5.16 landings: three, Soviets four, half Marines or SNLF one', () => {
    const landing = (units: Fighter[], attacker: Battle['attacker'] = 'allies') =>
      found(battle(units, [], { attacker }))['Amphibious Assault'];
    const sea = { by: 'sea' } as const;
    expect(landing(fighters(2, '2-3', { ...japan, ...sea }), 'japan')).toBe(-3);
    expect(landing(fighters(2, '2-4', { ...ussr, ...sea }))).toBe(-4);
    expect(
      landing([
        ...fighters(1, '2-4', { nation: 'us', kind: 'marine', ...sea }),
        ...fighters(1, '2-4', { nation: 'us', ...sea }),
      ]),
    ).toBe(-1);
    expect(
      landing(
        [...fighters(1, '1', { ...japan, kind: 'marine', ...sea }), ...fighters(1, '2-3', { ...japan, ...sea })],
        'japan',
      ),
    ).toBe(-3);
  });

  it('R46 the Communists’ bonus wants half of the strength, in China or Manchukuo', () => {
    const reds = fighters(1, '1', ccp);
    const mixed = [...fighters(1, '1', ccp), ...fighters(1, '1-2', china)];
    const attack = (units: Fighter[], inChina = true) =>
      found(battle(units, ground('W1', fighters(1, '2-3', japan), { inChina }), { attacker: 'allies' }));
    expect([attack(reds), attack(mixed), attack(reds, false)]).toEqual([{ 'Communists attack': 1 }, {}, {}]);
    expect(found(battle(fighters(1, '2-3', japan), ground('W1', reds, { inChina: true })))).toEqual({
      'Communists defend': -1,
    });
  });

  it('5.16 modifiers add up, and R41 the net roll stays within the table', () => {
    const hard = battle(
      fighters(2, '2-3', { ...japan, supplied: false }),
      ground('W1', fighters(1, '1-2', china), { terrain: 'mountain', wet: true }),
    );
    expect(fight(hard, [8]).end.net).toBe(4);
    expect(fight(hard, [2]).end.net).toBe(1);
    expect(fight(battle(fighters(2, '2-3', japan), fighters(1, '1-2', china), { sneak: 1 }), [8]).end.net).toBe(8);
  });
});
