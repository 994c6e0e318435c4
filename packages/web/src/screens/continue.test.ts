import { expect, test } from 'vitest';
import { gameOf } from './continue.js';

test('a kept game says its kind once', () => {
  expect(gameOf('The Long War: sea fights', 'Sea fight: the Slot')).toBe('The Long War');
  expect(gameOf('The Long War: sea fights', 'The Slot, 1942')).toBe('The Long War: sea fights');
  expect(gameOf('Straits', 'Straits at night')).toBe('Straits');
});
