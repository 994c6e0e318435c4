/** 19.3 The surface battle as one procedure: played, at the desk, and for the odds. */
import type { Need, Out, Procedure } from '@ironbottom/umpire';
import { initiativeDRM, initiativeOn } from '../chapters/16-5-initiative.js';
import { defenceOf } from '../chapters/16-8-damage.js';
import { mark, reveal, stationsAskedOf, unmarked } from '../chapters/19-2-deployment.js';
import { damagePoints, isActive, levelsFor, oddsOfAttack, readyToFire, whyNoTarget } from '../chapters/19-4-fire.js';
import { isHeld, lookAround, nightCaseOf } from '../chapters/19-10-night.js';
import { allChits, chitsFor, dealChits, ratingDRM, ratingsFor } from '../chapters/20-admirals.js';
import { results } from '../charts/naval-crt.js';
import { cite } from '../cite.js';
import { sumOf } from '../dice.js';
import { enemyOf, type Side, sideOf, sides } from '../sides.js';
import { askFor, movers } from './asks.js';
import { take } from './decisions.js';
import { endAction } from './engaging.js';
import { advancers, attackIn } from './fire-asks.js';
import { lawNow } from './groups.js';
import { dieForHunt, hunt, isHunting, takeForHunt } from './hunting.js';
import { dieForMatter, harm, leave, settle, takeFlag, takeStand } from './matters.js';
import { seenBy } from './seen.js';
import { afloat, cloneBattle, type Surface, type SurfaceBattle, shipOf } from './state.js';
import { announce } from './telling.js';

export const surface: Procedure<Surface> = {
  next(given, out) {
    const { battle } = given;
    for (;;) {
      if (isHunting(battle)) {
        const need = hunt(given, out);
        if (need !== undefined) return need;
        continue;
      }
      const record = actionOf(given);
      if (battle.matters.length > 0) {
        const need = settle(record, out);
        if (need !== undefined) return need;
        continue;
      }
      if (battle.phase === 'over') {
        if ((battle.hunt?.action ?? null) === null) return undefined;
        endAction(record, out);
        continue;
      }
      const need = goOn(record, out);
      if (need !== undefined) return need;
    }
  },

  die(given, face, out) {
    if (isHunting(given.battle)) {
      dieForHunt(given, face, out);
      return;
    }
    const record = actionOf(given);
    if (record.battle.matters.length > 0) dieForMatter(record, face, out);
    else dieForPhase(record, face, out);
  },

  ask: ({ law, battle }, seat) => askFor(law, seenBy(battle, sideOf(seat)), sideOf(seat)),

  decide(given, answers, out) {
    if (isHunting(given.battle)) {
      takeForHunt(given, answers, out);
      return;
    }
    const record = actionOf(given);
    const [matter] = record.battle.matters;
    if (matter?.matter === 'flag') takeFlag(record, matter, answers[matter.side] as string[], out);
    else if (matter?.matter === 'breakoff') takeStand(record, matter, answers[matter.side] as string[], out);
    else take(record, answers, out);
  },

  clone: ({ law, battle }) => ({ law, battle: cloneBattle(battle) }),
  key: ({ battle }) => JSON.stringify(battle),
};

/** The same battle under the law of those who fight in it. */
const actionOf = ({ law, battle }: Surface): Surface => ({ law: lawNow(law, battle), battle });

const die = (rule: string, by: Side, count = 6): Need => ({ need: 'die', rule, by, sides: count });
const decision = (rule: string, ...of: Side[]): Need => ({ need: 'decision', rule, of });

