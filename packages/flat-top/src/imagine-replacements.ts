/** Planes of an imagined enemy that have come back. */
import { due } from './chapters/22-replacements.js';
import { planeNames } from './charts/planes.js';
import { at, type Draft, left, shuffled } from './imagine-draft.js';
import type { PlaneKey } from './pieces.js';

/** 22.1 An 0100 of this game, and its replacements, are behind him. */
export function wasReplaced({ law, pub, view }: Draft): boolean {
  const now = pub.phase > at.air || (pub.phase === at.air && view.owes?.about === 'formations');
  return law.scenario.firstHour + pub.turn - (now ? 0 : 1) > 24;
}

/** 22.2 Of those lost on an earlier day some may fly again, though they were seen to fall: all that may, where little fits. */
export function bringBackHis(draft: Draft): void {
  if (!wasReplaced(draft)) return;
  const { own, law, below, sparing } = draft;
  for (const plane of planeNames) {
    const sea: PlaneKey = `${plane}*`;
    const of = due(plane, own.gone[plane] ?? 0, own.gone[sea] ?? 0, law.options.replacements);
    if (of.total === 0) continue;
    let wanted = sparing ? of.total : below(of.total + 1);
    for (const key of shuffled<PlaneKey>([plane, sea], below)) {
      const back = Math.min(wanted, key === sea ? of.sea : of.land);
      if (back === 0) continue;
      wanted -= back;
      own.gone[key] = (own.gone[key] ?? 0) - back;
      draft.stock.set(key, left(draft, key) + back);
    }
  }
}
