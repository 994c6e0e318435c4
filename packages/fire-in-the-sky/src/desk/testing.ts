/** The desk in a line or two, for tests: an input, dice, what came of them. */
import {
  chance,
  type DeskProcedure,
  type DeskStep,
  deskNotes,
  deskOdds,
  type Odds,
  type Plain,
  sit,
} from '@ironbottom/umpire';
import { fireInTheSkyDesk } from './index.js';

export const names = fireInTheSkyDesk.map(({ id }) => id.slice('fire-in-the-sky/'.length));

export const desk = (name: string): DeskProcedure => {
  const found = fireInTheSkyDesk.find(({ id }) => id === `fire-in-the-sky/${name}`);
  if (found === undefined) throw new Error(`no procedure ${name}`);
  return found;
};

export const sitting = (name: string, input: unknown) => {
  const checked = desk(name).check(input);
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  return checked.sitting;
};

export const lined = (name: string, line: string): unknown => {
  const read = desk(name).line?.read(line);
  if (read === undefined || 'problems' in read) throw new Error(`unreadable: ${line}`);
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

type Played = { steps: DeskStep[]; outcome: { [key: string]: Plain }; rolled: number; asked: string[] };

/** Played with these dice, then with ones alone. */
export function played(name: string, input: unknown, dice: readonly number[] = []): Played {
  const procedure = desk(name);
  const { record, orders } = sitting(name, input);
  const start = procedure.procedure.clone(record);
  const notes = deskNotes(procedure);
  const course = sit(procedure.procedure, record, orders(policyOf(procedure)), notes);
  const asked: string[] = [];
  let step = course.next();
  for (; step.done !== true; step = course.next(dice[asked.length - 1] ?? 1))
    asked.push(procedure.dieFor(record, step.value));
  return { steps: notes.steps, outcome: procedure.outcome(step.value, start), rolled: asked.length, asked };
}

export const odds = (name: string, input: unknown, policy?: string): Odds =>
  deskOdds(desk(name), sitting(name, input), policyOf(desk(name), policy), { below: chance(1), samples: 500 });
