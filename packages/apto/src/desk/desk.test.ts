import { describe, expect, it } from 'vitest';
import { aptoDesk } from './index.js';
import { desk, likely, lined, odds, played, problem } from './testing.js';

const sixOnThree = lined('land-combat', 'Japanese 2x 3/1 -> Chinese 2/1, 1');

describe('every procedure of the desk', () => {
  it.each(aptoDesk.map(({ id }) => [id]))('%s runs its own example and the example of its line', (id) => {
    const procedure = aptoDesk.find((each) => each.id === id);
    const read = procedure?.line?.read(procedure.line.form);
    expect(procedure?.check(procedure.example)).toHaveProperty('sitting');
    expect(read).toHaveProperty('input');
    expect(read !== undefined && 'input' in read && procedure?.check(read.input)).toHaveProperty('sitting');
  });
});

describe('a land attack at the desk', () => {
  it('5.14 says strengths, odds, result and losses in order', () => {
    const { said, asked, outcome } = played('land-combat', sixOnThree, [6, 6]);
    expect(said.slice(0, 3)).toEqual([
      '5.14 Japan attacks the target.',
      '5.14 Strength 6 against 3: odds of 2:1.',
      '5.14 A net 6 at 2:1 is -/2●: the defender loses two steps.',
    ]);
    expect(asked).toEqual(['the attack (5.14), eight-sided', 'the defender’s retreat check (5.18), eight-sided']);
    expect(outcome).toMatchObject({ result: '-/2●', defenderLost: 2, attackerLost: 1, emptied: true, taken: true });
  });

  it('5.18 the odds are exact, retreat and all', () => {
    const exact = odds('land-combat', sixOnThree);
    expect(exact.exact).toBe(true);
    // 2:1: 1 and 2 cost a step; 3 and 4 a Chinese step; 5, 6 and 7 two, 8 all three.
    // After two steps a die of 5, 6 or 7 or more (4, 3, 2 in 8) drives the last one out.
    const out = (4 / 8 + 3 / 8 + 2 / 8) / 8;
    expect(likely(exact, 'hex emptied')).toBeCloseTo(out + 1 / 8, 12);
    expect(likely(exact, 'retreat')).toBeCloseTo(out, 12);
    // The advance costs a step each time.
    expect(likely(exact, 'attacker’s steps lost')).toBeCloseTo(2 / 8 + out + 1 / 8, 12);
    expect(likely(odds('land-combat', sixOnThree, 'halting'), 'attacker’s steps lost')).toBeCloseTo(2 / 8, 12);
  });

  it('5.18 the odds of a Banzai are exact too', () => {
    const soviets = lined('land-combat', 'Soviet 2x 3/1 -> Japanese 2/1, 1');
    const exact = odds('land-combat', soviets);
    // A check of c drives them out when c is at least the net roll; they charge on a die below c.
    const charges = (net: number): number =>
      [1, 2, 3, 4, 5, 6, 7, 8].reduce((sum, c) => sum + (c >= net ? (c - 1) / 64 : 0), 0);
    expect(exact.exact).toBe(true);
    expect(likely(exact, 'Banzai')).toBeCloseTo((charges(5) + charges(6) + charges(7)) / 8, 12);
  });

  it('5.18 Japanese who charge out of a hex leave it empty, and nobody takes it', () => {
    const strong = lined('land-combat', 'Soviet 2/1, 2x 3/1 side 2 -> Japanese 2x 2/1');
    const { said, outcome } = played('land-combat', strong, [6, 8, 1, 8]);
    expect(said.at(-1)).toBe('5.19 Japanese 2/1 (2) advances into side 1.');
    expect(outcome).toMatchObject({ banzai: true, emptied: true, taken: false });
    // A charge that fails leaves them where they are.
    expect(played('land-combat', strong, [6, 8, 1, 4]).outcome).toMatchObject({ banzai: true, emptied: false });
  });

  it('5.18 a defender who yields goes whenever he may', () => {
    const yielding = odds('land-combat', sixOnThree, 'yielding');
    expect(likely(yielding, 'hex emptied')).toBeCloseTo(4 / 8, 12);
  });

  it('5.16 a line says terrain, river, General and planes', () => {
    const { said } = played(
      'land-combat',
      lined('land-combat', 'Japanese 3x 3/1 -> Chinese 2x 2/1 mountain, river, General 1, planes 2'),
      [5],
    );
    expect(said[1]).toBe('5.14 Strength 7 (units 9, across water -5, in command 1, planes 2) against 4: odds of 1:1.');
    expect(said[2]).toBe('5.16 To the die: air superiority +1, mountain −1; in all +0.');
  });

  it.each([
    ['3/1 -> 2/1 jungle, mountain', 'jungle', 'mountain'],
    ['3/1 -> 2/1, river, strait', 'river', 'strait'],
    ['3/1 -> 2/1 General 1, General 2', 'General 1', 'General 2'],
    ['3/1 armour cavalry -> 2/1', 'armour', 'cavalry'],
    ['3/1 side 2 side 3 -> 2/1', 'side 2', 'side 3'],
    ['3/1 General 1 General 2 -> 2/1', 'General 1', 'General 2'],
  ])('5.14 a line drops nothing: "%s" is asked which it is', (line, first, second) => {
    expect(() => lined('land-combat', line)).toThrow(new RegExp(`says .*${first}.* and .*${second}.*say one of them`));
  });

  it('5.16 the Monsoon takes one from the die; Wet weather is refused, with what to write', () => {
    const modifiers = (line: string): string | undefined =>
      played('land-combat', lined('land-combat', line), [5]).said.find((step) => step.includes('To the die'));
    expect(modifiers('Japanese 2x 3/1 -> Chinese 2/1, 1, monsoon')).toBe('5.16 To the die: monsoon −1; in all −1.');
    expect(modifiers('Japanese 2x 3/1 -> Chinese 2/1, 1')).toBeUndefined();
    expect(() => lined('land-combat', 'Japanese 2x 3/1 -> Chinese 2/1, wet')).toThrow(
      /only the Monsoon .*write monsoon/,
    );
    const old = { attackers: [{ full: 3 }], defenders: [{ full: 2 }] };
    expect(problem('land-combat', { ...old, wet: true })).toMatch(
      /^wet: only the Monsoon .*"monsoon": true.* \(R75\)$/,
    );
    expect(problem('land-combat', { ...old, monsoon: true })).toBe('fine');
  });

  it('5.14 a minor partner abroad defends at half, unless planes or ships help; who attacks is not halved', () => {
    const odds = (line: string): string | undefined => played('land-combat', lined('land-combat', line), [5]).said[1];
    const half = 'Japanese 2x 3/1 -> Mongolian 2x 3/1 abroad';
    expect(odds(half)).toBe('5.14 Strength 6 against 4 (units 6, minor partners abroad -2): odds of 1:1.');
    expect(odds('Japanese 2x 3/1 -> Mongolian 2x 3/1')).toBe('5.14 Strength 6 against 6: odds of 1:1.');
    expect(odds('Mongolian 2x 3/1 abroad -> Japanese 2/1')).toBe('5.14 Strength 6 against 2: odds of 3:1.');
    const input = { ...Object(lined('land-combat', half)), support: { defender: { air: 1 } } };
    expect(played('land-combat', input, [5]).said[1]).toContain('against 7 (units 6, planes 1)');
    const abroad = (nation?: string): string =>
      problem('land-combat', { attackers: [{ full: 3 }], defenders: [{ full: 2, abroad: true, nation }] });
    expect([abroad('mongolia'), abroad('france')]).toEqual(['fine', 'fine']);
    expect(abroad('china')).toMatch(/^defenders\[0\]\.abroad: only minor partners .* \(5\.14\)$/);
    expect(abroad('australia')).toMatch(/^defenders\[0\]\.abroad/);
  });

  it('5.14, 5.10 a General counts in each hex from which the attack comes, one of those in the same hex', () => {
    const strength = (line: string): string | undefined =>
      /Strength (.*) against/.exec(played('land-combat', lined('land-combat', line), [5]).said[1] ?? '')?.[1];
    expect(strength('Japanese 3/1 General 1, 3/1 side 4 General 2 -> Chinese 2/1')).toBe(
      '9 (units 6, in command (side 1) 1, in command (side 4) 2)',
    );
    expect(strength('Japanese 3/1 General 1, 3/1 General 2 -> Chinese 2/1')).toBe('8 (units 6, in command (side 1) 2)');
    // The one behind the arrow is with the first attacker, as ever.
    expect(strength('Japanese 3/1, 3/1 side 4 General 2 -> Chinese 2/1, General 1')).toBe(
      '9 (units 6, in command 1, in command (side 4) 2)',
    );
    // He helps no unit of another nation.
    const mixed = { defenders: [{ full: 2 }], attackers: [{ full: 3, nation: 'manchukuo' }] };
    const general = { strength: 2 };
    expect(played('land-combat', { ...mixed, generals: { attacker: general } }, [5]).said[1]).toContain('Strength 5');
    const two = [
      { full: 3, nation: 'manchukuo', general: 1 },
      { full: 0, general: 2 },
    ];
    expect(played('land-combat', { ...mixed, attackers: two }, [5]).said[1]).toContain('Strength 4');
  });

  it('5.14, 5.18 the odds with two Generals are exact, those of 3:1', () => {
    const exact = odds(
      'land-combat',
      lined('land-combat', 'Japanese 3/1 General 1, 3/1 General 2, 1 -> Chinese 2/1, 1'),
    );
    const plain = odds('land-combat', lined('land-combat', 'Japanese 3/1, 3/1, 3 -> Chinese 2/1, 1'));
    expect(exact.exact).toBe(true);
    for (const measure of ['hex emptied', 'retreat', 'defender’s steps lost'])
      expect(likely(exact, measure)).toBeCloseTo(likely(plain, measure), 12);
  });

  it('5.19 every step reads as a sentence, whatever the dice say', () => {
    const bare = ['Japanese 2x 3/1 -> Chinese 2/1, 1', 'Soviet 3x 3/1 -> Japanese 2/1, 1 fort'].flatMap((line) =>
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((die) =>
        [1, 4, 8].flatMap((check) => played('land-combat', lined('land-combat', line), [die, check, 1, die]).said),
      ),
    );
    expect(bare.filter((step) => !/^[R\d.]+ .*[A-Z].*[.!]$/.test(step))).toEqual([]);
    expect(bare).toContain(
      '5.19 Japanese 3/1 (1), Japanese 3/1 (2) will advance into the target; one of the attackers pays with a step.',
    );
  });

  it('5.15 an empty hex is not attacked, unless from the sea', () => {
    expect(problem('land-combat', { attackers: [{ full: 3 }], defenders: [] })).toMatch(/^defenders: nobody .*5\.15/);
    expect(problem('land-combat', { attackers: [{ full: 3, by: 'sea' }], defenders: [] })).toBe('fine');
  });

  it('what cannot be read is said', () => {
    expect(() => lined('land-combat', '3/1 -> 2/1 swamp')).toThrow(/cannot read \\"swamp\\"/);
    expect(() => lined('land-combat', '3/1')).toThrow(/arrow/);
  });
});

