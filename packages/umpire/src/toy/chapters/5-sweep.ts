/** 5 The sweep: each ally may search one hex. Finding nothing tells something too. */
import type { Place } from '../../asks.js';
import type { Seat } from '../../events.js';
import type { FrameKind } from '../../rulebook.js';
import { cite } from '../cite.js';
import type { Law } from '../law.js';
import { around, placeName } from '../map.js';
import { allies, type Knows, type Pub, partOf, type Straits, type StraitsFrame, shipsOf } from '../state.js';
import { finishPhase, type Straiter } from './1-straits.js';

export const sweep: FrameKind<Straits, StraitsFrame> = {
  run(table) {
    const { state, law } = table;
    const able = allies.filter((seat) => sweepable(state.public, partOf(state, seat).knows, law, seat).length > 0);
    if (able.length === 0) finishPhase(table);
    else table.owe(able);
  },

  ask: (view, law) => ({
    ask: 'pick',
    rule: '5.1',
    prompt: 'sweep a hex',
    of: sweepable(view.public, view.knows, law, view.seat).map((place) => ({
      id: String(place),
      text: placeName(law.chart, place),
    })),
    min: 0,
    max: 1,
  }),

  take(table, _frame, answers) {
    for (const seat of allies) {
      const chosen = answers[seat] as string[] | undefined;
      if (chosen === undefined) continue;
      const [place] = chosen;
      // That an ally searched nowhere is told as well: its answer was sealed until now.
      if (place === undefined) table.tell('all', '5.1', 'no sweep', { seat });
      else search(table, seat, Number(place));
    }
    finishPhase(table);
  },
};

/** 5.1 Marked water not yet known, and the deep, at or beside one of its ships. What all have been told decides. */
export function sweepable(pub: Pub, knows: Knows, law: Law, seat: Seat): Place[] {
  const { terrain } = law.chart;
  const found = new Set<Place>();
  if (!cite('5.1')) return [];
  for (const ship of shipsOf(pub, law, seat)) {
    for (const place of around(law.chart, ship.place, 1)) {
      if (terrain[place] === 'o' && !pub.submarine.sunk) found.add(place);
      if (terrain[place] === '~' && !isKnown(knows, place)) found.add(place);
    }
  }
  return [...found].sort((a, b) => a - b);
}

export const isKnown = (knows: Knows, water: Place): boolean =>
  knows.clear.includes(water) || knows.mines.includes(water);

function search(table: Straiter, seat: Seat, place: Place): void {
  const { turn } = table.state.public;
  const deep = table.law.chart.terrain[place] === 'o';
  const { own } = partOf(table.state, 'Red');
  let found = 'nothing';
  if (own.mines.includes(place) && cite('5.2')) {
    // 5.2 A mine that is found is cleared away.
    own.mines = own.mines.filter((mine) => mine !== place);
    found = 'mine';
  } else if (own.submarine?.place === place && cite('5.3')) {
    // 5.3 A submarine that is found is lost.
    own.submarine = null;
    table.state.public.submarine.sunk = true;
    found = 'submarine';
  }
  table.tell('all', '5.1', 'swept', { seat, turn, place, deep, found });
}
