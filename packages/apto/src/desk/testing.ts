/** The desk in a line or two, for tests: an input, dice, what came of them. */
import {
  chance,
  type DeskProcedure,
  deskNotes,
  deskOdds,
  type Odds,
  type Plain,
  sit,
  spreadOf,
} from '@ironbottom/umpire';
import { aptoDesk } from './index.js';

export const desk = (name: string): DeskProcedure => {
  const found = aptoDesk.find(({ id }) => id === `apto/${name}`);
  if (found === undefined) throw new Error(`no procedure ${name}`);
  return found;
};

const sitting = (name: string, input: unknown) => {
  const checked = desk(name).check(input);
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  return checked.sitting;
};

export const lined = (name: string, line: string): unknown => {
  const read = desk(name).line?.read(line);
  if (read === undefined || 'problems' in read) throw new Error(JSON.stringify(read));
  return read.input;
};

/** The first problem as the command line would print it. */
export const problem = (name: string, input: unknown): string => {
  const checked = desk(name).check(input);
  if ('sitting' in checked) return 'fine';
  const [first] = checked.problems;
  return `${first?.field}: ${first?.why} (${first?.rule})`;
};

const policyOf = ({ policies }: DeskProcedure, named?: string) =>
  (named === undefined ? Object.values(policies)[0] : policies[named])?.policy ?? (() => []);

export type Played = { said: string[]; outcome: { [key: string]: Plain }; asked: string[] };

/** Played with these dice, then with ones. */
export function played(name: string, input: unknown, dice: readonly number[] = [], policy?: string): Played {
  const procedure = desk(name);
  const { record, orders } = sitting(name, input);
  const start = procedure.procedure.clone(record);
  const notes = deskNotes(procedure);
  const course = sit(procedure.procedure, record, orders(policyOf(procedure, policy)), notes);
  const asked: string[] = [];
  let step = course.next();
  for (; step.done !== true; step = course.next(dice[asked.length - 1] ?? 1))
    asked.push(procedure.dieFor(record, step.value));
  return {
    said: notes.steps.map(({ rule, text }) => `${rule} ${text}`),
    outcome: procedure.outcome(step.value, start),
    asked,
  };
}

export const odds = (name: string, input: unknown, policy?: string): Odds =>
  deskOdds(desk(name), sitting(name, input), policyOf(desk(name), policy), { below: chance(1), samples: 500 });

/** How likely a yes-or-no measure is. */
export const likely = (of: Odds, measure: string): number => spreadOf(of, measure).mean;
