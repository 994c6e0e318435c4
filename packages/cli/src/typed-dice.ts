/** The dice of the table: a person rolls, and types each face when it is asked for. */
import type { DeskStep } from '@ironbottom/umpire';
import { ask } from './prompt.js';
import { stepLines } from './show.js';
import type { DiceSupply } from './sitting.js';
import { paintFor, type Terminal } from './terminal.js';

export function typedDice(io: Terminal): DiceSupply {
  const paint = paintFor(io);
  let told = 0;
  let wanted = 0;
  const tell = (steps: readonly DeskStep[]): void => {
    for (const line of stepLines(io, steps.slice(told))) io.out(`${line}\n`);
    told = steps.length;
  };
  return {
    seed: null,
    live: true,
    async next(need, what, steps) {
      tell(steps);
      wanted += 1;
      io.out(`\n  ${paint('bold', what)} (${need.rule})\n`);
      for (;;) {
        const answer = (await ask(io, `  die ${wanted}, 1 to ${need.sides}: `)).trim();
        const face = Number(answer);
        if (/^\d{1,2}$/.test(answer) && face >= 1 && face <= need.sides) return face;
        io.out(`  a whole number from 1 to ${need.sides}, please\n`);
      }
    },
    end(steps) {
      tell(steps);
      io.out('\n');
    },
  };
}
