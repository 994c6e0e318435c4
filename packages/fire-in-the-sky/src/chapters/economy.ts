/**
 * Japan's economy: oil waits at the resource hexes until it is shipped home, destroyers go to the convoys and come back. On
 * some turns there is more to decide: 15.6 for the Allies, 16.2.4 and 16.2.5 for Japan.
 */
import type { Answer, Ask, FrameKind, Item, Limit, Pick, Split, SplitAnswer } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type Skies, shipsAt, tellAnchorages } from '../forces.js';
import type { Law } from '../law.js';
import { allBases, baseNumber, distanceOf } from '../map/places.js';
import type { Side } from '../pieces.js';
import { finishPhase } from '../sequence.js';
import { escortBox, inPlay, notInThisGame, type Pub, partOf, type Sky, type SkyFrame, type View } from '../state.js';
import { unitOf } from '../units.js';
import { escortTransferCost, oilTransportCost } from './costs.js';

export const economy: FrameKind<Sky, SkyFrame> = {
  run(table) {
    const { public: pub } = table.state;
    table.owe(economyAsks(pub));
  },

  ask: (view, law) => (view.seat === 'japan' ? household(view, law) : british(view)),

  take(table, _frame, answers) {
    keepHouse(table, answers.japan as [SplitAnswer, string[], string[], string[]?]);
    if (answers.allies !== undefined) call(table, answers.allies);
    finishPhase(table);
  },
};

/** 15.6 The British ships of turn 14, and when they may be called at the earliest. */
const eastern = ['victorious', 'king-george-v', 'swiftsure', 'british-dd-8'] as const;
export const earliestCall = 12;
export const callCost = 6;

export const economyAsks = (pub: Pub): readonly Side[] => (mayCall(pub) ? ['japan', 'allies'] : ['japan']);

const mayCall = (pub: Pub): boolean =>
  pub.turn >= earliestCall &&
  pub.turn < 14 &&
  !pub.called &&
  pub.fate[eastern[0]] === 14 &&
  cite('15.6') &&
  cite('R46');

function british(view: View): Ask {
  const not = { rule: '15.6', why: `it takes ${callCost} Transport Points` };
  const text = `bring them now, for ${callCost} Transport Points`;
  return {
    ask: 'pick',
    rule: '15.6',
    prompt: 'Shall the British Pacific Fleet come before its time? Otherwise it arrives on turn 14.',
    of: [view.own.transport < callCost ? { id: 'now', text, not } : { id: 'now', text }],
    min: 0,
    max: 1,
    none: 'let it come on turn 14',
  };
}

function call(table: Skies, answer: Answer): void {
  const { public: pub } = table.state;
  const { own } = partOf(table.state, 'allies');
  const called = (answer as string[]).length > 0;
  table.tell('all', '15.6', 'called', { called });
  if (!called) return;
  own.transport -= callCost;
  pub.called = true;
  for (const id of eastern) {
    if (pub.fate[id] !== 14) continue;
    pub.fate[id] = inPlay;
    own.at[id] = baseNumber(pub.control[baseNumber('ceylon')] === 'allies' ? 'ceylon' : 'calcutta');
  }
  tellAnchorages(table, 'allies');
}

/** 16.2.5, 16.2.4 What may be decided on this turn, from what everybody knows. */
function decisions(pub: Pub, law: Law): Item[] {
  const found: Item[] = [];
  const mayRebuild = pub.turn === 6 && pub.fate.ise === inPlay && pub.fate['ise-rebuilt'] === notInThisGame;
  if (law.options.lateCarriers && mayRebuild && cite('16.2.5'))
    found.push({ id: 'rebuild', text: 'take Ise to the yards; she comes back as a carrier on turn 9' });
  if (law.options.kamikaze && !pub.kamikaze && mayDeclare(pub) && cite('16.2.4'))
    found.push({ id: 'kamikaze', text: 'declare that planes may be flown into ships' });
  return found;
}

