/** 16.1, 16.2, 16.7-16.9, 14.15.6, 14.17, 14.18 Who starts air-to-air combat, and which combats there are in the hex. */
import type { Ask, Item, Out, Row } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { countRole, isBomber, type Role, roleOf } from '../roles.js';
import { seenFormation } from '../seen.js';
import { refused } from '../shapes.js';
import { type Altitude, type Battle, enemyOf, ofSide, type Rules, type Seen, type Side, sides } from '../state.js';
import { type AirCombat, lotOf, type Unit } from './16-units.js';
import { isAnyFlying } from './17-declaration.js';
import { isSunk } from './21-damage.js';
import type { Chapter, Progress } from './steps.js';

export type AirToAirStep = AirToAirOpening | AirCombat;

export type AirToAirOpening = {
  rule: '16';
  stage: 'initiate' | 'functions' | 'fights';
  /** 16.1 Who has started combat at which altitudes, and those at which there are enemies to meet. */
  wishes: Record<Side, readonly Altitude[]>;
  altitudes: readonly Altitude[];
  /** 14.18 Those at which both sides have interceptors and bombers, and choose what the interceptors do. */
  choosing: readonly Altitude[];
  /** 14.18 The formations (by index) whose interceptors fly as escorts for the bombers of others. */
  escorting: Record<Side, readonly number[]>;
  /** Mustered when the step opens, roles and all, so that one combat has no effect on who is in another (14.18). */
  fights: readonly AirCombat[];
  /** Which of them is next. */
  at: number;
};

type Fight = { readonly altitude: Altitude; readonly attacker: Side };

export const airToAirStep = (): AirToAirOpening => ({
  rule: '16',
  stage: 'initiate',
  wishes: nobody,
  altitudes: none,
  choosing: none,
  escorting: nobody,
  fights: none,
  at: 0,
});

// Lists are replaced, never changed: steps begin with the same empty ones.
const none: readonly never[] = [];
const nobody = { allied: none, japan: none };

const altitudes = ['high', 'low'] as const;
const isInterceptor = (role: Role): boolean => role === 'interceptor';
const isAny = (): boolean => true;

/** Who has what at one altitude. */
function presence(battle: Battle, side: Side, altitude: Altitude) {
  const air = ofSide(battle.air, side);
  return {
    interceptors: countRole(battle.rules, air, isInterceptor, altitude),
    bombers: countRole(battle.rules, air, isBomber, altitude),
    any: countRole(battle.rules, air, isAny, altitude),
  };
}

export const airToAir: Chapter<AirToAirOpening> = {
  next(battle, step, out): Progress {
    if (step.stage === 'initiate') {
      // Both are asked, whoever has interceptors: a pause for one side alone would betray them (decision 3).
      const meet = isAnyFlying(battle.air.allied) && isAnyFlying(battle.air.japan) && mayHappen(battle);
      return meet && cite('16.1') ? { need: 'decision', rule: '16.1', of: sides } : 'done';
    }
    if (step.stage === 'functions') {
      step.choosing = bothFunctions(battle, step.altitudes);
      if (step.choosing.length > 0 && cite('14.18')) return { need: 'decision', rule: '14.18', of: sides };
      step.fights = fightsOf(battle, step);
      step.stage = 'fights';
    }
    while (step.at < step.fights.length) {
      const at = step.at++;
      const combat = step.fights[at];
      step.fights = step.fights.map((fight, i) => (i === at ? over(fight) : fight));
      if (combat !== undefined && begin(battle, combat, out)) return 'again';
    }
    return 'done';
  },

  ask(seen, step): Ask {
    return step.stage === 'functions'
      ? functionsAsk(seen.rules, seen.own.air, step)
      : initiateAsk(seen.rules, seen.own.air);
  },

  decide(battle, step, answers, out) {
    if (step.stage === 'initiate') {
      const wished = (side: Side): Altitude[] => altitudes.filter((altitude) => wants(answers[side], altitude));
      step.wishes = { allied: wished('allied'), japan: wished('japan') };
      const wanted = altitudes.filter((altitude) => sides.some((side) => step.wishes[side].includes(altitude)));
      for (const side of sides) {
        if (out.on && answers[side] !== undefined)
          out.tell('all', '16.1', 'air-combat-wish', { side, altitudes: [...step.wishes[side]] });
      }
      step.altitudes = wanted.filter((altitude) => enemiesMeet(battle, altitude));
      step.stage = 'functions';
      if (out.on && wanted.length > 0)
        out.tell('all', '14.15.6', 'enemies-met', { wanted: [...wanted], met: [...step.altitudes] });
      if (step.altitudes.length > 0) disclosePlanes(battle, out);
      return;
    }
    const escorting: Record<Side, number[]> = { allied: [], japan: [] };
    for (const side of sides) {
      const rows = answers[side];
      const formations = functionRows(battle.rules, ofSide(battle.air, side), step.choosing);
      formations.forEach((af, i) => {
        const row = Array.isArray(rows) ? rows[i] : undefined;
        if (Array.isArray(row) && row[0] === 'escort') escorting[side].push(af);
        if (out.on)
          out.tell('all', '14.18', 'function', {
            side,
            af: ofSide(battle.air, side)[af]?.id,
            function: Array.isArray(row) ? row[0] : 'attack',
          });
      });
    }
    step.escorting = escorting;
    step.fights = fightsOf(battle, step);
    step.stage = 'fights';
  },

  clone: ({ rule, stage, wishes, altitudes, choosing, escorting, fights, at }) => ({
    rule,
    stage,
    wishes,
    altitudes,
    choosing,
    escorting,
    fights,
    at,
  }),
  key: (step) =>
    `${step.stage}${step.wishes.allied}.${step.wishes.japan}.${step.escorting.allied}.${step.escorting.japan}.${step.at}`,
};

