/** The dice of the table: a person rolls, and types each face when it is asked for; the last can be taken back. */
import type { DeskStep } from '@ironbottom/umpire';
import { ask } from './prompt.js';
import { Refused } from './refused.js';
import { stepLines } from './show.js';
import { type DiceSupply, TakenBack } from './sitting.js';
import { paintFor, type Terminal } from './terminal.js';

export function typedDice(io: Terminal): DiceSupply {
  const paint = paintFor(io);
  /** Every face typed, with how many steps had been told before it. */
  const typed: { face: number; told: number }[] = [];
  let at = 0;
  let told = 0;
  const tell = (steps: readonly DeskStep[]): void => {
    for (const line of stepLines(io, steps.slice(told))) io.out(`${line}\n`);
    told = Math.max(told, steps.length);
  };
  const takeBack = (): never => {
    const last = typed.pop();
    at = 0;
    told = last?.told ?? 0;
    io.out(`  ${last?.face ?? ''} is taken back\n`);
    throw new TakenBack();
  };
  return {
    seed: null,
    live: true,
    async next(need, what, steps) {
      const again = typed[at];
      if (again !== undefined) {
        at += 1;
        return again.face;
      }
      tell(steps);
      io.out(`\n  ${paint('bold', what)} (${need.rule})\n`);
      for (;;) {
        const answer = (await ask(io, `  die ${at + 1}, 1 to ${need.sides}: `)).trim().toLowerCase();
        const face = Number(answer);
        if (/^\d{1,3}$/.test(answer) && face >= 1 && face <= need.sides) {
          typed.push({ face, told });
          at += 1;
          return face;
        }
        if (answer === 'q' || answer === 'quit') throw new Refused('left before the end; nothing is settled');
        if ((answer === 'u' || answer === 'undo') && typed.length > 0) takeBack();
        const undo = typed.length > 0 ? 'u takes the last one back, ' : '';
        io.out(`  a whole number from 1 to ${need.sides}, please; ${undo}q leaves\n`);
      }
    },
    end(steps) {
      tell(steps);
      io.out('\n');
    },
  };
}
