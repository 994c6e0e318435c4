/** How fast the harness plays the toy game under watch: invariants, saving, secrecy and all. */
import { fuzz } from '@ironbottom/umpire/harness';
import { trial } from '@ironbottom/umpire/toy';
import { rateLine, type Section } from './lines.js';
import { clock, race } from './measure.js';

export const harness: Section = {
  name: 'harness',
  title: 'The harness on the toy game',
  run(effort, progress) {
    let seed = 0;
    const run = () => {
      seed += 1;
      const start = clock();
      const { orders, found } = fuzz(trial, { seed, orders: 300 });
      const ms = clock() - start;
      const [first] = found;
      if (first !== undefined) throw new Error(`the fuzzer found a fault with seed ${seed}`);
      return { count: orders, ms };
    };
    return race([{ name: 'fuzz, all watches on', run }], effort, progress).map((rates) => rateLine(rates, 'answers/s'));
  },
};
