/** A map with a few units on it, for tests of supply: who holds what, and whose Zone of Control lies where. */
import { type Answer, type Ask, begin, type FrameKind, viewOf } from '@ironbottom/umpire';
import { zones } from './chapters/1-weather.js';
import type { Terms } from './chapters/7-7-tracing.js';
import { frames } from './frames.js';
import type { Hex, Territory } from './map/hexes.js';
import { map } from './map/map.js';
import type { Options } from './options.js';
import type { LandUnit } from './pieces.js';
import type { Theatre } from './play.js';
import { apto } from './rulebook.js';
import type { Apto, AptoFrame } from './state.js';

/** The lands of the side; hexes of theirs that the enemy holds; hexes in an enemy zone. Names of hexes parted by spaces. */
export function terms(lands: readonly Territory[], enemy = '', zones = '', taken = ''): Terms {
  const [lost, barred, won] = [enemy, zones, taken].map((text) => new Set(text.split(' ')));
  return {
    friendly: ({ id, territory }) =>
      won?.has(id) === true || (territory !== null && lands.includes(territory) && lost?.has(id) !== true),
    zone: ({ id }) => barred?.has(id) === true,
  };
}

export const hexOf = (id: string): Hex => {
  const hex = map.hex(id);
  if (hex === undefined) throw new Error(`${id} is not on the map`);
  return hex;
};

/** A table at which a month has come to one of its steps, with these land units alone on the map and these dice to come. */
export function tableAt(
  phase: 'supply' | 'replenishment',
  units: readonly LandUnit[],
  faces: number[] = [],
  options: Partial<Options> = {},
): Theatre {
  const setup = { scenario: 'learning', options, charts: {}, set: null };
  const begun = begin(apto, setup, { from: 'script', faces: [...zones.map(() => 1), ...faces] });
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  const { table } = begun.game.desk;
  const { public: pub, umpire } = table.state;
  Object.assign(pub, { phase, chits: [], hqs: {}, generals: {}, control: {}, asked: [] });
  pub.units = Object.fromEntries(units.map((unit) => [unit.id, { ...unit }]));
  umpire.window = null;
  umpire.agenda = [
    { kind: 'month', rule: 'R1' },
    { kind: phase, rule: '7.10' },
  ];
  return table;
}

/** Plays the step; the answers are given in turn to whoever is asked. */
export function played(table: Theatre, answers: Answer[] = []): Ask[] {
  const asks: Ask[] = [];
  const { state, law } = table;
  const { length } = state.umpire.agenda;
  while (state.umpire.agenda.length === length) {
    const frame = state.umpire.agenda[length - 1];
    const kind = frames[frame?.kind ?? ''] as FrameKind<Apto, AptoFrame> | undefined;
    if (frame === undefined || kind === undefined) break;
    kind.run(table, frame);
    const [seat] = state.umpire.window?.seats ?? [];
    if (seat === undefined) continue;
    const ask = kind.ask?.(viewOf(state, seat), law);
    if (ask !== undefined) asks.push(ask);
    state.umpire.window = null;
    kind.take?.(table, frame, { [seat]: answers.shift() ?? [] });
  }
  return asks;
}
