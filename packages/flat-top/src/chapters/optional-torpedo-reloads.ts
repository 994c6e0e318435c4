/** Expanded Ship Functions 6 in a whole game: Japanese destroyers reload torpedoes in any turn in which they are in no combat. */
import type { Event, Plain } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type GameTable, ownOf } from '../game-kit.js';
import { shipWith, withEach } from '../shapes.js';
import { isSunk } from './21-damage.js';

const namesIn = (value: Plain | undefined): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** { name, factors }: at whom a base fires. */
const nameIn = (each: Plain): Plain =>
  typeof each === 'object' && each !== null && !Array.isArray(each) ? (each.name ?? null) : null;

/**
 * R386 Listens to a battle: in combat is whoever stood in front, or in a Screen that was broken through, whoever broke through,
 * bombarded or was fired at by a base, fought submarines, or sailed in a task force that was attacked from the air.
 */
export function hearCombat({ state }: GameTable, kind: string, data: Event['data']): void {
  const own = ownOf(state, 'japan');
  const { battle } = own;
  if (battle === null || state.public.battle === null) return;
  const all = battle.ships.map(({ name }) => name);
  const involved = (): readonly string[] => {
    if (state.public.battle?.why === 'submarines') return battle.submarines === undefined ? all : [];
    const { side, by, gunnery, torpedo, ships, longRange, target, at } = data;
    switch (kind) {
      case 'arrangement':
        return side === 'japan' ? [...namesIn(gunnery), ...namesIn(torpedo)] : [];
      case 'breakthrough':
        return side === 'japan' ? namesIn(ships) : all;
      case 'bombardment':
        return by === 'japan' ? [...namesIn(ships), ...namesIn(longRange)] : [];
      case 'base-fire-declared':
        return side === 'japan' || !Array.isArray(at) ? [] : at.flatMap((each) => namesIn([nameIn(each)]));
      case 'attack-announced': {
        const tf = by === 'allied' ? battle.ships.find(({ name }) => name === target)?.tf : undefined;
        return battle.ships.filter((ship) => ship.tf === tf).map(({ name }) => name);
      }
      default:
        return [];
    }
  };
  const now = involved().filter((name) => own.engaged?.includes(name) !== true);
  if (now.length > 0) own.engaged = [...(own.engaged ?? []), ...now];
}

/** R181 At the end of the turn, without limit of stock. */
export function reloadTubes(table: GameTable): void {
  const own = ownOf(table.state, 'japan');
  const reloaded: string[] = [];
  own.ships = withEach(own.ships, (ship) => {
    if (ship.type !== 'DD' || ship.torpedoes > 0 || isSunk(ship) || own.engaged?.includes(ship.name)) return ship;
    if (!cite('OPT-ESF.6')) return ship;
    reloaded.push(ship.name);
    return shipWith(ship, 'torpedoes', 1);
  });
  delete own.engaged;
  if (reloaded.length > 0) table.say('OPT-ESF.6', 'torpedoes-reloaded', { ships: reloaded }, ['japan']);
}
