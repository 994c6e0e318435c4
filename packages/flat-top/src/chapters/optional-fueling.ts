/** Expanded Ship Functions 1: ships that have to take in fuel do so beside an oiler, ten turns long. */
import { cite } from '../cite.js';
import { citeIn, ruleIn } from '../cite-scenario.js';
import { type GameLaw, type GameOwn, type GamePublic, type GameTable, ownOf } from '../game-kit.js';
import { changeHull, clearHull } from '../hulls.js';
import type { Hull, TaskForce } from '../pieces.js';
import { momentOn } from '../scenarios/dates.js';
import { type FuelDuty, turnAt } from '../scenarios/scenario.js';
import { type Ship, type Side, sides } from '../state.js';
import { weatherAt } from './6-weather.js';
import { isSunk } from './21-damage.js';
import type { ShipRow } from './optional-ship-orders.js';

export const turnsToFuel = 10;
const duties = { SC2: 'SC2.10', SC3: 'SC3.6' } as const;

const isOiler = ({ type }: Ship): boolean => type === 'AO';
const sailsIn = (own: GameOwn, tf: string): Ship[] => own.ships.filter((ship) => ship.tf === tf && !isSunk(ship));

/** Whoever sails with one of the ships that are named, and is no oiler. */
const ofDuty = (own: GameOwn, { ships }: FuelDuty): Ship[] => {
  const tfs = own.ships.filter(({ name }) => ships.includes(name)).map(({ tf }) => tf);
  return own.ships.filter((ship) => ship.tf !== '' && tfs.includes(ship.tf) && !isOiler(ship) && !isSunk(ship));
};

/** SC2.10, SC3.6 Who is fueling when the game begins, and who has to begin by an hour. Being both, she has begun. */
export function imposeDuties(own: GameOwn, law: GameLaw, side: Side): string[] {
  const { fueling = [] } = law.scenario.special;
  const mine = fueling.filter((duty) => duty.side === side);
  if (mine.length === 0 || !citeIn(duties, law.scenario)) return [];
  const begun: string[] = [];
  for (const duty of mine)
    if (duty.by === 'begun')
      for (const { id } of ofDuty(own, duty)) {
        changeHull(own, id, { fueled: 0 });
        begun.push(id);
      }
  for (const duty of mine)
    if (duty.by !== 'begun')
      for (const { id } of ofDuty(own, duty))
        if (own.hulls[id]?.fueled === undefined) changeHull(own, id, { fuelBy: turnAt(law.scenario, duty.by) });
  return begun;
}

/** When both sides have set up. */
export function beginFueling(table: GameTable): void {
  for (const side of sides) {
    const ships = imposeDuties(ownOf(table.state, side), table.law, side);
    if (ships.length > 0)
      table.say(ruleIn(duties, table.law.scenario), 'fueling', { ships: [...new Set(ships)] }, [side]);
  }
}

const isUnderWay = ({ fueled }: Hull): boolean => fueled !== undefined && fueled < turnsToFuel;
const hasOiler = (own: GameOwn, tf: string): boolean =>
  own.ships.some((ship) => isOiler(ship) && ship.tf === tf && !isSunk(ship));

/** R176 Away from the oiler before she is done, or not begun when she had to: one hex a turn until she is. */
export function isShortOfFuel(own: GameOwn, turn: number, ship: Ship): boolean {
  const hull = own.hulls[ship.id];
  if (hull === undefined || (hull.fueled === undefined && hull.fuelBy === undefined)) return false;
  const late = hull.fueled === undefined && hull.fuelBy !== undefined && turn >= hull.fuelBy;
  return (late || (isUnderWay(hull) && !hasOiler(own, ship.tf))) && cite('OPT-ESF.1');
}

const mayFuelIn = (pub: GamePublic, own: GameOwn, { id, hex }: TaskForce): boolean =>
  hasOiler(own, id) && weatherAt(pub, hex) !== 'storm';