const wants = (answer: unknown, altitude: Altitude): boolean => Array.isArray(answer) && answer.includes(altitude);

/** 15.2 Only near a deck or a base, or over ships; 16.2 once in a battle. */
function mayHappen(battle: Battle): boolean {
  const afloat = sides.some((side) => ofSide(battle.ships, side).some((ship) => !isSunk(ship)));
  const near = battle.zone || battle.base !== null || afloat;
  if (!near && cite('15.2')) return false;
  return !(battle.fought.includes('15.5.1') && cite('16.2'));
}

/** 16.1 Only interceptors can start it. Whether the enemy is at their altitude they learn by trying. */
function initiateAsk(rules: Rules, own: Seen['own']['air']): Ask {
  const of = altitudes.map((altitude): Item => {
    const interceptors = countRole(rules, own, isInterceptor, altitude);
    const item = { id: altitude, text: `at ${altitude} altitude with ${interceptors} interceptor factors` };
    if (interceptors > 0) return item;
    return refused(item, {
      rule: '16.1',
      why: 'only interceptors can start air-to-air combat, and you have none there',
    });
  });
  return { ask: 'pick', rule: '16.1', prompt: 'Start air-to-air combat?', of, min: 0, max: 2 };
}

/** 14.15.6 Planes meet only planes at their own altitude. */
function enemiesMeet(battle: Battle, altitude: Altitude): boolean {
  const meet = sides.every((side) => countRole(battle.rules, ofSide(battle.air, side), isAny, altitude) > 0);
  return meet || !cite('14.15.6');
}

/** 15.1, 7.13, 7.15 Once air combat begins both sides know names, numbers and altitudes, whatever they could observe before. */
export function disclosePlanes(battle: Battle, out: Out): void {
  if (!cite('15.1')) return;
  for (const side of sides) {
    const air = ofSide(battle.air, enemyOf(side));
    battle.told = { ...battle.told, [side]: { ...battle.told[side], planes: true } };
    if (out.on) out.tell([side], '15.1', 'planes-disclosed', { formations: air.map(seenFormation) });
  }
}

/** 14.18 The altitudes at which both sides have interceptors and bombers to choose between. */
function bothFunctions(battle: Battle, at: readonly Altitude[]): Altitude[] {
  return at.filter((altitude) =>
    sides.every((side) => {
      const { interceptors, bombers } = presence(battle, side, altitude);
      return interceptors > 0 && bombers > 0;
    }),
  );
}

/** The formations whose interceptors 14.18 asks about. All interceptors of one formation do the same. */
function functionRows(rules: Rules, air: Seen['own']['air'], at: readonly Altitude[]): number[] {
  const rows: number[] = [];
  air.forEach((formation, index) => {
    if (at.some((altitude) => countRole(rules, [formation], isInterceptor, altitude) > 0)) rows.push(index);
  });
  return rows;
}

function functionsAsk(rules: Rules, own: Seen['own']['air'], step: AirToAirOpening): Ask {
  const rows = functionRows(rules, own, step.choosing).map((index): Row => {
    const prompt = `${own[index]?.id ?? ''}: its interceptors`;
    const of = [
      { id: 'attack', text: 'attack the enemy' },
      { id: 'escort', text: 'fly as escorts for your bombers' },
    ];
    return { ask: 'pick', rule: '14.18', prompt, of, min: 1, max: 1 };
  });
  return {
    ask: 'sheet',
    rule: '14.18',
    prompt: 'Attack, or escort your own bombers? Both sides write it down secretly.',
    rows,
    limits: [],
  };
}

