/** What an after-action report tells, before it is laid out: from a replay's log, marks and moments. */
import type { BoardPanel } from '@ironbottom/umpire';
import type { Eyes, Luck, ReplayAt, ReplayHead, ReplayLine, ReplayMark } from '../umpire/replay-messages.js';

export type Battle = { at: number; title: string; forces: readonly BoardPanel[]; lines: ReplayLine[]; total: string };
export type Part = { title: string; lines: ReplayLine[]; battles: Battle[] };
export type Picture = { at: number; title: string; image: string };
export type Turn = { at: number; until: number; title: string; parts: Part[]; pictures: Picture[] };

export type Story = {
  head: ReplayHead;
  /** As whom it is told; empty for everybody. */
  seenBy: string;
  turns: Turn[];
  luck: Luck;
};

/** Who tells a report what it asks: the worker of the page, or a replay that lies beside it. */
export type Teller = {
  lines(eyes: Eyes): Promise<ReplayLine[]> | ReplayLine[];
  at(at: number, eyes: readonly Eyes[]): Promise<ReplayAt> | ReplayAt;
  luck(): Promise<Luck> | Luck;
};

/** All of it but the pictures. */
export async function storyOf(head: ReplayHead, teller: Teller, eyes: Eyes, detailed: boolean): Promise<Story> {
  const turns = turnsOf(head, await teller.lines(eyes), detailed);
  for (const battle of turns.flatMap(({ parts }) => parts.flatMap(({ battles }) => battles))) {
    const { scenes } = await teller.at(battle.at, [eyes]);
    battle.forces = scenes.flatMap(({ scene }) => scene.panels.filter(({ front }) => front === true));
  }
  const seenBy = eyes === 'all' ? '' : (head.seats.find(({ seat }) => seat === eyes.seat)?.name ?? '');
  return { head, seenBy, turns, luck: await teller.luck() };
}

/** The log in turns, its turns in parts, its battles apart. Parts in which nothing is told are left out. */
export function turnsOf(head: ReplayHead, lines: readonly ReplayLine[], detailed: boolean): Turn[] {
  const starts = head.marks.filter(({ kind }) => kind === 'turn');
  const turns = starts.map(({ at, text }, i): Turn => {
    const until = (starts[i + 1]?.at ?? head.last + 1) - 1;
    return { at, until, title: text, parts: [], pictures: [] };
  });
  let turn = -1;
  let part: Part = { title: '', lines: [], battles: [] };
  let battle: Battle | undefined;
  for (const line of lines) {
    while (turn + 1 < turns.length && (turns[turn + 1]?.at ?? 0) <= line.at && opensTurn(turns[turn + 1], line)) {
      turn += 1;
      part = { title: '', lines: [], battles: [] };
      turns[turn]?.parts.push(part);
      battle = undefined;
    }
    if (line.opens === 'part') {
      part = { title: bare(line.text), lines: [], battles: [] };
      battle = undefined;
      turns[Math.max(0, turn)]?.parts.push(part);
    } else if (line.opens === 'battle') {
      battle = { at: line.at, title: bare(line.text), forces: [], lines: [], total: line.total ?? '' };
      part.battles.push(battle);
    } else if (detailed || !line.minor) (battle ?? part).lines.push(line);
  }
  for (const each of turns) each.parts = each.parts.filter((told) => told.lines.length + told.battles.length > 0);
  return turns;
}

/** An answer that ends a turn is told with the turn it ends, up to the line that opens the next. */
function opensTurn(turn: Turn | undefined, line: ReplayLine): boolean {
  if (turn === undefined) return false;
  return line.at > turn.at || line.opens === 'part' || turn.at === 0;
}

const bare = (text: string): string => text.replace(/\.$/, '');

/** So many pictures are looked at; a file with more grows too large to send. */
const most = 24;

/** Moments worth a picture: the beginning, every turn with a battle, the end; in short quiet games every turn. */
export function pictured(head: ReplayHead, turns: readonly Turn[]): { at: number; turn: number; places: number[] }[] {
  const battles = head.marks.filter(({ kind }) => kind === 'battle');
  const within = ({ at, until }: Turn): ReplayMark[] => battles.filter((each) => each.at >= at && each.at <= until);
  const fought = turns.flatMap((turn, i) => {
    const there = within(turn);
    const [first] = there;
    return first === undefined ? [] : [{ at: first.at, turn: i, places: there.flatMap(({ place }) => place ?? []) }];
  });
  const quiet = fought.length === 0 && turns.length <= 8 ? turns.map(({ at }, i) => ({ at, turn: i, places: [] })) : [];
  const first = { at: turns[0]?.at ?? 0, turn: 0, places: [] };
  const last = { at: head.last, turn: Math.max(0, turns.length - 1), places: [] };
  const between = [...fought, ...quiet];
  const step = Math.max(1, Math.ceil(between.length / (most - 2)));
  const all = [first, ...between.filter((_, i) => i % step === 0), last];
  return all.filter((each, i) => all.findIndex((other) => other.at === each.at) === i);
}

/** How it stood after each turn in which that changed, and at the beginning. */
export function pointRows({ points, marks, last }: ReplayHead, end: string): string[][] {
  const turnAt = (at: number): string => marks.findLast((mark) => mark.kind === 'turn' && mark.at <= at)?.text ?? '';
  const rows = points.map(({ at, values }) => [
    at === last ? end : turnAt(at),
    ...values.map(({ value }) => String(value)),
  ]);
  return rows.filter((row, i) => i === 0 || row[0] !== rows[i + 1]?.[0]);
}
