import { describe, expect, it } from 'vitest';
import { without } from '../game-testing.js';
import { map } from '../map/map.js';
import { explained, isSupplied, supplyOf } from '../supply.js';
import { terms } from '../supply-testing.js';
import { printedSources, sourcesOf } from './7-0-sources.js';
import { inWords } from './7-7-explained.js';
import { lineFrom, network, reaches } from './7-7-tracing.js';

const when = { year: 1937, month: 7 };
const china = terms(['china']);

describe('7.0 sources', () => {
  const hexes = (nation: Parameters<typeof printedSources>[0], at = when): string[] =>
    printedSources(nation, at).map(({ hex }) => hex);

  it('R22 every city of China is one, resources or not, and so is the hex at her edge', () => {
    expect(hexes('china')).toEqual(expect.arrayContaining(['W4320', 'W4113', 'W5109']));
    expect(hexes('ccp')).toEqual(hexes('china'));
  });

  it('7.0 elsewhere a city without resources is none', () => {
    expect(hexes('ussr')).toEqual(expect.arrayContaining(['W5128', 'W5811', 'W6028']));
    expect(hexes('ussr')).not.toContain('W5626');
  });

  it('7.0 Mukden serves the Japanese, Saigon from the summer of 1941 and only in Indochina', () => {
    expect(hexes('japan')).toContain('W5022');
    expect(hexes('japan')).not.toContain('W2713');
    expect(printedSources('japan', { year: 1941, month: 7 })).toContainEqual({
      hex: 'W2713',
      home: false,
      within: ['indochina'],
    });
  });

  it('7.0 a captured source serves nobody', () => {
    const held = terms(['china'], 'W4320');
    expect(sourcesOf('china', when, held.friendly, []).map(({ hex }) => hex)).not.toContain('W4320');
  });

  it('7.8 an isolated source serves nobody either', () => {
    expect(sourcesOf('china', when, china.friendly, ['W4320']).map(({ hex }) => hex)).not.toContain('W4320');
  });

  it('7.0 Formosa and Okinawa are no sources, and yet whoever stands there is in supply', () => {
    const japan = supplyOf('japan', when, terms(['japan', 'formosa', 'ryukyus']), []);
    expect(isSupplied(japan, 'W3621')).toBe(true);
    expect(isSupplied(japan, 'W3722')).toBe(false);
  });

  it('R23 the India Box feeds the British over any of its hexes', () => {
    expect(isSupplied(supplyOf('uk', when, terms(['india', 'burma']), []), 'W3703')).toBe(true);
  });

  it('7.0 Singapore feeds the British in Malaya, and not beyond', () => {
    const uk = supplyOf('uk', when, terms(['malaya', 'thailand']), []);
    expect(isSupplied(uk, 'W2211')).toBe(true);
    expect(isSupplied(uk, 'W2609')).toBe(false);
  });
});

describe('7.7 lines of supply', () => {
  it('7.7 go over friendly land of any length', () => {
    const net = network(['W5022'], terms(['manchukuo', 'korea']));
    expect(reaches(net, 'W4526')).toBe(true);
    const line = lineFrom(net, 'W4526');
    expect(line.at(0)).toBe('W4526');
    expect(line.at(-1)).toBe('W5022');
    for (const [at, hex] of line.slice(1).entries()) expect(map.neighbours(line[at] ?? '')).toContain(hex);
  });

  it('7.7 not over hexes the enemy holds', () => {
    const net = network(['W5022'], terms(['manchukuo'], '', '', 'W4919'));
    expect(reaches(net, 'W4919')).toBe(true);
    expect(reaches(net, 'W4818')).toBe(false);
  });

  it('7.7 not through an enemy zone of control that no friendly unit inhibits', () => {
    const ground = ['W4919', 'W4818', 'W4718'].join(' ');
    const free = terms(['manchukuo'], '', '', ground);
    const barred = terms(['manchukuo'], '', 'W4818', ground);
    expect(reaches(network(['W5022'], free), 'W4718')).toBe(true);
    expect(reaches(network(['W5022'], barred), 'W4718')).toBe(false);
    expect(reaches(network(['W5022'], barred), 'W4919')).toBe(true);
  });

  it('7.7 never into a desert', () => {
    const net = network(['W5811'], terms(['ussr', 'mongolia']));
    expect(reaches(net, 'W5413')).toBe(true);
    expect(map.hex('W5211')?.terrain).toBe('desert');
    expect(reaches(net, 'W5211')).toBe(false);
  });

  it('7.7 into a jungle but not on from it, unless along a line of rail', () => {
    const net = network(['W3207'], terms(['burma', 'thailand']));
    expect(reaches(net, 'W3308')).toBe(true); // jungle beside the plain
    expect(reaches(net, 'W3309')).toBe(false); // the jungle behind it
    expect(lineFrom(net, 'W3508')).toEqual(['W3508', 'W3507', 'W3407', 'W3307', 'W3207']);
    expect(reaches(net, 'W3609')).toBe(false); // not of Burma
  });

  it('7.7 a line that has come by rail through jungle leaves it by rail alone', () => {
    const net = network(['W3009'], terms(['thailand', 'burma', 'malaya']));
    expect(reaches(net, 'W2609')).toBe(true);
    expect(reaches(net, 'W2608')).toBe(false);
  });

  it('10.35 a Burma Railway carries a line on through the jungle', () => {
    const lands = terms(['burma', 'thailand']);
    const laid = { ...lands, railway: new Set(['W3108', 'W3008']) };
    expect(reaches(network(['W3207'], lands), 'W3008')).toBe(false);
    expect(map.neighbours('W3207')).toContain('W3108');
    expect(reaches(network(['W3207'], laid), 'W3008')).toBe(true);
  });

  it('7.7 over water by a ferry alone, and over no range that cannot be crossed', () => {
    const japan = network(['W4533'], terms(['japan']));
    expect(reaches(japan, 'W5033')).toBe(true);
    expect(map.hexside('W4933', 'W5033')?.kind).toBe('ferry');
    expect(reaches(network(['W4221'], terms(['china', 'formosa'])), 'W3621')).toBe(false);
    expect(reaches(network(['W4003'], terms(['india', 'china'])), 'W4104')).toBe(false);
  });
});

