/** The example after 11.9. (The example after 10.2 is a picture of arrows that the source has lost: nothing of it can be tested.) */
import { askOf } from '@ironbottom/umpire';
import { expect, test } from 'vitest';
import { emptyPlot } from '../src/chapters/10-plotting.js';
import { atPhase, hexes, order, own, tfOf, walk, where } from '../src/chapters/12-testing.js';
import { name } from '../src/map.js';

test('example after 11.9: TF 6 and TF 4 shadow each other, without dice; the Japanese moves by his plot, then the Ally as he likes', () => {
  const game = atPhase(3, {
    initiative: 'allied',
    allied: { bases: [], tfs: [{ hex: 'DD31', ships: ['Chicago'], onMap: true }] },
    japan: { tfs: [{ hex: 'DD32', ships: ['Aoba'], onMap: true }] },
  });
  const [tf4] = own(game, 'allied').tfs;
  const [tf6] = own(game, 'japan').tfs;
  if (tf4 === undefined || tf6 === undefined) throw new Error('there are no task forces');
  tf4.plot = { ...emptyPlot(), path: hexes('DD30') };
  tf6.plot = { ...emptyPlot(), path: hexes('DD33') };
  order(game, 'allied', { 'TF 1 in DD31': [`${tf6.hex}/1`] });
  const rolled = game.log.flatMap(({ rolls }) => rolls).length;
  order(game, 'japan', { 'TF 1 in DD32': [`${tf4.hex}/1`] });
  expect(game.log.flatMap(({ rolls }) => rolls).length).toBe(rolled);
  // As on his log; he is not asked again.
  expect(where(game, 'japan')).toBe('DD33');
  expect(askOf(game, 'japan')).toBeUndefined();
  walk(game, 'allied', 'DD32');
  expect(where(game, 'allied')).toBe('DD32');
  expect(tfOf(game, 'allied')?.plot?.path.map(name)).toEqual(['DD32']);
});
