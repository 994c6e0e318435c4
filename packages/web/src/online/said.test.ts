import { describe, expect, test } from 'vitest';
import { agoText, clockText, isLoopback, leftText, othersText, sittingText } from './said.js';

describe('words for people', () => {
  test('a clock is said as it was agreed', () => {
    expect(clockText({ kind: 'none' })).toBe('no clock');
    expect(clockText({ kind: 'live', minutes: 30, increment: 10 })).toBe('30 minutes each and 10 s an answer');
    expect(clockText({ kind: 'slow', days: 1, bank: 7, vacation: 30 })).toBe('1 day an answer, 7 days in reserve');
  });

  test.each([
    [-5, '0:00'],
    [307_000, '5:07'],
    [3_661_000, '1:01:01'],
    [2 * 86_400_000 + 3 * 3_600_000, '2 d 3 h'],
  ])('%d milliseconds are left: %s', (left, text) => {
    expect(leftText(left)).toBe(text);
  });

  test('how long ago something was', () => {
    expect(agoText(0, 30_000)).toBe('just now');
    expect(agoText(0, 125_000)).toBe('2 minutes ago');
    expect(agoText(0, 26 * 3_600_000)).toBe('yesterday');
  });

  test('who sits where, programs and free seats too', () => {
    const seats = [
      { seat: 'a', name: 'Allies', party: 'a', people: ['Ann', 'Bob'], bot: null },
      { seat: 'j', name: 'Japan', party: 'j', people: [], bot: 'x' },
      { seat: 'k', name: 'Kite', party: 'j', people: [], bot: null },
    ];
    const table = { status: 'open' as const, seats, offers: [], outcome: null, rematch: null, flags: [] };
    expect(sittingText(table, [{ name: 'x', title: 'Recruit' }])).toBe(
      'Allies: Ann, Bob · Japan: program Recruit · Kite: free',
    );
  });

  test('all others are waited for alike, whoever of them is asked', () => {
    const seats = [
      { seat: 'a', name: 'Allies', party: 'a', people: ['Ann'], bot: null },
      { seat: 'j', name: 'Japan', party: 'j', people: ['Bertil'], bot: null },
      { seat: 'k', name: 'Kite', party: 'j', people: [], bot: 'x' },
    ];
    const table = { status: 'live' as const, seats, offers: [], outcome: null, rematch: null, flags: [] };
    const bots = [{ name: 'x', title: 'Recruit' }];
    expect(othersText({ table, mine: ['a'], bots })).toBe(
      'Waiting for the others: Bertil (Japan), program Recruit (Kite).',
    );
    expect(othersText({ table: { ...table, status: 'adjourned' }, mine: ['a'], bots })).toBe('');
  });

  test.each([
    ['http://127.0.0.1:5151/#join=x', true],
    ['http://localhost:5151/#join=x', true],
    ['http://[::1]:5151/#join=x', true],
    ['https://play.example.org/#join=x', false],
    ['a text', false],
  ])('%s leads to this computer alone: %s', (text, alone) => {
    expect(isLoopback(text)).toBe(alone);
  });
});
