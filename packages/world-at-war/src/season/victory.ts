/** The end of a game of seasons. The line is designed; docs/rulebooks/world-at-war.md says why it lies where it does. */
import { pointsOf } from './economy.js';
import type { SeasonTable } from './kit.js';

/** The side whose transports have done more wins; Japan, if it is equal. */
export function endOfSeason(table: SeasonTable): boolean {
  const { public: pub } = table.state;
  if (pub.season + 1 < table.law.scenario.seasons) return false;
  const japan = pointsOf('japan', pub.sides.japan);
  const allies = pointsOf('allies', pub.sides.allies);
  const winners = [japan >= allies ? 'japan' : 'allies'];
  table.end({ winners, why: `Japan has ${japan} points, the Allies ${allies}`, rule: '20.64' });
  table.say('20.64', 'end', { winners, japan, allies });
  return true;
}
