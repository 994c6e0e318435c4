/** One sitting at the desk: forces that somebody wrote, dice from a seed or typed, and what came of them; or the odds. */
import {
  chance,
  type DeskProcedure,
  type DeskStep,
  type DieNeed,
  deskDice,
  deskNotes,
  deskOdds,
  numberFrom,
  OrderRefused,
  type Policy,
  type Problem,
  type Sitting,
  sit,
  spreadOf,
} from '@ironbottom/umpire';
import type { DeskOdds, DeskReplies, DeskRun, Dice, Written } from './desk-messages.js';

type Refused = { problems: readonly Problem[] };

/** An order that turns out impossible on the way is the input's fault too. */
function refusing<T>(work: () => T): T | Refused {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof OrderRefused) return { problems: [fault.problem] };
    throw fault;
  }
}

export function policyOf(desk: DeskProcedure, wanted: string): { name: string; about: string; policy: Policy } {
  const name = Object.hasOwn(desk.policies, wanted) ? wanted : (Object.keys(desk.policies)[0] ?? '');
  const found = desk.policies[name];
  if (found === undefined) throw new Error(`${desk.id} has no policy`);
  return { name, about: found.about, policy: found.policy };
}

export function checkOf(desk: DeskProcedure, { input }: Written): DeskReplies['check'] {
  const checked = desk.check(input);
  if ('problems' in checked) return { problems: checked.problems };
  const { record } = checked.sitting;
  return { forces: desk.forces(record), charts: desk.charts(record) };
}

export function runOf(desk: DeskProcedure, written: Written, dice: Dice): DeskReplies['run'] {
  const checked = desk.check(written.input);
  if ('problems' in checked) return { problems: checked.problems };
  return refusing(() => course(desk, checked.sitting, policyOf(desk, written.policy).policy, dice));
}

function course(desk: DeskProcedure, { record: start, orders }: Sitting<unknown>, policy: Policy, dice: Dice): DeskRun {
  const record = desk.procedure.clone(start);
  const notes = deskNotes(desk);
  const going = sit(desk.procedure, record, orders(policy), notes);
  const rolled: number[] = [];
  const faceFor = 'seed' in dice ? deskDice(dice.seed) : (): number | undefined => dice.faces[rolled.length];
  const soFar = (wants: DieNeed | null): DeskRun => ({
    steps: notes.steps.map((step): DeskStep => ({ ...step })),
    dice: rolled,
    wants: wants === null ? null : { what: desk.dieFor(record, wants), rule: wants.rule, sides: wants.sides },
    forces: desk.forces(record, start),
    left: 'faces' in dice ? dice.faces.length - rolled.length : 0,
  });
  let step = going.next();
  while (step.done !== true) {
    const face = faceFor(step.value);
    if (face === undefined || face < 1 || face > step.value.sides) return soFar(step.value);
    rolled.push(face);
    step = going.next(face);
  }
  return soFar(null);
}

export function oddsOf(
  desk: DeskProcedure,
  written: Written,
  samples: number,
  watch: (done: number, of: number | undefined) => void,
): DeskReplies['odds'] {
  const checked = desk.check(written.input);
  if ('problems' in checked) return { problems: checked.problems };
  const { sitting } = checked;
  const { name, about, policy } = policyOf(desk, written.policy);
  return refusing((): DeskOdds => {
    const odds = deskOdds(desk, sitting, policy, { below: chance(numberFrom('1')), samples, watch });
    const names = Object.keys(sitting.measures(sitting.record));
    const measures = names.map((measure) => ({ name: measure, spread: spreadOf(odds, measure) }));
    const { exact, sampled, outcomes } = odds;
    return { exact, sampled, outcomes: outcomes.length, measures, policy: { name, about } };
  });
}
