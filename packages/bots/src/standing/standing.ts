/**
 * Standing and conditional orders for Flat Top, as players by post have always written them. They answer from the view of
 * their side alone, and what they leave open is asked; docs/standing-orders.md says how they are written.
 */
import { type FlatTopGame, type GameView, type Side, straightforward } from '@ironbottom/flat-top';
import {
  type Answer,
  type Ask,
  chance,
  type Given,
  leastAnswer,
  type Obeyed,
  type Pick,
  passing,
  type Standing,
  type StandingSeat,
  soleAnswer,
} from '@ironbottom/umpire';
import { picked } from '../answers.js';
import { onTheBridge } from '../bridge.js';
import { beginners } from '../doctrine.js';
import { blank } from '../memory.js';
import { recruit } from '../recruit.js';
import { boxes, takeOffs } from './aground.js';
import { flight, landing, shadowing, shadows, steps, turns } from './aloft.js';
import { atSea, course } from './at-sea.js';
import { deedsOf } from './bound.js';
import { holds } from './conditions.js';
import { examplesFor } from './examples.js';
import type { Order } from './orders.js';
import { readOrders } from './read.js';
import { templatesFor } from './templates.js';
import { dives, patrols } from './under-water.js';
import { type Spoken, speaks, type Watch } from './watch.js';

export const flatTopStanding: Standing<FlatTopGame> = {
  examples: (law, seat) => examplesFor(law, sideOf(seat)),
  templates: (law, seat) => templatesFor(law, sideOf(seat)),

  read(text, law, seat): StandingSeat<FlatTopGame> | { errors: readonly string[] } {
    const side = sideOf(seat);
    const read = readOrders(text, law, side);
    if ('errors' in read) return read;
    const watchOf = (view: GameView, ways: Parameters<typeof onTheBridge>[3], given: readonly Given[]): Watch => {
      const bridge = onTheBridge(view, law, side, ways, blank(), beginners, () => 0);
      const orders = read.orders.filter(({ until }) => until === undefined || !holds(until, bridge));
      const last = orders.findLast((order) => 'otherwise' in order && holds(order.if, bridge));
      const otherwise = last !== undefined && 'otherwise' in last ? last.otherwise : 'ask';
      return { bridge, orders, deeds: deedsOf(given), otherwise };
    };
    return {
      warnings: read.warnings,
      obey({ view, ask, ways, given }) {
        const watch = watchOf(view, ways, given);
        return told(watch, spoken(watch, ask)) ?? rest(watch, ask);
      },
      lapsed(view) {
        const { bridge } = watchOf(view, undefined, []);
        return read.orders.flatMap((order) => {
          const why = whyLapsed(order, bridge);
          return why === undefined ? [] : [{ by: order.order, why }];
        });
      },
    };
  },
};

const sideOf = (seat: string): Side => (seat === 'japan' ? 'japan' : 'allied');

function spoken(watch: Watch, ask: Ask): Spoken<Answer> | undefined {
  switch (watch.bridge.view.owes?.kind) {
    case 'air-operations':
      if (ask.ask !== 'sheet') return undefined;
      return ask.rule === '8.10.2' ? takeOffs(watch, ask) : boxes(watch, ask);
    case 'plotting':
      return ask.ask === 'sheet' ? atSea(watch, ask) : ask.ask === 'walk' ? course(watch, ask) : undefined;
    case 'shadowing':
      return ask.ask === 'sheet' ? shadows(watch, ask) : ask.ask === 'walk' ? shadowing(watch, ask) : undefined;
    case 'segment':
      return ask.ask === 'pick' ? steps(watch, ask) : undefined;
    case 'alternation':
      return ask.ask === 'pick' ? turns(watch, ask) : undefined;
    case 'flight':
      return ask.ask === 'walk' ? flight(watch, ask) : undefined;
    case 'landing':
      return landing(watch, ask);
    case 'plane-movement':
    case 'interception':
      return ask.ask === 'pick' ? reaction(watch, ask, 'intercept') : undefined;
    case 'record':
      return ask.ask === 'pick' ? reaction(watch, ask, 'hide') : undefined;
    case 'submarines':
      return ask.ask === 'sheet' ? patrols(watch, ask) : ask.ask === 'pick' ? dives(watch, ask) : undefined;
    case 'battle':
      return battle(watch, ask);
    default:
      return undefined;
  }
}

/** Everything that may be picked, or nothing. */
function reaction(watch: Watch, ask: Pick, verb: 'intercept' | 'hide'): Spoken<Answer> | undefined {
  for (const order of watch.orders) {
    const how = verb === 'intercept' ? 'intercept' in order && order.intercept : 'hide' in order && order.hide;
    if (how === false || !speaks(watch, order)) continue;
    const answer = picked(ask, () => how === 'always');
    return { answer, by: [order.order], notes: [`${order.order}: ${how}`], left: false };
  }
  return undefined;
}

function battle(watch: Watch, ask: Ask): Spoken<Answer> | undefined {
  const order = watch.orders.find((each) => 'battle' in each && speaks(watch, each));
  const answer = order === undefined ? undefined : straightforward(ask, watch.bridge.view.seat);
  if (order === undefined || answer === undefined) return undefined;
  return { answer, by: [order.order], notes: [`${order.order}: the commander decides`], left: false };
}

/** What was said, if anything was: with something left to the player it is only a beginning. */
function told({ otherwise }: Watch, said: Spoken<Answer> | undefined): Obeyed | undefined {
  if (said === undefined || (said.left && said.by.length === 0 && otherwise !== 'nothing')) return undefined;
  const { answer, left, by, notes } = said;
  const spoke = { answer, by: by.length === 0 ? 'nothing to do' : by.join('; '), note: notes.join('; ') };
  return left && (otherwise === 'ask' || otherwise === 'forced') ? { ...spoke, part: true } : spoke;
}

function rest({ bridge, otherwise }: Watch, ask: Ask): Obeyed | undefined {
  const { view, law, side, ways, turn } = bridge;
  if (otherwise === 'ask' || view.owes?.kind === 'set-up') return undefined;
  const answer =
    otherwise === 'recruit'
      ? recruit.seat(side, law, chance(turn)).answer(view, ask, ways)
      : otherwise === 'forced'
        ? (soleAnswer(view, ask, ways) ?? passing(ask))
        : leastAnswer(ask);
  return answer === undefined ? undefined : { answer, by: 'otherwise', note: '' };
}

function whyLapsed(order: Order, bridge: Watch['bridge']): string | undefined {
  if (order.until !== undefined && holds(order.until, bridge)) return 'its end has come';
  const place =
    ('cap' in order && order.cap.over) ||
    ('search' in order && order.search.from) ||
    ('strike' in order && order.strike.from) ||
    ('ready' in order && order.ready.at);
  if (place !== false && !bridge.fields.some(({ name }) => name === place)) return `${place} is gone`;
  if (
    'patrol' in order &&
    bridge.own.submarines?.some(({ id, sunk }) => id === order.patrol.submarine && sunk) === true
  )
    return `${order.patrol.submarine} is sunk`;
  if ('sail' in order && !bridge.own.tfs.some(({ id }) => id === order.sail.tf)) return `there is no ${order.sail.tf}`;
  return undefined;
}
