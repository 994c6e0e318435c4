/** Counters in few words: `unit('japan', '5th Division', '3-1', 'W4819')`. */

import type { General, Headquarters, HexId, LandKind, LandUnit, Nation, Off } from '../pieces.js';
import * as pieces from '../pieces.js';

const spelt = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const circledKinds: ReadonlySet<LandKind> = new Set(['armor', 'mechanized', 'motorized']);

/** R69 A depleted unit has half its strength, rounded up. */
const depleted = (full: number): number => Math.ceil(full / 2);

type More = { kind?: LandKind; steps?: 1; small?: true; once?: true; due?: number };
type Where = HexId | Off;

const isOff = (at: Where): at is Off =>
  at === 'pool' || at === 'box' || at === 'track' || at === 'later' || at === 'neutral' || at === 'gone';
const placed = (at: Where): { hex: HexId | null; off: Off | null } =>
  isOff(at) ? { hex: null, off: at } : { hex: at, off: null };

/** A land unit, by the figures of its full side. */
export function unit(
  nation: Nation,
  name: string,
  figures: `${number}-${number}`,
  at: Where,
  more: More = {},
): LandUnit {
  const [full = 0, move = 0] = figures.split('-').map(Number);
  const kind = more.kind ?? 'infantry';
  return pieces.landUnit({
    id: `${nation}-${spelt(name)}`,
    nation,
    name,
    kind,
    strength: more.steps === 1 ? [full] : [depleted(full), full],
    move,
    circled: circledKinds.has(kind),
    small: more.small === true,
    once: more.once === true,
    due: more.due ?? 0,
    ...placed(at),
  });
}

export function hq(nation: Nation, name: string, figures: `${number}-${number}`, at: Where): Headquarters {
  const [command = 0, radius = 0] = figures.split('-').map(Number);
  return pieces.headquarters({ id: `${nation}-hq-${spelt(name)}`, nation, name, command, radius, ...placed(at) });
}

export function general(nation: Nation, name: string, strength: number, exploitation: number, at: Where): General {
  return pieces.general({
    id: `${nation}-general-${spelt(name)}`,
    nation,
    name,
    strength,
    exploitation,
    ...placed(at),
  });
}

/** 10.6 Partisans wait in the pool; with an atrocity there may be twice as many as the limit. */
export const partisans = (nation: Nation, most: number): LandUnit[] =>
  Array.from({ length: most }, (_, n) =>
    pieces.landUnit({
      id: `${nation}-partisans-${n + 1}`,
      nation,
      name: `Partisans ${n + 1}`,
      kind: 'partisan',
      strength: [0],
      small: true,
      ...placed('pool'),
    }),
  );
