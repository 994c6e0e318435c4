/** 23.2 Ground combat in one hex, from the choice of lead units to the last step lost. */
import type { Answer, Need, Out } from '@ironbottom/umpire';
import type { GroundCharts } from '../charts/ground.js';
import { groundResult, stepsLost } from '../charts/ground-crt.js';
import { cite } from '../cite.js';
import { d10, zeroIsNone } from '../dice.js';
import { type Clash, defenderOf, type Force, leadOf, stepsOf, takingPart } from '../ground/clash.js';
import { enemyOf, type Side, sides } from '../sides.js';
import { afterBeach, beachModifier, beachQuality, checkedOnBeach, goBack, uncheckedOnBeach } from './17-1-assault.js';
import { mayLead } from './23-2-choices.js';
import {
  bothStand,
  goesInOrder,
  mustGo,
  optioned,
  retreatChecked,
  retreatTo,
  standModifier,
  standsFast,
  toOption,
} from './23-3-retreat.js';
import { mayPursue, pursued, pursuitChecked, pursuitModifier, pursuitQuality } from './23-4-pursuit.js';
import { checkClass, fightingQuality, ownQuality } from './23-5-troop-quality.js';
import { differenceFor, loseStep, losses, mandatoryChecked } from './23-6-losses.js';
import { jungleChecked, swapped, toJungle } from './25-3-jungle-check.js';

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
      const modifier = standModifier(clash, 'allies');
      return d10('25.3.1', 'allies', lead === undefined ? undefined : checkClass(ownQuality(lead), modifier));
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
      return d10('23.3.1', side, checkClass(quality, standModifier(clash, side)));
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
      return d10('23.4', side, checkClass(pursuitQuality(clash, side), pursuitModifier(clash, side)));
    }
    case 'beach': {
      const unit = uncheckedOnBeach(clash);
      if (unit !== undefined)
        return d10('17.1.12', attacker, checkClass(beachQuality(clash, unit), beachModifier(clash, unit)));
      afterBeach(clash, out);
      return 'on';
    }
    case 'back':
      return decision('17.1.13', attacker);
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
    case 'beach':
      checkedOnBeach(clash, face, out);
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
    case 'back':
      goBack(clash, only(attacker)[0] ?? '', out);
      return;
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

/** 23.2.1 The die, its modifier, the column, the row. */
function fought(clash: Clash, charts: GroundCharts, face: number, out: Out): void {
  const [attacking, defending] = [clash.forces[clash.attacker], clash.forces[defenderOf(clash)]];
  for (const force of [attacking, defending]) {
    force.quality = fightingQuality(clash, force.side);
    force.leadSteps = leadOf(force)?.steps ?? 0;
  }
  const column = attacking.quality - defending.quality - (cite('R60') ? clash.fort : 0);
  const modifier = clash.modifier + (clash.landing !== null && cite('21.1') ? clash.landing.ratings.combat : 0);
  const roll = zeroIsNone(face) + modifier;
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
      modifier,
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

/** The key of everything that still matters. */
export const clashKey = (clash: Clash): string => JSON.stringify(clash);
