import { describe, expect, it } from 'vitest';
import { didYouMean, nearest, slips } from './nearest.js';

describe('nearest', () => {
  it('finds the name that was meant through a slip, whatever the case', () => {
    expect(nearest('shokaku', ['Zuikaku', 'Shokaku', 'Shoho'])).toBe('Shokaku');
    expect(nearest('Shokako', ['Zuikaku', 'Shokaku', 'Shoho'])).toBe('Shokaku');
    expect(nearest('Dauntles', ['Devastator', 'Dauntless'])).toBe('Dauntless');
  });

  it('says nothing when no name is like it', () => {
    expect(nearest('Bismarck', ['Zuikaku', 'Shoho'])).toBeUndefined();
    expect(nearest('anything', [])).toBeUndefined();
  });

  it('compares only the beginning of an endless name', () => {
    expect(nearest('x'.repeat(10_000_000), ['Zuikaku'])).toBeUndefined();
  });

  it('counts letters put in, left out, exchanged and swapped', () => {
    expect(slips('', 'abc')).toBe(3);
    expect(slips('kitten', 'sitting')).toBe(3);
    expect(slips('same', 'same')).toBe(0);
    expect(slips('nigth', 'night')).toBe(1);
  });

  it('puts the suggestion into words', () => {
    expect(didYouMean('Zuikaka', ['Zuikaku'])).toBe(', did you mean Zuikaku?');
    expect(didYouMean('Yamato', ['Zuikaku'])).toBe('');
  });
});
