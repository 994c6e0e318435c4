/** A sensible beginning for whoever forms task forces for the first time: carriers with a screen, battleships together. */
import type { Answer, Ask, RowAnswer, SplitAnswer } from '@ironbottom/umpire';
import { isSlow } from '../chapters/20-1-naval-units.js';
import { least, most } from '../chapters/20-16-task-forces.js';
import { isCarrier, type NamedShip } from '../pieces.js';
import { type Content, type FleetOwn, type FleetView, type Side, sideOf } from './kit.js';
import type { FleetLaw } from './law.js';
import { taskForceIds } from './task-force-ids.js';

/** Carrier factors that a proposal puts into one task force. */
const together = 6;

export function fleetProposal(view: FleetView, law: FleetLaw, ask: Ask): Answer | null {
  if (ask.ask !== 'sheet' || view.public.phase !== 'form' || view.own.proposed) return null;
  return proposedForces(view.own, law, sideOf(view.seat));
}

export const proposedForces = (
  { forming }: Pick<FleetOwn, 'forming'>,
  { scenario }: FleetLaw,
  side: Side,
): RowAnswer[] => forming.flatMap((content) => proposedFor(content, scenario.strikeForce && side === 'japan'));

type Part = { id: string; size: number; carriers: number; fleet: number };

function proposedFor(content: Content, isFree: boolean): RowAnswer[] {
  const { ships, light } = content;
  const ids = taskForceIds(light.power, content);
  const parts: Part[] = (isFree ? ids.slice(0, 1) : ids).map((id) => ({ id, size: 0, carriers: 0, fleet: 0 }));
  const where = new Map<string, string>();
  const join = (ship: NamedShip, part: Part | undefined): void => {
    if (part === undefined || ship.state !== 'sound') return;
    where.set(ship.id, part.id);
    part.size += ship.factors;
    if (isCarrier(ship)) part.carriers += ship.factors;
    else if (!isSlow(ship)) part.fleet += ship.factors;
  };
  const room = (part: Part, factors: number): boolean => isFree || part.size + factors <= most;
  // Carriers fill the first forces; fast capital ships go with them, slow ones behind.
  for (const ship of ships.filter(isCarrier))
    join(ship, isFree ? parts[0] : parts.find((part) => part.carriers + ship.factors <= together));
  const guarded = parts.filter(({ carriers }) => carriers > 0);
  const last = parts.find(({ carriers }) => carriers === 0) ?? parts[parts.length - 1];
  for (const ship of ships.filter((each) => !isCarrier(each))) {
    const [neediest] = [...guarded].sort((a, b) => a.fleet - a.carriers - (b.fleet - b.carriers));
    const beside = isSlow(ship) || neediest === undefined || neediest.fleet > 3 ? last : neediest;
    join(
      ship,
      beside !== undefined && room(beside, ship.factors) ? beside : parts.find((part) => room(part, ship.factors)),
    );
  }
  const given: { CA: SplitAnswer; DD: SplitAnswer; CVE: SplitAnswer } = { CA: {}, DD: {}, CVE: {} };
  for (const [kind, step] of [
    ['CA', 2],
    ['DD', 1],
  ] as const)
    for (let left = light[kind]; left > 0; left -= step) {
      const part = wanting(parts, step, isFree);
      if (part === undefined) break;
      given[kind][part.id] = (given[kind][part.id] ?? 0) + 1;
      part.size += step;
      part.fleet += step;
    }
  return [
    ...ships.map(({ id }): RowAnswer => {
      const force = where.get(id);
      return force === undefined ? [] : [force];
    }),
    given.CA,
    given.DD,
    given.CVE,
  ];
}

/** First where carriers lack a screen, then where ten factors are wanting, then wherever there is room. */
function wanting(parts: readonly Part[], step: number, isFree: boolean): Part | undefined {
  const used = parts.filter(({ size }) => size > 0);
  const open = (used.length > 0 ? used : parts).filter(({ size }) => isFree || size + step <= most);
  const bySize = [...open].sort((a, b) => a.size - b.size);
  return (
    open.find(({ carriers, fleet }) => carriers > fleet) ??
    open.find(({ size }) => size > 0 && size < least) ??
    bySize[0]
  );
}
