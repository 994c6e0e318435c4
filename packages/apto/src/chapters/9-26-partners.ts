/**
 * 9.26 Who acts together. R135 Mongolia is invaded without China having a part in it: until the Soviet Union is at war with Japan, China and
 * the Communists are one camp, Soviets and Mongolians another, though both fight her.
 */
import { cite } from '../cite.js';
import type { Nation } from '../pieces.js';
import type { Pub } from '../state.js';
import { isAtWarWithSoviets } from './10-39-nomonhan.js';

const camps: { readonly [N in Nation]?: 'chinese' | 'soviet' } = {
  china: 'chinese',
  ccp: 'chinese',
  ussr: 'soviet',
  mongolia: 'soviet',
};

/** Whether a nation's Offensive may have a part for the other's units and headquarters. */
export function arePartners(pub: Pick<Pub, 'notes'>, nation: Nation, other: Nation): boolean {
  const [camp, theirs] = [camps[nation], camps[other]];
  if (camp === undefined || theirs === undefined || camp === theirs) return true;
  return isAtWarWithSoviets(pub) || !cite('R135');
}
