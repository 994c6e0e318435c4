import { expect, it } from 'vitest';
import { supplyOverlays, supplyPanel } from './board-supply.js';
import { map } from './map/map.js';
import { landUnit } from './pieces.js';
import { tableAt } from './supply-testing.js';

const division = landUnit({ id: 'a', nation: 'japan', name: '9th Division', strength: [1, 3], hex: 'W4818' });

it('7.7 the panel says which hexes bar the nearest way to a source, and the map shows them', () => {
  const { public: pub } = tableAt('supply', [division]).state;
  pub.control = { W4818: 'japan' };
  const [row] = supplyPanel(pub, 'japan').rows;
  expect(row?.[3]).toMatch(/^to Mukden \(W5022\): \w+ \(W4[89]19\) is not in your hands$/);
  const barred = supplyOverlays(pub, 'japan').find(({ kind }) => kind === 'supply barred');
  expect(barred?.places.map((index) => map.hexes[index]?.id)).toEqual([expect.stringMatching('W4[89]19')]);
});

it('7.7 with a line, or a chit within reach, nothing bars it', () => {
  const { public: pub } = tableAt('supply', [{ ...division, hex: 'W5022' }]).state;
  expect(supplyPanel(pub, 'japan').rows).toEqual([]);
  const far = tableAt('supply', [{ ...division, hex: 'W4221' }]).state.public;
  Object.assign(far, { control: { W4221: 'japan' }, chits: [{ kind: 'sea', side: 'japan', hex: 'W4221', drawn: [] }] });
  expect(supplyPanel(far, 'japan').rows[0]?.[2]).toBe('lives on chits');
  expect(supplyOverlays(far, 'japan').flatMap(({ places }) => places)).toEqual([]);
});
