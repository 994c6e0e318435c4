/** Additional Planes: what an enemy task force in waters near home calls up. */
import type { Row, RowAnswer } from '@ironbottom/umpire';
import { isPlaneName, type PlaneName } from '../charts/planes.js';
import { cite } from '../cite.js';
import { canHandle, fieldsOf, putGrounded, withParked } from '../fields.js';
import type { GameLaw, GameOwn, GamePublic, GameTable } from '../game-kit.js';
import { ownOf } from '../game-kit.js';
import { type Hex, sectorsOf } from '../map.js';
import type { Planes } from '../scenarios/scenario.js';
import { type Arms, only, type Side } from '../state.js';
import { armsFor, armsText, type Note } from './8-boxes.js';

/** Sectors V and VIII bring them to the Allies, I and II to Japan; and where to. */
export const calledUpBy = {
  allied: { rule: 'OPT-AP.1', sectors: [5, 8], bases: ['Espiritu Santo', 'Australia'] },
  japan: { rule: 'OPT-AP.2', sectors: [1, 2], bases: ['Truk'] },
} as const;

const listedBy = { SC1: null, SC2: 'SC2.11', SC3: 'SC3.7', SC4: 'SC4.3', SC5: 'SC5.7' } as const;

/** SC2.11, SC3.7, SC4.3, SC5.7 The scenario's list, if these planes are played with. */
export function additionalPlanes(law: GameLaw, side: Side): Planes | undefined {
  if (!law.options.additionalPlanes) return undefined;
  const list = law.scenario.special.additional?.[side];
  const rule = listedBy[law.scenario.figures];
  return list === undefined || (rule !== null && !cite(rule)) ? undefined : list;
}

/** R162 Any sight of a task force in a hex of those sectors, shared hexes too. */
export const callsUp = (law: GameLaw, side: Side, hex: Hex): boolean =>
  sectorsOf(hex, law.options.sharedHexes).some((sector) =>
    (calledUpBy[side].sectors as readonly number[]).includes(sector),
  );

/** A task force of the enemy has been observed there: the first such sight is kept in mind. */
export function callUp(table: GameTable, side: Side, hex: Hex): void {
  const { state, law } = table;
  const own = ownOf(state, side);
  if (!law.options.additionalPlanes || own.additional !== undefined) return;
  const { rule } = calledUpBy[side];
  if (!callsUp(law, side, hex) || additionalPlanes(law, side) === undefined || !cite(rule)) return;
  own.additional = { called: state.public.turn, come: false };
  table.say(rule, 'planes-called', { hex }, only(side));
}

type Additional = { readonly plane: PlaneName; readonly factors: number; readonly bases: readonly string[] };

/** The whole list, once, on the turn after (R162). What no base of those can handle does not come. */
export function additionalArrivals(own: GameOwn, pub: GamePublic, law: GameLaw, side: Side): Additional[] {
  const { additional } = own;
  if (additional === undefined || additional.come || pub.turn <= additional.called) return [];
  const named: readonly string[] = calledUpBy[side].bases;
  // R161 Espiritu Santo is not a base in every scenario.
  const fields = fieldsOf(own, law, side).filter(({ base, id }) => base !== null && named.includes(id));
  return Object.entries(additionalPlanes(law, side) ?? {}).flatMap(([plane, factors]): Additional[] => {
    if (!isPlaneName(plane) || factors === 0) return [];
    const bases = fields.filter((field) => canHandle(law, field, plane, false)).map(({ id }) => id);
    return bases.length > 0 ? [{ plane, factors, bases }] : [];
  });
}

export function additionalRow(law: GameLaw, side: Side, { plane, factors, bases }: Additional): Row {
  const arms: Arms[] = ['none', ...armsFor(law, plane)];
  const over = bases.flatMap((base) =>
    arms.map((each) => ({ id: `${base} ${each}`, text: `at ${base}, ${armsText(each)}`, cap: factors })),
  );
  const { rule } = calledUpBy[side];
  const prompt = `${factors} ${plane} come to ${bases.join(' or ')}, Ready`;
  return { ask: 'split', rule, prompt, total: factors, over, all: true };
}

export function takeAdditional(
  own: GameOwn,
  side: Side,
  coming: readonly Additional[],
  rows: readonly RowAnswer[],
  notes: Note[],
): void {
  if (coming.length === 0 || own.additional === undefined) return;
  own.additional = { ...own.additional, come: true };
  const { rule } = calledUpBy[side];
  for (const [i, { plane, factors }] of coming.entries()) {
    own.added = { ...own.added, [plane]: (own.added[plane] ?? 0) + factors };
    const row = rows[i];
    if (row === undefined || typeof row === 'number' || Array.isArray(row)) continue;
    for (const [id, each] of Object.entries(row)) {
      const cut = id.lastIndexOf(' ');
      const [place, arms] = [id.slice(0, cut), id.slice(cut + 1) as Arms];
      const base = own.bases.find((there) => there.id === place);
      if (base === undefined || each === 0) continue;
      const planes = { plane, seaBased: false, factors: each, arms, dispersed: false };
      putGrounded(own, place, withParked(base.grounded, 'ready', planes));
      notes.push({ rule, kind: 'planes-arrive', data: { place, plane, factors: each } });
    }
  }
}