describe('places at the desk', () => {
  it('7.7, 7.13, 7.14 nobody stands in the sea: the hex is named, and what would be right', () => {
    const wet = /W 3832 is sea, where no land unit stands; say a hex of land/;
    expect(problem('supply', { nation: 'japan', hex: 'W3832' })).toMatch(wet);
    expect(problem('month-end', { roll: 'wasting', hex: 'W 3832' })).toMatch(wet);
    expect(problem('replenishment', { nation: 'china', losses: [{ full: 2, hex: 'w3832' }] })).toMatch(wet);
  });

  it('9.10 a city of another nation is refused with the cities that count', () => {
    expect(problem('conquest', { nation: 'mongolia', captured: ['Mukden'] })).toMatch(
      /no home city "Mukden".*say one of/,
    );
  });
});

describe('supply at the desk', () => {
  it('7.7 a line is told hex by hex to its source', () => {
    const { said, outcome } = played('supply', { nation: 'china', hex: 'Nanking' });
    expect(said[0]).toBe('7.7 From W 4320 Nanking.');
    expect(said.at(-1)).toBe('7.7 In supply.');
    expect(outcome.supplied).toBe(true);
  });

  it('7.7 what bars the way is told with its hex', () => {
    const { said, outcome } = played('supply', { nation: 'japan', hex: 'W4320' });
    expect(outcome.supplied).toBe(false);
    expect(said.some((text) => text.includes('barred, not in friendly hands'))).toBe(true);
    expect(said.at(-1)).toMatch(/^7\.10 Out of supply/);
  });

  it('7.8 of a source that no line links with another it is said that it will be isolated', () => {
    const around = ['W4818', 'W4718', 'W4617', 'W4616', 'W4716', 'W4817'];
    const at = (enemies: string[]) => played('supply', { nation: 'china', hex: 'Taiyuan', enemies });
    expect(at(around).outcome).toMatchObject({ supplied: true, isolated: true });
    expect(at(around).said.at(-1)).toMatch(/^7\.8 No line leads from W 4717 Taiyuan to another source/);
    expect(at([]).outcome).toMatchObject({ supplied: true, isolated: false });
    // A port is never isolated, for it has the sea.
    const ringed = ['W4321', 'W4322', 'W4220', 'W4120', 'W4121'];
    const port = played('supply', { nation: 'china', hex: 'Shanghai', enemies: ringed });
    expect(port.outcome).toMatchObject({ supplied: true, isolated: false });
  });

  it('7.7 a place that is not on the map is a problem', () => {
    expect(problem('supply', { nation: 'china', hex: 'Atlantis' })).toBe(
      'hex: there is no hex "Atlantis" on the map; say its number or its name, such as W4419 or Hsuchow (7.7)',
    );
    expect(problem('supply', { nation: 'china', hex: 'Hsuchw' })).toContain('did you mean Hsuchow?');
  });
});

