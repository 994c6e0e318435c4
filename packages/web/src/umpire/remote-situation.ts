/** What the page gets of a match on the server. */
import { type Kit, type Seat, standIn, toldOfBot, type View } from '@ironbottom/umpire';
import { umpire } from '../words/umpire.js';
import type { Afar, Situation, TableView } from './messages.js';
import { askedOf, lookable, momentOf, type Remote, sightOf, stateOf, tableIn, watchers } from './remote.js';
import { type Sight, shownOf } from './sight.js';

export function remoteSituation(remote: Remote): Situation {
  const { id, ground, about, looking } = remote;
  const scenario = ground.book.rulebook.scenarios.find((each) => each.id === about.match.scenario)?.title ?? '';
  const { title } = about.match;
  const sight = sightOf(remote);
  const shown = sight === undefined ? null : shownFrom(remote, sight);
  const common = {
    id,
    title: ground.book.title,
    scenario: title === scenario ? scenario : title,
    moment: momentOf(remote, looking),
    afar: afarOf(remote),
  };
  if (!remote.shown) {
    const seats = [nameIn(remote, looking)];
    return { ...common, curtain: { person: 'me', seats, undo: false }, table: null };
  }
  return { ...common, curtain: null, table: sight === undefined || shown === null ? null : tableOf(remote, shown) };
}

/** Those who only watch see what lies open: as the board draws it, or in tables where there is none. */
function shownFrom({ looking }: Remote, sight: Sight): ReturnType<typeof shownOf> {
  if (looking !== watchers) return shownOf(sight);
  const { board } = sight.book;
  const view = { ...emptyView, public: sight.view.public };
  if (board === null) return shownOf({ ...sight, view });
  const { tracks: _, ...drawn } = board;
  return shownOf({
    ...sight,
    view,
    book: { ...sight.book, board: { ...drawn, scene: (_view, law) => board.watched(view.public, law) } },
  });
}

const emptyView: View<Kit> = { seat: watchers, public: {}, own: {}, knows: {}, owes: null, over: null };

function nameIn(remote: Remote, seat: Seat): string {
  return tableIn(remote).seats.find((each) => each.seat === seat)?.name ?? seat;
}

function tableOf(remote: Remote, shown: ReturnType<typeof shownOf>): TableView {
  const { looking, mine } = remote;
  const { outcome, status } = tableIn(remote);
  const named = (seat: Seat): { seat: Seat; name: string } => ({
    seat,
    name: seat === watchers ? umpire.everybody : nameIn(remote, seat),
  });
  const sits = mine.includes(looking);
  const live = status === 'live' && sits;
  return {
    ...shown,
    seat: looking,
    seatName: looking === watchers ? umpire.watching : nameIn(remote, looking),
    seats: lookable(remote).map(named),
    answered: remote.known.has(looking),
    elsewhere: mine.filter((seat) => seat !== looking && askedOf(remote, seat) !== null).map(named),
    coach: null,
    // What a program would do is nobody's to ask where the result counts.
    adviser: remote.about.match.rated ? null : shown.adviser,
    undo: live,
    undoWhy: live ? '' : sits ? umpire.noUndoNow : umpire.onlyWatch,
    over:
      status !== 'over' || outcome === null
        ? null
        : {
            result: umpire.wonBy(outcome.winners.map((seat) => nameIn(remote, seat))),
            why: outcome.why,
            rule: outcome.rule,
          },
  };
}

function standInFor({ ground: { book } }: Remote): Afar['standIn'] {
  const found = standIn(book.bots);
  return found === undefined ? null : { title: found.bot.title, called: found.called };
}

function afarOf(remote: Remote): Afar {
  const { id, about, looking, mine } = remote;
  const state = stateOf(remote, looking);
  const clock = state?.clock ?? null;
  return {
    match: id,
    connected: remote.connected,
    table: tableIn(remote),
    mine,
    seat: looking,
    seq: state?.seq ?? 0,
    clock: clock === null ? null : { ...clock, at: clock.at - remote.skew },
    chat: remote.shown ? (state?.chat ?? []) : [],
    agreed: {
      clock: about.match.clock,
      onTimeOut: about.onTimeOut,
      rated: about.match.rated,
      watched: about.watch.see !== 'nothing',
      late: about.watch.see === 'full' ? about.watch.minutes : null,
      commitment: about.commitment,
    },
    bots: remote.ground.book.bots.map(toldOfBot),
    standIn: standInFor(remote),
    curtained: remote.curtained,
    overtaken: remote.tracks.overtaken.has(looking),
  };
}
