/** 23.3 Retreats: who must go, who may, and what it costs. */
import type { Out } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { zeroIsNone } from '../dice.js';
import { type Clash, defenderOf, type Force, leadOf, stepsOf, takingPart } from '../ground/clash.js';
import { round } from '../rounding.js';
import { enemyOf, type Side } from '../sides.js';
import { fightingQuality, fortModifier, leadModifier, ownQuality, passes } from './23-5-troop-quality.js';

/** The steps the table called for from this side. */
export const calledFrom = ({ called, attacker }: Clash, side: Side): number =>
  side === attacker ? called.attacker : called.defender;

/** Nobody goes: each side loses what was called for. */
export function bothStand(clash: Clash): void {
  for (const force of [clash.forces.japan, clash.forces.allies]) force.owed = calledFrom(clash, force.side);
  toLosses(clash);
}

/** 17.1.12 Who came over the beach checks first, whatever the result. */
export function toLosses(clash: Clash): void {
  const { landing, attacker } = clash;
  const unchecked =
    landing !== null && takingPart(clash.forces[attacker]).some(({ id }) => landing.checked[id] === undefined);
  clash.step = unchecked && cite('17.1.12') ? 'beach' : 'losses';
}

/** 23.3.1 Somebody is to go: a broken force at once, others after a check. */
export function mustGo(clash: Clash, side: Side, out: Out): void {
  clash.going = side;
  const lead = leadOf(clash.forces[side]);
  // 17.1.13 On a beach the check of the landing decides.
  if (clash.landing !== null && side === clash.attacker && cite('17.1.13')) {
    clash.landing.stance = clash.retreat === 'attacker' ? 'must' : 'goes';
    clash.step = 'beach';
    return;
  }
  // R65 The stack is broken when its lead unit is.
  if (lead?.broken === true && cite('R65') && cite('23.3.1')) {
    clash.forces[side].owed = calledFrom(clash, side) + 1;
    leave(clash, out);
  } else clash.step = 'check';
}

/** 23.3.1 The check has failed: full losses, and all of them broken. */
export function failedToStand(clash: Clash, out: Out): void {
  const side = clash.going;
  if (side === null) return;
  const force = clash.forces[side];
  force.owed = calledFrom(clash, side);
  if (force.ways.length > 0 && cite('23.3.1')) for (const unit of force.units) unit.broken = true;
  leave(clash, out);
}

/** Off to another hex, where there is one. */
function leave(clash: Clash, out: Out): void {
  const side = clash.going;
  if (side === null) return;
  const { ways } = clash.forces[side];
  if (ways.length === 0) blocked(clash, side, out);
  else if (ways.length === 1) retreatTo(clash, side, ways[0] ?? '', out);
  else clash.step = 'where';
}

/** 23.3 The whole force goes, those held back too, and is deactivated. */
export function retreatTo(clash: Clash, side: Side, to: string, out: Out): void {
  const force = clash.forces[side];
  clash.gone = { side, to };
  if (cite('23.3')) for (const unit of force.units) unit.active = false;
  if (out.on) out.tell('all', '23.3', 'retreated', { side, to: clash.names[to] ?? to, hex: clash.hex });
  clash.step = 'pursue';
}

/** 23.3.1 It passed and goes all the same: half the losses, a fraction down. */
export function goesInOrder(clash: Clash, side: Side, to: string, out: Out): void {
  const called = calledFrom(clash, side);
  clash.forces[side].owed = cite('23.3.1') ? round(called / 2, 'down') : called;
  retreatTo(clash, side, to, out);
}

/** 23.3.1 It passed and stays: full losses for both; an airfield it defends comes under fire. */
export function standsFast(clash: Clash, side: Side, out: Out): void {
  const forced = clash.retreat === 'attacker' || clash.retreat === 'defender';
  if (clash.airfield && forced && side === defenderOf(clash) && cite('23.3.1')) {
    clash.suppressed = true;
    if (out.on) out.say('23.3.1', 'airfield-suppressed', { hex: clash.hex });
  }
  clash.going = null;
  bothStand(clash);
}

/** 23.3.2 There is nowhere to go. */
function blocked(clash: Clash, side: Side, out: Out): void {
  const other = enemyOf(side);
  const [trapped, captor] = [clash.forces[side], clash.forces[other]];
  captor.owed = calledFrom(clash, other);
  toLosses(clash);
  if (!cite('23.3.2')) return;
  if (side === 'allies') {
    destroy(trapped);
    captor.owed = Math.max(0, captor.owed - 1);
    if (out.on) out.tell('all', '23.3.2', 'surrendered', { side, hex: clash.hex });
    return;
  }
  if (stepsOf(captor.units) <= stepsOf(trapped.units)) {
    trapped.owed = calledFrom(clash, side);
    clash.going = null;
    if (out.on) out.tell('all', '23.3.2', 'at-bay', { side, hex: clash.hex });
    return;
  }
  const lost = stepsOf(trapped.units);
  destroy(trapped);
  captor.owed = round(lost / 2, 'up');
  if (out.on) out.tell('all', '23.3.2', 'fought-to-the-last', { side, hex: clash.hex, lost });
}

function destroy(force: Force): void {
  // 23.6.1 They count as lost in the combat.
  force.taken += stepsOf(force.units);
  for (const unit of force.units) unit.steps = 0;
  force.owed = 0;
}

/** 23.5, 25.8 On the check: only a defender sits in the fortification of the hex; Gurkhas help themselves. */
export const standModifier = (clash: Clash, side: Side): number =>
  leadModifier(clash.forces[side]) + (side === defenderOf(clash) ? fortModifier(clash.fort) : 0);

/** 23.3, 23.3.2 Nobody is asked who has nowhere to go. */
export function toOption(clash: Clash, side: Side, out: Out): void {
  const { ways, units } = clash.forces[side];
  const aboard = side === clash.attacker && clash.landing?.ships === true;
  const can = (ways.length > 0 || aboard) && units.some(({ steps }) => steps > 0);
  if (can) clash.step = side === clash.attacker ? 'option-attacker' : 'option-defender';
  else optioned(clash, side, false, out);
}

export function optioned(clash: Clash, side: Side, retreats: boolean, out: Out): void {
  if (retreats) mustGo(clash, side, out);
  else if (side === clash.attacker) toOption(clash, defenderOf(clash), out);
  else bothStand(clash);
}

export function retreatChecked(clash: Clash, face: number, out: Out): void {
  const side = clash.going;
  const lead = side === null ? undefined : leadOf(clash.forces[side]);
  if (side === null || lead === undefined) {
    bothStand(clash);
    return;
  }
  // 25.3.5 What the jungle took from a quality counts in the combat alone.
  const quality = cite('25.3.5') ? ownQuality(lead) : fightingQuality(clash, side);
  const passed = passes(face, quality, standModifier(clash, side));
  if (out.on) out.tell('all', '23.3.1', 'retreat-check', { side, unit: lead.name, face: zeroIsNone(face), passed });
  if (passed) clash.step = 'stand';
  else failedToStand(clash, out);
}
