/** What the desk says of a battle: forces, dice, figures for the odds, the outcome. */
import type { ChartUsed, DieNeed, ForceTable, Measures, Plain, Tally } from '@ironbottom/umpire';
import { ashore, type Battle, cargoLeft, crowds, type Force, type NavalPiece, strengthOf } from '../battle.js';
import { navalReturn } from '../chapters/damage.js';
import { shipName } from '../chapters/words.js';
import { charts } from '../charts/index.js';
import { type Side, sides } from '../pieces.js';
import { unitOf } from '../units.js';

const whose: { readonly [S in Side]: string } = { japan: 'Japanese', allies: 'Allied' };
const sideNames: { readonly [S in Side]: string } = { japan: 'Japan', allies: 'the Allies' };

function countOf(ships: readonly NavalPiece[], state: NavalPiece['state']): number {
  let count = 0;
  for (const ship of ships) if (ship.state === state) count += 1;
  return count;
}
function airLeft({ air }: Force): number {
  let left = 0;
  for (const { state } of air) if (state !== 'lost') left += 1;
  return left;
}
/** Cargo that has come ashore is on the ground. */
const troopsLeft = (force: Force): number =>
  cargoLeft(force).reduce((sum, { strength }) => sum + strength, strengthOf(force));

export function dieFor(battle: Battle, { by }: DieNeed): string {
  const [check] = battle.checks;
  if (check !== undefined) {
    const { defence } = unitOf(check.id);
    const plus = check.plus === 0 ? '' : `, with ${check.plus} added`;
    return `damage check for ${shipName(check.id)}, ${check.first === 0 ? 'first' : 'second'} die: ${defence} in all sinks her${plus}`;
  }
  const [volley] = battle.volleys;
  if (volley === undefined) return 'the next die';
  const at: { readonly [at: string]: string } = {
    [crowds.submarines]: 'the submarines',
    [crowds.air]: 'enemy planes',
    [crowds.strike]: 'the attacking planes',
    [crowds.kamikaze]: 'the kamikazes',
    [crowds.land]: 'the enemy on the ground',
  };
  return `${sideNames[by === 'japan' ? 'japan' : 'allies']} at ${at[volley.at] ?? shipName(volley.at)}: ${volley.from} or more hits`;
}

/** What is gone matters to nothing still to come: it is tallied, and combat-key.ts leaves it out. */
export function tallyFor(start: Battle): Tally<Battle> {
  const fleets = sides.filter((side) => start.sides[side].ships.length > 0);
  const flying = sides.filter((side) => start.sides[side].air.length > 0);
  return {
    names: [
      ...fleets.flatMap((side) => shipMeasures(start, side)),
      ...flying.map((side) => `${whose[side]} Air Points lost`),
    ],
    of(battle) {
      const counts: number[] = [];
      for (const side of fleets) {
        const { ships } = battle.sides[side];
        counts.push(countOf(ships, 'sunk'), countOf(ships, 'damaged'));
      }
      for (const side of flying) counts.push(battle.sides[side].air.length - airLeft(battle.sides[side]));
      return counts;
    },
  };
}

function shipMeasures(start: Battle, side: Side): [string, string] {
  const { ships } = start.sides[side];
  const [only] = ships;
  const who = ships.length === 1 && only !== undefined ? unitOf(only.id).name : `${whose[side]} ships`;
  return [`${who} sunk`, `${who} damaged`];
}

/** What is left, as far as there was any. */
export function measuresFor(start: Battle): (end: Battle) => Measures {
  const { names, of } = tallyFor(start);
  return (end) => {
    const measures: Measures = {};
    const counts = of(end);
    names.forEach((name, nth) => {
      measures[name] = counts[nth] ?? 0;
    });
    for (const side of sides) {
      const [before, after] = [start.sides[side], end.sides[side]];
      if (before.submarines > 0) measures[`${whose[side]} Submarine Points lost`] = after.submarinesLost;
      if (troopsLeft(before) > 0) measures[`${whose[side]} strength lost`] = troopsLeft(before) - troopsLeft(after);
    }
    return measures;
  };
}

export function forces(battle: Battle, start?: Battle): ForceTable[] {
  return sides.flatMap((side) => {
    const own = battle.sides[side];
    const tables: ForceTable[] = [];
    if (own.ships.length > 0)
      tables.push({
        title: `${whose[side]} ships`,
        head: ['ship', 'Firepower', 'Defence', 'Anti-Air', start === undefined ? '' : 'now'],
        rows: own.ships.map((ship) => {
          const { firepower, defence, antiAir } = unitOf(ship.id);
          const now = start === undefined ? (ship.anchored ? 'at anchor' : '') : ship.state;
          return [shipName(ship.id), firepower, defence, antiAir, now];
        }),
      });
    const rows = others(own);
    if (rows.length > 0) tables.push({ title: `${whose[side]} others`, head: ['forces', 'points'], rows });
    return tables;
  });
}

function others(own: Force): (string | number)[][] {
  const rows: (string | number)[][] = [];
  if (own.air.length > 0) {
    const carrier = own.air.filter(({ from, state }) => from !== ashore && state !== 'lost').length;
    rows.push(['Air Points', carrier === 0 ? airLeft(own) : `${airLeft(own)}, ${carrier} of them on carriers`]);
  }
  if (own.submarines + own.submarinesLost > 0) rows.push(['Submarine Points', own.submarines]);
  if (own.land.length > 0) rows.push(['strength on the ground', strengthOf(own)]);
  for (const { kind, strength } of own.cargo) rows.push([`${kind} unit aboard`, strength]);
  return rows;
}

export function outcome(end: Battle, start: Battle): { [key: string]: Plain } {
  const told: { [key: string]: Plain } = {};
  for (const side of sides) {
    const own = end.sides[side];
    const measures = { ...measuresFor(start)(end) };
    told[side] = {
      sunk: own.ships.filter(({ state }) => state === 'sunk').map(({ id }) => shipName(id)),
      damaged: own.ships
        .filter(({ state }) => state === 'damaged')
        .map((ship) => ({
          ship: shipName(ship.id),
          hits: ship.hits,
          returnsOnTurn: navalReturn(end.turn, ship) ?? null,
        })),
      airPointsLost: measures[`${whose[side]} Air Points lost`] ?? 0,
      submarinePointsLost: own.submarinesLost,
      strengthLost: measures[`${whose[side]} strength lost`] ?? 0,
    };
  }
  if (end.supremacy !== null) told.airSupremacy = end.supremacy;
  return told;
}

export type ChartName = keyof typeof charts;

/** `inferred`: which of their doubtful values the procedure uses. */
export const chartsUsed = (names: readonly ChartName[], inferred: readonly string[] = []): ChartUsed[] =>
  names.map((name) => {
    const { id, title, provenance, source, exceptions = [] } = charts[name];
    const used = exceptions.filter(({ at }) => inferred.some((each) => at.startsWith(each)));
    return { id, title, provenance, source, exceptions: used };
  });
