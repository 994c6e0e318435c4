/** 5.18 Banzai: Japanese units that must retreat may charge instead. */
import type { Ask, Out } from '@ironbottom/umpire';
import { alive, type Battle, type Fighter, type Ground, noSupport, type Origin, unfought } from '../battle.js';
import { cite } from '../cite.js';
import { occupied } from './5-19-advance.js';

/** Only Japanese units check, and only when they are made to go; those of partners retreat all the same. */
export const mayCharge = (battle: Battle): boolean =>
  charging(battle).length > 0 && chargeTargets(battle).length > 0 && cite('5.18');

export const charging = ({ target }: Battle): Fighter[] => alive(target).filter(({ nation }) => nation === 'japan');

/** A hex that one of the attackers stands in; who came by sea or air stands in none. */
export const chargeTargets = ({ from }: Battle): Origin[] =>
  from.filter((origin) => origin.direction !== null && alive(origin).some(({ part }) => part));

export const askChargeTarget = (battle: Battle): Ask => ({
  ...{ ask: 'pick', rule: '5.18', min: 1, max: 1 },
  prompt: `Banzai: which of your hexes do the Japanese of ${battle.target.name} charge?`,
  of: chargeTargets(battle).map(({ hex, name }) => ({ id: hex, text: name })),
});

/** An attack of its own, with what is left and nobody's help. 7.7 Whoever charges needs a place at a chit as any attacker does. */
export function charge(battle: Battle, origin: Origin, out: Out): Battle {
  if (out.on) out.say('5.18', 'banzai', { from: battle.target.name, at: origin.name });
  const { year, sneak, noVoluntaryRetreat } = battle;
  const from: Origin = {
    ...copiedGround(battle.target, charging(battle)),
    across: origin.across,
    direction: origin.direction === null ? null : (origin.direction + 3) % 6,
  };
  return {
    ...{ kind: 'banzai', attacker: 'japan', year, sneak, noVoluntaryRetreat },
    target: copiedGround(origin, alive(origin)),
    from: [from],
    support: { attacker: noSupport, defender: noSupport },
    ...unfought(),
  };
}

const copiedGround = (ground: Ground, units: readonly Fighter[]): Ground => ({
  hex: ground.hex,
  name: ground.name,
  terrain: ground.terrain,
  fort: ground.fort,
  coastalFort: ground.coastalFort,
  homeCityOf: ground.homeCityOf,
  inChina: ground.inChina,
  wet: ground.wet,
  limit: ground.limit,
  enemyLimit: ground.enemyLimit,
  inspired: ground.inspired,
  units: units.map((unit) => ({ ...unit, by: 'land', part: true, supplied: unit.otherwise, otherwise: unit.supplied })),
  generals: ground.generals.map((general) => ({ ...general })),
  hq: ground.hq,
  hqLost: ground.hqLost,
  hqTo: ground.hqTo,
  ways: ground.ways.map((way) => ({ ...way })),
});

/** What the charge came to, for both hexes. */
export function foldCharge(battle: Battle, charged: Battle): void {
  const { vacated, fortLost, price } = charged;
  if (vacated) battle.beset = { hex: charged.target.hex, fortLost, price: price && !occupied(charged) };
  const grounds = [...charged.from, charged.target];
  for (const ground of [battle.target, ...battle.from])
    for (const after of grounds)
      if (after.hex === ground.hex) {
        for (const unit of ground.units) {
          const now = after.units.find(({ id }) => id === unit.id);
          if (now !== undefined) Object.assign(unit, { left: now.left, to: now.to });
        }
        for (const general of ground.generals) {
          const now = after.generals.find(({ id }) => id === general.id);
          if (now !== undefined) Object.assign(general, { fate: now.fate, to: now.to });
        }
        ground.hqLost = after.hqLost;
        ground.hqTo = after.hqTo;
      }
}

/** Those that charged stand where the attackers stood: nobody is let into the hex they left (R50). */
export const hasChargedOut = ({ target, from }: Battle): boolean =>
  target.units.some(({ left, to }) => left > 0 && from.some(({ hex }) => hex === to)) && cite('R50');
