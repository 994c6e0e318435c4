/** Submarines 8 and 9: the Submarine Combat Step of one side's submarines in one hex. Planes first, then ships, then they fire. */
import { type Ask, type Item, isWitnessed, type Row } from '@ironbottom/umpire';
import type { AirHits } from '../charts/air-hits.js';
import type { Charts } from '../charts/index.js';
import type { PlaneName } from '../charts/planes.js';
import { cite } from '../cite.js';
import { label } from '../seen.js';
import { type Battle, enemyOf, type Rules, type Seen, type Ship, type Side } from '../state.js';
import { antiAircraftStep } from './17-anti-aircraft.js';
import { isAnyFlying } from './17-declaration.js';
import {
  type Attack,
  carryOn,
  declare,
  discloseShips,
  isAfloat,
  noSalvo,
  open,
  type Salvo,
  salvoKey,
  score,
  surfaceTable,
} from './19-fire.js';
import { type Modifier, modifier } from './20-combat-resolution.js';
import type { Chapter, Progress } from './steps.js';

/** Lists are replaced, never changed, so that copies may share them. */
export type SubmarineStep = Salvo & {
  rule: 'OPT-SUB';
  /** Whose submarines these are. */
  readonly of: Side;
  stage: 'planes' | 'hunt' | 'hunted' | 'aim' | 'fired';
  /** The places of submarines that planes have attacked, and of those that ships have, once for each ship. */
  bombed: readonly number[];
  hunted: readonly number[];
};

export const submarineStep = (of: Side): SubmarineStep => ({
  rule: 'OPT-SUB',
  of,
  stage: 'planes',
  bombed: [],
  hunted: [],
  ...noSalvo,
});

export const submarineCombat: Chapter<SubmarineStep> = {
  next(battle, step, out): Progress {
    const enemy = enemyOf(step.of);
    for (;;) {
      switch (step.stage) {
        // 8 Planes that wish to attack are fired at, then bomb, as ever.
        case 'planes':
          for (const side of [step.of, enemy]) discloseShips(battle, side, out);
          step.stage = 'hunt';
          if (!isAnyFlying(battle.air[enemy]) || !cite('OPT-SUB.8')) break;
          battle.agenda.push(antiAircraftStep());
          return 'again';
        // 9 Ships attack first …
        case 'hunt':
          if (battle.ships[enemy].some(mayHunt) && battle.ships[step.of].some(isAfloat) && cite('OPT-SUB.9'))
            return { need: 'decision', rule: 'OPT-SUB.9', of: [enemy] };
          step.stage = 'aim';
          break;
        case 'hunted': {
          const need = carryOn(battle, step, out);
          if (need !== undefined) return need;
          step.stage = 'aim';
          break;
        }
        // … and the submarines that are left after them.
        case 'aim':
          if (battle.ships[enemy].some(isAfloat) && battle.ships[step.of].some(isAfloat) && cite('OPT-SUB.9b'))
            return { need: 'decision', rule: 'OPT-SUB.9b', of: [step.of] };
          return 'done';
        case 'fired':
          return carryOn(battle, step, out) ?? 'done';
      }
    }
  },

  die: score,

  ask: (seen, step): Ask => (step.stage === 'hunt' ? huntAsk(seen) : aimAsk(seen, step)),

  decide(battle, step, answers, out) {
    const side = step.stage === 'hunt' ? enemyOf(step.of) : step.of;
    const given = answers[side];
    const rows = Array.isArray(given) ? given : [];
    const chosen = chosenBy(battle, side, step, rows);
    const salvo = step.stage === 'hunt' ? hunts(battle, step, chosen) : shots(battle, step, chosen);
    const rule = step.stage === 'hunt' ? 'OPT-SUB.9a' : 'OPT-SUB.9b';
    declare(battle, rule, step.stage === 'hunt' ? 'depth charges' : 'torpedoes', salvo, answers, out);
    step.stage = step.stage === 'hunt' ? 'hunted' : 'fired';
    open(step, salvo);
  },

  clone: (step) => ({ ...step }),
  key: (step) => `${step.stage}${step.of}${step.bombed}/${step.hunted}${salvoKey(step)}`,
};

