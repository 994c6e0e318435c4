/** 19.2.1 Ships are placed in secret, each in the column of her role, evenly over its hexes. */
import type { Ask, Item, Limit, Out, Pick, RowAnswer } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { isCarrier, isFlotilla, isNonCombatant } from '../pieces.js';
import { type Side, sides } from '../sides.js';
import { hexesOf, numberAt, placeName, placeNamed, type Station, stations } from '../surface/display.js';
import { type SurfaceLaw, unitOf } from '../surface/law.js';
import type { Ship, SurfaceBattle } from '../surface/state.js';
import { announce } from '../surface/telling.js';

export function stationFor(law: SurfaceLaw, id: string): Station {
  const unit = unitOf(law, id);
  if (!cite('19.2.1')) return 'combatants';
  return isCarrier(unit) ? 'carriers' : isNonCombatant(unit) ? 'non-combatants' : 'combatants';
}

const fleetOf = ({ ships }: SurfaceBattle, side: Side): Ship[] => ships.filter((ship) => ship.side === side);

/** Damaged ships, but for destroyers and their like, may keep back with the non-combatants. */
export const mayKeepBack = (law: SurfaceLaw, battle: SurfaceBattle, side: Side): Ship[] =>
  fleetOf(battle, side).filter(
    ({ id, damage }) => damage > 0 && stationFor(law, id) === 'combatants' && !isFlotilla(unitOf(law, id)),
  );

export const stationsAskedOf = (law: SurfaceLaw, battle: SurfaceBattle): Side[] =>
  sides.filter((side) => mayKeepBack(law, battle, side).length > 0);

export function stationsAsk(law: SurfaceLaw, battle: SurfaceBattle, side: Side): Ask {
  const ships = mayKeepBack(law, battle, side);
  return {
    ask: 'pick',
    rule: '19.2.1',
    prompt: 'Which damaged ships keep back with the non-combatants?',
    of: ships.map(({ id, damage }) => ({ id, text: `${id}, D${damage}` })),
    min: 0,
    max: ships.length,
    none: 'all fight in the line',
  };
}

/** The ships of one station, and how they spread: `each` in every hex, and `over` hexes with one more. */
function spread(
  battle: SurfaceBattle,
  side: Side,
  station: Station,
): { ships: Ship[]; hexes: number[]; each: number; over: number } {
  const ships = fleetOf(battle, side).filter((ship) => ship.station === station);
  const hexes = hexesOf(side, station);
  return { ships, hexes, each: Math.floor(ships.length / hexes.length), over: ships.length % hexes.length };
}

/**
 * Two kinds of places: those every hex fills first, and those that take one more. A row left open fills what is free; a form
 * begins with ships in their places, as the owner then changes them.
 */
export function deployAsk(law: SurfaceLaw, battle: SurfaceBattle, side: Side): Ask {
  const display = law.charts.surfaceDisplay.values;
  const rows: Pick[] = [];
  const limits: Limit[] = [];
  for (const station of stations) {
    const { ships, hexes, each, over } = spread(battle, side, station);
    const first = rows.length;
    const named = (place: number): string => `${placeName(place)}, number ${numberAt(display, place)}`;
    const of: Item[] = [];
    if (each > 0) for (const place of hexes) of.push({ id: placeName(place), text: named(place), at: place });
    if (over > 0)
      for (const place of hexes)
        of.push({
          id: `${placeName(place)}+`,
          text: `${named(place)}${each === 0 ? '' : each === 1 ? ', beside another' : `, beside ${each} others`}`,
          // Pointing at a hex means the place that is filled first.
          ...(each === 0 ? { at: place } : {}),
        });
    const usual = placesIn(hexes, each, over);
    for (const [i, { id }] of ships.entries()) {
      const { type, gunnery, range } = unitOf(law, id);
      const now = usual[i];
      rows.push({
        ask: 'pick',
        rule: '19.2.1',
        prompt: `${type} ${id} among the ${station}, gunnery ${gunnery}, range ${range}`,
        of,
        min: 0,
        max: 1,
        none: 'where there is room',
        ...(now === undefined ? {} : { now: [now] }),
      });
    }
    const terms = (id: string) => ships.map((_, i) => ({ row: first + i, id }));
    // In the same words for every hex, so that a page need not list them: what is broken shows.
    const why = `ships are spread evenly: ${spreadText(hexes.length, each, over)}`;
    for (const place of hexes) {
      if (each > 0) limits.push({ rule: '19.2.1', why, most: each, of: terms(placeName(place)) });
      if (over > 0) limits.push({ rule: '19.2.1', why, most: 1, of: terms(`${placeName(place)}+`) });
    }
    if (over > 0)
      limits.push({ rule: '19.2.1', why, most: over, of: hexes.flatMap((place) => terms(`${placeName(place)}+`)) });
  }
  return {
    ask: 'sheet',
    rule: '19.2.1',
    prompt:
      'Deploy your ships. The enemy deploys at the same time, unseen. Ships are spread evenly over their column; the number of a hex says when those in it fire and move.',
    rows,
    limits,
  };
}

