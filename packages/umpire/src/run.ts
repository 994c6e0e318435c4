/** Carry a procedure to its end with one set of dice and a policy: the desk, examples, simulations. */
import type { Answer, Ask } from './asks.js';
import type { Out } from './events.js';
import type { DieNeed, Policy, Procedure } from './procedure.js';

/** Supplies the die a procedure asks for. */
export type Roller = (need: DieNeed) => number;

/** Far more needs than any procedure has: one that never ends. */
const endless = 1_000_000;

export function run<R>(procedure: Procedure<R>, record: R, roll: Roller, policy: Policy, out: Out): R {
  for (let needs = 0; needs < endless; needs++) {
    const need = procedure.next(record, out);
    if (need === undefined) return record;
    if (need.need === 'die') procedure.die(record, roll(need), out);
    else procedure.decide(record, answersBy(procedure, record, need.of, policy), out);
  }
  throw new Error('the procedure goes on for ever');
}

/** Every named seat's answer, each from its own question; none sees another's. */
export function answersBy<R>(
  procedure: Procedure<R>,
  record: R,
  seats: readonly string[],
  policy: Policy,
): { [seat: string]: Answer } {
  const answers: { [seat: string]: Answer } = {};
  for (const seat of seats) {
    const ask: Ask = procedure.ask(record, seat);
    answers[seat] = policy(ask, seat);
  }
  return answers;
}
