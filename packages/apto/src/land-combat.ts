/** One land attack from the declaration to the advance, as a procedure (5.14 to 5.20): the game's, the desk's and the odds'. */
import type { Answer, Ask, Need, Out, Procedure } from '@ironbottom/umpire';
import { advancers, alive, attackers, type Battle, defenderOf } from './battle.js';
import { battleKey, cloneBattle } from './battle-copies.js';
import { attackStrength, defenceStrength, oddsOf, standingSteps } from './chapters/5-14-strength.js';
import { askLeaveOut, leaveOut, leaveOutExcess, mayLeaveOut } from './chapters/5-15-who-fights.js';
import { modifiersOf, sumOf } from './chapters/5-16-modifiers.js';
import {
  askChargeTarget,
  charge,
  chargeTargets,
  charging,
  foldCharge,
  hasChargedOut,
  mayCharge,
} from './chapters/5-18-banzai.js';
import {
  askLosses,
  eliminateAll,
  hasChoice,
  hasDot,
  lose,
  loseEmptyHex,
  payAll,
  resultAgainst,
  takeLosses,
  tollOf,
} from './chapters/5-18-losses.js';
import {
  askRetreat,
  askStand,
  goingUnit,
  goOut,
  halfLost,
  mayStandOrGo,
  wayChosen,
  waysFor,
} from './chapters/5-18-retreat.js';
import {
  advance,
  askAdvance,
  askPrice,
  chosenToAdvance,
  declined,
  holdDrop,
  pricePayers,
} from './chapters/5-19-advance.js';
import { bereft, fateOf } from './chapters/5-20-generals.js';
import { againAsk, saidAgain, toSay } from './chapters/11-14-re-roll.js';
import { crt, type NetRoll, resultAt } from './charts/crt.js';
import { cite } from './cite.js';
import type { Side } from './pieces.js';
import { resultWords } from './result-words.js';

/** With these results, the designed ones or a house's. */
export function landCombatBy(table: typeof crt): Procedure<Battle> {
  const procedure: Procedure<Battle> = {
    next(battle, out) {
      for (;;) {
        const need = step(procedure, battle, out);
        if (need !== 'on') return need;
      }
    },

    die(battle, face, out) {
      if (battle.stage === 'banzai' && battle.banzai !== null) procedure.die(battle.banzai, face, out);
      else if (battle.stage === 'roll') rolled(battle, table, face, out);
      else if (battle.stage === 'check') checked(battle, face, out);
      else if (battle.stage === 'banzai-check') banzaiChecked(battle, face, out);
      else if (battle.stage === 'generals') {
        const [general] = bereft(battle);
        if (general === undefined) return;
        general.fate = fateOf(general, face);
        if (out.on) out.say('5.20', 'general', { name: general.name, fate: general.fate, face });
      }
    },

    ask(battle, seat) {
      if (battle.stage === 'banzai' && battle.banzai !== null) return procedure.ask(battle.banzai, seat);
      if (battle.stage === 'again') return againAsk(battle, wouldBe(battle, table));
      const ask = questions[battle.stage];
      if (ask === undefined) throw new Error(`nothing is asked of ${seat}`);
      return ask(battle);
    },

    decide(battle, answers, out) {
      if (battle.stage === 'banzai' && battle.banzai !== null) procedure.decide(battle.banzai, answers, out);
      else if (battle.stage === 'again') said(battle, table, answers[askedOf(battle)], out);
      else decided(battle, answers[askedOf(battle)], out);
    },

    clone: cloneBattle,
    key: battleKey,
  };
  return procedure;
}

export const landCombat: Procedure<Battle> = landCombatBy(crt);

const questions: { readonly [stage: string]: (battle: Battle) => Ask } = {
  defence: askLeaveOut,
  losses: askLosses,
  stand: askStand,
  'banzai-target': askChargeTarget,
  retreat: askRetreat,
  advance: askAdvance,
  price: askPrice,
};

