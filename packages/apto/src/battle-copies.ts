/** Copies of a battle, and when two are equal for all that is still to come. */
import type { Battle, Fighter, Ground, Leader, Origin } from './battle.js';

export function cloneBattle(battle: Battle): Battle {
  return {
    ...battle,
    target: copied(battle.target),
    from: battle.from.map((origin): Origin => ({ ...origin, ...copied(origin) })),
    support: { attacker: { ...battle.support.attacker }, defender: { ...battle.support.defender } },
    again: { ...battle.again },
    going: battle.going.slice(),
    banzai: battle.banzai === null ? null : cloneBattle(battle.banzai),
    ...(battle.beset !== undefined && { beset: { ...battle.beset } }),
  };
}

const copied = (ground: Ground): Ground => ({
  ...ground,
  units: ground.units.map((unit) => ({ ...unit })),
  generals: ground.generals.map((general) => ({ ...general })),
  hq: ground.hq === null ? null : { ...ground.hq },
  ways: ground.ways.map((way) => ({ ...way })),
});

export function battleKey(battle: Battle): string {
  const {
    stage,
    again,
    face,
    net,
    result,
    owes,
    owed,
    check,
    going,
    vacated,
    banzai,
    charged,
    fortLost,
    price,
    beset,
  } = battle;
  const grounds = [battle.target, ...battle.from].map(groundKey).join('/');
  const own = [
    stage,
    again.attacker,
    again.defender,
    face,
    net,
    result,
    owes,
    owed,
    check,
    going.join(),
    vacated,
    charged,
    fortLost,
    price,
    beset?.fortLost,
    beset?.price,
  ].join(' ');
  return `${own}|${grounds}${banzai === null ? '' : `[${battleKey(banzai)}]`}`;
}

const groundKey = ({ units, generals, hqLost, hqTo, ways }: Ground): string =>
  `${units.map(unitKey).join()};${generals.map(leaderKey).join()};${hqLost ? 'h' : ''}${hqTo ?? ''}${ways.map(({ room }) => room).join()}`;
const unitKey = ({ left, part, to }: Fighter): string => `${left}${part ? '' : 'x'}${to ?? ''}`;
const leaderKey = ({ fate, to }: Leader): string => `${fate}${to ?? ''}`;