/** Carry the present phase to its next need; undefined: another phase has come. */
function goOn(record: Surface, out: Out): Need | undefined {
  const { law, battle } = record;
  switch (battle.phase) {
    case 'admirals': {
      const next = unrated(battle);
      if (next !== undefined) return die('20.1', next.side);
      dealChits(law, battle);
      for (const side of sides) if (out.on) out.say('20.1', 'chits', { side, chits: allChits(battle.command[side]) });
      battle.phase = 'stations';
      return undefined;
    }
    case 'stations': {
      const asked = stationsAskedOf(law, battle);
      if (asked.length > 0) return decision('19.2.1', ...asked);
      battle.phase = 'deploy';
      return undefined;
    }
    case 'deploy':
      return decision('19.2.1', ...sides);
    case 'masks': {
      const waiting = law.night ? unmarked(battle) : [];
      const [only] = waiting;
      if (waiting.length > 1 && only !== undefined) return die('19.10.1', only.side, waiting.length);
      if (only !== undefined) mark(battle, only);
      else {
        reveal(law, battle, out);
        battle.phase = 'initiative';
      }
      return undefined;
    }
    case 'initiative':
      return die('16.5', law.roller ?? law.reacted ?? 'japan');
    case 'sequence':
      return beginSequence(record, out);
    case 'active':
      return die('19.3', battle.initiative);
    case 'fire':
      return firePhase(record);
    case 'advance':
      return decision('20.1', battle.phasing);
    case 'firers':
      return decision('19.4.2', battle.phasing);
    case 'chits':
      if (chitsFor(battle, shipOf(battle, attackIn(battle).target)) > 0 && cite('20.1'))
        return decision('20.1', enemyOf(battle.phasing));
      battle.phase = 'damage';
      return undefined;
    case 'damage':
    case 'result':
      return die('19.4.7', battle.phasing);
    case 'move':
      return movePhase(record);
    case 'turn':
      endActivePhase(record, out);
      return undefined;
    case 'leaving':
      leave(record, out);
      return undefined;
    default:
      return undefined;
  }
}

function unrated({ command }: SurfaceBattle): { side: Side; officer: number } | undefined {
  for (const side of sides) {
    const officer = command[side].officers.findIndex(({ ratings }) => ratings === null);
    if (officer >= 0) return { side, officer };
  }
  return undefined;
}

function dieForPhase(record: Surface, face: number, out: Out): void {
  const { law, battle } = record;
  switch (battle.phase) {
    case 'admirals':
      rate(record, face, out);
      return;
    case 'masks': {
      const ship = unmarked(battle)[face - 1];
      if (ship !== undefined) mark(battle, ship);
      return;
    }
    case 'initiative': {
      const modifier = initiativeDRM(law, battle);
      battle.initiative = initiativeOn(law, face + modifier);
      battle.advantage = nightCaseOf(law, battle);
      announce(out, '16.5', 'initiative', {
        face,
        modifier,
        side: battle.initiative,
        advantage: law.night ? battle.advantage : null,
      });
      battle.phase = 'sequence';
      return;
    }
    case 'active':
      battle.active = face;
      announce(out, '19.3', 'active', { sequence: battle.sequence, number: face, face });
      beginPhase(battle, battle.initiative);
      return;
    case 'damage':
      damageDie(record, face, out);
      return;
    case 'result':
      resultDie(record, face, out);
      return;
    default:
      throw new Error(`no die is wanted in the phase ${battle.phase}`);
  }
}

/** 20.1 Two dice for each admiral. */
function rate({ law, battle }: Surface, face: number, out: Out): void {
  const next = unrated(battle);
  battle.faces.push(face);
  if (next === undefined || battle.faces.length < 2) return;
  const officer = battle.command[next.side].officers[next.officer];
  if (officer === undefined) return;
  const roll = sumOf(battle.faces) + ratingDRM(law, next.side, next.officer);
  officer.ratings = ratingsFor(law, officer.name, roll, next.officer);
  const { S, I, B, N } = officer.ratings;
  if (out.on)
    out.say('20.1', 'rated', { side: next.side, admiral: officer.name, dice: sumOf(battle.faces), roll, S, I, B, N });
  battle.faces = [];
}

function beginSequence({ law, battle }: Surface, out: Out): undefined {
  battle.sequence += 1;
  battle.turned = 0;
  if (battle.sequence > law.sequences && cite('R29')) {
    announce(out, 'R29', 'contact-lost', { sequences: law.sequences });
    battle.phase = 'leaving';
    return;
  }
  for (const ship of battle.ships)
    Object.assign(ship, { fired: false, moved: false, launched: false, attacked: false, advanced: false });
  for (const side of sides) {
    battle.command[side].tested = false;
    if (battle.sequence > 1) battle.matters.push({ matter: 'breakoff', side });
  }
  if (law.night && !cite('R31')) for (const ship of battle.ships) ship.seen = false;
  if (afloat(battle, 'allies').some((ship) => isHeld(law, battle, ship)))
    announce(out, '19.10.5', 'surprised', { sequence: battle.sequence });
  lookAround(law, battle, out);
  battle.phase = 'active';
}