/** Whose decision the present one is. */
function askedOf(battle: Battle): Side {
  const { stage, attacker, owes } = battle;
  if (stage === 'again') return toSay(battle) === 'attacker' ? attacker : defenderOf(battle);
  if (stage === 'losses') return owes === 'attacker' ? attacker : defenderOf(battle);
  return stage === 'banzai-target' || stage === 'advance' || stage === 'price' ? attacker : defenderOf(battle);
}

const decision = (battle: Battle, rule: string): Need => ({ need: 'decision', rule, of: [askedOf(battle)] });

/** What the present stage needs; `on` when it is over. */
function step(procedure: Procedure<Battle>, battle: Battle, out: Out): Need | undefined | 'on' {
  const defender = defenderOf(battle);
  switch (battle.stage) {
    case 'defence':
      if (battle.stepsBefore === 0) {
        leaveOutExcess(battle);
        battle.stepsBefore = standingSteps(battle);
      }
      if (mayLeaveOut(battle)) return decision(battle, '5.15');
      return open(battle, out);
    case 'roll':
      return { need: 'die', rule: '5.14', by: battle.attacker, sides: 8 };
    case 'again':
      return decision(battle, '11.14');
    case 'losses':
      if (battle.owed > 0 && hasChoice(battle)) return decision(battle, '5.18');
      if (battle.owed > 0) payAll(battle, out);
      else afterLosses(battle);
      return 'on';
    case 'check':
      return { need: 'die', rule: '5.18', by: defender, sides: 8 };
    case 'stand':
      return decision(battle, '5.18');
    case 'banzai-check':
      return { need: 'die', rule: '5.18', by: 'japan', sides: 8, classOf: (face) => Number(face < battle.check) };
    case 'banzai-target': {
      const [only, ...others] = chargeTargets(battle);
      if (only === undefined || others.length > 0) return decision(battle, '5.18');
      return startCharge(battle, only.hex, out);
    }
    case 'banzai':
      return stepCharge(procedure, battle, out);
    case 'retreat':
      return stepRetreat(battle, out);
    case 'generals': {
      const [general] = bereft(battle);
      if (general !== undefined && cite('5.20')) return { need: 'die', rule: '5.20', by: defender, sides: 6 };
      return openAdvance(battle, out);
    }
    case 'advance':
      return decision(battle, '5.19');
    case 'price': {
      const [only, ...others] = pricePayers(battle);
      if (only !== undefined && others.length > 0) return decision(battle, '5.19');
      return paid(battle, only?.id, out);
    }
    case 'done':
      return undefined;
  }
}

/** Strengths, odds and modifiers are told before the die is rolled. */
function open(battle: Battle, out: Out): 'on' {
  battle.stage = 'roll';
  if (!out.on) return 'on';
  const [attack, defence] = [attackStrength(battle), defenceStrength(battle)];
  const odds = oddsOf(attack.points, defence.points);
  const { target, attacker, kind } = battle;
  out.say('5.14', 'attack', { hex: target.name, side: attacker, kind });
  out.say('5.14', 'odds', {
    attack: attack.points,
    defence: defence.points,
    attackers: attack.shares,
    defenders: defence.shares,
    odds,
  });
  const modifiers = modifiersOf(battle);
  if (modifiers.length > 0) out.say('5.16', 'modifiers', { modifiers, sum: sumOf(modifiers) });
  return 'on';
}

/** R41 What lies beyond the table reads as its end, for the retreat check too. */
export const netRoll = (face: number, modifier: number): NetRoll =>
  Math.max(1, Math.min(8, face + modifier)) as NetRoll;

/** What the die comes to: the column, the line and the result, and what it says before it falls back on the attacker. */
function reading(battle: Battle, table: typeof crt) {
  const odds = oddsOf(attackStrength(battle).points, defenceStrength(battle).points);
  const net = netRoll(battle.face, sumOf(modifiersOf(battle)));
  const printed = resultAt(table, odds, net);
  return { odds, net, printed, result: resultAgainst(battle, printed) };
}