/** 16.2.4, R47 From turn 10, once the Allies have taken a base of Japan's within three hexes of a Home Base. */
function mayDeclare(pub: Pub): boolean {
  if (pub.turn < 10 || !cite('R47')) return false;
  const near = (place: number): boolean => allBases.some((base) => base.home && distanceOf(base.place, place) <= 3);
  return allBases.some(({ no, place, holder }) => holder === 'japan' && pub.control[no] === 'allies' && near(place));
}

/** At a Home Base, where escorts are taken from and come back to. */
const destroyersAtHome = (own: View['own']): string[] =>
  allBases.flatMap(({ no, home }) => (home ? shipsAt(own, no).filter((id) => unitOf(id).type === 'DD') : []));

function household(view: View, law: Law): Ask {
  const { public: pub, own } = view;
  const oilPoint = oilTransportCost(1);
  const escortTransfer = escortTransferCost(1);
  const wells = allBases.flatMap(({ no, id, name, place }) => {
    const waiting = own.waiting[no] ?? 0;
    return waiting > 0 ? [{ id, text: `${name}: ${waiting} waiting`, at: place, cap: waiting }] : [];
  });
  const item = (id: string): Item => ({ id, text: unitOf(id).name });
  const oil: Split = {
    ask: 'split',
    rule: 'CARD-cost.oil',
    prompt: `Oil to be shipped home, ${oilPoint} TP for each point`,
    total: wells.reduce((sum, { cap }) => sum + cap, 0),
    over: wells,
    all: false,
  };
  const out = destroyersAtHome(own).map(item);
  const back = shipsAt(own, escortBox).map(item);
  const row = (prompt: string, of: Item[]): Pick => ({
    ask: 'pick',
    rule: 'CARD-cost.escort',
    prompt,
    of,
    min: 0,
    max: of.length,
  });
  const rows: (Pick | Split)[] = [
    oil,
    row(`Destroyers from home to the Convoy Escort box, ${escortTransfer} TP each`, out),
    row(`Destroyers from the Convoy Escort box to a Home Base, ${escortTransfer} TP each`, back),
  ];
  const more = decisions(pub, law);
  if (more.length > 0)
    rows.push({ ask: 'pick', rule: '16.2.5', prompt: 'Decisions of this turn', of: more, min: 0, max: more.length });
  const why = `the merchant fleet has ${own.transport} Transport Points this turn`;
  const of = [
    { row: 0, each: oilPoint },
    { row: 1, each: escortTransfer },
    { row: 2, each: escortTransfer },
  ];
  const limits: Limit[] = [{ rule: 'CARD-cost.oil', why, most: own.transport, of }];
  return {
    ask: 'sheet',
    rule: 'CARD-cost.oil',
    prompt: `Oil and escorts: what shall the merchant fleet bring home? You have ${own.transport} Transport Points, ${own.oil} Oil Points at home and ${back.length} destroyers with the convoys. What you keep serves to move troops.`,
    rows,
    limits,
  };
}

function keepHouse(table: Skies, [oil, out, back, chosen = []]: [SplitAnswer, string[], string[], string[]?]): void {
  const { public: pub } = table.state;
  const { own } = partOf(table.state, 'japan');
  let shipped = 0;
  for (const id in oil) {
    const points = oil[id] ?? 0;
    const no = baseNumber(id);
    own.waiting[no] = (own.waiting[no] ?? 0) - points;
    shipped += points;
  }
  own.oil += shipped;
  own.transport -= oilTransportCost(shipped) + escortTransferCost(out.length + back.length);
  const home = allBases.find(({ no, home: isHome }) => isHome && pub.control[no] === 'japan')?.no ?? 0;
  for (const id of out) own.at[id] = escortBox;
  for (const id of back) own.at[id] = home;
  table.say('CARD-cost.oil', 'shipped', { shipped, oil: own.oil, out, back, left: own.transport }, ['japan']);
  table.tell('all', '16.2.5', 'decided', { chosen });
  if (chosen.includes('rebuild')) {
    delete own.at.ise;
    pub.fate.ise = notInThisGame;
    pub.fate['ise-rebuilt'] = 9;
  }
  if (chosen.includes('kamikaze')) pub.kamikaze = true;
  tellAnchorages(table, 'japan');
}
