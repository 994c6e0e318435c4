/** Procedures of Flat Top as the desk sets them up. */
import { flatTopDesk } from '@ironbottom/flat-top';
import type { DeskProcedure, Plain, Policy, Sitting } from '@ironbottom/umpire';

type FlatTopProcedure = (typeof flatTopDesk)[number];
type Battle = FlatTopProcedure extends DeskProcedure<infer R> ? R : never;

export type Prepared = {
  procedure: FlatTopProcedure['procedure'];
  sitting: Sitting<Battle>;
  policy: Policy;
};

export function prepare(name: string, input: Plain): Prepared {
  const desk = flatTopDesk.find(({ id }) => id === `flat-top/${name}`);
  const policy = desk?.policies.straightforward?.policy;
  if (desk === undefined || policy === undefined) throw new Error(`there is no flat-top/${name} at the desk`);
  const checked = desk.check(input);
  if ('problems' in checked) throw new Error(checked.problems.map(({ field, why }) => `${field}: ${why}`).join('\n'));
  return { procedure: desk.procedure, sitting: checked.sitting, policy: checked.sitting.orders(policy) };
}

const dauntless = (factors: number): Plain => ({
  plane: 'Dauntless',
  factors,
  arms: 'AP',
  altitude: 'high',
  attack: 'dive',
  target: 'Shokaku',
});

const taskForce = (shokaku: Plain): Plain => ({ name: 'TF 7', ships: [shokaku, 'Kongo', 'Atago', 'Takao', '6 DD'] });
const planesReady: Plain = { ship: 'Shokaku', ready: { Zero: 6 } };

/** The strike of the book's example, after 17.7: against Shokaku and her task force. */
const strikeOn = (shokaku: Plain): Plain => ({
  attacker: {
    formations: [
      { name: 'AF20', planes: [dauntless(10)] },
      { name: 'AF21', planes: ['10 Avenger torpedo -> Shokaku'] },
    ],
  },
  defender: { taskForces: [taskForce(shokaku)] },
});

/** With nothing on deck no decision is left once targets and guns are settled. */
export const strikeOnEmptyDecks: Plain = strikeOn('Shokaku');

/** The same as a game for two seats. */
const battleAgainst = (shokaku: Plain): Plain => ({
  allied: { formations: [{ planes: ['10 Dauntless high AP'] }, { planes: ['10 Avenger low torpedo'] }] },
  japan: { taskForces: [taskForce(shokaku)] },
});
export const battleOverEmptyDecks: Plain = battleAgainst('Shokaku');
/** Hits count double, and somebody has to say which planes burn. */
export const battleWithPlanesReady: Plain = battleAgainst(planesReady);

/** A single attack: no guns, no fighters. */
export const attack: Plain = {
  attacker: { planes: [dauntless(8)] },
  defender: { ships: ['Shokaku'] },
};

/** Two types of bombers, escorts, interceptors, anti-aircraft fire. */
export const escorted: Plain = {
  attacker: {
    formations: [
      { name: 'AF20', planes: [dauntless(10)] },
      { name: 'AF21', planes: ['8 Wildcat low', '10 Avenger torpedo -> Shokaku'] },
    ],
  },
  defender: { taskForces: [taskForce(planesReady)], interceptors: ['8 Zero low'] },
};

/** The same with fighters at both altitudes: two fights before the guns. */
export const escortedTwice: Plain = {
  attacker: {
    formations: [
      { name: 'AF20', planes: ['4 Wildcat high', dauntless(10)] },
      { name: 'AF21', planes: ['4 Wildcat low', '10 Avenger torpedo -> Shokaku'] },
    ],
  },
  defender: { taskForces: [taskForce(planesReady)], interceptors: ['4 Zero high', '4 Zero low'] },
};
