import { describe, expect, it, test } from 'vitest';
import { distance, namesAt, spotOf } from './lattice.js';
import { map, slips } from './map.js';
import { indiaBoxHexes, sovietEdge } from './places.js';

const words = (text: string): string[] => text.split(' ');

describe('the lattice', () => {
  // The pairs of neighbours that the book quotes.
  it.each([
    ['W2609', 'W2709', '5.8'],
    ['W3507', 'W3508', '5.8'],
    ['W5332', 'W5232', '5.8'],
    ['W6134', 'E0135', '5.15'],
    ['W6134', 'W6033', '5.15'],
    ['E4725', 'E4624', '10.42'],
    ['E4725', 'E4625', '10.42'],
    ['E4625', 'E4526', '10.42'],
    ['E4526', 'E4527', '10.42'],
  ])('%s and %s are neighbours, as %s has it', (a, b) => {
    expect(map.neighbours(a)).toContain(b);
    expect(map.neighbours(b)).toContain(a);
    expect(distance(a, b)).toBe(1);
  });

  it('R20 one lattice bears both sheets, and where both would print a hex the one of W stands', () => {
    expect(namesAt(spotOf('E0135'))).toEqual(['W6234', 'E0135']);
    expect(map.hexes.filter(({ id }) => map.hex(id)?.id !== id)).toEqual([]);
  });

  it('a hex is as far from another as the fewest steps between them', () => {
    expect(distance('W4533', 'W4533')).toBe(0);
    expect(distance('W4919', 'W4320')).toBe(6);
    expect(distance('W5022', 'W5422')).toBe(4);
    expect(distance('W5811', 'W5818')).toBe(7);
  });
});

