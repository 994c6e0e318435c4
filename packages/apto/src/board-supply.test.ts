import { expect, it } from 'vitest';
import { supplyLine, supplyPanel } from './board-supply.js';
import { map } from './map/map.js';
import { landUnit } from './pieces.js';
import { situationOf } from './situation.js';
import { tableAt } from './supply-testing.js';

const division = landUnit({ id: 'a', nation: 'japan', name: '9th Division', strength: [1, 3], hex: 'W4818' });

it('7.7 the panel says which hexes bar the nearest way to a source, and the map shows them', () => {
  const { public: pub } = tableAt('supply', [division]).state;
  pub.control = { W4818: 'japan' };
  const [row] = supplyPanel(pub, 'japan').rows;
  expect(row?.[3]).toMatch(/^to Mukden \(W5022\): \w+ \(W4[89]19\) is not in friendly hands$/);
  const line = supplyLine(pub, division, situationOf(pub, map));
  const hexes = line?.places.map((index) => map.hexes[index]?.id);
  expect([hexes?.[0], hexes?.at(-1)]).toEqual(['W4818', 'W5022']);
  expect(line?.bars.map(({ place, mark }) => [map.hexes[place]?.id, mark])).toEqual([
    [expect.stringMatching('W4[89]19'), 'enemy land'],
  ]);
  expect(line?.text).toMatch(/^No line of supply; the nearest way, to Mukden \(W5022\): /);
});

it('7.7 with a line, or a chit within reach, nothing bars it', () => {
  const { public: pub } = tableAt('supply', [{ ...division, hex: 'W5022' }]).state;
  expect(supplyPanel(pub, 'japan').rows).toEqual([]);
  const far = tableAt('supply', [{ ...division, hex: 'W4221' }]).state.public;
  Object.assign(far, { control: { W4221: 'japan' }, chits: [{ kind: 'sea', side: 'japan', hex: 'W4221', drawn: [] }] });
  expect(supplyPanel(far, 'japan').rows[0]?.[2]).toBe('lives on chits');
  expect(supplyLine(far, { ...division, hex: 'W4221' }, situationOf(far, map))).toBeUndefined();
});

it('7.7 enemy units, enemy zones and water are told apart on the map', () => {
  const mark = (control: { [hex: string]: 'japan' }, hex: string, enemies: readonly string[]): string[] => {
    const unit = { ...division, hex };
    const foes = enemies.map((at, n) =>
      landUnit({ id: `c${n}`, nation: 'china', name: `${n}th Army`, strength: [1, 2], hex: at }),
    );
    const { public: pub } = tableAt('supply', [unit, ...foes]).state;
    pub.control = control;
    return supplyLine(pub, unit, situationOf(pub, map))?.bars.map((bar) => bar.mark) ?? [];
  };
  const coast = { W4818: 'japan', W4819: 'japan', W4919: 'japan' } as const;
  expect(mark(coast, 'W4818', [])).toEqual([]);
  expect(mark({ W4818: 'japan' }, 'W4818', ['W4819', 'W4919'])).toContain('enemy units');
  expect(mark(coast, 'W4818', ['W4920'])).toEqual(expect.arrayContaining(['enemy zone']));
  expect(mark({}, 'W3522', [])).toEqual(['no way']);
});