describe('a line of supply', () => {
  const input = (line: string) => lined('supply', line);

  it('7.7 names hexes by number and name as a person writes them, and in as many lists as he likes', () => {
    for (const [places, hexes] of [
      ['lost shanghai hangchow', ['shanghai', 'hangchow']],
      ['lost w4221 W 4121', ['w4221', 'W 4121']],
      ['lost Hong Kong and Canton', ['Hong Kong', 'Canton']],
      ['lost Shanghai, Hangchow', ['Shanghai', 'Hangchow']],
      ['lost Shanghai, lost Hangchow', ['Shanghai', 'Hangchow']],
    ] as const)
      expect(input(`china at Nanking, ${places}`)).toEqual({ nation: 'china', hex: 'Nanking', lost: hexes });
    expect(() => input('china at Nanking, 1939')).toThrow(/say enemies, friends, lost or held/);
  });

  it('7.7 a hex in the hands of both sides is refused', () => {
    for (const line of ['enemies Nanking', 'lost Nanking', 'enemies W4221, friends Shanghai', 'lost W4221, held W4221'])
      expect(problem('supply', input(`china at Nanking, ${line}`))).toMatch(
        /^hex: W 4\d{3} \w+ cannot be its side’s and the enemy’s.*say one of them \(7\.7\)$/,
      );
    expect(problem('supply', input('china at Nanking, enemies W4221 Hangchow, friends W4321'))).toBe('fine');
  });
});