function beginPhase(battle: SurfaceBattle, side: Side): void {
  battle.phasing = side;
  battle.attack = null;
  for (const ship of battle.ships) {
    ship.attacked = false;
    ship.advanced = false;
  }
  battle.phase = 'fire';
}

const isDecided = (battle: SurfaceBattle): boolean => sides.some((side) => afloat(battle, side).length === 0);

/**
 * By night a side is asked whenever a counter of its own lies in an active hex, for whether it could do anything with it is
 * nobody else's business; by day, when there is something to decide.
 */
const isInTurn = ({ law, battle }: Surface): boolean =>
  afloat(battle, battle.phasing).some((ship) => isActive(law, battle, ship));

/** 20.1 Moved by chit, she fires whatever number her hex has; the chit was spent in sight of all, so that this tells nothing. */
const hasAdvanced = (battle: SurfaceBattle): boolean =>
  afloat(battle, battle.phasing).some(({ advanced }) => advanced && cite('20.1'));

function firePhase(record: Surface): Need | undefined {
  const { law, battle } = record;
  const { phasing } = battle;
  battle.attack = null;
  if (battle.single) battle.phase = 'over';
  else if (isDecided(battle)) battle.phase = 'leaving';
  else if (battle.command[phasing].brokenOff && battle.command[phasing].chits.special === 0) battle.phase = 'move';
  else if (law.night ? isInTurn(record) || hasAdvanced(battle) : mayDoSomething(record))
    return decision('19.4.1', phasing);
  else battle.phase = 'move';
  return undefined;
}

function mayDoSomething({ law, battle }: Surface): boolean {
  const ready = readyToFire(law, battle, battle.phasing);
  return (
    afloat(battle, enemyOf(battle.phasing)).some((target) => whyNoTarget(law, battle, target, ready) === undefined) ||
    advancers(law, battle, battle.phasing).length > 0
  );
}

function movePhase(record: Surface): Need | undefined {
  const { law, battle } = record;
  const asked = law.night ? isInTurn(record) : movers(law, battle, battle.phasing).length > 0;
  if (asked) return decision('19.6', battle.phasing);
  battle.phase = 'turn';
  return undefined;
}

/** 19.3 First one player, then the other; then the next number, six of them to a sequence. */
function endActivePhase({ battle }: Surface, out: Out): void {
  if (isDecided(battle)) {
    battle.phase = 'leaving';
    return;
  }
  if (battle.phasing === battle.initiative) {
    beginPhase(battle, enemyOf(battle.phasing));
    return;
  }
  battle.turned += 1;
  if (battle.turned >= 6 && cite('19.3')) {
    battle.phase = 'sequence';
    return;
  }
  battle.active = (battle.active % 6) + 1;
  announce(out, '19.3', 'active', { sequence: battle.sequence, number: battle.active });
  beginPhase(battle, battle.initiative);
}

function damageDie({ law, battle }: Surface, face: number, out: Out): void {
  const attack = attackIn(battle);
  attack.points = damagePoints(law, battle, attack, face);
  const { target, onDamage: modifier, points } = attack;
  if (attack.unseen && out.on) out.say('19.4.7', 'damage-points', { target, face, modifier, points }, [battle.phasing]);
  else announce(out, '19.4.7', 'damage-points', { target, face, modifier, points });
  battle.phase = 'result';
}

function resultDie(record: Surface, face: number, out: Out): void {
  const { law, battle } = record;
  const attack = attackIn(battle);
  const odds = oddsOfAttack(law, battle, attack);
  const levels = levelsFor(law, odds, face, attack.onResult);
  const target = shipOf(battle, attack.target);
  const { points, onResult: modifier } = attack;
  const before = target.damage;
  const reckoned = { points, defence: defenceOf(law, target) + attack.defence, odds, face, modifier };
  const told = { target: target.id, result: results[levels] ?? '-', before };
  // Out of the dark: whoever fires knows how it was reckoned, the other sees what came of it.
  if (attack.unseen && out.on) out.say('19.4.7', 'reckoned', { target: target.id, ...reckoned }, [battle.phasing]);
  announce(out, '19.4.7', 'result', attack.unseen ? told : { ...told, ...reckoned });
  battle.phase = 'fire';
  harm(record, target, levels, out);
}
