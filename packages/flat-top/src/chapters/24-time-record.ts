/** 24 The turn ends: planes that had to be down, counters that leave the map, the end of the game. */
import type { Answer, FrameKind, Item, Pick } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type FlatTopGame, type GameTable, type GameView, knowsOf, ownOf } from '../game-kit.js';
import { name } from '../map.js';
import { enemyOf, type Side, sides } from '../state.js';
import { hideUnits, observe, stopSearching } from './7-observation.js';
import { couldHaveLanded, landsAfterTheGame, staysUp } from './25-4-unnecessary-loss.js';
import { automaticVictory, endWith, finalVictory, losePlanes, scoreClosedBases } from './25-victory.js';
import { hideSubmarines } from './optional-submarines.js';
import { fieldWasTaken } from './special-falls.js';

/** 7.7 Which counters that nobody observes leave the map. */
export type RecordFrame = { kind: 'record'; rule: '7.7'; asked: boolean };

export function timeRecordPhase(table: GameTable): void {
  loseOverdue(table);
  scoreClosedBases(table);
  if (table.law.options.submarines) hideSubmarines(table);
  observe(table, sides);
  table.push({ kind: 'record', rule: '7.7', asked: false });
}

export const record: FrameKind<FlatTopGame, RecordFrame> = {
  run(table, frame) {
    if (!frame.asked) {
      frame.asked = true;
      // Both know which counters stand unobserved.
      const asked = sides.filter((side) => unobserved(table, side) && cite('7.7'));
      if (asked.length > 0) {
        table.owe(asked);
        return;
      }
    }
    table.pop();
    endTurn(table);
  },

  ask: hideAsk,

  take(table, _, answers) {
    for (const side of sides) hideUnits(table, side, idsOf(answers[side]));
    observe(table);
  },
};

const idsOf = (answer: Answer | undefined): string[] => (Array.isArray(answer) ? (answer as string[]) : []);

const unobserved = ({ state }: GameTable, side: Side): boolean =>
  knowsOf(state, enemyOf(side)).marks.some(({ condition }) => condition === 0);

function hideAsk({ own }: GameView): Pick {
  const of: Item[] = [];
  for (const { id, hex, onMap, seen } of [...own.tfs, ...own.flights])
    if (onMap && seen === 0) of.push({ id, text: `${id} in ${name(hex)}`, at: hex });
  return {
    ask: 'pick',
    rule: '7.7',
    prompt: 'Which counters that the enemy does not see go back into hiding? They are lost to his sight, not to you.',
    of,
    min: 0,
    max: of.length,
  };
}

/** 8.5.5, R95 Planes whose last turn this was and that are still flying are lost; without need, they cost ten points each (25.4). */
function loseOverdue(table: GameTable): void {
  const { state, law } = table;
  const { turn } = state.public;
  for (const side of sides) {
    const own = ownOf(state, side);
    for (const flight of own.flights) {
      const due = flight.lots.filter((lot) => lot.deadline <= turn && !staysUp(law, side, lot));
      if (due.length === 0 || !cite('8.5.5')) continue;
      for (const lot of due) {
        const always = law.options.outOfFuel === 'always ten';
        const barred = couldHaveLanded({ own, hits: state.public.hitsInFlight }, law, side, flight, lot);
        const wasted = always || !(barred || fieldWasTaken(state.public, law, side, flight, lot));
        table.tell([side], '8.5.5', 'out-of-fuel', { af: flight.id, plane: lot.plane, factors: lot.factors, wasted });
        losePlanes(table, side, [lot], wasted ? 'wasted' : 'lost');
      }
      flight.lots = flight.lots.filter((lot) => !due.includes(lot));
    }
    own.flights = own.flights.filter(({ lots }) => lots.length > 0);
  }
}

/** R27 By the other reading a search serves the turn of its roll and no longer. */
function endSearches(table: GameTable): void {
  for (const side of sides) for (const flight of ownOf(table.state, side).flights) stopSearching(flight);
  observe(table, sides);
}

function endTurn(table: GameTable): void {
  const { turn } = table.state.public;
  const last = turn + 1 >= table.law.scenario.turns;
  if (last && cite('25.4')) {
    landsAfterTheGame(table);
    observe(table);
  }
  const result = automaticVictory(table) ?? (last ? finalVictory(table) : undefined);
  if (result !== undefined) endWith(table, result);
  else {
    if (table.law.options.searchLasts === 'this turn') endSearches(table);
    if (cite('24')) table.tell('all', '24', 'turn-over', { turn });
  }
}
