/** The beginning of a ground game, and of each of its turns. */

import { dateOf, type GameDate } from '../calendar.js';
import { sound } from '../chapters/11-5-damage.js';
import { strengthLeft } from '../chapters/17-2-naval-bombardment.js';
import { allowance, pointsAfterVoyage } from '../chapters/23-1-movement.js';
import { cite } from '../cite.js';
import { enemyOf, type Side, sides } from '../sides.js';
import type { GroundBattle, GroundLaw, Open } from './kit.js';
import { isIn, tidy } from './land.js';
import type { Squadron } from './scenario.js';

export function openingOf(law: GroundLaw): GroundBattle {
  const { scenario } = law;
  const open: Open = {
    turn: 0,
    step: 'post',
    first: 'japan',
    phasing: 'japan',
    segments: 0,
    units: Object.fromEntries(
      scenario.units.map(({ id, steps, left, force }) => [
        id,
        {
          hex: null,
          steps: left ?? steps,
          broken: false,
          active: false,
          spent: false,
          checked: { naval: false, air: false },
          afloat: force ?? null,
          points: allowance,
        },
      ]),
    ),
    hexes: Object.fromEntries(
      Object.entries(scenario.hexes).map(([hex, { holder, fort }]) => [hex, { holder, fort: fort ?? 0, siege: null }]),
    ),
    arrows: [],
    command: { japan: 0, allies: 0 },
    squadrons: Object.fromEntries(scenario.squadrons.map(({ id }) => [id, 'full'])),
    airfield:
      scenario.airfield === null
        ? null
        : {
            hex: scenario.airfield.hex,
            level: scenario.airfield.level,
            damage: sound,
            antiAirLost: 0,
            points: Object.fromEntries(
              Object.entries(scenario.airfield.groups).map(([type, { points }]) => [type, points]),
            ),
            flown: 0,
            out: 0,
          },
    shellings: [],
    orders: [],
    chose: { japan: false, allies: false },
    flew: false,
    faces: [],
    queue: [],
    todo: [],
    quiet: [],
    shared: [],
    hex: null,
    leaving: null,
    withdrew: [],
    clash: null,
    officers: Object.fromEntries(
      (scenario.landings ?? []).flatMap(({ admirals }) => admirals.map((name) => [name, { chits: 0, state: 'box' }])),
    ),
    landings: Object.fromEntries(
      (scenario.landings ?? []).map(({ id, ships }) => [
        id,
        { commander: null, juniors: [], ratings: null, damage: Object.fromEntries(ships.map(({ name }) => [name, 0])) },
      ]),
    ),
    named: [],
    beaches: [],
    beach: null,
    honour: null,
    marched: [],
    tries: [],
    lost: { japan: 0, allies: 0 },
  };
  beginTurn(open, law);
  return { open, secret: { tables: { japan: null, allies: null }, inoperable: 0 } };
}

/** A new week: what has landed, what headquarters can pay for. */
export function beginTurn(open: Open, law: GroundLaw): void {
  open.turn += 1;
  open.flew = false;
  open.chose = { japan: false, allies: false };
  open.shellings = [];
  open.quiet = [];
  for (const side of sides) open.command[side] = law.scenario.command[side][open.turn - 1] ?? 0;
  if (open.airfield !== null) open.airfield.out = 0;
  for (const landing of Object.values(open.landings)) landing.ratings = null;
  for (const { id, side, hex, turn = 1, voyage } of law.scenario.units) {
    const unit = open.units[id];
    if (unit === undefined) continue;
    unit.spent = false;
    unit.points = allowance;
    unit.checked = { naval: false, air: false };
    const due = unit.hex === null && unit.afloat === null && unit.steps > 0 && turn <= open.turn;
    if (!due || (isIn(open, law, hex, enemyOf(side)) && !isIn(open, law, hex, side))) continue;
    // R145 Nobody joins the besieged.
    if (open.hexes[hex]?.siege === enemyOf(side) && cite('23.7') && cite('R145')) continue;
    unit.hex = hex;
    if (voyage !== undefined) unit.points = pointsAfterVoyage(voyage);
  }
  tidy(open, law);
}

export const dateNow = ({ turn }: Pick<Open, 'turn'>, { scenario }: GroundLaw): GameDate =>
  dateOf(scenario.weeks[turn - 1] ?? '0/1/42');

/** Squadrons at sea this week with something left to fire. */
export const squadronsOf = (open: Open, { scenario }: GroundLaw, side: Side): Squadron[] =>
  scenario.squadrons.filter(
    (squadron) =>
      squadron.side === side &&
      squadron.turns.includes(open.turn) &&
      strengthLeft(100, open.squadrons[squadron.id] ?? 'out', false) > 0,
  );
