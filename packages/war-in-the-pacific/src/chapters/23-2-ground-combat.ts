/** 23.2 Ground combat in one hex, from the choice of lead units to the last step lost. */
import type { Answer, Need, Out } from '@ironbottom/umpire';
import type { GroundCharts } from '../charts/ground.js';
import { groundResult, stepsLost } from '../charts/ground-crt.js';
import { cite } from '../cite.js';
import { d10, zeroIsNone } from '../dice.js';
import { type Clash, defenderOf, type Force, leadOf, stepsOf, takingPart } from '../ground/clash.js';
import { round } from '../rounding.js';
import { enemyOf, type Side, sides } from '../sides.js';
import { mayLead, mayTakeOver, pursuitQuality, stepTakers } from './23-2-choices.js';
import {
  bothStand,
  calledFrom,
  failedToStand,
  goesInOrder,
  mayPursue,
  mustGo,
  retreatTo,
  standsFast,
} from './23-3-retreat.js';
import { checkClass, fortModifier, halved, ownQuality, passes } from './23-5-troop-quality.js';
import { mandatoryLossCheck } from './23-6-step-loss.js';
import { mustCheckInJungle } from './25-3-jungle.js';

const decision = (rule: string, ...of: Side[]): Need => ({ need: 'decision', rule, of });

/** Carry the combat to its next need. */
export function nextInClash(clash: Clash, out: Out): Need | undefined {
  for (;;) {
    const need = needOf(clash, out);
    if (need !== 'on') return need;
  }
}

function needOf(clash: Clash, out: Out): Need | undefined | 'on' {
  const { attacker } = clash;
  const defender = defenderOf(clash);
  switch (clash.step) {
    case 'leads': {
      const asked = sides.filter((side) => mayLead(clash, side).length > 1);
      if (asked.length > 0) return decision('23.2.1', ...asked);
      led(clash, {}, out);
      return 'on';
    }
    case 'jungle': {
      const lead = leadOf(clash.forces.allies);
      return d10('25.3.1', 'allies', lead === undefined ? undefined : checkClass(ownQuality(lead)));
    }
    case 'swap':
      return decision('25.3.1', 'allies');
    case 'roll':
      return d10('23.2.1', attacker);
    case 'option-attacker':
      return decision('23.3', attacker);
    case 'option-defender':
      return decision('23.3', defender);
    case 'check': {
      const side = clash.going ?? defender;
      const lead = leadOf(clash.forces[side]);
      const quality = lead === undefined ? 0 : ownQuality(lead);
      return d10('23.3.1', side, checkClass(quality, modifierOf(clash, side)));
    }
    case 'stand':
      if (clash.going === null || clash.forces[clash.going].ways.length > 0)
        return decision('23.3.1', clash.going ?? defender);
      standsFast(clash, clash.going, out);
      return 'on';
    case 'where':
      return decision('23.3', clash.going ?? defender);
    case 'pursue': {
      const side = enemyOf(clash.gone?.side ?? attacker);
      if (mayPursue(clash, side).length > 0) return decision('23.4', side);
      pursued(clash, side, [], out);
      return 'on';
    }
    case 'pursuit': {
      const side = enemyOf(clash.gone?.side ?? attacker);
      return d10('23.4', side, checkClass(pursuitQuality(clash, side)));
    }
    case 'losses':
      return losses(clash, out);
    case 'mandatory': {
      const quality = differenceFor(clash);
      return d10('23.6.1', clash.unhurt ?? attacker, checkClass(quality));
    }
    case 'done':
      return undefined;
  }
}

/** 23.5 Only a defender sits in the fortification of the hex. */
const modifierOf = (clash: Clash, side: Side): number => (side === defenderOf(clash) ? fortModifier(clash.fort) : 0);

export function dieInClash(clash: Clash, charts: GroundCharts, face: number, out: Out): void {
  switch (clash.step) {
    case 'jungle':
      jungleChecked(clash, face, out);
      return;
    case 'roll':
      fought(clash, charts, face, out);
      return;
    case 'check':
      retreatChecked(clash, face, out);
      return;
    case 'pursuit':
      pursuitChecked(clash, face, out);
      return;
    case 'mandatory':
      mandatoryChecked(clash, face, out);
      return;
    default:
      throw new Error(`no die is rolled at ${clash.step}`);
  }
}

const picked = (answer: Answer | undefined): string[] => (Array.isArray(answer) ? (answer as string[]) : []);

