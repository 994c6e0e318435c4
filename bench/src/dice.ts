/** Keyed dice: rolls a second, each with a key of its own. */
import { seededDice } from '@ironbottom/umpire';
import { rateLine, type Section } from './lines.js';
import { clock, race } from './measure.js';

const batch = 200_000;
const rules = ['16.10', '17.7', '18.5'] as const;
const players = ['allied', 'japan'] as const;

export const dice: Section = {
  name: 'dice',
  title: 'Dice that can be checked afterwards',
  run(effort, progress) {
    const keyed = seededDice('5e'.repeat(32));
    let turn = 0;
    const run = () => {
      let sum = 0;
      turn += 1;
      const start = clock();
      for (let i = 0; i < batch; i++) {
        const rule = rules[i % rules.length] ?? '';
        const seat = players[i % players.length] ?? '';
        sum += keyed.roll({ turn, phase: 'combat', rule, seat, nth: i }, 6);
      }
      const ms = clock() - start;
      const mean = sum / batch;
      if (Math.abs(mean - 3.5) > 0.05) throw new Error(`the dice are loaded: ${mean} on average`);
      return { count: batch, ms };
    };
    return race([{ name: 'seeded, keyed by turn, phase, rule, seat, nth', run }], effort, progress).map((rates) =>
      rateLine(rates, 'rolls/s'),
    );
  },
};
