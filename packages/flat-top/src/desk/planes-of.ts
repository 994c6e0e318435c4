/** How many planes there are: in the air, on decks and on a field. */
import type { AirFormation, Battle, Grounded, Side } from '../state.js';

/** Everything that stood on a ship or base. */
export const aboard = (grounded: Grounded | null): number =>
  grounded === null
    ? 0
    : [...grounded.ready, ...grounded.justLanded, ...grounded.readying].reduce((sum, { factors }) => sum + factors, 0);

const flying = (air: readonly AirFormation[]): number =>
  air.reduce((sum, { lots }) => sum + lots.reduce((n, { factors }) => n + factors, 0), 0);

export const planesOf = (battle: Battle, side: Side): number =>
  flying(battle.air[side]) +
  battle.ships[side].reduce((sum, { grounded }) => sum + aboard(grounded), 0) +
  (battle.base?.side === side ? aboard(battle.base.grounded) : 0);
