/** The weeks of a ground game, as the book's own list has them: bombardments, then the ground phase with its segments. */
import type { Answer, Need, Out } from '@ironbottom/umpire';
import { clashKey, decideInClash, dieInClash, nextInClash } from '../chapters/23-2-ground-combat.js';
import { checkClass, passes } from '../chapters/23-5-troop-quality.js';
import { rallyModifier, rallyQuality } from '../chapters/23-8-rally.js';
import { bombarded } from '../charts/ground-bombardment.js';
import { japanGoesFirst } from '../charts/ground-terrain.js';
import { cite } from '../cite.js';
import { d6, d10 } from '../dice.js';
import { enemyOf, type Side, sides } from '../sides.js';
import {
  airSides,
  bombardmentDie,
  bombardmentNeed,
  mayBeBombarded,
  nextBombardment,
  repaired,
  takeAir,
  takeNaval,
  takeTables,
  toInoperable,
} from './bombarding.js';
import { attackers, beginClash, declined, endClash } from './fighting.js';
import { mayInterdict, takeInterdiction } from './interdicting.js';
import type { Beach, Fight, GroundLaw, GroundStep, Open } from './kit.js';
import { hexName, isIn, sharedHexes } from './land.js';
import {
  admiralOf,
  debark,
  honoured,
  landingOf,
  mayDebark,
  post,
  rate,
  stateOf,
  thrownFor,
  toBeLed,
  unrated,
} from './landing.js';
import { activate, besiege, march, mayActivate, mayBeBesieged, mayMarch, mayWithdraw, withdraw } from './marching.js';
import { beginTurn, dateNow, squadronsOf } from './open.js';
import { attrited, attritionOf, cutOff, mayRally, rallied, rallyingOf, takeRally } from './rallying.js';

const decision = (rule: string, of: readonly Side[]): Need => ({ need: 'decision', rule, of });

export function nextStep(fight: Fight, out: Out): Need | undefined {
  for (;;) {
    const need = stepNeed(fight, out);
    if (need !== 'on') return need;
  }
}

