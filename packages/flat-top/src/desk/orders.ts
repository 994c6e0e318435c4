/** The decisions an input has already taken, as answers to the battle's own questions; the policy takes the others. */
import {
  type Answer,
  type Ask,
  judge,
  OrderRefused,
  type Policy,
  type Row,
  type RowAnswer,
  type Share,
  type Sheet,
  type Split,
  type SplitAnswer,
} from '@ironbottom/umpire';
import type { Side } from '../state.js';
import { airOrder } from './air-orders.js';
import type { Mission } from './lots.js';

/** What one side's part of the input says. */
export type Orders = {
  /** 16.1 Start air combat wherever it can, or leave it to the other side. */
  intercept?: boolean;
  /** 16.4, 15.6.1, 16.5.4 What its lots do in air-to-air combat. */
  flights?: readonly Mission[];
  /** 17.1, 17.2 Attack, each lot as its mission says. */
  missions?: readonly Mission[];
  /** The id of a ship or base by the name a player calls it. */
  idOf?: (name: string) => string | undefined;
  /** 19.1, 19.9 Begin, or leave it to the other side. */
  begin?: boolean;
  die?: number;
  /** 19.3 Positions of own ships, in the order of the list. */
  positions?: readonly ('gunnery' | 'torpedo' | 'screen')[];
  /** 19.5, 19.9.3 By the enemy ship's id. */
  fire?: { readonly [id: string]: number };
  torpedoes?: { readonly [id: string]: number };
  longRange?: boolean;
  /** Where in the input this side stands. */
  field: string;
};

export type OrdersBySide = { readonly [side in Side]?: Orders };

export function ordersFor(bySide: OrdersBySide): (policy: Policy) => Policy {
  return (policy) => (ask, seat) => {
    const orders = seat === 'allied' || seat === 'japan' ? bySide[seat] : undefined;
    return (orders === undefined ? undefined : ordered(ask, orders, () => policy(ask, seat))) ?? policy(ask, seat);
  };
}

function ordered(ask: Ask, orders: Orders, otherwise: () => Answer): Answer | undefined {
  switch (ask.rule) {
    case '16.1':
      if (orders.intercept === undefined || ask.ask !== 'pick') return undefined;
      return orders.intercept ? open(ask.of) : [];
    case '16.4':
    case '15.6.1':
    case '16.5.4':
      return orders.flights !== undefined && ask.ask === 'sheet' ? airOrder(ask, orders.flights, otherwise) : undefined;
    case '17.1':
      return orders.missions !== undefined && ask.ask === 'pick' ? ['attack'] : undefined;
    case '17.2':
      return orders.missions !== undefined && ask.ask === 'sheet'
        ? declare(ask, orders, orders.missions, otherwise)
        : undefined;
    case '18.2':
      return orders.missions !== undefined && ask.ask === 'pick' ? open(ask.of) : undefined; // in the order of the input
    case '19.1':
      return orders.begin === undefined ? undefined : [orders.begin ? 'fight' : 'wait'];
    case '19.3':
      return ask.ask === 'sheet' ? arrange(ask, orders, otherwise) : undefined;
    case '19.5':
      return orders.fire !== undefined && ask.ask === 'sheet'
        ? [aim(ask, ask.rows[0], orders.fire, `${orders.field}.fire`, true)]
        : undefined;
    case '19.6.3':
      return orders.torpedoes !== undefined && ask.ask === 'split'
        ? aim(ask, ask, orders.torpedoes, `${orders.field}.torpedoes`, false)
        : undefined;
    case '19.9':
      return orders.begin === true && ask.ask === 'sheet' ? bombard(ask, orders) : undefined;
    case '19.9.3':
      if (ask.ask === 'pick') return orders.begin === undefined ? undefined : [orders.begin ? 'fire' : 'hold'];
      return orders.fire !== undefined && ask.ask === 'split'
        ? aim(ask, ask, orders.fire, `${orders.field}.fire`, true)
        : undefined;
    default:
      return undefined;
  }
}

const open = (of: readonly { id: string; not?: unknown }[]): string[] =>
  of.filter((item) => item.not === undefined).map((item) => item.id);

/** 17.2 Rows come formation by formation; one that interceptors have destroyed is missing, so they are told by their words. */
function declare(ask: Sheet, orders: Orders, missions: readonly Mission[], otherwise: () => Answer): Answer {
  const left = [...missions];
  let policy: Answer | undefined;
  return ask.rows.map((row, i): RowAnswer => {
    const at = left.findIndex(
      (mission) => row.prompt.startsWith(`${mission.formation}: `) && mission.matches(row.prompt),
    );
    const [mission] = at < 0 ? [] : left.splice(at, 1);
    if (mission?.target !== undefined && row.ask === 'split') return attackAs(row, mission, orders);
    policy ??= otherwise();
    const given = Array.isArray(policy) ? policy[i] : undefined;
    const answer: RowAnswer = typeof given === 'object' ? given : {};
    return mission?.attack === undefined || row.ask !== 'split' || Array.isArray(answer)
      ? answer
      : sameTarget(row, answer, mission.attack);
  });
}

