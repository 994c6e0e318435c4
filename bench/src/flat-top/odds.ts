/** Exact odds: every face of every die, from the procedure itself. */
import { chance, deskOdds, type Odds, type Plain } from '@ironbottom/umpire';
import type { Goal, Line, Section } from '../lines.js';
import { durations, type Effort, median, percentile } from '../measure.js';
import { attack, escorted, escortedTwice, prepare } from './desk.js';

type Question = { name: string; procedure: string; input: Plain; goal: Goal | null };

const questions: readonly Question[] = [
  {
    name: 'one attack: 8 Dauntless dive on Shokaku',
    procedure: 'air-attack',
    input: attack,
    goal: { of: 'figure', most: 1 },
  },
  {
    name: 'strike: 10 Dauntless, 10 Avenger, 8 Wildcat against 8 Zero and her task force',
    procedure: 'strike',
    input: escorted,
    goal: { of: 'figure', most: 200 },
  },
  { name: 'the same, fighters at both altitudes', procedure: 'strike', input: escortedTwice, goal: null },
];

function weigh({ name, procedure, input, goal }: Question, effort: Effort): Line {
  const prepared = prepare(procedure, input);
  let odds: Odds | undefined;
  const all = durations(() => {
    odds = deskOdds(prepared, prepared.sitting, prepared.policy, { below: chance(1) });
  }, effort);
  if (odds?.exact !== true) throw new Error(`${name}: sampled, not exact`);
  const sum = odds.outcomes.reduce((total, { chance: each }) => total + each, 0);
  if (Math.abs(sum - 1) > 1e-9) throw new Error(`${name}: the chances come to ${sum}`);
  return {
    name,
    figure: median(all),
    unit: 'ms',
    best: percentile(all, 0),
    p95: percentile(all, 0.95),
    times: null,
    goal,
    note: `${odds.outcomes.length} outcomes`,
  };
}

export const odds: Section = {
  name: 'odds',
  title: 'Exact odds, policy straightforward',
  run: (effort, progress) =>
    questions.map((question, i) => {
      const line = weigh(question, effort);
      progress((i + 1) / questions.length);
      return line;
    }),
};
