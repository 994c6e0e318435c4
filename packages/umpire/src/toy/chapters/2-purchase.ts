/** 2 The purchase: three sheets filled in at once and in secret. */
import type { Ask, Limit, Pick, Say, Split } from '../../asks.js';
import type { FrameKind } from '../../rulebook.js';
import { cite } from '../cite.js';
import { type Law, most, purse } from '../law.js';
import { placeName } from '../map.js';
import {
  allies,
  cloneFittings,
  isAlly,
  partOf,
  type Straits,
  type StraitsFrame,
  shipsOf,
  type View,
} from '../state.js';
import { finishPhase, type Straiter } from './1-straits.js';

export const purchase: FrameKind<Straits, StraitsFrame> = {
  run: (table) => table.owe(['Blue', 'Green', 'Red']),

  ask: (view, law) => (isAlly(view.seat) ? alliedSheet(view, law) : redSheet(law)),

  take(table, _frame, answers) {
    for (const seat of allies) fitOut(table, seat, answers[seat] as [{ [id: string]: number }, string[]]);
    lieInWait(table, answers.Red as [string[], string[], number]);
    finishPhase(table);
  },
};

function alliedSheet(view: View, law: Law): Ask {
  const ships = shipsOf(view.public, law, view.seat).map(({ id }) => ({ id, text: id }));
  const cap = cite('2.2') ? most.perShip : most.armour;
  const armour: Split = {
    ask: 'split',
    rule: '2.2',
    prompt: 'armour',
    total: most.armour,
    over: ships.map((item) => ({ ...item, cap })),
    all: false,
  };
  const cargo: Pick = {
    ask: 'pick',
    rule: '2.3',
    prompt: 'cargo',
    of: ships,
    min: 0,
    max: cite('2.3') ? ships.length : 0,
  };
  return {
    ask: 'sheet',
    rule: '2.1',
    prompt: 'fit out your ships',
    rows: [armour, cargo],
    limits: purseOf(purse.ally, [1, 1]),
  };
}

function redSheet(law: Law): Ask {
  const { chart } = law;
  const hex = (place: number) => ({ id: String(place), text: placeName(chart, place) });
  const mines: Pick = {
    ask: 'pick',
    rule: '2.4',
    prompt: 'mines',
    of: chart.marked.map(hex),
    min: 0,
    max: cite('2.4') ? most.mines : 0,
  };
  const start: Pick = {
    ask: 'pick',
    rule: '2.5',
    prompt: 'submarine',
    of: (cite('2.5') ? chart.deep : chart.deep.slice(0, 1)).map(hex),
    min: 1,
    max: 1,
  };
  const torpedoes: Say = {
    ask: 'say',
    rule: '2.6',
    prompt: 'torpedoes',
    from: 0,
    to: cite('2.6') ? most.torpedoes : 0,
  };
  return {
    ask: 'sheet',
    rule: '2.1',
    prompt: 'lay your mines and arm the submarine',
    rows: [mines, start, torpedoes],
    limits: purseOf(purse.red, [2, 0, 1]),
  };
}

/** 2.1 Nobody spends more than the purse holds. */
function purseOf(points: number, prices: readonly number[]): Limit[] {
  if (!cite('2.1')) return [];
  const why = `the purse holds ${points} points; buy less`;
  return [{ rule: '2.1', why, most: points, of: prices.map((each, row) => ({ row, each })) }];
}

function fitOut(table: Straiter, seat: 'Blue' | 'Green', [armour, cargo]: [{ [id: string]: number }, string[]]): void {
  const { ships } = partOf(table.state, seat).own;
  for (const id in ships) {
    const fitting = ships[id];
    if (fitting === undefined) continue;
    fitting.armour = armour[id] ?? 0;
    fitting.cargo = cargo.includes(id);
  }
  // 2.7 Allies show each other what they bought.
  table.tell(table.party(seat), '2.7', 'fittings', { seat, ships: cloneFittings(ships) });
}

function lieInWait(table: Straiter, [mines, start, torpedoes]: [string[], string[], number]): void {
  const { own } = partOf(table.state, 'Red');
  own.mines = mines.map(Number).sort((a, b) => a - b);
  own.submarine = { name: table.law.submarine, place: Number(start[0]), torpedoes, order: 'hold' };
}
