/**
 * The sequence of play. R1: the book's own list is in the first booklet, which is lost; the order here is that in which the second
 * names phases and steps. A Seasonal Turn comes before January, April, July and October.
 */
import type { FrameKind } from '@ironbottom/umpire';
import { monthNumber, monthOf, opensSeason } from './calendar.js';
import { isMinor, minorOffensives } from './chapters/5-0-activation.js';
import { settleIn } from './chapters/5-11-control.js';
import { isRisen } from './chapters/9-25-garrison.js';
import { endHarbour } from './chapters/10-43-harbours.js';
import { cite } from './cite.js';
import type { Law } from './law.js';
import { fronts } from './moving.js';
import { enemyOf, type Nation, type Side, sides } from './pieces.js';
import type { Theatre } from './play.js';
import { sideOf } from './situation.js';
import type { Apto, AptoFrame, Phase, Pub } from './state.js';
import { decide } from './victory.js';

type PhaseOf = { readonly phase: Phase; readonly rule: string };

const season: readonly PhaseOf[] = [
  { phase: 'income', rule: '8.2' },
  { phase: 'arrivals', rule: '8.5' },
  { phase: 'construction', rule: '8.6' },
  { phase: 'purchase', rule: '8.13' },
  { phase: 'initiative', rule: '8.13' },
];

const month: readonly PhaseOf[] = [
  { phase: 'weather', rule: 'R66' },
  { phase: 'offensives', rule: 'PART-5' },
  { phase: 'movement', rule: 'PART-6' },
  { phase: 'supply', rule: '7.10' },
  { phase: 'replenishment', rule: '7.14' },
  { phase: 'politics', rule: '9.10' },
];

const sequence: readonly PhaseOf[] = [...season, ...month];

export const firstPhase = ({ scenario }: Law, date: { year: number; month: number }): Phase =>
  scenario.seasons && opensSeason(date) ? 'income' : 'weather';

export const ruleOf = (phase: Phase): string => sequence.find((each) => each.phase === phase)?.rule ?? 'R1';

/** One phase after the other: a phase is over when the frame that plays it is finished. */
export const monthly: FrameKind<Apto, AptoFrame> = {
  run(table) {
    const { public: pub } = table.state;
    if (pub.playing) nextPhase(table);
    if (table.state.umpire.over !== null) return;
    pub.playing = true;
    // 5.12 What the months' end or the season has cut off falls before anybody moves to its relief.
    if ((pub.phase === 'offensives' || pub.phase === 'movement') && cite('5.12')) fronts(table);
    table.push({ kind: pub.phase, rule: ruleOf(pub.phase) });
  },
};

function nextPhase(table: Theatre): void {
  const { public: pub } = table.state;
  const at = sequence.findIndex(({ phase }) => phase === pub.phase);
  const next = sequence[at + 1]?.phase;
  if (next === undefined) {
    endOfMonth(table);
    if (decide(table)) return;
    const date = monthOf(monthNumber(pub) + 1);
    pub.turn += 1;
    pub.year = date.year;
    pub.month = date.month;
    pub.phase = firstPhase(table.law, date);
    startOfMonth(pub);
    for (const hex of settleIn(pub, table.law.map)) {
      table.say('5.18', 'settled', { hex });
      endHarbour(table, hex);
    }
  } else pub.phase = next;
  pub.part = partFor(pub);
  pub.opened = false;
  pub.passed = [];
  pub.deferred = [];
  table.clock(pub.turn, pub.phase);
  table.say('R1', 'phase', { year: pub.year, month: pub.month, phase: pub.phase });
}

/** R2 Where the book does not say which side is first, it is the one with the Initiative. */
function partFor(pub: Pub): Side {
  const side = sideOf(pub, pub.initiative);
  if (side === 'neutral') return 'japan';
  return cite('R2') ? side : enemyOf(side);
}

/** The other side's part of a phase that both play one after the other. Whether there is one. */
export function otherPart(table: Theatre): boolean {
  const { public: pub } = table.state;
  if (pub.part !== partFor(pub)) return false;
  pub.part = enemyOf(pub.part);
  pub.deferred = [];
  table.clock(pub.turn, pub.phase);
  table.say('R2', 'part', { side: pub.part, phase: pub.phase });
  return true;
}

/** 5.6 Active and Standby markers come off. */
function endOfMonth(table: Theatre): void {
  const { public: pub } = table.state;
  for (const list of [pub.units, pub.hqs, pub.generals])
    for (const id in list) {
      const piece = list[id];
      if (piece === undefined) continue;
      if (cite('5.6')) piece.status = 'ready';
      piece.moved = false;
    }
  for (const id in pub.units) {
    const unit = pub.units[id];
    if (unit === undefined) continue;
    unit.attacked = false;
    unit.retreated = false;
  }
  for (const id in pub.generals) {
    const general = pub.generals[id];
    if (general === undefined) continue;
    general.spent = false;
    delete general.alone;
    delete general.rode;
  }
  pub.rail = {};
  pub.tolls = {};
  for (const side of sides) delete pub.notes[`R68.${side}`];
}

/** 5.0 Minor nations at war have two Offensives each month, and save none. 5.18 Who is still in an enemy hex now holds it. */
export function startOfMonth(pub: Pub): void {
  for (const name in pub.alignment) {
    const nation = name as Nation;
    if (isMinor(nation) && sideOf(pub, nation) !== 'neutral' && cite('5.0')) pub.offensives[nation] = minorOffensives;
  }
  // 9.25 So have the Chinese who rise after their conquest.
  if (pub.conquered.china !== undefined) pub.offensives.china = isRisen(pub) ? minorOffensives : 0;
}