const wouldBe = (battle: Battle, table: typeof crt): string => resultWords[reading(battle, table).result];

/** 11.14 Whoever has paid for it may have the die rolled again before it counts. */
function rolled(battle: Battle, table: typeof crt, face: number, out: Out): void {
  battle.face = face;
  if (toSay(battle) === undefined) {
    stands(battle, table, out);
    return;
  }
  if (out.on) {
    const { odds, net, result } = reading(battle, table);
    out.say('11.14', 'first roll', { face, odds, net, result });
  }
  battle.stage = 'again';
}

function said(battle: Battle, table: typeof crt, answer: Answer | undefined, out: Out): void {
  const who = toSay(battle);
  const again = ((answer ?? []) as string[]).length > 0;
  if (who !== undefined) saidAgain(battle, who, again);
  if (out.on) out.say('11.14', again ? 'rolled again' : 'roll stands', { hex: battle.target.name, by: who ?? null });
  if (again) battle.stage = 'roll';
  else if (toSay(battle) === undefined) stands(battle, table, out);
}

function stands(battle: Battle, table: typeof crt, out: Out): void {
  const { odds, net, printed, result } = reading(battle, table);
  const { face } = battle;
  battle.face = 0;
  battle.again = { attacker: 'no', defender: 'no' };
  battle.net = net;
  battle.result = result;
  if (out.on) out.say('5.14', 'result', { odds, net, result, backfired: result !== printed, face });
  const toll = tollOf[result];
  if (toll.steps === Number.POSITIVE_INFINITY) eliminateAll(battle, toll.of, out);
  else if (toll.of === 'defender' && alive(battle.target).length === 0) loseEmptyHex(battle, out);
  else {
    battle.owes = toll.of;
    battle.owed = toll.steps;
  }
  battle.stage = 'losses';
}

function afterLosses(battle: Battle): void {
  const { result, target } = battle;
  if (result === null || tollOf[result].of === 'attacker') end(battle);
  else if (alive(target).length === 0) vacate(battle, result !== 'DE');
  else if (hasDot(result) && halfLost(battle, standingSteps(battle)) && cite('5.18')) battle.stage = 'check';
  else end(battle);
}

/** 5.18 The defender's die against the net roll of the attack. */
function checked(battle: Battle, face: number, out: Out): void {
  battle.check = face;
  const must = face >= battle.net;
  if (out.on) out.say('5.18', must ? 'must-retreat' : 'may-stand', { hex: battle.target.name, net: battle.net, face });
  if (must) {
    battle.price = true;
    if (mayCharge(battle)) battle.stage = 'banzai-check';
    else retreatAll(battle);
  } else if (mayStandOrGo(battle)) battle.stage = 'stand';
  else end(battle);
}

function banzaiChecked(battle: Battle, face: number, out: Out): void {
  const charges = face < battle.check;
  if (out.on && !charges) out.say('5.18', 'no-banzai', { face, check: battle.check });
  if (charges) battle.stage = 'banzai-target';
  else retreatAll(battle);
}

function startCharge(battle: Battle, hex: string, out: Out): 'on' {
  const origin = chargeTargets(battle).find((each) => each.hex === hex);
  if (origin === undefined) retreatAll(battle);
  else {
    battle.banzai = charge(battle, origin, out);
    battle.charged = true;
    battle.stage = 'banzai';
  }
  return 'on';
}

/** The charge takes the place of the retreat; units of partners go all the same. */
function stepCharge(procedure: Procedure<Battle>, battle: Battle, out: Out): Need | 'on' {
  const { banzai } = battle;
  const need = banzai === null ? undefined : procedure.next(banzai, out);
  if (need !== undefined) return need;
  if (banzai !== null) foldCharge(battle, banzai);
  battle.banzai = null;
  const stayed = new Set(charging(battle).map(({ id }) => id));
  battle.going = alive(battle.target).flatMap(({ id }) => (stayed.has(id) ? [] : [id]));
  battle.stage = 'retreat';
  return 'on';
}

