/** SC2.1, SC2.2 Ships that lie at anchor until an hour, or until they are alarmed. */
import type { Event, Refusal } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { GameLaw, GameOwn, GamePublic } from '../game-kit.js';
import { type Hex, hexOf } from '../map.js';
import { momentOn } from '../scenarios/dates.js';
import { type HeldAtAnchor, turnAt } from '../scenarios/scenario.js';
import { enemyOf, type Ship, type Side } from '../state.js';

const ruleFor = ({ until }: HeldAtAnchor): string => (until === 'alarm' ? 'SC2.2' : 'SC2.1');

/** What holds ships of this side that begin the game in this hex. */
export function anchorageAt({ scenario }: GameLaw, side: Side, hex: Hex): HeldAtAnchor | undefined {
  return scenario.special.heldAtAnchor?.find((held) => held.side === side && hexOf(held.place) === hex);
}

/** 4.1 Whoever begins there begins at anchor. */
export function beginsAtAnchor(law: GameLaw, side: Side, hex: Hex): boolean {
  const held = anchorageAt(law, side, hex);
  return held !== undefined && cite(ruleFor(held));
}

/** Only those that have lain there since before the game: whoever came later goes as he likes. */
export function heldAt(
  pub: GamePublic,
  own: Pick<GameOwn, 'hulls' | 'firstSeen'>,
  law: GameLaw,
  side: Side,
  ship: Ship,
  hex: Hex,
): Refusal | undefined {
  const held = law.scenario.special.heldAtAnchor === undefined ? undefined : anchorageAt(law, side, hex);
  if (held === undefined || own.hulls[ship.id]?.anchoredSince !== -1) return undefined;
  const { until, place } = held;
  const free = until === 'alarm' ? isAlarmed(pub, own, place) : pub.turn >= turnAt(law.scenario, until);
  const rule = ruleFor(held);
  if (free || !cite(rule)) return undefined;
  const why =
    until === 'alarm'
      ? `ships at ${place} lie at anchor until an enemy ship is observed or they are attacked`
      : `ships at ${place} lie at anchor until ${momentOn(law.scenario, until)}`;
  return { rule, why };
}

/** R145 An enemy ship observed anywhere, or any attack on a ship there. */
const isAlarmed = ({ alarmed }: GamePublic, { firstSeen }: Pick<GameOwn, 'firstSeen'>, place: string): boolean =>
  firstSeen !== null || alarmed?.includes(place) === true;

/** R145 Listens to a battle for an attack on ships that are held there. `base`: the base of the hex. */
export function hearAlarm(
  pub: GamePublic,
  law: GameLaw,
  kind: string,
  data: Event['data'],
  base: string | undefined,
): void {
  const { heldAtAnchor } = law.scenario.special;
  if (heldAtAnchor === undefined || pub.battle === null) return;
  for (const { side, place, until } of heldAtAnchor) {
    if (until !== 'alarm' || hexOf(place) !== pub.battle.hex || pub.alarmed?.includes(place)) continue;
    const bombed = kind === 'attack-announced' && data.by === enemyOf(side) && data.target !== base;
    const fought = kind === 'surface-combat' && Array.isArray(data.by) && data.by.includes(enemyOf(side));
    if ((bombed || fought) && cite('SC2.2')) pub.alarmed = [...(pub.alarmed ?? []), place];
  }
}
