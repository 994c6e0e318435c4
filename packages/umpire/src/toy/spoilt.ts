/** How a fault is planted in the straits: another frame, another opening, a sloppier imagination. */
import type { Ways } from '../asks.js';
import type { FaultKind } from '../harness/fault.js';
import type { Trial } from '../harness/trial.js';
import type { FrameKind, Opening, Rulebook, Table } from '../rulebook.js';
import { frames } from './frames.js';
import { partOf, type Straits, type StraitsState, type View } from './state.js';
import { straits } from './straits.js';
import { trial } from './trial.js';

/** `by`: the part of the harness that finds it. */
export type Planted = { name: string; kind: FaultKind; by: 'fuzz' | 'secrecy'; trial: Trial<Straits> };

type Kind = FrameKind<Straits, never>;

/** The same game with other frames, or another part of the rulebook. */
export function spoilt(
  changes: Partial<Rulebook<Straits>>,
  others: { [kind: string]: Partial<Kind> } = {},
): Trial<Straits> {
  const changed: { [kind: string]: Kind } = { ...frames };
  for (const kind in others) {
    const frame = frames[kind];
    if (frame !== undefined) changed[kind] = { ...frame, ...others[kind] };
  }
  return { ...trial, rulebook: { ...straits, frames: changed, ...changes } };
}

export const frame = (kind: string): Required<Kind> => frames[kind] as Required<Kind>;

/** Do something else besides, when the answers to a frame are in. */
export function alsoOn(kind: string, also: (table: Table<Straits>) => void): { [kind: string]: Partial<Kind> } {
  const { take } = frame(kind);
  return {
    [kind]: {
      take(table, f, answers) {
        also(table);
        take(table, f, answers);
      },
    },
  };
}

export const waysOf = (law: Straits['law']): Ways<View> => (straits.ways as NonNullable<typeof straits.ways>)(law);

export const submarine = (state: StraitsState) => partOf(state, 'Red').own.submarine;

export const sloppyImagine = (spoil: (state: StraitsState, view: View) => void): Rulebook<Straits>['imagine'] => {
  return (view, law, below) => {
    const state = straits.imagine(view, law, below);
    spoil(state, view);
    return state;
  };
};

export const otherOpening = (change: (opening: Opening<Straits>) => void): Rulebook<Straits>['open'] => {
  return (law, setup) => {
    const opening = straits.open(law, setup);
    change(opening);
    return opening;
  };
};
