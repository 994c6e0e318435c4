/**
 * 7.17 Ruins that are tried to be repaired in the Replenishment Step. R85 First Japan's, then the Allies', each purse once a month and all
 * its tries at once; not those that no die could repair.
 */
import type { Ask, Item } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { seatOf } from '../law.js';
import { map } from '../map/map.js';
import { nationName } from '../names.js';
import type { Nation } from '../pieces.js';
import type { Theatre } from '../play.js';
import { hexOf } from '../situation.js';
import type { Pub } from '../state.js';
import { isHome } from './7-0-sources.js';
import { isRepaired, noRepair, REPAIR_COST, type Ruin, repairModifiers } from './7-17-repair.js';
import { type OwnRuin, ownRuins } from './8-6-ruins.js';
import { idOf, installationText, mend } from './8-7-installations.js';
import { majorPowers } from './8-7-invaded.js';
import { placeOf } from './8-holdings.js';
import { payerOf } from './8-season.js';

const triedPrefix = '7.17 ';
const triedKey = (purse: Nation): string => `${triedPrefix}${purse}`;

type Try = OwnRuin & { readonly modifiers: ReturnType<typeof repairModifiers> };

const asRuin = (pub: Pub, { kind, hex, owner, supplied, uncontested }: OwnRuin): Ruin => ({
  kind: kind === 'coastalFort' ? 'coastal fort' : kind,
  friendly: true,
  home: isHome(owner, hexOf(map, hex)),
  uncontested,
  supplied,
  triedThisMonth: pub.notes[triedKey(payerOf(owner))] === 1,
});

function tries(pub: Pub, purse: Nation): Try[] {
  if (pub.notes[triedKey(purse)] === 1 || (pub.ep[purse] ?? 0) < REPAIR_COST || !cite('7.17')) return [];
  const foul = Object.values(pub.weather).some((weather) => weather === 'wet' || weather === 'monsoon');
  return ownRuins(pub).flatMap((own): Try[] => {
    const ruin = asRuin(pub, own);
    if (payerOf(own.owner) !== purse || noRepair(ruin) !== undefined) return [];
    const modifiers = repairModifiers(ruin, foul);
    return isRepaired(6, modifiers) || !cite('R85') ? [{ ...own, modifiers }] : [];
  });
}

/** Who pays for the next tries of the month. */
export const repairer = (pub: Pub): Nation | undefined =>
  Object.keys(pub.works).length === 0 ? undefined : majorPowers.find((purse) => tries(pub, purse).length > 0);

export const repairSeat = ({ law }: Theatre, purse: Nation): string => seatOf(law, purse);

const needed = ({ modifiers }: Try): number => [1, 2, 3, 4, 5].find((die) => isRepaired(die, modifiers)) ?? 6;

export function repairAsk(pub: Pub, purse: Nation): Ask {
  const of = tries(pub, purse);
  const points = pub.ep[purse] ?? 0;
  return {
    ask: 'pick',
    rule: '7.17',
    prompt: `What do you try to repair? ${nationName(purse)} has ${points} EP: each try costs ${REPAIR_COST}, whether the die repairs or not. In a Seasonal Turn it needs no die.`,
    of: of.map((each): Item => {
      const at = placeOf(each.hex);
      const need = needed(each);
      return {
        id: idOf(each),
        text: `${installationText(each)}, on ${need === 6 ? 'a 6' : need === 1 ? 'any die' : `${need} or more`}`,
        ...(at !== undefined && { at }),
      };
    }),
    min: 0,
    max: Math.min(of.length, Math.floor(points / REPAIR_COST)),
    none: 'nothing is repaired this month',
  };
}

/** Paid first, then rolled for, one after the other. */
export function takeRepairs(table: Theatre, purse: Nation, ids: readonly string[]): void {
  const { public: pub } = table.state;
  const chosen = tries(pub, purse).filter((each) => ids.includes(idOf(each)));
  pub.notes[triedKey(purse)] = 1;
  if (chosen.length === 0) table.say('7.17', 'no repair', { nation: purse });
  for (const each of chosen) {
    pub.ep[purse] = (pub.ep[purse] ?? 0) - REPAIR_COST;
    const die = table.roll('7.17', repairSeat(table, purse));
    const done = isRepaired(die, each.modifiers);
    if (done) mend(pub, each);
    table.say('7.17', 'repair tried', { what: `${each.size} ${each.hex}`, hex: each.hex, die, done });
  }
}

/** The month is over. */
export function forgetTries(pub: Pub): void {
  for (const purse of majorPowers) delete pub.notes[triedKey(purse)];
}
