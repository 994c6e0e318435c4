/** The battles of War in the Pacific, fought whole. */
import type { DeskProcedure } from '@ironbottom/umpire';
import { battleDesk } from './battle-desk.js';
import { games } from './games/war-in-the-pacific.js';

const kinds: { readonly [title: string]: readonly [id: string, title: string, rule: string] } = {
  'surface actions': ['surface-action', 'A whole surface action', '19.3'],
  'air strikes': ['air-strikes', 'A whole exchange of air strikes', '7.1'],
  'ground combat': ['ground-battle', 'A whole ground battle', '23.2'],
  submarines: ['submarine-hunt', 'A whole submarine attack', '22.7'],
};

export const battleDesks: readonly DeskProcedure[] = games.flatMap((game) => {
  const kind = kinds[game.title.replace('War in the Pacific: ', '')];
  return kind === undefined ? [] : [battleDesk(game, `war-in-the-pacific/${kind[0]}`, kind[1], kind[2])];
});
