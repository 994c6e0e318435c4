/** The sequence of play. The card has the order of the chapters; what stands between them is R34. */
import type { FrameKind } from '@ironbottom/umpire';
import { fightsIn } from './chapters/11-battles.js';
import { startOfTurn } from './chapters/15-reinforcements.js';
import { decide } from './chapters/victory.js';
import type { Skies } from './forces.js';
import type { Law } from './law.js';
import { allBases } from './map/places.js';
import { enemyOf, type Side, sideOf } from './pieces.js';
import { none, type Phase, type Pub, partOf, type Sky, type SkyFrame } from './state.js';
import { unitOf } from './units.js';

type Step = { readonly phase: Phase; readonly part: Side; readonly rule: string };

const partOfTurn = (part: Side): Step[] => [
  { phase: 'deployment', part, rule: '7.1' },
  { phase: 'operations', part, rule: '8.0' },
  { phase: 'reaction', part, rule: '9.0' },
  { phase: 'combat', part, rule: 'R39' },
  { phase: 'return', part, rule: '13.0' },
];

/** A turn begins with reinforcements and ends with a look at who has won. */
export const sequence: readonly Step[] = [
  { phase: 'economy', part: 'japan', rule: 'CARD-cost.oil' },
  { phase: 'merchants', part: 'japan', rule: '5.4' },
  ...partOfTurn('japan'),
  ...partOfTurn('allies'),
];

/** One phase after the other. */
export const turn: FrameKind<Sky, SkyFrame> = {
  run(table) {
    const { public: pub } = table.state;
    const step = sequence[stepOf(pub)];
    if (step === undefined) throw new Error('there is no such phase');
    if (isFirst(step, table.law)) {
      screen(pub, 'japan');
      startOfTurn(table);
    }
    if (pub.phase === 'deployment') startOfPart(table, pub.part);
    if (pub.phase === 'combat') pub.fights = fightsIn(pub);
    table.push({ kind: step.phase, rule: step.rule });
  },
};

/** Without an economy a turn begins with Japan's sea deployment. */
export function firstStep({ war }: Law): Step {
  const step = sequence.find(({ phase }) => war || phase === 'deployment');
  if (step === undefined) throw new Error('a turn has no beginning');
  return step;
}

const isFirst = (step: Step, law: Law): boolean => step === firstStep(law);

const stepOf = ({ phase, part }: { phase: Phase; part: Side }): number =>
  sequence.findIndex((step) => step.phase === phase && step.part === part);

/** The phase is over: so is the frame that played it. */
export function finishPhase(table: Skies): void {
  const { public: pub } = table.state;
  table.pop();
  const next = sequence[stepOf(pub) + 1] ?? firstStep(table.law);
  const last = isFirst(next, table.law);
  if (last && decide(table)) return;
  if (last) pub.turn += 1;
  pub.phase = next.phase;
  pub.part = next.part;
  table.clock(pub.turn, `${pub.part} ${pub.phase}`);
  table.say('R34', 'phase', { turn: pub.turn, part: pub.part, phase: pub.phase });
}

/** Everybody may move again. */
function startOfPart(table: Skies, part: Side): void {
  const { public: pub } = table.state;
  pub.flown = none(allBases.length);
  for (const id in pub.land) {
    const unit = pub.land[id];
    if (unit !== undefined) unit.moved = false;
  }
  for (const side of [part, enemyOf(part)]) partOf(table.state, side).own.moved = [];
  screen(pub, part);
}

/** R36 What was seen of a side's ships holds until that side moves them. */
function screen(pub: Pub, side: Side): void {
  for (const id in pub.shown) if (sideOf(unitOf(id).nation) === side) delete pub.shown[id];
}
