/** What answers do in a surface battle. */
import type { Answer, Out, RowAnswer } from '@ironbottom/umpire';
import { speedOf } from '../chapters/16-8-damage.js';
import { deploy } from '../chapters/19-2-deployment.js';
import { reach, strengthOf } from '../chapters/19-4-fire.js';
import { launch } from '../chapters/19-5-torpedoes.js';
import { costsChit, moreIn, withdrawsOn } from '../chapters/19-6-movement.js';
import { lookAround, spot, staysUnseen } from '../chapters/19-10-night.js';
import { chitsFor, spendChits } from '../chapters/20-admirals.js';
import { cite } from '../cite.js';
import { enemyOf, type Side, sides } from '../sides.js';
import { movers, shifters } from './asks.js';
import { placeNamed } from './display.js';
import { attackIn } from './fire-asks.js';
import { withdraw } from './matters.js';
import { type Ship, type Surface, type SurfaceBattle, shipOf } from './state.js';
import { announce, calledOpenly } from './telling.js';

export function take(record: Surface, answers: { [seat: string]: Answer }, out: Out): void {
  const { law, battle } = record;
  const { phasing } = battle;
  switch (battle.phase) {
    case 'stations':
      for (const side of sides)
        for (const id of (answers[side] ?? []) as string[]) shipOf(battle, id).station = 'non-combatants';
      announce(out, '19.2.1', 'stations', {});
      battle.phase = 'deploy';
      return;
    case 'deploy':
      for (const side of sides) deploy(battle, side, (answers[side] ?? []) as RowAnswer[]);
      battle.phase = 'masks';
      return;
    case 'fire':
      aim(battle, (answers[phasing] ?? []) as string[], out);
      return;
    case 'advance':
      advance(record, ((answers[phasing] ?? []) as string[])[0] ?? '', out);
      return;
    case 'firers':
      open(record, (answers[phasing] ?? []) as RowAnswer[], out);
      return;
    case 'chits':
      oppose(record, (answers[enemyOf(phasing)] ?? []) as RowAnswer[], out);
      return;
    case 'move':
      move(record, (answers[phasing] ?? []) as RowAnswer[], out);
      return;
    default:
      throw new Error(`nothing is decided in the phase ${law.title}: ${battle.phase}`);
  }
}

function aim(battle: SurfaceBattle, [choice]: readonly string[], out: Out): void {
  if (choice === undefined) {
    announce(out, '19.4', 'holds-fire', { side: battle.phasing });
    battle.phase = 'move';
  } else if (choice === 'advance') battle.phase = 'advance';
  else {
    battle.attack = {
      target: choice,
      firers: [],
      unseen: false,
      torpedoShift: false,
      strength: 0,
      defence: 0,
      onDamage: 0,
      onResult: 0,
      points: 0,
    };
    battle.phase = 'firers';
  }
}

/** 20.1 Moved first, by chit. */
function advance({ law, battle }: Surface, choice: string, out: Out): void {
  const [id = '', place = ''] = choice.split('@');
  const ship = shipOf(battle, id);
  const from = ship.hex;
  spendChits(battle, ship, 1 + moreIn(place));
  Object.assign(ship, { hex: placeNamed(place), moved: true, advanced: true });
  announce(out, '20.1', 'advances', {
    side: ship.side,
    ship: calledOpenly(ship),
    from,
    to: ship.hex,
    left: chitsLeft(battle, ship.side),
  });
  lookAround(law, battle, out);
  battle.phase = 'fire';
}

/** The ships that fire, declared: who fires is spotted, unless Japan has the advantage (19.10.2). */
function open({ law, battle }: Surface, rows: readonly RowAnswer[], out: Out): void {
  const attack = attackIn(battle);
  const target = shipOf(battle, attack.target);
  const firers = rows[0] as string[];
  const rest = rows.slice(1);
  attack.torpedoShift = rest.some((row) => Array.isArray(row) && row.includes('shift'));
  const { chits, onDamage, onResult } = chitsIn(rest);
  attack.strength = chits;
  attack.onDamage = onDamage;
  attack.onResult = onResult;
  const ships = firers.map((id) => shipOf(battle, id));
  const spare = ships.reduce(
    (least, ship) => (chitsFor(battle, ship) < chitsFor(battle, least) ? ship : least),
    ships[0] ?? target,
  );
  spendChits(battle, spare, chits + onDamage + onResult);
  // 19.8.5 A special chit for each ship of a force that breaks off.
  const command = battle.command[battle.phasing];
  if (command.brokenOff) command.chits.special -= firers.length;
  attack.firers = firers;
  for (const ship of ships) {
    if (attack.torpedoShift || reach(law, battle, ship, target) === 'torpedoes') launch(ship);
    ship.fired = true;
  }
  attack.unseen = ships.some((ship) => staysUnseen(law, battle, ship));
  for (const ship of ships) if (!staysUnseen(law, battle, ship)) spot(law, battle, ship, out);
  target.attacked = true;
  const facts = {
    side: battle.phasing,
    target: target.id,
    by: firers,
    strength: strengthOf(law, battle, attack),
    torpedoes: attack.torpedoShift,
    chits: chits + onDamage + onResult,
    left: chitsLeft(battle, battle.phasing),
  };
  if (attack.unseen && out.on) {
    out.say('19.4.7', 'fires', facts, [battle.phasing]);
    out.tell([enemyOf(battle.phasing)], '19.4.7', 'fires', { ...facts, by: [], strength: null, torpedoes: false });
  } else announce(out, '19.4.7', 'fires', facts);
  battle.phase = 'chits';
}

