/** The after-action report of a game that is over, for whoever has its file and no page. Pictures are the page's. */
import { seatName, shelved, workspace } from '@ironbottom/shelf';
import type { Game, Kit, Seat } from '@ironbottom/umpire';
import { record } from '../umpire/replay.js';
import { luckOf } from '../umpire/replay-luck.js';
import type { Eyes } from '../umpire/replay-messages.js';
import { momentOf } from '../umpire/replay-scene.js';
import { headOf, linesOf } from '../umpire/replay-told.js';
import { listed } from '../words/plural.js';
import { htmlOf } from './report-html.js';
import { markdownOf } from './report-markdown.js';
import { storyOf } from './story.js';

/** `seenBy`: the seat as which it is told; without one it is told without fog. */
export type ReportWish = { kind: 'html' | 'md'; seenBy?: Seat; detailed: boolean };

export async function reportOf(game: Game<Kit>, { kind, seenBy, detailed }: ReportWish): Promise<string> {
  const book = shelved(game.rulebook.name, game.setup.scenario);
  if (book === undefined) throw new Error(`${game.rulebook.name} does not stand on the shelf`);
  const ground = { book, rules: workspace, law: game.law, ways: game.desk.ways, house: game.setup.charts };
  const who = listed(game.seats.map(({ seat }) => seatName(book, seat)));
  const replay = record({ of: 'game', id: '', ground, game, text: '', who, eyes: 'all' });
  const eyes: Eyes = seenBy === undefined ? 'all' : { seat: seenBy };
  const teller = {
    lines: (through: Eyes) => linesOf(replay, through),
    at: (at: number, through: readonly Eyes[]) => momentOf(replay, at, through),
    luck: () => luckOf(replay),
  };
  const story = await storyOf(headOf(replay, null), teller, eyes, detailed);
  return kind === 'html' ? htmlOf(story) : markdownOf(story);
}
