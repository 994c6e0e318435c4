/** 25.3.1 Allied lead units check before they fight the Japanese in the jungle; others may be tried in place of one that fails. */
import type { Out } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { zeroIsNone } from '../dice.js';
import { type Clash, leadOf } from '../ground/clash.js';
import { mayTakeOver } from './23-2-choices.js';
import { standModifier } from './23-3-retreat.js';
import { ownQuality, passes } from './23-5-troop-quality.js';
import { mustCheckInJungle } from './25-3-jungle.js';

export function toJungle(clash: Clash): void {
  const force = clash.forces.allies;
  const lead = leadOf(force);
  const unchecked = lead !== undefined && force.jungle[lead.id] === undefined;
  const attacking = clash.attacker === 'allies';
  clash.step = clash.jungle && unchecked && mustCheckInJungle(lead.arm, attacking, clash.date) ? 'jungle' : 'roll';
}

export function jungleChecked(clash: Clash, face: number, out: Out): void {
  const force = clash.forces.allies;
  const lead = leadOf(force);
  if (lead === undefined) return;
  const passed = passes(face, ownQuality(lead), standModifier(clash, 'allies'));
  force.jungle[lead.id] = passed;
  if (out.on) out.tell('all', '25.3.1', 'jungle-check', { unit: lead.name, face: zeroIsNone(face), passed });
  clash.step = !passed && mayTakeOver(clash).length > 0 ? 'swap' : 'roll';
}

export function swapped(clash: Clash, id: string | undefined, out: Out): void {
  const force = clash.forces.allies;
  if (id === undefined || id === force.lead) {
    clash.step = 'roll';
    return;
  }
  // Attacking, whoever failed and does not lead any more is left out.
  if (clash.attacker === 'allies' && cite('25.3.1')) force.part = force.part.filter((each) => each !== force.lead);
  force.lead = id;
  if (out.on) out.tell('all', '25.3.1', 'swapped', { unit: leadOf(force)?.name ?? '' });
  toJungle(clash);
}
