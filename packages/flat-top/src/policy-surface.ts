/**
 * A straightforward commander for chapter 19: guns forward, carriers and transports behind, a middling die, fire massed
 * until the most valuable ship within reach should sink. It knows only the question, like any other player.
 */
import type {
  Answer,
  Ask,
  Item,
  Pick,
  Policy,
  Row,
  RowAnswer,
  Share,
  Sheet,
  Split,
  SplitAnswer,
} from '@ironbottom/umpire';
import { columnEnds, combatResults, mostTable, resultNumber } from './charts/combat-results.js';

export const straightforwardSurface: Policy = (ask: Ask): Answer => {
  switch (ask.ask) {
    case 'pick':
      return pick(ask);
    case 'split':
      return mass(ask, tableIn(ask.prompt), undefined);
    case 'say':
      return middling(ask.from, ask.to);
    case 'sheet':
      return sheet(ask);
    case 'walk':
      return { path: [], halt: [] };
  }
};

/** 4 on the secret die. */
const middling = (from: number, to: number): number => Math.min(to, Math.max(from, 4));

function sheet(ask: Sheet): RowAnswer[] {
  return ask.rows.map((row): RowAnswer => {
    if (row.ask === 'say') return middling(row.from, row.to);
    if (row.ask === 'split') return mass(row, tableIn(ask.prompt), ask.limits[0]?.most);
    return row.rule === '19.3' ? position(row) : pick(row);
  });
}

const allowed = (of: readonly Item[]): Item[] => of.filter((item) => item.not === undefined);

/** Every ship that can; of two ways to go, the first: begin, fire, bombard at the usual range. */
function pick({ of, max }: Pick): string[] {
  return allowed(of)
    .slice(0, max)
    .map((item) => item.id);
}

/** Too precious, or too weak, for the line of battle. */
const keptBehind = new Set(['CV', 'CVL', 'AV', 'AP', 'APD', 'AO', 'PG', 'SS']);

/** 19.3 Torpedoes where they outweigh the guns, else guns, else the Screen. */
function position(row: Row & { ask: 'pick' }): string[] {
  const strength = (id: string): number => {
    const item = row.of.find((each) => each.id === id && each.not === undefined);
    return Number(/ with (\d+)$/.exec(item?.text ?? '')?.[1] ?? 0);
  };
  const guns = strength('gunnery');
  const torpedoes = strength('torpedo');
  if (keptBehind.has(typeIn(row.prompt)) || guns + torpedoes === 0) return ['screen'];
  return [torpedoes > guns ? 'torpedo' : 'gunnery'];
}

const typeIn = (text: string): string => /^[A-Z]+/.exec(text)?.[0] ?? '';
const tableIn = (prompt: string): number => Number(/on table (\d+)/.exec(prompt)?.[1] ?? 1);

/** What sinking each is worth, most first. */
const prizes = ['CV', 'CVL', 'BB', 'AV', 'CAV', 'CA', 'CL', 'AP', 'APD', 'AO', 'DD', 'SS', 'PG'];

type Prey = { id: string; rank: number; toSink: number; table: number; battleship: boolean; cap: number };

function preyOf(share: Share, table: number): Prey {
  const [, toSink = '1', crippled, anchored] = /, (\d+) to sink(, crippled)?(, anchored)?$/.exec(share.text) ?? [];
  const type = typeIn(share.text);
  const easier = (crippled === undefined ? 0 : 1) + (anchored === undefined ? 0 : 1);
  const rank = prizes.indexOf(type);
  return {
    id: share.id,
    rank: rank < 0 ? prizes.length : rank,
    toSink: Number(toSink),
    table: Math.min(mostTable, Math.max(1, table + easier)),
    battleship: type === 'BB',
    cap: share.cap,
  };
}

/** The fewest factors whose Result Number sinks her. */
function enough({ table, toSink }: Prey): number {
  let least = 1;
  for (const end of columnEnds) {
    if (resultNumber(combatResults, table, least) >= toSink) return least;
    least = end + 1;
  }
  return Number.POSITIVE_INFINITY;
}

/** Enough on each ship that can be sunk, the most valuable first, and what is over on the best of the others. */
function mass(split: Split, table: number, heavy: number | undefined): SplitAnswer {
  let left = split.total;
  let heavyLeft = heavy ?? split.total;
  const fire: SplitAnswer = {};
  const prey = split.over
    .filter((share) => share.not === undefined)
    .map((share) => preyOf(share, table))
    .sort((a, b) => a.rank - b.rank || a.toSink - b.toSink);
  const room = ({ id, battleship, cap }: Prey): number =>
    Math.min(cap - (fire[id] ?? 0), left, battleship ? heavyLeft : left);
  const aim = (at: Prey, factors: number): void => {
    if (factors <= 0) return;
    fire[at.id] = (fire[at.id] ?? 0) + factors;
    left -= factors;
    if (at.battleship) heavyLeft -= factors;
  };
  for (const each of prey) {
    const wanted = enough(each);
    if (wanted <= room(each)) aim(each, wanted);
  }
  const spared = prey.filter((each) => fire[each.id] === undefined);
  for (const each of [...spared, ...prey]) aim(each, room(each));
  return fire;
}
