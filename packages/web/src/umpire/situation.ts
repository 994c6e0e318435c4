/** What the page gets of a game at this screen: the view of the seat that looks, and nothing while it is handed over. */
import { seatName } from '@ironbottom/shelf';
import { awaited, type Seat } from '@ironbottom/umpire';
import { umpire } from '../words/umpire.js';
import { coachOf } from './guide.js';
import type { Situation, TableView } from './messages.js';
import { personOf, seatsOf } from './players.js';
import { mayUndo, type Session, sightOf, whyNoUndo } from './session.js';
import { type Sight, sceneOf, shownOf } from './sight.js';

export function situationOf(session: Session): Situation {
  const { id, book, game } = session;
  const scenario = book.rulebook.scenarios.find((each) => each.id === game.setup.scenario)?.title ?? '';
  const about = { id, title: book.title, scenario, moment: game.log.length, afar: null };
  const sight = sightOf(session);
  if (sight === undefined) {
    const seats = seatsOf(session.players, session.next).map((seat) => seatName(book, seat));
    return { ...about, curtain: { person: session.next, seats, undo: mayUndo(session) }, table: null };
  }
  return { ...about, curtain: null, table: tableOf(session, sight) };
}

function tableOf(session: Session, sight: Sight): TableView {
  const { book, game, looking, players } = session;
  const { over } = sight.view;
  const named = (seat: Seat): { seat: Seat; name: string } => ({ seat, name: seatName(book, seat) });
  const people = Object.keys(players).filter((seat) => players[seat]?.by === 'person');
  return {
    ...shownOf(sight),
    seat: looking,
    seatName: seatName(book, looking),
    seats: (over === null ? seatsOf(players, session.next) : people).map(named),
    answered: game.log.some(({ seat }, i) => seat === looking && session.byItself[i] !== true),
    elsewhere: awaited(game)
      .filter((seat) => seat !== looking && personOf(players, seat) === session.shown)
      .map(named),
    coach: coachOf(session, sight),
    undo: mayUndo(session),
    undoWhy: whyNoUndo(session),
    over: over && {
      result: umpire.wonBy(over.winners.map((seat) => seatName(book, seat))),
      why: over.why,
      rule: over.rule,
    },
  };
}

/** When and how it stands, for the list of saved games. Behind a curtain the clock too is nobody's. */
export function clockOf(session: Session): string {
  const sight = sightOf(session);
  return sight === undefined ? '' : sceneOf(sight).clock;
}