/** Whoever is asked, or the die; 'on': the step has been taken, look again. */
function stepNeed(fight: Fight, out: Out): Need | undefined | 'on' {
  const { law, battle } = fight;
  const { open } = battle;
  const asked = (rule: string, of: readonly Side[], otherwise: () => void): Need | 'on' => {
    if (of.length > 0) return decision(rule, of);
    otherwise();
    return 'on';
  };
  switch (open.step) {
    case 'post':
      return asked(
        '21.4',
        sides.filter((side) => toBeLed(open, law, side).length > 0),
        () => {
          open.step = 'tables';
        },
      );
    case 'available': {
      const [next] = open.named;
      if (next !== undefined) return d6('21.5', landingOf(law, next.force)?.side ?? 'japan');
      open.step = 'tables';
      return 'on';
    }
    case 'tables': {
      const of = sides.filter((side) => mayBeBombarded(fight, side) && cite('11.2'));
      return asked('11.2', of, () => {
        open.step = 'naval';
      });
    }
    case 'naval': {
      const of = sides.filter((side) => squadronsOf(open, law, side).length > 0 && cite('17.2'));
      return asked('17.2', of, () => {
        open.step = 'bombard';
      });
    }
    case 'bombard':
      nextBombardment(open, law);
      return 'on';
    case 'air':
      return asked('11.2', airSides(fight), () => {
        open.flew = true;
        open.step = 'bombard';
      });
    case 'points':
    case 'damage':
    case 'inoperable':
    case 'troops':
    case 'checks':
    case 'ships':
    case 'fate':
    case 'march':
      return bombardmentNeed(fight) ?? 'on';
    case 'rating': {
      const force = unrated(open, law);
      if (force === undefined) {
        open.step = 'debark';
        return 'on';
      }
      if (stateOf(open, force.id).commander !== null) return d6('21.1', force.side);
      rate(open, law, force, [], out);
      return 'on';
    }
    case 'debark':
      return asked(
        '17.1',
        sides.filter((side) => mayDebark(open, law, side).length > 0),
        () => {
          open.step = 'initiative';
        },
      );
    case 'assault': {
      const next = open.beaches.shift();
      if (next === undefined) beginSegment(open);
      else assault(fight, next, out);
      return 'on';
    }
    case 'honour':
      if (open.honour !== null)
        return d6(
          open.honour.chit > 0 ? '21.6.1' : '21.7',
          admiralOf(law, open.honour.name).nation === 'japan' ? 'japan' : 'allies',
        );
      open.step = 'assault';
      return 'on';
    case 'initiative':
      return d6('23.1', 'japan');
    case 'activate': {
      const of = sides.filter((side) => mayActivate(open, law, side).length > 0);
      return asked('23.0', of, () => {
        open.step = 'assault';
      });
    }
    case 'siege':
      return asked('23.7', mayBeBesieged(open, law, open.phasing).length > 0 ? [open.phasing] : [], () => {
        open.step = 'move';
      });
    case 'move':
      return asked('23.1', mayMarch(open, law, open.phasing).length > 0 ? [open.phasing] : [], () => {
        open.marched = [];
        open.step = 'withdraw';
      });
    case 'interdict':
      return asked('23.1.2', mayInterdict(open, law) ? [enemyOf(open.phasing)] : [], () => {
        open.marched = [];
        open.step = 'withdraw';
      });
    case 'withdraw':
      return asked('23.9', mayWithdraw(open, law, open.phasing).length > 0 ? [open.phasing] : [], () =>
        toCombat(open, law),
      );
    case 'group':
      return decision('23.9', [open.phasing]);
    case 'order': {
      const [only, other] = open.todo;
      if (only === undefined) {
        endSegment(open);
        return 'on';
      }
      return asked('23.2', other === undefined ? [] : [open.phasing], () => look(open, only));
    }
    case 'attack':
      return asked('23.2', attackers(open, law, open.hex ?? '', open.phasing).length > 0 ? [open.phasing] : [], () => {
        open.step = 'counter';
      });
    case 'counter': {
      const other = enemyOf(open.phasing);
      const able = attackers(open, law, open.hex ?? '', other).length > 0 && cite('23.2');
      return asked('23.2', able ? [other] : [], () => {
        open.step = 'order';
      });
    }
    case 'clash': {
      const need = open.clash === null ? undefined : nextInClash(open.clash, out);
      if (need !== undefined) return need;
      const beach = open.beach !== null;
      endClash(fight);
      open.step = beach ? 'honour' : 'order';
      return 'on';
    }
    case 'rally': {
      const of = sides.filter((side) => mayRally(open, law, side).length > 0);
      return asked('23.8', of, () => {
        open.step = 'rallying';
      });
    }
    case 'rallying': {
      const [order] = open.tries;
      if (order === undefined) {
        endTurn(fight, out);
        return 'on';
      }
      const rallying = rallyingOf(open, law, order);
      return d10('23.8', order.side, checkClass(rallyQuality(rallying), rallyModifier(rallying)));
    }
    case 'attrition': {
      const [id] = open.queue;
      if (id === undefined) {
        nextWeek(fight, out);
        return 'on';
      }
      const { quality, modifier } = attritionOf(open, law, id);
      const by = law.scenario.units.find((unit) => unit.id === id)?.side ?? 'japan';
      return d10('25.1', by, (face) => (passes(face, quality, modifier) ? 1 : 0));
    }
    case 'over':
      return undefined;
  }
}

export function stepDie(fight: Fight, face: number, out: Out): void {
  const { law, battle } = fight;
  const { open } = battle;
  switch (open.step) {
    case 'initiative':
      open.first = japanGoesFirst(law.charts.dayInitiative, dateNow(open, law), face) ? 'japan' : 'allies';
      if (out.on) out.tell('all', '23.1', 'initiative', { face, first: open.first });
      open.segments = 0;
      open.shared = sharedHexes(open, law);
      open.step = 'activate';
      return;
    case 'clash':
      if (open.clash !== null) dieInClash(open.clash, law.charts, face, out);
      return;
    case 'available':
    case 'rating':
    case 'honour':
      admiralsDie(fight, face, out);
      return;
    case 'rallying':
      rallied(open, law, face, out);
      return;
    case 'attrition':
      attrited(open, law, face, out);
      return;
    default:
      bombardmentDie(fight, face, out);
      return;
  }
}

