/** A single battle's board: both sides' forces, the enemy's no further than made out. */
import { begin, seedFrom, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { forcesBoard } from './board-forces.js';
import { flatTop } from './rulebook.js';
import { exampleBattle } from './scenarios/battle.js';

function battle() {
  const setup = { scenario: 'battle', options: {}, charts: {}, set: exampleBattle };
  const begun = begin(flatTop, setup, { from: 'seed', seed: seedFrom('forces'), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join());
  return begun.game;
}

describe('the forces of a battle', () => {
  const game = battle();
  const panelsOf = (seat: string) => forcesBoard.scene(viewOf(game.state, seat), game.law).panels;

  test("are one's own in full, with what they carry", () => {
    const [planes] = panelsOf('allied');
    expect(planes?.title).toBe('Your planes');
    expect(planes?.columns).toEqual(['Formation', 'Planes', 'Factors', 'Altitude', 'Armed with']);
    expect(planes?.rows).toContainEqual(['A1', 'Dauntless', '10', 'high', 'AP']);
    expect(panelsOf('japan').find(({ title }) => title === 'Your ships')?.rows).toContainEqual(
      expect.arrayContaining(['Kongo', 'BB', '0 of 10']),
    );
  });

  test('are the enemy’s only once they are made out; until then somebody is there', () => {
    const ships = panelsOf('allied').find(({ title }) => title === 'Enemy ships');
    expect(ships?.rows).toEqual([]);
    expect(ships?.note).toBe('They are there, but not made out yet.');
  });
});