export function decideInClash(clash: Clash, answers: { [seat: string]: Answer }, out: Out): void {
  const { attacker } = clash;
  const only = (side: Side): string[] => picked(answers[side]);
  switch (clash.step) {
    case 'leads':
      led(clash, answers, out);
      return;
    case 'swap':
      swapped(clash, only('allies')[0], out);
      return;
    case 'option-attacker':
    case 'option-defender': {
      const side = clash.step === 'option-attacker' ? attacker : defenderOf(clash);
      optioned(clash, side, only(side)[0] === 'retreat', out);
      return;
    }
    case 'stand':
    case 'where': {
      const side = clash.going ?? attacker;
      const [to] = only(side);
      if (clash.step === 'where') {
        retreatTo(clash, side, to ?? '', out);
        return;
      }
      if (to === undefined || to === 'stay') standsFast(clash, side, out);
      else goesInOrder(clash, side, to, out);
      return;
    }
    case 'pursue': {
      const side = enemyOf(clash.gone?.side ?? attacker);
      pursued(clash, side, only(side), out);
      return;
    }
    case 'losses': {
      for (const side of sides) {
        const [id] = only(side);
        if (id !== undefined) loseStep(clash, clash.forces[side], id, out);
      }
      return;
    }
    default:
      throw new Error(`nothing is decided at ${clash.step}`);
  }
}

/** 23.2.1, 23.2.2 Lead units are named; the attacker says who stays out of it. */
function led(clash: Clash, answers: { [seat: string]: Answer }, out: Out): void {
  for (const side of sides) {
    const force = clash.forces[side];
    const answer = answers[side];
    const [only] = mayLead(clash, side);
    const attacks = side === clash.attacker;
    const [row, held] = attacks && answer !== undefined ? (answer as string[][]) : [picked(answer), []];
    force.lead = row?.[0] ?? only?.id ?? null;
    force.part = force.units
      .filter(({ id, active, labour, steps }) => steps > 0 && (!attacks || (active && !labour && !held?.includes(id))))
      .map(({ id }) => id);
  }
  if (out.on)
    out.tell('all', '23.2.1', 'leads', {
      hex: clash.hex,
      attacker: clash.attacker,
      japan: leadOf(clash.forces.japan)?.name ?? '',
      allies: leadOf(clash.forces.allies)?.name ?? '',
      held: heldBack(clash.forces[clash.attacker]),
    });
  toJungle(clash);
}

/** 23.2.2 Active units that stay out of the attack. */
const heldBack = ({ units, part }: Force): string[] =>
  units
    .filter(({ id, active, labour, steps }) => active && !labour && steps > 0 && !part.includes(id))
    .map(({ name }) => name);

/** 25.3.1 An Allied lead unit may have to check before it fights in the jungle. */
function toJungle(clash: Clash): void {
  const force = clash.forces.allies;
  const lead = leadOf(force);
  const unchecked = lead !== undefined && force.jungle[lead.id] === undefined;
  const attacking = clash.attacker === 'allies';
  clash.step = clash.jungle && unchecked && mustCheckInJungle(lead.arm, attacking, clash.date) ? 'jungle' : 'roll';
}

function jungleChecked(clash: Clash, face: number, out: Out): void {
  const force = clash.forces.allies;
  const lead = leadOf(force);
  if (lead === undefined) return;
  const passed = passes(face, ownQuality(lead));
  force.jungle[lead.id] = passed;
  if (out.on) out.tell('all', '25.3.1', 'jungle-check', { unit: lead.name, face: zeroIsNone(face), passed });
  clash.step = !passed && mayTakeOver(clash).length > 0 ? 'swap' : 'roll';
}