function attackAs(row: Split, mission: Mission, orders: Orders): SplitAnswer {
  const id = mission.target === undefined ? undefined : orders.idOf?.(mission.target);
  const shares = row.over.filter((share) => share.id.slice(0, share.id.lastIndexOf(':')) === id);
  const wanted = shares.filter((share) => mission.attack === undefined || kindIn(share) === mission.attack);
  const able = wanted.find((share) => share.not === undefined);
  if (able !== undefined) return { [able.id]: row.total };
  const why = wanted[0]?.not ?? shares[0]?.not;
  if (why !== undefined) throw new OrderRefused({ field: mission.field, rule: why.rule, why: why.why });
  return {}; // she has gone down meanwhile
}

const kindIn = (share: Share): string => share.id.slice(share.id.lastIndexOf(':') + 1);

/** The policy chooses the target, the input the kind of attack. */
function sameTarget(row: Split, answer: SplitAnswer, attack: string): SplitAnswer {
  const changed: SplitAnswer = {};
  for (const [id, factors] of Object.entries(answer)) {
    const as = `${id.slice(0, id.lastIndexOf(':'))}:${attack}`;
    const able = row.over.some((share) => share.id === as && share.not === undefined);
    changed[able ? as : id] = (changed[able ? as : id] ?? 0) + factors;
  }
  return changed;
}

/** 19.3, 19.4 A row for each ship afloat, then the die. */
function arrange(ask: Sheet, orders: Orders, otherwise: () => Answer): Answer | undefined {
  const { positions, die } = orders;
  if (positions === undefined && die === undefined) return undefined;
  const given = otherwise();
  const policy: RowAnswer[] = Array.isArray(given) ? (given as RowAnswer[]) : [];
  return ask.rows.map((row, i): RowAnswer => {
    if (row.ask === 'say') return die ?? policy[i] ?? row.from;
    const position = positions?.[i];
    if (position === undefined || row.ask !== 'pick') return policy[i] ?? [];
    const not = row.of.find((item) => item.id === position)?.not;
    if (not === undefined) return [position];
    if (position === 'gunnery') return [row.of.find((item) => item.not === undefined)?.id ?? 'screen']; // left unsaid
    throw new OrderRefused({ field: `${orders.field}.${position}`, rule: not.rule, why: not.why });
  });
}

/** Fire as told. `strict`: nothing has been lost yet, so what cannot be done is the input's fault; later it shrinks to what is left. */
function aim(
  ask: Ask,
  row: Row | Split | undefined,
  fire: { readonly [id: string]: number },
  field: string,
  strict: boolean,
): SplitAnswer {
  if (row === undefined || row.ask !== 'split') return {};
  const answer: SplitAnswer = {};
  let left = row.total;
  for (const [id, wanted] of Object.entries(fire)) {
    const share = row.over.find((each) => each.id === id && each.not === undefined);
    if (share === undefined && strict) {
      throw new OrderRefused({
        field,
        rule: ask.rule,
        why: `${id} cannot be fired at${row.over.length === 0 ? '' : `; there are ${row.over.map((each) => each.id).join(', ')}`}`,
      });
    }
    const factors = strict ? wanted : Math.min(wanted, left, share?.cap ?? 0);
    if (share !== undefined && factors > 0) answer[id] = factors;
    left -= factors;
  }
  if (strict && left < 0)
    throw new OrderRefused({
      field,
      rule: ask.rule,
      why: `only ${row.total} factors can fire, not ${row.total - left}`,
    });
  const refusal = strict ? judge(undefined, ask, ask.ask === 'sheet' ? [answer] : answer) : undefined;
  if (refusal !== undefined) throw new OrderRefused({ field, rule: refusal.rule, why: refusal.why });
  return answer;
}

/** 19.9 Every ship that can bombards; at long range, where that is said, only the battleships. */
function bombard(ask: Sheet, orders: Orders): Answer {
  return ask.rows.map((row, i): RowAnswer => {
    if (row.ask !== 'pick') return [];
    const range = row.of.some((item) => item.id === 'far');
    if (range) {
      const far = row.of.find((item) => item.id === 'far');
      if (orders.longRange === true && far?.not !== undefined) {
        throw new OrderRefused({ field: `${orders.field}.longRange`, rule: far.not.rule, why: far.not.why });
      }
      return orders.longRange === true ? ['far'] : open(row.of.filter((item) => item.id !== 'far')).slice(0, row.min);
    }
    const ships = open(row.of);
    if (orders.longRange !== true) return ships;
    const limited = ask.limits.flatMap((limit) => limit.of).filter((term) => term.row === i && term.id !== undefined);
    return ships.filter((id) => !limited.some((term) => term.id === id));
  });
}
