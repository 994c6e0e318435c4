/** Attacks are resolved one after another by the procedure of 20.5; whoever has a loss to choose is asked in between. */
import type { FrameKind } from '@ironbottom/umpire';
import { attacks } from '../chapters/20-5-attacks.js';
import { type Fleet, type FleetFrame, type FleetTable, forceOf, type Phase, sides } from './kit.js';
import { pointsFor } from './points.js';

export const resolving = (next: Phase | 'end', after: (table: FleetTable) => void): FrameKind<Fleet, FleetFrame> => ({
  run(table) {
    const { public: pub } = table.state;
    for (let now = pub.queue[0]; now !== undefined; now = pub.queue[0]) {
      const need = attacks.next(now.strike, table);
      if (need === undefined) finish(table);
      else if (need.need === 'die') attacks.die(now.strike, table.roll(need.rule, need.by, need.sides), table);
      else return table.owe(need.of);
    }
    if (next !== 'end') pub.phase = next;
    table.pop();
    after(table);
  },
  ask(view) {
    const [now] = view.public.queue;
    if (now === undefined) throw new Error('nothing is being resolved');
    return attacks.ask(now.strike, view.seat);
  },
  take(table, _frame, answers) {
    const [now] = table.state.public.queue;
    if (now === undefined) return;
    const { defender } = now.strike;
    const ask = attacks.ask(now.strike, defender);
    const [chosen] = (answers[defender] ?? []) as string[];
    const what = ask.ask === 'pick' ? ask.of.find(({ id }) => id === chosen)?.text : undefined;
    table.tell('all', ask.rule, 'given up', { side: defender, what: what ?? chosen });
    attacks.decide(now.strike, answers, table);
  },
});

/** What is left of the force goes back to it. */
function finish(table: FleetTable): void {
  const { public: pub } = table.state;
  const done = pub.queue.shift();
  if (done === undefined) return;
  const { shown } = forceOf(pub, done.force);
  const [light] = done.strike.light;
  if (shown === null || light === undefined) return;
  shown.ships = done.strike.ships;
  shown.light = light;
  for (const side of sides) pub.points[side] = pointsFor(pub, table.law, side);
}
