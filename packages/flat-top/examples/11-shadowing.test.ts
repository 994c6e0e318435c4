/** The examples after 10.2 and 11.9. */
import { askOf } from '@ironbottom/umpire';
import { expect, test } from 'vitest';
import { emptyPlot } from '../src/chapters/10-plotting.js';
import { atPhase, hexes, order, own, passUntil, tfOf, walk, where } from '../src/chapters/12-testing.js';
import { name } from '../src/map.js';

test('11.9 example: TF 6 and TF 4 shadow each other, without dice; the Japanese moves by his plot, then the Ally as he likes', () => {
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

test('10.2 example: TFs 2, 5 and 6 are set up and plotted for three turns, each arrow from where the last one ended (its picture is lost; the ways are ours)', () => {
  const game = atPhase(2, {
    scenario: { special: {} },
    allied: {
      bases: [],
      tfs: [
        { hex: 'DD31', ships: ['Chicago'] },
        { hex: 'HH31', ships: ['Astoria'] },
        { hex: 'LL31', ships: ['Portland'] },
      ],
    },
  });
  const ids = own(game, 'allied').tfs.map(({ id }) => id);
  const arrows = [
    ['DD32 DD33', 'HH30', ''],
    ['DD34 DD35', '', 'LL30 LL29'],
    ['DD36', 'HH29 HH28', 'LL28'],
  ];
  for (const turn of arrows) {
    passUntil(game, ({ state }) => state.public.phase === 2 && askOf(game, 'allied')?.rule === '10.1');
    order(game, 'allied');
    for (const path of turn) walk(game, 'allied', path);
    expect(own(game, 'allied').tfs.map(({ plot }) => plot?.path.map(name).join(' '))).toEqual(turn);
    passUntil(game, ({ state }) => state.public.phase > 4);
    expect(own(game, 'allied').tfs.map(({ onMap }) => onMap)).toEqual([false, false, false]);
  }
  expect(ids.map((id) => where(game, 'allied', id))).toEqual(['DD36', 'HH28', 'LL28']);
});
