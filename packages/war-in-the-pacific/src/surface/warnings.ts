/** What to know before an answer is sent: a Fire Segment does not come again. */
import type { Answer, View } from '@ironbottom/umpire';
import { readyToFire, targetsOf, whyIdle, whyNoTarget } from '../chapters/19-4-fire.js';
import { sideOf } from '../sides.js';
import { lawNow } from './groups.js';
import type { SurfaceLaw } from './law.js';
import type { SurfaceKit } from './rulebook.js';

/** 19.4 To hold fire is what the form begins with: nobody should do so because he did not look. */
export function surfaceWarnings({ own, seat }: View<SurfaceKit>, given: SurfaceLaw, answer: Answer): string[] {
  const law = lawNow(given, own);
  const side = sideOf(seat);
  const holds = Array.isArray(answer) && answer.length === 0;
  if (!holds || own.phase !== 'fire' || own.phasing !== side || own.matters.length > 0) return [];
  const ready = readyToFire(law, own, side);
  const able = ready.filter((ship) => whyIdle(law, own, ship) === undefined);
  const targets = targetsOf(own, side).filter((target) => whyNoTarget(law, own, target, ready) === undefined);
  if (able.length === 0 || targets.length === 0) return [];
  return [
    `${listed(able, 'and')} can fire at ${listed(targets, 'or')}, and will not be asked again while number ${own.active} is active.`,
  ];
}

const listed = (ships: readonly { readonly id: string }[], last: string): string =>
  ships.map(({ id }, i) => (i === 0 ? id : `${i === ships.length - 1 ? ` ${last}` : ','} ${id}`)).join('');
