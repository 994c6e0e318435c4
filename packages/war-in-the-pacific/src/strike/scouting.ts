/** 13.4 Dauntlesses on search carry a bomb each: a very good roll lets them try it on what they have found. */
import type { Out } from '@ironbottom/umpire';
import { ringOf } from '../chapters/7-2-display.js';
import { damagePoints, levelsOf, navalResult, oddsOf, speedAgainst } from '../chapters/7-8-attack.js';
import { defenceOf, speedOf } from '../chapters/16-8-damage.js';
import { cite } from '../cite.js';
import type { Look, Marker, Searcher } from '../search/search.js';
import { proposedArcs } from './deploying.js';
import { endangered } from './fates.js';
import { shipsOfGroup } from './groups.js';
import type { StrikeLaw } from './law.js';
import { type Ship, type Strike, type StrikeBattle, shipOf } from './state.js';
import { die, type Step } from './step.js';
import { harm } from './striking.js';

/** 13.4.1 American carrier planes, to medium range, with 90 and more. */
export const mayBomb = ({ by }: Look, { table, band }: Searcher, roll: number): boolean =>
  by === 'allies' && table === 'carrier' && (band === 'short' || band === 'medium') && roll >= 90 && cite('13.4.1');

/** R135 The ships of the core, as they would lie under a general priority. */
export function coreOf(law: StrikeLaw, battle: StrikeBattle, marker: Marker): Ship[] {
  const ids = shipsOfGroup(law, 'japan', marker.group);
  const ships = battle.ships.filter(({ id, sunk }) => ids.includes(id) && !sunk);
  const arcs = proposedArcs(law, ships, 'general');
  return ships.filter(({ id }) => ringOf(arcs.get(id) ?? 'outer 1') === 'core');
}

/** A die says which ship of the core, one reads the damage table with a strength of 1, one the CRT; nobody shoots. */
function bombed({ law, battle }: Strike, out: Out): void {
  const [which = 1, damage = 1, result = 1] = battle.faces;
  const ship = shipOf(battle, battle.queue[which - 1] ?? '');
  battle.faces = [];
  battle.queue = [];
  const speed = speedAgainst(speedOf(law, ship), { combined: false }, false);
  const points = damagePoints(law, 1, speed, 'low', 0, damage);
  const defence = defenceOf(law, ship);
  const odds = oddsOf(points, defence);
  const levels = navalResult(law, odds, result);
  // Who is bombed is looked at closely.
  battle.shown[ship.id] = ship.damage;
  battle.rolled = battle.rolled.filter((id) => id !== ship.id);
  if (out.on)
    out.tell('all', '13.4.1', 'bombed', { ship: ship.id, damage: ship.damage, points, defence, odds, result: levels });
  battle.phase = 'looking';
  harm(law, battle, ship, levelsOf(levels), true, out);
  ship.hit = false;
  ship.seen = ship.sunk;
  if (ship.sunk) endangered(battle, ship, 'looking');
}

export const scoutingSteps = {
  scouts: {
    next: ({ battle }) => die('13.4.1', 'allies', battle.faces.length === 0 ? battle.queue.length : 6),
    die(strike, face, out) {
      strike.battle.faces.push(face);
      if (strike.battle.faces.length === 3) bombed(strike, out);
    },
  },
} satisfies { [phase: string]: Step };