/** One ship or submarine, by its place, and the place of her target. */
type Choice = { readonly from: number; readonly target: number };

const firers = (ships: readonly Ship[], stage: SubmarineStep['stage']): number[] =>
  ships.flatMap((ship, i) => ((stage === 'hunt' ? mayHunt(ship) : isAfloat(ship)) ? [i] : []));

function chosenBy(battle: Battle, side: Side, { stage }: SubmarineStep, rows: readonly unknown[]): Choice[] {
  return firers(battle.ships[side], stage).flatMap((from, i): Choice[] => {
    const row = rows[i];
    const target = battle.ships[enemyOf(side)].findIndex(({ id }) => Array.isArray(row) && row[0] === id);
    return target < 0 ? [] : [{ from, target }];
  });
}

// 9a

/** OPT-SUB.9a Only CL, DD and PG can attack submarines. */
export function mayHunt(ship: Pick<Ship, 'type' | 'hits' | 'damage'>): boolean {
  if (!isAfloat(ship)) return false;
  return ship.type === 'CL' || ship.type === 'DD' || ship.type === 'PG' || !cite('OPT-SUB.9a');
}

function huntFactors({ charts }: Rules, { type }: Pick<Ship, 'type'>): number {
  const { factors } = charts.submarines.values.ships;
  return type === 'DD' || type === 'PG' || type === 'CL' ? factors[type] : 1;
}

function huntTable({ rules, night }: Pick<Battle, 'rules' | 'night'>, by: Side, list: Modifier[]): number {
  const chart = rules.charts.submarines.values.ships;
  return chart.table[by] + (night ? modifier(list, 'OPT-SUB.9a', 'night', chart.night) : 0);
}

/** R185 All that attack one submarine do so together: one die. */
function hunts(battle: Battle, step: SubmarineStep, chosen: readonly Choice[]): Attack[] {
  const by = enemyOf(step.of);
  step.hunted = chosen.map(({ target }) => target);
  return battle.ships[step.of].flatMap((_, target): Attack[] => {
    const mine = chosen.filter((choice) => choice.target === target);
    let factors = 0;
    for (const { from } of mine) factors += huntFactors(battle.rules, battle.ships[by][from] ?? { type: 'DD' });
    const modifiers: Modifier[] = [];
    const table = huntTable(battle, by, modifiers);
    return factors === 0 ? [] : [{ rule: 'OPT-SUB.9a', by, target, factors, table, modifiers }];
  });
}

function huntAsk(seen: Seen): Ask {
  const of: Item[] = seen.enemy.ships.filter(isAfloat).map((ship) => ({ id: ship.id, text: label(ship) }));
  const rows = seen.own.ships.filter(mayHunt).map((ship): Row => {
    const factors = huntFactors(seen.rules, ship);
    const prompt = `${label(ship)} (${factors}) attacks`;
    return { ask: 'pick', rule: 'OPT-SUB.9a', prompt, of, min: 0, max: 1, now: of.slice(0, 1).map(({ id }) => id) };
  });
  const table = huntTable(seen, seen.side, []);
  const prompt = `Which submarines do your ships attack? Depth charges are rolled on table ${Math.max(1, table)}.`;
  return { ask: 'sheet', rule: 'OPT-SUB.9', prompt, rows, limits: [] };
}

// 9b

/** OPT-SUB.9b, R189 Better against those who do not know of her, worse for each ship that has attacked her. */
function aimTable(
  { rules, night }: Pick<Battle, 'rules' | 'night'>,
  { of, bombed, hunted }: SubmarineStep,
  place: number,
  list: Modifier[],
): number {
  const chart = rules.charts.submarines.values.submarine;
  const attackers = hunted.filter((each) => each === place).length;
  const unnoticed = attackers === 0 && !bombed.includes(place);
  let table = chart.table[of];
  if (night) table += modifier(list, 'OPT-SUB.9b', 'night', chart.night);
  if (unnoticed) table += modifier(list, 'OPT-SUB.9b', 'not attacked', chart.notAttacked);
  if (attackers > 0) table += modifier(list, 'OPT-SUB.9b', 'attacked by ships', chart.eachAttacker * attackers);
  return table;
}

