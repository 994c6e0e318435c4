/** What orders at sea would throw away, by the Expanded Ship Functions. */
import type { Answer } from '@ironbottom/umpire';
import type { GameLaw, GameView } from '../game-kit.js';
import { ordersSheet } from './10-orders.js';
import type { Warning } from './14-point-of-no-return.js';
import { partedFromOilers } from './optional-fueling.js';
import { list } from './phrases.js';

/** OPT-ESF.1 Ships that leave an oiler, or are left by it, before they have fueled. */
export function shipWarnings(view: GameView, law: GameLaw, answer: Answer): Warning[] {
  if (!law.options.fueling || view.owes?.kind !== 'plotting' || !Array.isArray(answer)) return [];
  const leaving = ordersSheet(view, law).orders.flatMap(({ what }, row) => {
    const chosen = answer[row];
    return (what === 'detach' || what === 'detach more') && Array.isArray(chosen) ? [chosen] : [];
  });
  if (leaving.every(({ length }) => length === 0)) return [];
  const parted = partedFromOilers(view.own, leaving);
  if (parted.length === 0) return [];
  const text = `${list(parted)} would be without an oiler before fueling is done: one hex a turn until it is.`;
  return [{ rule: 'OPT-ESF.1', text }];
}
