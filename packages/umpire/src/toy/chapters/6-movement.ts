/** 6 Movement: ship by ship, hex by hex, with all that may happen on the way. */
import type { Item, Place, WalkAnswer } from '../../asks.js';
import type { FrameKind } from '../../rulebook.js';
import { cite } from '../cite.js';
import { most, speed } from '../law.js';
import { distance } from '../map.js';
import { isAlly, partOf, type Ship, type ShipId, type Straits, type StraitsFrame, type WalkFrame } from '../state.js';
import { damage, finishPhase, leave, type Straiter } from './1-straits.js';
import { isKnown } from './5-sweep.js';
import { boatsBeside } from './7-ambush.js';

const alarm: Item[] = [{ id: 'alarm', text: 'stop at the first mine, torpedo or ambush' }];
const none: Item[] = [];

/** 6.1 In the order of the roster: the convoy first, the patrol boats after it. */
export const move: FrameKind<Straits, StraitsFrame> = {
  run(table) {
    const { public: pub } = table.state;
    const { roster } = table.law;
    const convoy = pub.phase === 'convoy';
    for (; pub.scene.next < roster.length; pub.scene.next++) {
      const berth = roster[pub.scene.next];
      if (berth === undefined || isAlly(berth.seat) !== convoy || pub.ships[berth.id] === undefined) continue;
      return table.owe([berth.seat], berth.id);
    }
    pub.scene.next = 0;
    finishPhase(table);
  },

  ask(view) {
    const unit = String(view.owes?.about);
    const from = view.public.ships[unit]?.place ?? 0;
    const halts = isAlly(view.seat) ? alarm : none;
    return { ask: 'walk', rule: '6.1', prompt: 'move this ship', unit, from, budget: speed, halts };
  },

  take(table, _frame, answers) {
    const { scene } = table.state.public;
    const berth = table.law.roster[scene.next];
    if (berth === undefined) throw new Error('a ship was moved that is not on the roster');
    const { path, halt } = answers[berth.seat] as WalkAnswer;
    scene.next += 1;
    if (path.length === 0) return table.say('6.1', 'stays', { ship: berth.id });
    scene.ship = berth.id;
    partOf(table.state, berth.seat).own.course = { path, at: 0, halt };
    table.push({ kind: 'walk', rule: '6.1', ship: berth.id });
  },
};

/**
 * 6.1 A walk under way. Whatever interrupted it may have sunk the ship. Whether and where it goes on after an interrupt
 * was in its owner's mind alone: from there on each step is a disclosure, and so is stopping.
 */
export const walk: FrameKind<Straits, WalkFrame> = {
  run(table, frame) {
    const { public: pub } = table.state;
    let ship = pub.ships[frame.ship];
    const { own } = partOf(table.state, ship?.seat ?? table.law.owner[frame.ship] ?? '');
    const { course } = own;
    const resumed = course !== null && course.at > 0;
    for (; course !== null && course.at < course.path.length; ship = pub.ships[frame.ship]) {
      const to = course.path[course.at];
      if (ship === undefined || to === undefined || (pub.board[to] !== '' && cite('1.2'))) break;
      course.at += 1;
      sail(table, ship, to, resumed);
      if (isAlly(ship.seat) && dangers(table, ship)) return;
    }
    own.course = null;
    pub.scene.ship = null;
    if (resumed && isAfloat(table, frame.ship)) table.tell('all', '6.1', 'stops', { ship: frame.ship });
    table.pop();
  },
};

function sail(table: Straiter, ship: Ship, to: Place, resumed: boolean): void {
  const { board } = table.state.public;
  board[ship.place] = '';
  board[to] = ship.id;
  ship.place = to;
  if (resumed) table.tell('all', '6.1', 'sails', { ship: ship.id, place: to });
  else table.say('6.1', 'sails', { ship: ship.id, place: to });
}

/** What an ally's ship meets in the hex it has entered; true when somebody has to decide first. */
function dangers(table: Straiter, ship: Ship): boolean {
  const { chart } = table.law;
  if (chart.terrain[ship.place] === 'H' && cite('6.7')) {
    comeHome(table, ship);
    return false;
  }
  const { place } = ship;
  if (chart.terrain[place] === '~') markedWater(table, ship);
  if (chart.overDeep[place] === true && isAfloat(table, ship.id)) overTheDeep(table, ship);
  if (boatsBeside(table.state.public, table.law, place).length === 0 || !isAfloat(table, ship.id)) return false;
  table.state.public.scene.ambush = { boat: null };
  table.push({ kind: 'ambush', rule: '7.1', ship: ship.id, boat: null, covered: false });
  return true;
}

export const isAfloat = (table: Straiter, id: ShipId): boolean => table.state.public.ships[id] !== undefined;

/** 6.2 Marked water that nobody knows tells, once entered, whether a mine lay there. 6.3 One die: a mine does 1 or 2 hits. */
function markedWater(table: Straiter, ship: Ship): void {
  const { place, seat } = ship;
  if (isKnown(partOf(table.state, seat).knows, place) || !cite('6.2')) return;
  const { own } = partOf(table.state, 'Red');
  const mine = own.mines.includes(place);
  if (mine) own.mines = own.mines.filter((m) => m !== place);
  table.tell('all', '6.2', 'water', { place, mine });
  if (!mine) return;
  const face = table.roll('6.3', seat);
  raiseAlarm(table, ship);
  damage(table, ship, face >= 4 && cite('6.3') ? 2 : 1);
}

/** 6.4 A ship that was told to stops at the first alarm. */
export function raiseAlarm(table: Straiter, ship: Ship): void {
  const { course } = partOf(table.state, ship.seat).own;
  if (course?.halt.includes('alarm') && cite('6.4')) course.at = course.path.length;
}

/** 6.5 The submarine acts by its standing order, once a turn; that it did not is told as well. 6.6 Three or more hits. */
function overTheDeep(table: Straiter, ship: Ship): void {
  const { public: pub } = table.state;
  const { sunk, spent, fired } = pub.submarine;
  if (sunk || spent >= most.torpedoes || fired === pub.turn || !cite('6.5')) return;
  const { submarine } = partOf(table.state, 'Red').own;
  const fires =
    submarine !== null &&
    submarine.order === 'fire' &&
    submarine.torpedoes > 0 &&
    distance(table.law.chart, submarine.place, ship.place) <= 1;
  const { turn } = pub;
  table.tell('all', '6.5', 'deep', { turn, place: ship.place, from: fires ? submarine.place : null });
  if (!fires) return;
  submarine.torpedoes -= 1;
  pub.submarine.spent += 1;
  pub.submarine.fired = turn;
  raiseAlarm(table, ship);
  if (table.roll('6.6', 'Red') >= 3 || !cite('6.6')) damage(table, ship, 2);
}

/** 6.7 A ship that reaches harbour is home: one point, and two more for a cargo. */
function comeHome(table: Straiter, ship: Ship): void {
  const { public: pub } = table.state;
  const cargo = partOf(table.state, ship.seat).own.ships[ship.id]?.cargo === true;
  leave(table, ship, 'home');
  pub.score += cargo ? 3 : 1;
  table.say('6.7', 'home', { ship: ship.id, score: pub.score });
}
