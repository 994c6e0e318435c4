/** R30 How the war ends. The card does not say; the line was drawn before the forces were weighed. */
import { cite } from '../cite.js';
import type { Skies } from '../forces.js';
import { baseNumber } from '../map/places.js';
import { enemyOf, type Side } from '../pieces.js';
import type { Aim } from '../scenarios/scenario.js';
import type { Pub } from '../state.js';
import { suppliedBases } from '../supply.js';

const holds = (pub: Pub, side: Side, base: string): boolean => pub.control[baseNumber(base)] === side;

/** R30a A Home Base is taken: Japan has lost. R30b San Francisco, or two of these, and she has won. */
const homeBases = ['tokyo', 'kure'];
const heartlands = ['pearl-harbor', 'sydney', 'calcutta'];

export function decide(table: Skies): boolean {
  const { public: pub } = table.state;
  const { law } = table;
  if (law.war && homeBases.some((base) => holds(pub, 'allies', base)) && cite('R30a'))
    return end(table, 'allies', 'a Home Base of Japan has fallen', 'R30a');
  const lost = heartlands.filter((base) => holds(pub, 'japan', base)).length;
  if (law.war && (lost >= 2 || holds(pub, 'japan', 'san-francisco')) && cite('R30b'))
    return end(table, 'japan', 'the Allies have lost their own country', 'R30b');
  if (pub.turn < law.last) return false;
  const { side } = law.aim;
  const reached = aimed(pub, law.aim) >= law.aim.need && cite('R30c');
  const why = reached ? 'the aim of the scenario is reached' : 'the aim of the scenario was not reached in time';
  return end(table, reached ? side : enemyOf(side), why, 'R30c');
}

/** R30c How many of the bases that count are held, with Air Points and in supply where that is asked for. */
export function aimed(pub: Pub, { side, bases, manned }: Aim): number {
  const supplied = manned ? suppliedBases(pub, side) : undefined;
  return bases.filter((id) => {
    const no = baseNumber(id);
    if (pub.control[no] !== side) return false;
    return supplied === undefined || ((pub.air[no] ?? 0) > 0 && supplied.has(no));
  }).length;
}

function end(table: Skies, winner: Side, why: string, rule: string): true {
  table.say(rule, 'end', { winner, why });
  table.end({ winners: [winner], why, rule });
  return true;
}
