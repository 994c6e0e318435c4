import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { nameOf } from '@ironbottom/flat-top/golden';
import { writeGame } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { root } from '../checkout.js';
import { play } from './play.js';
import { recipes } from './recipes.js';

const ending = 'draw level';
const [recipe] = recipes['coral-sea-battle']?.[ending] ?? [];

describe('golden games are played', () => {
  test('to the ending that is wanted, and the same game again to the last letter of its file', () => {
    if (recipe === undefined) throw new Error('nobody plays for it');
    const { game, ending: reached } = play({ scenario: 'coral-sea-battle', ...recipe }, 1);
    expect(nameOf(reached)).toBe(ending);
    const kept = join(root, 'packages/flat-top/golden/games/coral-sea-battle--draw-level.game.gz');
    const anew = 'after a change of rules `npm run golden` plays them anew';
    expect(writeGame(game, { seed: true }), anew).toBe(gunzipSync(readFileSync(kept)).toString('utf8'));
  });

  test('by transports that put ashore so many points and no more, and by planes that fall at ten points each', () => {
    const { game } = play(
      { scenario: 'coral-sea-battle', allied: { loses: 2 }, japan: { lands: { at: 'Port Moresby', points: 54 } } },
      2,
    );
    expect(game.state.public.points).toEqual({ allied: 0, japan: 54 + 20 });
  });
});
