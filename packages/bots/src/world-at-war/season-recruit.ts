/** A newcomer in the Pacific box: keeps the lines open, builds what is short, sends submarines where the traffic was. */
import { type Answer, type Ask, type Bot, leastAnswer, type RowAnswer, type Sheet } from '@ironbottom/umpire';
import {
  convoyRows,
  type SeasonGame,
  type SeasonLaw,
  type SeasonView,
  type Spread,
  waters,
} from '@ironbottom/world-at-war';

export const seasonRecruit: Bot<SeasonGame> = {
  name: 'recruit',
  title: 'Recruit',
  about: 'Keeps its lines open and hunts where the traffic was: a fair opponent for a first game.',
  seat: (_seat, law, below) => ({ answer: (view, ask) => answered(view, law, ask, below) }),
};

function answered(view: SeasonView, law: SeasonLaw, ask: Ask, below: (n: number) => number): Answer {
  if (ask.ask !== 'sheet') return leastAnswer(ask) ?? [];
  return view.public.phase === 'convoys' ? convoys(view, law, ask) : stations(view, ask, below);
}

type Row = (typeof convoyRows)[number];

/** Everything useful is carried; what BRPs are left go where they are wanted most. */
function convoys(view: SeasonView, { scenario }: SeasonLaw, sheet: Sheet): RowAnswer[] {
  const { public: pub } = view;
  const mine = view.seat === 'japan' ? pub.sides.japan : pub.sides.allies;
  const theirs = view.seat === 'japan' ? pub.sides.allies : pub.sides.japan;
  const said = new Map<Row, number>();
  const left = sheet.limits.map(({ most }) => most);
  const most = (row: Row): number => {
    const at = convoyRows.indexOf(row);
    const asked = sheet.rows[at];
    let room = asked?.ask === 'say' ? asked.to : 0;
    for (const [i, { of }] of sheet.limits.entries())
      for (const term of of) if (term.row === at) room = Math.min(room, Math.floor((left[i] ?? 0) / (term.each ?? 1)));
    return Math.max(0, room);
  };
  const give = (row: Row, wanted: number): void => {
    const at = convoyRows.indexOf(row);
    const n = Math.min(wanted, most(row));
    if (n <= 0) return;
    said.set(row, (said.get(row) ?? 0) + n);
    for (const [i, { of }] of sheet.limits.entries())
      for (const term of of) if (term.row === at) left[i] = (left[i] ?? 0) - n * (term.each ?? 1);
  };
  for (const row of ['line', 'oil', 'supply', 'troops'] as const) give(row, 99);
  const remaining = scenario.seasons - pub.season;
  const wantedTransports = view.seat === 'japan' ? 17 : 12;
  const fleet = mine.transports + mine.port;
  if (remaining > 2) {
    give('transports', Math.min(2, wantedTransports - fleet));
    const asw = theirs.submarines > 2 * mine.asw ? 1 : 0;
    give('asw', asw);
    // Japan has nothing else to spend its BRPs on.
    give('submarines', view.seat === 'japan' ? 99 : 2);
  }
  give('grants', 99);
  return sheet.rows.map((row, i): RowAnswer => {
    const name = convoyRows[i];
    return row.ask === 'say' && name !== undefined ? (said.get(name) ?? row.from) : (leastAnswer(row) ?? 0);
  });
}

/** Where there is more there is more to find, and more to guard; chance keeps it from being foreseen. */
function stations(view: SeasonView, sheet: Sheet, below: (n: number) => number): RowAnswer[] {
  const { japan, allies } = view.public.sides;
  const [mine, theirs] = view.seat === 'japan' ? [japan, allies] : [allies, japan];
  return sheet.rows.map((row, i): RowAnswer => {
    if (row.ask !== 'split') return leastAnswer(row) ?? 0;
    return strewn(row.total, i === 0 ? theirs.traffic : mine.traffic, below);
  });
}

function strewn(total: number, by: Spread, below: (n: number) => number): { [water: string]: number } {
  const weights = waters.map((water) => by[water] + 1);
  const sum = weights.reduce((all, each) => all + each, 0);
  const placed: { [water: string]: number } = {};
  for (let n = 0; n < total; n++) {
    let at = below(sum);
    for (const [i, water] of waters.entries()) {
      const weight = weights[i] ?? 0;
      if (at < weight) {
        placed[water] = (placed[water] ?? 0) + 1;
        break;
      }
      at -= weight;
    }
  }
  return placed;
}
