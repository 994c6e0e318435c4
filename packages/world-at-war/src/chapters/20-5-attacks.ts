/**
 * 20.5 Attacks on naval units, one after another: air defence (designed), the dice of the Naval Attack Table, what the hits do,
 * perhaps a critical hit, losses shared and cargo lost. Play, desk, examples and odds all go through here.
 */
import type { Answer, Ask, Need, Out, Procedure } from '@ironbottom/umpire';
import { airDefence } from '../charts/stand-ins.js';
import { cite } from '../cite.js';
import { isAfloat, type NamedShip } from '../pieces.js';
import { type Attack, type Strike, sharingCopy } from '../strike.js';
import { askCargo, chooseCargo, loseCargo } from './20-5-cargo-losses.js';
import { askLosses, chooseType, takeLosses } from './20-5-group-losses.js';
import { keepLosses, keptLosses, mayKeep } from './20-5-kept.js';
import { strikeKey } from './20-5-key.js';
import { hitsFor, sumOf } from './20-51-naval-attack.js';
import { criticalCauses, criticalPlus, hitsToSink, isCritical, takeCritical, takeHits } from './20-52-named-ships.js';
import { type Group, groupOf, lossParts, singlesIn } from './20-55-light-forces.js';

export const attacks: Procedure<Strike> = {
  next(record, out): Need | undefined {
    for (;;) {
      const { step } = record;
      switch (step.step) {
        case 'attack': {
          const need = nextAttack(record, out);
          if (need !== 'again') return need;
          break;
        }
        case 'dice':
          return attackDie(record, step.first);
        case 'critical':
          return criticalDie(record, step);
        case 'losses':
          if (takeLosses(record, step, out) === 'ask')
            return { need: 'decision', rule: '20.57', of: [record.defender] };
          record.step = { step: 'cargo', lost: [] };
          break;
        case 'cargo':
          if (loseCargo(record, step, out) === 'ask') return { need: 'decision', rule: '20.59', of: [record.defender] };
          endAttack(record);
          break;
      }
    }
  },

  die(record, face, out) {
    const { step } = record;
    if (step.step === 'attack') fireAtPlanes(record, face, out);
    else if (step.step === 'critical') rollCritical(record, step, face, out);
    else if (step.step === 'dice' && step.first === 0) record.step = { step: 'dice', first: face };
    else if (step.step === 'dice') resolve(record, step.first, face, out);
  },

  ask(record): Ask {
    const { step } = record;
    if (step.step === 'losses') return askLosses(record, step);
    if (step.step === 'cargo') return askCargo(record);
    throw new Error('nothing is asked');
  },

  decide(record, answers, out) {
    const { step } = record;
    const [id = ''] = picked(answers[record.defender]);
    if (step.step === 'losses') chooseType(step, id);
    else if (step.step === 'cargo') chooseCargo(record, step, id, out);
  },

  clone: sharingCopy,
  key: strikeKey,
};

const picked = (answer: Answer | undefined): string[] =>
  Array.isArray(answer) ? answer.filter((each): each is string => typeof each === 'string') : [];

function endAttack(record: Strike): void {
  record.at += 1;
  record.step = { step: 'attack' };
}

/** The groups of light ships that an attack falls on, one for each power. */
export const groupsOf = (record: Strike, group: 'light' | 'screened'): Group[] =>
  record.light.map((force) => groupOf(record.by, force, group));

const factorsIn = (groups: readonly Group[]): number =>
  groups.reduce((sum, group) => sum + group.CA + group.CAdamaged + singlesIn(group), 0);

/** 20.58A While anything else of the force still stands in front, ships with cargo cannot be fired on (R5). */
export function isScreened({ by, ships, light }: Pick<Strike, 'by' | 'ships' | 'light'>): boolean {
  if (by !== 'fleet' || !cite('20.58A')) return false;
  const heavy = ships.some(({ state }) => state === 'sound') && cite('R5');
  return (
    heavy ||
    light.some((force) => {
      const group = groupOf('fleet', force, 'light');
      return group.CA + singlesIn(group) > 0;
    })
  );
}

