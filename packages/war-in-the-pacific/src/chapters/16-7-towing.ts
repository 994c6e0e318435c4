/** 16.7.2, 17.14 Ships at D4 after a battle: towed, in port, or lost. */
import { isSwitchedOn } from '../calendar.js';
import { cite } from '../cite.js';
import { isCapitalShip, isCarrier } from '../pieces.js';
import { pointsPerLevel, type SurfaceLaw, unitOf } from '../surface/law.js';
import type { Ship, SurfaceBattle } from '../surface/state.js';
import { speedOf } from './16-8-damage.js';

/** 17.14.1, 17.14.2 Light ships tow; from 1943 Allied big ones too, what costs one point or less. */
export function mayTow(law: SurfaceLaw, tug: Ship, towed: Ship): boolean {
  // 17.14.3 Nobody tows an enemy.
  if (
    (tug.side !== towed.side && cite('17.14.3')) ||
    tug.id === towed.id ||
    tug.state !== 'afloat' ||
    speedOf(law, tug) === 0
  )
    return false;
  const unit = unitOf(law, tug.id);
  if (unit.type === 'DD' || unit.type === 'DE') return true;
  if (tug.side === 'japan') return unit.type === 'CL' || !cite('17.14.1');
  const isBig = isCarrier(unit) || isCapitalShip(unit) || unit.type === 'CL';
  return isBig && cite('17.14.2') && isSwitchedOn('bigShipTow', law.date) && unitOf(law, towed.id).activation <= 1;
}

/** Those at D4 whom nobody takes in tow, where no port of their own is. R101: one tow for each ship, the dearest first. */
export function lostForWantOfTow(law: SurfaceLaw, { ships }: SurfaceBattle): Ship[] {
  const tugs = new Set<string>();
  const worst = ships
    .filter(({ state, damage, side }) => state === 'afloat' && damage === 4 && law.port !== side)
    .sort((a, b) => pointsPerLevel(law, b.id) - pointsPerLevel(law, a.id));
  return worst.filter((towed) => {
    const tug = ships.find((each) => !tugs.has(each.id) && mayTow(law, each, towed));
    if (tug !== undefined && cite('R101')) tugs.add(tug.id);
    return tug === undefined && cite('16.7.2');
  });
}
