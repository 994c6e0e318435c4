/**
 * 19.8 The Ammunition Record Sheet: which guns can still speak, and what a turn of combat costs. What is left is its
 * owner's secret (19.8.1).
 */

import type { Out } from '@ironbottom/umpire';
import type { Scenario } from '../charts/scenario-changes.js';
import { cite } from '../cite.js';
import { shipWith } from '../shapes.js';
import type { Battle, Rules, Ship, Side } from '../state.js';
import { gunneryOf, isSunk, putShip } from './21-damage.js';

/** 19.8.3 Destroyers and fast transports have guns for one turn, whatever the table. */
export function gunsLastOneTurn(ship: Pick<Ship, 'type'>): boolean {
  return ship.type === 'DD' || ship.type === 'APD';
}

/** The law, wherever it is needed: of a battle or of what one side sees of it. */
export type Where = { readonly rules: Rules; readonly scenario: Scenario | null };
export type GunsFor = 'gunnery' | 'bombardment';

/** The Gunnery Factor left after damage; special shells change it (Guadalcanal 1, R150). Both sides can work it out. */
export function gunsOf({ rules, scenario }: Where, ship: Ship, against: GunsFor): number {
  if (scenario === null) return gunneryOf(ship);
  const shells = rules.charts.scenarioChanges.values[scenario].shells[ship.name];
  return gunneryOf(shells !== undefined && cite('SC5.1') ? { ...ship, gunnery: shells[against] } : ship);
}

/**
 * 19.8.1, 19.8.3 Of `guns`, what a ship can use in a turn whose combat costs `cost` ammunition: none with empty magazines,
 * half (rounded up) when there is too little for the whole turn.
 */
export function usableGuns(ship: Ship, guns: number, cost: number): number {
  if (guns === 0) return 0;
  if (gunsLastOneTurn(ship)) return ship.ammunition > 0 || !cite('19.8.3') ? guns : 0;
  if (ship.ammunition >= cost || !cite('19.8.1')) return guns;
  return ship.ammunition === 0 ? 0 : Math.ceil(guns / 2);
}

/** 19.8.1 A turn of gunnery costs as much as its table, or all that is left; 19.8.3 a destroyer's guns have had their turn. */
export function spendAmmunition(battle: Battle, side: Side, index: number, cost: number): void {
  const ship = battle.ships[side][index];
  if (ship === undefined || ship.ammunition === 0 || isSunk(ship)) return;
  if (gunsLastOneTurn(ship)) {
    if (cite('19.8.3')) putShip(battle, side, index, shipWith(ship, 'ammunition', 0));
  } else if (cite('19.8.1')) {
    putShip(battle, side, index, shipWith(ship, 'ammunition', Math.max(0, ship.ammunition - cost)));
  }
}

/** 19.8.2 Torpedoes go all at once, and only once in a game. */
export function spendTorpedoes(battle: Battle, side: Side, index: number): void {
  const ship = battle.ships[side][index];
  if (ship !== undefined && ship.torpedoes > 0 && cite('19.8.2'))
    putShip(battle, side, index, shipWith(ship, 'torpedoes', 0));
}

/** 19.8 The sheet after a fight, for its owner's eyes alone. */
export function reportAmmunition(battle: Battle, side: Side, fired: readonly number[], out: Out): void {
  if (!out.on || fired.length === 0 || !cite('19.8')) return;
  const left: { [name: string]: number } = {};
  for (const index of fired) {
    const ship = battle.ships[side][index];
    if (ship !== undefined && !isSunk(ship)) left[ship.name] = ship.ammunition;
  }
  if (Object.keys(left).length > 0) out.say('19.8', 'ammunition-left', { side, left }, [side]);
}

/**
 * Expanded Ship Functions 6, R181: at the end of a turn the Japanese destroyers that took no part in combat have fresh
 * torpedoes (their factor is 1, 19.8.3). `engaged` names the ships that did take part; a ship that stood in a Screen
 * nobody broke through did not (`shipsEngaged`). Nothing limits how often.
 */
export function reloadTorpedoes(battle: Battle, engaged: ReadonlySet<string>, out: Out): void {
  if (!battle.rules.options.torpedoReloads) return;
  const reloaded: string[] = [];
  battle.ships.japan.forEach((ship, index) => {
    if (ship.type !== 'DD' || ship.torpedoes > 0 || isSunk(ship) || engaged.has(ship.id)) return;
    if (!cite('OPT-ESF.6')) return;
    putShip(battle, 'japan', index, shipWith(ship, 'torpedoes', 1));
    reloaded.push(ship.name);
  });
  if (out.on && reloaded.length > 0) out.say('OPT-ESF.6', 'torpedoes-reloaded', { ships: reloaded }, ['japan']);
}
