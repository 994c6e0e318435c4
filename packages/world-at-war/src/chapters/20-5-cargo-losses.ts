/** 20.59 After an attack: what the surviving destroyers and transports can no longer carry is lost. */
import type { Out, Pick } from '@ironbottom/umpire';
import { type Cargo, cloneLight, type LightForce } from '../pieces.js';
import type { Step, Strike } from '../strike.js';
import { chosenForHim, overloaded, takeBack } from './20-59-cargo.js';

type CargoStep = Extract<Step, { step: 'cargo' }>;

/** Takes a load off a force, and settles what comes of it. */
function lose(record: Strike, { force, gone }: { force: LightForce; gone: Cargo }, step: CargoStep, out: Out): void {
  const own = cloneLight(force);
  own.cargo = own.cargo.filter(({ id }) => id !== gone.id);
  record.light = record.light.map((each) => (each === force ? own : each));
  step.lost = [...step.lost, gone];
  settle(record, step, own, out);
}

/** The first force that carries too much, and on what. */
function tooMuch(record: Strike): { force: LightForce; on: Cargo['on'] } | undefined {
  for (const force of record.light) {
    const on = overloaded(force);
    if (on !== undefined) return { force, on };
  }
  return undefined;
}

export function loseCargo(record: Strike, step: CargoStep, out: Out): 'done' | 'ask' {
  for (let over = tooMuch(record); over !== undefined; over = tooMuch(record)) {
    const gone = chosenForHim(over.force, over.on);
    if (gone === undefined) return 'ask';
    lose(record, { force: over.force, gone }, step, out);
  }
  return 'done';
}

/** Once a force carries no more than it can: nothing was lost without need, and what was is told. */
function settle(record: Strike, step: CargoStep, force: LightForce, out: Out): void {
  if (overloaded(force) !== undefined) return;
  const gone = takeBack(force, step.lost);
  step.lost = [];
  force.carrying = { DD: Math.min(force.carrying.DD, force.DD), TR: Math.min(force.carrying.TR, force.TR) };
  if (out.on) for (const { name, on } of gone) out.say('20.59', 'cargo lost', { name, on, defender: record.defender });
}

export function askCargo(record: Strike): Pick {
  const over = tooMuch(record);
  const own = over?.force.cargo.filter(({ on }) => on === over.on) ?? [];
  // The smallest first: most often it will be one of them.
  const ordered = [...own].sort((a, b) => a.factors - b.factors);
  return {
    ask: 'pick',
    rule: '20.59',
    prompt: `What is lost? The surviving ${over?.on === 'DD' ? 'destroyers' : 'transports'} cannot carry it all.`,
    of: ordered.map(({ id, name, kind, factors }) => ({ id, text: `${name} (${kind}, ${factors})` })),
    min: 1,
    max: 1,
  };
}

export function chooseCargo(record: Strike, step: CargoStep, id: string, out: Out): void {
  const over = tooMuch(record);
  if (over === undefined) return;
  const gone = over.force.cargo.find((each) => each.id === id && each.on === over.on);
  if (gone === undefined) throw new Error(`there is no cargo ${id}`);
  lose(record, { force: over.force, gone }, step, out);
}
