/** 8.7 What its owner may pull down in a Seasonal Turn before the enemy has it; and work that is given up before it is finished. */
import type { Item } from '@ironbottom/umpire';
import type { Charts } from '../charts/index.js';
import { cite } from '../cite.js';
import type { Law } from '../law.js';
import { distance } from '../map/lattice.js';
import { map } from '../map/map.js';
import { hexName } from '../names.js';
import { enemyOf, type HexId, type Nation, type Side } from '../pieces.js';
import { nationsOf, type Theatre } from '../play.js';
import { hexOf, sideOf, situationOf, unitsAt } from '../situation.js';
import type { Pub } from '../state.js';
import { tracesFrom } from '../supplied.js';
import { fortPrefix } from './8-6-construction.js';
import { type Installation, idOf, standing, wreck } from './8-7-installations.js';
import { isInvaded } from './8-7-invaded.js';
import { ownerOf } from './8-7-owners.js';
import { footingFor } from './8-footing.js';
import { placeOf } from './8-holdings.js';
import { endHarbour } from './10-43-harbours.js';

export const demolitionPrice = ({ demolition }: Charts, { size }: Pick<Installation, 'size'>): number =>
  demolition.values[size];

export type Owned = Installation & { readonly owner: Nation };

/** In friendly hexes that are supplied, where a supplied land unit stands; those next to the enemy first. */
export function demolishable(pub: Pub, nations: readonly Nation[]): Owned[] {
  const invaded = nations.filter((nation) => isInvaded(pub, nation));
  const [first] = invaded;
  const side = first === undefined ? 'neutral' : sideOf(pub, first);
  if (side === 'neutral' || !cite('8.7')) return [];
  const footing = footingFor(pub, side);
  const hexes = [...new Set(Object.values(pub.units).flatMap(({ hex }) => hex ?? []))];
  const held = hexes.flatMap((hex) => {
    const owner = footing.holds(hex) ? ownerOf(pub, hex, side) : undefined;
    return owner !== undefined && invaded.includes(owner) && isManned(pub, hex, side, owner) ? [{ hex, owner }] : [];
  });
  const far = new Map(held.map(({ hex }) => [hex, nearestEnemy(pub, hex, side)]));
  held.sort((a, b) => (far.get(a.hex) ?? 0) - (far.get(b.hex) ?? 0) || (a.hex < b.hex ? -1 : 1));
  return held.flatMap(({ hex, owner }) => standing(pub, hexOf(map, hex)).map((each) => ({ ...each, owner })));
}

/** The hex is supplied, and a land unit there that fights is too. */
function isManned(pub: Pub, hex: HexId, side: Side, owner: Nation): boolean {
  const situation = situationOf(pub, map);
  if (!tracesFrom(pub, situation, owner, hex)) return false;
  return unitsAt(pub, hex, side).some(
    (unit) => unit.kind !== 'partisan' && unit.marked === 0 && tracesFrom(pub, situation, unit.nation, hex),
  );
}

const nearestEnemy = (pub: Pub, hex: HexId, side: Side): number =>
  Math.min(
    ...Object.values(pub.units).flatMap((unit) =>
      unit.hex !== null && sideOf(pub, unit.nation) === enemyOf(side) ? [distance(unit.hex, hex)] : [],
    ),
    99,
  );

/** A port is destroyed whole, however large it was made, and the work on it is over (10.43). */
export function demolish(table: Theatre, nation: Nation, chosen: readonly Installation[]): void {
  const { public: pub } = table.state;
  if (chosen.length === 0) return;
  for (const each of chosen) wreck(pub, each);
  table.say('8.7', 'pulled down', { nation, what: chosen.map(({ hex, size }) => `${size} ${hex}`) });
  for (const { kind, hex } of chosen) if (kind === 'port') endHarbour(table, hex);
}

const givenUp = 'give up ';

/** R83 So near must the enemy be before anybody is offered to give up what he has begun. */
const threat = 2;

/** In the Movement Phase: fortifications of a seat that are begun, with the enemy near. */
export function unfinished(pub: Pub, law: Law, seat: string, side: Side): Item[] {
  if (!cite('8.7')) return [];
  const footing = footingFor(pub, side);
  return Object.keys(pub.notes)
    .filter((key) => key.startsWith(fortPrefix))
    .sort()
    .flatMap((key): Item[] => {
      const hex = key.slice(fortPrefix.length);
      if (!footing.holds(hex) || !nationsOf(law, seat).includes(ownerOf(pub, hex, side))) return [];
      if (nearestEnemy(pub, hex, side) > threat && cite('R83')) return [];
      const at = placeOf(hex);
      return [
        {
          id: `${givenUp}${hex}`,
          text: `the fortification begun at ${hexName(hex)} is given up, for nothing`,
          ...(at !== undefined && { at }),
          seldom: true,
        },
      ];
    });
}

export const isGivenUp = (id: string): boolean => id.startsWith(givenUp);

export function giveUp(table: Theatre, id: string): void {
  const hex = id.slice(givenUp.length);
  delete table.state.public.notes[`${fortPrefix}${hex}`];
  table.say('8.7', 'given up', { hex });
}

export const named = (all: readonly Owned[], ids: readonly string[]): Owned[] =>
  all.filter((each) => ids.includes(idOf(each)));
