import { expect, it } from 'vitest';
import { hexOf } from '../supply-testing.js';
import { isIsland, islandLine } from './10-42-island-chains.js';

it('10.42 from Guadalcanal past a transport and a coastwatcher, not through a Marine division', () => {
  const marines = (hex: string): boolean => hex === 'E4624';
  expect(islandLine('E4725', 'E4527', marines)).toEqual(['E4725', 'E4625', 'E4526', 'E4527']);
  expect(islandLine('E4725', 'E4527', (hex) => hex === 'E4625' || marines(hex))).toBeUndefined();
});

it('10.42 what has more than three hexes is no island: Java is none, Guadalcanal is one', () => {
  expect(isIsland(hexOf('E4725'))).toBe(true);
  expect(isIsland(hexOf('W1615'))).toBe(false);
  expect(islandLine('W1615', 'W1616', () => false)).toBeUndefined();
});
