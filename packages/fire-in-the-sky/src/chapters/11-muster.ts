/** Who takes part in a battle: the record that ../combat.ts carries from die to die. */
import type { Place } from '@ironbottom/umpire';
import { armyOf } from '../armies.js';
import {
  type AirPiece,
  ashore,
  type Battle,
  type CargoPiece,
  type Force,
  force,
  type LandPiece,
  type NavalPiece,
  newBattle,
} from '../battle.js';
import { cite } from '../cite.js';
import { forcesAt, landAt, readyAir, type Skies } from '../forces.js';
import { baseAt, baseNumber } from '../map/places.js';
import type { Side } from '../pieces.js';
import type { Pub, ShipId } from '../state.js';
import { suppliedBases } from '../supply.js';
import { isCarrier, unitOf } from '../units.js';
import type { Reserves } from './11-battles.js';

export function muster(table: Skies, place: Place, sent: { readonly [S in Side]?: Reserves }): Battle {
  const { state, law } = table;
  const { public: pub } = state;
  const base = baseAt(place);
  const isSupplied = (side: Side): boolean =>
    base === undefined || pub.control[base.no] !== side || suppliedBases(pub, side).has(base.no) || !cite('R42');
  const facts = {
    turn: pub.turn,
    part: pub.part,
    options: { ...law.options },
    supplied: { japan: isSupplied('japan'), allies: isSupplied('allies') },
    kamikaze: pub.kamikaze,
  };
  const force = (side: Side): Force => forceOf(table, side, place, sent[side] ?? { air: {}, submarines: 0 });
  return newBattle(facts, force('japan'), force('allies'));
}

function forceOf(table: Skies, side: Side, place: Place, { air, submarines }: Reserves): Force {
  const { state } = table;
  const { public: pub } = state;
  const base = baseAt(place);
  const held = base !== undefined && pub.control[base.no] === side ? base.no : undefined;
  const ships: NavalPiece[] = [];
  const cargo: CargoPiece[] = [];
  for (const { no, shown, land, air: carried } of forcesAt(pub, side, place)) {
    for (const id of shown ?? []) ships.push({ id, state: 'sound', hits: 0, anchored: false });
    for (const id of land) cargo.push(landCargo(pub, id));
    for (let point = 1; point <= carried; point += 1)
      cargo.push({ id: `air ${no}.${point}`, kind: 'air', nation: nationOf(side), strength: 1, marine: false });
  }
  if (held !== undefined)
    for (const id of Object.keys(pub.shown).sort())
      if (pub.shown[id] === held) ships.push({ id, state: 'sound', hits: 0, anchored: true });
  const points: AirPiece[] = [];
  if (held !== undefined) points.push(...landBased(side, held, readyAir(pub, held)));
  for (const id of Object.keys(air).sort()) points.push(...landBased(side, baseNumber(id), air[id] ?? 0));
  points.push(
    ...carrierBased(
      pub,
      side,
      ships.map(({ id }) => id),
    ),
  );
  const land = held === undefined ? [] : landAt(pub, side, held).map((id) => onTheGround(pub, id));
  return force({ ships, cargo, air: points, land, submarines });
}

const nationOf = (side: Side): AirPiece['nation'] => (side === 'japan' ? 'japan' : 'us');

function landCargo(pub: Pub, id: string): CargoPiece {
  const { nation, marine } = armyOf(id);
  return { id, kind: 'land', nation, strength: pub.land[id]?.strength ?? 0, marine };
}

function onTheGround(pub: Pub, id: string): LandPiece {
  const { nation, marine } = armyOf(id);
  return { id, nation, strength: pub.land[id]?.strength ?? 0, marine, landing: false };
}

/** An Air Point's id says where it is from: the number of its base, or its carrier. */
export const baseOfPoint = (id: string): number => Number(id.split('.')[0]);

const point = (side: Side, id: string, from: string, elite: boolean): AirPiece => ({
  id,
  nation: nationOf(side),
  elite,
  from,
  kamikaze: false,
  state: 'ready',
});

function landBased(side: Side, base: number, points: number): AirPiece[] {
  return Array.from({ length: points }, (_, nth) => point(side, `${base}.${nth}`, ashore, false));
}

/** R44 Allied carriers always have their planes; Japan mans hers as far as her trained pilots go, the elite first. */
function carrierBased(pub: Pub, side: Side, ships: readonly ShipId[]): AirPiece[] {
  const found: AirPiece[] = [];
  let pilots = side === 'japan' && cite('R44') ? pub.pilots : 99;
  let elite = side === 'japan' ? pub.elite : 0;
  for (const id of ships) {
    const unit = unitOf(id);
    if (!isCarrier(unit)) continue;
    for (let nth = 0; nth < unit.planes && pilots > 0; nth += 1) {
      found.push(point(side, `${id}.${nth}`, id, elite > 0));
      pilots -= 1;
      elite -= 1;
    }
  }
  return found;
}