/** What even spreading comes to here: 8 ships in 6 hexes are one in each, and in 2 of them one more. */
const spreadText = (hexes: number, each: number, over: number): string =>
  each === 0
    ? 'at most one in a hex'
    : `${each === 1 ? 'one' : each} in each of the ${hexes} hexes${over === 0 ? '' : `, and in ${over === 1 ? 'one' : over} of them one more`}`;

/** The places of a station in the order in which they are filled. */
const placesIn = (hexes: readonly number[], each: number, over: number): string[] => [
  ...hexes.flatMap((place) => Array<string>(each).fill(placeName(place))),
  ...(over > 0 ? hexes.map((place) => `${placeName(place)}+`) : []),
];

export function deploy(battle: SurfaceBattle, side: Side, rows: readonly RowAnswer[]): void {
  let row = 0;
  for (const station of stations) {
    const { ships, hexes, each, over } = spread(battle, side, station);
    const free = placesIn(hexes, each, over);
    const open: Ship[] = [];
    for (const ship of ships) {
      const [choice] = (rows[row++] ?? []) as string[];
      if (choice === undefined) open.push(ship);
      else {
        ship.hex = placeNamed(choice);
        free.splice(free.indexOf(choice), 1);
      }
    }
    for (const ship of open) ship.hex = placeNamed(free.shift() ?? '');
  }
}

/** 19.10.1 By night blank counters lie on all ships; marks say nothing of what is under them. */
export function unmarked({ ships }: SurfaceBattle): Ship[] {
  const next = ships
    .filter(({ mark }) => mark === '')
    .sort((a, b) => (a.side === b.side ? a.hex - b.hex : a.side < b.side ? -1 : 1))[0];
  return next === undefined
    ? []
    : ships.filter(({ mark, side, hex }) => mark === '' && side === next.side && hex === next.hex);
}

export function mark(battle: SurfaceBattle, ship: Ship): void {
  const count = battle.ships.filter(({ side, mark: given }) => side === ship.side && given !== '').length;
  ship.mark = `${ship.side === 'japan' ? 'J' : 'A'}${count + 1}`;
}

export function reveal(law: SurfaceLaw, battle: SurfaceBattle, out: Out): void {
  for (const ship of battle.ships) {
    ship.state = 'afloat';
    ship.seen = !(law.night && cite('19.10.1'));
  }
  if (!out.on) return;
  for (const side of sides) {
    const ships = fleetOf(battle, side)
      .map(({ id, seen, mark: given, hex }) => ({ ship: seen ? id : given, hex }))
      .sort((a, b) => a.hex - b.hex || (a.ship < b.ship ? -1 : 1));
    out.tell('all', '19.2.1', 'deployed', { side, ships });
  }
  announce(out, '19.8.1', 'breakoff-levels', {
    japan: battle.command.japan.breakoffLevel,
    allies: battle.command.allies.breakoffLevel,
  });
}
