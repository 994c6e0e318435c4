/** 17.1, 21 Landings: who leads them, who goes ashore where, and what the assault makes of the admiral. */
import type { Answer, Out } from '@ironbottom/umpire';
import {
  type AmphibiousRatings,
  chitGiven,
  commandModifier,
  debarkationCost,
  deservesDemotion,
  deservesPromotion,
  leaderless,
  mayServeUnder,
} from '../chapters/21-amphibious-admirals.js';
import type { AmphibiousAdmiral } from '../charts/amphibious-admirals.js';
import { bandOf } from '../charts/surface-admirals.js';
import { cite } from '../cite.js';
import { sumOf } from '../dice.js';
import { round } from '../rounding.js';
import { enemyOf, type Side } from '../sides.js';
import type { Clash } from './clash.js';
import type { GroundLaw, LandingState, Open } from './kit.js';
import { hexName, isIn, tidy, unitOf } from './land.js';
import type { LandingForce, PlacedUnit } from './scenario.js';

export const sunk = 5;

export const landingsOf = ({ scenario }: GroundLaw, side?: Side): LandingForce[] =>
  (scenario.landings ?? []).filter((force) => side === undefined || force.side === side);

export const landingOf = (law: GroundLaw, id: string): LandingForce | undefined =>
  landingsOf(law).find((force) => force.id === id);

export const stateOf = (open: Open, id: string): LandingState =>
  open.landings[id] ?? { commander: null, juniors: [], ratings: null, damage: {} };

/** Forces off the coast this week that still have a ship. */
export const offCoast = (open: Open, law: GroundLaw, side?: Side): LandingForce[] =>
  landingsOf(law, side).filter((force) => force.turns.includes(open.turn) && flagship(open, force) !== undefined);

/** The first ship afloat has the flag (R120). */
export const flagship = (open: Open, { id, ships }: LandingForce): string | undefined =>
  ships.find(({ name }) => (stateOf(open, id).damage[name] ?? 0) < sunk)?.name;

export const aboard = (open: Open, { scenario }: GroundLaw, { id }: LandingForce): PlacedUnit[] =>
  scenario.units.filter((unit) => open.units[unit.id]?.afloat === id && (open.units[unit.id]?.steps ?? 0) > 0);

export const admiralOf = ({ charts }: GroundLaw, name: string): AmphibiousAdmiral => {
  const found = charts.amphibiousAdmirals.values[name];
  if (found === undefined) throw new Error(`there is no admiral ${name}`);
  return found;
};

/** 21.4 From the box alone, in port, when the force sets out: in its first week. */
export const inBox = (open: Open, { admirals }: LandingForce): string[] =>
  admirals.filter((name) => open.officers[name]?.state === 'box' || !cite('21.4'));

export const toBeLed = (open: Open, law: GroundLaw, side: Side): LandingForce[] =>
  landingsOf(law, side).filter((force) => force.turns[0] === open.turn && inBox(open, force).length > 0);

/** 21.2 Pairs that cannot serve together. */
export function misfits(law: GroundLaw, names: readonly string[]): { senior: string; junior: string }[] {
  return names.flatMap((senior) =>
    names
      .filter((junior) => junior !== senior && !mayServeUnder(command(law, junior), command(law, senior)))
      .map((junior) => ({ senior, junior })),
  );
}

function command(law: GroundLaw, name: string): { rank: number; steps: number; ships?: number } {
  const { rank, steps, ships } = admiralOf(law, name);
  return { rank, steps, ...(ships === 0 ? {} : { ships }) };
}

/** Two rows a force: who commands, who serves under him. */
export function post(open: Open, law: GroundLaw, side: Side, answer: Answer | undefined, out: Out): void {
  const rows = (answer ?? []) as string[][];
  for (const [at, { id, name }] of toBeLed(open, law, side).entries()) {
    const commander = rows[2 * at] ?? [];
    // 21.2 The senior of the others is the abler one.
    const juniors = [...(rows[2 * at + 1] ?? [])].sort((a, b) => admiralOf(law, b).steps - admiralOf(law, a).steps);
    const named = [...commander, ...juniors];
    open.named.push(...named.map((officer) => ({ force: id, name: officer })));
    if (out.on) out.tell('all', '21.4', 'posted', { side, force: name, names: named });
  }
}

/** 21.5, 20.4.1 With 3 or less he cannot come. */
export function isAvailable(law: GroundLaw, name: string, sum: number): boolean {
  return sum + admiralOf(law, name).availability > 3 || !cite('21.5');
}

export function thrownFor(open: Open, law: GroundLaw, faces: readonly number[], out: Out): void {
  const next = open.named.shift();
  if (next === undefined) return;
  const { force, name } = next;
  const officer = open.officers[name];
  const came = isAvailable(law, name, sumOf(faces));
  if (officer !== undefined) officer.state = came ? 'aboard' : 'away';
  const state = stateOf(open, force);
  if (came && state.commander === null) state.commander = name;
  else if (came) state.juniors.push(name);
  if (out.on) out.tell('all', '21.5', 'available', { name, sum: sumOf(faces), came });
}

/** Forces with troops to land whose admiral is still to be thrown for this week. */
export const unrated = (open: Open, law: GroundLaw): LandingForce | undefined =>
  offCoast(open, law).find((force) => stateOf(open, force.id).ratings === null && aboard(open, law, force).length > 0);

/** 21.1 His dice: ships over or under his level, and chits. */
export function ratingModifier(open: Open, law: GroundLaw, { activation }: LandingForce, name: string): number {
  const { ships } = admiralOf(law, name);
  const command = ships === 0 ? 0 : commandModifier(ships, activation);
  return command + (cite('21.6') ? (open.officers[name]?.chits ?? 0) : 0);
}

