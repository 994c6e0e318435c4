/** One ground combat as a procedure of its own, for the desk and for odds, and tempers that decide in it. */
import type { Answer, Ask, Policy, Procedure } from '@ironbottom/umpire';
import { clashKey, decideInClash, dieInClash, nextInClash } from '../chapters/23-2-ground-combat.js';
import { askOf } from '../chapters/23-2-questions.js';
import type { GroundCharts } from '../charts/ground.js';
import { sideOf } from '../sides.js';
import { type Clash, cloneClash } from './clash.js';

export type Sat = { readonly charts: GroundCharts; readonly clash: Clash };

export const clashProcedure: Procedure<Sat> = {
  next: ({ clash }, out) => nextInClash(clash, out),
  die: ({ charts, clash }, face, out) => dieInClash(clash, charts, face, out),
  ask: ({ clash }, seat) => askOf(clash, sideOf(seat)),
  decide: ({ clash }, answers, out) => decideInClash(clash, answers, out),
  clone: ({ charts, clash }) => ({ charts, clash: cloneClash(clash) }),
  key: ({ clash }) => clashKey(clash),
};

const firstOf = (ask: Ask): string[] => (ask.ask === 'pick' ? ask.of.slice(0, 1).map(({ id }) => id) : []);

/** The first unit named leads; what else is left to decide follows the temper. */
export const temper =
  (temper: { retreats: boolean; pursues: boolean }): Policy =>
  (ask): Answer => {
    if (ask.ask === 'sheet') return [ask.rows[0] === undefined ? [] : firstOf(ask.rows[0]), []];
    if (ask.ask !== 'pick') return [];
    const wanted = temper.retreats ? ['retreat'] : ['stand', 'stay'];
    const found = ask.of.find(({ id }) => wanted.includes(id));
    if (found !== undefined) return [found.id];
    if (ask.rule === '23.3.1') return ask.of.slice(-1).map(({ id }) => id);
    if (ask.rule === '23.4') return temper.pursues ? ask.of.map(({ id }) => id) : [];
    if (ask.rule === '23.6') return ask.of.slice(-1).map(({ id }) => id);
    return firstOf(ask);
  };
