import { type BoardLine, chance, viewOf } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import { aptoBoard } from './board.js';
import { chitPieces, fedOf, supplyLine, supplyPanel } from './board-supply.js';
import { map } from './map/map.js';
import { type LandUnit, landUnit, type Side } from './pieces.js';
import { situationOf } from './situation.js';
import type { Pub } from './state.js';
import { supplyFor, tracesFrom } from './supplied.js';
import { explained, isSupplied } from './supply.js';
import { tableAt } from './supply-testing.js';

function lineOf(pub: Pub, unit: LandUnit, situation = situationOf(pub, map)): BoardLine | undefined {
  const fed = fedOf(pub, unit, situation);
  return fed && supplyLine(fed, situation);
}

const division = landUnit({ id: 'a', nation: 'japan', name: '9th Division', strength: [1, 3], hex: 'W4818' });

it('7.7 the panel says which hexes bar the nearest way to a source, and the map shows them', () => {
  const { public: pub } = tableAt('supply', [division]).state;
  pub.control = { W4818: 'japan' };
  const [row] = supplyPanel(pub, 'japan').rows;
  expect(row?.[3]).toMatch(/^to Mukden \(W5022\): \w+ \(W4[89]19\) \(held by the Allies\)$/);
  const line = lineOf(pub, division);
  const hexes = line?.places.map((index) => map.hexes[index]?.id);
  expect([hexes?.[0], hexes?.at(-1)]).toEqual(['W4818', 'W5022']);
  expect(line?.bars.map(({ place, mark }) => [map.hexes[place]?.id, mark])).toEqual([
    [expect.stringMatching('W4[89]19'), 'held by the Allies'],
  ]);
  expect(line?.text).toMatch(/^No line of supply; the nearest way, to Mukden \(W5022\), is barred at /);
});

it('7.7 whoever is in supply shows the line that serves, and its source', () => {
  const near = { ...division, hex: 'W5021' };
  const { public: pub } = tableAt('supply', [near]).state;
  const line = lineOf(pub, near);
  expect(line?.places.map((index) => map.hexes[index]?.id)).toEqual(['W5021', 'W5022']);
  expect(line).toMatchObject({ bars: [], text: 'In supply: the line to Mukden (W5022), next to it, is open' });
  const home = { ...division, hex: 'W5022' };
  expect(lineOf(tableAt('supply', [home]).state.public, home)?.text).toBe('In supply where it stands, Mukden (W5022)');
});

it('7.7 with a line, or a chit within reach, nothing bars it', () => {
  const { public: pub } = tableAt('supply', [{ ...division, hex: 'W5022' }]).state;
  expect(supplyPanel(pub, 'japan').rows).toEqual([]);
  const far = tableAt('supply', [{ ...division, hex: 'W4221' }]).state.public;
  Object.assign(far, { control: { W4221: 'japan' }, chits: [{ kind: 'sea', side: 'japan', hex: 'W4221', drawn: [] }] });
  expect(supplyPanel(far, 'japan').rows[0]?.[2]).toBe('lives on chits');
  const fed = lineOf(far, { ...division, hex: 'W4221' });
  expect(fed).toMatchObject({ bars: [], text: 'No line to a source, but fed by the Supply chit in its own hex' });
});

it('7.7 Allied units, Allied zones and water are told apart on the map, in the words of the unit’s own side', () => {
  const mark = (control: { [hex: string]: 'japan' }, hex: string, enemies: readonly string[]): string[] => {
    const unit = { ...division, hex };
    const foes = enemies.map((at, n) =>
      landUnit({ id: `c${n}`, nation: 'china', name: `${n}th Army`, strength: [1, 2], hex: at }),
    );
    const { public: pub } = tableAt('supply', [unit, ...foes]).state;
    pub.control = control;
    return lineOf(pub, unit)?.bars.map((bar) => bar.mark) ?? [];
  };
  const coast = { W4818: 'japan', W4819: 'japan', W4919: 'japan' } as const;
  expect(mark(coast, 'W4818', [])).toEqual([]);
  expect(mark({ W4818: 'japan' }, 'W4818', ['W4819', 'W4919'])).toContain('Allied units');
  expect(mark(coast, 'W4818', ['W4920'])).toEqual(expect.arrayContaining(['Allied Zone of Control']));
  expect(mark({}, 'W3522', [])).toEqual(['no way']);
});

it('7.7 in a desert the hex itself is the bar, on the map and in words, though the way to the source is open', () => {
  const regiment = { ...division, hex: 'W5017' };
  const { public: pub } = tableAt('supply', [regiment]).state;
  pub.control = Object.fromEntries(['W5017', 'W5018', 'W5019', 'W5020', 'W5021'].map((hex) => [hex, 'japan']));
  expect(map.hex('W5017')?.terrain).toBe('desert');
  const line = lineOf(pub, regiment);
  expect(line?.bars.map(({ place, mark }) => [map.hexes[place]?.id, mark])).toEqual([['W5017', 'desert']]);
  expect(line?.text).toBe(
    'No line of supply; the nearest way, to Mukden (W5022), is barred at W5017, where it stands (desert)',
  );
});

