/** 20.3 Fast carriers. */
import { cite } from '../cite.js';
import { isCarrier, type NamedShip } from '../pieces.js';

/** 20.31 The class goes with the size: two, three or four factors. */
export function carrierKind(factors: number): 'CVL' | 'CV' | 'CVB' | undefined {
  if (factors < 2 || factors > 4 || !cite('20.31')) return undefined;
  return factors === 2 ? 'CVL' : factors === 3 ? 'CV' : 'CVB';
}

/** 20.33 Undamaged, and with her full complement of squadrons aboard. */
export function fullyOperational(ship: NamedShip, fullDeck: boolean): boolean {
  return isCarrier(ship) && ship.state === 'sound' && fullDeck && cite('20.33');
}

/** 20.5222B A damaged carrier neither launches nor retrieves; hits short of damage do not keep her from it (20.5231A). */
export function mayLaunch(ship: NamedShip): boolean {
  if (!isCarrier(ship)) return false;
  if (ship.state === 'damaged') return !cite('20.5222B');
  return ship.state === 'sound' && (ship.hits === 0 || cite('20.5231A'));
}