/** Why an attack is passed over when its turn comes: its target is gone or out of reach, or no squadron is left. */
function passedOver(record: Strike, attack: Attack): { rule: string; why: string } | undefined {
  if (attack.strength <= 0 && attack.known === undefined)
    return { rule: '20.51', why: 'nothing is left of the attack' };
  if (attack.on === 'light' || attack.on === 'screened') {
    if (attack.on === 'screened' && isScreened(record)) return { rule: '20.58A', why: 'the screen still stands' };
    return factorsIn(groupsOf(record, attack.on)) === 0 ? { rule: '20.56', why: 'no light ship is left' } : undefined;
  }
  const ship = record.ships.find(({ id }) => id === attack.on);
  return ship === undefined || ship.state === 'sunk' ? { rule: '20.527', why: 'the ship is gone' } : undefined;
}

function nextAttack(record: Strike, out: Out): Need | undefined | 'again' {
  const attack = record.attacks[record.at];
  if (attack === undefined) return undefined;
  if (record.by === 'air' && record.airDefence > 0 && record.attacks.some(({ strength }) => strength > 0)) {
    const { turnedAwayOn } = airDefence.values;
    const classOf = (face: number): number => Number(face >= turnedAwayOn);
    return { need: 'die', rule: '20.5222D', by: record.defender, sides: 6, classOf };
  }
  const passed = passedOver(record, attack);
  if (passed !== undefined) {
    if (out.on) out.say(passed.rule, 'passed over', { on: nameOf(record, attack.on), why: passed.why });
    record.at += 1;
    return 'again';
  }
  if (attack.known === undefined) record.step = { step: 'dice', first: 0 };
  else {
    const { hits, twelve } = attack.known;
    if (out.on) out.say('20.51', 'known hits', { on: nameOf(record, attack.on), hits, twelve });
    fall(record, attack.on, hits, twelve ? 12 : 0, out);
  }
  return 'again';
}

export function nameOf(record: Strike, on: string): string {
  if (on === 'light') return 'the light ships';
  if (on === 'screened') return 'the ships with cargo';
  return record.ships.find(({ id }) => id === on)?.name ?? on;
}

/** A stand-in for 23.4: each level of air defence may turn one squadron away, from the strongest attack. */
function fireAtPlanes(record: Strike, face: number, out: Out): void {
  record.airDefence -= 1;
  const away = face >= airDefence.values.turnedAwayOn;
  if (away) {
    const most = Math.max(...record.attacks.map(({ strength }) => strength));
    const at = record.attacks.findIndex(({ strength }) => strength === most);
    record.attacks = record.attacks.map((attack, i) => (i === at ? { ...attack, strength: most - 1 } : attack));
  }
  if (out.on) out.say('20.5222D', 'air defence', { face, away });
}

/** Hits beyond these change nothing: she is sunk (20.527), or all light ships are (20.56). In port each counts (20.5242). */
function mostThatMatter(record: Strike, on: string): number {
  if (on === 'light' || on === 'screened') return factorsIn(groupsOf(record, on));
  const ship = record.ships.find(({ id }) => id === on);
  return ship === undefined || record.where === 'port' ? Number.POSITIVE_INFINITY : hitsToSink(ship);
}

/** Of the second die faces that bring the same hits are one, but for the 12. */
function attackDie(record: Strike, first: number): Need {
  const need = { need: 'die', rule: '20.51', by: record.attacker, sides: 6 } as const;
  const attack = record.attacks[record.at];
  if (first === 0 || attack === undefined) return need;
  const sum = sumOf(attack.modifiers);
  const most = mostThatMatter(record, attack.on);
  const classOf = (face: number): number =>
    first + face === 12 ? -1 : Math.min(most, hitsFor(record.by, attack.strength, first + face + sum));
  return { ...need, classOf };
}

function resolve(record: Strike, first: number, second: number, out: Out): void {
  const attack = record.attacks[record.at];
  if (attack === undefined) throw new Error('there is no such attack');
  const dice = first + second;
  const sum = sumOf(attack.modifiers);
  const hits = hitsFor(record.by, attack.strength, dice + sum);
  if (out.on) {
    out.say('20.51', 'attack', {
      by: record.by,
      strength: attack.strength,
      on: nameOf(record, attack.on),
      dice,
      modifiers: attack.modifiers.map(({ what, by, rule }) => ({ what, by, rule })),
      roll: dice + sum,
      hits,
    });
  }
  fall(record, attack.on, hits, dice, out);
}