function swapped(clash: Clash, id: string | undefined, out: Out): void {
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

/** What the lead unit fights with: halved broken, and again when the jungle is too much for it. */
export function fightingQuality(force: Force): number {
  const lead = leadOf(force);
  if (lead === undefined) return 0;
  const own = ownQuality(lead);
  return force.jungle[lead.id] === false && cite('25.3.1') ? halved(own) : own;
}

/** 23.2.1 The die, its modifier, the column, the row. */
function fought(clash: Clash, charts: GroundCharts, face: number, out: Out): void {
  const [attacking, defending] = [clash.forces[clash.attacker], clash.forces[defenderOf(clash)]];
  for (const force of [attacking, defending]) {
    force.quality = fightingQuality(force);
    force.leadSteps = leadOf(force)?.steps ?? 0;
  }
  const column = attacking.quality - defending.quality - (cite('R60') ? clash.fort : 0);
  const roll = zeroIsNone(face) + clash.modifier;
  const result = groundResult(charts.groundCombat, column, roll);
  const steps = stepsOf(takingPart(attacking)) + stepsOf(takingPart(defending));
  clash.retreat = result.retreat;
  clash.called = {
    attacker: stepsLost(charts.groundLosses, result.attacker, steps),
    defender: stepsLost(charts.groundLosses, result.defender, steps),
  };
  if (out.on)
    out.tell('all', '23.2.1', 'combat', {
      attacker: clash.attacker,
      face: zeroIsNone(face),
      modifier: clash.modifier,
      column,
      steps,
      retreat: result.retreat,
      attackerLoses: clash.called.attacker,
      defenderLoses: clash.called.defender,
    });
  labourDies(clash, defending, out);
  if (result.retreat === 'either' && cite('23.3')) toOption(clash, clash.attacker, out);
  else if (result.retreat === 'attacker') mustGo(clash, clash.attacker, out);
  else if (result.retreat === 'defender') mustGo(clash, defenderOf(clash), out);
  else bothStand(clash);
}

/** 23.2.2 Labour under attack is lost unless the attacker himself must go; it counts for no other loss. */
function labourDies(clash: Clash, force: Force, out: Out): void {
  if (clash.retreat === 'attacker' || !cite('23.2.2')) return;
  for (const unit of force.units)
    if (unit.labour && unit.steps > 0) {
      unit.steps = 0;
      if (out.on) out.tell('all', '23.2.2', 'labour-lost', { unit: unit.name });
    }
}

/** 23.3, 23.3.2 Nobody is asked who has nowhere to go. */
function toOption(clash: Clash, side: Side, out: Out): void {
  const { ways, units } = clash.forces[side];
  const can = ways.length > 0 && units.some(({ steps }) => steps > 0);
  if (can) clash.step = side === clash.attacker ? 'option-attacker' : 'option-defender';
  else optioned(clash, side, false, out);
}

function optioned(clash: Clash, side: Side, retreats: boolean, out: Out): void {
  if (retreats) mustGo(clash, side, out);
  else if (side === clash.attacker) toOption(clash, defenderOf(clash), out);
  else bothStand(clash);
}

function retreatChecked(clash: Clash, face: number, out: Out): void {
  const side = clash.going;
  const lead = side === null ? undefined : leadOf(clash.forces[side]);
  if (side === null || lead === undefined) {
    bothStand(clash);
    return;
  }
  // 25.3.5 What the jungle took from a quality counts in the combat alone.
  const quality = cite('25.3.5') ? ownQuality(lead) : fightingQuality(clash.forces[side]);
  const passed = passes(face, quality, modifierOf(clash, side));
  if (out.on) out.tell('all', '23.3.1', 'retreat-check', { side, unit: lead.name, face: zeroIsNone(face), passed });
  if (passed) clash.step = 'stand';
  else failedToStand(clash, out);
}

function pursued(clash: Clash, side: Side, pursuers: string[], out: Out): void {
  const called = clash.forces[side].owed > 0 ? clash.forces[side].owed : calledFrom(clash, side);
  clash.pursuers = pursuers;
  if (pursuers.length > 0) {
    clash.forces[side].owed = called;
    clash.step = 'pursuit';
    return;
  }
  clash.forces[side].owed = cite('23.4') ? round(called / 2, 'up') : called;
  if (out.on) out.tell('all', '23.4', 'no-pursuit', { side });
  clash.step = 'losses';
}

function pursuitChecked(clash: Clash, face: number, out: Out): void {
  const side = enemyOf(clash.gone?.side ?? clash.attacker);
  const force = clash.forces[side];
  const passed = passes(face, pursuitQuality(clash, side));
  if (out.on)
    out.tell('all', '23.4', 'pursuit', {
      side,
      face: zeroIsNone(face),
      passed,
      to: clash.names[clash.gone?.to ?? ''] ?? '',
    });
  if (!passed) {
    for (const unit of force.units) if (clash.pursuers.includes(unit.id) && cite('23.4')) unit.active = false;
    clash.pursuers = [];
  }
  clash.step = 'losses';
}

/** 23.6 Steps go one by one, and somebody is asked where the rule leaves a choice. */
function losses(clash: Clash, out: Out): Need | 'on' {
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
  if (asked.length > 0) return decision('23.6', ...asked);
  settle(clash);
  return 'on';
}

function loseStep(clash: Clash, force: Force, id: string, out: Out): void {
  const unit = force.units.find((each) => each.id === id);
  if (unit === undefined || unit.steps === 0) return;
  unit.steps -= 1;
  force.owed -= 1;
  force.taken += 1;
  if (out.on)
    out.tell('all', '23.6', 'step-lost', { side: force.side, unit: unit.name, left: unit.steps, hex: clash.hex });
}

/** 23.6.1 Whoever lost nothing may owe a step all the same. */
function settle(clash: Clash): void {
  clash.step = 'done';
  const { japan, allies } = clash.forces;
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

function differenceFor({ forces }: Clash): number {
  return Math.abs(forces.japan.quality - forces.allies.quality);
}

function mandatoryChecked(clash: Clash, face: number, out: Out): void {
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

/** The key of everything that still matters. */
export const clashKey = (clash: Clash): string => JSON.stringify(clash);