export function rate(open: Open, law: GroundLaw, force: LandingForce, faces: readonly number[], out: Out): void {
  const state = stateOf(open, force.id);
  const { commander } = state;
  const roll = sumOf(faces) + (commander === null ? 0 : ratingModifier(open, law, force, commander));
  // 21.8 Nobody commands.
  const led = commander === null ? undefined : admiralOf(law, commander).bands[bandOf(Math.max(2, Math.min(12, roll)))];
  state.ratings = led ?? (cite('21.8') ? leaderless : { debarkation: 0, quality: 0, combat: 0 });
  if (out.on)
    out.tell('all', commander === null ? '21.8' : '21.1', 'rated', {
      force: force.name,
      name: commander ?? '',
      roll,
      ...state.ratings,
    });
}

/** 21.1 Naval movement points there are, and what a step costs; ships that are lost take their share with them. */
export function debarking(open: Open, force: LandingForce): { points: number; each: number } {
  const { damage, ratings } = stateOf(open, force.id);
  const afloat = force.ships.filter(({ name }) => (damage[name] ?? 0) < sunk).length;
  const points = force.points[force.turns.indexOf(open.turn)] ?? 0;
  return {
    points: round((points * afloat) / Math.max(1, force.ships.length), 'down'),
    each: debarkationCost(ratings ?? leaderless),
  };
}

/** R122 More steps than its admiral commands a force does not land in a week. */
export function mostSteps(open: Open, law: GroundLaw, { id }: LandingForce): number {
  const { commander } = stateOf(open, id);
  return commander === null || !cite('R122') ? Number.MAX_SAFE_INTEGER : admiralOf(law, commander).steps;
}

/** Forces that can land something. */
export const mayDebark = (open: Open, law: GroundLaw, side: Side): { force: LandingForce; units: PlacedUnit[] }[] =>
  offCoast(open, law, side)
    .map((force) => ({ force, units: aboard(open, law, force) }))
    .filter(({ force, units }) => units.length > 0 && debarking(open, force).points > 0);

/** A row for every unit aboard: its beach. */
export function debark(open: Open, law: GroundLaw, side: Side, answer: Answer | undefined, out: Out): void {
  const rows = ((answer ?? []) as string[][]).values();
  // R159 Who lands in the same week is not a friend who is ashore already.
  const held = Object.keys(law.scenario.hexes).filter((hex) => isIn(open, law, hex, side));
  for (const { force, units } of mayDebark(open, law, side)) {
    const landed = new Map<string, string[]>();
    for (const { id } of units) {
      const [hex] = rows.next().value ?? [];
      if (hex !== undefined) landed.set(hex, [...(landed.get(hex) ?? []), id]);
    }
    for (const [hex, ids] of landed) {
      const alone = cite('R159') ? !held.includes(hex) : !isIn(open, law, hex, side);
      ashore(open, law, force, { hex, ids, alone }, out);
    }
    if (landed.size === 0 && out.on) out.tell('all', '17.1', 'none-landed', { side, force: force.name });
  }
}

/** 17.1.11 Troops on a beach: where the enemy is they must attack. 23.1.3 They march no farther this week. */
function ashore(
  open: Open,
  law: GroundLaw,
  force: LandingForce,
  { hex, ids, alone }: { hex: string; ids: string[]; alone: boolean },
  out: Out,
): void {
  for (const id of ids) {
    const unit = open.units[id];
    if (unit === undefined) continue;
    unit.hex = hex;
    unit.afloat = null;
    unit.active = true;
    unit.spent = cite('23.1.3');
  }
  if (out.on)
    out.tell('all', '17.1', 'landed', {
      side: force.side,
      units: ids.map((id) => unitOf(law, id).name),
      at: hexName(law, hex),
    });
  if (isIn(open, law, hex, enemyOf(force.side)) && cite('17.1.11'))
    open.beaches.push({ force: force.id, hex, units: ids, alone });
  tidy(open, law);
}

/** The admiral's help in the assault, for as many steps as he commands. */
export const ratingsFor = (open: Open, force: string): AmphibiousRatings => stateOf(open, force).ratings ?? leaderless;

/** 21.6.1, 21.7 What the assault means for the admiral; nobody's if he has none. */
export function honourOf(open: Open, clash: Clash, lost: { [side in Side]: number }): Open['honour'] {
  const { beach } = open;
  const name = beach === null ? null : stateOf(open, beach.force).commander;
  if (name === null) return null;
  const { attacker, retreat } = clash;
  if (deservesDemotion(retreat === 'attacker')) return { name, chit: -1 };
  const assault = {
    opposed: true,
    defenderMustRetreat: retreat === 'defender',
    defenderLost: lost[enemyOf(attacker)],
    attackerLost: lost[attacker],
  };
  return deservesPromotion(assault) ? { name, chit: 1 } : null;
}

export function honoured(open: Open, faces: readonly number[], out: Out): void {
  const { honour } = open;
  open.honour = null;
  const officer = honour === null ? undefined : open.officers[honour.name];
  if (honour === null || officer === undefined) return;
  const given = chitGiven(sumOf(faces));
  if (given) officer.chits += honour.chit;
  if (out.on)
    out.tell('all', honour.chit > 0 ? '21.6.1' : '21.7', 'honour', {
      name: honour.name,
      sum: sumOf(faces),
      given,
      up: honour.chit > 0,
    });
  return;
}

/** 17.1.13 Back on board. */
export function reEmbark(open: Open, law: GroundLaw, ids: readonly string[], force: string): void {
  for (const id of ids) {
    const unit = open.units[id];
    if (unit === undefined || unit.steps === 0) continue;
    unit.hex = null;
    unit.afloat = force;
  }
  tidy(open, law);
}