it('7.7 the bars on the line of an Allied unit are Japanese, whoever looks at it', () => {
  const army = landUnit({ id: 'c', nation: 'china', name: '57th Army', strength: [1, 2], hex: 'W4420' });
  const all = map.neighbours('W4420').map((hex, n) => ({ ...division, id: `j${n}`, hex }));
  const { public: pub } = tableAt('supply', [army, ...all]).state;
  pub.control = Object.fromEntries(map.neighbours('W4420').map((hex) => [hex, 'japan']));
  const line = lineOf(pub, army);
  expect(line?.bars[0]?.mark).toBe('Japanese units');
  expect(line?.text).toContain('(Japanese units)');
});

it('7.7 a long way names the nearest bars in a sentence and all of them in the panel', () => {
  const far = { ...division, hex: 'W3814' };
  const { public: pub } = tableAt('supply', [far]).state;
  pub.control = { W3814: 'japan' };
  const line = lineOf(pub, far);
  expect(line?.text).toMatch(/ \(held by the Allies\) and \d+ hexes more$/);
  const told = supplyPanel(pub, 'japan').rows[0]?.[3] ?? '';
  for (const { place } of line?.bars ?? []) expect(told).toContain(map.hexes[place]?.id ?? 'nowhere');
});

it('7.11 a unit that is marked and has its line again is said to be so: the mark goes in the next Supply Step', () => {
  const marked = { ...division, hex: 'W5021', marked: 1 };
  const { public: pub } = tableAt('supply', [marked]).state;
  expect(supplyPanel(pub, 'japan').rows[0]?.slice(2)).toEqual([
    'marked, in supply again',
    'nothing any more: the line to Mukden (W5022) is open, and the mark of the last Supply Step goes in the next',
  ]);
  expect(lineOf(pub, marked)).toMatchObject({
    bars: [],
    text: expect.stringMatching(/^In supply again: the line to Mukden/),
  });
});

it('7.7 whoever lives on a chit shows the way to it, and the chit lies on the map', () => {
  const { state, law } = tableAt('supply', [{ ...division, hex: 'W4220' }]);
  const { public: pub } = state;
  Object.assign(pub, {
    control: { W4221: 'japan', W4220: 'japan' },
    chits: [{ kind: 'sea', side: 'japan', hex: 'W4221', drawn: ['x'] }],
  });
  const { pieces } = aptoBoard.scene(viewOf(state, 'japan'), law);
  const unit = pieces.find(({ id }) => id === 'a');
  expect(unit?.title).toContain('lives on a Supply chit');
  expect(unit?.lines?.[0]?.places.map((at) => map.hexes[at]?.id)).toEqual(['W4220', 'W4221']);
  expect(unit?.lines?.[0]?.text).toBe('No line to a source, but fed by the Supply chit at Shanghai (W4221)');
  expect(supplyPanel(pub, 'japan').rows[0]?.[3]).toMatch(/^Fed by the Supply chit at Shanghai \(W4221\); to /);
  expect(chitPieces(pub, 'japan').map(({ title, own }) => [title, own])).toEqual([
    ['Supply chit of Japan, for 3 more units this month, Shanghai (W4221)', true],
  ]);
});

it('7.7 in any position whoever does not trace has a bar named, and whoever does has none', () => {
  const below = chance(77);
  const lands = map.land.filter(({ territory }) =>
    ['china', 'manchukuo', 'burma', 'mongolia'].includes(territory ?? ''),
  );
  const some = (): string => lands[below(lands.length)]?.id ?? '';
  let [fed, barred] = [0, 0];
  for (let position = 0; position < 40; position += 1) {
    const nations = ['japan', 'china', 'ussr', 'mongolia', 'uk', 'france', 'thailand'] as const;
    const units = Array.from({ length: 30 }, (_, n) =>
      landUnit({
        ...{ id: `u${n}`, nation: nations[n < 24 ? n % 2 : below(7)] ?? 'japan', name: `${n}`, strength: [1, 2] },
        ...{ hex: some(), marked: below(3) },
      }),
    );
    const { public: pub } = tableAt('supply', units).state;
    pub.alignment = { ...pub.alignment, ussr: 'allies', mongolia: 'allies', uk: 'allies', france: 'allies' };
    const taken = Array.from({ length: 120 }, (): [string, Side] => [some(), below(2) === 0 ? 'japan' : 'allies']);
    pub.control = Object.fromEntries(taken);
    pub.chits = Array.from({ length: below(3) }, () => ({ kind: 'sea', side: 'japan', hex: some(), drawn: [] }));
    const situation = situationOf(pub, map);
    for (const unit of Object.values(pub.units)) {
      if (unit.hex === null || pub.alignment[unit.nation] === undefined) continue;
      const supply = supplyFor(pub, situation, unit.nation);
      const bars = explained(supply, unit.hex).line.filter(({ bar }) => bar !== undefined).length;
      const traces = isSupplied(supply, unit.hex);
      const line = lineOf(pub, unit, situation);
      if (traces) {
        expect(bars).toBe(0);
        fed += 1;
      } else if (explained(supply, unit.hex).line.length > 0) {
        expect(bars).toBeGreaterThan(0);
        barred += 1;
      }
      if (pub.alignment[unit.nation] === 'neutral') continue;
      const fedAnyhow = tracesFrom(pub, situation, unit.nation, unit.hex);
      expect(fedAnyhow ? (line?.bars ?? []).length : (line?.bars.length ?? 0) > 0).toBe(fedAnyhow ? 0 : true);
    }
  }
  expect([fed > 100, barred > 100]).toEqual([true, true]);
});
