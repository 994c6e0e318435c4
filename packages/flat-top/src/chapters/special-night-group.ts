/** SC3.5 A carrier's dive and torpedo bombers that have been trained for the night. */
import type { Limit, Row, RowAnswer } from '@ironbottom/umpire';
import type { PlaneName } from '../charts/planes.js';
import { cite } from '../cite.js';
import type { Field } from '../fields.js';
import type { GameLaw } from '../game-kit.js';
import type { Lot, Side } from '../state.js';

/** Whether planes of this name that begin on this deck may belong to it. */
export const mayTrain = ({ scenario }: GameLaw, place: string, plane: PlaneName): boolean => {
  const { nightGroup } = scenario.special;
  return nightGroup?.ship === place && nightGroup.planes.includes(plane);
};

const trained = 'trained';

/** SC3.5, R148 The choice at set-up, a row of the sheet like all others: what is chosen is the owner's secret. */
export function nightGroupRow({ scenario }: GameLaw, side: Side): Row | undefined {
  const { nightGroup } = scenario.special;
  if (nightGroup === undefined || !scenario.forces[side].ships.includes(nightGroup.ship) || !cite('SC3.5'))
    return undefined;
  const { ship, most, planes } = nightGroup;
  const text = `yes: they land and attack better by night, and she begins with ${most} of them at most`;
  const prompt = `Are the ${planes.join(' and ')} of ${ship} trained for the night?`;
  return { ask: 'pick', rule: 'SC3.5', prompt, of: [{ id: trained, text }], min: 0, max: 1 };
}

/** SC3.5c So many of them at most, if they are. `terms`: what begins aboard; `room`: what she has room for. */
export function nightGroupLimit(
  { scenario }: GameLaw,
  row: number,
  terms: Limit['of'],
  room: number,
): Limit | undefined {
  const { nightGroup } = scenario.special;
  if (nightGroup === undefined || terms.length === 0 || room <= nightGroup.most || !cite('SC3.5c')) return undefined;
  const { ship, most, planes } = nightGroup;
  const why = `${ship} with a night group begins with ${most} ${planes.join(' and ')} at most`;
  return { rule: 'SC3.5c', why, most: room, of: [...terms, { row, id: trained, each: room - most }] };
}

export const isTrained = (answer: RowAnswer | undefined): boolean => Array.isArray(answer) && answer.includes(trained);

/** SC3.5a What their training takes off the least face with which they come down on their own ship by night. */
export function nightLanding({ scenario }: GameLaw, lot: Lot, { ship }: Field, night: boolean): number {
  if (lot.night !== true || !night || ship === null || ship.name !== scenario.special.nightGroup?.ship) return 0;
  return cite('SC3.5a') ? 2 : 0;
}
