/** One battle as a procedure: submarines, air, surface and land in the order of chapter 11. */
import type { Need, Out, Procedure } from '@ironbottom/umpire';
import { type Battle, crowds, type Force, type Step, type Volley } from './battle.js';
import { submarines } from './chapters/11-1-submarines.js';
import { air, isStrike } from './chapters/11-2-2-air.js';
import { surface } from './chapters/11-2-4-surface.js';
import { land, loseStrength } from './chapters/11-2-5-land.js';
import type { Chapter } from './chapters/chapter.js';
import { airHit, checkDie, checkFor, checkNeed } from './chapters/damage.js';
import { tellVolley, volleyDie, volleyNeed } from './chapters/volleys.js';
import { cite } from './cite.js';
import { cloneBattle } from './combat-clone.js';
import { battleKey } from './combat-key.js';
import { enemyOf, type Side } from './pieces.js';

const chapters: { readonly [S in Step]: Chapter } = { submarines, air, surface, land };

export const combat: Procedure<Battle> = {
  next(battle, out): Need | undefined {
    if (battle.awaits !== null) return { need: 'decision', ...battle.awaits };
    for (;;) {
      const [check] = battle.checks;
      if (check !== undefined) return checkNeed(check);
      const [volley] = battle.volleys;
      if (volley !== undefined) {
        if (volley.left > 0) return volleyNeed(volley);
        fired(battle, volley, out);
        continue;
      }
      const [step] = battle.steps;
      if (step === undefined) return undefined;
      const progress = chapters[step].next(battle, out);
      if (typeof progress === 'object') {
        battle.awaits = progress;
        return { need: 'decision', ...progress };
      }
      if (progress === 'again') continue;
      battle.steps.shift();
      battle.stage = 0;
      battle.round = 1;
    }
  },

  die(battle, face, out) {
    const [volley] = battle.volleys;
    if (battle.checks.length > 0) checkDie(battle, face, out);
    else if (volley !== undefined) volleyDie(volley, face);
  },

  ask(battle, seat) {
    const [step] = battle.steps;
    if (step === undefined || (seat !== 'japan' && seat !== 'allies')) throw new Error(`nothing is asked of ${seat}`);
    return chapters[step].ask(battle, seat);
  },

  decide(battle, answers, out) {
    const [step] = battle.steps;
    battle.awaits = null;
    if (step !== undefined) chapters[step].decide(battle, answers, out);
  },

  clone: cloneBattle,
  key: battleKey,
};

/** A volley has been fired: its hits count, and with the last volley at one target they take effect. */
function fired(battle: Battle, volley: Volley, out: Out): void {
  tellVolley(volley, out);
  battle.volleys.shift();
  const { by, at, hits, plus, half } = volley;
  if (half) battle.halves += hits;
  else for (let hit = 0; hit < hits; hit++) battle.hits.push(plus);
  const [next] = battle.volleys;
  if (next !== undefined && next.at === at && next.by === by) return;
  // CARD-half-hit Two halves are a hit; one that is left over lapses.
  for (let pair = 1; pair <= battle.halves / 2 && cite('CARD-half-hit'); pair++) battle.hits.push(plus);
  const scored = battle.hits;
  battle.hits = [];
  battle.halves = 0;
  if (scored.length > 0) settle(battle, enemyOf(by), at, isStrike(volley) ? together(scored) : scored, out);
}

/** Hits of one air strike on a unit make each other worse. */
const together = (hits: readonly number[]): number[] => hits.map(() => airHit(hits.length));

function settle(battle: Battle, side: Side, at: string, hits: readonly number[], out: Out): void {
  const own = battle.sides[side];
  const ship = own.ships.find(({ id }) => id === at);
  if (at === crowds.submarines) loseSubmarines(own, side, hits.length, out);
  else if (at === crowds.land) {
    const lost = loseStrength(own.land, hits.length);
    if (out.on) out.say('R11', 'strength-lost', { side, lost });
  } else if (at === crowds.air || at === crowds.strike || at === crowds.kamikaze)
    loseAir(own, side, at, hits.length, out);
  else if (ship !== undefined) checkFor(battle, side, ship, hits);
  else loseCargo(own, side, at, hits.length, out);
}

/** R4 A hit by escorts eliminates a Submarine Point. */
function loseSubmarines(own: Force, side: Side, hits: number, out: Out): void {
  const lost = Math.min(own.submarines, hits);
  own.submarines -= lost;
  own.submarinesLost += lost;
  if (out.on) out.say('R4', 'submarines-lost', { side, lost });
}

/** R10 A hit takes a point of strength from what is carried; an Air Point has one. */
function loseCargo(own: Force, side: Side, at: string, hits: number, out: Out): void {
  const cargo = own.cargo.find(({ id }) => id === at);
  if (cargo === undefined) return;
  cargo.strength = Math.max(0, cargo.strength - hits);
  if (out.on) out.say('R10', 'cargo-hit', { side, kind: cargo.kind, left: cargo.strength });
}

/** R5 Ordinary Air Points are lost before elite ones, those ashore before those of carriers. */
function loseAir(own: Force, side: Side, at: string, hits: number, out: Out): void {
  const state = at === crowds.air ? 'ready' : 'strike';
  const dear = ({ elite, from }: Force['air'][number]): number => (elite ? 2 : 0) + (from === 'base' ? 0 : 1);
  const exposed = own.air
    .filter((point) =>
      at === crowds.kamikaze
        ? point.kamikaze && (point.state === 'ready' || point.state === 'strike')
        : point.state === state && !point.kamikaze,
    )
    .sort((a, b) => dear(a) - dear(b));
  const lost = exposed.slice(0, hits);
  for (const point of lost) point.state = 'lost';
  if (out.on) out.say('R5', 'air-lost', { side, lost: lost.length });
}
