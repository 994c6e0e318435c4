/** 23.6 The steps of a combat are lost one by one; 23.6.1 whoever lost nothing may owe one all the same. */
import type { Need, Out } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { zeroIsNone } from '../dice.js';
import { type Clash, type Force, leadOf } from '../ground/clash.js';
import { type Side, sides } from '../sides.js';
import { stepTakers } from './23-2-choices.js';
import { passes } from './23-5-troop-quality.js';
import { mandatoryLossCheck } from './23-6-step-loss.js';

/** Somebody is asked where the rule leaves a choice. */
export function losses(clash: Clash, out: Out): Need | 'on' {
  const asked: Side[] = [];
  for (const side of sides) {
    const force = clash.forces[side];
    for (let may = stepTakers(force); force.owed > 0; may = stepTakers(force)) {
      const [only, other] = may;
      if (other !== undefined) {
        asked.push(side);
        break;
      }
      if (only === undefined) force.owed = 0;
      else loseStep(clash, force, only, out);
    }
  }
  if (asked.length > 0) return { need: 'decision', rule: '23.6', of: asked };
  settle(clash);
  return 'on';
}

export function loseStep(clash: Clash, force: Force, id: string, out: Out): void {
  const unit = force.units.find((each) => each.id === id);
  if (unit === undefined || unit.steps === 0) return;
  unit.steps -= 1;
  force.owed -= 1;
  force.taken += 1;
  if (out.on)
    out.tell('all', '23.6', 'step-lost', { side: force.side, unit: unit.name, left: unit.steps, hex: clash.hex });
}

/** 23.6.1 Not in an assault from the sea. */
function settle(clash: Clash): void {
  clash.step = 'done';
  const { japan, allies } = clash.forces;
  if (clash.landing !== null && cite('23.6.1')) return;
  if (clash.unhurt !== null || (japan.taken === 0) === (allies.taken === 0)) return;
  const [unhurt, hurt] = japan.taken === 0 ? [japan, allies] : [allies, japan];
  const lead = leadOf(unhurt);
  if (lead === undefined || lead.steps === 0) return;
  const against = mandatoryLossCheck(
    { steps: unhurt.leadSteps, quality: unhurt.quality },
    { steps: hurt.leadSteps, quality: hurt.quality },
  );
  if (against === undefined) return;
  clash.unhurt = unhurt.side;
  clash.step = 'mandatory';
}

/** What the unhurt lead unit checks against. */
export const differenceFor = ({ forces }: Clash): number => Math.abs(forces.japan.quality - forces.allies.quality);

export function mandatoryChecked(clash: Clash, face: number, out: Out): void {
  const side = clash.unhurt;
  clash.step = 'done';
  if (side === null) return;
  const force = clash.forces[side];
  const lead = leadOf(force);
  const passed = passes(face, differenceFor(clash));
  if (out.on)
    out.tell('all', '23.6.1', 'mandatory-check', { side, unit: lead?.name ?? '', face: zeroIsNone(face), passed });
  if (passed || lead === undefined) return;
  force.owed = 1;
  clash.step = 'losses';
}
