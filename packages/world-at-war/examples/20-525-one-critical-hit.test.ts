import { expect, it } from 'vitest';
import { namedShip } from '../src/charts/ships.js';
import { fought, kinds, struck } from '../src/testing.js';

const arizona = struck({
  where: 'port',
  ships: [namedShip('Arizona')],
  attacks: [{ strength: 3, on: 'arizona', modifiers: [] }],
});

it('20.525 a battleship sunk in port by a dice roll of 12 has one critical hit roll, not two', () => {
  // 3 squadrons at 12: four hits, one more than sink her: the die has +1, so 2 does nothing and 3 destroys her.
  const spared = fought(arizona, [6, 6, 2]);
  expect(spared.end.ships[0]?.state).toBe('sunk-in-port');
  expect(kinds(spared)).toEqual([
    '20.51 attack',
    '20.5212B sunk-in-port',
    '20.5241A critical cause',
    '20.5241B critical cause',
    '20.525 one roll',
    '20.5242 critical plus',
    '20.524 critical roll',
  ]);
  const destroyed = fought(arizona, [6, 6, 3]);
  expect(destroyed.end.ships[0]?.state).toBe('sunk');
});