/** Two dice each. */
function admiralsDie({ law, battle: { open } }: Fight, face: number, out: Out): void {
  open.faces.push(face);
  if (open.faces.length < 2) return;
  const faces = open.faces;
  open.faces = [];
  if (open.step === 'available') {
    thrownFor(open, law, faces, out);
    return;
  }
  if (open.step === 'honour') {
    honoured(open, faces, out);
    return;
  }
  const force = unrated(open, law);
  if (force !== undefined) rate(open, law, force, faces, out);
}

/** 17.1.11 The Joint Assault Segment, beach by beach: nobody is asked whether. */
function assault(fight: Fight, beach: Beach, out: Out): void {
  const { law, battle } = fight;
  const { open } = battle;
  const side = landingOf(law, beach.force)?.side ?? 'japan';
  const there = beach.units.some((id) => open.units[id]?.hex === beach.hex);
  if (there && isIn(open, law, beach.hex, enemyOf(side))) beginClash(fight, beach.hex, side, out, beach);
}

/** Every answer is told, if only that nothing came of it: the other side waits for it. */
export function stepDecision(fight: Fight, answers: { [seat: string]: Answer }, out: Out): void {
  const { step } = fight.battle.open;
  let told = false;
  const heard: Out = {
    on: out.on,
    say: (...said) => out.say(...said),
    tell(to, ...rest) {
      told ||= to === 'all';
      out.tell(to, ...rest);
    },
  };
  decided(fight, answers, heard);
  if (!told && out.on) out.tell('all', rules[step] ?? '23.2', 'settled', { step });
}

const rules: { readonly [step in GroundStep]?: string } = {
  post: '21.4',
  debark: '17.1',
  interdict: '23.1.2',
  tables: '11.2',
  naval: '17.2',
  siege: '23.7',
  move: '23.1',
  withdraw: '23.9',
  rally: '23.8',
};

function decided(fight: Fight, answers: { [seat: string]: Answer }, out: Out): void {
  const { law, battle } = fight;
  const { open } = battle;
  const { phasing } = open;
  const own = (side: Side): string[] => (answers[side] ?? []) as string[];
  switch (open.step) {
    case 'tables':
      takeTables(fight, answers);
      return;
    case 'naval':
      takeNaval(fight, answers, out);
      return;
    case 'air':
      takeAir(fight, answers, out);
      return;
    case 'post':
      for (const side of sides) post(open, law, side, answers[side], out);
      open.step = 'available';
      return;
    case 'debark':
      for (const side of sides) debark(open, law, side, answers[side], out);
      open.step = 'initiative';
      return;
    case 'activate':
      activate(open, law, answers, out);
      open.step = 'assault';
      return;
    case 'interdict':
      takeInterdiction(fight, answers[enemyOf(phasing)], out);
      return;
    case 'siege':
      besiege(open, law, phasing, own(phasing), out);
      open.step = 'move';
      return;
    case 'move':
      march(open, law, phasing, (answers[phasing] ?? []) as string[][], out);
      open.step = 'interdict';
      return;
    case 'withdraw': {
      const [hex, to] = own(phasing)[0]?.split('>') ?? [];
      if (hex === undefined || to === undefined) {
        toCombat(open, law);
        return;
      }
      open.leaving = { hex, to };
      open.step = 'group';
      return;
    }
    case 'group':
      // 23.9 Another group may go after them, from there or elsewhere.
      withdraw(open, law, phasing, own(phasing), out);
      open.step = 'withdraw';
      return;
    case 'order':
      look(open, own(phasing)[0] ?? '');
      return;
    case 'attack':
    case 'counter':
      attackOrNot(fight, own(open.step === 'attack' ? phasing : enemyOf(phasing))[0] === 'attack', out);
      return;
    case 'clash':
      if (open.clash !== null) decideInClash(open.clash, answers, out);
      return;
    case 'rally':
      takeRally(open, law, answers, out);
      open.step = 'rallying';
      return;
    default:
      throw new Error(`nothing is decided at ${open.step}`);
  }
}

