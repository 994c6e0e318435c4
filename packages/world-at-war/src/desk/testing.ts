/** The desk in a line or two, for tests. */
import {
  chance,
  type DeskProcedure,
  type DeskStep,
  deskNotes,
  deskOdds,
  type Odds,
  type Plain,
  sit,
  spreadOf,
} from '@ironbottom/umpire';
import { worldAtWarDesk } from './index.js';

export function desk(name: string): DeskProcedure {
  const found = worldAtWarDesk.find(({ id }) => id === `world-at-war/${name}`);
  if (found === undefined) throw new Error(`no procedure ${name}`);
  return found;
}

export function lined(name: string, line: string): unknown {
  const read = desk(name).line?.read(line);
  if (read === undefined || 'problems' in read) throw new Error(`unreadable: ${line}: ${read?.problems[0]?.why}`);
  return read.input;
}

/** What is wrong, as the command line prints it; 'fine' where nothing is. */
export function problem(name: string, given: unknown): string {
  const read = typeof given === 'string' ? desk(name).line?.read(given) : { input: given };
  if (read === undefined) return 'no line';
  const checked = 'problems' in read ? read : desk(name).check(read.input);
  if ('sitting' in checked) return 'fine';
  const [first] = checked.problems;
  return `${first?.field}: ${first?.why} (${first?.rule})`;
}

const sittingOf = (name: string, given: unknown) => {
  const checked = desk(name).check(typeof given === 'string' ? lined(name, given) : given);
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  return checked.sitting;
};

export type Played = { steps: DeskStep[]; outcome: { [key: string]: Plain }; texts: string[]; rules: string[] };

export function played(name: string, given: unknown, dice: readonly number[] = []): Played {
  const procedure = desk(name);
  const { record, orders } = sittingOf(name, given);
  const notes = deskNotes(procedure);
  const [policy] = Object.values(procedure.policies);
  const course = sit(
    procedure.procedure,
    procedure.procedure.clone(record),
    orders(policy?.policy ?? (() => [])),
    notes,
  );
  const faces = [...dice];
  let step = course.next();
  while (step.done !== true) {
    const face = faces.shift();
    if (face === undefined) throw new Error(`a die is missing for ${procedure.dieFor(record, step.value)}`);
    step = course.next(face);
  }
  if (faces.length > 0) throw new Error(`${faces.length} dice left over`);
  const { steps } = notes;
  return {
    steps,
    outcome: procedure.outcome(step.value, record),
    texts: steps.map(({ text }) => text),
    rules: steps.map(({ rule }) => rule),
  };
}

export function odds(name: string, given: unknown): Odds {
  const procedure = desk(name);
  const [policy] = Object.values(procedure.policies);
  return deskOdds(procedure, sittingOf(name, given), policy?.policy ?? (() => []), { below: chance(1) });
}

export const mean = (name: string, given: unknown, measure: string): number =>
  spreadOf(odds(name, given), measure).mean;