describe('7.7 a line explained', () => {
  it('names its hexes when there is one', () => {
    const supply = supplyOf('japan', when, terms(['manchukuo'], '', '', 'W4919'), []);
    expect(inWords(explained(supply, 'W4919'))).toBe(
      'In supply: W 4919 Peiping – W 4920 Jehol – W 4921 – W 5021 – W 5022 Mukden.',
    );
  });

  it('tells what bars the nearest way when there is none', () => {
    const supply = supplyOf('japan', when, terms(['manchukuo'], '', '', 'W4818'), []);
    const { supplied, line } = explained(supply, 'W4818');
    expect(supplied).toBe(false);
    expect(line.flatMap(({ bar }) => bar ?? [])).toEqual(['not friendly']);
    expect(line[1]).toEqual({ hex: expect.stringMatching('W4[89]19'), bar: 'not friendly' });
  });

  it('tells of the enemy zone, and of the jungle', () => {
    const zone = supplyOf('japan', when, terms(['manchukuo'], '', 'W4919', 'W4919 W4818'), []);
    expect(inWords(explained(zone, 'W4818'))).toContain('W 4919 Peiping (barred: enemy zone of control)');
    const jungle = supplyOf('uk', when, terms(['india', 'burma']), []);
    expect(inWords(explained(jungle, 'W3607'))).toContain('(barred: jungle)');
  });

  it('says so where no land leads to a source', () => {
    const supply = supplyOf('japan', when, terms(['china']), []);
    expect(inWords(explained(supply, 'W3515'))).toBe('No land leads to a source of supply.');
  });
});

it('the supply of every nation over the whole map takes less than 5 ms', () => {
  const all = { friendly: () => true, zone: () => false };
  const trace = (): void => {
    for (const nation of ['japan', 'china', 'ccp', 'ussr', 'mongolia'] as const) supplyOf(nation, when, all, []);
  };
  for (let warm = 0; warm < 20; warm += 1) trace();
  // The quickest of many: a busy machine slows some of them down.
  const times = Array.from({ length: 25 }, () => {
    const began = performance.now();
    trace();
    return performance.now() - began;
  });
  expect(Math.min(...times)).toBeLessThan(5);
});

it('R31 an empty source in an enemy zone still serves: it is where the line ends, not a hex on its way', () => {
  const [beside = ''] = map.neighbours('W4113');
  const lines = (zone: string) => network(['W4113'], terms(['china'], '', zone));
  expect(lineFrom(lines('W4113'), beside)).toEqual([beside, 'W4113']);
  expect(
    reaches(
      without('R31', () => lines('W4113')),
      beside,
    ),
  ).toBe(false);
  const further = map.neighbours(beside).find((hex) => !map.neighbours('W4113').includes(hex) && hex !== 'W4113') ?? '';
  expect(reaches(lines(map.neighbours('W4113').join(' ')), further)).toBe(false);
});
