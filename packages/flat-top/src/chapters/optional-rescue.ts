/** Expanded Ship Functions 3: survivors of great ships may be rescued, by friend or enemy. */
import type { ShipType } from '../charts/ships.js';
import { cite } from '../cite.js';
import { type GameOwn, type GamePublic, type GameTable, ownOf } from '../game-kit.js';
import { changeHull, clearHull } from '../hulls.js';
import { type Hex, name } from '../map.js';
import type { Rescued, Wreck } from '../pieces.js';
import { enemyOf, type Ship, type Side, sides } from '../state.js';
import { isSunk } from './21-damage.js';
import { score } from './25-victory.js';
import type { ShipRow } from './optional-ship-orders.js';

const crewed: ReadonlySet<ShipType> = new Set(['CV', 'CVL', 'AV', 'CAV', 'BB', 'CA', 'CL', 'AP', 'APD']);
export const survivorFactors = 5;
const turnsAfloat = 5;
export const mostAboard = 2;

export const wreckId = ({ side, name: ship }: Pick<Wreck, 'side' | 'name'>): string => `${side} ${ship}`;

/** R382 Sunk in battle: who is scuttled has sent her crew away. */
export function leaveWreck({ state: { public: pub } }: GameTable, side: Side, ship: Ship, hex: Hex): void {
  if (!crewed.has(ship.type) || !cite('OPT-ESF.3')) return;
  pub.wrecks = [...(pub.wrecks ?? []), { side, name: ship.name, hex, turn: pub.turn }];
}

const fresh: Rescued = { got: 0, empty: false };
export const rescuedFrom = ({ rescued }: GameOwn, wreck: Wreck): Rescued => rescued?.[wreckId(wreck)] ?? fresh;

/** Within five turns after the one in which she was sunk. */
export const lastTurnFor = ({ turn }: Wreck): number => turn + turnsAfloat;
const isInTime = (wreck: Wreck, now: number): boolean => now > wreck.turn && now <= lastTurnFor(wreck);

const wrecksIn = ({ wrecks = [], turn }: GamePublic, hex: Hex): Wreck[] =>
  wrecks.filter((wreck) => wreck.hex === hex && isInTime(wreck, turn));

/** Where somebody may still be in the water, as far as this side knows. */
export const hopeIn = (pub: GamePublic, own: GameOwn, hex: Hex): Wreck[] =>
  wrecksIn(pub, hex).filter((wreck) => !rescuedFrom(own, wreck).empty);

/** All of them, those of this turn among them. */
export const wrecksAfloat = ({ wrecks = [], turn }: GamePublic, own: GameOwn): Wreck[] =>
  wrecks.filter((wreck) => turn <= lastTurnFor(wreck) && !rescuedFrom(own, wreck).empty);

const aboard = (own: GameOwn, { id }: Ship): number => own.hulls[id]?.survivors ?? 0;

/** One row for a task force that lies where somebody is in the water. */
export function rescueRows(pub: GamePublic, own: GameOwn, hex: Hex, ships: readonly Ship[]): ShipRow[] {
  const wrecks = hopeIn(pub, own, hex);
  if (wrecks.length === 0) return [];
  const able = ships.filter((ship) => ship.type !== 'PG' && ship.type !== 'SS' && aboard(own, ship) < mostAboard);
  if (able.length === 0 || !cite('OPT-ESF.3')) return [];
  const whose = [...new Set(wrecks.map((wreck) => wreck.name))].join(' and ');
  const prompt = `survivors of ${whose} are in the water: these ships stay and pick them up, a factor each`;
  const of = able.map(({ id, type, name: ship }) => ({ id, text: `${type} ${ship}` }));
  return [{ what: 'rescue', ship: '', rule: 'OPT-ESF.3', prompt, of, most: of.length }];
}

export function stayFor(own: GameOwn, turn: number, ships: readonly string[]): void {
  for (const ship of ships) changeHull(own, ship, { rescuing: turn });
}

/** R178 A factor for each ship. R383 Where both sides look, they take turns, whoever has the initiative first. */
export function rescueSurvivors(table: GameTable): void {
  const { public: pub } = table.state;
  const first = pub.initiative ?? 'allied';
  const order = [first, enemyOf(first)] as const;
  const queues = order.map((side) => lookingOut(ownOf(table.state, side), pub.turn));
  for (let i = 0; queues.some((queue) => i < queue.length); i++)
    for (const [k, side] of order.entries()) {
      const ship = queues[k]?.[i];
      if (ship !== undefined) pickUp(table, side, ship);
    }
}

const lookingOut = (own: GameOwn, turn: number): Ship[] =>
  own.ships.filter((ship) => own.hulls[ship.id]?.rescuing === turn && !isSunk(ship));

function pickUp(table: GameTable, side: Side, ship: Ship): void {
  const { state } = table;
  const own = ownOf(state, side);
  clearHull(own, ship.id, 'rescuing');
  const tf = own.tfs.find(({ id }) => id === ship.tf);
  if (tf === undefined || aboard(own, ship) >= mostAboard || !cite('OPT-ESF.3')) return;
  const here = wrecksIn(state.public, tf.hex);
  const left = (wreck: Wreck): number =>
    survivorFactors - sides.reduce((sum, who) => sum + rescuedFrom(ownOf(state, who), wreck).got, 0);
  const found = here.find((wreck) => left(wreck) > 0);
  for (const wreck of found === undefined ? here : [found]) {
    const got = rescuedFrom(own, wreck).got + (found === undefined ? 0 : 1);
    own.rescued = { ...own.rescued, [wreckId(wreck)]: { got, empty: found === undefined || got === survivorFactors } };
  }
  if (found !== undefined) changeHull(own, ship.id, { survivors: aboard(own, ship) + 1 });
  // Told, for whether somebody is left depends on what the enemy has done.
  table.tell([side], 'OPT-ESF.3', 'rescued', { ship: ship.id, from: found?.name ?? null, aboard: aboard(own, ship) });
}

/** Five points each; lost with the ship that has them aboard. */
export const survivorWorth = 5;

export const survivorsAboard = (own: GameOwn): number =>
  own.ships.reduce((sum, ship) => sum + (isSunk(ship) ? 0 : aboard(own, ship)), 0);

/** R178 At the end of the game, to whoever has them aboard, whoever they are. */
export function scoreSurvivors(table: GameTable): void {
  const [allied, japan] = sides.map((side) => survivorsAboard(ownOf(table.state, side)));
  const all = { allied: allied ?? 0, japan: japan ?? 0 };
  if (all.allied + all.japan === 0 || !cite('OPT-ESF.3')) return;
  table.state.public.survivors = all;
  table.tell('all', 'OPT-ESF.3', 'survivors', all);
  for (const side of sides) score(table, side, 'bonus', survivorWorth * all[side]);
}

/** 'Lexington in CC12' */
export const wreckTold = ({ name: ship, hex }: Wreck): string => `${ship} in ${name(hex)}`;
