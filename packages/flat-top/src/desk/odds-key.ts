/**
 * Which battles the odds may take together. The desk reports ships, points and how many planes each side has lost; the
 * last two are tallied beside the battle. So planes whose part is over no longer make a difference, nor do points, nor
 * the turn in which somebody must land.
 */
import { battle } from '../battle.js';
import type { AirFormation, Battle, Lot, Side } from '../state.js';

/** Done with: nothing still to come asks for these planes. */
type Done = (lot: Lot) => boolean;

export function oddsKey(record: Battle): string {
  const done = doneIn(record);
  if (done === undefined) return battle.key(record);
  const air = { allied: acting(record, 'allied', done), japan: acting(record, 'japan', done) };
  return battle.key({ ...record, air, points: noPoints });
}

const noPoints: Readonly<Battle['points']> = { allied: 0, japan: 0 };

function doneIn({ agenda, rules }: Battle): Done | undefined {
  for (const { rule } of agenda) if (rule === '14.10') return undefined;
  // Unarmed planes may still strafe.
  if (rules.options.strafing) return () => false;
  // 16.8 High altitude is fought first: what is up there has met all it will meet when the fight is low.
  const fight = agenda.find((step) => step.rule === '16.3');
  if (fight?.rule === '16.3' && fight.altitude === 'low')
    return (lot) => lot.arms === 'none' && lot.altitude === 'high';
  const before = agenda.some(
    (step) => step.rule === '16.3' || step.rule === '16' || (step.rule === '15' && step.at === 0),
  );
  if (before) return () => false;
  return (lot) => lot.arms === 'none';
}

const idle: Lot = {
  plane: 'Zero',
  seaBased: true,
  factors: 0,
  altitude: 'low',
  arms: 'none',
  tookOffArmed: false,
  deadline: 0,
  burned: false,
};

/** Whether range is left to spend still matters (R96); how much, no longer. */
function acting(record: Battle, side: Side, done: Done): AirFormation[] {
  return record.air[side].map(({ id, lots }) => ({
    id,
    lots: lots.map((lot) => (done(lot) ? idle : { ...lot, deadline: Math.sign(lot.deadline - record.turn) })),
  }));
}