/** R100 Which combats follow from who has what, high before low (16.8), at most two at each altitude (16.9). */
function fightsOf(battle: Battle, step: AirToAirOpening): AirCombat[] {
  const fights: Fight[] = [];
  for (const altitude of step.altitudes) {
    if (fights.length > 0 && !cite('16.8')) break;
    const allied = presence(battle, 'allied', altitude);
    const japan = presence(battle, 'japan', altitude);
    if (allied.interceptors > 0 && japan.interceptors > 0) {
      const bothBomb = allied.bombers > 0 && japan.bombers > 0;
      if (bothBomb) fights.push({ altitude, attacker: 'allied' }, { altitude, attacker: 'japan' });
      else fights.push({ altitude, attacker: allied.bombers > 0 ? 'japan' : 'allied' });
    } else if (allied.interceptors > 0) fights.push({ altitude, attacker: 'allied' });
    else if (japan.interceptors > 0) fights.push({ altitude, attacker: 'japan' });
  }
  const allowed = fights.length > 2 && !cite('16.9') ? fights.slice(0, 2) : fights;
  return allowed.map((fight) => muster(battle, step, fight));
}

const over = (fight: AirCombat): AirCombat => ({ ...fight, interceptors: [], escorts: [], bombers: [] });

/** Begin a combat with those of its planes that are left; false when a side has nobody. */
function begin(battle: Battle, combat: AirCombat, out: Out): boolean {
  const alive = (side: Side, units: readonly Unit[]): Unit[] =>
    units.filter((unit) => (lotOf(ofSide(battle.air, side), unit)?.factors ?? 0) > 0);
  const { attacker, altitude } = combat;
  const defender = enemyOf(attacker);
  const interceptors = alive(attacker, combat.interceptors);
  const escorts = alive(defender, combat.escorts);
  const bombers = alive(defender, combat.bombers);
  if (interceptors.length === 0 || escorts.length + bombers.length === 0 || !cite('16.3')) return false;
  if (out.on) out.say('16.3', 'air-combat', { attacker, altitude });
  battle.agenda.push({ ...combat, interceptors, escorts, bombers });
  return true;
}

/** Who is in a combat, on both sides. */
function muster(battle: Battle, step: AirToAirOpening, { altitude, attacker }: Fight): AirCombat {
  const defender = enemyOf(attacker);
  const mine = presence(battle, attacker, altitude);
  const theirs = presence(battle, defender, altitude);
  const chosen = mine.interceptors > 0 && theirs.interceptors > 0 && mine.bombers > 0 && theirs.bombers > 0;
  const escortsOf = (af: number): boolean => !chosen || step.escorting[defender].includes(af);

  const interceptors = lotsOf(
    battle,
    attacker,
    altitude,
    '16.5.1',
    (role, af) => role === 'interceptor' && !(chosen && step.escorting[attacker].includes(af)),
  );
  const escorts = lotsOf(battle, defender, altitude, '16.5.1', (role, af) => {
    if (role === 'escort') return true;
    if (role !== 'interceptor') return false;
    if (theirs.bombers === 0) return cite('16.7'); // interceptors against interceptors
    return escortsOf(af) && cite('14.17');
  });
  const bombers = lotsOf(battle, defender, altitude, '16.6.1', isBomber);
  // 16.7, R194 Who has started it for the sake of his bombers meets all enemy interceptors first; nobody is told off before.
  const theirWish = theirs.interceptors > 0 && theirs.bombers > 0 && step.wishes[defender].includes(altitude);
  const first = battle.rules.options.requiredInterceptors === 'all';
  const required = theirWish && !chosen && first && cite('16.7');
  return {
    rule: '16.3',
    altitude,
    attacker,
    // 16.1 When both have interceptors nobody may keep any out; otherwise the attacker may.
    all: theirs.interceptors > 0 && cite('16.1'),
    stage: required ? 'burn' : 'designate',
    round: 'escorts',
    interceptors,
    escorts,
    bombers,
    targets: { allied: [], japan: [] },
    shots: [],
    at: 0,
    losses: [],
    critical: null,
  };
}

/** 16.5.1, 16.6.1 The lots of one side that take part, at the same altitude only. */
function lotsOf(
  battle: Battle,
  side: Side,
  altitude: Altitude,
  rule: string,
  is: (role: Role, af: number) => boolean,
): Unit[] {
  const units: Unit[] = [];
  ofSide(battle.air, side).forEach(({ lots }, af) => {
    lots.forEach((lot, index) => {
      if (lot.factors === 0 || !is(roleOf(battle.rules, lots, lot), af)) return;
      if (lot.altitude !== altitude && cite(rule)) return;
      units.push({ af, lot: index, against: 'escorts' });
    });
  });
  return units;
}
