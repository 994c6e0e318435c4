/** One sitting at the desk: an input, dice from somewhere, and what came of them. */
import {
  type ChartUsed,
  type DeskProcedure,
  type DeskStep,
  type DieNeed,
  deskDice,
  deskNotes,
  didYouMean,
  type ForceTable,
  type NamedPolicy,
  OrderRefused,
  type Plain,
  type Problem,
  type Sitting,
  sit,
} from '@ironbottom/umpire';
import { ProgramFault } from '@ironbottom/wire/program';
import { shownWord } from './args.js';
import { Refused } from './refused.js';

/** What `desk run` prints and `--save` writes. Steps and outcome come first: they are what was asked for. */
export type DeskResult = {
  steps: DeskStep[];
  outcome: { [key: string]: Plain };
  procedure: string;
  policy: { name: string; about: string };
  /** null when the dice were typed or scripted. */
  seed: string | null;
  /** Every face in the order it was rolled. */
  dice: number[];
  charts: ChartUsed[];
  input: unknown;
};

export type Before = { sitting: Sitting<unknown>; forces: ForceTable[]; policy: NamedPolicy & { name: string } };

/** An order that turned out impossible on the way is the input's fault too, and so is a program that was brought along. */
export function asRefused(fault: unknown): unknown {
  if (fault instanceof ProgramFault) return new Refused(fault.message);
  return fault instanceof OrderRefused ? new Refused(lineOf(fault.problem)) : fault;
}

function lineOf({ field, why, rule }: Problem): string {
  return `${field === '' ? 'the input' : shownField(field)}: ${why}${rule === '' ? '' : ` (${rule})`}`;
}

export function prepare(desk: DeskProcedure, input: unknown, policyName: string | undefined): Before {
  const checked = desk.check(input);
  if ('problems' in checked) {
    const [first] = checked.problems;
    if (first === undefined) throw new Error('an input was refused without a reason');
    throw new Refused(lineOf(first));
  }
  const policy = policyCalled(desk, policyName);
  return { sitting: checked.sitting, forces: desk.forces(checked.sitting.record), policy };
}

function policyCalled(desk: DeskProcedure, name: string | undefined): NamedPolicy & { name: string } {
  const names = Object.keys(desk.policies);
  const chosen = name ?? names[0] ?? '';
  const policy = Object.hasOwn(desk.policies, chosen) ? desk.policies[chosen] : undefined;
  if (policy === undefined) {
    throw new Refused(
      `--policy: there is no policy ${shownWord(chosen)}${didYouMean(chosen, names) || `; there are ${names.join(', ')}`}`,
    );
  }
  return { ...policy, name: chosen };
}

const shownField = (field: string): string => shownWord(field.length > 60 ? field.slice(-60) : field);

/** Thrown by a supply that has taken its last face back: all begins again, and it gives the earlier faces once more. */
export class TakenBack extends Error {}

/** Where the faces come from; it may have to wait for a person. */
export type DiceSupply = {
  seed: string | null;
  /** Somebody is typing, and wants to see the forces first. */
  live?: true;
  /** Told what has happened so far, so that a person can follow. */
  next(need: DieNeed, what: string, steps: readonly DeskStep[]): number | Promise<number>;
  /** All is over: tell the rest, or complain of dice that nobody wanted. */
  end(steps: readonly DeskStep[]): void;
};

export async function resolve(
  desk: DeskProcedure,
  input: unknown,
  before: Before,
  supply: DiceSupply,
): Promise<{ result: DeskResult; forces: ForceTable[] }> {
  for (;;) {
    try {
      return await resolveOnce(desk, input, before, supply);
    } catch (fault) {
      if (!(fault instanceof TakenBack)) throw fault;
    }
  }
}

async function resolveOnce(
  desk: DeskProcedure,
  input: unknown,
  before: Before,
  supply: DiceSupply,
): Promise<{ result: DeskResult; forces: ForceTable[] }> {
  const start = before.sitting.record;
  const record = desk.procedure.clone(start);
  const notes = deskNotes(desk);
  const course = sit(desk.procedure, record, before.sitting.orders(before.policy.policy), notes);
  const dice: number[] = [];
  let step = course.next();
  while (step.done !== true) {
    const face = await supply.next(step.value, desk.dieFor(record, step.value), notes.steps);
    dice.push(face);
    step = course.next(face);
  }
  supply.end(notes.steps);
  const end = step.value;
  const { name, about } = before.policy;
  const result: DeskResult = {
    steps: notes.steps,
    outcome: desk.outcome(end, start),
    procedure: desk.id,
    policy: { name, about },
    seed: supply.seed,
    dice,
    charts: desk.charts(start),
    input,
  };
  return { result, forces: desk.forces(end, start) };
}

/** A seed as short as a word; the same seed gives the same dice on every machine. */
export function seeded(seed: string): DiceSupply {
  return { seed, next: deskDice(seed), end: () => undefined };
}

/** Faces given beforehand, in the order they are asked for. */
export function scripted(faces: readonly number[]): DiceSupply {
  let at = 0;
  return {
    seed: null,
    next({ rule, sides }, what) {
      const face = faces[at];
      const wanted = `die ${at + 1} is for ${what} (${rule})`;
      if (face === undefined) throw new Refused(`--dice: too few, ${faces.length} given; ${wanted}`);
      if (face > sides) throw new Refused(`--dice: ${face} is no face of a die of ${sides}; ${wanted}`);
      at += 1;
      return face;
    },
    end() {
      const left = faces.slice(at);
      if (left.length > 0) throw new Refused(`--dice: too many, ${at} wanted; left over: ${left.join(', ')}`);
    },
  };
}

export function readDice(text: string): number[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length > 5000) throw new Refused('--dice: more than 5000 dice');
  return words.map((word) => {
    // How many faces it has, the die says when it is asked for: a percentile die shows 100.
    if (!/^[1-9]\d{0,2}$/.test(word))
      throw new Refused(`--dice: ${shownWord(word)} is no face of a die; write them as 4,3,6`);
    return Number(word);
  });
}