/** R185 Each submarine at one ship: a die for each. */
function shots(battle: Battle, step: SubmarineStep, chosen: readonly Choice[]): Attack[] {
  const by = step.of;
  const { factors } = battle.rules.charts.submarines.values.submarine;
  return chosen.flatMap(({ from, target }): Attack[] => {
    const ship = battle.ships[enemyOf(by)][target];
    if (ship === undefined) return [];
    const modifiers: Modifier[] = [];
    const table = surfaceTable(battle.rules, aimTable(battle, step, from, modifiers), ship);
    return [{ rule: 'OPT-SUB.9b', by, target, factors, table, modifiers }];
  });
}

/** Ships by what they are worth to a submarine. */
const prizes = ['CV', 'CVL', 'BB', 'CAV', 'AV', 'CA', 'AP', 'AO', 'CL', 'APD', 'DD', 'PG'];

function aimAsk(seen: Seen, step: SubmarineStep): Ask {
  const of: Item[] = seen.enemy.ships
    .filter(isAfloat)
    .sort((a, b) => prizes.indexOf(a.type) - prizes.indexOf(b.type))
    .map((ship) => ({ id: ship.id, text: `${label(ship)}, ${ship.damage - ship.hits} to sink` }));
  const { factors } = seen.rules.charts.submarines.values.submarine;
  const rows = seen.own.ships.flatMap((ship, place): Row[] => {
    if (!isAfloat(ship)) return [];
    const table = Math.min(15, Math.max(1, aimTable(seen, step, place, [])));
    const prompt = `${label(ship)} (${factors} on table ${table}) fires at`;
    const now = of.slice(0, 1).map(({ id }) => id);
    return [{ ask: 'pick', rule: 'OPT-SUB.9b', prompt, of, min: 0, max: 1, now }];
  });
  return { ask: 'sheet', rule: 'OPT-SUB.9b', prompt: 'Which ships do your submarines attack?', rows, limits: [] };
}

// 8

const kept = new WeakMap<Rules, Rules>();

/**
 * OPT-SUB.8 Planes and submarines fight as planes and ships do, by tables of their own: only GP bombs dropped level from low
 * altitude can hit, and only from some planes (8b).
 */
export function submarineRules(rules: Rules): Rules {
  const known = isWitnessed() ? undefined : kept.get(rules);
  if (known !== undefined) return known;
  const { charts, options } = rules;
  const { antiAircraft, planes } = charts.submarines.values;
  const airHits: { [plane: string]: AirHits } = {};
  const nothing = { GP: null, AP: null };
  for (const [plane, hits] of Object.entries(charts.airHits.values)) {
    const low = { GP: planes[plane as PlaneName] ?? null, AP: null };
    airHits[plane] = { ...hits, ship: { high: nothing, low, dive: nothing }, torpedo: null };
  }
  const tables: Charts = {
    ...charts,
    airHits: cite('OPT-SUB.8b') ? { ...charts.airHits, values: airHits as Record<PlaneName, AirHits> } : charts.airHits,
    hitTables: cite('OPT-SUB.8a')
      ? { ...charts.hitTables, values: { ...charts.hitTables.values, antiAircraft } }
      : charts.hitTables,
    combatModifiers: cite('OPT-SUB.8c') ? charts.combatModifiers : { ...charts.combatModifiers, values: unmodified },
  };
  const here = { options: { ...options, skipBombing: false, paraFrag: false, strafing: false }, charts: tables };
  const found = { ...rules, ...here };
  if (!isWitnessed()) kept.set(rules, found);
  return found;
}

const unmodified = {
  airToAir: { rangeKept: 0, night: 0, clouds: 0, armed: 0 },
  antiAircraft: { high: 0, night: 0, clouds: 0 },
  airAttack: { crippled: 0, anchored: 0, night: 0, clouds: 0 },
  surface: { crippled: 0, anchored: 0 },
};