/** What the hits fall on. */
function fall(record: Strike, on: string, hits: number, dice: number, out: Out): void {
  if (on === 'light' || on === 'screened') onGroup(record, on, hits, dice, out);
  else onShip(record, on, hits, dice, out);
}

function onGroup(record: Strike, group: 'light' | 'screened', hits: number, dice: number, out: Out): void {
  const before = record.light;
  const known = mayKeep(record, out) ? keptLosses(record, group, hits) : undefined;
  if (known !== undefined) {
    record.light = known;
    endAttack(record);
    return;
  }
  const groups = groupsOf(record, group);
  const { parts, excess } = lossParts(groups, hits);
  const cruisers = groups.some(({ CA, CAdamaged }) => CA + CAdamaged > 0);
  if (out.on && dice === 12 && cruisers && cite('20.528')) out.say('20.528', 'no critical', {});
  if (out.on && excess > 0) out.say('20.56', 'excess', { excess });
  record.step = { step: 'losses', group, parts, chosen: [] };
  // Nothing to ask: it can be settled at once, and kept.
  if (mayKeep(record, out) && settled(record, out)) {
    keepLosses(record, before, group, hits);
    endAttack(record);
  }
}

/** Losses and cargo as far as they need no decision; true when all is done. */
function settled(record: Strike, out: Out): boolean {
  if (record.step.step === 'losses') {
    if (takeLosses(record, record.step, out) === 'ask') return false;
    record.step = { step: 'cargo', lost: [] };
  }
  return record.step.step === 'cargo' && loseCargo(record, record.step, out) === 'done';
}

/** The ship at this place, the record's own to change. */
function ownShip(record: Strike, at: number): NamedShip {
  const ship = record.ships[at];
  if (ship === undefined) throw new Error('there is no such ship');
  const own = { ...ship };
  record.ships = record.ships.slice();
  record.ships[at] = own;
  return own;
}

function onShip(record: Strike, id: string, hits: number, dice: number, out: Out): void {
  const at = record.ships.findIndex((ship) => ship.id === id);
  const ship = ownShip(record, at);
  const needed = hitsToSink(ship);
  const { effect, rule } = takeHits(ship, hits, record);
  if (out.on) out.say(rule, effect, { ship: ship.name, hits, total: ship.hits, factors: ship.factors });
  if (out.on && effect === 'sunk' && hits > needed && cite('20.527'))
    out.say('20.527', 'excess', { excess: hits - needed });
  const causes = ship.state === 'sunk' ? [] : criticalCauses(record, effect, dice);
  if (causes.length === 0) {
    endAttack(record);
    return;
  }
  const rolls = causes.length > 1 && cite('20.525') ? 1 : causes.length;
  if (out.on) {
    for (const cause of causes) out.say(cause, 'critical cause', { ship: ship.name });
    if (causes.length > rolls) out.say('20.525', 'one roll', { ship: ship.name });
  }
  record.step = { step: 'critical', ship: at, plus: criticalPlus(effect, hits, needed), rolls };
}

type CriticalStep = Extract<Strike['step'], { step: 'critical' }>;

function criticalDie(record: Strike, { ship, plus }: CriticalStep): Need {
  const target = record.ships[ship];
  const classOf = (face: number): number => Number(target !== undefined && isCritical(target, face, plus));
  return { need: 'die', rule: '20.524', by: record.attacker, sides: 6, classOf };
}

function rollCritical(record: Strike, step: CriticalStep, face: number, out: Out): void {
  const ship = ownShip(record, step.ship);
  const critical = isCritical(ship, face, step.plus);
  if (out.on) {
    const { plus } = step;
    if (plus > 0) out.say('20.5242', 'critical plus', { plus });
    out.say('20.524', 'critical roll', { ship: ship.name, face, plus, factors: ship.factors, critical });
  }
  if (critical) {
    const { effect, rule } = takeCritical(ship, record.where);
    if (out.on) out.say(rule, `critical ${effect}`, { ship: ship.name });
  }
  step.rolls -= 1;
  if (step.rolls === 0 || !isAfloat(ship)) endAttack(record);
}
