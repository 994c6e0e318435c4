/** A newcomer before the action: looks for everybody, does what he was sent for, and goes for what the reports make most of. */
import type { Answer, Ask, Below, Pick, RowAnswer, Sheet } from '@ironbottom/umpire';
import { leastAnswer } from '@ironbottom/umpire';
import {
  engagementWorth,
  huntIn,
  type Side,
  type SurfaceBattle,
  type SurfaceLaw,
} from '@ironbottom/war-in-the-pacific';
import { isOpen } from '../answers.js';

export function huntAnswer(law: SurfaceLaw, battle: SurfaceBattle, side: Side, ask: Ask, below: Below): Answer {
  if (ask.ask !== 'sheet') return leastAnswer(ask) ?? [];
  switch (battle.phase) {
    case 'markers':
      return marked(ask, below);
    case 'search':
      return ask.rows.map((row) => (row.ask === 'pick' ? row.of.map(({ id }) => id) : []));
    case 'plot':
      return ask.rows.map((row, i) => (row.ask === 'pick' ? plot(law, battle, side, row, i) : []));
    default:
      return leastAnswer(ask) ?? [];
  }
}

/** Every marker another force, in no order. */
function marked(ask: Sheet, below: Below): RowAnswer[] {
  const [first] = ask.rows;
  const left = first?.ask === 'pick' ? first.of.map(({ id }) => id) : [];
  return ask.rows.map(() => left.splice(below(left.length), 1));
}

function plot(law: SurfaceLaw, battle: SurfaceBattle, side: Side, row: Pick, i: number): string[] {
  const [usual] = row.of;
  const marker = huntIn(battle).markers[side][i]?.name ?? '';
  if (usual === undefined || usual.id === 'mission') return [usual?.id ?? ''];
  let best = { id: usual.id, worth: 0 };
  for (const { id, text, not } of row.of) {
    const [, when, target] = /^(in|out) (.+)$/.exec(id) ?? [];
    if ((when !== 'in' && when !== 'out') || target === undefined || !isOpen({ id, text, ...(not && { not }) }))
      continue;
    const worth = engagementWorth(law, battle, side, { marker, target, when });
    if (worth > best.worth) best = { id, worth };
  }
  return [best.id];
}
