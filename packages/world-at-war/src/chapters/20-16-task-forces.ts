/** 20.161–20.163 What may be a task force. */
import type { Refusal } from '@ironbottom/umpire';
import { taskForceCounters } from '../charts/task-force-counters.js';
import { cite } from '../cite.js';
import { isCarrier, type LightForce, type NamedShip, type Power } from '../pieces.js';
import { isSlow, navalFactors } from './20-1-naval-units.js';

/** Whose a ship is where her power alone does not say: French ships of either allegiance. */
export type Flag = Power | 'vichy' | 'free french';
/** `before`: inverted when the mover's turn began; `during`: inverted by what it did in this turn. */
export type Inverted = 'no' | 'before' | 'during';

export type Member = { readonly flag: Flag; readonly inverted: Inverted } & (
  | { readonly ship: NamedShip }
  | { readonly light: LightForce }
);

export type Formation = {
  readonly power: Power;
  readonly members: readonly Member[];
  /** Japan's strike force against Pearl Harbor (51.12) keeps to neither size nor screen. */
  readonly strikeForce: boolean;
  /** It belongs to the moving player, and his redeployment phase has not ended (20.162E). */
  readonly moving: boolean;
};

export const least = 10;
export const most = 25;

export const shipsIn = ({ members }: Formation): NamedShip[] =>
  members.flatMap((each) => ('ship' in each ? [each.ship] : []));
export const lightIn = ({ members }: Formation): LightForce[] =>
  members.flatMap((each) => ('light' in each ? [each.light] : []));

/** 20.162 Every reason why these naval units may not be a task force; none: they may. */
export function formationFaults(formation: Formation): Refusal[] {
  return [
    ...sizeFaults(formation),
    ...kindFaults(formation),
    ...flagFaults(formation),
    ...inversionFaults(formation),
    ...carrierFaults(formation),
  ];
}

/** 20.162A Ten to twenty-five factors. */
function sizeFaults(formation: Formation): Refusal[] {
  const factors = navalFactors(shipsIn(formation), lightIn(formation));
  if (formation.strikeForce || (factors >= least && factors <= most) || !cite('20.162A')) return [];
  const how = factors < least ? `${least - factors} too few` : `${factors - most} too many`;
  return [{ rule: '20.162A', why: `it has ${factors} naval factors, ${how}: a task force has ${least} to ${most}` }];
}

/** 20.162B Nothing damaged, no submarines, ASW or transports. */
function kindFaults(formation: Formation): Refusal[] {
  if (!cite('20.162B')) return [];
  const names = shipsIn(formation)
    .filter(({ state }) => state !== 'sound')
    .map(({ name, state }) => (state === 'damaged' ? `${name} is damaged` : `${name} is sunk`));
  const sum = (kind: 'CAdamaged' | 'SS' | 'SSA' | 'ASW' | 'TR'): number =>
    lightIn(formation).reduce((all, force) => all + force[kind], 0);
  if (sum('CAdamaged') > 0) names.push('a cruiser is damaged');
  if (sum('SS') + sum('SSA') > 0) names.push('it has submarines');
  if (sum('ASW') > 0) names.push('it has ASW');
  if (sum('TR') > 0) names.push('it has transports');
  return names.map((name) => ({
    rule: '20.162B',
    why: `${name}: a task force has neither damaged units nor submarines, ASW or transports`,
  }));
}

/** 20.162C One major power with its minors; Vichy ships may go with Germans or Italians, Free French count as British. */
function flagFaults({ power, members }: Formation): Refusal[] {
  if (!cite('20.162C')) return [];
  const mayServe = (flag: Flag): boolean => {
    if (flag === 'vichy') return power === 'germany' || power === 'italy';
    return flag === 'free french' ? power === 'britain' : flag === power;
  };
  const strangers = [...new Set(members.map(({ flag }) => flag).filter((flag) => !mayServe(flag)))];
  return strangers.map((flag) => ({
    rule: '20.162C',
    why: `${flag} units may not be in a task force of ${power}: it belongs to one major power and its minors`,
  }));
}

/** 20.162D Not inverted and upright together; 20.162E nor, before redeployment is over, two sorts of inverted. */
function inversionFaults({ members, moving }: Formation): Refusal[] {
  const has = (inverted: Inverted): boolean => members.some((each) => each.inverted === inverted);
  const faults: Refusal[] = [];
  if (has('no') && (has('before') || has('during')) && cite('20.162D'))
    faults.push({ rule: '20.162D', why: 'some of its units are inverted and some are not' });
  if (moving && has('before') && has('during') && cite('20.162E'))
    faults.push({
      rule: '20.162E',
      why: 'some were inverted when the turn began and some by what they did in it: they may join when redeployment is over',
    });
  return faults;
}

/** 20.162F A factor of fast fleet for every factor of fast carrier. */
function carrierFaults(formation: Formation): Refusal[] {
  const { carriers, fleet } = carrierBalance(formation);
  if (formation.strikeForce || carriers <= fleet || !cite('20.162F')) return [];
  return [
    {
      rule: '20.162F',
      why: `${carriers} fast carrier factors need as many fast fleet factors, and there are ${fleet}`,
    },
  ];
}

export function carrierBalance(formation: Formation): { carriers: number; fleet: number } {
  let carriers = 0;
  let fleet = 0;
  for (const ship of shipsIn(formation)) {
    if (isCarrier(ship)) carriers += ship.factors;
    else if (!isSlow(ship)) fleet += ship.factors;
  }
  for (const { CA, DD } of lightIn(formation)) fleet += CA + DD;
  return { carriers, fleet };
}

/** 20.161 Counters a power can still place. */
export function countersLeft(power: Power, placed: number): number {
  return cite('20.161') ? Math.max(0, taskForceCounters.values[power] - placed) : 0;
}

/** 20.162, 20.161 Whether a marker may be laid for these units, and if not every reason. */
export function mayForm(formation: Formation, placed: number): Refusal[] {
  const faults = formationFaults(formation);
  if (countersLeft(formation.power, placed) === 0)
    faults.unshift({ rule: '20.161', why: `${formation.power} has no task force counter left` });
  return faults;
}

/**
 * 20.163 At sea a task force stays one whatever it loses. In port its marker stays only if what is there with it can bring it
 * up to strength again.
 */
export function keepsMarker(formation: Formation, where: 'sea' | 'port', inPort: readonly Member[]): boolean {
  if (where === 'sea' && cite('20.163')) return true;
  if (formationFaults(formation).length === 0) return true;
  return inPort.length > 0 && canBeBroughtUp(formation, inPort) && cite('20.163');
}

/** Whether some of the others make it legal: tried one after another, largest first, which is enough to find ten factors. */
function canBeBroughtUp(formation: Formation, inPort: readonly Member[]): boolean {
  let members: readonly Member[] = formation.members.filter((each) => !('ship' in each) || each.ship.state === 'sound');
  const size = (each: Member): number =>
    'ship' in each ? navalFactors([each.ship], []) : navalFactors([], [each.light]);
  for (const each of [...inPort].sort((a, b) => size(b) - size(a))) {
    const tried = { ...formation, members: [...members, each] };
    const faults = formationFaults(tried);
    if (faults.length === 0) return true;
    // What only leaves it too small, or with too few fast ships, may be mended by the next.
    const mendable = faults.every(({ rule }) => rule === '20.162F' || rule === '20.162A');
    if (mendable && navalFactors(shipsIn(tried), lightIn(tried)) <= most) members = tried.members;
  }
  return false;
}
