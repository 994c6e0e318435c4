/** OPT-ESF.1 The proposed set-up where ships are fueling when the game begins: an oiler sails with them. */
import type { GameLaw } from '../game-kit.js';
import type { Side } from '../state.js';
import type { Squadron } from './4-forces.js';
import { mostShips, startsOf } from './4-starts.js';

const isOiler = (name: string): boolean => name.startsWith('AO ');

/** From another squadron of the same group; where there is no room, somebody else goes there instead. */
export function withOilers(law: GameLaw, side: Side, proposed: readonly Squadron[]): readonly Squadron[] {
  const begun = (law.scenario.special.fueling ?? []).filter((duty) => duty.side === side && duty.by === 'begun');
  if (begun.length === 0) return proposed;
  const { groups } = startsOf(law, side);
  const groupOf = ({ id }: Squadron): number =>
    groups.findIndex(({ slots, escorts }) => slots.includes(id) || escorts.includes(id));
  const squadrons = proposed.map((squadron) => ({ ...squadron, names: squadron.names.slice() }));
  for (const to of squadrons) {
    const needs = begun.some(({ ships }) => ships.some((ship) => to.names.includes(ship)));
    if (!needs || to.names.some(isOiler)) continue;
    const from = squadrons.find((each) => groupOf(each) === groupOf(to) && each.names.some(isOiler));
    const oiler = from?.names.find(isOiler);
    if (from === undefined || oiler === undefined) continue;
    from.names.splice(from.names.indexOf(oiler), 1);
    if (to.names.length >= mostShips(side)) from.names.push(...to.names.splice(-1));
    to.names.push(oiler);
  }
  return squadrons.filter(({ names }) => names.length > 0);
}