it('7.7, 7.13, 7.14, 9.10 a nation is known by either of its names in every line', () => {
  expect(lined('supply', 'Japanese at Peiping')).toMatchObject({ nation: 'japan' });
  expect(lined('replenishment', 'Soviet: 2-1 at Chita')).toMatchObject({ nation: 'ussr' });
  expect(lined('conquest', 'Chinese: Nanking')).toMatchObject({ nation: 'china' });
  expect(lined('month-end', 'wasting at Taiyuan, nation Japanese')).toMatchObject({ nation: 'japan' });
});

describe('replenishment at the desk', () => {
  it('7.14 four Chinese come back for nothing, a 4-1 never does', () => {
    const losses = [...Array.from({ length: 5 }, () => ({ full: 2, hex: 'Nanking' })), { full: 4, hex: 'Nanking' }];
    expect(played('replenishment', { nation: 'china', losses }).outcome).toEqual({ free: 4, bought: 2, pool: 0 });
  });

  it('7.14 a price says why there is one: none of the Communists is free, of the Soviets one is', () => {
    const why = (nation: string, hex: string) =>
      played('replenishment', { nation, losses: [2, 2].map((full) => ({ full, hex })) }).said[1];
    expect(why('ccp', 'Yenan')).toMatch(/none of its nation is free\.$/);
    expect(why('ussr', 'Chita')).toMatch(/the free ones are used up\.$/);
  });

  it('7.14 who was lost abroad or out of supply does not', () => {
    const losses = [
      { full: 3, hex: 'Nanking' },
      { full: 3, hex: 'W4533', outOfSupply: true },
    ];
    expect(played('replenishment', { nation: 'japan', losses }).outcome).toEqual({ free: 0, bought: 0, pool: 2 });
  });
});