/** The first player's segment, then the other's. */
function beginSegment(open: Open): void {
  open.phasing = open.segments === 0 ? open.first : enemyOf(open.first);
  open.withdrew = [];
  open.step = 'siege';
}

function toCombat(open: Open, law: GroundLaw): void {
  open.todo = sharedHexes(open, law).filter((hex) => !open.quiet.includes(hex));
  open.step = 'order';
}

/** 23.2 One hex of those that both sides are in. */
function look(open: Open, hex: string): void {
  open.hex = hex;
  open.todo = open.todo.filter((each) => each !== hex);
  open.step = 'attack';
}

function attackOrNot(fight: Fight, attacks: boolean, out: Out): void {
  const { law, battle } = fight;
  const { open } = battle;
  const hex = open.hex ?? '';
  const side = open.step === 'attack' ? open.phasing : enemyOf(open.phasing);
  if (attacks) {
    beginClash(fight, hex, side, out);
    return;
  }
  declined(open, law, hex, side, out);
  open.step = open.step === 'attack' ? 'counter' : 'order';
}

function endSegment(open: Open): void {
  open.segments += 1;
  open.hex = null;
  if (open.segments < 2) beginSegment(open);
  else open.step = 'rally';
}

/** The week is over: tables are opened, the field repaired; at the end of a cycle everybody is deactivated and the cut-off wither. */
function endTurn(fight: Fight, out: Out): void {
  const { law, battle } = fight;
  const { open, secret } = battle;
  for (const { hex, by, fortified, column, sum, modifier } of open.shellings) {
    if (modifier !== null) continue;
    const table = secret.tables[enemyOf(by)] ?? 'first';
    const came = bombarded(law.charts.groundBombardment, table, fortified, column, sum).modifier;
    if (out.on) out.tell('all', '11.2', 'table-opened', { by, at: hexName(law, hex), table, modifier: came });
  }
  secret.tables = { japan: null, allies: null };
  if (cite('23.1.1')) open.arrows = [];
  const cycleEnds = dateNow(open, law).turn === 4;
  if (cycleEnds && cite('23.0')) for (const unit of Object.values(open.units)) unit.active = false;
  open.queue = cycleEnds ? cutOff(open, law) : [];
  open.step = 'attrition';
}

function nextWeek(fight: Fight, out: Out): void {
  const { law, battle } = fight;
  const { open } = battle;
  if (open.turn >= law.scenario.weeks.length || isDecided(open, law)) {
    open.step = 'over';
    return;
  }
  beginTurn(open, law);
  if (out.on) out.tell('all', '3.1', 'week', { turn: open.turn, date: law.scenario.weeks[open.turn - 1] ?? '' });
  open.step = 'post';
  const better = open.airfield === null ? null : repaired(open.airfield);
  if (open.airfield === null || better === null || !cite('11.5.9')) return;
  open.airfield.damage = better;
  toInoperable(fight, out);
}

/** One side has nobody left, nor anybody to come. */
function isDecided(open: Open, law: GroundLaw): boolean {
  return sides.some((side) => {
    const here = Object.keys(open.hexes).some((hex) => isIn(open, law, hex, side));
    const coming = law.scenario.units.some(
      (unit) => unit.side === side && open.units[unit.id]?.hex === null && (open.units[unit.id]?.steps ?? 0) > 0,
    );
    return !here && !coming;
  });
}

export const battleKey = ({ battle: { open, secret } }: Fight): string =>
  `${JSON.stringify({ ...open, clash: null })}${open.clash === null ? '' : clashKey(open.clash)}${JSON.stringify(secret)}`;
