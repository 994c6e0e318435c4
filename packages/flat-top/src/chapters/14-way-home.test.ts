import { expect, test } from 'vitest';
import { af, asked, budget, choices, fly, own, planesMove, say, upTo } from './14-testing.js';

const behindMountains = (hex: string, altitude: string) => {
  const game = planesMove({
    initiative: 'allied',
    allied: { flights: [{ hex, planes: [`2 Devastator* ${altitude}`] }] },
  });
  upTo(game, 'allied', 'land');
  return game;
};

test('14.15.2, 14.15.5 low planes climb in one hex, cross the mountains, come down in another and land', () => {
  const game = behindMountains('K16', 'low');
  expect(choices(game, 'allied')).toMatchObject({ 'AF 1': 'yes' });
  say(game, 'allied', ['AF 1']);
  fly(game, 'allied', 'K17', 'climb');
  expect(budget(game, 'allied')).toBe(5);
  fly(game, 'allied', 'K18', 'trim');
  say(game, 'allied', [[]]);
  fly(game, 'allied', 'J18 I19 H19', 'dive');
  expect(asked(game, 'allied').rule).toBe('14.9');
  say(game, 'allied', [{ 'Port Moresby': 2 }]);
  expect(af(game, 'allied')).toBeUndefined();
  expect(own(game, 'allied').bases[0]?.grounded.justLanded).toMatchObject([{ plane: 'Devastator', factors: 2 }]);
});

test('14.15.5 without the mountains there is a straight way', () => {
  expect(choices(behindMountains('K16', 'low'), 'allied')).not.toHaveProperty('AF 1 to H19');
  expect(choices(behindMountains('I21', 'low'), 'allied')).toHaveProperty('AF 1 to H19');
});