describe('what cannot be read at the desk', () => {
  const unread = (name: string, line: string): string => {
    const read = desk(name).line?.read(line);
    return read !== undefined && 'problems' in read ? (read.problems[0]?.why ?? '') : 'read';
  };
  it.each([
    ['replenishment', 'china 2-1 at Hsuchow', 'wants a colon behind the nation'],
    [
      'replenishment',
      'china: 2-1 at Hsuchow, 4-1 Nanking',
      'cannot read "4-1 Nanking"; say strength, movement and place',
    ],
    ['replenishment', 'china: ', 'cannot read a loss that is not there'],
    ['conquest', 'china Nanking', 'wants a colon between nation and cities'],
    ['land-combat', '3x 3/1', 'wants an arrow between attacker and defender'],
    ['land-combat', '3/1 -> 2/1 -> 2/1', 'has several arrows'],
    ['land-combat', '3/1 -> ', 'says nobody behind the arrow'],
    ['land-combat', 'Japanse 3/1 -> 2/1', 'there is no nation "Japanse", did you mean japanese?'],
    ['land-combat', '3/1 -> Chinse 2/1', 'there is no nation "Chinse", did you mean chinese?'],
    ['land-combat', '3/1 towards 4 -> 2/1', 'abroad, side 4 or General 1'],
  ])('%s: %s', (name, line, why) => {
    expect(unread(name, line)).toContain(why);
  });

  it('5.14 and 5.18 a counter that cannot be is refused where it stands', () => {
    const attack = (unit: object): string => problem('land-combat', { attackers: [unit], defenders: [{ full: 2 }] });
    expect(attack({ full: 3, depleted: 5 })).toMatch(
      /^attackers\[0\]\.depleted: .*write the full strength first \(5\.14\)$/,
    );
    expect(attack({ full: 3, flipped: true })).toMatch(/^attackers\[0\]\.flipped: a unit of one step .*\(5\.18\)$/);
    expect(attack({ full: 3, nation: 'china' })).toMatch(/^attackers\[0\]\.nation: china fights for the Allies/);
    expect(attack({ full: 3, depleted: 1, flipped: true, nation: 'manchukuo' })).toBe('fine');
  });
});

describe('conquest at the desk', () => {
  it('9.10 half of the cities and the capital, which is reached when it is captured', () => {
    const conquest = (captured: string[], capitalReached = false) =>
      played('conquest', { nation: 'mongolia', captured, capitalReached }).outcome.conquered;
    expect([conquest([], true), conquest(['Nomonhan']), conquest(['Nomonhan'], true)]).toEqual([false, false, true]);
    expect(conquest(['Ulan Bator'])).toBe(true);
    expect(conquest(['W 5413'])).toBe(true);
  });

  it('9.10 the Soviet Union has no capital here that could be reached', () => {
    expect(problem('conquest', { nation: 'ussr', captured: ['Chita'], capitalReached: true })).toMatch(
      /^capitalReached: .*leave this out \(9\.10\)$/,
    );
  });

  it('9.10 Japan falls with the last of her cities with resources, and with nothing less', () => {
    const all = ['Tokyo', 'Nagoya', 'Osaka', 'Kure', 'Yawata'];
    const japan = (captured: string[]) => played('conquest', { nation: 'japan', captured });
    expect(japan(all).outcome).toMatchObject({ conquered: true, captured: 5, needed: 5, left: [] });
    expect(japan(all.slice(1)).outcome).toMatchObject({ conquered: false, captured: 4, needed: 5, left: ['Tokyo'] });
    expect(japan(['Tokyo']).said[0]).toBe('9.10 1 of 5 home cities with resources is captured; 5 are needed.');
    expect(problem('conquest', { nation: 'japan', captured: ['Sapporo'] })).toMatch(/no home city .* with resources/);
    expect(problem('conquest', { nation: 'japan', captured: all, capitalReached: true })).toMatch(/leave this out/);
  });

  it('R65 China is tested in the same way, and cities are known by name', () => {
    expect(played('conquest', { nation: 'china', captured: ['Nanking'] }).said.at(-1)).toBe(
      'R65 The nation holds out.',
    );
    expect(problem('conquest', { nation: 'china', captured: ['Nankin'] })).toMatch(/did you mean Nanking/);
    const capital = (captured: string[]) => played('conquest', { nation: 'china', captured }).said[1];
    expect(capital(['Canton'])).toBe('9.10 No supplied enemy unit has come to Nanking, the capital.');
    expect(capital(['Nanking'])).toBe(
      'R65 No supplied enemy unit has come to Chungking, the capital since Nanking was lost.',
    );
    expect(capital(['Nanking', 'Chungking'])).toBe('R65 Chungking, the capital since Nanking was lost, is captured.');
  });
});
