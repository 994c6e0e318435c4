/** 17.1.12, 17.1.13 An assault from the sea: every unit that landed checks, and those who must or want to go back on board or inland. */
import type { Out } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { zeroIsNone } from '../dice.js';
import { type Clash, type Fighter, leadOf, takingPart } from '../ground/clash.js';
import { enemyOf } from '../sides.js';
import { afterAssault } from './17-1-aftermath.js';
import { bothStand, calledFrom, failedToStand, retreatTo } from './23-3-retreat.js';
import { pursued } from './23-4-pursuit.js';
import { leadModifier, ownQuality, passes } from './23-5-troop-quality.js';

/** Who has yet to check: the lead unit first, for the force goes by it (R121). */
export function uncheckedOnBeach(clash: Clash): Fighter | undefined {
  const force = clash.forces[clash.attacker];
  const checked = clash.landing?.checked ?? {};
  const left = takingPart(force).filter(({ id }) => checked[id] === undefined);
  return left.find(({ id }) => id === force.lead) ?? left[0];
}

/** 17.1.12 Not halved for the landing; 21.1 with what the admiral adds. */
export const beachQuality = (clash: Clash, { quality, broken }: Fighter): number =>
  ownQuality({ quality: quality + (cite('21.1') ? (clash.landing?.ratings.quality ?? 0) : 0), broken });

/** 25.8 A Gurkha that checks for itself, or leads its like. */
export const beachModifier = (clash: Clash, unit: Fighter): number =>
  leadModifier({ ...clash.forces[clash.attacker], units: [unit], part: [unit.id], lead: unit.id });

export function checkedOnBeach(clash: Clash, face: number, out: Out): void {
  const { landing } = clash;
  const unit = uncheckedOnBeach(clash);
  if (landing === null || unit === undefined) return;
  const passed = passes(face, beachQuality(clash, unit), beachModifier(clash, unit));
  landing.checked[unit.id] = passed;
  if (!passed && cite('17.1.12')) unit.active = false;
  if (out.on) out.tell('all', '17.1.12', 'beach-check', { unit: unit.name, face: zeroIsNone(face), passed });
}

export type WayBack = 'stay' | 'aboard' | (string & {});

/** 17.1.13, 23.3.1 Ordered back and in hand, it may stay; the ships, where there are any; a hex inland. */
export function waysBack(clash: Clash): WayBack[] {
  const { landing, attacker } = clash;
  if (landing === null) return [];
  const force = clash.forces[attacker];
  const inHand = landing.stance === 'must' && landing.checked[force.lead ?? ''] === true;
  return [...(inHand ? ['stay'] : []), ...(landing.ships ? ['aboard'] : []), ...force.ways];
}

/** All have checked. Whoever stays has his losses already; the others are asked where to, if there is a choice. */
export function afterBeach(clash: Clash, out: Out): void {
  const { landing } = clash;
  if (landing === null || landing.stance === 'stays') {
    clash.step = 'losses';
    return;
  }
  const [only, other] = waysBack(clash);
  if (other !== undefined) clash.step = 'back';
  else if (only === undefined) failedToStand(clash, out);
  else goBack(clash, only, out);
}

export function goBack(clash: Clash, way: WayBack, out: Out): void {
  const { landing, attacker } = clash;
  if (landing === null) return;
  const force = clash.forces[attacker];
  if (way === 'stay') {
    landing.stance = 'stays';
    clash.going = null;
    bothStand(clash);
    return;
  }
  const aboard = way === 'aboard';
  const called = calledFrom(clash, attacker);
  // R121 The lead unit's check decides what it costs the force; who is broken or active goes by his own.
  const passed = landing.checked[leadOf(force)?.id ?? ''] === true || !cite('R121');
  const fate = afterAssault({ called, ships: landing.ships, passed, retreats: true, aboard });
  for (const unit of takingPart(force)) {
    const own = landing.checked[unit.id] === true;
    const { broken, active } = afterAssault({ called, ships: landing.ships, passed: own, retreats: true, aboard });
    unit.broken ||= broken;
    unit.active = active;
  }
  force.owed = fate.losses;
  if (!aboard) {
    retreatTo(clash, attacker, way, out);
    return;
  }
  landing.aboard = true;
  clash.gone = { side: attacker, to: '' };
  if (out.on) out.tell('all', '17.1.13', 're-embarked', { side: attacker, hex: clash.hex });
  pursued(clash, enemyOf(attacker), [], out);
}
