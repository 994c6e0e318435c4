/** 8.13 Offensives are bought in secret for three months, and whoever has bought more has the Initiative. */
import type { Charts } from '../charts/index.js';
import type { OffensivePrices } from '../charts/offensives.js';
import { cite } from '../cite.js';
import type { Side } from '../pieces.js';

export type Buyer = keyof OffensivePrices;

export const offensivePrice = ({ offensivePrices }: Charts, buyer: Buyer): number =>
  cite('8.13') ? offensivePrices.values[buyer] : 0;

/** 5.5 Bought when the month is under way: twice the price. */
export const impromptuPrice = (charts: Charts, buyer: Buyer): number =>
  offensivePrice(charts, buyer) * (cite('5.5') ? 2 : 1);

/**
 * A major power that buys none has one for nothing; one that buys any pays for all of them. R61 The Communists have a track of
 * their own but are no major power: they have what is bought for them.
 */
export function offensivesFor(buyer: Buyer, bought: number): number {
  if (bought > 0 || (buyer === 'ccp' && cite('R61'))) return bought;
  return cite('8.13') ? 1 : 0;
}

/**
 * R62 Only what was bought counts, not what came for nothing. R63 Chinese and Communists count for the Allies. `soviets`: whether what the
 * Soviet Union buys counts.
 */
export function initiativeOf(bought: { readonly [B in Buyer]?: number }, soviets: boolean): Side | 'tie' {
  const of = (...buyers: Buyer[]): number => buyers.reduce((sum, buyer) => sum + (bought[buyer] ?? 0), 0);
  const japan = of('army', 'navy');
  const allies = of('western') + (soviets ? of('ussr') : 0) + (cite('R63') ? of('china', 'ccp') : 0);
  if (japan === allies) return 'tie';
  return japan > allies ? 'japan' : 'allies';
}
