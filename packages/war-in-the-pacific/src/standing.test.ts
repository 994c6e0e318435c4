import { describe, expect, it } from 'vitest';
import { standingText, wantedText } from './standing.js';

describe('how both stand', () => {
  it('says who leads, and what was there before a shot', () => {
    expect(standingText({ japan: 20, allies: 166 }, { allies: 166 }, null)).toBe(
      'Japan 20, the Allies 166 (began with 166): the Allies lead by 146',
    );
    expect(standingText({ japan: 3, allies: 1 }, {}, null)).toBe('Japan 3, the Allies 1: Japan leads by 2');
  });
  it('says for whom as many are enough', () => {
    expect(standingText({ japan: 9, allies: 9 }, {}, null)).toBe('Japan 9, the Allies 9: level');
    expect(standingText({ japan: 9, allies: 9 }, { japan: 9 }, 'allies')).toBe(
      'Japan 9 (began with 9), the Allies 9: level, which is enough for the Allies',
    );
  });
  it('counts what is short from where they stand, not from the beginning', () => {
    expect(wantedText('Japan', -4, 3)).toBe('Japan must lead by 3 (7 short)');
    expect(wantedText('Japan', 3, 3)).toBe('Japan must lead by 3 (done)');
    expect(wantedText('Japan', -2, 0)).toBe('Japan must not be behind (2 short)');
    expect(wantedText('Japan', -2, -3)).toBe('Japan may be up to 3 behind (done)');
  });
});