/** A number for strength or defence, a pick for dice. */
function chitsIn(rows: readonly RowAnswer[]): { chits: number; onDamage: number; onResult: number } {
  const chits = rows.find((row) => typeof row === 'number');
  const dice = rows.flatMap((row) => (Array.isArray(row) ? row : []));
  return {
    chits: typeof chits === 'number' ? chits : 0,
    onDamage: dice.includes('damage') ? 1 : 0,
    onResult: dice.includes('result') ? 1 : 0,
  };
}

/** R34 The defender answers; a chit against a chit cancels it. */
function oppose({ battle }: Surface, rows: readonly RowAnswer[], out: Out): void {
  const attack = attackIn(battle);
  const { chits, onDamage, onResult } = chitsIn(rows);
  attack.defence = chits;
  if (cite('R34')) {
    attack.onDamage -= onDamage;
    attack.onResult -= onResult;
  }
  spendChits(battle, shipOf(battle, attack.target), chits + onDamage + onResult);
  announce(out, '20.1', 'answers', {
    side: enemyOf(battle.phasing),
    target: attack.target,
    chits,
    dice: onDamage + onResult,
    left: chitsLeft(battle, enemyOf(battle.phasing)),
  });
  battle.phase = 'damage';
}

/** 19.6, 19.9 Each ship by herself; those that try to withdraw are known (R35). */
function move(record: Surface, rows: readonly RowAnswer[], out: Out): void {
  const { law, battle } = record;
  const moved: { ship: string; from: number; to: number }[] = [];
  const moving = movers(law, battle, battle.phasing);
  const shifting = shifters(battle, battle.phasing);
  const chosen = moving.map((ship, row) => ({ ship, choice: ((rows[row] ?? []) as string[])[0] }));
  // 20.2 All pay where they lie: the commander's hex is that of his flagship before anybody moves.
  for (const { ship, choice } of chosen)
    if (choice !== undefined && choice !== 'withdraw')
      spendChits(battle, ship, moreIn(choice) + (costsChit(battle, ship) ? 1 : 0));
  for (const { ship, choice } of chosen) {
    if (choice === undefined) continue;
    ship.moved = choice !== 'withdraw' || cite('19.9.4');
    if (choice === 'withdraw') {
      if (cite('R35')) spot(law, battle, ship, out);
      const speed = speedOf(law, ship);
      if (withdrawsOn(speed) >= 6) withdraw(record, ship, out);
      else battle.matters.push({ matter: 'withdrawal', ship: ship.id });
    } else {
      moved.push({ ship: calledOpenly(ship), from: ship.hex, to: placeNamed(choice) });
      ship.hex = placeNamed(choice);
    }
  }
  for (const [i, each] of shifting.entries())
    shiftFlag(battle, each, ((rows[moving.length + i] ?? []) as string[])[0], out);
  moved.sort((a, b) => (a.ship < b.ship ? -1 : 1));
  announce(out, '19.6', 'moves', { side: battle.phasing, ships: moved, left: chitsLeft(battle, battle.phasing) });
  lookAround(law, battle, out);
  battle.matters.push({ matter: 'breakoff', side: battle.phasing });
  battle.phase = 'turn';
}

/** 20.3 Announced openly, and it costs both ships the sequence. */
function shiftFlag(
  battle: SurfaceBattle,
  { officer, from }: { officer: number; from: Ship },
  to: string | undefined,
  out: Out,
): void {
  const side = battle.phasing;
  const admiral = battle.command[side].officers[officer];
  if (to === undefined || admiral === undefined || !cite('20.3')) return;
  for (const ship of [from, shipOf(battle, to)]) Object.assign(ship, { fired: true, moved: true });
  admiral.ship = to;
  announce(out, '20.3', 'flag', { side, admiral: admiral.name, ship: to });
}

/** What everybody sees beside the admirals: the commander's chits, the subordinate's, those of a force that breaks off. */
const chitsLeft = ({ command }: SurfaceBattle, side: Side): number[] => {
  const { commander, subordinate, special } = command[side].chits;
  return [commander, subordinate, special];
};
