/**
 * Whoever commands a side: looks for the enemy, keeps fighters overhead, strikes what is seen, brings his planes home, as
 * his doctrine has it. What a formation is out for he tells from what it is made of; he remembers only where enemy ships
 * could be.
 */
import {
  basesOnBoard,
  beyondId,
  type FlatTopGame,
  type GameLaw,
  type GameView,
  mapboard,
  sides,
  straightforward,
} from '@ironbottom/flat-top';
import {
  type Answer,
  type Ask,
  type BotSeat,
  judge,
  leastAnswer,
  type Pick,
  type Refusal,
  sample,
  type Ways,
} from '@ironbottom/umpire';
import { aimed } from './aiming.js';
import { boxes } from './air-operations.js';
import { filledUp, picked } from './answers.js';
import { arrangement } from './arranging.js';
import { type Bridge, onTheBridge, told } from './bridge.js';
import type { Doctrine } from './doctrine.js';
import { stepPick, turnPick, walk } from './flying.js';
import { formations } from './launching.js';
import { blank, keepUp, lookedAround, type Memory, placeMarks } from './memory.js';
import { missionOf } from './planes.js';
import { course, orders } from './sailing.js';
import { attempts, follow } from './shadowing.js';
import { shipFunctions } from './ship-functions.js';
import { depths, patrol } from './submarines.js';
import { transportOrders } from './transports.js';

/** `refused` hears of answers of his own making that would be refused; the least answer is given in their place. */
export type Heard = (ask: Ask, refusal: Refusal) => void;

/** One seat of one game. `doctrine` is asked for at every question: it may change as the game goes on. */
export function officer(
  seat: string,
  law: GameLaw,
  below: (n: number) => number,
  doctrine: (view: GameView) => Doctrine,
  refused: Heard,
  memory: Memory = blank(),
): BotSeat<FlatTopGame> {
  const side = sides.find((each) => each === seat) ?? 'allied';
  return {
    answer(view, ask, ways) {
      const now = doctrine(view);
      keepUp(memory, view, law, side, now.discerns);
      const answer = decide(onTheBridge(view, law, side, ways, memory, now, below), ask);
      const refusal = answer === undefined ? undefined : judge(view, ask, answer, ways);
      if (answer !== undefined && refusal === undefined) return answer;
      if (refusal !== undefined) refused(ask, refusal);
      return anything(view, ask, ways, below);
    },
    intents: () => memory.intents.splice(0),
  };
}

/** The least answer, or any at all. */
function anything(view: GameView, ask: Ask, ways: Ways<GameView> | undefined, below: (n: number) => number): Answer {
  const least = leastAnswer(ask);
  const answer =
    least !== undefined && judge(view, ask, least, ways) === undefined ? least : sample(view, ask, below, ways);
  if (answer === undefined) throw new Error(`there is no legal answer to "${ask.prompt}" (${ask.rule})`);
  return answer;
}

function decide(bridge: Bridge, ask: Ask): Answer | undefined {
  const { view } = bridge;
  switch (view.owes?.kind) {
    case 'set-up':
      return arrangement(bridge, ask);
    case 'replacements':
      return ask.ask === 'sheet' ? filledUp(ask) : undefined;
    case 'air-operations':
      if (ask.ask !== 'sheet') return undefined;
      return ask.rule === '8.10.2' ? formations(bridge, ask) : boxes(bridge, ask);
    case 'plotting':
      return ask.ask === 'sheet'
        ? transportOrders(bridge, ask, shipFunctions(bridge, ask, orders(ask)))
        : ask.ask === 'walk'
          ? course(bridge, ask)
          : undefined;
    case 'shadowing':
      return ask.ask === 'sheet' ? attempts(bridge, ask) : ask.ask === 'walk' ? follow(bridge, ask) : undefined;
    case 'plane-movement':
    case 'interception':
      return ask.ask === 'pick' ? picked(ask, () => true) : undefined;
    case 'segment':
      return ask.ask === 'pick' ? stepPick(bridge, ask) : undefined;
    case 'alternation':
      return ask.ask === 'pick' ? turnPick(bridge, ask) : undefined;
    case 'flight':
      return told(view, 'trim') === true ? undefined : walk(bridge, ask);
    case 'landing':
      return ask.ask === 'sheet' ? filledUp(ask, isRash(bridge)) : undefined;
    case 'combat':
      return ask.ask === 'pick' ? shown(bridge, ask) : undefined;
    case 'battle':
      return aimed(bridge, ask) ?? straightforward(ask, view.seat);
    case 'submarines':
      return ask.ask === 'sheet' ? patrol(bridge, ask) : ask.ask === 'pick' ? depths(bridge, ask) : undefined;
    case 'record':
      return ask.ask === 'pick' ? hidden(bridge, ask) : undefined;
    default:
      return undefined;
  }
}

/** OPT-EPF.7 On a damaged field with a die only whoever cannot wait. */
function isRash({ view, own, turn }: Bridge): (row: number, id: string) => boolean {
  const flight = own.flights.find(({ id }) => id === told(view, 'af'));
  return (row, id) => id.endsWith(beyondId('')) && (flight?.lots[row]?.deadline ?? turn) > turn;
}

/** 7.1 Bombers over their target and fighters where enemies are overhead show themselves, to fight. */
function shown(bridge: Bridge, ask: Pick): string[] {
  const { view, own, law, side, memory } = bridge;
  lookedAround(memory, view, law);
  placeMarks(memory, view, law, side);
  const { marks } = view.knows;
  return picked(ask, ({ id }) => {
    const flight = own.flights.find((each) => each.id === id);
    if (flight === undefined) return false;
    const mission = missionOf(law, flight);
    if (mission === 'strike') return isTarget(bridge, flight.hex);
    return mission === 'patrol' && marks.some(({ kind, hex }) => kind === 'AF' && hex === flight.hex);
  });
}

const isTarget = ({ view, law, enemy }: Bridge, hex: number): boolean =>
  view.knows.marks.some((mark) => mark.kind === 'TF' && mark.hex === hex) ||
  basesOnBoard(law, view.public, enemy).some((base) => mapboard.baseAt(hex) === base);

/** 7.7 Off the map, but for searchers beside a fleet: from the map they may go on shadowing it. */
function hidden({ own, view, law }: Bridge, ask: Pick): string[] {
  const near = (hex: number): boolean =>
    view.knows.marks.some((mark) => mark.kind === 'TF' && mapboard.distance(mark.hex, hex) <= 2);
  return picked(ask, ({ id }) => {
    const flight = own.flights.find((each) => each.id === id);
    return flight === undefined || missionOf(law, flight) !== 'search' || !near(flight.hex);
  });
}
