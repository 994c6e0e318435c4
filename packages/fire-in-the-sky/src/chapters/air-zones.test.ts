import { describe, expect, it } from 'vitest';
import { mayGoOn } from './air-zones.js';

/** z: in an enemy Air Zone of Control; the first hex is where the move began. */
const along = (move: Parameters<typeof mayGoOn>[0], hexes: string): boolean =>
  mayGoOn(
    move,
    [...hexes].map((hex) => hex === 'z'),
  );

describe('enemy Air Zones of Control', () => {
  it('7.1, R14 a sea deployment stops where it enters one; where it began there is no effect', () => {
    expect(along('seaDeployment', '..')).toBe(true);
    expect(along('seaDeployment', '.z')).toBe(false);
    expect(along('seaDeployment', 'z')).toBe(true);
    expect(along('seaDeployment', 'z.')).toBe(true);
    expect(along('seaDeployment', 'zz')).toBe(false);
  });

  it('13.0 the way home is a sea deployment', () => {
    expect(along('return', 'z..')).toBe(true);
    expect(along('return', '..z')).toBe(false);
  });

  it('8.0, R14 an operational move may go one hex more, also from where it began', () => {
    expect(along('operational', '...')).toBe(true);
    expect(along('operational', '.z')).toBe(true);
    expect(along('operational', '.z.')).toBe(false);
    expect(along('operational', 'z')).toBe(true);
    expect(along('operational', 'z.')).toBe(false);
    expect(along('operational', '.zz')).toBe(false);
  });

  it('9.0 a reaction likewise', () => {
    expect(along('reaction', 'z')).toBe(true);
    expect(along('reaction', 'z.')).toBe(false);
    expect(along('reaction', '..')).toBe(true);
  });
});
