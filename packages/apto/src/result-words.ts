/** What the results of the table and the strengths behind them say, in words. */
import type { Share, Total } from './chapters/5-14-strength.js';
import type { Modifier } from './chapters/5-16-modifiers.js';
import type { Result } from './charts/crt.js';

/** 5.18 A dot: whoever has lost half of his steps rolls for a retreat. */
export const resultWords: { readonly [R in Result]: string } = {
  AE: 'all attackers are eliminated',
  '3/-': 'the attacker loses three steps',
  '2/-': 'the attacker loses two steps',
  '1/-': 'the attacker loses a step',
  '[-/1]': 'the defender loses a step',
  '-/2●': 'the defender loses two steps and, if that is half of his or more, rolls for a retreat',
  '-/3●': 'the defender loses three steps and, if that is half of his or more, rolls for a retreat',
  DE: 'all defenders are eliminated',
};

/** What is lost at once; who rolls for a retreat is told when he does. */
export const shortResult = (result: string): string =>
  ((resultWords as { readonly [result: string]: string | undefined })[result] ?? '').replace(/ and, if .*$/, '');

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** '9 (units 6, General 2, planes 1)' */
export function totalText({
  points,
  shares,
}: {
  readonly points: Total['points'];
  readonly shares: readonly Pick<Share, 'what' | 'points'>[];
}): string {
  if (shares.length < 2) return String(points);
  return `${points} (${shares.map(({ what, points: of }) => `${what} ${of}`).join(', ')})`;
}

export const modifiersText = (modifiers: readonly Modifier[]): string =>
  modifiers.map(({ what, value }) => `${what} ${signed(value)}`).join(', ');
