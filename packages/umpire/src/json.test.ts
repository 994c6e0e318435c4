import { describe, expect, it } from 'vitest';
import { atLine, readJson } from './json.js';

describe('JSON that a person wrote', () => {
  const { value, lineOf } = readJson(`{
  "forces": {
    "allied": { "ships": [
      "Lexington",
      "10 DD"
    ] }
  },
  "a.b": 1
}`);

  it('is read', () => {
    expect(value).toEqual({ forces: { allied: { ships: ['Lexington', '10 DD'] } }, 'a.b': 1 });
  });

  it('knows the line of every field', () => {
    expect(lineOf('')).toBe(1);
    expect(lineOf('forces')).toBe(2);
    expect(lineOf('forces.allied.ships')).toBe(3);
    expect(lineOf('forces.allied.ships[0]')).toBe(4);
    expect(lineOf('forces.allied.ships[1]')).toBe(5);
    expect(lineOf('a.b')).toBe(8);
  });

  it('gives the line of what a missing field would stand in', () => {
    expect(lineOf('forces.japan')).toBe(2);
    expect(lineOf('forces.allied.ships[7].name')).toBe(3);
    expect(lineOf('turns')).toBe(1);
  });

  it('gives its line to what is found wrong in it later', () => {
    const written = { value, lineOf };
    expect(atLine('set.forces.allied.ships[1]: there is no such ship (3.3)', written)).toBe(
      'line 5, forces.allied.ships[1]: there is no such ship (3.3)',
    );
    expect(atLine('set: turns is missing (26.1)', written)).toBe('line 1: turns is missing (26.1)');
    expect(atLine('options.fog: there is no such option', written)).toBe('options.fog: there is no such option');
  });
});
