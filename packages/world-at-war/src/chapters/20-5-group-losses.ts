/** Losses of an attack on light ships: shared between types (20.57), taken off the counters (20.511). */
import type { Out, Pick } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { cloneLight, type LightForce, type OneFactorKind, oneFactorKinds } from '../pieces.js';
import type { LossPart, Step, Strike } from '../strike.js';
import { groupOf } from './20-55-light-forces.js';
import { type Sharer, shareLosses } from './20-57-losses.js';

type LossStep = Extract<Step, { step: 'losses' }>;

/** The types a part of the losses is shared between: nationalities, and kinds of one-factor units (20.552). */
function sharersOf(record: Strike, step: LossStep, { of }: LossPart): Sharer[] {
  return record.light.flatMap((force): Sharer[] => {
    const group = groupOf(record.by, force, step.group);
    const drm = record.navalDRM[force.power];
    const sharer = (kind: string, factors: number, room: number): Sharer[] =>
      factors > 0 ? [{ type: `${force.power} ${kind}`, room, factors, drm }] : [];
    if (of !== 'single') return sharer(of, group[of], group[of] / 2);
    return oneFactorKinds.flatMap((kind) =>
      kind === 'SSA' && group.SSA > 0 && !cite('20.78F') ? [] : sharer(kind, group[kind], group[kind]),
    );
  });
}

/** Take the losses part by part, until all are taken or the owner has to choose. */
export function takeLosses(record: Strike, step: LossStep, out: Out): 'done' | 'ask' {
  for (let part = step.parts[0]; part !== undefined; part = step.parts[0]) {
    const sharers = sharersOf(record, step, part);
    if (part.of === 'single' && sharers.length > 1 && !cite('20.552')) sharers.length = 1;
    const shares = shareLosses(part.count, sharers, step.chosen);
    if ('between' in shares) return 'ask';
    const damaged = part.odd ? (shares.last ?? lastOf(shares.losses)) : undefined;
    record.light = record.light.map((force) => apply(cloneLight(force), step, part, shares.losses, damaged, out));
    step.parts = step.parts.slice(1);
    step.chosen = [];
  }
  return 'done';
}

/** Where all cruisers were shared evenly the odd one is of the type listed last. */
const lastOf = (losses: { [type: string]: number }): string | undefined =>
  Object.keys(losses)
    .filter((type) => (losses[type] ?? 0) > 0)
    .at(-1);

function apply(
  force: LightForce,
  { group }: LossStep,
  part: LossPart,
  losses: { [type: string]: number },
  damaged: string | undefined,
  out: Out,
): LightForce {
  const lost = (kind: string): number => losses[`${force.power} ${kind}`] ?? 0;
  if (part.of === 'single') {
    for (const kind of oneFactorKinds) if (lost(kind) > 0) sinkSingles(force, kind, lost(kind), group, out);
    return force;
  }
  const count = lost(part.of);
  if (count === 0) return force;
  // 20.511B Cruisers go in twos.
  const size = cite('20.511B') ? 2 : 1;
  force[part.of] -= size * count;
  const onlyDamaged = damaged === `${force.power} ${part.of}`;
  if (onlyDamaged) force.CAdamaged += size;
  if (!out.on) return force;
  const sunk = count - Number(onlyDamaged);
  if (sunk > 0)
    out.say(part.of === 'CA' ? '20.532' : '20.533', 'cruisers sunk', { power: force.power, sunk, was: part.of });
  if (onlyDamaged) out.say('20.531', 'cruiser damaged', { power: force.power });
  return force;
}

/** 20.511C, D One-factor units go factor by factor; the survivors carry on with what the lost ones carried (R6). */
function sinkSingles(force: LightForce, kind: OneFactorKind, count: number, group: LossStep['group'], out: Out): void {
  const rule = kind === 'TR' ? '20.511D' : '20.511C';
  if (!cite(rule)) return;
  force[kind] -= count;
  if (kind === 'DD' || kind === 'TR') {
    const left = group === 'screened' ? force.carrying[kind] - count : force.carrying[kind];
    force.carrying[kind] = Math.min(left, force[kind]);
  }
  if (out.on) out.say(rule, 'factors sunk', { power: force.power, kind, count });
}

export function askLosses(record: Strike, step: LossStep): Pick {
  const [part] = step.parts;
  const shares = part === undefined ? undefined : shareLosses(part.count, sharersOf(record, step, part), step.chosen);
  const between = shares !== undefined && 'between' in shares ? shares.between : [];
  return {
    ask: 'pick',
    rule: '20.57',
    prompt: 'Which of them takes the loss that cannot be divided? They are equal in factors and in nationality.',
    of: between.map((id) => ({ id, text: id })),
    min: 1,
    max: 1,
  };
}

export function chooseType(step: LossStep, type: string): void {
  step.chosen = [...step.chosen, type];
}
