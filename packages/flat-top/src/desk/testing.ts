/** The desk in a line or two, for tests: an input, dice, what came of them. */
import { chance, type DeskProcedure, type DeskStep, deskNotes, oddsOf, type Plain, sit } from '@ironbottom/umpire';
import { battle } from '../battle.js';
import type { Battle } from '../state.js';
import { flatTopDesk } from './index.js';

export const desk = (name: string): DeskProcedure<Battle> => {
  const found = flatTopDesk.find(({ id }) => id === `flat-top/${name}`);
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

/** Played with these dice; dice too few or too many are an error. */
export function played(
  name: string,
  input: unknown,
  dice: readonly number[],
): { end: Battle; start: Battle; steps: DeskStep[]; outcome: { [key: string]: Plain } } {
  const procedure = desk(name);
  const { record, orders } = sitting(name, input);
  const notes = deskNotes(procedure);
  const policy = procedure.policies.straightforward?.policy ?? (() => []);
  const course = sit(battle, battle.clone(record), orders(policy), notes);
  const faces = [...dice];
  let step = course.next();
  while (step.done !== true) {
    const face = faces.shift();
    if (face === undefined) throw new Error(`a die is missing for ${procedure.dieFor(record, step.value)}`);
    step = course.next(face);
  }
  if (faces.length > 0) throw new Error(`${faces.length} dice left over`);
  return { end: step.value, start: record, steps: notes.steps, outcome: procedure.outcome(step.value, record) };
}

export const odds = (
  name: string,
  input: unknown,
  keyed: DeskProcedure<Battle>['procedure'] = desk(name).procedure,
  tallied = true,
) => {
  const { record, orders, measures, tally } = sitting(name, input);
  const policy = orders(desk(name).policies.straightforward?.policy ?? (() => []));
  return oddsOf(keyed, record, policy, measures, { below: chance(1), samples: 500 }, tallied ? tally : undefined);
};

export const names = flatTopDesk.map(({ id }) => id.slice('flat-top/'.length));