function retreatAll(battle: Battle): void {
  battle.going = alive(battle.target).map(({ id }) => id);
  battle.stage = 'retreat';
}

function stepRetreat(battle: Battle, out: Out): Need | 'on' {
  const unit = goingUnit(battle);
  if (unit === undefined) {
    battle.going.shift();
    if (battle.going.length > 0) return 'on';
    if (alive(battle.target).length > 0 || hasChargedOut(battle)) end(battle);
    else vacate(battle, battle.price, battle.price);
    return 'on';
  }
  const ways = waysFor(battle, unit);
  if (ways.length > 1) return decision(battle, '5.18');
  goOut(battle, ways[0], out);
  return 'on';
}

/** The hex is empty; a fortification goes with its defenders, unless they went of their own accord (5.8). */
function vacate(battle: Battle, price: boolean, forced = true): void {
  battle.vacated = true;
  battle.price = price;
  if (battle.target.fort === 'chit' && forced && cite('5.8')) battle.fortLost = true;
  // Generals whose troops have gone went with them; those of eliminated troops meet their fate.
  battle.stage = 'generals';
}

function openAdvance(battle: Battle, out: Out): 'on' {
  holdDrop(battle);
  if (advancers(battle).length > 0 && cite('5.19')) battle.stage = 'advance';
  else {
    advance(battle, [], out);
    battle.stage = 'done';
  }
  return 'on';
}

function decided(battle: Battle, answer: Answer | undefined, out: Out): void {
  const ids = Array.isArray(answer) ? (answer as string[]) : [];
  switch (battle.stage) {
    case 'defence':
      leaveOut(battle, ids, out);
      open(battle, out);
      return;
    case 'losses':
      takeLosses(battle, answer, out);
      return;
    case 'stand':
      // Everybody sees at once whether they go, before they say where to.
      if (out.on) out.say('5.18', ids.includes('retreat') ? 'withdraws' : 'holds', { hex: battle.target.name });
      if (ids.includes('retreat')) retreatAll(battle);
      else end(battle);
      return;
    case 'banzai-target':
      startCharge(battle, ids[0] ?? '', out);
      return;
    case 'retreat':
      goOut(battle, wayChosen(battle, answer), out);
      return;
    case 'advance': {
      const going = chosenToAdvance(battle, answer);
      if (going.length === 0) {
        declined(battle, out);
        battle.stage = 'done';
      } else {
        battle.going = going;
        battle.stage = 'price';
        if (!battle.price) paid(battle, undefined, out);
        else if (out.on) out.tell('all', '5.19', 'going', { hex: battle.target.name, names: namesOf(battle, going) });
      }
      return;
    }
    case 'price':
      paid(battle, ids[0], out);
      return;
    default:
      return;
  }
}

const namesOf = (battle: Battle, ids: readonly string[]): string[] =>
  attackers(battle).flatMap(({ id, name }) => (ids.includes(id) ? [name] : []));

/** 5.19 The step is paid, and those chosen go in. */
function paid(battle: Battle, payer: string | undefined, out: Out): 'on' {
  const unit = pricePayers(battle).find(({ id }) => id === payer);
  if (battle.price && unit !== undefined && cite('5.19')) lose(unit, 1, out);
  battle.price = false;
  advance(battle, battle.going, out);
  battle.going = [];
  battle.stage = 'done';
  return 'on';
}

/** The defenders have held; who dropped among them is lost (5.21, 7.7). */
function end(battle: Battle): void {
  battle.price = false;
  for (const unit of attackers(battle)) if (unit.by === 'drop' && cite('5.21')) unit.left = 0;
  battle.stage = 'done';
}
