/**
 * Whole battles at the desk: a set-up is fought to its end by two programs, over and over. Three percentile dice decide such a
 * battle, for all its own dice come from them; so a battle can be fought again, and many of them are a sample.
 */
import {
  type Answer,
  askOf,
  awaited,
  begin,
  type Chart,
  type ChartUsed,
  chance,
  type DeskProcedure,
  type Game,
  type Kit,
  misfit,
  type Procedure,
  record,
  type Seat,
  type Setup,
  sample,
  seedFrom,
  submit,
  viewOf,
} from '@ironbottom/umpire';
import type { Shelved } from './shelved.js';

export type WholeBattle = {
  readonly scenario: string;
  readonly house: Setup['charts'];
  faces: readonly number[];
  end: {
    readonly winners: readonly Seat[];
    readonly why: string;
    readonly points: { readonly [name: string]: number };
  } | null;
};

const deciding = 3;
/** Fought for the odds: enough for an interval of five in a hundred each way, in some seconds. */
const fought = 400;

const setupOf = ({ scenario, house }: Pick<WholeBattle, 'scenario' | 'house'>): Setup => ({
  scenario,
  options: {},
  charts: house,
  set: null,
});

const opened = ({ rulebook }: Shelved, setup: Setup, face: number): ReturnType<typeof begin<Kit>> =>
  begin(rulebook, setup, { from: 'seed', seed: seedFrom(`battle ${face}`), entropy: {} });

function playOut(shelf: Shelved, setup: Setup, face: number): NonNullable<WholeBattle['end']> {
  const { rulebook, bots, board } = shelf;
  const begun = opened(shelf, setup, face);
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  const { game } = begun;
  const below = chance(face);
  const [best] = bots;
  if (best === undefined) throw new Error('nobody plays this game');
  const seats = new Map(rulebook.seats(setup).map(({ seat }) => [seat, best.seat(seat, game.law, below)]));
  const ways = rulebook.ways?.(game.law);
  const answerOf = (seat: Seat, ask: NonNullable<ReturnType<typeof askOf>>): Answer | undefined =>
    seats.get(seat)?.answer(viewOf(game.state, seat), ask, ways);
  while (game.state.umpire.over === null) {
    const [seat = ''] = awaited(game);
    const ask = askOf(game, seat);
    if (ask === undefined) throw new Error(`${seat} is not asked`);
    const own = answerOf(seat, ask);
    if (own === undefined || 'refusal' in submit(game, seat, own))
      submit(game, seat, sample(viewOf(game.state, seat), ask, below, ways));
  }
  const { winners, why } = game.state.umpire.over;
  return { winners, why, points: pointsOf(game, board) };
}

function pointsOf(game: Game<Kit>, board: Shelved['board']): { [name: string]: number } {
  const [seat] = Object.keys(game.state.seats);
  const told = seat === undefined ? undefined : board?.points?.(viewOf(game.state, seat), game.law);
  return Object.fromEntries((told ?? []).map(({ name, value }) => [name, value]));
}

const isChart = (value: unknown): value is Chart<unknown> =>
  typeof value === 'object' && value !== null && 'provenance' in value && 'values' in value;

/** The charts of a law, where it names any. */
function chartsOf(law: unknown): ChartUsed[] {
  const named = typeof law === 'object' && law !== null && 'charts' in law ? law.charts : undefined;
  return Object.values(named ?? {})
    .filter(isChart)
    .map(({ id, title, provenance, source, exceptions = [] }) => ({
      id,
      title,
      provenance,
      source,
      exceptions: [...exceptions],
    }));
}

/** `rule`: the chapter such a battle belongs to. */
export function battleDesk(game: Shelved, id: string, title: string, rule: string): DeskProcedure<WholeBattle> {
  const { rulebook, seatNames } = game;
  const scenarios = rulebook.scenarios.map((each) => each.id);
  const schema = record({
    scenario: { type: 'string', enum: scenarios, description: 'a set-up', rule },
    'charts?': {
      type: 'object',
      patternProperties: { '^.*$': { type: 'object', patternProperties: { '^.*$': {} } } },
      rule: 'CHART',
      description: 'house values, such as {"naval-crt": {"4.5": "D4"}}',
    },
  });
  const procedure: Procedure<WholeBattle> = {
    next: ({ end }) => (end === null ? { need: 'die', rule, by: 'desk', sides: 100 } : undefined),
    die(battle, face, out) {
      battle.faces = [...battle.faces, face];
      if (battle.faces.length < deciding) return;
      const number = battle.faces.reduce((sum, each) => 100 * sum + each, 0);
      const end = playOut(game, setupOf(battle), number);
      battle.end = end;
      if (out.on) out.say(rule, 'fought', { winners: [...end.winners], why: end.why });
    },
    ask() {
      throw new Error('programs fight a whole battle');
    },
    decide: () => undefined,
    clone: (battle) => ({ ...battle }),
    key: (battle) => JSON.stringify(battle),
  };
  const nameOf = (seat: Seat): string => seatNames[seat] ?? seat;
  const won = (seats: readonly Seat[]): string =>
    seats.length === 0
      ? 'Nobody wins'
      : `${seats.map(nameOf).join(' and ')} ${seats.includes('allies') ? 'win' : 'wins'}`;
  return {
    id,
    title,
    about: `A set-up fought to its end by two recruits; the odds are those of ${fought} such battles.`,
    schema,
    example: { scenario: scenarios[0] ?? '' },
    procedure,
    policies: { recruits: { about: 'a recruit decides for either side', policy: () => [] } },
    check(input) {
      const problem = misfit(schema, input);
      if (problem !== undefined) return { problems: [problem] };
      const { scenario, charts: house = {} } = input as { scenario: string; charts?: Setup['charts'] };
      const begun = opened(game, setupOf({ scenario, house }), 1);
      if ('errors' in begun)
        return {
          problems: begun.errors.map((error) => ({
            field: 'charts',
            rule: 'CHART',
            why: error.replace(/^house charts[:,] /, ''),
          })),
        };
      const names = Object.keys(pointsOf(begun.game, game.board));
      return {
        sitting: {
          record: { scenario, house, faces: [], end: null },
          sampled: fought,
          orders: (policy) => policy,
          measures({ end }) {
            const figures: { [measure: string]: number } = {};
            for (const seat of Object.keys(seatNames))
              figures[`won by ${nameOf(seat)}`] = end?.winners.includes(seat) === true ? 1 : 0;
            for (const name of names) figures[`points of ${name}`] = end?.points[name] ?? 0;
            return figures;
          },
        },
      };
    },
    words: ({ data: { winners, why } }) => `${won(Array.isArray(winners) ? winners.map(String) : [])}: ${why}.`,
    dieFor: ({ faces }) => `which battle it is, percentile die ${faces.length + 1} of ${deciding}`,
    forces: ({ scenario, end }) => [
      {
        title: rulebook.scenarios.find((each) => each.id === scenario)?.title ?? scenario,
        head: ['Won by', 'How'],
        rows: end === null ? [] : [[won(end.winners), end.why]],
      },
    ],
    outcome: ({ end }) => ({ winners: [...(end?.winners ?? [])], why: end?.why ?? '', points: { ...end?.points } }),
    charts(battle) {
      const read = rulebook.law(setupOf(battle));
      return 'errors' in read ? [] : chartsOf(read.law);
    },
  };
}
