/** 20.61, 20.62 Building transports, and moving them from box to box. */
import type { Refusal } from '@ironbottom/umpire';
import { type Box, boxes, type Cost, constructionCosts, type TransportOwner } from '../charts/transports.js';
import { cite } from '../cite.js';
import type { Power } from '../pieces.js';
import { initialLevel, mayHoldTransports } from './20-63-transport-levels.js';

export type Boxes = { readonly [B in Box]: number };

/** 20.61 Britain and the United States build into one pool. */
export function poolOf(power: Power): TransportOwner | undefined {
  if (power === 'japan') return 'japan';
  return (power === 'us' || power === 'britain') && cite('20.61') ? 'allies' : undefined;
}

/** 20.621 */
export function costOfTransports(count: number): Cost {
  const { shipbuilding, brps } = constructionCosts.values.transport;
  return cite('20.621') ? { shipbuilding: shipbuilding * count, brps: brps * count } : { shipbuilding: 0, brps: 0 };
}

/** 20.621A New Allied transports first bring every box up to its level; in the Pacific alone are Japan's. None stay in port. */
export function placementFaults(owner: TransportOwner, now: Boxes, placed: Boxes): Refusal[] {
  const faults: Refusal[] = [];
  for (const box of boxes)
    if (placed[box] > 0 && !mayHoldTransports(owner, box))
      faults.push({ rule: '20.63', why: `Japanese transports are in the Pacific box, not in the ${box} one` });
  if (owner === 'japan' || !cite('20.621A')) return faults;
  const short = (box: Box): number => initialLevel(owner, box) - now[box] - placed[box];
  const needy = boxes.filter((box) => short(box) > 0);
  const generous = boxes.filter((box) => placed[box] > 0 && short(box) < 0);
  if (needy.length > 0 && generous.length > 0)
    faults.push({
      rule: '20.621A',
      why: `the ${needy.join(' and ')} box is still below its level, so nothing may go beyond it in the ${generous.join(' and ')} box`,
    });
  return faults;
}

/** 20.621B American yards may build for the pool before the United States are at war with Germany. */
export const mayBuildTransports = (power: Power, given: { atWarWithGermany: boolean }): boolean =>
  power === 'us' && !given.atWarWithGermany ? cite('20.621B') : poolOf(power) !== undefined;

/** 20.621C, 20.622B Transports act where they began the turn, and not in the turn in which they are built. */
export function mayUse(given: { builtThisTurn: boolean; beganTurnHere: boolean }): Refusal | undefined {
  if (given.builtThisTurn && cite('20.621C'))
    return { rule: '20.621C', why: 'transports are not used in the turn in which they are built' };
  if (!given.beganTurnHere && cite('20.622B'))
    return { rule: '20.622B', why: 'transports are used only where they began the turn' };
  return undefined;
}

export type Redeployment = { from: Box | 'port'; to: Box | 'port' | 'mapboard box'; count: number };

/** 20.622 After use: only what is beyond the initial level may leave a box, and all end in a box. */
export function redeploymentFaults(owner: TransportOwner, now: Boxes, moves: readonly Redeployment[]): Refusal[] {
  const faults: Refusal[] = [];
  const leaving = { atlantic: 0, indian: 0, pacific: 0 };
  for (const { from, to, count } of moves) {
    if (from !== 'port') leaving[from] += count;
    if ((to === 'port' || to === 'mapboard box') && cite('20.622C'))
      faults.push({ rule: '20.622C', why: 'transports end the turn in the boxes of strategic warfare, not in port' });
    else if (to !== 'port' && to !== 'mapboard box' && !mayHoldTransports(owner, to))
      faults.push({ rule: '20.622C', why: 'Japanese transports end the turn in the Pacific box' });
  }
  for (const box of boxes) {
    const spare = Math.max(0, now[box] - initialLevel(owner, box));
    if (leaving[box] > spare && cite('20.622A'))
      faults.push({
        rule: '20.622A',
        why: `${spare} may leave the ${box} box, which keeps its initial level, not ${leaving[box]}`,
      });
  }
  return faults;
}
