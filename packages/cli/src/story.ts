/** A game from its beginning, answer by answer, with what came of each. */
import {
  type Answer,
  type Ask,
  askOf,
  type Beside,
  begin,
  type Event,
  type Game,
  type Kit,
  type Result,
  submit,
} from '@ironbottom/umpire';

/** `beside`: what is told of the answer once the game is over. */
export type Chapter = { given?: { seat: string; ask: Ask; answer: Answer; beside: Beside }; events: Event[] };

export function storyOf(game: Game<Kit>): Chapter[] {
  const begun = begin(game.rulebook, game.setup, game.source);
  if ('errors' in begun) throw new Error(`a game that was played has a set-up that is refused: ${begun.errors[0]}`);
  const again = begun.game;
  const story: Chapter[] = [{ events: again.opening.events }];
  for (const { seat, answer, meant, hint } of game.log) {
    const beside = { ...(meant && { meant }), ...(hint !== undefined && { hint }) };
    const ask = askOf(again, seat);
    const played = submit(again, seat, answer);
    if (ask === undefined || 'refusal' in played) throw new Error(`an answer of ${seat} that was given is refused`);
    story.push({ given: { seat, ask, answer, beside }, events: played.events });
  }
  return story;
}

export function howItStands(over: Result | null): string {
  if (over === null) return 'The game is under way.';
  const who = over.winners.length === 0 ? 'Nobody has won' : `Won by ${over.winners.join(', ')}`;
  return `${who}: ${over.why} (${over.rule}).`;
}
