/** Records of attacks that are equal in all that is still to come or to be reported. */
import type { LightForce, NamedShip } from '../pieces.js';
import type { Step, Strike } from '../strike.js';

/** The procedure puts forces in place of others and never changes one that it has passed on, so a key once made holds. */
const made = new WeakMap<LightForce, string>();

function lightKey(force: LightForce): string {
  const known = made.get(force);
  if (known !== undefined) return known;
  const key = keyOf(force);
  made.set(force, key);
  return key;
}

const keyOf = (f: LightForce): string =>
  `${f.CA},${f.CAdamaged},${f.DD},${f.CVE},${f.TR},${f.SS},${f.SSA},${f.ASW},${f.carrying.DD},${f.carrying.TR},${f.cargo.map(({ id }) => id).join('+')}`;

function stepKey(step: Step): string {
  switch (step.step) {
    case 'attack':
      return 'a';
    case 'dice':
      return `d${step.first}`;
    case 'critical':
      return `c${step.ship},${step.plus},${step.rolls}`;
    case 'losses':
      return `l${step.group}${step.parts.map(({ of, count, odd }) => `${of}${count}${odd}`).join()};${step.chosen.join()}`;
    case 'cargo':
      return `g${step.lost.map(({ id }) => id).join()}`;
  }
}

const letters: { readonly [S in NamedShip['state']]: string } = {
  sound: '',
  damaged: 'd',
  'sunk-in-port': 'p',
  sunk: 's',
};

/** An attack on her is still to come, or is under way. */
export const isStillAttacked = ({ attacks, at }: Strike, { id }: NamedShip): boolean =>
  attacks.some(({ on }, i) => i >= at && on === id);

export function strikeKey(record: Strike): string {
  const { at, airDefence, apart, step } = record;
  let key = `${at}|${airDefence}|${stepKey(step)}`;
  for (let i = at; i < record.attacks.length; i++) key += `|${record.attacks[i]?.strength}`;
  for (const ship of record.ships)
    if (apart || isStillAttacked(record, ship)) key += `|${ship.hits}${letters[ship.state]}`;
  for (const force of record.light) key += `|${lightKey(force)}`;
  return key;
}
