/** 20.63 Transports in the boxes: levels, what a shortage costs, how many can be used. */
import { type Box, type TransportOwner, transportLevels } from '../charts/transports.js';
import { cite } from '../cite.js';

/** 20.631 The initial level of a box; Japan has transports in the Pacific alone (20.63). */
export function initialLevel(owner: TransportOwner, box: Box): number {
  const { initial } = transportLevels.values;
  if (owner === 'japan') return box === 'pacific' && cite('20.631F') ? initial.japan.pacific : 0;
  const letter = { atlantic: 'A', indian: 'B', pacific: 'C' }[box];
  return cite(`20.631${letter}`) ? initial.allies[box] : 0;
}

/** 20.63 Where transports of an owner may be placed. */
export const mayHoldTransports = (owner: TransportOwner, box: Box): boolean =>
  owner === 'allies' || box === 'pacific' || !cite('20.63');

/** 20.631D, E The Western Allies have as many more at large, for the Atlantic or Indian Ocean, and as many unbuilt. */
export const mayBeAtLarge = (count: number, box: Box): boolean =>
  count >= 4 && count <= 6 && box !== 'pacific' && cite('20.631D');
export const unbuiltAtStart = (atLarge: number): number => (cite('20.631E') ? atLarge : 0);

/** Optimal levels are kept for the Atlantic and Indian Ocean together, and for each side in the Pacific. */
export type Level = 'atlantic and indian' | 'pacific allies' | 'pacific japan';

/** 20.632 */
export function optimalLevel(level: Level): number {
  const { optimal } = transportLevels.values;
  switch (level) {
    case 'atlantic and indian':
      return cite('20.632A') ? optimal.atlanticAndIndian : 0;
    case 'pacific allies':
      return cite('20.632B') ? optimal.pacificAllies : 0;
    case 'pacific japan':
      return cite('20.632C') ? optimal.pacificJapan : 0;
  }
}

export type Shortage = {
  level: Level;
  /** In the boxes when the turn of the power that suffers begins (20.634A). */
  undamaged: number;
  /** Had to leave the boxes; they do not count. */
  damaged: number;
  /** Every port of Britain and Ulster is in Axis hands, so that American grants do not arrive. */
  britishPortsLost: boolean;
  /** Britain has surrendered and is not at war with Germany. */
  britainOut: boolean;
  /** Japan is at war with Britain and traces no supply line to French Indochina, Thailand or Singapore. */
  japanCutOff: boolean;
};

export type Penalty = { power: 'britain' | 'us' | 'japan'; brps: number; rule: string };

/** 20.633, 20.634 The BRPs that too few transports cost this turn. */
export function shortagePenalty(given: Shortage): Penalty {
  const { level } = given;
  const optimal = optimalLevel(level);
  if (level === 'pacific japan' && given.japanCutOff && cite('20.633C'))
    return { power: 'japan', brps: 15, rule: '20.633C' };
  if (level === 'atlantic and indian' && given.britainOut && cite('20.634C'))
    return { power: 'britain', brps: 0, rule: '20.634C' };
  const counted = given.undamaged + (cite('20.634A') ? 0 : given.damaged);
  const missing = Math.max(0, optimal - counted);
  // 20.634B With the count at zero the penalty is the optimal level, and never more.
  const brps = cite('20.633') ? (cite('20.634B') ? Math.min(missing, optimal) : missing) : 0;
  if (level === 'pacific allies') return { power: cite('20.633B') ? 'us' : 'britain', brps, rule: '20.633B' };
  if (level === 'pacific japan') return { power: 'japan', brps, rule: '20.633' };
  return { power: given.britishPortsLost && cite('20.633A') ? 'us' : 'britain', brps, rule: '20.633A' };
}

/** 20.635 The construction limit of Britain or Japan falls by what it lost. */
export const constructionLimit = (limit: number, { power, brps }: Penalty): number =>
  power !== 'us' && cite('20.635') ? Math.max(0, limit - brps) : limit;

export type BoxAtTurn = {
  /** In the box at the end of the owner's last turn. */
  before: number;
  /** Left in the box, sound. */
  undamaged: number;
  /** Damaged by the enemy's warfare in his last turn, and not sunk. */
  damaged: number;
};

/**
 * 20.636 Transports that can be used: those undamaged (A), or one survivor for every five there were (B), but then of the
 * damaged ones no more than were damaged: whichever is greater. That some count towards the optimal level takes none away
 * (20.634D).
 */
export function availableTransports({ before, undamaged, damaged }: BoxAtTurn, counted = 0): number {
  const sound = cite('20.636A') ? undamaged : 0;
  const survivors = undamaged + damaged;
  const inFives = cite('20.636B') ? Math.min(survivors, Math.ceil(before / 5), damaged) : 0;
  const available = cite('20.636') ? Math.max(sound, inFives) : sound + inFives;
  return cite('20.634D') ? available : Math.max(0, available - counted);
}
