/** 18.2 The order in which the announced attacks are made is the attacker's. */
import type { Answer, Ask, Item, Out } from '@ironbottom/umpire';
import { copied } from '../shapes.js';
import { type Base, type Battle, enemyOf, givenBy, ofSide, type Seen, type Side, sides } from '../state.js';
import type { AntiAircraftStep } from './17-anti-aircraft.js';
import { attackData, doing, factorsIn } from './17-declaration.js';
import type { Attack } from './18-bombing.js';
import { atBase } from './21-damage.js';

type Answers = Partial<Record<Side, Answer>>;

/** R111 The order is the attacker's; it matters where two of his attacks have one target. */
export function orderMatters(attacks: readonly Attack[], by: Side): boolean {
  for (let i = 1; i < attacks.length; i++) {
    const attack = attacks[i];
    if (attack === undefined || attack.by !== by) continue;
    for (let j = 0; j < i; j++) {
      const other = attacks[j];
      if (other !== undefined && other.by === by && other.target === attack.target) return true;
    }
  }
  return false;
}

type Places = { air: Seen['own']['air']; ships: readonly { id: string }[]; base: Pick<Base, 'id'> | null };

/** All that makes an attack one of its own (`isSame`); crews of one name may differ in their table (R151) or training (SC3.5b) alone. */
export function attackId(at: Places, attack: Attack): string {
  const { af, plane, kind, arms, altitude, target, table } = attack;
  const on = target === atBase ? at.base?.id : at.ships[target]?.id;
  const id = `${at.air[af]?.id ?? ''}:${plane}:${kind}:${arms}:${altitude}:${on ?? ''}:${table}`;
  return attack.night === true ? `${id}:night` : id;
}

/**
 * The names of a side's attacks, each in its place. Announced attacks stay what they are, and the answer follows upon the
 * question: the names last put together are most often those wanted next. Lists of attacks are never changed.
 */
function attackIds(at: Places, attacks: readonly Attack[], by: Side): readonly string[] {
  if (attacks === named.attacks && by === named.by) return named.ids;
  const ids: string[] = [];
  for (let i = 0; i < attacks.length; i++) {
    const attack = attacks[i];
    ids.push(attack === undefined || attack.by !== by ? '' : attackId(at, attack));
  }
  named = { attacks, by, ids };
  return ids;
}

let named: { attacks: readonly Attack[]; by: Side; ids: readonly string[] } = { attacks: [], by: 'allied', ids: [] };

export function orderAsk(seen: Seen, attacks: readonly Attack[]): Ask {
  const at = { air: seen.own.air, ships: seen.enemy.ships, base: seen.enemy.base };
  const ids = attackIds(at, attacks, seen.side);
  const of: Item[] = [];
  for (let i = 0; i < attacks.length; i++) {
    const attack = attacks[i];
    if (attack === undefined || attack.by !== seen.side) continue;
    const on = attack.target === atBase ? at.base?.name : seen.enemy.ships[attack.target]?.name;
    const factors = factorsIn(at.air[attack.af]?.lots, attack.lots);
    of.push({
      id: ids[i] ?? '',
      text: `${factors} ${attack.plane} on ${on ?? ''}, ${doing[attack.kind]}${attack.night === true ? ', night group' : ''}`,
    });
  }
  return {
    ask: 'pick',
    rule: '18.2',
    prompt: 'In which order do they attack? Name the first one first.',
    of,
    min: of.length,
    max: of.length,
  };
}

export function ordered(battle: Battle, step: AntiAircraftStep, answers: Answers, out: Out): void {
  const { attacks } = step;
  const order = attacks.slice();
  for (const by of sides) {
    const answer = givenBy(answers, by);
    if (!Array.isArray(answer)) continue;
    const at = { air: ofSide(battle.air, by), ships: ofSide(battle.ships, enemyOf(by)), base: battle.base };
    const ids = attackIds(at, attacks, by);
    // His attacks keep their places among all of them, and take these in the order he named.
    let place = -1;
    for (const id of answer) {
      const named = typeof id === 'string' ? ids.indexOf(id) : -1;
      const attack = named < 0 ? undefined : attacks[named];
      if (attack === undefined) continue;
      do place += 1;
      while (attacks[place]?.by !== by);
      order[place] = attack;
    }
  }
  step.attacks = order;
  if (!out.on) return;
  for (const side of sides) {
    if (givenBy(answers, side) === undefined) continue;
    const own = order.every(({ by }) => by === side) ? order : order.filter(({ by }) => by === side);
    out.tell('all', '18.2', 'attack-order', { side, attacks: copied(own, (attack) => attackData(battle, attack)) });
  }
}
