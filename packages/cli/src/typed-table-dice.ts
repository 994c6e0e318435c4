/** The dice of a real table, typed as a game asks for them. */
import { DieWanted } from '@ironbottom/umpire';
import { ask as prompt } from './prompt.js';
import type { Terminal } from './terminal.js';

/** Do it, asking for each die that is still missing, and again from the start of it. */
export async function withDice<T>(
  io: Terminal,
  put: (wanted: DieWanted, face: number) => void,
  act: () => T,
): Promise<T> {
  for (;;) {
    try {
      return act();
    } catch (fault) {
      if (!(fault instanceof DieWanted)) throw fault;
      put(fault, await typedFace(io, fault));
    }
  }
}

async function typedFace(io: Terminal, { key, sides }: DieWanted): Promise<number> {
  for (;;) {
    const answer = (await prompt(io, `  ${key.seat} rolls for ${key.rule}, 1 to ${sides}: `)).trim();
    const face = Number(answer);
    if (/^\d{1,3}$/.test(answer) && face >= 1 && face <= sides) return face;
    io.out(`  a whole number from 1 to ${sides}, please\n`);
  }
}
