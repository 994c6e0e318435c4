/** Additional planes of an imagined enemy. */
import { additionalPlanes, calledUpBy, callsUp } from './chapters/optional-additional-planes.js';
import type { PlaneName } from './charts/planes.js';
import { at, type Draft, left } from './imagine-draft.js';
import type { Planes } from './scenarios/scenario.js';

/** OPT-AP Planes that a task force of ours, seen near his home, has called up; whether one was is not always remembered. */
export function callUpHis(draft: Draft): void {
  const { own, view, law, enemy, pub, below, stock } = draft;
  const list = additionalPlanes(law, enemy);
  if (list === undefined) return;
  const seenNow = view.own.observed.some(
    ({ kind, hex, condition }) => kind === 'TF' && condition > 0 && callsUp(law, enemy, hex),
  );
  const arrived = (turn: number): boolean =>
    turn < pub.turn - 1 ||
    (turn === pub.turn - 1 && (pub.phase > at.air || (pub.phase === at.air && view.owes?.about === 'formations')));
  const must = isMissed(draft, list);
  if (!seenNow && !must && (own.firstSeen === null || below(2) === 0)) return;
  const called = below(pub.turn + 1);
  own.firstSeen = Math.min(own.firstSeen ?? called, called);
  const come = arrived(called) && calledUpBy[enemy].bases.some((base) => own.bases.some(({ id }) => id === base));
  own.additional = { called, come };
  if (!come) return;
  for (const [plane, factors] of Object.entries(list)) {
    own.added[plane] = (own.added[plane] ?? 0) + factors;
    stock.set(plane, left(draft, plane) + factors);
  }
}

/** More of them have been lost, or fight now, than the order of battle has. */
function isMissed(draft: Draft, list: Planes): boolean {
  const { battle, losses } = draft.view.knows;
  return (Object.keys(list) as PlaneName[]).some((plane) => {
    let seen = losses[plane] ?? 0;
    for (const { lots } of battle?.air ?? []) for (const lot of lots) if (lot.plane === plane) seen += lot.factors;
    return seen > left(draft, plane) + left(draft, `${plane}*`);
  });
}
