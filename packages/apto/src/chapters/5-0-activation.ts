/** 5.0 Who may activate whom for a Land Offensive, and how many attacks that allows. */
import { cite } from '../cite.js';
import type { GameMap } from '../map/hexes.js';
import { distance } from '../map/lattice.js';
import type { Chit, General, Headquarters, HexId, LandUnit, Nation, Side } from '../pieces.js';
import { hexOf, owners, sideOf } from '../situation.js';
import type { Agent, Pub } from '../state.js';
import { arePartners } from './9-26-partners.js';

/** 5.0, 8.13 Nations with an order of battle but no income: two Offensives a month. */
const minors: readonly Nation[] = ['mongolia', 'thailand', 'france', 'netherlands'];
export const isMinor = (nation: Nation): boolean => minors.includes(nation);
export const minorOffensives = 2;

/** Manchukuo is Japan's partner and fights with her Offensives. Commonwealth units are British (5.0). */
export function flagOf(nation: Nation): Nation {
  if (nation === 'manchukuo') return 'japan';
  if ((nation === 'australia' || nation === 'new-zealand') && cite('5.0')) return 'uk';
  return nation;
}

export function hqOf({ hqs }: Pick<Pub, 'hqs'>, id: string): Headquarters {
  const hq = hqs[id];
  if (hq === undefined) throw new Error(`there is no headquarters ${id}`);
  return hq;
}

export function generalOf({ generals }: Pick<Pub, 'generals'>, id: string): General {
  const general = generals[id];
  if (general === undefined) throw new Error(`there is no General ${id}`);
  return general;
}

export const isReady = ({ hex, status }: Chit): boolean => hex !== null && status === 'ready';

/** Whether a hex lies where this agent can activate units. `ridden`: the hexes a headquarters has come by (5.1). */
export function isInReach(pub: Pub, map: GameMap, agent: Agent, hex: HexId, ridden: readonly HexId[] = []): boolean {
  switch (agent.by) {
    case 'stack':
      return hex === agent.of.split(':')[0];
    case 'general': {
      const at = generalOf(pub, agent.of).hex;
      return at !== null && distance(at, hex) <= (cite('5.0') ? 1 : 99);
    }
    case 'hq': {
      const { hex: at, radius } = hqOf(pub, agent.of);
      const passed = cite('5.1') ? ridden : [];
      return at !== null && [at, ...passed].some((each) => distance(each, hex) <= (cite('5.0') ? radius : 99));
    }
    case 'minor': {
      const { territory } = hexOf(map, hex);
      return territory !== null && owners[territory] === agent.of;
    }
  }
}

/** Land units this agent may activate now, those of his own flag first. */
export function eligible(
  pub: Pub,
  map: GameMap,
  side: Side,
  nation: Nation,
  agent: Agent,
  ridden: readonly HexId[] = [],
): LandUnit[] {
  const own: LandUnit[] = [];
  const others: LandUnit[] = [];
  for (const id in pub.units) {
    const unit = pub.units[id];
    if (unit === undefined || unit.hex === null || !isReady(unit) || sideOf(pub, unit.nation) !== side) continue;
    if (unit.kind === 'partisan' || !isInReach(pub, map, agent, unit.hex, ridden)) continue;
    if (!arePartners(pub, nation, unit.nation)) continue;
    if (flagOf(unit.nation) === flagOf(nation)) own.push(unit);
    // 5.0 No minor nation activates another's.
    else if (!(agent.by === 'minor' && isMinor(unit.nation) && cite('5.0'))) others.push(unit);
  }
  return [...own, ...others];
}

/** 5.0 Attacks in each Step; a stack and a minor nation have one in the whole Offensive. */
export function attacksOf(pub: Pub, agents: readonly Agent[]): number {
  let attacks = 0;
  for (const agent of agents) {
    const hq = agent.by === 'hq' ? pub.hqs[agent.of] : undefined;
    attacks += hq !== undefined && cite('5.0') ? hq.command : 1;
  }
  return attacks;
}

/** 5.15 Infantry has to be within the radius of the headquarters that activated it when it attacks. R5 In a Combined Offensive, of any of them. */
export function isCommanded(pub: Pub, map: GameMap, agents: readonly Agent[], unit: LandUnit): boolean {
  const { hex } = unit;
  if (hex === null) return false;
  const roving = ['artillery', 'armor', 'mechanized', 'motorized', 'cavalry'].includes(unit.kind);
  const leading = cite('R5') ? agents : agents.slice(0, 1);
  return leading.some((agent) => {
    if (agent.by === 'stack' || agent.by === 'minor') return true;
    // 5.0 A General's attacks begin in his hex or beside it, whoever makes them.
    if (agent.by === 'hq' && roving && cite('5.15')) return true;
    return isInReach(pub, map, agent, hex);
  });
}