/** R384 Only whoever has to is asked: fuel is of no use to the others. */
export function fuelRows(
  pub: GamePublic,
  own: GameOwn,
  law: GameLaw,
  tf: TaskForce,
  ships: readonly Ship[],
): ShipRow[] {
  const due = ships.filter(({ id }) => own.hulls[id]?.fuelBy !== undefined && own.hulls[id]?.fueled === undefined);
  if (due.length === 0 || !mayFuelIn(pub, own, tf) || !cite('OPT-ESF.1')) return [];
  const last = Math.min(...due.map(({ id }) => own.hulls[id]?.fuelBy ?? 0));
  const prompt = `these ships begin to fuel, ten turns beside an oiler; they have to by ${whenTold(law, last)}`;
  const of = due.map(({ id, type, name }) => ({ id, text: `${type} ${name}` }));
  return [{ what: 'fuel', ship: '', rule: 'OPT-ESF.1', prompt, of, most: of.length }];
}

/** '0100 5 May' */
export function whenTold({ scenario }: GameLaw, turn: number): string {
  const hours = scenario.firstHour - 1 + turn;
  return momentOn(scenario, { day: Math.floor(hours / 24) + 1, hour: (hours % 24) + 1 });
}

/** Those who begin, and then all that are beside an oiler from the plotting of this turn on. */
export function settleFueling(table: GameTable, side: Side, beginners: readonly string[]): void {
  const { public: pub } = table.state;
  const own = ownOf(table.state, side);
  const begun: string[] = [];
  for (const tf of own.tfs) {
    if (!mayFuelIn(pub, own, tf)) continue;
    for (const { id } of sailsIn(own, tf.id)) {
      if (beginners.includes(id) && own.hulls[id]?.fueled === undefined) {
        changeHull(own, id, { fueled: 0 });
        begun.push(id);
      }
      const hull = own.hulls[id];
      if (hull !== undefined && isUnderWay(hull)) changeHull(own, id, { fuelingOn: pub.turn });
    }
  }
  if (begun.length > 0) table.say('OPT-ESF.1', 'fueling', { ships: begun }, [side]);
}

/** R176 At the end of a turn: whoever has been with an oiler throughout, and not in a storm, has fueled for a turn. */
export function fuelForATurn(table: GameTable): void {
  const { public: pub } = table.state;
  for (const side of sides) {
    const own = ownOf(table.state, side);
    const done: string[] = [];
    for (const { id, tf } of own.ships) {
      const hull = own.hulls[id];
      if (hull?.fuelingOn === undefined) continue;
      clearHull(own, id, 'fuelingOn');
      const force = own.tfs.find((each) => each.id === tf);
      if (hull.fuelingOn !== pub.turn || force === undefined || !mayFuelIn(pub, own, force)) continue;
      if (!cite('OPT-ESF.1')) continue;
      const fueled = (hull.fueled ?? 0) + 1;
      changeHull(own, id, { fueled });
      if (fueled === turnsToFuel) done.push(id);
    }
    if (done.length > 0) table.say('OPT-ESF.1', 'fueled', { ships: done }, [side]);
  }
}

/** 'fueling, 3 turns of ten' */
export function fuelTold(own: GameOwn, law: GameLaw, turn: number, ship: Ship): string | undefined {
  const hull = own.hulls[ship.id];
  if (hull === undefined) return undefined;
  const slow = isShortOfFuel(own, turn, ship) ? ': one hex a turn' : '';
  if (isUnderWay(hull)) return `${slow === '' ? 'fueling' : 'not fueled'}, ${hull.fueled} turns of ten${slow}`;
  if (hull.fueled !== undefined || hull.fuelBy === undefined) return undefined;
  return `to begin fueling by ${whenTold(law, hull.fuelBy)}${slow}`;
}

/** Ships that would be parted from their oiler before they are done. `leaving`: those of each new task force. */
export function partedFromOilers(own: GameOwn, leaving: readonly (readonly string[])[]): string[] {
  const parted: string[] = [];
  for (const { id: tf } of own.tfs) {
    const ships = sailsIn(own, tf);
    if (!ships.some(isOiler)) continue;
    const gone = leaving.map((ids) => ships.filter(({ id }) => ids.includes(id)));
    const stay = ships.filter((ship) => !gone.some((group) => group.includes(ship)));
    for (const group of [...gone, stay])
      for (const { id, name } of group.some(isOiler) ? [] : group) {
        const hull = own.hulls[id];
        if (hull !== undefined && isUnderWay(hull)) parted.push(name);
      }
  }
  return parted;
}
