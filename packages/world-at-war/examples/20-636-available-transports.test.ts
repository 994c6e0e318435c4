import { describe, expect, it } from 'vitest';
import { availableTransports } from '../src/chapters/20-63-transport-levels.js';

describe('20.636 sixteen Western Allied transports in the Atlantic at the end of Summer 1941', () => {
  const fall = (sunk: number, damaged: number): number =>
    availableTransports({ before: 16, undamaged: 16 - sunk - damaged, damaged });

  it('20.636B four can be used in Fall 1941 however many of the rest are sunk or damaged', () => {
    for (let sunk = 0; sunk <= 12; sunk++) expect(fall(sunk, 16 - sunk)).toBe(4);
  });
  it('20.636B when more than twelve are sunk, only the damaged ones that are left', () => {
    expect([13, 14, 15, 16].map((sunk) => fall(sunk, 16 - sunk))).toEqual([3, 2, 1, 0]);
  });
  it('20.636A when fewer than twelve are sunk and damaged, more than four', () => {
    expect(fall(5, 6)).toBe(5);
    expect(fall(0, 3)).toBe(13);
  });
  it('20.636 exactly twelve leave four by either count', () => {
    expect(fall(8, 4)).toBe(4);
    expect(fall(12, 0)).toBe(4);
  });
});
