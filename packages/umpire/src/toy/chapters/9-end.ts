/** 9 The beginning and the end of a turn, and of the game. */
import { cite } from '../cite.js';
import { allies, anyAfloat } from '../state.js';
import type { Straiter } from './1-straits.js';

/** 9.3 A squall comes in a turn that nobody knows beforehand; each turn tells whether it is this one. */
export function startOfTurn(table: Straiter): void {
  const { public: pub, umpire } = table.state;
  const { law } = table;
  if (!law.squalls) return;
  if (umpire.secret.squall === 0) umpire.secret.squall = law.first + table.roll('9.3', 'umpire', 6, []);
  if (pub.squall !== 0) return;
  const squall = umpire.secret.squall === pub.turn;
  if (squall) pub.squall = pub.turn;
  table.tell('all', '9.3', 'weather', { turn: pub.turn, squall });
}

/** 9.1 The game ends after its last turn, or with the last ship of the convoy. */
export function endOfTurn(table: Straiter): boolean {
  const { public: pub } = table.state;
  const late = pub.turn >= table.law.turns && cite('9.1');
  const empty = allies.every((seat) => !anyAfloat(pub, table.law, seat)) && cite('9.4');
  if (!late && !empty) return false;
  // 9.2 The allies win with enough points; otherwise Red has held the straits.
  const won = pub.score >= table.law.goal && cite('9.2');
  const winners = won ? [...allies] : ['Red'];
  const why = `the convoy brought home ${pub.score} points and needed ${table.law.goal}`;
  table.end({ winners, why, rule: '9.2' });
  table.say('9.2', 'end', { winners, score: pub.score });
  return true;
}
