/** One-line attacks for tests: scripted dice, everything that was said. */
import { type Event, type Out, type Policy, run } from '@ironbottom/umpire';
import { attacks } from './chapters/20-5-attacks.js';
import { nationality } from './charts/nationality.js';
import type { Power } from './pieces.js';
import { type Strike, strike } from './strike.js';

const drm = (power: Power): number => nationality.values.early[power].naval;

export const earlyDRM: Strike['navalDRM'] = {
  japan: drm('japan'),
  us: drm('us'),
  britain: drm('britain'),
  germany: drm('germany'),
  italy: drm('italy'),
  france: drm('france'),
  russia: drm('russia'),
  china: drm('china'),
};

/** A force attacked once; the dice that give so many hits are the caller's. */
export const struck = (given: Partial<Strike>): Strike =>
  strike({ by: 'air', navalDRM: earlyDRM, attacks: [], ...given });

/** Takes the first of what is offered, or what is named. */
export const choosing =
  (...wanted: string[]): Policy =>
  (ask) => {
    if (ask.ask !== 'pick') throw new Error('only picks are asked here');
    const [first] = ask.of;
    return [ask.of.find(({ id }) => wanted.includes(id))?.id ?? first?.id ?? ''];
  };

export type Told = { end: Strike; events: Event[]; unrolled: number };

/** Carry the strike to its end with these faces; a missing face is a fault of the test. */
export function fought(record: Strike, faces: readonly number[], policy: Policy = choosing()): Told {
  const left = [...faces];
  const events: Event[] = [];
  const out: Out = {
    on: true,
    say: (rule, kind, data, to = 'all') => void events.push({ rule, kind, to, data }),
    tell: (to, rule, kind, facts) => void events.push({ rule, kind, to, data: facts, tells: true }),
  };
  const roll = (): number => {
    const face = left.shift();
    if (face === undefined) throw new Error('there is a die that the test does not have');
    return face;
  };
  const end = run(attacks, attacks.clone(record), roll, policy, out);
  return { end, events, unrolled: left.length };
}

export const kinds = ({ events }: Told): string[] => events.map(({ rule, kind }) => `${rule} ${kind}`);
