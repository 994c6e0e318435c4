/** 23.2 Which hexes are fought over, by whom, and what a combat leaves behind. */
import type { Out } from '@ironbottom/umpire';
import { damagedBy, inoperable } from '../chapters/11-5-damage.js';
import { cite } from '../cite.js';
import { enemyOf, type Side, sides } from '../sides.js';
import { netModifier } from './bombarding.js';
import { type Clash, type Fighter, type Force, unfought } from './clash.js';
import type { Beach, Fight, GroundLaw, Open } from './kit.js';
import { hexName, loseSteps, nextTo, retreatHexes, tidy, unitsIn } from './land.js';
import { honourOf, offCoast, ratingsFor, reEmbark } from './landing.js';
import { enter } from './marching.js';
import { dateNow } from './open.js';
import { pointsOnField } from './planes.js';

/** Active units that may attack here. */
export const attackers = (open: Open, law: GroundLaw, hex: string, side: Side): string[] =>
  unitsIn(open, law, hex, side)
    .filter(({ id, labour }) => open.units[id]?.active === true && !open.units[id]?.spent && labour !== true)
    .map(({ id }) => id);

/** 23.2 Whoever has the turn and declines deactivates what he has there. */
export function declined(open: Open, law: GroundLaw, hex: string, side: Side, out: Out): void {
  if (side !== open.phasing) return;
  for (const { id } of unitsIn(open, law, hex, side)) {
    const unit = open.units[id];
    if (unit !== undefined && cite('23.2')) unit.active = false;
  }
  if (out.on) out.tell('all', '23.2', 'declined', { side, at: hexName(law, hex) });
}

export function beginClash(fight: Fight, hex: string, attacker: Side, out: Out, beach: Beach | null = null): void {
  const { law, battle } = fight;
  const { open } = battle;
  const land = law.scenario.hexes[hex];
  const defender = enemyOf(attacker);
  const held = open.hexes[hex]?.holder === defender;
  open.hex = hex;
  open.beach = beach;
  if (out.on)
    out.tell('all', beach === null ? '23.2' : '17.1.11', beach === null ? 'attack' : 'assault', {
      side: attacker,
      at: hexName(law, hex),
    });
  const clash: Clash = {
    hex: hexName(law, hex),
    names: Object.fromEntries(nextTo(law, hex).map((each) => [each, hexName(law, each)])),
    attacker,
    date: dateNow(open, law),
    jungle: land?.terrain === 'jungle',
    fort: held ? (open.hexes[hex]?.fort ?? 0) : 0,
    airfield: held && open.airfield?.hex === hex && defender === 'allies',
    modifier: netModifier(fight, hex, attacker, out),
    forces: {
      japan: forceOf(open, law, hex, 'japan', attacker === 'japan' ? beach : null),
      allies: forceOf(open, law, hex, 'allies', attacker === 'allies' ? beach : null),
    },
    landing:
      beach === null
        ? null
        : {
            alone: beach.alone,
            ratings: ratingsFor(open, beach.force),
            ships: offCoast(open, law).some(({ id }) => id === beach.force),
            stance: 'stays',
            checked: {},
            aboard: false,
          },
    ...unfought(),
  };
  open.clash = clash;
  open.step = 'clash';
}

/** On a beach those who have just landed fight by themselves, active all of them. */
function forceOf(open: Open, law: GroundLaw, hex: string, side: Side, beach: Beach | null): Force {
  const units = unitsIn(open, law, hex, side).flatMap((unit): Fighter[] => {
    const state = open.units[unit.id];
    if (state === undefined || (beach !== null && !beach.units.includes(unit.id))) return [];
    const { steps, broken, active, spent } = state;
    const { id, name, arm, troopQuality, labour } = unit;
    return [
      {
        id,
        name,
        arm,
        quality: troopQuality,
        steps,
        broken,
        active: active && (!spent || beach !== null),
        labour: labour === true,
      },
    ];
  });
  return {
    side,
    units,
    part: [],
    lead: null,
    jungle: {},
    quality: 0,
    leadSteps: 0,
    ways: retreatHexes(open, law, hex, side),
    owed: 0,
    taken: 0,
  };
}

/** Losses, the broken, who went where: back onto the map. */
export function endClash({ law, battle: { open, secret } }: Fight): void {
  const { clash, hex, beach } = open;
  if (clash === null || hex === null) return;
  const lost = { japan: 0, allies: 0 };
  for (const side of sides) {
    for (const { id, steps, broken, active } of clash.forces[side].units) {
      const unit = open.units[id];
      if (unit === undefined) continue;
      lost[side] += unit.steps - steps;
      loseSteps(open, side, id, unit.steps - steps);
      unit.broken = broken;
      unit.active = unit.active && (active || (unit.spent && clash.landing === null));
      if (unit.hex === null || (clash.landing?.aboard === true && side === clash.attacker)) continue;
      if (clash.gone?.side === side) unit.hex = clash.gone.to;
      else if (clash.pursuers.includes(id) && clash.gone !== null) {
        unit.hex = clash.gone.to;
        unit.spent = cite('23.4');
      }
    }
  }
  if (clash.landing?.aboard === true && beach !== null) reEmbark(open, law, beach.units, beach.force);
  else if (clash.gone !== null) {
    const chasing = enemyOf(clash.gone.side);
    if (clash.pursuers.some((id) => open.units[id]?.hex === clash.gone?.to)) {
      enter(open, law, chasing, hex, clash.gone.to);
      if (cite('23.4')) open.quiet.push(clash.gone.to);
    }
    const besieger = open.hexes[hex]?.siege;
    if (besieger === clash.gone.side) lift(open, hex);
  }
  if (clash.suppressed && open.airfield !== null) {
    const { damage, level } = open.airfield;
    open.airfield.damage = damagedBy(damage, 'S');
    if (damage.level === 0) secret.inoperable = inoperable(pointsOnField(open), level, open.airfield.damage, []);
  }
  if (beach !== null) open.honour = honourOf(open, clash, lost);
  open.clash = null;
  open.beach = null;
  tidy(open, law);
}

/** 23.7 The besieger has gone. */
function lift(open: Open, hex: string): void {
  const state = open.hexes[hex];
  if (state !== undefined && cite('23.7')) state.siege = null;
}
