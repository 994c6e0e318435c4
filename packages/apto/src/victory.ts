/** Who has won: the lines of the scenario, counted when its last month is over. */
import { monthNumber } from './calendar.js';
import type { Law } from './law.js';
import { hexName } from './names.js';
import { enemyOf, type Side } from './pieces.js';
import { seatsOn, type Theatre } from './play.js';
import { holderAt, indexOf, situationOf } from './situation.js';
import type { Pub } from './state.js';

/** How many hexes of the aim the side has. */
export function held(pub: Pub, { scenario: { aim }, map }: Law): number {
  const situation = situationOf(pub, map);
  return aim.hexes.filter((id) => holderAt(situation, indexOf(map, id)) === aim.side).length;
}

export function standing(pub: Pub, law: Law): { winner: Side | 'draw'; why: string; count: number } {
  const { aim } = law.scenario;
  const count = held(pub, law);
  const line = aim.lines.find(({ atLeast }) => count >= atLeast);
  return { winner: line?.winner ?? enemyOf(aim.side), why: line?.why ?? shortOf(aim, count), count };
}

/** What was missing for the last of its lines. */
function shortOf({ side, hexes, lines }: Law['scenario']['aim'], count: number): string {
  const who = side === 'japan' ? 'Japan does' : 'the Allies do';
  const [only] = hexes;
  if (only !== undefined && hexes.length === 1) return `${who} not hold ${hexName(only)}`;
  const least = Math.min(...lines.map(({ atLeast }) => atLeast));
  return `${who} not hold enough: ${count} of ${hexes.length}, and ${least} were needed`;
}

/** Whether the game is over. */
export function decide(table: Theatre): boolean {
  const { law } = table;
  const { public: pub } = table.state;
  if (monthNumber(pub) < monthNumber(law.scenario.last)) return false;
  const { winner, why, count } = standing(pub, law);
  table.say('9.27', 'end', { winner, why, count });
  table.end({ winners: winner === 'draw' ? [] : seatsOn(law, winner), why, rule: '9.27' });
  return true;
}
