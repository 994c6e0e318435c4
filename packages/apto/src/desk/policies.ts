/** Who decides where an input leaves a choice. */
import type { Answer, Ask, DeskProcedure, Pick, Policy, Sheet, Split } from '@ironbottom/umpire';

/** Turns full units over first, then gives up what is depleted; between equals the first named. */
export function spareUnits({ total, over }: Split): { [id: string]: number } {
  const shares: { [id: string]: number } = {};
  let left = total;
  const take = (isMeant: (cap: number) => boolean): void => {
    for (const { id, cap } of over) {
      const taken = shares[id] ?? 0;
      if (left === 0 || taken >= cap || !isMeant(cap)) continue;
      shares[id] = taken + 1;
      left -= 1;
    }
  };
  take((cap) => cap >= 2);
  take((cap) => cap === 1);
  while (left > 0) take(() => true);
  return shares;
}

/** As many as the limits of the sheet let in, the first named first. */
export function within({ rows, limits }: Sheet): string[] {
  const [row] = rows;
  if (row?.ask !== 'pick') return [];
  const used = limits.map(() => 0);
  return row.of.flatMap(({ id }) => {
    const weights = limits.map(({ of }) => of.find((term) => term.id === id)?.each ?? 0);
    if (weights.some((weight, at) => (used[at] ?? 0) + weight > (limits[at]?.most ?? 0))) return [];
    weights.forEach((weight, at) => {
      used[at] = (used[at] ?? 0) + weight;
    });
    return [id];
  });
}

/** 5.15 Whom he leaves out who leaves out those without supply: where there are such, the others are seldom wanted. */
const unfed = ({ of }: Pick): string[] =>
  of.some(({ seldom }) => seldom === true) ? of.flatMap(({ id, seldom }) => (seldom === true ? [] : [id])) : [];

const temper =
  ({ retreats, advances, leavesOut }: { retreats: boolean; advances: boolean; leavesOut: boolean }): Policy =>
  (ask: Ask): Answer => {
    if (ask.ask === 'split') return spareUnits(ask);
    if (ask.ask === 'sheet') return [advances ? within(ask) : []];
    if (ask.ask !== 'pick') return [];
    const [first] = ask.of;
    if (ask.min > 0) return first === undefined ? [] : [first.id];
    if (first?.id === 'retreat') return retreats ? ['retreat'] : [];
    return ask.rule === '5.15' && leavesOut ? unfed(ask) : [];
  };

export const policies: DeskProcedure['policies'] = {
  steadfast: {
    about: 'full units are turned over first; nobody retreats who need not; the attacker advances',
    policy: temper({ retreats: false, advances: true, leavesOut: false }),
  },
  yielding: {
    about: 'as steadfast, but the defender goes when he may, and leaves units without supply out',
    policy: temper({ retreats: true, advances: true, leavesOut: true }),
  },
  halting: {
    about: 'as steadfast, but nobody advances, so that no step is paid for it',
    policy: temper({ retreats: false, advances: false, leavesOut: false }),
  },
};
