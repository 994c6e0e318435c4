/** The strike as a game: the state set up, every question asked and answered, events for both seats, a log. */
import { type FlatTop, flatTop, straightforward } from '@ironbottom/flat-top';
import {
  advance,
  askOf,
  awaited,
  type Event,
  gameAt,
  heardBy,
  type Plain,
  type Setup,
  type State,
  submit,
} from '@ironbottom/umpire';
import { type Contender, clock } from '../measure.js';

const batch = 2_000;

const source = { from: 'seed' as const, seed: '7f'.repeat(32), entropy: {} };

type Inbox = { readonly seat: string; readonly heard: (readonly Event[])[] };

/** Options, charts and forces are read once; each strike then begins with a copy of the state before anything happened. */
export function umpireStrikes(set: Plain): Contender & { asked(): number } {
  const setup: Setup = { scenario: 'battle', options: {}, charts: {}, set };
  const read = flatTop.law(setup);
  if ('errors' in read) throw new Error(read.errors.join('\n'));
  const { law } = read;
  const seats = flatTop.seats(setup);
  const { public: pub, seats: parts, secret, agenda, turn, phase } = flatTop.open(law, setup);
  const umpire = { secret, agenda, window: null, clock: { turn, phase }, rolls: {}, over: null };
  const start: State<FlatTop> = { public: pub, seats: parts, umpire };
  let hour = 0;
  let asked = 0;

  /** Each strike has an hour of its own, and so dice of its own. */
  function strike(): number {
    const state = flatTop.clone(start);
    state.umpire.clock.turn = hour++;
    const game = gameAt(flatTop, setup, law, seats, source, state);
    const inboxes = seats.map(({ seat }): Inbox => ({ seat, heard: [] }));
    advance(game);
    for (let events = game.desk.book.events; ; ) {
      for (const { seat, heard } of inboxes) heard.push(heardBy(events, seat));
      const [seat] = awaited(game);
      const ask = seat === undefined ? undefined : askOf(game, seat);
      if (seat === undefined || ask === undefined) break;
      asked += 1;
      const played = submit(game, seat, straightforward(ask, seat));
      if ('refusal' in played) throw new Error(`${played.refusal.rule}: ${played.refusal.why}`);
      events = played.events;
    }
    if (game.state.umpire.over === null || game.log.length === 0) throw new Error('the strike did not end');
    return game.state.public.points.allied;
  }

  return {
    name: 'through the umpire',
    asked: () => asked / hour,
    run() {
      let points = 0;
      const begun = clock();
      for (let i = 0; i < batch; i++) points += strike();
      const ms = clock() - begun;
      if (points < batch) throw new Error('these strikes hit nothing');
      return { count: batch, ms };
    },
  };
}