describe('the map', () => {
  it('no line names hexes that are apart, no place lies in the sea', () => {
    expect(slips()).toEqual([]);
  });

  test.each([
    ['Tokyo', 'W4533'],
    ['Kure', 'W4428'],
    ['Mukden', 'W5022'],
    ['Vladivostok', 'W5128'],
    ['Nomonhan', 'W5420'],
    ['Singapore', 'W2112'],
    ['Saigon', 'W2713'],
    ['Manila', 'W3021'],
    ['Palembang', 'W1912'],
    ['Balikpapan', 'W2019'],
    ['Brunei', 'W2418'],
    ['Soerabaja', 'W1617'],
    ['Takao', 'W3621'],
    ['Pescadores', 'W3620'],
    ['Canton', 'W3716'],
    ['Samah', 'W3515'],
    ['Okinawa', 'W3825'],
    ['Midway', 'E2112'],
    ['Wake', 'E2720'],
    ['Kwajalein', 'E3420'],
    ['Rabaul', 'E4229'],
  ])('%s is %s, as quoted', (name, id) => {
    expect(map.hex(id)?.name).toBe(name);
  });

  test.each([
    ['Iwo Jima', 'W3733'],
    ['Pearl Harbor', 'E2501'],
    ['Truk', 'E3628'],
    ['Aomori', 'W4933'],
    ['Paramushiro', 'E0327'],
    ['Etorofu', 'E0731'],
  ])('R21 of the numbers that contradict each other %s has %s', (name, id) => {
    expect(map.hexes.filter((hex) => hex.name === name).map((hex) => hex.id)).toEqual([id]);
  });

  it('5.8 terrain with rail stands where the book says so', () => {
    expect(map.hex('W2609')?.terrain).toBe('jungle');
    expect(map.hex('W3507')?.terrain).toBe('jungle-mountain');
    expect(map.hex('W5332')?.terrain).toBe('mountain');
    for (const [a, b] of ['W2609 W2709', 'W3507 W3508', 'W5332 W5232'].map((pair) => pair.split(' '))) {
      expect(map.hexside(a ?? '', b ?? '')?.rail).toBe(true);
    }
  });

  it('5.13, 5.15 an inlet parts W 6033 from its east bank, and none W 6134 from E 0135', () => {
    expect(map.hexside('W6033', 'W6134')?.kind).toBe('sea');
    expect(map.hexside('W6134', 'E0135')?.kind).toBe('open');
  });

  it('11.25 E 2111, where a destroyer lay, is sea beside Midway', () => {
    expect(map.hex('E2111')).toMatchObject({ terrain: 'sea', territory: null });
    expect(map.neighbours('E2111')).toEqual(['E2112']);
  });

  it('R21 the numbers that do not stand are sea, or lie beyond the sheet that is drawn', () => {
    expect([map.hex('W3832')?.terrain, map.hex('W3628')?.terrain]).toEqual(['sea', 'sea']);
    for (const id of ['E2601', 'E4933']) expect(map.hex(id)).toBeUndefined();
    for (const id of ['W0327', 'W0731']) expect(map.hex(id)?.name ?? null).toBeNull();
  });

  it('5.8 the hexes where units enter the India Box are the ten of the book, Indian and on the edge', () => {
    expect(indiaBoxHexes).toEqual(words('W3301 W3400 W3401 W3502 W3601 W3602 W3703 W3803 W3903 W4003'));
    for (const id of indiaBoxHexes) expect(map.hex(id)?.territory).toBe('india');
    for (const id of ['W3301', 'W3400', 'W3502', 'W3601', 'W3703', 'W3803', 'W3903', 'W4003']) {
      expect(map.neighbours(id).length).toBeLessThan(6);
    }
  });

  it('6.1 the five Soviet hexes where rail leaves the map are those of the book, on its edge, and have rail', () => {
    expect(sovietEdge).toEqual(words('W5811 W5818 W5823 W5824 W6028'));
    for (const id of sovietEdge) {
      expect(map.hex(id)).toMatchObject({ territory: 'ussr', rail: true });
      expect(map.neighbours(id).length).toBeLessThan(6);
    }
  });

  it('10.16 from W 5719 to W 5227 at least ten hexes of Manchukuo border on the Soviet Union', () => {
    const border = map.hexes.filter(
      ({ territory, around }) => territory === 'manchukuo' && around.some((at) => map.hexes[at]?.territory === 'ussr'),
    );
    expect(border.length).toBeGreaterThanOrEqual(10);
    expect(border.map(({ id }) => id)).toEqual(expect.arrayContaining(['W5719', 'W5227']));
  });

  it('5.8 no side between India and China can be crossed', () => {
    const himalaya = map.hexes
      .filter(({ territory }) => territory === 'india')
      .flatMap(({ around, sides }) => sides.filter((_, way) => map.hexes[around[way] ?? -1]?.territory === 'china'));
    expect(himalaya.length).toBeGreaterThan(0);
    expect(new Set(himalaya.map(({ kind }) => kind))).toEqual(new Set(['impassable']));
  });

  it('every island of the south is one by itself: no army walks from Borneo to Celebes, from Java to Bali, from Luzon to Mindanao', () => {
    const shore = (from: string): Set<string> => {
      const found = new Set([from]);
      for (const id of found)
        for (const near of map.neighbours(id))
          if (map.hexside(id, near)?.kind === 'open' && map.hex(near)?.terrain !== 'sea') found.add(near);
      return found;
    };
    const joined = (a: string, b: string): boolean => shore(a).has(b);
    expect([joined('W2019', 'W1721'), joined('W1617', 'W1518'), joined('W3021', 'W2624')]).toEqual([
      false,
      false,
      false,
    ]);
    expect([joined('W2409', 'W2309'), joined('W2112', 'W1912'), joined('W2823', 'W2822')]).toEqual([
      false,
      false,
      false,
    ]);
    expect([joined('W2019', 'W2418'), joined('W1613', 'W1617'), joined('W1128', 'W0823')]).toEqual([true, true, true]);
    expect([shore('W1721').has('W2123'), shore('W1613').size, shore('W2624').size]).toEqual([true, 7, 7]);
  });

  it('5.15, 10.42 the hexes of the Solomons and of the far north that the examples name lie there', () => {
    for (const id of ['E4526', 'E4527', 'E4624', 'E4625', 'E4725'])
      expect(map.hex(id)).toMatchObject({ territory: 'uk' });
    for (const id of ['W6033', 'W6134', 'E0135']) expect(map.hex(id)).toMatchObject({ territory: 'ussr' });
  });

  it('7.0 the edge of the map gives China supply at W 5109, the Soviets at W 5811 and W 6028', () => {
    expect(map.hex('W5109')?.territory).toBe('china');
    for (const id of ['W5811', 'W6028']) expect(map.hex(id)?.territory).toBe('ussr');
    for (const id of ['W5109', 'W5811', 'W6028']) expect(map.neighbours(id).length).toBeLessThan(6);
  });

  it('9.2 W 1600, which nobody may invade, is sea on our sheet', () => {
    expect(map.hex('W1600')?.terrain).toBe('sea');
  });

  it('a side is the same from both hexes', () => {
    const unlike: string[] = [];
    for (const hex of map.hexes) {
      for (const id of map.neighbours(hex.id)) {
        if (map.neighbours(id).includes(hex.id))
          if (JSON.stringify(map.hexside(hex.id, id)) !== JSON.stringify(map.hexside(id, hex.id)))
            unlike.push(`${hex.id}/${id}`);
      }
    }
    expect(unlike).toEqual([]);
  });

  it('land that touches an all-sea hex is coastal', () => {
    const dry = map.hexes.filter(
      ({ terrain, coastal, around }) =>
        terrain !== 'sea' && !coastal && around.some((at) => map.hexes[at]?.terrain === 'sea'),
    );
    expect(dry.map(({ id }) => id)).toEqual([]);
  });
});
